//! The table of standings, a row a player or a team: as the event's page shows it, and the desk.

use super::entrant_ranks::EntrantRanks;
use crate::{
    domain::{
        event::{namesakes::Namesakes, player::Player},
        numbers::RoundNumber,
        standings::{DecidedBy, RecordCount, Scoring, Standings, StandingsRow, Tiebreaker},
    },
    text::{
        Element,
        standings::{count_points_that_rank, points_that_rank, tell_part_of_record, tell_signed_points},
        write_grouped_number,
    },
    web::{
        page::{
            paging::Paging,
            results::{
                self, PlaceDecider, ResultChip, TiebreakerCell, find_place_decider, has_missed,
                write_standings_record,
            },
            search::holds_every_word,
        },
        prelude::*,
    },
};
use std::collections::HashMap;

/// Rows on one page; a larger event has more pages, a search among all of them, and the way to one's own row.
pub const ROWS: usize = 100;

/// A page of standings, with what is told of each row.
pub struct RankTable<'a> {
    visit: &'a EventVisit,
    pub ranks: EntrantRanks,
    /// The standings a round before; none after the first.
    before: Option<EntrantRanks>,
    /// Positions of the rows that were searched for.
    found: Vec<usize>,
    pub paging: Paging,
    /// What tells namesakes apart, by their number.
    apart: HashMap<i64, String>,
}

impl<'a> RankTable<'a> {
    /// The page asked for, of the rows that are searched for; with the standings a round before, where there are any.
    pub async fn load_rank_table(
        app: &App,
        visit: &'a EventVisit,
        ranks: EntrantRanks,
        search: &str,
        page: usize,
    ) -> Result<Self> {
        let search_text = |row: &StandingsRow| format!("{} {}", row.name, ranks.number(row));
        let is_found = |row: &StandingsRow| search.is_empty() || holds_every_word(&search_text(row), search);
        let found = ranks.standings().rows.iter().enumerate().filter(|(_, row)| is_found(row));
        let found: Vec<usize> = found.map(|(position, _)| position).collect();
        let paging = Paging::new(found.len(), page, ROWS);
        let players = ranks.of_players().map_or(&[][..], |ranked| &ranked.loaded.players);
        let namesakes = Namesakes::from_player_list(players);
        // The faction stands under the name anyway.
        let apart =
            |player: &Player| namesakes.apart(player).filter(|apart| player.faction.as_ref() != Some(apart));
        let apart = players.iter().filter_map(|player| Some((player.number, apart(player)?))).collect();
        let before = ranks.round_before(app, visit).await?;
        Ok(Self { visit, ranks, before, found, paging, apart })
    }

    /// What tells a player from others of their name; none where nobody has it.
    pub fn apart(&self, row: &StandingsRow) -> Option<&String> {
        self.apart.get(&self.number(row))
    }

    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub fn standings(&self) -> &Standings {
        self.ranks.standings()
    }

    /// The round after which they stand.
    pub fn after(&self) -> RoundNumber {
        self.standings().after
    }

    /// What is shown, best first.
    pub fn rows(&self) -> Vec<&StandingsRow> {
        let shown = self.found.iter().skip(self.paging.skip()).take(ROWS);
        shown.map(|position| &self.standings().rows[*position]).collect()
    }

    pub fn tiebreakers(&self) -> &[Tiebreaker] {
        &self.standings().ranking.tiebreakers
    }

    /// As printed.
    pub fn number(&self, row: &StandingsRow) -> i64 {
        self.ranks.number(row)
    }

    /// Of a team, its club.
    pub fn faction(&self, row: &StandingsRow) -> &str {
        self.ranks.faction_or_club(row)
    }

    /// This text where the row is the visitor's own, or that of their team.
    pub fn own(&self, row: &StandingsRow, text: &str) -> String {
        if self.ranks.of_players().is_some() {
            return self.visit.own(self.number(row), text);
        }
        let own = self.visit.me.as_deref().and_then(|me| self.ranks.row_of(me));
        own.filter(|own| own.player == row.player).map_or_else(String::new, |_| text.to_owned())
    }

    /// The word for that row.
    pub fn own_word(&self, row: &StandingsRow) -> String {
        self.own(row, &self.visit.speaker.say(&say!("standings-you")))
    }

    /// Places won since the round before; fewer than none are lost.
    pub fn moved(&self, row: &StandingsRow) -> Option<i64> {
        results::count_places_moved(self.before.as_ref().map(EntrantRanks::standings), row)
    }

    /// As many as rounds are planned, or were played.
    pub fn columns(&self) -> u32 {
        self.after().0.max(self.visit.event.settings.rounds)
    }

    /// Somebody on this page has no seat in a round that is out.
    pub fn has_missed(&self) -> bool {
        let of = (self.ranks.history(), self.after());
        self.rows().into_iter().any(|row| has_missed(of, row))
    }

    pub fn chips(&self, row: &StandingsRow) -> Vec<ResultChip> {
        self.ranks.chips(row, self.columns(), &self.visit.event.settings)
    }

    pub fn one_kind(&self) -> bool {
        self.ranks.one_kind(&self.visit.event.settings)
    }

    pub fn record(&self, row: &StandingsRow) -> String {
        write_standings_record(row.record)
    }

