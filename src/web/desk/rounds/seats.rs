//! The tables of one round as staff see them: who sits where, with what the draw looked at, and what stands out.

use crate::{
    cache::events::EventFrame,
    domain::{
        battle::{Battle, State},
        event::{namesakes::Namesakes, pack::Method, player::Player},
        history::{History, PlayerIndex},
        ids::PlayerId,
        numbers::{RoundNumber, TableNumber},
        pairing::PairingOrder,
        rounds::KeptDraw,
        standings::{OutcomeRecord, Ranking, rank_entrants},
    },
    storage::history::Loaded,
    text::{
        TextFact,
        draw::{reasons_beside, wins_apart},
    },
    web::{
        desk::{hall, table_word::TableWord},
        page::results,
        prelude::*,
    },
};
use serde::Serialize;
use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

/// One table as staff see it.
pub(super) struct StaffTableRow {
    pub battle: Battle,
    pub a: RoundSeat,
    pub b: Option<RoundSeat>,
    /// Why the two meet; see [`RoundSeats::explained`].
    pub reasons: TextFact,
    /// Its state, the same as on every page of the desk.
    pub word: TableWord,
    /// What a draw must not do, and this one does.
    pub breach: Option<DrawBreach>,
    /// How far the two are apart, where the draw brings equals together: `half a win apart`.
    pub apart: Option<Message>,
    /// The heading of those who stand alike, at the first of them.
    pub band: Option<RecordBand>,
}

/// A player, with what the draw looked at.
pub(super) struct RoundSeat {
    pub player: Player,
    /// What tells them from somebody else of the same name; none where nobody has it.
    pub apart: Option<String>,
    record: OutcomeRecord,
    pub path: String,
}

/// What a draw avoids before everything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) enum DrawBreach {
    HasLeft,
    Forbidden,
    MeetAgain,
    SecondBye,
}

/// A heading: `2–0–1`, `two wins`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RecordBand {
    pub name: String,
    pub words: Message,
}

/// How far the round's results have come.
pub(super) struct RoundCounts {
    pub tables: usize,
    pub open: Vec<TableNumber>,
    pub reported: Vec<TableNumber>,
    pub disputed: Vec<TableNumber>,
    /// Without a result that counts: open ones, and those whose reports differ.
    pub missing: Vec<TableNumber>,
    /// Somebody waits for an opponent.
    pub waits: bool,
    /// Without a word for long.
    pub quiet: Vec<TableNumber>,
    /// Without a result yet, though somebody has scored, or the desk has said so.
    pub begun: Vec<TableNumber>,
}

/// A draw in one line: what it kept, and what to look at.
pub(super) struct DrawSummary {
    /// What must not be, in words; empty where nothing is.
    pub breaches: Vec<Message>,
    /// Nothing that must not be, of what there could have been: `nobody meets again, no second bye`.
    pub kept: Option<Message>,
    /// `5 tables with unlike records`
    pub apart: Option<Message>,
    /// `3 tables of club mates`
    pub clubs: Option<Message>,
    /// How many to look at: tables, and whoever has no opponent.
    pub to_look_at: usize,
    /// Tables, as the head of the page counts them.
    pub all: usize,
}

/// Who sits where, with record and win path before the round.
pub(super) struct RoundSeats<'a> {
    loaded: &'a Loaded,
    frame: &'a EventFrame,
    /// Those who have left since the draw.
    gone: HashSet<PlayerId>,
    records: HashMap<PlayerIndex, (OutcomeRecord, String)>,
    namesakes: Namesakes<'a>,
    /// Those who have met before, the lower place first.
    met: HashSet<[PlayerIndex; 2]>,
    /// Had a bye, or a spare player for an opponent, which counts as one.
    had_bye: HashSet<PlayerIndex>,
    /// Those who should not meet, the lower place first.
    forbidden: HashSet<[PlayerIndex; 2]>,
    /// Who counts as a win ahead, for this draw alone.
    ahead: HashSet<PlayerIndex>,
    /// Half wins as the draw read them: a battle that was still open counts as drawn.
    half_wins: HashMap<PlayerIndex, u32>,
    /// Tournament points as the draw read them.
    points: HashMap<PlayerIndex, u64>,
    /// What the draw brings together; nothing where a list, a lottery, a cut or a hand made the pairs.
    order: Option<PairingOrder>,
}

