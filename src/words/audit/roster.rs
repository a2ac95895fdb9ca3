//! What was done to rosters, and to what they are checked by.

use super::InWords;
use crate::domain::{
    composition::{Allowance, ErrataWording, RuleId},
    event::audit::RosterAct,
    games,
};
use crate::text::{Speaker, Wording, rules::title_of};
use crate::words::so_many;
use crate::words::{Label, findings::describe_finding, pack::list_rules_modules};
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
            Self::CleanAccepted { count: 1 } => "accepted the only roster that is ready".into(),
            Self::CleanAccepted { count } => format!("accepted all {count} rosters that are ready"),
            Self::FindingLetPass { name, rule, finding } => {
                format!("let pass on the roster of {name}: {rule}, {}", describe_finding(finding).message)
            }
            Self::FindingCountedAgain { name, rule, finding } => {
                format!(
                    "counted again on the roster of {name}: {rule}, {}",
                    describe_finding(finding).message
                )
            }
            Self::ProblemReported { name } => format!("reported a problem with the roster of {name}"),
            Self::ProblemAnswered { name } => format!("answered a report about the roster of {name}"),
            Self::WroteToMissing { count } => format!(
                "wrote to {}",
                so_many(
                    *count,
                    "player who has not handed in a roster",
                    "players who have not handed in a roster"
                )
            ),
            Self::WroteToSentBack { count } => format!(
                "wrote to {}",
                so_many(*count, "player who has to fix their roster", "players who have to fix their roster")
            ),
            Self::WroteToIllegal { count } => format!(
                "wrote to {}",
                so_many(
                    *count,
                    "player whose roster is to be mended",
                    "players whose rosters are to be mended"
                )
            ),
            Self::AllJudgedAgain { changed, became_illegal } => format!(
                "judged all rosters again, as their rules changed: {} changed, {}",
                so_many(*changed, "verdict", "verdicts"),
                to_mend(*became_illegal)
            ),
            Self::ChangesSeen { changed, became_illegal, written_to } => {
                let verdicts = so_many(*changed, "changed verdict", "changed verdicts");
                let what = format!("looked at {verdicts}, {}", to_mend(*became_illegal));
                match written_to {
                    0 => what,
                    _ => format!("{what}; {} written to", so_many(*written_to, "player was", "players were")),
                }
            }
            Self::ProfileCorrected { unit, changed } => {
                format!("corrected {unit} for this event: {}", changed.in_words())
            }
            Self::ProfileAsPublished { unit } => format!("{unit} is again as published"),
            Self::Allowed { allowed, wording, season } => {
                describe_roster_allowances(allowed, *wording, season.as_deref())
            }
            Self::PublicationLeftOut { title } => format!("left the publication {title} out at this event"),
            Self::PublicationCounts { title } => format!("the publication {title} counts again"),
            Self::KindLeftOut { kind, system } => {
                format!("left all {} out at this event", kind_called(kind, system))
            }
            Self::KindCounts { kind, system } => format!("{} count again", kind_called(kind, system)),
            Self::ModulesChosen { without } => match list_rules_modules(without) {
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

/// How many of the changed verdicts ask for something to be mended that was in order.
fn to_mend(rosters: usize) -> String {
    so_many(rosters, "of them is to be mended now", "of them are to be mended now")
}

/// `Battlescrolls`; the id where the game is gone.
fn kind_called(kind: &str, system: &str) -> String {
    let kinds = games::find_game(system).map_or(&[][..], |game| game.system.publication_kinds());
    kinds.iter().find(|one| one.id == kind).map_or_else(|| kind.to_owned(), |one| one.name.clone())
}

/// `A17 (Reinforced units)`; the number alone where the game is gone.
fn with_title(rule: RuleId, system: &str) -> String {
    let title = games::find_game(system).map_or(Wording::NONE, |game| title_of(game, rule));
    match title.say_by(&Speaker::in_english()).as_str() {
        "" => rule.to_string(),
        title => format!("{rule} ({title})"),
    }
}

fn describe_roster_allowances(
    allowed: &BTreeSet<Allowance>,
    wording: ErrataWording,
    season: Option<&str>,
) -> String {
    let names = Allowance::ALL.iter().filter(|one| allowed.contains(one)).map(Label::label);
    let names = names.collect::<Vec<_>>().join(", ");
    let text = match wording {
        ErrataWording::Original => "original",
        ErrataWording::Errata => "newest",
    };
    let of = season.map(|season| format!("; the season {season}")).unwrap_or_default();
    format!("allowed on rosters: {names}; the {text} text of the rules{of}")
}
