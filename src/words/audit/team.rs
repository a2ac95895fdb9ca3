//! What was done to teams and to their matches.

use super::{InWords, join_with_commas, player::list_numbered_players};
use crate::domain::event::audit::{MatchAct, ShownInLog, TeamAct};
use crate::words::so_many;

impl InWords for TeamAct {
    fn in_words(&self) -> String {
        match self {
            Self::SignedUp { name } => format!("signed up {name}"),
            Self::JoinedWaitingList { name } => format!("put {name} on the waiting list"),
            Self::Added { name } => format!("added {name}"),
            Self::Changed { name } => format!("changed {name}"),
            Self::MemberJoined { name } => format!("{name}: joined the team"),
            Self::MemberAdded { name } => format!("added {name} to the team"),
            Self::MemberChanged { name } => format!("changed the place or role of {name} in the team"),
            Self::MemberLeft { name } => format!("{name}: left the team"),
            Self::InvitationRenewed { name } => format!("renewed the invitation of {name}"),
            Self::CheckedIn { name } => format!("checked in {name}"),
            Self::LeftWaitingList { name } => format!("{name}: left the waiting list"),
            Self::Withdrew { name, too_late_for_refund: false } => format!("{name}: withdrew"),
            Self::Withdrew { name, too_late_for_refund: true } => format!("{name}: withdrew (no refund)"),
            Self::Left { name, after_round } => format!("{name}: left the event after round {after_round}"),
            Self::GivenPlace { name } => format!("gave a place to {name}"),
            Self::PlacesGiven { teams } => format!("gave free places to: {}", list_numbered_players(teams)),
            Self::CameBack { name } => format!("{name}: came back"),
        }
    }
}

impl InWords for MatchAct {
    fn in_words(&self) -> String {
        match self {
            Self::StepShown { step, choices, complete } => {
                let told: Vec<String> = choices.iter().map(describe_team_choice).collect();
                let end = if *complete { "; all battles are settled" } else { "" };
                format!("step {step} of the draft: {}{end}", told.join("; "))
            }
            Self::StepTakenBack { step } => format!("took back step {step} of the draft, for both teams"),
            Self::TypedIn { battles } => {
                format!("typed in who plays whom at {}", so_many(*battles, "table", "tables"))
            }
            Self::TypedByCaptain { team } => {
                format!("typed in who plays whom for {team}; it holds once the other team has typed the same")
            }
            Self::MissingNamed { players } if players.is_empty() => {
                "took back that somebody is missing".into()
            }
            Self::MissingNamed { players } => format!("said who is missing: {}", join_with_commas(players)),
            Self::EveryBoardLost { team } => format!("said that {team} loses every board"),
            Self::Corrected { team, match_points, game_points } => {
                format!("corrected {team} by {match_points:+} match points and {game_points:+} game points")
            }
        }
    }
}

fn describe_team_choice(ShownInLog { team, chose, by_lot, by }: &ShownInLog) -> String {
    if *by_lot {
        return format!("{team} got {} by lot", join_with_commas(chose));
    }
    format!("{team} chose {} ({by})", join_with_commas(chose))
}
