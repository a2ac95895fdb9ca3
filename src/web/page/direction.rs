//! Names in scripts that run from right to left, kept to themselves: each stretch of them in a page stands in an element
//! of its own, so that the numbers and names beside it stay where they belong.

/// Elements whose text is no markup, or is typed into.
const TEXT_ONLY: [&str; 3] = ["textarea", "script", "style"];
/// Elements that hold text alone, where a character has to do what an element does elsewhere.
const NO_ELEMENTS: [&str; 3] = ["title", "option", "text"];

/// The page with every stretch of right-to-left text isolated. What stands in tags is left as it is.
pub fn isolate_right_to_left(page: String) -> String {
    if !may_hold_right_to_left(page.as_bytes()) || !page.chars().any(is_right_to_left) {
        return page;
    }
    let mut out = String::with_capacity(page.len() + 1024);
    let mut rest = page.as_str();
    let mut within: Option<&str> = None;
    while !rest.is_empty() {
        let text = &rest[..rest.find('<').unwrap_or(rest.len())];
        match within {
            Some(element) if TEXT_ONLY.contains(&element) => out.push_str(text),
            Some(_) => isolate_text(text, ("\u{2068}", "\u{2069}"), &mut out),
            None => isolate_text(text, ("<bdi>", "</bdi>"), &mut out),
        }
        rest = &rest[text.len()..];
        let tag = &rest[..end_of_tag(rest)];
        out.push_str(tag);
        rest = &rest[tag.len()..];
        within = element_after_tag(tag, within);
    }
    out
}

/// Whether a byte may begin a character that runs from right to left, many bytes at a time: nearly every page has none,
/// and every page is looked at.
fn may_hold_right_to_left(page: &[u8]) -> bool {
    let begins = |byte: &u8| matches!(byte, 0xd6..=0xe0 | 0xef | 0xf0);
    page.chunks(256).any(|part| part.iter().fold(false, |found, byte| found | begins(byte)))
}

/// Up to the end of a tag, quoted values and all.
fn end_of_tag(text: &str) -> usize {
    let mut quoted = false;
    for (at, character) in text.char_indices() {
        match character {
            '"' => quoted = !quoted,
            '>' if !quoted => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The element that holds the text after a tag, where it matters.
fn element_after_tag<'a>(tag: &'a str, within: Option<&'a str>) -> Option<&'a str> {
    let name = |tag: &'a str| tag.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    match (tag.strip_prefix("</"), within) {
        (Some(closed), Some(element)) if name(closed) == element => None,
        (_, Some(element)) => Some(element),
        (Some(_), None) => None,
        (None, None) => {
            let name = name(tag.strip_prefix('<').unwrap_or_default());
            Some(name).filter(|name| TEXT_ONLY.contains(name) || NO_ELEMENTS.contains(name))
        }
    }
}

fn isolate_text(text: &str, (open, close): (&str, &str), out: &mut String) {
    let mut rest = text;
    while let Some(start) = rest.find(is_right_to_left) {
        let end = start + length_of_stretch(&rest[start..]);
        out.push_str(&rest[..start]);
        out.push_str(open);
        out.push_str(&rest[start..end]);
        out.push_str(close);
        rest = &rest[end..];
    }
    out.push_str(rest);
}

/// How far the words go on: what joins two of them belongs to them, and so do brackets round some of them; what stands
/// between two names does not.
fn length_of_stretch(text: &str) -> usize {
    let mut end = 0;
    let mut joint = false;
    // Where a bracket was opened, if it was.
    let mut opened = None;
    for (at, character) in text.char_indices() {
        if is_right_to_left(character) {
            joint = false;
        } else if character == ')' && opened.is_some() && !joint {
            opened = None;
        } else if character == '(' && opened.is_none() && text[at + 1..].starts_with(is_right_to_left) {
            opened = Some(end);
            continue;
        } else if joint || !matches!(character, ' ' | '-' | '.' | '\'' | '’' | '\u{200c}' | '\u{200d}') {
            break;
        } else {
            joint = true;
            continue;
        }
        end = at + character.len_utf8();
    }
    // One that is not closed does not belong to the name.
    opened.unwrap_or(end)
}

/// Hebrew, Arabic and the scripts beside them, with their presentation forms.
fn is_right_to_left(character: char) -> bool {
    matches!(character, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::{is_right_to_left, isolate_right_to_left, may_hold_right_to_left};

    #[test]
    fn no_character_from_right_to_left_is_overlooked() {
        let all = ('\0'..=char::MAX).filter(|character| is_right_to_left(*character));
        let overlooked = |character: char| !may_hold_right_to_left(character.to_string().as_bytes());
        assert_eq!(all.filter(|character| overlooked(*character)).count(), 0);
        assert!(!may_hold_right_to_left("Łukasz – Ελένη Юлия 3–0".as_bytes()));
    }

    #[test]
    fn a_name_from_right_to_left_stands_for_itself() {
        for (page, wanted) in [
            ("<p>Ann 1-0-0</p>", "<p>Ann 1-0-0</p>"),
            ("<td>דוד כהן 2-0-1</td>", "<td><bdi>דוד כהן</bdi> 2-0-1</td>"),
            ("<td>דוד – محمد علي</td>", "<td><bdi>דוד</bdi> – <bdi>محمد علي</bdi></td>"),
            (
                "<li>table 4: בן-דוד – Cy (Cy had the bye)",
                "<li>table 4: <bdi>בן-דוד</bdi> – Cy (Cy had the bye)",
            ),
            ("<input value=\"דוד > 1\">דוד", "<input value=\"דוד > 1\"><bdi>דוד</bdi>"),
            ("<textarea>דוד</textarea>", "<textarea>דוד</textarea>"),
            ("<title>דוד 1</title><b>דוד</b>", "<title>\u{2068}דוד\u{2069} 1</title><b><bdi>דוד</bdi></b>"),
            ("محمد (أبو علي) كريم (2-0)", "<bdi>محمد (أبو علي) كريم</bdi> (2-0)"),
            ("נבחרת דוד (צפון), דוד", "<bdi>נבחרת דוד (צפון)</bdi>, <bdi>דוד</bdi>"),
            ("דוד (כהן, 2-0", "<bdi>דוד</bdi> (<bdi>כהן</bdi>, 2-0"),
            ("דוד (כהן Cy) 3", "<bdi>דוד</bdi> (<bdi>כהן</bdi> Cy) 3"),
            ("<option value=\"1\">דוד 1</option>", "<option value=\"1\">\u{2068}דוד\u{2069} 1</option>"),
            ("<text x=\"67%\">דוד</text>", "<text x=\"67%\">\u{2068}דוד\u{2069}</text>"),
        ] {
            assert_eq!(isolate_right_to_left(page.to_owned()), wanted);
        }
    }
}
