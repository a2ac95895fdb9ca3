//! Numbers that an editor or a numbered list puts before every line: "1 Skaven", "2. Claw-horde", "3: Drops".

use std::borrow::Cow;

/// Fewer lines are counted by nobody.
const FEWEST: usize = 6;

/// The text without them, where they run on from line to line.
pub fn taken_off(text: &str) -> Cow<'_, str> {
    let lines: Vec<&str> = text.split('\n').collect();
    let full = lines.iter().filter(|line| !line.trim().is_empty()).count();
    let numbered: Vec<(usize, u32)> =
        lines.iter().enumerate().filter_map(|(at, line)| Some((at, split_line_number(line)?.0))).collect();
    // By one from line to line, whether empty lines are counted or not.
    let runs_on = |pair: &&[(usize, u32)]| {
        let (from, to) = (pair[0], pair[1]);
        to.1 == from.1 + 1
            || usize::try_from(to.1.saturating_sub(from.1)).is_ok_and(|step| step == to.0 - from.0)
    };
    let running = numbered.windows(2).filter(runs_on).count() + 1;
    if numbered.len() < FEWEST || running * 10 < numbered.len() * 9 || numbered.len() * 10 < full * 8 {
        return Cow::Borrowed(text);
    }
    let bare: Vec<&str> =
        lines.iter().map(|line| split_line_number(line).map_or(*line, |(_, rest)| rest)).collect();
    Cow::Owned(bare.join("\n"))
}

/// The number a line begins with, and what stands behind it.
fn split_line_number(line: &str) -> Option<(u32, &str)> {
    let text = line.trim_start_matches(['>', '[', '#', 'L']).trim_start();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text[..digits].parse().ok().filter(|_| digits <= 4)?;
    let rest = &text[digits..];
    let behind = rest.trim_start_matches([' ', '\u{a0}']);
    let behind = behind.strip_prefix(['.', ')', ':', '|', ']', '\t', '-']).unwrap_or(behind);
    let is_apart = behind.len() < rest.len() || rest.trim().is_empty();
    is_apart.then_some((number, behind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_run_on_from_line_to_line_are_taken_off() {
        type Form<'a> = &'a dyn Fn(usize, &str) -> String;
        let bare =
            ["Mine 270/2000 pts", "", "Skaven", "Regiment 1", "Grey Seer (120)", "• General", "Rats (150)"];
        let numbered = |form: &dyn Fn(usize, &str) -> String| {
            let lines = bare.iter().zip(1..).map(|(line, number)| form(number, line));
            lines.collect::<Vec<_>>().join("\n")
        };
        let forms: [Form<'_>; 5] = [
            &|number, line| format!("{number:>3} {line}"),
            &|number, line| format!("{number}. {line}"),
            &|number, line| format!("{number}\t{line}"),
            &|number, line| format!("{number:02}: {line}"),
            &|number, line| format!("{number} | {line}"),
        ];
        for form in forms {
            let text = numbered(form);
            let read: Vec<&str> = text.lines().collect();
            let told = taken_off(&text).into_owned();
            let told: Vec<&str> = told.lines().map(str::trim).collect();
            assert_eq!(told, bare, "{read:?}");
        }
    }

    #[test]
    fn numbers_of_other_kinds_stay() {
        let prices =
            "425 - Hierarch\n300 - Archers\n210 - Chariots\n515 - Sphinx\n120 - Scouts\n400 - Guard\n";
        let counts =
            "10 Clanrats (150)\n10 Clanrats (150)\n5 Rats (100)\n20 Rats (150)\n3 Rats (60)\n1 Rat (90)\n";
        for text in [prices, counts] {
            assert!(matches!(taken_off(text), Cow::Borrowed(_)));
        }
    }
}