impl RoundSeat {
    /// `2–0–1`; before the first round nothing.
    pub fn record(&self) -> String {
        if self.path.is_empty() { String::new() } else { word_short_record(&self.record) }
    }

    /// Where it is not what tells namesakes apart.
    pub fn faction(&self) -> Option<&String> {
        self.player.faction.as_ref().filter(|faction| self.apart.as_ref() != Some(faction))
    }

    /// Wins, a draw for half of one, in halves.
    fn half_wins(&self) -> u32 {
        2 * self.record.wins() + self.record.draws
    }

    /// Each letter of the win path, with its class.
    pub fn run(&self) -> Vec<(char, &'static str)> {
        let class = |letter| match letter {
            'W' => "res--win",
            'D' => "res--draw",
            'L' => "res--lost",
            _ => "res--none",
        };
        self.path.chars().map(|letter| (letter, class(letter))).collect()
    }
}

impl<'a> RoundSeats<'a> {
    pub fn new(
        here: &'a EventVisit,
        (loaded, gone): (&'a Loaded, &[Player]),
        number: RoundNumber,
        draw: Option<&KeptDraw>,
        method: &str,
    ) -> Self {
        let before = loaded.before(number);
        let ranking = Ranking::from_rules(&here.event.settings.ranking_rules()).unwrap_or_default();
        let rows = rank_entrants(&before, &ranking).rows;
        let (mut met, had_bye) = collect_past_meetings(&before);
        let basis = draw.filter(|draw| !draw.all_by_hand).and_then(|draw| draw.basis.as_ref());
        if basis.is_some_and(|basis| basis.rules.rematches) {
            met.clear();
        }
        let order = basis.filter(|_| brings_equals(method)).map(|basis| basis.rules.order);
        let places: HashMap<&str, PlayerIndex> =
            before.players.iter().zip(0..).map(|(player, place)| (player.key.as_str(), place)).collect();
        let place = |key: &String| places.get(key.as_str()).copied();
        let ahead = basis.iter().flat_map(|basis| &basis.rules.head_start).filter_map(place).collect();
        let points = basis.map(|basis| &basis.rules.points).into_iter().flatten();
        let points = points.filter_map(|(key, points)| Some((place(key)?, *points))).collect();
        let paths = basis.map(|basis| &basis.players).into_iter().flatten();
        let paths: HashMap<PlayerIndex, &str> =
            paths.filter_map(|player| Some((place(&player.key)?, player.path.as_str()))).collect();
        let records = rows.into_iter().map(|row| {
            let record = paths.get(&row.player).map_or(row.record, |path| as_drawn(row.record, path));
            (row.player, (record, row.win_path))
        });
        let records = records.collect();
        let half_wins = paths.into_iter().map(|(player, path)| (player, half_wins(path))).collect();
        let forbidden =
            draw.and_then(|draw| draw.basis.as_ref()).into_iter().flat_map(|basis| &basis.forbidden);
        let forbidden = forbidden.filter_map(|(a, b)| Some(order_pair(place(a)?, place(b)?))).collect();
        Self {
            loaded,
            frame: &here.event.frame,
            gone: gone.iter().map(|player| player.id).collect(),
            records,
            namesakes: Namesakes::from_player_list(&loaded.players),
            met,
            had_bye,
            forbidden,
            ahead,
            half_wins,
            points,
            order,
        }
    }

    /// None of somebody who is not of this event. Whoever left before the first round has no place in the history.
    fn seat(&self, id: PlayerId) -> Option<RoundSeat> {
        let player = self.frame.player(id)?;
        let record = self.loaded.index.get(&id).and_then(|index| self.records.get(index));
        let (record, path) = record.cloned().unwrap_or_default();
        Some(RoundSeat { player: player.clone(), apart: self.namesakes.apart(player), record, path })
    }

    pub fn row(&self, battle: Battle) -> Option<StaffTableRow> {
        let (a, b) = (self.seat(battle.a)?, battle.b.and_then(|b| self.seat(b)));
        Some(StaffTableRow {
            breach: self.breach(&battle),
            apart: b.as_ref().and_then(|b| self.apart(&a, b)),
            band: None,
            a,
            b,
            reasons: TextFact::None,
            word: TableWord::from_battle_state(battle.state),
            battle,
        })
    }

    /// The same row with its reasons, which only those need that are shown.
    pub fn explained(row: StaffTableRow) -> StaffTableRow {
        StaffTableRow { reasons: reasons_beside(&row.battle.reasons.0), ..row }
    }

    /// What the draw should not have done here.
    fn breach(&self, battle: &Battle) -> Option<DrawBreach> {
        if battle.everybody().any(|id| self.gone.contains(&id)) {
            return Some(DrawBreach::HasLeft);
        }
        let place = |id: PlayerId| self.loaded.index.get(&id).copied();
        let a = place(battle.a)?;
        let b = match battle.b {
            Some(b) => Some(place(b)?),
            None => None,
        };
        let is_spare = |player: PlayerIndex| self.loaded.players[player].spare;
        let had_bye = |player: PlayerIndex| !is_spare(player) && self.had_bye.contains(&player);
        match b {
            None => (!battle.is_waiting() && !battle.rests() && had_bye(a)).then_some(DrawBreach::SecondBye),
            Some(b) if self.forbidden.contains(&order_pair(a, b)) => Some(DrawBreach::Forbidden),
            Some(b) if is_spare(a) || is_spare(b) => {
                [a, b].into_iter().any(had_bye).then_some(DrawBreach::SecondBye)
            }
            Some(b) => self.met.contains(&order_pair(a, b)).then_some(DrawBreach::MeetAgain),
        }
    }

    /// How far two are apart, as the draw counts it. A spare player has no record.
    fn apart(&self, a: &RoundSeat, b: &RoundSeat) -> Option<Message> {
        if a.player.spare || b.player.spare {
            return None;
        }
        let place = |seat: &RoundSeat| self.loaded.index.get(&seat.player.id).copied();
        let (one, two) = (place(a)?, place(b)?);
        match self.order? {
            PairingOrder::Record => {
                let ahead = |player| 2 * u32::from(self.ahead.contains(&player));
                let of = |seat: &RoundSeat, player: PlayerIndex| {
                    self.half_wins.get(&player).copied().unwrap_or_else(|| seat.half_wins()) + ahead(player)
                };
                let gap = of(a, one).abs_diff(of(b, two));
                (gap > 0).then(|| wins_apart(gap))
            }
            PairingOrder::Points => {
                (self.points.get(&one) != self.points.get(&two)).then(|| say!("desk-rounds-unlike-points"))
            }
            PairingOrder::Random | PairingOrder::Standing => None,
        }
    }

    /// In the order of records, the best first, each under its heading; by table where nothing was drawn by record, or
    /// nobody has a record yet. Whoever has no opponent comes last.
    pub fn by_record(&self, mut rows: Vec<StaffTableRow>) -> Vec<StaffTableRow> {
        if self.order != Some(PairingOrder::Record) || self.met.is_empty() {
            return rows;
        }
        rows.sort_by_cached_key(|row| Reverse(row.b.is_some().then(|| row.rank())));
        for row in &mut rows {
            row.band = row.standing();
        }
        rows
    }

    /// What the tables of a draw come to.
    pub fn summary(&self, rows: &[StaffTableRow]) -> DrawSummary {
        let count = |breach| rows.iter().filter(|row| row.breach == Some(breach)).count();
        let breaches = [
            message_if_any(self.gone.len(), |count| say!("desk-rounds-have-left", count)),
            message_if_any(count(DrawBreach::Forbidden), |count| say!("desk-rounds-forbidden", count)),
            message_if_any(count(DrawBreach::MeetAgain), |count| say!("desk-rounds-meet-again", count)),
            message_if_any(count(DrawBreach::SecondBye), |count| say!("desk-rounds-second-byes", count)),
        ];
        let breaches: Vec<Message> = breaches.into_iter().flatten().collect();
        let byes = rows.iter().any(|row| row.b.is_none() && !row.battle.is_waiting() && !row.battle.rests());
        let kept = (breaches.is_empty() && !self.met.is_empty()).then(|| say!("desk-rounds-kept", byes));
        let points = self.order == Some(PairingOrder::Points);
        let unlike = rows.iter().filter(|row| row.apart.is_some()).count();
        let clubs = rows.iter().filter(|row| row.is_one_club()).count();
        DrawSummary {
            breaches,
            kept,
            apart: message_if_any(unlike, |count| say!("desk-rounds-unlike", count, points)),
            clubs: message_if_any(clubs, |count| say!("desk-rounds-club-mates", count)),
            to_look_at: rows.iter().filter(|row| row.stands_out()).count(),
            all: rows.iter().filter(|row| row.b.is_some()).count(),
        }
    }
}

/// With the battles that were open at the draw, and are, which it counted as drawn.
fn as_drawn(record: OutcomeRecord, path: &str) -> OutcomeRecord {
    let told = record.wins() + record.draws + record.losses();
    let count = |text: &str| u32::try_from(text.len()).unwrap_or(u32::MAX);
    let drawn = count(&path.replace(|letter: char| letter != 'D', ""));
    let open = count(path).saturating_sub(told).min(drawn.saturating_sub(record.draws));
    OutcomeRecord { draws: record.draws + open, ..record }
}

/// Of a win path, wins twice and draws once.
fn half_wins(path: &str) -> u32 {
    path.chars().map(|letter| if letter == 'W' { 2 } else { u32::from(letter == 'D') }).sum()
}

/// Nothing where there is none.
fn message_if_any(count: usize, message: impl FnOnce(usize) -> Message) -> Option<Message> {
    (count > 0).then(|| message(count))
}

impl StaffTableRow {
    /// The better record of the two.
    fn better(&self) -> &RoundSeat {
        let b = self.b.as_ref().filter(|b| b.half_wins() > self.a.half_wins());
        b.unwrap_or(&self.a)
    }

