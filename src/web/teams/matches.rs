//! The pages of a match: its draft, step by step, its battles and how it stands. Captains choose here; everybody else sees
//! what is shown, and of what is not that it was chosen.

use super::{
    draft_table::DraftTable,
    match_card::{MatchCard, load_match_card},
    matrix::keep_sent_expectations,
    of_teams, own_team, seen_match,
    standings::{TeamPlace, place_of},
};
use crate::{
    actions::draft::steps::{self, ChoiceFate, SentChoice},
    domain::{
        refusal::FormRefusal,
        teams::draft::{DraftChoice, MatchSide},
    },
    storage::team_matches::MatchUse,
    web::{page::guard::Entered, prelude::*, reply::respond::see_other},
};

#[derive(Template)]
#[template(path = "teams/match.html")]
struct MatchPage<'a> {
    visit: &'a EventVisit,
    card: MatchCard,
    /// Where the visitor's own team stands; none on the page of a match that is not theirs.
    place: Option<TeamPlace>,
}

impl MatchPage<'_> {
    fn draft(&self) -> Option<DraftTable<'_>> {
        DraftTable::from_card(&self.card, self.visit)
    }

    /// Captains pair with cards on the table, and type in what came of it.
    fn waits_for_cards(&self) -> bool {
        self.card.is_by_cards() && self.card.played.battles.is_empty()
    }
}

pub async fn show_match_page(app: Data<App>, here: EventVisit, path: Path<MatchUse>) -> Result<HttpResponse> {
    let card = load_match_card(&app, &here, path.into_inner()).await?;
    show_card(&app, &here, card).await
}

/// The newest match of the visitor's own team.
pub async fn show_own_match(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    of_teams(&here)?;
    let team = here.player().current_team().ok_or(Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let newest = storage::team_matches::of_team(&mut tx, team).await?.into_iter().next();
    drop(tx);
    match newest {
        None => see_other(here.to("team")),
        Some(newest) => {
            let at = MatchUse { round: newest.round_number, place: newest.place };
            let card = load_match_card(&app, &here, at).await?;
            show_card(&app, &here, card).await
        }
    }
}

/// The page of a match; whose own it is finds there where their team stands.
async fn show_card(app: &App, here: &EventVisit, card: MatchCard) -> Result<HttpResponse> {
    let own =
        card.side.and_then(|side| if side == MatchSide::A { Some(card.a.id) } else { card.played.of.b });
    let place = match own {
        Some(team) => place_of(&mut app.database.read().await?, here, team).await?,
        None => None,
    };
    answer_with_page(here, &MatchPage { visit: here, card, place })
}

/// A captain's choice.
pub async fn send_match_choice(
    app: Data<App>,
    here: Entered,
    path: Path<MatchUse>,
    form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let MatchUse { round, place } = path.into_inner();
    let team = own_team(&here)?;
    let unreadable = || Error::from_refusal(FormRefusal::Unreadable);
    let step = form.value("step").parse().map_err(|_| unreadable())?;
    let choice = read_chosen_places(&form).ok_or_else(unreadable)?;
    let at = seen_match(&form, MatchUse { round, place });
    let sent = SentChoice { event: &here.event, at, team, step, choice };
    // The numbers of the own team come along with the choice.
    if let Ok(against) = form.value("against").parse() {
        keep_sent_expectations(&app, &here, against, &form).await?;
    }
    let result = steps::choose_in_draft(&app, &here.player_actor(&form), &sent).await;
    let next = Next::lead_to_page(&here, here.to(&format!("rounds/{round}/matches/{place}")));
    next.either_way().after_or_why(result, |chosen| match chosen {
        ChoiceFate::Kept => say!("matches-choice-kept"),
        ChoiceFate::Shown => say!("matches-both-have-chosen"),
    })
}

/// The places that were ticked, or picked from lists, in their order; none of them are a choice that no step offers.
pub fn read_chosen_places(form: &Form) -> Option<DraftChoice> {
    let places: Option<Vec<u8>> = form.values("choice").into_iter().map(|place| place.parse().ok()).collect();
    places.map(DraftChoice::from_places)
}
