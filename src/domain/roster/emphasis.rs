//! Bold, italic and underlined text of chats and forums, and letters that only look bold: the plain words.

use super::line;
use std::borrow::Cow;

/// The text without any of it. A line that is nothing but italic hangs below the one before it, where nothing else
/// says what does: the list has no bullets, and not all of it is italic.
pub fn taken_off(text: &str) -> Cow<'_, str> {
    let dressed = text.lines().filter(|line| strip_emphasis(line, false).is_some()).count();
    if dressed == 0 {
        return Cow::Borrowed(text);
    }
    let full = || text.lines().filter(|line| !line.trim().is_empty());
    let italic = full().filter(|line| text_between_signs(line.trim(), '_').is_some()).count();
    let has_bullets = full().any(|line| line::strip_bullet(line.trim_matches(['_', '*', ' '])).is_some());
    let hangs = !has_bullets && italic * 2 <= full().count();
    let lines = text.lines().map(|line| strip_emphasis(line, hangs).unwrap_or_else(|| line.to_owned()));
    Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
}

/// A line without its marks; none when it has none.
fn strip_emphasis(line: &str, hangs: bool) -> Option<String> {
    if line.chars().all(|sign| "*_-=~ ".contains(sign)) {
        return None;
    }
    let mut plain = line.to_owned();
    for mark in ["**", "__", "~~"] {
        if plain.matches(mark).count() >= 2 {
            plain = plain.replace(mark, "");
        }
    }
    if let Some(italic) = text_between_signs(plain.trim(), '_').filter(|_| hangs) {
        return Some(format!("• {italic}"));
    }
    let plain = ['*', '_'].into_iter().fold(plain, |plain, sign| without_spans(&plain, sign));
    (plain != line).then_some(plain)
}

/// Without pairs of a sign around words: "*Clanrats* (150)", "• _Reinforced_".
fn without_spans(line: &str, sign: char) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(sign) {
        let (before, inside) = (&rest[..at], &rest[at + 1..]);
        let is_open = before
            .chars()
            .next_back()
            .or(plain.chars().next_back())
            .is_none_or(|letter| !letter.is_alphanumeric());
        let end = inside.find(sign).filter(|end| {
            let (own, behind) = (&inside[..*end], &inside[end + 1..]);
            let is_whole = own.starts_with(|letter: char| !letter.is_whitespace()) && own.trim_end() == own;
            is_whole
                && !own.is_empty()
                && !behind.starts_with(|letter: char| letter.is_alphanumeric() || letter == sign)
        });
        plain.push_str(before);
        if let Some(end) = end.filter(|_| is_open) {
            plain.push_str(&inside[..end]);
            rest = &inside[end + 1..];
        } else {
            plain.push(sign);
            rest = inside;
        }
    }
    plain.push_str(rest);
    plain
}

/// What stands between two of the same sign, with no more of them inside.
fn text_between_signs(text: &str, sign: char) -> Option<&str> {
    let inside = text.strip_prefix(sign)?.strip_suffix(sign)?;
    let whole = inside.starts_with(|letter: char| !letter.is_whitespace()) && inside.trim_end() == inside;
    (whole && !inside.contains(sign)).then_some(inside)
}

/// Letters and digits that Unicode has for formulas, as posts use them for bold.
pub fn plain_letter(letter: char) -> char {
    let code = u32::from(letter);
    let ascii = match code {
        0x1D7CE..=0x1D7FF => Some(u32::from(b'0') + (code - 0x1D7CE) % 10),
        0x1D400..=0x1D6A3 => {
            let at = (code - 0x1D400) % 52;
            Some(if at < 26 { u32::from(b'A') + at } else { u32::from(b'a') + at - 26 })
        }
        0xFF21..=0xFF3A | 0xFF41..=0xFF5A => Some(code - 0xFEE0),
        _ => None,
    };
    ascii.and_then(char::from_u32).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dressed_lines_are_plain_and_bullets_stay() {
        assert_eq!(taken_off("- **Grey Seer** (120)\n__**Regiment 1**__"), "- Grey Seer (120)\nRegiment 1");
        assert_eq!(taken_off("*Clanrats (150)*\n_Reinforced_"), "Clanrats (150)\n• Reinforced");
        assert_eq!(taken_off("Clanrats (150)\n_• Reinforced_"), "Clanrats (150)\n• Reinforced");
        assert_eq!(taken_off("*Clanrats* (150)\n• _Reinforced_"), "Clanrats (150)\n• Reinforced");
        assert_eq!(taken_off("_Clanrats (150)_\n• *Reinforced*"), "Clanrats (150)\n• Reinforced");
        for text in ["*General", "* General", "** General", "-----", "_____", "A_b_c", "•* x"] {
            assert_eq!(taken_off(text), text);
        }
    }

    #[test]
    fn letters_of_formulas_are_letters() {
        assert_eq!("𝗚𝗿𝗲𝘆 𝟏𝟐".chars().map(plain_letter).collect::<String>(), "Grey 12");
    }
}
