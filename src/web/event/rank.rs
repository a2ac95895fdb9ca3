//! The table of standings, a row a player: as the event's page shows it, and the desk.

use crate::{
    cache::standings::Ranked,
    domain::{
        event::{namesakes::Namesakes, player::Player},
        standings::{DecidedBy, Scoring, StandingsRow, Tiebreaker},
    },
    text::{
        Element, Message, say,
        standings::{tell_part_of_record, tell_signed_points},
        told,
    },
    web::page::{
        event_visit::EventVisit,
        results::{
            self, ResultChip, TiebreakerCell, has_missed, has_one_kind, list_round_chips,
            row_beneath_and_decider, write_standings_record,
        },
    },
};
use std::{collections::HashMap, sync::Arc};

/// Rows of standings, with what is told of each.
pub struct RankTable<'a> {
    visit: &'a EventVisit,
    ranked: Arc<Ranked>,
    /// The standings a round before; none after the first.
    before: Option<Arc<Ranked>>,
    /// Positions of the rows that are shown.
    shown: Vec<usize>,
    /// What tells namesakes apart, by their number.
    apart: HashMap<i64, String>,
}

impl<'a> RankTable<'a> {
    /// These rows of the standings, by their positions; with the standings a round before, where there are any.
    pub fn from_ranked_rows(
        visit: &'a EventVisit,
        ranked: Arc<Ranked>,
        before: Option<Arc<Ranked>>,
        shown: Vec<usize>,
    ) -> Self {
        let players = &ranked.loaded.players;
        let namesakes = Namesakes::from_player_list(players);
        // The faction stands under the name anyway.
        let apart =
            |player: &Player| namesakes.apart(player).filter(|apart| player.faction.as_ref() != Some(apart));
        let apart = players.iter().filter_map(|player| Some((player.number, apart(player)?))).collect();
        Self { visit, ranked, before, shown, apart }
    }

    /// What tells a player from others of their name; none where nobody has it.
    pub fn apart(&self, row: &StandingsRow) -> Option<&String> {
        self.apart.get(&self.number(row))
    }

    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// What is shown, best first.
    pub fn rows(&self) -> Vec<&StandingsRow> {
        self.shown.iter().map(|position| &self.ranked.standings.rows[*position]).collect()
    }

    pub fn tiebreakers(&self) -> &[Tiebreaker] {
        &self.ranked.standings.ranking.tiebreakers
    }

    /// As printed.
    pub fn number(&self, row: &StandingsRow) -> i64 {
        self.ranked.loaded.players[row.player].number
    }

    pub fn faction(&self, row: &StandingsRow) -> &str {
        self.ranked.loaded.players[row.player].faction.as_deref().unwrap_or_default()
    }

    /// This text where the row is the visitor's own.
    pub fn own(&self, row: &StandingsRow, text: &str) -> String {
        self.visit.own(self.number(row), text)
    }

    /// The word for that row.
    pub fn own_word(&self, row: &StandingsRow) -> String {
        self.own(row, &self.visit.speaker.say(&say!("standings-you")))
    }

    /// Places won since the round before; fewer than none are lost.
    pub fn moved(&self, row: &StandingsRow) -> Option<i64> {
        results::count_places_moved(self.before.as_ref().map(|before| &before.standings), row)
    }

    /// As many as rounds are planned, or were played.
    pub fn columns(&self) -> u32 {
        self.ranked.standings.after.0.max(self.visit.event.settings.rounds)
    }

    /// Somebody on this page has no seat in a round that is out.
    pub fn has_missed(&self) -> bool {
        let of = (&self.ranked.loaded.history, self.ranked.standings.after);
        self.rows().into_iter().any(|row| has_missed(of, row))
    }

    pub fn chips(&self, row: &StandingsRow) -> Vec<ResultChip> {
        list_round_chips(&self.ranked, row, &self.visit.event.settings)
    }

    pub fn one_kind(&self) -> bool {
        has_one_kind(&self.visit.event.settings)
    }

    pub fn record(&self, row: &StandingsRow) -> String {
        write_standings_record(row.record)
    }

    /// What of two records that read alike sets the row above the next: `2 major`; none where something else does, or
    /// points come before records.
    pub fn of_the_record(&self, row: &StandingsRow) -> Option<Message> {
        if self.has_points() {
            return None;
        }
        match row_beneath_and_decider(&self.ranked.standings, row)? {
            (next, DecidedBy::Record(count))
                if write_standings_record(row.record) == write_standings_record(next.record) =>
            {
                tell_part_of_record(count, row)
            }
            _ => None,
        }
    }

    pub fn values(&self, row: &StandingsRow) -> Vec<TiebreakerCell> {
        results::list_tiebreaker_values(&self.ranked.standings, row)
    }

    /// Tournament points come before everything else, and have a column.
    pub fn has_points(&self) -> bool {
        self.ranked.standings.ranking.scoring == Scoring::Points
    }

    /// Major and minor victories count apart.
    pub fn are_victories_graded(&self) -> bool {
        !self.one_kind() && !self.has_points()
    }

    /// What the letters of results mean.
    pub fn legend(&self) -> Message {
        let chip = |class: &str| Element::new("span").with_attribute("class", class);
        let (missed, win, draw, loss) =
            (self.has_missed(), chip("res res--win"), chip("res res--draw"), chip("res res--lost"));
        let missing = chip("res res--none");
        if self.are_victories_graded() {
            return say!(
                "standings-legend-graded",
                missed,
                win,
                won = chip("res res--won"),
                draw,
                loss,
                missing
            );
        }
        say!("standings-legend", missed, win, draw, loss, missing)
    }

    /// Two are level on everything.
    pub fn has_shared(&self) -> bool {
        self.ranked.standings.rows.iter().any(|row| row.shared)
    }

    /// A cut decides the first places.
    pub fn has_cut(&self) -> bool {
        self.ranked.standings.has_cut()
    }

    /// Dice settled a place.
    pub fn has_dice(&self) -> bool {
        self.ranked.standings.rows.iter().any(|row| !row.roll_off.is_empty())
    }

    /// Somebody has a penalty or a bonus.
    pub fn has_corrections(&self) -> bool {
        self.ranked.standings.rows.iter().any(|row| row.correction != 0)
    }

    /// How a tie-breaker is worked out.
    pub fn explained(&self, breaker: &Tiebreaker) -> String {
        self.visit.speaker_of_players().say(&told(breaker).part("explained"))
    }
}

/// What was taken from this player or given beside the battles; none where nothing was.
pub fn describe_points_correction(row: &StandingsRow) -> Option<Message> {
    Some(row.correction).filter(|points| *points != 0).map(tell_signed_points)
}
