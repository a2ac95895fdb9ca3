//! Fitting text: into a width by shrinking or cutting, into lines by wrapping.

use super::fonts::{Weight, make_settable, measure_printed_width};

const ELLIPSIS: char = '…';

/// How a text is set: weight and size in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Type {
    pub weight: Weight,
    pub size: f32,
}

impl Type {
    pub const fn regular(size: f32) -> Self {
        Self { weight: Weight::Regular, size }
    }

    pub const fn bold(size: f32) -> Self {
        Self { weight: Weight::Bold, size }
    }

    /// The width of a text set so.
    pub fn width(self, text: &str) -> f32 {
        measure_printed_width(&make_settable(text), self.weight, self.size)
    }
}

/// A text that fits: as it can be set, and at which size.
#[derive(Debug, Clone, PartialEq)]
pub struct Fitted {
    pub text: String,
    pub set: Type,
}

/// Fits a text into a width: set smaller, down to seven tenths, and then cut with an ellipsis.
pub fn fit_text(text: &str, set: Type, room: f32) -> Fitted {
    shrink_text(text, set, Limits { room, least: 0.7 })
}

/// Fits a name into a width: set as small as half before anything of it is cut.
pub fn squeeze_name(text: &str, set: Type, room: f32) -> Fitted {
    shrink_text(text, set, Limits { room, least: 0.5 })
}

/// Fits a text into a width: set smaller, down to this size, and then cut with an ellipsis.
pub fn fit_legibly(text: &str, set: Type, room: f32, smallest: f32) -> Fitted {
    shrink_text(text, set, Limits { room, least: smallest / set.size })
}

#[derive(Clone, Copy)]
struct Limits {
    room: f32,
    least: f32,
}

fn shrink_text(text: &str, set: Type, limits: Limits) -> Fitted {
    let text = make_settable(text);
    let natural = measure_printed_width(&text, set.weight, set.size);
    if natural <= limits.room {
        return Fitted { text, set };
    }
    let set = Type { size: set.size * (limits.room / natural).max(limits.least), ..set };
    Fitted { text: cut_at_width(text, set, limits.room), set }
}

/// Cuts a text at a width, with an ellipsis when something is lost.
fn cut_at_width(mut text: String, set: Type, room: f32) -> String {
    // A hair of slack: shrinking to the exact width must not cut for a rounding error.
    if measure_printed_width(&text, set.weight, set.size) <= room + 0.05 {
        return text;
    }
    let dots = measure_printed_width(&ELLIPSIS.to_string(), set.weight, set.size);
    let mut left = room - dots;
    let mut end = 0;
    for (at, c) in text.char_indices() {
        left -= measure_printed_width(c.encode_utf8(&mut [0; 4]), set.weight, set.size);
        if left < 0.0 {
            break;
        }
        end = at + c.len_utf8();
    }
    text.truncate(end);
    text.truncate(text.trim_end().len());
    text.push(ELLIPSIS);
    text
}

/// Breaks a text into lines no wider than the room, at spaces where it can, inside a word where it
/// must (a language without spaces, a long link). Line breaks in the text are kept.
pub fn wrap_text(text: &str, set: Type, room: f32) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(&make_settable(line), set, room)).collect()
}

fn wrap_line(line: &str, set: Type, room: f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut current = String::new();
    let mut used = 0.0;
    for word in line.split_inclusive(' ') {
        let bare = measure_printed_width(word.trim_end(), set.weight, set.size);
        if used + bare > room && !current.is_empty() {
            lines.push(std::mem::take(&mut current).trim_end().to_owned());
            used = 0.0;
        }
        if bare <= room {
            current.push_str(word);
            used += measure_printed_width(word, set.weight, set.size);
            continue;
        }
        for c in word.chars() {
            let step = measure_printed_width(c.encode_utf8(&mut [0; 4]), set.weight, set.size);
            if used + step > room && !current.is_empty() {
                lines.push(std::mem::take(&mut current));
                used = 0.0;
            }
            current.push(c);
            used += step;
        }
    }
    lines.push(current.trim_end().to_owned());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const SET: Type = Type::regular(10.0);

    #[test]
    fn a_short_name_keeps_its_size() {
        assert_eq!(fit_text("Ann", SET, 100.0), Fitted { text: "Ann".into(), set: SET });
    }

    #[test]
    fn a_long_name_shrinks_before_it_is_cut() {
        let name = "Maximiliane von Hohenstein";
        let natural = SET.width(name);
        let shrunk = fit_text(name, SET, natural * 0.8);
        assert_eq!(shrunk.text, name);
        assert!(shrunk.set.size < 8.1);
        let cut = fit_text(name, SET, natural * 0.5);
        assert!(cut.text.ends_with('…') && cut.text.len() < name.len());
        assert!(cut.set.width(&cut.text) <= natural * 0.5 + 0.05);
    }

    #[test]
    fn no_room_at_all_leaves_an_ellipsis() {
        assert_eq!(fit_text("Ann", SET, 1.0).text, "…");
    }

    #[test]
    fn lines_break_at_spaces_and_inside_words_that_are_too_long() {
        let lines = wrap_text("one two three 王王王王王王王王王王王王王王王王王王王王", SET, 60.0);
        assert!(lines.len() > 3, "{lines:?}");
        assert!(lines.iter().all(|line| SET.width(line) <= 60.0), "{lines:?}");
        assert_eq!(lines[0], "one two");
    }

    #[test]
    fn empty_lines_are_kept() {
        assert_eq!(wrap_text("a\n\nb", SET, 60.0), ["a", "", "b"]);
        assert_eq!(wrap_text("", SET, 60.0), Vec::<String>::new());
    }
}
