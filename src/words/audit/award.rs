//! What was done to the standings, the awards and the big screen.

use super::InWords;
use crate::words::Label;
use crate::words::so_many;
use crate::{
    domain::{
        event::{
            audit::{AwardAct, AwardRoll, ScreenAct, StandingsAct},
            clock::{Hand, clock_text, print_call_outs},
            screen::AwardReveal,
        },
        numbers::RoundNumber,
    },
    words::audit::join_with_commas,
};
use chrono::TimeDelta;

impl InWords for StandingsAct {
    fn in_words(&self) -> String {
        match self {
            Self::RankingChanged { before, after } => format!(
                "changed how players are ranked, from: {}; to: {}",
                before.in_words(),
                after.in_words()
            ),
            Self::ShownUpTo { round: None } => "showed all standings and results to everybody".into(),
            Self::ShownUpTo { round: Some(RoundNumber::BEFORE_THE_FIRST) } => {
                "hid all standings and results".into()
            }
            Self::ShownUpTo { round: Some(round) } => {
                format!("hid the standings and results after round {round}")
            }
            Self::RolledOff { seed, rolls, .. } => {
                let told = |roll: &AwardRoll| {
                    format!(
                        "{} threw {} and is place {}",
                        roll.name,
                        join_with_commas(&roll.dice),
                        roll.place
                    )
                };
                let told: Vec<String> = rolls.iter().map(told).collect();
                format!("broke a shared place by dice (seed {seed}): {}", told.join("; "))
            }
        }
    }
}

impl InWords for AwardAct {
    fn in_words(&self) -> String {
        match self {
            Self::BestOfFactionsAdded { factions } => {
                format!("added an award for the best of: {}", join_with_commas(factions))
            }
            Self::Added { title, basis } => format!("added the award “{title}” ({})", basis.in_words()),
            Self::Given { title, to } => format!("gave “{title}” to {} ({})", to.name, to.number),
            Self::PrizeSet { title, prize: Some(prize) } => format!("set the prize of “{title}”: {prize}"),
            Self::PrizeSet { title, prize: None } => format!("took the prize of “{title}” away"),
            Self::LeftOpen { title } => format!("left “{title}” open"),
            Self::Removed { title } => format!("removed the award “{title}”"),
            Self::VoteOpened { title, choices } => {
                format!("opened the vote for “{title}” ({})", choices.label())
            }
            Self::Voted { title } => format!("voted for “{title}”: for whom is not kept"),
            Self::VoteClosed { title } => format!("closed the vote for “{title}”"),
            Self::VoteThrownAway { title } => format!("threw away the vote for “{title}”"),
        }
    }
}

impl InWords for ScreenAct {
    fn in_words(&self) -> String {
        match self {
            Self::Shown { shows } => format!("put on the big screen: {}", shows.label()),
            Self::ClockTurned { hand, left } => {
                let what = match hand {
                    Hand::Start => "started the clock".to_owned(),
                    Hand::Pause => "paused the clock".to_owned(),
                    Hand::GoOn => "let the clock go on".to_owned(),
                    Hand::Extend(minutes) => format!("gave everybody {}", word_minutes(*minutes)),
                };
                format!("{what}, {} left", clock_text(TimeDelta::milliseconds(*left)))
            }
            Self::ClockStartTakenBack => "took the start of the clock back".into(),
            Self::TableExtended { minutes } => format!("gave the table {}", word_minutes(*minutes)),
            Self::CallOutsSet { calls } if calls.is_empty() => "took the game system's call-outs".into(),
            Self::CallOutsSet { calls } => {
                format!("changed what is called out: {}", print_call_outs(calls).replace('\n', "; "))
            }
            Self::CeremonyStep { title, becomes: AwardReveal::Announced } => {
                format!("announced “{title}” on the big screen")
            }
            Self::CeremonyStep { title, becomes: AwardReveal::Revealed } => {
                format!("revealed “{title}” on the big screen")
            }
            Self::CeremonyForgotten => "took the ceremony back to its beginning".into(),
        }
    }
}

/// `1 minute`, `5 minutes`
fn word_minutes(minutes: i64) -> String {
    so_many(minutes, "minute", "minutes")
}
