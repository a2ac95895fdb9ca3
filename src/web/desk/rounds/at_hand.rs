//! A round that was drawn, as the pages see it that change it: of tables, or of matches of teams.

use super::picker::{SwapSeat, SwapTable};
use crate::{
    actions::rounds::{LoadedRounds, StoredMatches, StoredRound, find_gone_players},
    domain::{
        battle::Battle,
        event::{namesakes::Namesakes, player::Player, team::TeamMatch},
        history::{History, PlayerIndex},
        ids::{EntrantId, PlayerId},
        numbers::{RoundNumber, TableNumber},
        pairing::Swaps,
        round::Round,
        rounds::{KeptDraw, Price, RepairPlan, RoundChange, RoundNow},
    },
    storage::history::LoadedEntrants,
    web::prelude::*,
};

/// The round as it is stored, and what it was drawn from.
pub(super) enum RoundAtHand {
    Tables(Box<TablesAtHand>),
    Matches(Box<StoredMatches>),
}

/// A round in which players sit at tables.
pub(super) struct TablesAtHand {
    loaded_rounds: LoadedRounds,
    round: Round,
    battles: Vec<Battle>,
    kept: Option<KeptDraw>,
}

/// What changes, each in words.
pub(super) struct ToldMoves {
    pub lines: Vec<Message>,
    /// Those who had a place and have none any more.
    pub out: Vec<String>,
    /// Tables or matches that the round has now.
    pub tables: usize,
}

impl RoundAtHand {
    /// # Errors
    /// [`crate::error::Error::NotFound`] where the event has no such round.
    pub async fn read_round(app: &App, here: &EventVisit, number: RoundNumber) -> Result<Self> {
        let mut tx = app.database.read().await?;
        let read = if here.event.meets_in_matches() {
            Self::Matches(Box::new(StoredMatches::read_stored_matches(&mut tx, &here.event, number).await?))
        } else {
            let loaded_rounds = LoadedRounds::read_loaded_rounds(&mut tx, &here.event).await?;
            let round = loaded_rounds.round(number)?.clone();
            let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await?;
            let kept = storage::rounds::load_kept_draw(&mut tx, round.id).await?;
            Self::Tables(Box::new(TablesAtHand { loaded_rounds, round, battles, kept }))
        };
        tx.commit().await?;
        Ok(read)
    }

    pub fn round(&self) -> &Round {
        match self {
            Self::Tables(at) => &at.round,
            Self::Matches(stored) => &stored.round,
        }
    }

    fn history(&self) -> &History {
        match self {
            Self::Tables(at) => &at.loaded_rounds.loaded.history,
            Self::Matches(stored) => &stored.loaded_rounds.loaded.history,
        }
    }

    fn place(&self, id: EntrantId) -> Option<PlayerIndex> {
        match self {
            Self::Tables(at) => at.loaded_rounds.loaded.place(id),
            Self::Matches(stored) => stored.loaded_rounds.loaded.place(id),
        }
    }

    /// As printed: of whoever is at this place of the history.
    pub fn number(&self, place: PlayerIndex) -> i64 {
        match self {
            Self::Tables(at) => at.loaded_rounds.loaded.players[place].number,
            Self::Matches(stored) => stored.loaded_rounds.loaded.teams[place].number,
        }
    }

    fn id(&self, place: PlayerIndex) -> EntrantId {
        match self {
            Self::Tables(at) => EntrantId::Player(at.loaded_rounds.loaded.id(place)),
            Self::Matches(stored) => EntrantId::Team(stored.loaded_rounds.loaded.id(place)),
        }
    }

    /// Empty where the event has nobody like that.
    pub fn name(&self, id: EntrantId) -> String {
        self.place(id).map_or_else(String::new, |place| self.history().players[place].name.clone())
    }

    /// Whoever has this number in the event.
    pub fn find_numbered(&self, number: &str) -> Option<EntrantId> {
        let mut places = 0..self.history().players.len();
        places.find(|place| self.number(*place).to_string() == number.trim()).map(|place| self.id(place))
    }

    /// Whoever has this number, and sits in the round.
    pub fn find_seated(&self, number: &str) -> Option<EntrantId> {
        self.find_numbered(number).filter(|id| self.seats().iter().any(|seats| seats.contains(id)))
    }

    /// Who sits at each table, or meets in each match.
    fn seats(&self) -> Vec<Vec<EntrantId>> {
        match self {
            Self::Tables(at) => {
                let seats = |battle: &Battle| [Some(battle.a), battle.b].map(|id| id.map(EntrantId::Player));
                at.battles.iter().map(|battle| seats(battle).into_iter().flatten().collect()).collect()
            }
            Self::Matches(stored) => {
                stored.drawn.iter().map(|one| one.teams().map(EntrantId::Team).collect()).collect()
            }
        }
    }

    /// Whether the two meet in the round, or are one.
    pub fn meet(&self, one: EntrantId, two: EntrantId) -> bool {
        one == two || self.seats().iter().any(|seats| seats.contains(&one) && seats.contains(&two))
    }

    /// Everybody who can be named, with their number: to choose from.
    pub fn people(&self) -> Vec<(String, String)> {
        let players = self.history().players.iter().enumerate();
        let mut people: Vec<(String, String)> = players
            .map(|(place, one)| {
                let number = self.number(place);
                (number.to_string(), format!("{} ({number})", one.name))
            })
            .collect();
        people.sort_by_cached_key(|(_, name)| name.to_lowercase());
        people.insert(0, (String::new(), "–".into()));
        people
    }

