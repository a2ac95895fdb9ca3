//! The words of declared findings as they were, for a test that says every rule of every game with both.

use super::old_words::join_with_and;
use crate::{
    domain::{
        composition::{
            RuleTally,
            declared::{Composition, Observed, Placeholder, Sentence, SentencePiece, SizeRounding},
        },
        games::{self, Finding, FindingFacts},
        system,
    },
    text::{Speaker, findings::tell_finding, told},
    words::write_grouped_number,
};

/// What was found, and how to mend it. Where the system is not loaded, the numbers alone.
fn describe_declared_finding(finding: &Finding, system: &str, observed: &Observed) -> (String, String) {
    let game = games::find_game(system);
    let rule = game.and_then(|game| {
        Some((game.composition(), game.composition().rule(finding.rule, observed.part.as_deref())?))
    });
    match rule {
        Some((composition, rule)) => {
            let teller = Teller { composition, observed };
            let case = observed.case.as_ref().and_then(|case| rule.cases.get(case));
            let (says, mend) = case.map_or((&rule.says, &rule.mend), |case| (&case.says, &case.mend));
            (teller.tell(says), teller.tell(mend))
        }
        None => (describe_bare_numbers(observed), String::new()),
    }
}

/// `2, at most 3`
fn of_allowed(tally: &RuleTally) -> String {
    let least =
        tally.least.map(|least| format!(", at least {}", write_grouped_number(least))).unwrap_or_default();
    let most = tally.most.map(|most| format!(", at most {}", write_grouped_number(most))).unwrap_or_default();
    format!("{}{least}{most}", write_grouped_number(tally.found))
}

fn describe_bare_numbers(observed: &Observed) -> String {
    let least = observed.least.map(|least| format!(", at least {least}")).unwrap_or_default();
    let most = observed.most.map(|most| format!(", at most {most}")).unwrap_or_default();
    format!("{} found{least}{most}.", observed.found)
}

struct Teller<'o> {
    composition: &'o Composition,
    observed: &'o Observed,
}

impl Teller<'_> {
    fn tell(&self, sentence: &Sentence) -> String {
        let text: String = sentence
            .pieces()
            .iter()
            .map(|piece| match piece {
                SentencePiece::Optional(pieces) => {
                    let parts: Option<Vec<String>> = pieces.iter().map(|piece| self.piece(piece)).collect();
                    parts.map(|parts| parts.concat()).unwrap_or_default()
                }
                piece => self.piece(piece).unwrap_or_else(|| "?".to_owned()),
            })
            .collect();
        capitalise_finding_text(text.trim())
    }

    fn piece(&self, piece: &SentencePiece) -> Option<String> {
        match piece {
            SentencePiece::Text(text) => Some(text.clone()),
            SentencePiece::Fact(fact) => self.fact(*fact),
            SentencePiece::Optional(_) => None,
        }
    }

    fn fact(&self, fact: Placeholder) -> Option<String> {
        let seen = self.observed;
        let name = |id: &Option<String>, found: i64| {
            let id = id.as_deref()?;
            Some(match self.composition.names(id) {
                Some((one, _)) if found == 1 => one.to_owned(),
                Some((_, many)) => many.to_owned(),
                None => id.to_owned(),
            })
        };
        match fact {
            Placeholder::Found => Some(write_grouped_number(seen.found)),
            Placeholder::Counted => {
                let what = name(&seen.of, seen.found);
                let what =
                    what.unwrap_or_else(|| if seen.found == 1 { "entry" } else { "entries" }.to_owned());
                Some(format!("{} {what}", write_grouped_number(seen.found)))
            }
            Placeholder::Of => name(&seen.of, 2),
            Placeholder::To => name(&seen.to, 2),
            Placeholder::Entries => {
                (!seen.entries.is_empty()).then(|| join_with_and(&count_repeated_names(&seen.entries)))
            }
            Placeholder::Option => seen.option.clone(),
            Placeholder::Least => seen.least.map(write_grouped_number),
            Placeholder::Most => seen.most.map(write_grouped_number),
            Placeholder::Allowed => describe_allowed_number(seen),
            Placeholder::Size => Some(write_grouped_number(seen.size)),
            Placeholder::Row => self.row(),
            Placeholder::Next => seen.next.map(write_grouped_number),
            Placeholder::Over => seen.most.map(|most| write_grouped_number(seen.found - most)),
            Placeholder::Short => seen.least.map(|least| write_grouped_number(least - seen.found)),
            Placeholder::FoundPercent => {
                (seen.size > 0).then(|| write_points_from_tenths(seen.found * 1000 / seen.size))
            }
            Placeholder::Percent => seen.percent.map(|percent| percent.to_string()),
        }
    }

    fn size(&self) -> String {
        write_grouped_number(self.observed.size)
    }

    /// `below 2,000 points`, `from 2,000 points`, `at 4,000 points`.
    fn row(&self) -> Option<String> {
        let rows = &self.composition.sizes;
        let at = self.composition.row(self.observed.size)?;
        let from = |at: usize| rows.get(at).map(|row| write_grouped_number(i64::from(row.from)));
        if self.composition.between == SizeRounding::Higher {
            return Some(match at.checked_sub(1).and_then(from) {
                _ if i64::from(rows[at].from) <= self.observed.size => format!("at {} points", self.size()),
                Some(before) => format!("above {before} up to {} points", from(at)?),
                None => format!("up to {} points", from(at)?),
            });
        }
        match from(at + 1) {
            Some(next) if at == 0 => Some(format!("below {next} points")),
            Some(next) => Some(format!("from {} to below {next} points", from(at)?)),
            None => Some(format!("at {} points", write_grouped_number(self.observed.size))),
        }
    }
}

