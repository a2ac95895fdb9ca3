//! A team event as a new organiser meets it: eight teams of four, from an empty folder to printed certificates, by
//! links and buttons that stand on the page before. The clicks are counted.

use super::floor::TeamFloor;
use crate::support::{
    paper::text_of,
    site::{Browser, Reply, Site},
};
use muster::{
    actions::account::setup_link,
    domain::{numbers::RoundNumber, scoring::possible_scores},
    storage,
};

/// What an organiser clicks: more than this, and something has become harder.
const CLICKS: usize = 33;
const PASSWORD: &str = "four words that differ";

/// An organiser who clicks only what is there.
pub struct Walk {
    pub browser: Browser,
    pub page: Reply,
    pub clicks: usize,
}

impl Walk {
    /// An empty folder, and the link that makes the first account.
    pub async fn begin() -> (Site, Self) {
        let site = Site::start().await;
        let link = setup_link(&site.app).await.unwrap().unwrap();
        let link = &link[link.find("/setup/").or(link.find("/join/")).unwrap()..];
        let browser = site.visitor();
        let page = browser.get(link).await;
        let mut olga = Self { browser, page, clicks: 1 };
        let account =
            [("name", "Olga"), ("email", "olga@example.org"), ("password", PASSWORD), ("again", PASSWORD)];
        olga.send(link, &account).await;
        (site, olga)
    }

    /// A link on this page.
    pub async fn click(&mut self, to: &str) {
        assert!(self.page.has(&format!("href=\"{to}\"")), "no link to {to} on {}", self.page.body);
        self.clicks += 1;
        self.page = self.browser.get(to).await;
        self.follow().await;
    }

    /// A form on this page; `to` is where it is sent.
    pub async fn send(&mut self, to: &str, fields: &[(&str, &str)]) {
        let own = self.page.has("<form method=\"post\"");
        assert!(self.page.has(&format!("action=\"{to}\"")) || own, "no form for {to} on {}", self.page.body);
        self.clicks += 1;
        self.page = self.browser.post(to, fields).await;
        assert_eq!(self.page.status.as_u16(), 303, "{to}: {}", self.page.body);
        self.follow().await;
    }

    async fn follow(&mut self) {
        while let Some(location) = self.page.location.clone() {
            self.page = self.browser.get(&location).await;
        }
        self.page.is(200);
    }
}

/// Captains sign their teams up, and the others join by the invitation, each on their own phone.
async fn teams_sign_up(site: &Site) {
    for team in 1..=8 {
        let captain = site.visitor();
        let (team_name, name) = (format!("Team {team}"), format!("Captain {team}"));
        let fields = [("team", team_name.as_str()), ("name", &name), ("faction", "Skaven")];
        captain.post(&TeamFloor::at("teams/register"), &fields).await.is(303);
        let own = captain.get(&TeamFloor::at("team")).await;
        let token = own.body.split("/teams/join/").nth(1).unwrap().split('<').next().unwrap().to_owned();
        for place in 2..=4 {
            let name = format!("Player {team}.{place}");
            let fields = [("name", name.as_str()), ("role", "player")];
            site.visitor().post(&TeamFloor::at(&format!("teams/join/{token}")), &fields).await.is(303);
        }
    }
}

/// A round on the phones: drafts, then results.
async fn phones_play(floor: &TeamFloor, round: u32) {
    let possible = possible(floor, round).await;
    for place in 1..=4 {
        let of = floor.matched(round, place).await;
        floor.draft_four(&of).await;
        let battles = floor.battles(&of).await;
        for (battle, points) in battles.iter().zip([[20_u32, 10], [18, 6], [10, 20], [12, 4]]) {
            let nearest = |meant: u32| *possible.iter().min_by_key(|one| one.abs_diff(meant)).unwrap();
            floor.report(battle, points.map(nearest)).await;
        }
    }
}

/// The victory points a battle of the round can end with when no tactic was done: dice choose the battleplan.
pub async fn possible(floor: &TeamFloor, round: u32) -> Vec<u32> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let round =
        storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(round)).await.unwrap().unwrap();
    let settings = &floor.event.settings;
    let battleplan = settings.battleplan(&round.battleplan.unwrap()).unwrap();
    let scores = possible_scores(&settings.game().sheet, battleplan).into_iter();
    scores.filter(|(_, tactics)| *tactics == 0).map(|(points, _)| points).collect()
}

#[actix_web::test]
async fn eight_teams_of_four_from_an_empty_folder_to_printed_certificates() {
    let (site, mut olga) = Walk::begin().await;
    olga.click("/events/new").await;
    let new = [
        ("name", "Spring Open"),
        ("entrants", "teams"),
        ("rounds", "3"),
        ("capacity", "8"),
        ("points_limit", "2000"),
        ("time_zone", "UTC"),
        ("roster_deadline", "2025-05-20T20:00"),
    ];
    olga.send("/events", &new).await;
    olga.send("/e/spring-open/desk/stage", &[("stage", "published")]).await;
    teams_sign_up(&site).await;
    let mut tx = site.app.database.read().await.unwrap();
    let event = storage::events::by_slug(&mut tx, "spring-open").await.unwrap().unwrap();
    drop(tx);
    let floor = TeamFloor { desk: site.organiser(&event).await, event, site };
    olga.click("/e/spring-open/desk/rounds").await;
    for round in 1..=3 {
        let number = round.to_string();
        olga.page.says(text!("desk-rounds-draw-round", round));
        olga.send("/e/spring-open/desk/matches", &[("round", &number), ("clubs", "off")]).await;
        let version = olga.page.hidden("version");
        let to = format!("/e/spring-open/desk/rounds/{number}");
        olga.send(&format!("{to}/publish"), &[("version", &version)]).await;
        phones_play(&floor, round).await;
        // Closed, it leads to drawing the next one.
        olga.send(&format!("{to}/close"), &[]).await;
    }
    olga.click("/e/spring-open/desk/set-up").await;
    olga.click("/e/spring-open/desk/finish").await;
    olga.send("/e/spring-open/desk/finish", &[]).await;
    olga.click("/e/spring-open/desk/news").await;
    olga.click("/e/spring-open/desk/print").await;
    let certificates = "/e/spring-open/desk/print/certificates.pdf";
    olga.page.shows(certificates);
    let printed = text_of(olga.browser.get(certificates).await.is(200));
    olga.clicks += 1;
    assert!(printed.is_empty() || printed.matches("First place").count() == 5, "{printed}");
    println!("an organiser's clicks: {}", olga.clicks);
    assert!(olga.clicks <= CLICKS, "{} clicks", olga.clicks);
}