    /// Of the better record: half wins first, then wins, then battles lost.
    fn rank(&self) -> [i64; 3] {
        let RoundSeat { record, .. } = self.better();
        [self.better().half_wins().into(), record.wins().into(), -i64::from(record.losses())]
    }

    /// The heading it belongs under; none for whoever has no opponent, which stands in the row.
    fn standing(&self) -> Option<RecordBand> {
        let told = &self.better().record;
        self.b.as_ref().map(|_| RecordBand {
            name: word_short_record(told),
            words: say!("desk-rounds-band", wins = told.wins(), draws = told.draws),
        })
    }

    /// Why the two meet; where the draft is out, how far they are apart comes first.
    pub fn why(&self, is_draft: bool) -> TextFact {
        let apart = self.apart.clone().filter(|_| !is_draft).map(TextFact::Message);
        let TextFact::List(reasons) = self.reasons.clone() else {
            return TextFact::List(Vec::from_iter(apart));
        };
        TextFact::List(apart.into_iter().chain(reasons).collect())
    }

    /// Its numbers say it all: a phone needs no word beside them.
    pub fn is_plain(&self) -> bool {
        self.battle.state.is_settled()
    }

    pub fn is_one_club(&self) -> bool {
        let of = |seat: &RoundSeat| seat.player.club.as_ref().map(|club| club.to_lowercase());
        self.b.as_ref().is_some_and(|b| of(&self.a).is_some() && of(&self.a) == of(b))
    }

