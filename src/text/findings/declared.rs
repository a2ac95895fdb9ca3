//! Declared findings: the sentences of the game's file, with the facts filled in.

use crate::{
    domain::{
        composition::declared::{Composition, Observed, Placeholder, Sentence, SentencePiece, SizeRounding},
        games::{self, Finding},
    },
    text::{Message, TextFact, Wording, say},
};

/// What was found, and how to mend it. Where the system is not loaded, the numbers alone.
pub(super) fn tell_declared_finding(
    finding: &Finding,
    system: &str,
    observed: &Observed,
) -> (Message, Wording) {
    let game = games::find_game(system);
    let rule = game.and_then(|game| {
        Some((game.composition(), game.composition().rule(finding.rule, observed.part.as_deref())?))
    });
    let Some((composition, rule)) = rule else {
        let Observed { found, least, most, .. } = observed;
        return (say!("finding-bare", found, least, most), Wording::NONE);
    };
    let teller = Teller { composition, observed };
    let case = observed.case.as_ref().and_then(|case| rule.cases.get(case));
    let (says, mend) = case.map_or((&rule.says, &rule.mend), |case| (&case.says, &case.mend));
    let mend = Some(teller.pieces(mend)).filter(|pieces| !pieces.is_empty());
    let said = |pieces: Vec<TextFact>| say!("finding-declared", pieces = TextFact::List(pieces));
    (said(teller.pieces(says)), mend.map_or(Wording::NONE, |mend| said(mend).into()))
}

struct Teller<'o> {
    composition: &'o Composition,
    observed: &'o Observed,
}

impl Teller<'_> {
    /// The sentence, without blanks at its ends and with a capital.
    fn pieces(&self, sentence: &Sentence) -> Vec<TextFact> {
        let mut told: Vec<TextFact> = Vec::new();
        for piece in sentence.pieces() {
            match piece {
                SentencePiece::Optional(pieces) => {
                    let parts = pieces
                        .iter()
                        .enumerate()
                        .map(|(at, piece)| self.piece(piece, told.is_empty() && at == 0));
                    let parts: Option<Vec<TextFact>> = parts.collect();
                    told.extend(parts.unwrap_or_default());
                }
                piece => {
                    let part = self.piece(piece, told.is_empty());
                    told.push(part.unwrap_or_else(|| TextFact::Text("?".to_owned())));
                }
            }
        }
        if let Some(TextFact::Text(last)) = told.last_mut() {
            last.truncate(last.trim_end().len());
        }
        told
    }

    fn piece(&self, piece: &SentencePiece, is_first: bool) -> Option<TextFact> {
        match piece {
            SentencePiece::Text(text) if is_first => {
                Some(TextFact::Text(capitalise_finding_text(text.trim_start())))
            }
            SentencePiece::Text(text) => Some(TextFact::Text(text.clone())),
            SentencePiece::Fact(fact) if is_first => self.fact(*fact, is_first).map(as_title),
            SentencePiece::Fact(fact) => self.fact(*fact, is_first),
            SentencePiece::Optional(_) => None,
        }
    }

    fn fact(&self, fact: Placeholder, is_first: bool) -> Option<TextFact> {
        let seen = self.observed;
        let name = |id: &Option<String>, found: i64| {
            let id = id.as_deref()?;
            Some(match self.composition.names(id) {
                Some((one, _)) if found == 1 => one.to_owned(),
                Some((_, many)) => many.to_owned(),
                None => id.to_owned(),
            })
        };
        Some(match fact {
            Placeholder::Found => TextFact::Number(seen.found),
            Placeholder::Counted => {
                let what = name(&seen.of, seen.found);
                TextFact::Message(say!("finding-counted", found = seen.found, what))
            }
            Placeholder::Of => TextFact::Text(name(&seen.of, 2)?),
            Placeholder::To => TextFact::Text(name(&seen.to, 2)?),
            Placeholder::Entries if seen.entries.is_empty() => return None,
            Placeholder::Entries => {
                let mut entries = count_repeated_names(&seen.entries);
                if is_first {
                    entries[0] = capitalise_finding_text(&entries[0]);
                }
                TextFact::Message(say!("finding-entries", entries))
            }
            Placeholder::Option => TextFact::Text(seen.option.clone()?),
            Placeholder::Least => TextFact::Number(seen.least?),
            Placeholder::Most => TextFact::Number(seen.most?),
            Placeholder::Allowed => TextFact::Message(tell_allowed_number(seen)?),
            Placeholder::Size => TextFact::Number(seen.size),
            Placeholder::Row => TextFact::Message(self.row()?),
            Placeholder::Next => TextFact::Number(seen.next?),
            Placeholder::Over => TextFact::Number(seen.found - seen.most?),
            Placeholder::Short => TextFact::Number(seen.least? - seen.found),
            Placeholder::FoundPercent if seen.size <= 0 => return None,
            Placeholder::FoundPercent => {
                TextFact::Message(tell_percent_from_tenths(seen.found * 1000 / seen.size))
            }
            Placeholder::Percent => TextFact::Text(seen.percent?.to_string()),
        })
    }

    /// `below 2,000 points`, `from 2,000 points`, `at 4,000 points`.
    fn row(&self) -> Option<Message> {
        let rows = &self.composition.sizes;
        let size = self.observed.size;
        let at = self.composition.row(size)?;
        let least = |at: usize| rows.get(at).map(|row| i64::from(row.from));
        if self.composition.between == SizeRounding::Higher {
            return Some(match at.checked_sub(1).and_then(least) {
                _ if i64::from(rows[at].from) <= size => say!("finding-size-at", points = size),
                Some(from) => say!("finding-size-above", from, to = least(at)?),
                None => say!("finding-size-up-to", to = least(at)?),
            });
        }
        Some(match least(at + 1) {
            Some(to) if at == 0 => say!("finding-size-below", to),
            Some(to) => say!("finding-size-from", from = least(at)?, to),
            None => say!("finding-size-at", points = size),
        })
    }
}

fn tell_allowed_number(seen: &Observed) -> Option<Message> {
    Some(match (seen.least, seen.most) {
        (_, Some(0)) => say!("finding-none-allowed"),
        (_, Some(most)) => say!("finding-most-allowed", most),
        (Some(least), None) => say!("finding-least-needed", least),
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
fn tell_percent_from_tenths(value: i64) -> Message {
    let (whole, tenths) = ((value / 10).to_string(), (value % 10).to_string());
    say!("finding-share", whole, tenths)
}

/// A fact as it stands where a sentence begins.
fn as_title(fact: TextFact) -> TextFact {
    match fact {
        TextFact::Text(text) => TextFact::Text(capitalise_finding_text(&text)),
        TextFact::Message(message) => match Wording::from(&message).part_if_any("title") {
            Wording::Text(title) => TextFact::Message(title),
            Wording::Words(_) => TextFact::Message(message),
        },
        fact => fact,
    }
}

fn capitalise_finding_text(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Speaker;

    #[test]
    fn tenths_have_a_point() {
        assert_eq!(Speaker::in_english().say(&tell_percent_from_tenths(241)), "24.1");
    }
}
