//! What the next round can make of a place, as far as what counts first proves it: nothing here is foretold.

use super::{OutcomeRecord, Scoring, Standings, of_record};
use crate::domain::{
    history::{History, HistoryBattle, Outcome, PlayerIndex},
    scoring::worth_of_result,
};

/// The best and the worst place that can come of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaceSpan {
    pub best: u32,
    pub worst: u32,
}

/// How many others have more of what counts first than a player, as many, and just one more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rung {
    /// Major victories are counted, and not wins of either kind.
    pub of_major: bool,
    pub own: u32,
    pub more: usize,
    pub as_many: usize,
    pub one_more: usize,
}

impl Standings {
    /// Where a player can stand after the next round, which is drawn, if their battle of it ends in one of these ways,
    /// whatever happens at the other tables. All its battles count as open, also where a result is in. Whoever is level
    /// on what counts first may end above or below. None where points count first, which no outcome foretells, where a
    /// cut decides, and for whoever has no opponent in that round.
    #[must_use]
    pub fn span(&self, history: &History, player: PlayerIndex, ends: &[Outcome]) -> Option<PlaceSpan> {
        let next = self.after.next();
        let round = history.rounds.iter().find(|round| round.number == next)?;
        if self.has_cut() || history.handed_on.cuts.contains_key(&next) {
            return None;
        }
        let field = NextField { standings: self, history, records: self.records(history) };
        let own = round
            .battles
            .iter()
            .find(|battle| battle.a == player && battle.b.is_some() || battle.b == Some(player))?;
        let mut seated = vec![false; history.players.len()];
        for seat in round.battles.iter().flat_map(|battle| [Some(battle.a), battle.b]).flatten() {
            seated[seat] = true;
        }
        let spans = ends.iter().map(|end| {
            let record = field.records[player]?.with(*end);
            let bar = of_record(self.ranking.scoring, record)?;
            let mut above = PlayersAboveBar { least: 0, most: 0 };
            for battle in round.battles.iter().filter(|battle| !std::ptr::eq(*battle, own)) {
                above.add(field.above(battle, bar));
            }
            let opponent = if own.a == player { own.b } else { Some(own.a) };
            above.add(field.counts(&[[(opponent, Some(end.reversed())), (None, None)]], bar));
            for other in (0..seated.len()).filter(|other| !seated[*other]) {
                above.add(field.above_without_a_seat(other, bar));
            }
            Some(PlaceSpan { best: above.least + 1, worst: above.most + 1 })
        });
        let spans: Vec<PlaceSpan> = spans.collect::<Option<_>>()?;
        let best = spans.iter().map(|span| span.best).min()?;
        Some(PlaceSpan { best, worst: spans.iter().map(|span| span.worst).max()? })
    }

    /// How a player stands to the others by wins, or by major victories where these count first. None where points do, or
    /// a cut.
    #[must_use]
    pub fn rung(&self, history: &History, player: PlayerIndex) -> Option<Rung> {
        if self.has_cut() {
            return None;
        }
        let of_major = match self.ranking.scoring {
            Scoring::Graded => history.system.result.outcomes().contains(&Outcome::MajorWin),
            Scoring::Plain => false,
            Scoring::Points | Scoring::MatchPoints | Scoring::GamePoints => return None,
        };
        let count = |record: OutcomeRecord| if of_major { record.major_wins } else { record.wins() };
        let own = count(self.row_of(player)?.record);
        let others = self.rows.iter().filter(|row| row.player != player).map(|row| count(row.record));
        let so_many = |is: &dyn Fn(u32) -> bool| others.clone().filter(|count| is(*count)).count();
        Some(Rung {
            of_major,
            own,
            more: so_many(&|count| count > own),
            as_many: so_many(&|count| count == own),
            one_more: so_many(&|count| count == own + 1),
        })
    }

    /// By player; none for whoever is not ranked.
    fn records(&self, history: &History) -> Vec<Option<OutcomeRecord>> {
        let mut records = vec![None; history.players.len()];
        for row in &self.rows {
            records[row.player] = Some(row.record);
        }
        records
    }
}

/// How many players end above a bar at least, and how many above it or level with it at most.
#[derive(Clone, Copy)]
struct PlayersAboveBar {
    least: u32,
    most: u32,
}

impl PlayersAboveBar {
    fn add(&mut self, other: Self) {
        self.least += other.least;
        self.most += other.most;
    }
}

/// Who sits there, and what comes of it for them; none: nothing.
type OutlookSeat = (Option<PlayerIndex>, Option<Outcome>);

/// Everybody, before the next round.
struct NextField<'a> {
    standings: &'a Standings,
    history: &'a History,
    records: Vec<Option<OutcomeRecord>>,
}

impl NextField<'_> {
    /// Of the two of a battle, in every way in which it can end.
    fn above(&self, battle: &HistoryBattle, bar: [i64; 5]) -> PlayersAboveBar {
        let outcomes = self.history.system.result.outcomes();
        let ways: Vec<[OutlookSeat; 2]> = match (battle.b, &battle.result) {
            (Some(b), _) => {
                let way =
                    |outcome: Outcome| [(Some(battle.a), Some(outcome)), (Some(b), Some(outcome.reversed()))];
                outcomes.into_iter().map(way).collect()
            }
            (None, Some(bye)) => {
                let [outcome, _] = worth_of_result(bye, self.history.scale());
                vec![[(Some(battle.a), Some(outcome.outcome)), (None, None)]]
            }
            // Somebody may still come.
            (None, None) => return self.above_without_a_seat(battle.a, bar),
        };
        self.counts(&ways, bar)
    }

    /// Whoever takes part and has no seat may still get one.
    fn above_without_a_seat(&self, player: PlayerIndex, bar: [i64; 5]) -> PlayersAboveBar {
        let mut ways: Vec<[OutlookSeat; 2]> = vec![[(Some(player), None), (None, None)]];
        if self.history.players[player].plays_in(self.standings.after.next()) {
            let outcomes = self.history.system.result.outcomes().into_iter();
            ways.extend(outcomes.map(|outcome| [(Some(player), Some(outcome)), (None, None)]));
        }
        self.counts(&ways, bar)
    }

    fn counts(&self, ways: &[[OutlookSeat; 2]], bar: [i64; 5]) -> PlayersAboveBar {
        let key = |(player, outcome): &OutlookSeat| {
            let record = self.records[(*player)?]?;
            let record = outcome.map_or(record, |outcome| record.with(outcome));
            of_record(self.standings.ranking.scoring, record)
        };
        let counted = |way: &[OutlookSeat; 2], is: fn(&[i64; 5], &[i64; 5]) -> bool| {
            way.iter().filter_map(key).map(|key| u32::from(is(&key, &bar))).sum::<u32>()
        };
        PlayersAboveBar {
            least: ways.iter().map(|way| counted(way, |key, bar| key > bar)).min().unwrap_or_default(),
            most: ways.iter().map(|way| counted(way, |key, bar| key >= bar)).max().unwrap_or_default(),
        }
    }
}
