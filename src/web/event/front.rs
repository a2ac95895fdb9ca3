//! What the event's own page tells before, during and after the event: who comes, who leads, who won.

use super::{
    awards,
    entrant_ranks::EntrantRanks,
    places::PlacesChart,
    podium::{ClosestWin, Podium, PodiumLeader},
    rounds,
};
use crate::{
    cache::standings::Ranked,
    domain::{
        battle::{Battle, State},
        event::{
            Stage,
            award::{Award, Basis},
        },
        numbers::{RoundNumber, TableNumber},
        standings::StandingsRow,
    },
    text::write_grouped_number,
    web::{
        page::{
            bracket::BracketPicture,
            results::{self, find_place_decider, write_standings_record},
        },
        prelude::*,
    },
};
use std::collections::BTreeMap;

/// Lines of each list on the page.
const LINES: usize = 6;
/// Lines of the chart of places.
const PATHS: usize = 8;
/// Factions that have a bar of their own.
const FACTIONS: usize = 6;

/// The story of the event so far.
pub struct Story {
    /// Players with a place.
    pub playing: usize,
    pub factions: Vec<Share>,
    /// Players of factions without a bar.
    pub others: usize,
    /// The round that is on, or the newest that was.
    pub round: Option<RoundNumber>,
    pub tables: usize,
    /// Of these, with a result; none while results are kept for later.
    pub done: Option<usize>,
    /// Tables of that round that are on stream, with both names.
    pub streamed: Vec<(TableNumber, [String; 2])>,
    /// Battles reported last, the newest first.
    pub reported: Vec<Reported>,
    /// The first places after round `after`; once the event is over, everybody on the first three.
    leaders: Vec<PodiumLeader>,
    pub after: RoundNumber,
    /// Its clock was started, or somebody has played; and it is not closed.
    pub is_played: bool,
    /// It is out, and nobody has begun to play it.
    pub is_to_begin: bool,
    pub awards: Vec<(String, String)>,
    /// There are some, of which the podium may tell all.
    pub has_awards: bool,
    /// Once the event is over: the way to the first places.
    pub places: PlacesChart,
    /// How near whoever won came to not winning; nothing where several share the first place, and of teams.
    pub closest: Option<ClosestWin>,
    /// Of the cut, once its first round is out.
    pub bracket: Option<BracketPicture>,
}

/// How many players have a faction.
pub struct Share {
    pub faction: String,
    pub players: usize,
    /// Of the longest bar.
    pub percent: usize,
}

/// A battle with its result: names and points of both.
pub struct Reported {
    pub table: TableNumber,
    pub names: [String; 2],
    pub points: [u32; 2],
    pub won: [bool; 2],
    /// The opponent has not confirmed it yet.
    pub is_one_report: bool,
}

impl Reported {
    pub fn wins(&self, side: usize) -> bool {
        self.won[side]
    }

    pub fn name(&self, side: usize) -> &str {
        &self.names[side]
    }

    /// The points of a side as people read them.
    pub fn scored(&self, side: usize) -> String {
        write_grouped_number(self.points[side])
    }
}

impl Story {
    /// As this visitor may know it: what the organiser keeps for later is not in it.
    pub async fn load_story(app: &App, here: &EventVisit) -> Result<Self> {
        let mut tx = app.database.read().await?;
        let players = &here.event.frame.players;
        let playing: Vec<_> =
            players.iter().filter(|player| here.event.frame.has_a_place(player) && !player.spare).collect();
        let (factions, others) =
            count_faction_shares(playing.iter().filter_map(|player| player.faction.as_deref()));
        let given = storage::screens::load_ceremony_awards(&mut tx, here.event.id).await?;
        let (all, _) = awards::load_event_awards(&mut tx, &here.event).await?;
        let awards = awards::filter_shown_awards(&here.event, all, &given);
        let awards = awards.iter().filter(|awarded| awarded.is_decided());
        let awards: Vec<_> = awards.collect();
        let bracket =
            BracketPicture::load_bracket_picture(&mut tx, here, here.sees_standings_up_to()).await?;
        drop(tx);
        let paired = rounds::load_paired_round(app, here, None).await?;
        let round = paired.round.as_ref().map(|round| round.number);
        let is_told = round.is_some_and(|round| here.sees_round(round));
        let tables = paired.battles.iter().filter(|battle| !battle.is_bye());
        let done = tables.clone().filter(|battle| battle.counted().is_some()).count();
        let mut told: Vec<&Battle> = tables.clone().filter(|battle| battle.counted().is_some()).collect();
        told.sort_by_key(|battle| std::cmp::Reverse(battle.decided.as_ref().map(|decided| decided.at)));
        let reported = told.into_iter().filter(|_| is_told).take(LINES).filter_map(|battle| {
            let name = |id| paired.names.get(&id).map(|who| who.name.clone());
            let result = battle.counted()?;
            Some(Reported {
                table: battle.table_number?,
                names: [name(battle.a)?, name(battle.b?)?],
                points: [result.a.victory_points, result.b.victory_points],
                won: results::sides_that_won(battle, &here.event.settings),
                is_one_report: battle.state == State::Reported,
            })
        });
        // Nobody plays once the event is over, whatever was left open.
        let is_open = paired.is_on() && !here.event.stage.is_over();
        let is_on = |battle: &&Battle| is_open && battle.result.is_none();
        let on_stream = tables.clone().filter(is_on).filter_map(|battle| {
            let name = |id| paired.names.get(&id).map(|who| who.name.clone());
            let table = battle.table_number.filter(|table| here.event.frame.is_streamed(*table))?;
            Some((table, [name(battle.a)?, name(battle.b?)?]))
        });
        let ranks = EntrantRanks::load_entered(app, here, here.event.last_played()).await?;
        let (after, leaders) = (ranks.standings().after, list_leaders(&ranks, here));
        // The podium names the first three already.
        let has_podium = here.event.stage >= Stage::Finished && Some(after) == round && !leaders.is_empty();
        let is_told_above = |award: &Award| has_podium && matches!(award.basis, Basis::Place(1..=3));
        let has_awards = !awards.is_empty();
        let beside = awards.into_iter().filter(|awarded| !is_told_above(&awarded.award));
        let awards =
            beside.map(|awarded| (awarded.award.title.clone(), here.speaker.say(&awarded.named()))).collect();
        let has_begun = paired.clock.is_some() || done > 0;
        let (mut places, mut closest) = (PlacesChart::default(), None);
        if has_podium {
            places = PlacesChart::of_ranks(app, here, &ranks, PATHS).await?;
            let closest_of = |ranked: &Ranked| {
                ClosestWin::from_standings_rows(&ranked.standings.rows, &ranked.loaded.history.players)
            };
            // Of one game a battle, every win is as close as the others.
            let has_margins = !here.event.settings.game().sheet.is_one_game();
            closest = ranks.of_players().filter(|_| has_margins).and_then(closest_of);
        }
        Ok(Self {
            playing: playing.len(),
            factions,
            others,
            round,
            tables: tables.count(),
            done: Some(done).filter(|_| is_told),
            streamed: on_stream.collect(),
            reported: reported.collect(),
            leaders,
            after,
            is_played: is_open && has_begun,
            is_to_begin: is_open && !has_begun,
            awards,
            has_awards,
            places,
            closest,
            bracket,
        })
    }