    /// What of the record comes before everything else, `2 major`, or sets the row above one that reads alike; none where
    /// something else does, or points come before records.
    pub fn of_the_record(&self, row: &StandingsRow) -> Option<Message> {
        if self.has_points() {
            return None;
        }
        if self.ranks_by_major() {
            return tell_part_of_record(RecordCount::MajorVictories, row);
        }
        match self.place_decider(row)? {
            PlaceDecider { by: DecidedBy::Record(count), reads_apart: false, .. } => {
                tell_part_of_record(count, row)
            }
            _ => None,
        }
    }

    /// What sets the row above the next place.
    fn place_decider(&self, row: &StandingsRow) -> Option<PlaceDecider> {
        find_place_decider(self.standings(), row)
    }

    /// What sets the row above the next place, in words, where there is no room for its column; none where it is what
    /// stands there anyway.
    pub fn tell_decider(&self, row: &StandingsRow) -> Option<Message> {
        let decider = self.place_decider(row)?;
        match decider.by {
            DecidedBy::Cut | DecidedBy::SeedOfCut => None,
            DecidedBy::Record(_) if !self.ranks_by_major() || self.is_set_by_major(row) => None,
            _ => Some(decider.tell_in_short()),
        }
    }

    pub fn values(&self, row: &StandingsRow) -> Vec<TiebreakerCell> {
        results::list_tiebreaker_values(self.standings(), row)
    }

    /// Points come before everything else, and have a column: of players, tournament points.
    pub fn has_points(&self) -> bool {
        let scoring = self.standings().ranking.scoring;
        scoring == Scoring::Points || self.ranks.are_of_teams() && self.title_of_points().is_some()
    }

    /// What counts before everything else, where points do.
    pub fn title_of_points(&self) -> Option<Message> {
        points_that_rank(self.standings().ranking.scoring)
    }

    /// These points, with what they are.
    pub fn counted_points(&self, row: &StandingsRow) -> Option<Message> {
        let scoring = self.standings().ranking.scoring;
        count_points_that_rank(scoring, row.points_by(scoring))
    }

    /// These points.
    pub fn points(&self, row: &StandingsRow) -> String {
        write_grouped_number(row.points_by(self.standings().ranking.scoring))
    }

    /// These points, or the record where there are none, are what sets the row above the next.
    pub fn is_set_by_points(&self, row: &StandingsRow) -> bool {
        self.place_decider(row).is_some_and(|decider| matches!(decider.by, DecidedBy::Record(_)))
    }

    /// Major victories come before everything else, and have a column.
    pub fn ranks_by_major(&self) -> bool {
        self.standings().ranking.scoring == Scoring::Graded && self.are_victories_graded()
    }

    /// Major victories are what sets the row above the next.
    pub fn is_set_by_major(&self, row: &StandingsRow) -> bool {
        let by = DecidedBy::Record(RecordCount::MajorVictories);
        self.place_decider(row).is_some_and(|decider| decider.by == by)
    }

    /// Major and minor victories count apart.
    pub fn are_victories_graded(&self) -> bool {
        !self.one_kind() && !self.has_points()
    }

    /// What the letters of results mean.
    pub fn legend(&self) -> Message {
        let chip = |class: &str| Element::new("span").with_attribute("class", class);
        let (missed, win, draw) = (self.has_missed(), chip("res res--win"), chip("res res--draw"));
        let (loss, missing) = (chip("res res--lost"), chip("res res--none"));
        let won = self.are_victories_graded().then(|| chip("res res--won"));
        match (self.ranks.are_of_teams(), won) {
            (false, None) => say!("standings-legend", missed, win, draw, loss, missing),
            (false, Some(won)) => {
                say!("standings-legend-graded", missed, win, won, draw, loss, missing)
            }
            (true, None) => say!("standings-legend-teams", missed, win, draw, loss, missing),
            (true, Some(won)) => {
                say!("standings-legend-teams-graded", missed, win, won, draw, loss, missing)
            }
        }
    }

    /// Two are level on everything.
    pub fn has_shared(&self) -> bool {
        self.standings().rows.iter().any(|row| row.shared)
    }

    /// A cut decides the first places.
    pub fn has_cut(&self) -> bool {
        self.standings().has_cut()
    }

    /// Dice settled a place.
    pub fn has_dice(&self) -> bool {
        self.standings().rows.iter().any(|row| !row.roll_off.is_empty())
    }

    /// Somebody has a penalty or a bonus.
    pub fn has_corrections(&self) -> bool {
        self.standings().rows.iter().any(|row| row.correction != 0)
    }

    /// How a tie-breaker is worked out.
    pub fn explained(&self, breaker: &Tiebreaker) -> String {
        let explained = told(breaker).part("explained");
        let most = self.standings().ranking.difference_cap;
        let is_capped = *breaker == Tiebreaker::VictoryPointDifferential && most > 0;
        let explained = if is_capped { say!("ranking-explained-capped", explained, most) } else { explained };
        self.visit.speaker_of_players().say(&explained)
    }
}

/// What was taken from this player or given beside the battles; none where nothing was.
pub fn describe_points_correction(row: &StandingsRow) -> Option<Message> {
    Some(row.correction).filter(|points| *points != 0).map(tell_signed_points)
}