    /// Those who play in the round and have no place in it.
    pub fn unseated(&self) -> Vec<String> {
        let seated: Vec<EntrantId> = self.seats().into_iter().flatten().collect();
        let players = self.history().players.iter().enumerate();
        let missing = players.filter(|(place, one)| {
            one.plays_in(self.round().number) && !one.spare && !seated.contains(&self.id(*place))
        });
        missing.map(|(_, one)| one.name.clone()).collect()
    }

    /// Those who leave after the round, and whose battle in it has not begun.
    pub fn leaving(&self) -> Vec<(i64, String)> {
        let Self::Tables(at) = self else { return Vec::new() };
        let gone = find_gone_players(&at.loaded_rounds.loaded.players, &at.round, &at.battles);
        gone.leaving.iter().map(|player| (player.number, player.name.to_string())).collect()
    }

    /// Those whose results were corrected since the draw.
    pub fn corrected(&self) -> Vec<String> {
        let kept = match self {
            Self::Tables(at) => at.kept.as_ref(),
            Self::Matches(stored) => stored.kept.as_ref(),
        };
        kept.map(|kept| kept.corrected(self.history())).unwrap_or_default()
    }

    /// The tables that have begun, where staff say which.
    pub fn begun(&self) -> Vec<TableNumber> {
        let Self::Tables(at) = self else { return Vec::new() };
        at.battles.iter().filter(|battle| battle.has_begun()).filter_map(|one| one.table_number).collect()
    }

    /// What a change would do.
    pub async fn plan(&self, change: &RoundChange<EntrantId>) -> Result<RepairPlan> {
        match self {
            Self::Tables(at) => at.loaded_rounds.plan(at.stored(), change).await,
            Self::Matches(stored) => stored.plan(change).await,
        }
    }

    /// The same in words.
    pub fn tell_moves(&self, plan: &RepairPlan) -> ToldMoves {
        match self {
            Self::Tables(at) => {
                let moves = plan.repaired.moves.iter().map(|moved| told(&at.loaded_rounds.seat_move(moved)));
                let name = |place: &PlayerIndex| self.history().players[*place].name.clone();
                let out = plan.repaired.out.iter().map(name).collect();
                ToldMoves { lines: moves.collect(), out, tables: at.battles.len() }
            }
            Self::Matches(stored) => {
                let lines = stored.moves(plan).iter().map(told).collect();
                ToldMoves { lines, out: stored.out(plan), tables: stored.drawn.len() }
            }
        }
    }

    /// What it would cost if these two changed places, or met.
    pub async fn price(&self, one: EntrantId, two: EntrantId) -> Result<Price> {
        match self {
            Self::Tables(at) => at.loaded_rounds.price(at.now(), one, two).await,
            Self::Matches(stored) => stored.loaded_rounds.price(stored.now(), one, two).await,
        }
    }

    /// With whom somebody could change places, and what it would cost.
    pub async fn prices_of_swaps(&self, one: EntrantId) -> Result<Swaps> {
        match self {
            Self::Tables(at) => at.loaded_rounds.prices_of_swaps(at.now(), one).await,
            Self::Matches(stored) => stored.loaded_rounds.prices_of_swaps(stored.now(), one).await,
        }
    }

    /// The tables, or the matches, with who sits there.
    pub fn swap_tables(&self) -> Vec<SwapTable> {
        match self {
            Self::Tables(at) => at.swap_tables(),
            Self::Matches(stored) => {
                let seat = |id| {
                    let team = stored.loaded_rounds.loaded.team(id)?;
                    Some(SwapSeat { number: team.number.to_string(), name: team.name.to_string() })
                };
                let table = |of: &TeamMatch| SwapTable {
                    number: Some(of.place.to_string()).filter(|_| !of.is_bye()),
                    seats: of.teams().filter_map(seat).collect(),
                };
                stored.drawn.iter().map(table).collect()
            }
        }
    }

    /// That the event has nobody with the number that was given.
    pub fn say_unknown(&self) -> Message {
        match self {
            Self::Tables(_) => say!("forms-no-such-player"),
            Self::Matches(_) => say!("desk-matches-no-such-team"),
        }
    }

    /// That nobody with that number sits in the round.
    pub fn say_not_seated(&self) -> Message {
        match self {
            Self::Tables(_) => say!("forms-no-such-player-in-round"),
            Self::Matches(_) => say!("desk-matches-not-in-round"),
        }
    }

    /// That the two who were chosen meet already, or are one.
    pub fn say_choose_two(&self) -> Message {
        match self {
            Self::Tables(_) => say!("desk-rounds-choose-two"),
            Self::Matches(_) => say!("desk-matches-choose-two"),
        }
    }
}

impl TablesAtHand {
    fn stored(&self) -> StoredRound<'_> {
        StoredRound { round: &self.round, battles: &self.battles, draw: self.kept.as_ref() }
    }

    fn now(&self) -> RoundNow {
        self.loaded_rounds.now(self.stored())
    }

    fn swap_tables(&self) -> Vec<SwapTable> {
        let loaded = &self.loaded_rounds.loaded;
        let seats = self.battles.iter().flat_map(|battle| [Some(battle.a), battle.b]).flatten();
        let players: Vec<&Player> = seats.filter_map(|id| loaded.player(id)).collect();
        let names = Namesakes::from_player_list(players.iter().copied());
        let seat = |id: PlayerId| {
            let player = loaded.player(id)?;
            Some(SwapSeat { number: player.number.to_string(), name: names.told(player) })
        };
        let table = |battle: &Battle| SwapTable {
            number: battle.table_number.map(|table| table.to_string()),
            seats: [Some(battle.a), battle.b].into_iter().flatten().filter_map(seat).collect(),
        };
        self.battles.iter().map(table).collect()
    }
}