    /// The newest round that nothing of the days comes before any more.
    pub fn begun(&self) -> RoundNumber {
        let round = self.round.unwrap_or(RoundNumber::BEFORE_THE_FIRST);
        if self.is_to_begin { round.previous() } else { round }
    }

    /// Above those who lead, or led when the event was over: `Leading in round 3`.
    pub fn leaders_title(&self, here: &EventVisit) -> Message {
        let (count, round) = (self.leaders().len(), self.after);
        if !self.podium(here).is_empty() {
            return say!("event-first", count);
        }
        if here.event.stage.is_over() {
            return say!("event-first-after", count, round);
        }
        let is_on = self.is_played && self.round == Some(round);
        if is_on { say!("event-leading-in", round) } else { say!("event-leading-after", round) }
    }

    /// The first of them, as many as the page has lines for; nobody where the chart of places names them.
    pub fn leaders(&self) -> &[PodiumLeader] {
        let lines = if self.places.is_empty() { LINES } else { 0 };
        &self.leaders[..self.leaders.len().min(lines)]
    }

    /// The first three places, once the event is over and everybody may know.
    pub fn podium(&self, here: &EventVisit) -> Podium {
        let is_over = here.event.stage >= Stage::Finished && Some(self.after) == self.round;
        Podium::from_leaders(if is_over { &self.leaders } else { &[] })
    }
}

/// The first of these standings, of which something is played.
fn list_leaders(ranks: &EntrantRanks, here: &EventVisit) -> Vec<PodiumLeader> {
    let is_over = here.event.stage >= Stage::Finished;
    let is_told = |(line, row): &(usize, &StandingsRow)| *line < LINES || is_over && row.place <= 3;
    let after = ranks.standings().after;
    // The name of a team may be its club's.
    let is_named = |row: &StandingsRow| ranks.are_of_teams() && ranks.faction_or_club(row) == row.name;
    let leader = |(_, row): (usize, &StandingsRow)| PodiumLeader {
        place: row.place,
        shared: row.shared,
        page: ranks.page_of(row),
        name: row.name.clone(),
        faction: if is_named(row) { String::new() } else { ranks.faction_or_club(row).to_owned() },
        results: ranks.chips(row, after.0, &here.event.settings),
        record: write_standings_record(row.record),
        decider: find_place_decider(ranks.standings(), row),
        reached: how_far_in_cut(row),
    };
    let rows = ranks.standings().rows.iter().filter(|_| after.is_a_round()).enumerate();
    rows.take_while(is_told).map(leader).collect()
}

/// How far a cut has brought somebody; nothing for whoever was not in it.
fn how_far_in_cut(row: &StandingsRow) -> Option<Message> {
    row.cut.map(|cut| told(&cut.reached).part("label"))
}

/// The factions with most players, and how many players have another.
fn count_faction_shares<'f>(factions: impl Iterator<Item = &'f str>) -> (Vec<Share>, usize) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for faction in factions.filter(|faction| !faction.is_empty()) {
        *counts.entry(faction).or_default() += 1;
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(faction, players)| (std::cmp::Reverse(*players), *faction));
    let most = counts.first().map_or(1, |(_, players)| *players);
    let others = counts.iter().skip(FACTIONS).map(|(_, players)| players).sum();
    let share = |(faction, players): (&str, usize)| Share {
        faction: faction.to_owned(),
        players,
        percent: players * 100 / most,
    };
    (counts.into_iter().take(FACTIONS).map(share).collect(), others)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_factions_with_most_players_have_bars_and_the_rest_is_counted() {
        let named = ["a", "b", "a", "c", "d", "e", "f", "g", "h", "a", ""];
        let (shares, others) = count_faction_shares(named.into_iter());
        let bars: Vec<_> =
            shares.iter().map(|share| (share.faction.as_str(), share.players, share.percent)).collect();
        assert_eq!(bars[..2], [("a", 3, 100), ("b", 1, 33)]);
        assert_eq!((bars.len(), others), (FACTIONS, 2));
    }
}
