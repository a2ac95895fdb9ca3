//! The standings on the desk: hidden or shown, shared places and their dice, how players are ranked.

use crate::{
    actions::event::standings::{self, SharedPlace},
    cache::standings::Ranked,
    domain::{
        numbers::RoundNumber,
        roll_off::Rolled,
        standings::{StandingsRow, Tiebreaker},
    },
    text::{Element, Speaker, TextFact, standings::tell_signed_points},
    web::{
        event::{
            entrant_ranks::{EntrantRanks, load_visible_standings},
            rank::RankTable,
        },
        page::{guard::Judge, undo::UndoableTap},
        prelude::*,
    },
};
use std::sync::Arc;

/// A penalty or a bonus of somebody.
struct GivenPoints<'a> {
    name: &'a str,
    points: Message,
    reason: &'a str,
}

#[derive(Template)]
#[template(path = "desk/show/standings.html")]
struct DeskStandingsPage<'a> {
    visit: &'a EventVisit,
    /// Of players, whoever is entered.
    ranked: Arc<Ranked>,
    /// Of those who are entered: of players, as everybody sees it.
    table: RankTable<'a>,
    rolled: Vec<Rolled>,
    form: Form,
}

impl DeskStandingsPage<'_> {
    /// Places that more than one has, best first, and after which round: those of teams, then those of players.
    fn shared(&self) -> Vec<(RoundNumber, &[StandingsRow])> {
        // The two of a pair have one place, and share it with nobody.
        let has_players_beside = self.visit.event.settings.entrants.have_matches();
        let players = Some(&self.ranked.standings).filter(|_| has_players_beside);
        let all = [self.table.standings()].into_iter().chain(players);
        let shared = all.filter(|standings| standings.after >= RoundNumber::FIRST).flat_map(|standings| {
            let places = standings.rows.chunk_by(|a, b| a.place == b.place);
            places.filter(|rows| rows[0].shared).map(|rows| (standings.after, rows))
        });
        shared.collect()
    }

    /// How far it has come: some of its battles may have no result yet.
    fn state(&self) -> &'static str {
        let standings = &self.ranked.standings;
        let (playing, _) = self.ranked.loaded.history.still_playing(standings.after);
        match (self.table.after().is_a_round(), playing > 0) {
            (false, _) => "unplayed",
            (true, true) => "playing",
            (true, false) => "played",
        }
    }

    /// Everybody's penalties and bonuses.
    fn corrections(&self) -> Vec<GivenPoints<'_>> {
        let mut corrections = Vec::new();
        for entrant in &self.ranked.loaded.history.players {
            let given = entrant.corrections.iter();
            let told = given.map(|given| GivenPoints {
                name: &entrant.name,
                points: tell_signed_points(given.points),
                reason: &given.reason,
            });
            corrections.extend(told);
        }
        corrections
    }

    /// What stands above a column of the teams' tie-breakers.
    fn head_of_tiebreak_column(&self, breaker: &Tiebreaker) -> String {
        let speaker = Speaker { game: None, ..self.visit.speaker };
        speaker.say(&told(breaker).part("title"))
    }

    fn list_row_names(rows: &[StandingsRow]) -> Vec<&str> {
        rows.iter().map(|row| row.name.as_str()).collect()
    }

    /// As in the form of a roll-off.
    fn join_row_keys(rows: &[StandingsRow]) -> String {
        rows.iter().map(|row| row.key.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Who threw what, best first.
    fn throws(&self, rolled: &Rolled) -> Message {
        let name = |key: &str| {
            let mut rows = self.table.standings().rows.iter().chain(&self.ranked.standings.rows);
            let found = rows.find(|row| row.key == key);
            found.map_or_else(|| key.to_owned(), |row| row.name.clone())
        };
        let throws = rolled.roll_off.throws().into_iter();
        let throws: TextFact = throws
            .map(|throws| say!("desk-show-throw", name = name(&throws.key), dice = throws.dice))
            .collect();
        let (round, seed) = (rolled.after_round, rolled.roll_off.seed.to_string());
        let soft = Element::new("span").with_attribute("class", "soft");
        say!("desk-show-dice-thrown-after", round, throws, seed, soft)
    }

    /// What can be shown to players and no more: each round, and nothing at all.
    fn steps(&self) -> Vec<RoundNumber> {
        let rounds = self.ranked.loaded.history.rounds.iter().map(|round| round.number);
        let planned =
            RoundNumber::BEFORE_THE_FIRST.to(RoundNumber(self.visit.event.settings.rounds).previous());
        let mut steps: Vec<RoundNumber> = planned.chain(rounds).collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    fn is_hidden_after(&self, round: &RoundNumber) -> bool {
        self.visit.event.settings.standings_up_to == Some(*round)
    }
}

pub async fn show_desk_standings_page(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &standings_page(&app, &here, Form::default()).await?)
}

/// Hides the standings after a round, or shows them again.
pub async fn hide_standings(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let round = form.number_if_given("up_to", RoundNumber::BEFORE_THE_FIRST..=RoundNumber(100));
    if !form.is_fine() {
        return form_again(&here.visit, &standings_page(&app, &here, form).await?);
    }
    let result = standings::show_up_to(&app, &here.actor(&form), here.event.id, round).await;
    let before = here.event.settings.standings_up_to;
    let back = match form.value("back") {
        "now" => "desk",
        "screen" => "desk/screen",
        _ => "desk/standings",
    };
    let next = Next::lead_to_page(&here, here.to(back)).saying(tell_standings_shown(round));
    let next = next.undone_by(&here, UndoableTap::StandingsHidden { before });
    let again = async |form| standings_page(&app, &here, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// After the standings were hidden, or shown again.
fn tell_standings_shown(up_to: Option<RoundNumber>) -> Message {
    up_to.map_or_else(|| say!("desk-show-shown-again"), |round| say!("desk-show-hidden", round))
}

/// Throws dice for a shared place.
pub async fn roll_off(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let players = form.value("players").split_whitespace().map(str::to_owned).collect();
    let shared = SharedPlace { after_round: form.value("after").parse().unwrap_or_default(), players };
    let result = standings::roll_off(&app, &here.actor(&form), &here.event, &shared).await;
    let next = Next::lead_to_page(&here, here.to("desk/standings")).saying(say!("desk-show-dice-thrown"));
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| standings_page(&app, &here, form).await)
        .await
}

async fn standings_page<'a>(app: &App, here: &'a EventVisit, form: Form) -> Result<DeskStandingsPage<'a>> {
    let ranked = load_visible_standings(app, here, None).await?;
    let ranks = EntrantRanks::load_entered(app, here, RoundNumber::AFTER_ALL).await?;
    let table = RankTable::load_rank_table(app, here, ranks, "", 1).await?;
    let rolled = here.event.frame.handed_on.rolled.clone();
    Ok(DeskStandingsPage { visit: here, ranked, table, rolled, form })
}