    /// Whether the player with this number sits here without an opponent.
    pub fn is_of(&self, number: &i64) -> bool {
        self.b.is_none() && self.a.player.number == *number
    }

    /// Whoever checks a draw looks here.
    pub fn stands_out(&self) -> bool {
        self.b.is_none()
            || self.breach.is_some()
            || self.apart.is_some()
            || self.is_one_club()
            || self.battle.by_hand.is_some()
    }

    /// The shape beside the word.
    pub fn icon(&self) -> &'static str {
        hall::icon_of_table_word(self.word)
    }

    /// The points of both where there is a result; not of one whose reports differ.
    pub fn points(&self) -> Option<[u32; 2]> {
        let stands = !self.battle.is_bye() && self.battle.state != State::Disputed;
        let result = self.battle.result().filter(|_| stands)?;
        Some([result.a.victory_points, result.b.victory_points])
    }

    pub fn wins(&self, visit: &EventVisit, side: usize) -> bool {
        results::sides_that_won(&self.battle, &visit.event.settings)[side]
    }

    pub fn holds(&self, wanted: &str) -> bool {
        let is = |seat: &RoundSeat| {
            seat.player.name.as_str().to_lowercase().contains(wanted)
                || seat.player.number.to_string() == wanted
        };
        is(&self.a)
            || self.b.as_ref().is_some_and(is)
            || self.battle.table_number.is_some_and(|table| table.to_string() == wanted)
    }
}

