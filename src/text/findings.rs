//! What a finding says to a person, and how to mend what it found.

mod check;
mod declared;
mod verdict;

pub use check::{FindingKind, RosterReadiness, list_finding_kinds, suggest_send_back_reason, to_know};
pub use verdict::{VerdictLine, at_priced_unit, at_section, list_verdict_lines, verdict_headline};

use super::{Message, TextFact, Wording, rules::title_of, say, told};
use crate::domain::{
    composition::{NamePlace, RosterPlace, UsedPublication},
    games::{
        self, Finding, FindingFacts, Verdict,
        aos4::{Observation, Sum},
    },
};

/// A finding as it is shown: where, what, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldFinding {
    /// The rule in a few words.
    pub title: Wording,
    /// Where on the roster; nothing for the whole army.
    pub place: Wording,
    /// What was found.
    pub message: Message,
    /// How to mend it; nothing where there is nothing to do, or where a judge has to say.
    pub fix: Wording,
}

/// What a finding says.
pub fn tell_finding(finding: &Finding) -> ToldFinding {
    let (title, message, fix) = match &finding.what {
        FindingFacts::Aos4(observation) => {
            let message = tell_observation(observation);
            let fix = fix_of_observation(observation, &message);
            (title_of(games::default(), finding.rule), message, fix)
        }
        FindingFacts::Declared { system, observed } => {
            let (message, fix) = declared::tell_declared_finding(finding, system, observed);
            let title = games::find_game(system)
                .map_or("", |game| game.title_of_part(finding.rule, observed.part.as_deref()));
            (Wording::Words(title.to_owned()), message, fix)
        }
    };
    ToldFinding { title, place: tell_place(&finding.place), message, fix }
}

/// Where on a roster it is; nothing for the whole army.
pub fn tell_place(place: &RosterPlace) -> Wording {
    match place {
        RosterPlace::Army => Wording::NONE,
        // Above any heading of its own.
        RosterPlace::Section(section) if section.title().is_empty() => Wording::NONE,
        RosterPlace::Section(section) => told(section).into(),
        RosterPlace::Unit { section, unit } => say!("finding-place", section, unit).into(),
    }
}

/// Where a name stands that nobody knows.
pub fn tell_name_place(place: &NamePlace) -> Wording {
    match place {
        NamePlace::On(place) => tell_place(place),
        NamePlace::Faction => say!("name-place-faction").into(),
        NamePlace::ArmyOfRenown => say!("name-place-army-of-renown").into(),
        NamePlace::Formation => say!("name-place-formation").into(),
        NamePlace::Lore(kind) => say!("name-place-lore", kind).into(),
        NamePlace::Terrain => say!("name-place-terrain").into(),
        NamePlace::RegimentOfRenown => say!("name-place-regiment-of-renown").into(),
    }
}

/// A finding of Age of Sigmar. What a text cannot compare is made plain for it here.
fn tell_observation(what: &Observation) -> Message {
    match what {
        Observation::OverLimit { spent, limit, not_printed } => {
            let price = |(name, points): &(String, i64)| say!("finding-not-printed", name, points);
            let not_printed: TextFact = not_printed.iter().map(price).collect();
            say!("observation-over-limit", spent, limit, not_printed)
        }
        // A table that is called as its kind is no other name for it.
        Observation::KindOpen { kind, tables } => {
            let tables = Some(tables).filter(|tables| tables.as_slice() != std::slice::from_ref(kind));
            say!("observation-kind-open", kind, tables)
        }
        what @ (Observation::OlderPrice { .. } | Observation::NewerPrice { .. }) => {
            let mut what = what.clone();
            if let Observation::OlderPrice { of, .. } | Observation::NewerPrice { of, .. } = &mut what {
                *of = of.with_date_once();
            }
            told(&what)
        }
        what => told(what),
    }
}

fn fix_of_observation(what: &Observation, message: &Message) -> Wording {
    match what {
        // Programs differ in what they add to the wounds.
        Observation::SumDiffers { of: Sum::Wounds, .. } => Wording::NONE,
        _ => Wording::from(message).part_if_any("fix"),
    }
}

/// A publication with its date.
pub fn publication_with_date(publication: &UsedPublication) -> Message {
    if publication.is_correction() {
        return say!("used-correction");
    }
    told(&publication.with_date_once())
}

/// What was counted on a roster, by its name: for a list beside the findings.
pub fn list_roster_counts(verdict: &Verdict) -> Vec<(Wording, Wording)> {
    let computed = &verdict.computed;
    let Some(game) = computed.system.as_deref().and_then(games::find_game) else {
        let count = |count: usize| Wording::Words(count.to_string());
        return vec![
            (say!("roster-counts-regiments").into(), count(computed.regiments)),
            (say!("roster-counts-drops").into(), count(computed.drops)),
        ];
    };
    let tallies = computed.tallies.iter().map(|tally| {
        let title = game.title_of_part(tally.rule, tally.part.as_deref());
        (Wording::Words(title.to_owned()), Wording::from(told(tally)))
    });
    let mut counted: Vec<(Wording, Wording)> = tallies.collect();
    if !computed.not_asked.is_empty() {
        let rules: TextFact = computed.not_asked.iter().map(|rule| title_of(game, *rule)).collect();
        counted.push((say!("roster-counts-not-asked").into(), say!("roster-counts-rules", rules).into()));
    }
    counted
}

/// The same as one line to read in a letter.
pub fn tell_finding_line(finding: &Finding) -> Message {
    let ToldFinding { message, fix, .. } = tell_finding(finding);
    let (heading, rule) = (finding.place.heading(), finding.rule);
    say!("finding-line", heading, message, fix, rule)
}
