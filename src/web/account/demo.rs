//! How to sign in to the demo as each role. Anywhere but in the demo there is nothing at this address.

use crate::{
    actions::entrants::links,
    demo::{JUDGE, ORGANISER, PASSWORD, SLUG, shared_points, teams},
    domain::numbers::RoundNumber,
    storage::{Tx, team_matches::MatchUse},
    text::Element,
    web::prelude::*,
};

#[derive(Template)]
#[template(path = "demo.html")]
struct DemoPage<'a> {
    visit: &'a Visit,
    /// Names and private links of a few players.
    players: Vec<(String, String)>,
    /// The captains of the match that is being drafted, each with their team.
    captains: Vec<(Message, String)>,
}

impl DemoPage<'_> {
    fn list_demo_staff() -> [(Message, &'static str); 2] {
        [(say!("admin-demo-organiser"), ORGANISER), (say!("admin-demo-judge"), JUDGE)]
    }

    fn demo_password() -> &'static str {
        PASSWORD
    }

    /// The event of another game.
    fn slug_of_other_event() -> &'static str {
        shared_points::SLUG
    }

    /// The event of teams.
    fn team_event() -> &'static str {
        teams::SLUG
    }

    fn slug_of_demo_event() -> &'static str {
        SLUG
    }

    /// A button that leads to the event of this address.
    fn event_link(slug: &str, class: &'static str) -> Element {
        Element::new("a").with_attribute("class", class).with_attribute("href", format!("/e/{slug}"))
    }

    /// A link to a page of the demo's event.
    fn page_link(page: &str) -> Element {
        Element::link(format!("/e/{SLUG}{page}"))
    }
}

pub async fn show_demo_page(app: Data<App>, visit: Visit) -> Result<HttpResponse> {
    if !app.config.demo {
        return Err(Error::NotFound);
    }
    let mut tx = app.database.read().await?;
    let event = storage::events::by_slug(&mut tx, SLUG).await?.ok_or(Error::NotFound)?;
    let players = storage::players::list_players(&mut tx, event.id).await?;
    let shown = players.iter().filter(|player| player.number % 8 == 1);
    let players = shown.map(|player| (player.name.to_string(), links::private_link(&app, player))).collect();
    let captains = list_demo_captains(&app, &mut tx).await?;
    drop(tx);
    answer_with_page(&visit, &DemoPage { visit: &visit, players, captains })
}

/// Whoever drafts in match 2 of the event of teams, the first side first: names with their teams, and private links.
async fn list_demo_captains(app: &App, tx: &mut Tx) -> Result<Vec<(Message, String)>> {
    let Some(event) = storage::events::by_slug(tx, teams::SLUG).await? else { return Ok(Vec::new()) };
    let at = MatchUse { round: RoundNumber(2), place: 2 };
    let Some(drafted) = storage::team_matches::by_place(tx, event.id, at).await? else {
        return Ok(Vec::new());
    };
    let mut captains = Vec::new();
    for team in [Some(drafted.a), drafted.b].into_iter().flatten() {
        let team = storage::teams::one_with_members(tx, team).await?.ok_or(Error::NotFound)?;
        if let Some(captain) = team.captain() {
            let who = say!("admin-demo-captain-of", name = captain.name, team = team.team.name);
            captains.push((who, links::private_link(app, captain)));
        }
    }
    Ok(captains)
}