impl RoundCounts {
    pub fn from_battles(battles: &[Battle]) -> Self {
        let byes = battles.iter().filter(|battle| battle.is_bye()).count();
        Self {
            tables: battles.len() - byes,
            open: with_state(battles, State::Open),
            reported: with_state(battles, State::Reported),
            disputed: with_state(battles, State::Disputed),
            missing: numbers_of_tables(
                battles.iter().filter(|battle| matches!(battle.state, State::Open | State::Disputed)),
            ),
            waits: battles.iter().any(Battle::is_waiting),
            quiet: Vec::new(),
            begun: numbers_of_tables(
                battles.iter().filter(|battle| battle.state == State::Open && battle.has_begun()),
            ),
        }
    }

    /// Every table has a result that stands, or one that can be accepted, and nobody waits for an opponent.
    pub fn may_close(&self) -> bool {
        self.missing.is_empty() && !self.waits
    }
}

/// Wins, draws, losses: major and minor count alike for the draw (`P2`).
fn word_short_record(record: &OutcomeRecord) -> String {
    format!("{}–{}–{}", record.wins(), record.draws, record.losses())
}

/// Two players, the lower place first.
fn order_pair(a: PlayerIndex, b: PlayerIndex) -> [PlayerIndex; 2] {
    [a.min(b), a.max(b)]
}

/// Whether a round of this method brings those together who stand alike.
fn brings_equals(method: &str) -> bool {
    let known = Method::parse(method.split('/').next().unwrap_or_default());
    !matches!(known, Some(Method::List | Method::RoundRobin | Method::Cut | Method::Random | Method::Seeded))
}

/// Who has met whom, and who has had a bye, or a spare player in its place.
fn collect_past_meetings(before: &History) -> (HashSet<[PlayerIndex; 2]>, HashSet<PlayerIndex>) {
    let is_spare = |player: PlayerIndex| before.players[player].spare;
    let (mut met, mut byes) = (HashSet::new(), HashSet::new());
    for battle in before.rounds.iter().flat_map(|round| &round.battles) {
        match battle.b {
            Some(b) if is_spare(battle.a) || is_spare(b) => byes.extend([battle.a, b]),
            Some(b) => drop(met.insert(order_pair(battle.a, b))),
            None if battle.result.is_some() => drop(byes.insert(battle.a)),
            None => {}
        }
    }
    (met, byes)
}

fn with_state(battles: &[Battle], state: State) -> Vec<TableNumber> {
    numbers_of_tables(battles.iter().filter(|battle| battle.state == state))
}

fn numbers_of_tables<'a>(battles: impl Iterator<Item = &'a Battle>) -> Vec<TableNumber> {
    battles.filter_map(|battle| battle.table_number).collect()
}

#[cfg(test)]
mod tests {
    use super::brings_equals;

    #[test]
    fn records_are_compared_only_where_the_method_brings_equals_together() {
        for method in ["record-win-path/3", "accelerated/1"] {
            assert!(brings_equals(method), "{method}");
        }
        for method in ["list/1", "round_robin/1", "cut/1", "random/1", "seeded/1"] {
            assert!(!brings_equals(method), "{method}");
        }
    }
}
