//! The teams that a file of players names: which of them are there, which are new, and what each row is in its own.

use super::{
    PreviewRow, RowOutcome,
    row::{CellProblem, LeftOutCell, PlayerRowProblem, WantedPlace, WantedSeat},
};
use crate::domain::{
    event::{namesakes::same_name, player_file::TeamSeat, team_role::TeamRole},
    teams::{EntrantKind, Roles},
};
use std::collections::HashMap;

/// What an event has room for in each of its teams, and which it has.
#[derive(Debug, Clone)]
pub struct TeamRoom {
    pub entrants: EntrantKind,
    /// Those who play.
    pub size: u8,
    pub roles: Roles,
    pub known: Vec<KnownTeam>,
}

/// A team that is there, with what its members are in it.
#[derive(Debug, Clone)]
pub struct KnownTeam {
    pub name: String,
    pub members: Vec<KnownMember>,
}

/// What a member is.
#[derive(Debug, Clone, Copy)]
pub struct KnownMember {
    pub role: Option<TeamRole>,
    pub place: Option<i64>,
}

/// A team while its rows are seated.
#[derive(Default)]
struct SeatedTeam {
    is_known: bool,
    members: Vec<TeamRole>,
    taken: Vec<i64>,
    /// The rows of it, by their position.
    rows: Vec<usize>,
}

/// Gives each row that adds somebody its place in the team that it names, or says why there is none. How many teams are
/// new.
pub(super) fn seat_rows(rows: &mut [PreviewRow], wanted: &[Option<WantedSeat>], room: &TeamRoom) -> usize {
    let mut teams: HashMap<String, SeatedTeam> = HashMap::new();
    for known in &room.known {
        let team = teams.entry(same_name(&known.name)).or_default();
        team.is_known = true;
        team.members.extend(known.members.iter().filter_map(|member| member.role));
        team.taken.extend(known.members.iter().filter_map(|member| member.place));
    }
    let mut order = Vec::new();
    for (at, (row, wanted)) in rows.iter().zip(wanted).enumerate() {
        let (RowOutcome::Add(_), Some(wanted)) = (&row.outcome, wanted) else { continue };
        let key = same_name(wanted.team.as_str());
        if !order.contains(&key) {
            order.push(key.clone());
        }
        teams.entry(key).or_default().rows.push(at);
    }
    let mut new = 0;
    for key in order {
        let Some(team) = teams.get_mut(&key) else { continue };
        let seated = team.seat(rows, wanted, room);
        new += usize::from(!team.is_known && seated > 0);
    }
    new
}

impl SeatedTeam {
    /// How many rows of it were seated.
    fn seat(&mut self, rows: &mut [PreviewRow], wanted: &[Option<WantedSeat>], room: &TeamRoom) -> usize {
        let own: Vec<(usize, &WantedSeat)> =
            self.rows.iter().filter_map(|at| Some((*at, wanted[*at].as_ref()?))).collect();
        let captain = self.captain(&own);
        let role = |at: usize, wanted: &WantedSeat| match wanted.role {
            _ if Some(at) == captain => TeamRole::Captain,
            None | Some(TeamRole::Captain) => TeamRole::Player,
            Some(role) => role,
        };
        let plays = |role: TeamRole| matches!(role, TeamRole::Captain | TeamRole::Player);
        // Places that the file names come first, so that nobody before takes them away.
        let mut places: HashMap<usize, i64> = HashMap::new();
        for (at, wanted) in own.iter().filter(|(at, wanted)| plays(role(*at, wanted))) {
            let Some(WantedPlace { place, column, text }) = &wanted.place else { continue };
            if (1..=i64::from(room.size)).contains(place) && !self.taken.contains(place) {
                self.taken.push(*place);
                places.insert(*at, *place);
                continue;
            }
            let why = if self.taken.contains(place) {
                CellProblem::PlaceTaken(*place)
            } else {
                CellProblem::NoPlace(room.size)
            };
            rows[*at].left_out.push(LeftOutCell { column: *column, text: text.clone(), why });
            rows[*at].left_out.sort_by_key(|cell| cell.column);
        }
        let mut seated = 0;
        for (at, wanted) in own {
            let role = role(at, wanted);
            let place =
                places.get(&at).copied().or_else(|| self.next_place(room.size)).filter(|_| plays(role));
            let is_free = if plays(role) { place.is_some() } else { self.has_room_for(role, room.roles) };
            let RowOutcome::Add(new) = &mut rows[at].outcome else { continue };
            if !is_free {
                let is_pair = room.entrants.are_pairs();
                let full = if is_pair { PlayerRowProblem::PairFull } else { PlayerRowProblem::TeamFull };
                rows[at].outcome = RowOutcome::Bad(full);
                continue;
            }
            new.seat = Some(TeamSeat { team: wanted.team.clone(), role, place });
            self.members.push(role);
            self.taken.extend(place);
            seated += 1;
        }
        seated
    }

    /// Which row is the captain: the first that says so, else the first that plays; none where the team has one.
    fn captain(&self, own: &[(usize, &WantedSeat)]) -> Option<usize> {
        if self.members.contains(&TeamRole::Captain) {
            return None;
        }
        let says = own.iter().find(|(_, wanted)| wanted.role == Some(TeamRole::Captain));
        let plays = || own.iter().find(|(_, wanted)| matches!(wanted.role, None | Some(TeamRole::Player)));
        says.or_else(plays).map(|(at, _)| *at)
    }

    fn next_place(&self, size: u8) -> Option<i64> {
        (1..=i64::from(size)).find(|place| !self.taken.contains(place))
    }

    fn has_room_for(&self, role: TeamRole, roles: Roles) -> bool {
        let most = match role {
            TeamRole::Captain | TeamRole::Player => return true,
            TeamRole::Reserve => roles.reserves,
            TeamRole::Coach => roles.coaches,
            TeamRole::Assistant => roles.assistants,
        };
        self.members.iter().filter(|member| **member == role).count() < most as usize
    }
}
