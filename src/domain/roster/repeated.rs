//! A list that was pasted twice: the second copy is no part of the army.

/// A shorter text is repeated by chance.
const FEWEST_LINES: usize = 8;
/// Lines before the first copy: a greeting.
const MOST_BEFORE: usize = 6;
/// Of its lines, so many have no price and no bullet: a head, which no two regiments share.
const FEWEST_OF_HEAD: usize = 3;

/// Where the second copy begins and ends in the text; none where it has none.
pub fn second_copy(text: &str) -> Option<(usize, usize)> {
    let lines: Vec<(usize, &str)> = list_filled_lines(text).collect();
    let of_lines = (0..MOST_BEFORE.min(lines.len())).find_map(|from| {
        (from + FEWEST_LINES..lines.len()).filter(|at| lines[*at].1 == lines[from].1).find_map(|second| {
            let length = second - from;
            let copy = lines.get(second..second + length)?;
            let first = &lines[from..second];
            let is_same = || first.iter().zip(copy).all(|(one, other)| one.1 == other.1);
            let end = lines.get(second + length).map_or(text.len(), |(at, _)| *at);
            (is_most(length, lines.len()) && is_same() && has_head(first)).then_some((lines[second].0, end))
        })
    });
    of_lines.or_else(|| find_glued_copy(text))
}

/// The lines that hold something, each with its place.
fn list_filled_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let place = |line: &str| line.as_ptr() as usize - text.as_ptr() as usize;
    text.lines().filter(|line| !line.trim().is_empty()).map(move |line| (place(line), line.trim()))
}

fn has_head(lines: &[(usize, &str)]) -> bool {
    let is_plain = |line: &str| !line.contains(['(', '[']) && line.starts_with(char::is_alphanumeric);
    lines.iter().filter(|(_, line)| is_plain(line)).count() >= FEWEST_OF_HEAD
}

/// Twice a regiment is no whole list.
fn is_most(length: usize, lines: usize) -> bool {
    2 * length * 5 >= lines * 4
}

/// The same where the second copy begins on the last line of the first.
fn find_glued_copy(text: &str) -> Option<(usize, usize)> {
    let letters: Vec<(usize, char)> =
        text.char_indices().filter(|(_, letter)| !letter.is_whitespace()).collect();
    let (first, second) = letters.split_at(letters.len() / 2);
    let is_same =
        first.len() == second.len() && first.iter().zip(second).all(|(one, other)| one.1 == other.1);
    let is_list = text.lines().count() >= FEWEST_LINES || text.len() > LONG;
    second.first().filter(|_| is_same && is_list).map(|(at, _)| (*at, text.len()))
}

/// A line is a list from so many letters on.
const LONG: usize = 400;

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "Mine 540/2000 pts\nSkaven\nClaw-horde\nDrops: 2\nRegiment 1\nGrey Seer (120)\nClanrats (150)\n\
                        Regiment 2\nGrey Seer (120)\nClanrats (150)";

    fn remove_second_copy(text: &str) -> String {
        second_copy(text)
            .map_or_else(|| text.to_owned(), |(from, to)| format!("{}{}", &text[..from], &text[to..]))
    }

    #[test]
    fn the_second_copy_is_found_behind_an_empty_line_glued_on_and_between_other_words() {
        assert_eq!(remove_second_copy(&format!("{LIST}\n\n{LIST}")).trim_end(), LIST);
        assert_eq!(remove_second_copy(&format!("{LIST}{LIST}")), LIST);
        let dressed = remove_second_copy(&format!("Hi Ann,\nhere it is:\n{LIST}\n{LIST}\nCheers\n"));
        assert_eq!(dressed, format!("Hi Ann,\nhere it is:\n{LIST}\nCheers\n"));
    }

    #[test]
    fn two_equal_regiments_are_no_second_copy() {
        assert_eq!(second_copy(LIST), None);
        let units = "Clanrats (150)\n".repeat(30);
        assert_eq!(second_copy(&format!("Mine\nSkaven\n{units}")), None);
    }
}
