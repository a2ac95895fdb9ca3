//! A round of teams: which teams meet, at which tables, how far their drafts and battles have come.

use crate::{
    app::App,
    domain::{
        event::{clock::RoundClock, player::Status, team::Team},
        numbers::RoundNumber,
        round::Round,
        teams::Entrants,
    },
    error::{Error, Result},
    storage::{
        self,
        team_history::{LoadedTeams, MatchSoFar},
    },
    web::{respond::page, teams::score::Score, visit::EventVisit},
    words::{InWords, pages::matches as say, team_pack::battleplans},
};
use actix_web::HttpResponse;
use askama::Template;

#[derive(Template)]
#[template(path = "teams/rounds.html")]
struct MatchesPage {
    visit: EventVisit,
    round: Option<Round>,
    rounds: Vec<Round>,
    lines: Vec<MatchLine>,
    /// The results of this round are kept for later.
    hidden: bool,
}

/// One match of a round.
pub struct MatchLine {
    pub place: i64,
    pub a: Team,
    pub b: Option<Team>,
    pub tables: String,
    pub score: Option<Score>,
    /// How far it has come, in a few words.
    pub stands: String,
    pub mine: bool,
    pub reasons: Vec<String>,
    /// Why staff changed who meets.
    pub by_hand: Option<String>,
    /// Whether everybody reads that.
    pub hand_is_public: bool,
}

impl MatchesPage {
    fn battleplan(&self, round: &Round) -> Option<String> {
        battleplans(&self.visit.event.settings, round)
    }

    /// The clock of this round; none before it was started.
    fn clock(&self, round: &Round) -> Option<RoundClock> {
        self.visit.known.frame.clock(round.id)
    }

    fn number(&self) -> RoundNumber {
        self.round.as_ref().map_or(RoundNumber(0), |round| round.number)
    }
}

/// The page of a round, the newest where none is asked for.
///
/// # Errors
/// [`Error::NotFound`] for one that is not out.
pub async fn show(app: &App, here: EventVisit, wanted: Option<RoundNumber>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let loaded = storage::team_history::load(&mut tx, &here.event).await?;
    let rounds: Vec<Round> = loaded.rounds.iter().filter(|round| round.is_public()).cloned().collect();
    let round = match wanted {
        Some(number) => {
            Some(rounds.iter().find(|round| round.number == number).cloned().ok_or(Error::NotFound)?)
        }
        None => rounds.last().cloned(),
    };
    let hidden = round.as_ref().is_some_and(|round| !here.sees_round(round.number));
    let number = round.as_ref().map(|round| round.number);
    let of_round = loaded.matches.iter().filter(|played| Some(played.of.round_number) == number);
    let lines = of_round.filter_map(|played| line(&here, &loaded, played, hidden)).collect();
    page(&here.visit.clone(), &MatchesPage { visit: here, round, rounds, lines, hidden })
}

/// A match as lists show it.
pub fn line(here: &EventVisit, loaded: &LoadedTeams, played: &MatchSoFar, hidden: bool) -> Option<MatchLine> {
    let a = loaded.team(played.of.a)?.clone();
    let b = played.of.b.and_then(|b| loaded.team(b)).cloned();
    let own = here.me.as_ref().filter(|me| me.status == Status::Playing).and_then(|me| me.team_id);
    let mine = own.is_some() && (own == Some(played.of.a) || own == played.of.b);
    let score = Score::of(&here.event, played).filter(|_| !hidden || mine);
    let stands = match (&b, &score) {
        (None, _) => say::HAS_THE_BYE.to_owned(),
        (Some(_), None) if hidden => String::new(),
        (Some(_), None) => say::BEING_SETTLED.to_owned(),
        (Some(_), Some(score)) => score.stands(),
    };
    let reasons = played.of.reasons.0.iter().map(InWords::in_words).collect();
    Some(MatchLine {
        place: played.of.place,
        a,
        b,
        tables: tables(here, played),
        score,
        stands,
        mine,
        reasons,
        by_hand: played.of.by_hand.clone(),
        hand_is_public: played.of.hand_is_public,
    })
}

/// `Tables 5–8`
pub fn tables(here: &EventVisit, played: &MatchSoFar) -> String {
    let size = u32::from(here.event.settings.team.players());
    match played.of.first_table {
        None => String::new(),
        Some(first) if here.event.settings.entrants == Entrants::Pairs => say::table(first.0),
        Some(first) => say::tables(first.0, first.0 + size - 1),
    }
}
