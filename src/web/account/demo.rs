//! The way into the demo as each role, in one tap. Anywhere but in the demo there is nothing at this address.

use super::sign_in::finish_sign_in;
use crate::{
    actions::{
        account::{From, SignedIn, sign_in},
        entrants::links,
    },
    demo::{JUDGE, ORGANISER, PASSWORD, SLUG, shared_points, teams},
    domain::{numbers::RoundNumber, quilt::Quilt},
    storage::{Tx, team_matches::MatchUse},
    text::Element,
    web::{http::cookies, prelude::*, reply::respond::see_other},
};
use actix_web::HttpRequest;

#[derive(Template)]
#[template(path = "demo.html")]
struct DemoPage<'a> {
    visit: &'a Visit,
    quilt: Quilt,
    /// A few of the event.
    players: Vec<DemoPerson>,
    /// The captains of the match that is being drafted.
    captains: Vec<DemoPerson>,
}

/// Somebody with a private link.
struct DemoPerson {
    who: Wording,
    link: String,
}

/// What somebody can be.
struct DemoRole {
    icon: &'static str,
    title: Message,
}

/// One of the staff, who signs in.
struct DemoStaff {
    name: &'static str,
    email: &'static str,
    role: DemoRole,
    who: Message,
}

impl DemoPage<'_> {
    fn list_demo_staff() -> [DemoStaff; 2] {
        let role = DemoRole { icon: "setup", title: say!("admin-demo-as-organiser") };
        let who = say!("admin-demo-organiser");
        let organiser = DemoStaff { name: "organiser", email: ORGANISER, role, who };
        let role = DemoRole { icon: "call", title: say!("admin-demo-as-judge") };
        [organiser, DemoStaff { name: "judge", email: JUDGE, role, who: say!("admin-demo-judge") }]
    }

    /// One captain and one player, each as a role.
    fn list_demo_phones(&self) -> Vec<(&DemoPerson, DemoRole)> {
        let captain = DemoRole { icon: "people", title: say!("admin-demo-as-captain") };
        let player = DemoRole { icon: "battle", title: say!("admin-demo-as-player") };
        let both = [(self.captains.first(), captain), (self.players.first(), player)];
        both.into_iter().filter_map(|(person, role)| Some((person?, role))).collect()
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

    fn event_link(slug: &str) -> Element {
        Element::link(format!("/e/{slug}"))
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
    let players = shown.map(|player| DemoPerson {
        who: Wording::Words(player.name.to_string()),
        link: links::private_link(&app, player),
    });
    let players = players.collect();
    let captains = list_demo_captains(&app, &mut tx).await?;
    drop(tx);
    let quilt = Quilt::of_page(SLUG);
    answer_with_page(&visit, &DemoPage { visit: &visit, quilt, players, captains })
}

/// Signs in as one of the staff, whose password everybody is told.
pub async fn enter_demo(
    app: Data<App>,
    visit: Visit,
    request: HttpRequest,
    form: Form,
) -> Result<HttpResponse> {
    let chosen = DemoPage::list_demo_staff().into_iter().find(|staff| form.is("as", staff.name));
    let staff = chosen.filter(|_| app.config.demo).ok_or(Error::NotFound)?;
    let device = cookies::read_device_cookie(&request);
    let from = From { address: &visit.address, device: device.as_deref(), session: visit.session.as_ref() };
    let desk = format!("/e/{SLUG}/desk");
    match sign_in(&app, staff.email, PASSWORD.to_owned(), from).await {
        Ok(SignedIn::Whole { token, device }) => finish_sign_in(&app, &token, device, &desk),
        // Somebody changed what stands there: they are asked as anywhere else.
        _ => see_other(format!("/sign-in?next={desk}")),
    }
}

/// Whoever drafts in match 2 of the event of teams, the first side first: names with their teams, and private links.
async fn list_demo_captains(app: &App, tx: &mut Tx) -> Result<Vec<DemoPerson>> {
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
            captains.push(DemoPerson { who: who.into(), link: links::private_link(app, captain) });
        }
    }
    Ok(captains)
}
