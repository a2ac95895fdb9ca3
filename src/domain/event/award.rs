//! Awards: who gets one, by place, by faction or by somebody's choice (`handbook A1`–`A5`).

use crate::domain::{
    catalogue::name_key,
    history::{History, PlayerIndex},
    ids::{AwardId, PlayerId, TeamId},
    standings::{Standings, StandingsRow},
    system::System,
};
use serde::{Deserialize, Serialize};

/// An award of an event.
#[derive(Debug, Clone)]
pub struct Award {
    pub id: AwardId,
    /// Order in which awards are listed, best first.
    pub place: i64,
    pub title: String,
    pub basis: Basis,
    /// Whoever was chosen: for awards that somebody decides, or in place of whom the standings name.
    pub player_id: Option<PlayerId>,
    /// The team that was chosen, in the same way. Never beside a player.
    pub team_id: Option<TeamId>,
    /// Why the choice differs from the standings.
    pub reason: Option<String>,
    /// What goes with it: `a trophy and a box of paint`.
    pub prize: Option<String>,
    pub version: i64,
}

/// What decides an award.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// A place in the standings: of teams where teams are entered, of pairs where pairs are.
    Place(u32),
    /// A place among the players of an event of teams or pairs.
    PlaceOfPlayers(u32),
    /// The best of this faction in the standings.
    BestInFaction(String),
    /// The best of this grand alliance in the standings.
    BestInAlliance(String),
    /// Somebody decides: the players by a vote, a judge, a panel.
    Chosen,
}

impl Award {
    /// A new one at this place of the list, which nobody was chosen for yet.
    pub fn new(id: AwardId, place: i64, (title, basis): (String, Basis)) -> Self {
        Self {
            id,
            place,
            title,
            basis,
            player_id: None,
            team_id: None,
            reason: None,
            prize: None,
            version: 1,
        }
    }

    /// What it is called says that it is for paint: a panel that marks armies has its best.
    pub fn is_for_paint(&self) -> bool {
        self.basis.is_chosen() && self.title.to_lowercase().contains("paint")
    }

    /// Somebody has set who gets it.
    pub fn is_set(&self) -> bool {
        self.player_id.is_some() || self.team_id.is_some()
    }
}

impl Basis {
    /// Whether it goes to a team where teams or pairs are entered.
    pub fn is_for_entrants(&self) -> bool {
        matches!(self, Self::Place(_))
    }

    /// It is given for a place in the standings.
    pub fn is_a_place(&self) -> bool {
        matches!(self, Self::Place(_) | Self::PlaceOfPlayers(_))
    }

    /// It is given for what somebody plays.
    pub fn goes_by_faction(&self) -> bool {
        matches!(self, Self::BestInFaction(_) | Self::BestInAlliance(_))
    }

    /// Nothing but somebody's choice gives it to anybody.
    pub fn is_chosen(&self) -> bool {
        *self == Self::Chosen
    }

    /// The entries in `history` that the standings name: several when a place is shared, none when
    /// nobody has it or somebody has to decide. `system` knows the factions of an alliance.
    pub fn winners(
        &self,
        standings: &Standings,
        history: &History,
        system: Option<&System>,
    ) -> Vec<PlayerIndex> {
        match self {
            Self::Chosen => Vec::new(),
            Self::Place(place) | Self::PlaceOfPlayers(place) => {
                // Of two who share place 2, both have it, and place 3 is nobody's (S7).
                let ranked = standings.rows.iter().filter(|row| row.place == *place);
                ranked.map(|row| row.player).collect()
            }
            Self::BestInFaction(faction) => {
                best_of_factions(standings, history, |own| name_key(own) == name_key(faction))
            }
            Self::BestInAlliance(alliance) => best_of_factions(standings, history, |own| {
                system.and_then(|system| system.alliance_of(own)).is_some_and(|own| own == alliance)
            }),
        }
    }
}

/// The highest of those whose faction is one of these; several where they share the place.
fn best_of_factions(
    standings: &Standings,
    history: &History,
    counts: impl Fn(&str) -> bool,
) -> Vec<PlayerIndex> {
    let counts = |row: &&StandingsRow| history.players[row.player].faction.as_deref().is_some_and(&counts);
    let place = standings.rows.iter().find(counts).map(|row| row.place);
    let of_place = standings.rows.iter().filter(|row| Some(row.place) == place);
    of_place.filter(counts).map(|row| row.player).collect()
}

/// `order` → `Order`
pub fn capitalise_first_letter(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What the handbook names (`A1`–`A3`); organisers add and remove.
pub const USUAL: [(&str, Basis); 6] = [
    ("First place", Basis::Place(1)),
    ("Second place", Basis::Place(2)),
    ("Third place", Basis::Place(3)),
    ("Best painted", Basis::Chosen),
    ("Favourite army", Basis::Chosen),
    ("Best sportsperson", Basis::Chosen),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::numbers::{RoundNumber, TableNumber};
    use crate::domain::{
        history::{BattleResult, Entrant, HistoryBattle, HistoryRound, ResultKind, Score},
        standings::{Ranking, rank_entrants},
    };

    fn sample_faction_entrant(n: usize, faction: &str) -> Entrant {
        Entrant { faction: Some(faction.into()), ..Entrant::from_number(n) }
    }

    /// Two battles with the same numbers: places 1, 1, 3, 3.
    fn two_equal_battles() -> History {
        let score =
            |points, tactics| Score { victory_points: points, battle_tactics: tactics, ..Score::default() };
        let battle = |table, a, b| HistoryBattle {
            table: Some(table),
            a,
            b: Some(b),
            fixed: false,
            result: Some(BattleResult {
                kind: ResultKind::Played,
                a: score(30, 4),
                b: score(10, 2),
                ruled: None,
            }),
        };
        let players = vec![
            sample_faction_entrant(1, "Skaven"),
            sample_faction_entrant(2, "Seraphon"),
            sample_faction_entrant(3, "Skaven"),
            sample_faction_entrant(4, "Seraphon"),
        ];
        History {
            players,
            rounds: vec![HistoryRound {
                number: RoundNumber(1),
                battles: vec![battle(TableNumber(1), 0, 1), battle(TableNumber(2), 2, 3)],
            }],
            ..History::default()
        }
    }

    #[test]
    fn a1_a_shared_place_is_an_award_for_both_and_the_next_is_nobodys() {
        let history = two_equal_battles();
        let standings = rank_entrants(&history, &Ranking::default());
        assert_eq!(Basis::Place(1).winners(&standings, &history, None).len(), 2);
        assert!(Basis::Place(2).winners(&standings, &history, None).is_empty());
    }

    #[test]
    fn a1_best_in_faction_is_the_highest_of_that_faction() {
        let history = two_equal_battles();
        let standings = rank_entrants(&history, &Ranking::default());
        let best = |faction: &str| Basis::BestInFaction(faction.into()).winners(&standings, &history, None);
        assert_eq!(best("skaven").len(), 2);
        assert!(best("seraphon").iter().all(|player| [1, 3].contains(player)));
        assert!(best("Sylvaneth").is_empty());
    }

    #[test]
    fn a1_best_in_alliance_is_the_highest_of_its_factions() {
        let history = two_equal_battles();
        let standings = rank_entrants(&history, &Ranking::default());
        let system = crate::domain::system::find_system(crate::domain::system::DEFAULT);
        let best =
            |alliance: &str| Basis::BestInAlliance(alliance.into()).winners(&standings, &history, system);
        assert_eq!(best("chaos"), [0, 2]);
        assert_eq!(best("order"), [1, 3]);
        assert!(best("death").is_empty());
    }
}
