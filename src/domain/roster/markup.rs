//! What pages, forums and chats put into a text: entities, tags, `BBCode`, the backslashes of Markdown. Lines stay
//! where they were, but for tags that end one.

use super::cells;
use std::borrow::Cow;

/// The text without any of it.
pub fn taken_off(text: String) -> String {
    let text = if text.contains('&') { unescape_markup(&text) } else { text };
    let text = if text.contains('|') { without_table(text) } else { text };
    let text = if is_page(&text) { without_tags(&text) } else { text };
    let text = if text.contains('|') { cells::of_bars(&text).into_owned() } else { text };
    let text = if text.contains('[') { without_codes(&text) } else { text };
    if text.contains('\\') { without_backslashes(&text) } else { text }
}

/// A table of one column, which is a list in a frame: nearly every line stands between two bars.
fn without_table(text: String) -> String {
    let inside = |line: &str| {
        let inside = line.trim().strip_prefix('|')?.strip_suffix('|')?.trim();
        (inside.replace("\\|", "").find('|').is_none()).then(|| inside.to_owned())
    };
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let framed = lines().filter(|line| inside(line).is_some()).count();
    if framed < FEWEST_ROWS || framed * 10 < lines().count() * 9 {
        return text;
    }
    let is_frame = |row: &String| !row.is_empty() && row.chars().all(|sign| "-:= ".contains(sign));
    let rows = text.lines().map(|line| inside(line).unwrap_or_else(|| line.to_owned()));
    let rows: Vec<String> =
        rows.map(|row| if is_frame(&row) { String::new() } else { row.replace("\\|", "|") }).collect();
    rows.join("\n")
}

/// Fewer are no table.
const FEWEST_ROWS: usize = 6;
/// A list dressed line by line has more of them than a name.
const FEWEST_TAGS: usize = 4;

/// Whether tags end its lines, or dress many of them. Elsewhere somebody's list may be called "<b>Best</b>".
fn is_page(text: &str) -> bool {
    let ends = ["<br", "<p>", "<p ", "<div", "<li", "</p>", "</div>"];
    text.contains('<') && {
        let text = text.to_lowercase();
        ends.iter().any(|tag| text.contains(tag)) || text.matches("</").count() >= FEWEST_TAGS
    }
}

/// Text copied out of a page's source.
fn unescape_markup(text: &str) -> String {
    const ESCAPED: [(&str, &str); 11] = [
        ("&nbsp;", " "),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&rsquo;", "’"),
        ("&lsquo;", "‘"),
        ("&bull;", "•"),
        ("&ndash;", "–"),
        ("&mdash;", "—"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&amp;", "&"),
    ];
    let text = ESCAPED.iter().fold(text.to_owned(), |text, (escaped, plain)| text.replace(escaped, plain));
    unescape_code_points(&text)
}

/// `&#39;`, `&#x20;`.
fn unescape_code_points(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("&#") {
        plain.push_str(&rest[..at]);
        let code = &rest[at + 2..];
        let end = code.bytes().take(8).position(|byte| byte == b';');
        let letter = end.and_then(|end| {
            let digits = &code[..end];
            let hex = digits.strip_prefix(['x', 'X']);
            let number = hex.map_or_else(|| digits.parse(), |hex| u32::from_str_radix(hex, 16));
            number.ok().and_then(char::from_u32).filter(|letter| !letter.is_control())
        });
        if let (Some(letter), Some(end)) = (letter, end) {
            plain.push(if letter.is_whitespace() { ' ' } else { letter });
            rest = &code[end + 1..];
        } else {
            plain.push_str("&#");
            rest = code;
        }
    }
    plain.push_str(rest);
    plain
}

/// Tags that end a line do; those that only dress it are gone; anything else in such brackets is the player's own.
fn without_tags(text: &str) -> String {
    const ENDING: [&str; 20] = [
        "br", "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "pre", "table", "section",
        "header", "footer", "dt", "dd", "caption",
    ];
    const DRESS: [&str; 20] = [
        "b", "i", "u", "s", "em", "strong", "span", "font", "a", "small", "code", "tbody", "thead", "tfoot",
        "html", "body", "head", "meta", "main", "!doctype",
    ];
    // A row's cells may stand on lines of their own.
    let text = &*with_whole_rows(text);
    replace_between_signs(text, '<', '>', &|inside| {
        let closing = inside.starts_with('/');
        let name = inside.trim_start_matches('/').trim_end_matches('/').trim();
        let name = name.split_whitespace().next().unwrap_or_default().to_lowercase();
        match name.as_str() {
            "li" if !closing => Some("\n• "),
            "br" => Some("\n"),
            "td" | "th" if closing => Some(" | "),
            "td" | "th" => Some(""),
            name if ENDING.contains(&name) => Some("\n"),
            name if DRESS.contains(&name) => Some(""),
            _ => None,
        }
    })
}

/// The rows of tables, each on one line: what is between their tags may be broken anywhere.
fn with_whole_rows(text: &str) -> Cow<'_, str> {
    let tag = |from: usize, tag: &str| {
        let rest = text.get(from..)?.as_bytes();
        let at = rest.windows(tag.len()).position(|own| own.eq_ignore_ascii_case(tag.as_bytes()))?;
        Some(from + at)
    };
    let mut whole = String::new();
    let mut from = 0;
    while let Some(start) = tag(from, "<tr") {
        let Some(end) = tag(start, "</tr>").filter(|end| text.is_char_boundary(*end)) else { break };
        whole.push_str(&text[from..start]);
        whole.push_str(&text[start..end].replace('\n', " "));
        from = end;
    }
    if from == 0 { Cow::Borrowed(text) } else { Cow::Owned(whole + &text[from..]) }
}

