//! One match at the desk: a step of the draft taken back, who plays whom typed in from cards, who is missing, and
//! corrections. Staff see of the draft what everybody sees.

use crate::{
    actions::draft::{self, corrections, forfeit, steps},
    domain::{
        battle::Battle,
        ids::PlayerId,
        numbers::RoundNumber,
        refusal::{FormRefusal, TeamRefusal},
        teams::{
            MatchCorrection,
            draft::{DraftChoice, MatchSide},
        },
    },
    storage::team_matches::MatchUse,
    web::{
        forms::form::read_whole_number,
        page::guard::Judge,
        prelude::*,
        teams::{
            match_card::{MatchCard, load_match_card},
            seen_match,
        },
    },
};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/matches/one.html")]
struct DeskMatchPage<'a> {
    visit: &'a EventVisit,
    card: MatchCard,
}

impl DeskMatchPage<'_> {
    fn size(&self) -> u8 {
        self.visit.event.settings.team.players()
    }

    fn is_settled(&self) -> bool {
        !self.card.played.battles.is_empty()
    }

    /// A battle has begun, so that each is ruled for itself.
    fn has_begun(&self) -> bool {
        let missing = &self.card.played.of.line_ups.missing;
        let plays = |player: &PlayerId| !missing.contains(player);
        let is_played =
            |battle: &Battle| battle.has_begun() && plays(&battle.a) && battle.b.as_ref().is_none_or(plays);
        self.card.played.battles.iter().any(is_played)
    }

    fn is_missing(&self, side: &MatchSide, place: &u8) -> bool {
        let missing = &self.card.played.of.line_ups.missing;
        self.card.player(*side, *place).is_some_and(|player| missing.contains(&player.id))
    }
}

pub async fn show_desk_match_page(app: Data<App>, here: Judge, path: Path<MatchUse>) -> Result<HttpResponse> {
    let card = load_neutral_match_card(&app, &here, path.into_inner()).await?;
    answer_with_page(&here.visit, &DeskMatchPage { visit: &here.0, card })
}

/// What an address says is done, and to which match.
#[derive(Deserialize)]
pub struct MatchActPath {
    round: RoundNumber,
    #[serde(rename = "match")]
    place: i64,
    act: String,
}

/// What staff do to a match.
pub async fn act_on_match(
    app: Data<App>,
    here: Judge,
    path: Path<MatchActPath>,
    form: Form,
) -> Result<HttpResponse> {
    let MatchActPath { round, place, act } = path.into_inner();
    let at = MatchUse { round, place };
    let card = load_neutral_match_card(&app, &here, at).await?;
    let (actor, of) = (here.actor(&form), (&**here.event, seen_match(&form, at)));
    let reason = form.value("reason").trim();
    let said = match act.as_str() {
        "back" => {
            let back = match reason {
                "" => Err(no_reason()),
                why => steps::take_back(&app, &actor, of, why).await,
            };
            back.map(|()| say!("desk-matches-step-taken-back"))
        }
        "typed" => {
            let places: Option<Vec<u8>> =
                form.values("meets").into_iter().map(|place| place.parse().ok()).collect();
            let choice = DraftChoice::from_places(places.unwrap_or_default());
            steps::type_in(&app, &actor, of, &choice).await.map(|()| say!("desk-matches-pairs-typed-in"))
        }
        "missing" => {
            let named = form.values("missing");
            let named: Vec<PlayerId> = card
                .names
                .values()
                .filter(|player| named.contains(&player.number.to_string().as_str()))
                .map(|player| player.id)
                .collect();
            draft::name_missing(&app, &actor, of, &named).await.map(|()| say!("forms-saved"))
        }
        "lost" => {
            let team = if form.is("side", "a") { Some(card.a.id) } else { card.b.as_ref().map(|b| b.id) };
            let lost = match (team, reason) {
                (None, _) => Err(Error::from_refusal(TeamRefusal::Bye)),
                (_, "") => Err(no_reason()),
                (Some(team), why) => forfeit::lose_every_board(&app, &actor, of, (team, why)).await,
            };
            lost.map(|()| say!("desk-matches-every-board-lost"))
        }
        "correct" => {
            let corrected = match read_match_correction(&form, reason) {
                Ok(new) => corrections::add_match_correction(&app, &actor, of, new).await,
                Err(why) => Err(why),
            };
            corrected.map(|()| say!("desk-matches-correction-saved"))
        }
        _ => return Err(Error::NotFound),
    };
    Next::lead_to_page(&here, here.to(&format!("desk/matches/{round}/{place}")))
        .after_or_why(said, |said: Message| said)
}

fn read_match_correction(form: &Form, reason: &str) -> Result<MatchCorrection> {
    if reason.is_empty() {
        return Err(no_reason());
    }
    let number = |name: &str| {
        let text = form.value(name).trim();
        if text.is_empty() {
            Ok(0)
        } else {
            read_whole_number(text).ok_or(Error::from_refusal(FormRefusal::Unreadable))
        }
    };
    Ok(MatchCorrection {
        side: MatchSide::parse(form.value("side"))
            .ok_or_else(|| Error::from_refusal(FormRefusal::Unreadable))?,
        match_points: number("match_points")?,
        game_points: number("game_points")?,
        reason: reason.chars().take(300).collect(),
        pairs: form.is_ticked("pairs"),
    })
}

fn no_reason() -> Error {
    Error::from_refusal(TeamRefusal::ReasonMissing)
}

/// The match as everybody sees it, whatever team the member of the staff is in.
async fn load_neutral_match_card(app: &App, here: &Judge, at: MatchUse) -> Result<MatchCard> {
    Ok(load_match_card(app, here, at).await?.made_neutral())
}
