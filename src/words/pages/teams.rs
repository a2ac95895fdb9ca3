//! The page of a team's own people.

use crate::domain::{event::roster_version::RosterState, teams::Entrants};

/// What pages of sign-up and of a team's own people say, of teams or of pairs. Of the two of a pair neither is a captain.
pub struct TeamWords {
    pub sign_up: &'static str,
    pub send: &'static str,
    pub in_already: &'static str,
    pub own: &'static str,
    pub name: &'static str,
    pub club_hint: &'static str,
    pub own_name_hint: &'static str,
    pub join: &'static str,
    pub complete: &'static str,
    pub invite: &'static str,
    pub invite_hint: &'static str,
    pub leave: &'static str,
    pub across: &'static str,
    pub add_hint: &'static str,
    pub search_hint: &'static str,
    pub none_yet: &'static str,
}

const TEAM_WORDS: TeamWords = TeamWords {
    sign_up: "Sign a team up",
    send: "Sign the team up",
    in_already: "You are in a team already",
    own: "Your team",
    name: "Name of the team",
    club_hint: "If you are from one: teams of one club are kept apart at first.",
    own_name_hint: "You are the captain: you answer for rosters, the draft and results.",
    join: "Join the team",
    complete: "The team is complete. Ask its captain.",
    invite: "Invite the others",
    invite_hint: "Send this to the people of your team. Whoever opens it can join, as a player, reserve or coach.",
    leave: "They leave the team",
    across: "Rules across a team’s rosters",
    add_hint: "Add to the team",
    search_hint: "Team, captain, number …",
    none_yet: "No team has signed up yet. Captains sign up on",
};

const PAIR_WORDS: TeamWords = TeamWords {
    sign_up: "Sign a pair up",
    send: "Sign the pair up",
    in_already: "You are in a pair already",
    own: "Your pair",
    name: "Name of the pair",
    club_hint: "If you are from one: pairs of one club are kept apart at first.",
    own_name_hint: "As it will stand on the pairings.",
    join: "Join the pair",
    complete: "The pair is complete.",
    invite: "Invite your partner",
    invite_hint: "Send this to your partner. Whoever opens it first can join.",
    leave: "They leave the pair",
    across: "Rules across a pair’s rosters",
    add_hint: "Add to the pair",
    search_hint: "Pair, name, number …",
    none_yet: "No pair has signed up yet. They sign up on",
};

/// Those of the event.
pub fn words_of_teams(entrants: Entrants) -> &'static TeamWords {
    if entrants.are_pairs() { &PAIR_WORDS } else { &TEAM_WORDS }
}

/// How signing up goes.
pub fn how_to_sign_up(entrants: Entrants, size: u8) -> String {
    if entrants.are_pairs() {
        return "Two people are a pair. You sign it up, and get a link with which your partner joins. Nobody needs an \
                account."
            .into();
    }
    format!(
        "{size} people play in a team. You sign it up as its captain, and get a link with which the others join. Nobody \
         needs an account."
    )
}

/// Where a member's roster stands. None: nothing was handed in.
pub fn word_member_roster(state: Option<RosterState>) -> &'static str {
    match state {
        None => "no roster yet",
        Some(RosterState::Accepted) => "roster accepted",
        Some(RosterState::NeedsFix) => "roster sent back",
        Some(RosterState::Submitted) => "roster handed in",
    }
}

/// A captain took somebody out of the team.
pub fn has_left(name: &str) -> String {
    format!("{name} has left the team. The old invitation no longer works.")
}

pub const INVITATION_RENEWED: &str = "The old invitation no longer works; this is the new one.";
pub const MATRIX_SAVED: &str = "Saved, for your team alone.";

// What a captain is told who types in who plays whom.
pub const TYPED_BY_BOTH: &str = "Both have typed the same: it is settled who plays whom.";
pub const TYPED_BY_ONE: &str = "It is kept. It holds once the other captain has typed the same.";
pub const TYPED_OTHERWISE: &str =
    "The other captain has typed something else. Compare, and one of you types it anew.";

/// Two who play each other, as a captain typed it.
pub fn word_teams_meet(a: &str, b: &str) -> String {
    format!("{a} meets {b}")
}
