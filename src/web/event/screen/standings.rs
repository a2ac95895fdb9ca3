//! The standings on the big screen: places in two columns, with what sets each above the next.

use super::{PLACE, SECONDS, ScreenHead, ScreenPages, ScreenScene, bracket_head, bracket_turns, columns};
use crate::{
    domain::{
        battle::Battle,
        event::namesakes::Namesakes,
        numbers::RoundNumber,
        standings::{DecidedBy, RecordCount, Scoring, Standings, StandingsRow},
    },
    storage::Tx,
    text::{TextFact, write_grouped_number},
    web::{
        event::entrant_ranks::EntrantRanks,
        page::results::{ResultChip, find_place_decider, write_standings_record},
        prelude::*,
    },
};
use columns::ScreenColumns;

/// The results of a place, the last ones.
const RESULTS: usize = 3;

/// A line of them.
pub(super) struct ScreenPlace {
    pub place: String,
    pub name: String,
    /// Empty for a team, and where none was given.
    pub faction: String,
    /// What tells namesakes apart; empty for all others.
    pub apart: String,
    pub results: Vec<ResultChip>,
    /// What sets it above the next place, where neither their records nor `points` do: in place of the results. Empty for
    /// all others.
    pub decider: String,
    /// `points` set it above the next place, and their records do not.
    pub is_by_points: bool,
    /// What stands before the record, where it counts first: points, or major victories.
    pub points: Option<i64>,
    pub record: String,
}

impl ScreenPages<ScreenPlace> {
    pub(super) fn columns(&self) -> ScreenColumns {
        ScreenColumns::of_places(self.all.div_ceil(self.pages), self.pages)
    }

    pub(super) fn has_faces(&self) -> bool {
        self.lines.iter().any(|row| !row.faction.is_empty())
    }

    /// How a line of it, the name or what tells that apart, is set beside the place, the results and the record.
    pub(super) fn set(&self, row: &ScreenPlace, line: &str) -> &'static str {
        let widest = |of: fn(&ScreenPlace) -> String| {
            self.lines.iter().map(|row| columns::measure_text_width(&of(row))).max()
        };
        let place = widest(|row| row.place.clone()).unwrap_or_default().max(PLACE);
        let record = widest(|row| row.record.clone()).unwrap_or_default();
        let points =
            row.points.and_then(|_| widest(|row| write_grouped_number(row.points.unwrap_or_default())));
        let faces = self.has_faces().then_some(columns::EMBLEM);
        let decider = (!row.decider.is_empty()).then(|| columns::width_of_boxed(&row.decider));
        let results = if decider.is_some() { 0 } else { row.results.len() };
        let others: Vec<usize> =
            [place, record].into_iter().chain(points).chain(faces).chain(decider).collect();
        if row.apart.is_empty() {
            self.columns().set(line, &others, results)
        } else {
            self.columns().set_of_two(line, &others, results)
        }
    }
}

/// The pages of the standings, after those of the bracket where there is one.
pub(super) async fn standings_and_bracket(tx: &mut Tx, here: &EventVisit) -> Result<ScreenScene> {
    let turns = bracket_turns(tx, here).await?;
    let second = here.now.timestamp();
    let scene = load_standings_scene(tx, here, second).await?;
    let (ScreenScene::Standings(shown), false) = (&scene, turns.is_empty()) else { return Ok(scene) };
    let all = turns.len() + shown.pages;
    let turn = usize::try_from(second.div_euclid(SECONDS)).unwrap_or_default() % all;
    if turn < turns.len() {
        let second = i64::try_from(turn).unwrap_or_default() * SECONDS;
        return Ok(ScreenScene::Bracket(ScreenPages::cut_even_page(bracket_head(here), turns, 1, second)));
    }
    let second = i64::try_from(turn - turns.len()).unwrap_or_default() * SECONDS;
    load_standings_scene(tx, here, second).await
}

