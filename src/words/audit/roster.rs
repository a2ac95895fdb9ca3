//! What was done to rosters, and to what they are checked by.

use super::InWords;
use crate::domain::{
    composition::{Allowance, RuleId, Wording},
    event::audit::RosterAct,
    games,
};
use crate::words::{Label, findings::told, pack::modules, rules::title_of};
use std::collections::BTreeSet;

impl InWords for RosterAct {
    fn in_words(&self) -> String {
        match self {
            Self::HandedIn { name, version, is_late, replaces_accepted } => {
                let late = if *is_late { ", after the deadline" } else { "" };
                let was = if *replaces_accepted {
                    "; the version before was accepted, and this one has to be looked at"
                } else {
                    ""
                };
                format!("handed in version {version} of the roster of {name}{late}{was}")
            }
            Self::FactionFollowed { name, faction } => {
                format!("{name} is registered with {faction} now, as on the roster")
            }
            Self::NameConfirmed { name, written, means } => {
                format!("confirmed that “{written}” on the roster of {name} is {means}")
            }
            Self::Accepted { name, version } => format!("accepted version {version} of the roster of {name}"),
            Self::SentBack { name, version } => {
                format!("sent back version {version} of the roster of {name}")
            }
            Self::Reopened { name, version } => {
                format!("opened again version {version} of the roster of {name}")
            }
            Self::CleanAccepted { count } => format!("accepted all {count} clean rosters"),
            Self::FindingLetPass { name, rule, finding } => {
                format!("let pass on the roster of {name}: {rule}, {}", told(finding).message)
            }
            Self::FindingCountedAgain { name, rule, finding } => {
                format!("counted again on the roster of {name}: {rule}, {}", told(finding).message)
            }
            Self::ProblemReported { name } => format!("reported a problem with the roster of {name}"),
            Self::ProblemAnswered { name } => format!("answered a report about the roster of {name}"),
            Self::WroteToMissing { count } => {
                format!("wrote to {count} players who have not handed in a roster")
            }
            Self::WroteToSentBack { count } => {
                format!("wrote to {count} players who have to fix their roster")
            }
            Self::WroteToIllegal { count } => format!("wrote to {count} players who have an illegal roster"),
            Self::AllJudgedAgain { changed, became_illegal } => format!(
                "judged all rosters again, as their rules changed: {changed} verdicts changed, {became_illegal} became illegal"
            ),
            Self::ChangesSeen { changed, became_illegal, written_to } => {
                let what = format!("looked at {changed} changed verdicts, {became_illegal} illegal now");
                if *written_to > 0 { format!("{what}; {written_to} players were written to") } else { what }
            }
            Self::ProfileCorrected { unit, changed } => {
                format!("corrected the profile of {unit} for this event: {}", changed.in_words())
            }
            Self::ProfileAsPublished { unit } => format!("{unit} is again as published"),
            Self::Allowed { allowed, wording, season } => rules(allowed, *wording, season.as_deref()),
            Self::PublicationLeftOut { title } => format!("left the publication {title} out at this event"),
            Self::PublicationCounts { title } => format!("the publication {title} counts again"),
            Self::KindLeftOut { kind, system } => {
                format!("left all {} out at this event", kind_called(kind, system))
            }
            Self::KindCounts { kind, system } => format!("{} count again", kind_called(kind, system)),
            Self::ModulesChosen { without } => match modules(without) {
                names if names.is_empty() => "the event plays by all modules".into(),
                names => format!("the event plays without {names}"),
            },
            Self::RuleLowered { rule, system, severity } => {
                format!("{} counts as {severity}", with_title(*rule, system))
            }
            Self::RuleRaised { rule, system } => {
                format!("{} counts in full again", with_title(*rule, system))
            }
        }
    }
}

/// `Battlescrolls`; the id where the game is gone.
fn kind_called(kind: &str, system: &str) -> String {
    let kinds = games::of(system).map_or(&[][..], |game| game.system.publication_kinds());
    kinds.iter().find(|one| one.id == kind).map_or_else(|| kind.to_owned(), |one| one.name.clone())
}

/// `A17 (Reinforced units)`; the number alone where the game is gone.
fn with_title(rule: RuleId, system: &str) -> String {
    match games::of(system).map_or("", |game| title_of(game, rule)) {
        "" => rule.to_string(),
        title => format!("{rule} ({title})"),
    }
}

fn rules(allowed: &BTreeSet<Allowance>, wording: Wording, season: Option<&str>) -> String {
    let names = Allowance::ALL.iter().filter(|one| allowed.contains(one)).map(Label::label);
    let names = names.collect::<Vec<_>>().join(", ");
    let text = match wording {
        Wording::Original => "original",
        Wording::Errata => "newest",
    };
    let of = season.map(|season| format!("; the season {season}")).unwrap_or_default();
    format!("allowed on rosters: {names}; the {text} text of the rules{of}")
}