/// Forums' own marks: `[b]`, `[list]`, `[*]`.
fn without_codes(text: &str) -> String {
    const CODES: [&str; 14] = [
        "b", "i", "u", "s", "list", "code", "quote", "spoiler", "size", "color", "colour", "font", "center",
        "url",
    ];
    replace_between_signs(text, '[', ']', &|inside| {
        if inside == "*" {
            return Some("• ");
        }
        let name = inside.trim_start_matches('/').split(['=', ' ']).next().unwrap_or_default().to_lowercase();
        let is_code =
            CODES.contains(&name.as_str()) && (name.len() > 1 || inside.trim_start_matches('/').len() == 1);
        is_code.then_some("")
    })
}

/// Puts something in the place of what stands between two signs, where `instead` says what; no longer than a tag is.
fn replace_between_signs(
    text: &str,
    open: char,
    close: char,
    instead: &dyn Fn(&str) -> Option<&'static str>,
) -> String {
    const LONGEST: usize = 200;
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(open) {
        plain.push_str(&rest[..at]);
        let inside = &rest[at + 1..];
        let end = inside.bytes().take(LONGEST).position(|byte| byte == close as u8 || byte == b'\n');
        let told = end
            .filter(|end| inside.as_bytes()[*end] == close as u8)
            .and_then(|end| Some((end, instead(&inside[..end])?)));
        if let Some((end, put)) = told {
            plain.push_str(put);
            rest = &inside[end + 1..];
        } else {
            plain.push(open);
            rest = inside;
        }
    }
    plain.push_str(rest);
    plain
}

/// `\-`, `\[`, `\*`: what Markdown escapes.
fn without_backslashes(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letters.peek() {
            Some(next) if letter == '\\' && next.is_ascii_punctuation() => {}
            // A backslash at a line's end breaks it, and it is broken already.
            None | Some('\n') if letter == '\\' => {}
            _ => {
                plain.push(letter);
                continue;
            }
        }
        if let Some(next) = letters.next() {
            plain.push(next);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take_markup_off(text: &str) -> String {
        taken_off(text.to_owned())
    }

    #[test]
    fn entities_tags_forum_codes_and_markdown_escapes_are_taken_off() {
        assert_eq!(
            take_markup_off("Callis &amp; Toll&#39;s&#x20;list &#8226; one"),
            "Callis & Toll's list • one"
        );
        assert_eq!(
            take_markup_off("Skaven<br>Claw-horde<br/>Drops: 1<BR />x"),
            "Skaven\nClaw-horde\nDrops: 1\nx"
        );
        assert_eq!(
            take_markup_off("<p>Clanrats (150)</p><ul><li>Reinforced</li></ul>").trim(),
            "Clanrats (150)\n\n\n• Reinforced"
        );
        assert_eq!(
            take_markup_off("<b>Grey Seer</b> <span style=\"x\">(120)</span><br>x"),
            "Grey Seer (120)\nx"
        );
        assert_eq!(
            take_markup_off("[b]Skaven[/b]\n[list][*]General[/list] [size=4]x[/size]"),
            "Skaven\n• General x"
        );
        assert_eq!(take_markup_off(r"\-\-\- \[General\] A\*"), "--- [General] A*");
    }

    #[test]
    fn what_only_looks_like_a_mark_stays() {
        for text in [
            "1 < 2 > 0",
            "[General]",
            "[Big Brother]",
            "a & b; &#; &#xzz;",
            "<3 rats",
            "[120 pts]",
            "<b>Best</b>",
        ] {
            assert_eq!(take_markup_off(text), text);
        }
    }
}