async fn load_standings_scene(tx: &mut Tx, here: &EventVisit, second: i64) -> Result<ScreenScene> {
    let last = here.event.settings.standings_up_to.unwrap_or(RoundNumber::AFTER_ALL);
    let ranks = EntrantRanks::of_known(tx, &here.event, last).await?;
    let Standings { after, rows, ranking, .. } = ranks.standings();
    let after = *after;
    if after < RoundNumber::FIRST {
        return Ok(ScreenScene::Nothing(say!("screen-no-standings")));
    }
    let is_graded = ranking.scoring == Scoring::Graded && !ranks.one_kind(&here.event.settings);
    let counted =
        if is_graded { Some(say!("screen-major-and-record")) } else { counted_first(ranking.scoring) };
    let players = ranks.of_players().map_or(&[][..], |ranked| &ranked.loaded.players);
    let namesakes = Namesakes::from_player_list(players);
    let apart = |row: &StandingsRow| namesakes.apart(players.get(row.player)?);
    let is_of_points = |by| match by {
        DecidedBy::Record(RecordCount::MajorVictories) => is_graded,
        DecidedBy::Record(count) => {
            matches!(count, RecordCount::TournamentPoints | RecordCount::MatchPoints) && counted.is_some()
        }
        _ => false,
    };
    let placed = |row: &StandingsRow| {
        let decider = find_place_decider(ranks.standings(), row).filter(|decider| !decider.reads_apart);
        let is_by_points = decider.as_ref().is_some_and(|decider| is_of_points(decider.by));
        let decider = decider.filter(|_| !is_by_points);
        ScreenPlace {
            decider: decider.map_or_else(String::new, |decider| here.speaker.say(&decider.tell_in_short())),
            is_by_points,
            place: format!("{}{}", row.place, if row.shared { "=" } else { "" }),
            name: row.name.clone(),
            faction: players.get(row.player).and_then(|player| player.faction.clone()).unwrap_or_default(),
            apart: apart(row).unwrap_or_default(),
            results: last_results(ranks.chips(row, after.0, &here.event.settings)),
            points: counted
                .as_ref()
                .map(|_| if is_graded { row.record.major_wins.into() } else { row.tournament_points() }),
            record: write_standings_record(row.record),
        }
    };
    let rows = rows.iter().map(placed).collect();
    let plays = |battle: &Battle| !battle.is_bye() && battle.counted().is_none();
    let newest = here.event.frame.public_rounds().next_back().filter(|round| round.number == after);
    let is_played = newest.is_some_and(|round| here.event.battles(round.id).iter().any(plays));
    let is_played = is_played && !here.event.stage.is_over();
    let when = if is_played {
        say!("screen-in-round", round = after)
    } else {
        say!("screen-after-round", round = after)
    };
    let counted = TextFact::from(counted);
    let about = say!("screen-standings-about", when, counted).into();
    let head = ScreenHead { about, ..ScreenHead::with_title(here, say!("screen-standings")) };
    let mut shown = ScreenPages::cut_even_page(head, rows, columns::PLACES, second);
    let part = (shown.pages > 1).then(|| {
        let (first, last) = (shown.from + 1, shown.from + shown.lines.len());
        let last = (first != last).then(|| last.to_string());
        let (first, count) = (first.to_string(), shown.all.to_string());
        say!("screen-places", first, last, count)
    });
    let is_boxed = |row: &ScreenPlace| row.is_by_points || !row.decider.is_empty();
    let boxed = shown.lines.iter().any(is_boxed).then(|| say!("screen-in-a-box"));
    shown.head.subject = match (part, boxed) {
        (Some(part), Some(boxed)) => say!("screen-standings-foot", part, boxed).into(),
        (part, boxed) => part.or(boxed).map_or(Wording::NONE, Wording::from),
    };
    Ok(ScreenScene::Standings(shown))
}

/// What the figures before the records are, where points count before them.
fn counted_first(scoring: Scoring) -> Option<Message> {
    match scoring {
        Scoring::Points => Some(say!("screen-points-and-record")),
        Scoring::MatchPoints => Some(say!("screen-match-points-and-record")),
        Scoring::Graded | Scoring::Plain | Scoring::GamePoints => None,
    }
}

/// As many as a line of the screen has room for.
fn last_results(mut results: Vec<ResultChip>) -> Vec<ResultChip> {
    results.split_off(results.len().saturating_sub(RESULTS))
}