fn describe_allowed_number(seen: &Observed) -> Option<String> {
    let is_are = |n: i64| if n == 1 { "is" } else { "are" };
    Some(match (seen.least, seen.most) {
        (_, Some(0)) => "none is allowed".to_owned(),
        (_, Some(most)) => format!("at most {} {} allowed", write_grouped_number(most), is_are(most)),
        (Some(least), None) => format!("at least {} {} needed", write_grouped_number(least), is_are(least)),
        (None, None) => return None,
    })
}

/// `A`, `2 × B`: each name once, in the order of the roster.
fn count_repeated_names(entries: &[String]) -> Vec<String> {
    let mut names: Vec<(&String, usize)> = Vec::new();
    for entry in entries {
        match names.iter_mut().find(|(name, _)| *name == entry) {
            Some((_, count)) => *count += 1,
            None => names.push((entry, 1)),
        }
    }
    let told = |(name, count): (&String, usize)| {
        if count == 1 { name.clone() } else { format!("{count} × {name}") }
    };
    names.into_iter().map(told).collect()
}

/// `24.1` of 241 tenths.
fn write_points_from_tenths(value: i64) -> String {
    format!("{}.{}", value / 10, value % 10)
}

fn capitalise_finding_text(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

fn samples(part: Option<&String>, case: Option<&String>, ids: &[Option<String>]) -> Vec<Observed> {
    let mut all = Vec::new();
    let entries: [&[&str]; 4] = [&[], &["zombies"], &["Bats", "Bats", "Rats"], &["A", "B", "C"]];
    for (at, of) in ids.iter().enumerate() {
        for size in [0, 1500, 2000, 2500, 3000, 4000, 4500, 12_000] {
            for (found, least, most) in [
                (0, Some(1), None),
                (1, None, Some(0)),
                (2, None, Some(1)),
                (1300, Some(2), Some(1200)),
                (3, None, None),
            ] {
                let to = ids.iter().rev().nth(at).cloned().flatten();
                let entries = entries[all.len() % 4].iter().map(|name| (*name).to_owned()).collect();
                let option = (all.len() % 3 > 0).then(|| "sword".to_owned());
                let next = (all.len() % 2 > 0).then_some(2600);
                let percent = (all.len() % 2 > 0).then_some(25);
                let (part, case) = (part.cloned(), case.cloned());
                let of = of.clone();
                all.push(Observed {
                    found,
                    least,
                    most,
                    size,
                    next,
                    of,
                    to,
                    percent,
                    option,
                    part,
                    case,
                    entries,
                });
            }
        }
    }
    all
}

#[test]
fn old_and_new_words_of_every_declared_rule_are_equal() {
    let speaker = Speaker::in_english();
    let mut differ = Vec::new();
    let mut compare = |old: String, new: String| {
        if old != new {
            differ.push(format!("{old}\n{new}"));
        }
    };
    for game in system::list_systems().into_iter().filter_map(|system| games::find_game(&system.id)) {
        let composition = game.composition();
        let ids = composition.categories.iter().map(|one| Some(one.id.clone())).take(3);
        let ids: Vec<Option<String>> = ids.chain([None, Some("own name".to_owned())]).collect();
        for rule in &composition.rules {
            for case in rule.cases.keys().map(Some).chain([None]) {
                for observed in samples(rule.part.as_ref(), case, &ids) {
                    let system = game.system.id.clone();
                    let what = FindingFacts::Declared { system: system.clone(), observed: observed.clone() };
                    let finding = Finding::illegal_finding(rule.id, what);
                    let (message, fix) = describe_declared_finding(&finding, &system, &observed);
                    let told = tell_finding(&finding);
                    compare(message, speaker.say(&told.message));
                    compare(fix, told.fix.say_by(&speaker));
                }
            }
            let gone = Observed { found: 1300, least: Some(1), most: Some(2000), ..Observed::default() };
            let what = FindingFacts::Declared { system: "gone".to_owned(), observed: gone.clone() };
            let finding = Finding::illegal_finding(rule.id, what);
            let (message, fix) = describe_declared_finding(&finding, "gone", &gone);
            let told = tell_finding(&finding);
            compare(message, speaker.say(&told.message));
            compare(fix, told.fix.say_by(&speaker));
        }
    }
    for least in [None, Some(1)] {
        for most in [None, Some(2000)] {
            let rule = crate::domain::composition::RuleId::A01;
            let tally = RuleTally { rule, part: None, found: 1200, least, most };
            compare(of_allowed(&tally), speaker.say(&told(&tally)));
        }
    }
    differ.dedup();
    differ.truncate(20);
    assert!(differ.is_empty(), "{}", differ.join("\n\n"));
}
