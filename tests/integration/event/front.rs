//! The event's own page: who can still come before, who leads during, who won after.

use crate::support::{floor::Floor, site::Site};
use muster::domain::event::{
    Event, Stage,
    pack::{DaySettings, Settings},
};

const HOME: &str = "/e/spring-open";
/// The clock of the event's place: 08:30 when a test begins.
const OPENS: &str = "2025-05-10T09:00:00Z";
const CLOSES: &str = "2025-05-10T11:00:00Z";

async fn event(site: &Site, settings: Settings) -> Event {
    site.event_with("spring-open", Stage::Published, settings).await
}

async fn finish(floor: &Floor) {
    floor.desk.post(&format!("{HOME}/desk/stage"), &[("stage", "finished")]).await.is(303);
}

#[actix_web::test]
async fn whoever_shares_the_first_place_wins_it_together() {
    let floor = Floor::with_names(&["Ann", "Bo", "Cy", "Di"]).await;
    floor.play(1, &[(1, [30, 3, 20, 2]), (2, [30, 3, 20, 2])]).await;
    floor.close(1).await;
    finish(&floor).await;
    let battles = floor.battles(1).await;
    let mut winners: Vec<&str> =
        battles.iter().map(|battle| floor.player(floor.number(battle.a)).name.as_str()).collect();
    winners.sort_unstable();
    let page = floor.site.visitor().get(HOME).await;
    page.is(200).shows(&format!("{} and {} share first place", winners[0], winners[1]));
    page.hides("wins Spring Open");
    // It is the event's, whoever won; of two that are alike, one is told.
    page.says(text!("event-closest-win", own = 30, theirs = 20)).shows(&format!("{} v ", winners[0]));
    // Both stand on the highest step, the two others on the one of the third place.
    assert_eq!(page.body.matches("class=\"podium__step\">").count(), 2, "{}", page.body);
    page.shows("class=\"podium__step\">1<span title=\"tied\">=");
    page.shows("class=\"podium__step\">3<span title=\"tied\">=");
    page.shows("class=\"row__no\">1<span title=\"tied\">=");
    // Their record is what sets them above the two others, who have nobody beneath them.
    assert_eq!(page.body.matches("<strong>1–0–0</strong>").count(), 2, "{}", page.body);
    page.hides("<strong>0–0–1</strong>");
}

#[actix_web::test]
async fn a_first_place_that_dice_have_settled_is_one_players() {
    let floor = Floor::with_names(&["Ann", "Bo", "Cy", "Di"]).await;
    floor.play(1, &[(1, [30, 3, 20, 2]), (2, [30, 3, 20, 2])]).await;
    floor.close(1).await;
    let page = floor.desk.get(&format!("{HOME}/desk/standings")).await;
    let players = page.hidden("players");
    let rolled = [("after", "1"), ("players", players.as_str()), ("once", "dice")];
    floor.desk.post(&format!("{HOME}/desk/standings/roll-off"), &rolled).await.is(303);
    finish(&floor).await;
    let page = floor.site.visitor().get(HOME).await;
    page.is(200).shows("wins Spring Open").hides("share first place");
    // What settled a place stands on the podium, and for phones beside the row: its record does not say it.
    page.shows("<strong>by a roll-off");
    let standings = floor.site.visitor().get(&format!("{HOME}/standings")).await;
    standings.is(200).shows("<b class=\"rank__points rank__by tiny\">by a roll-off");
}

#[actix_web::test]
async fn a_place_that_too_many_share_tells_how_many_they_are() {
    let names: Vec<String> = (1..=12).map(|number| format!("Player {number}")).collect();
    let floor = Floor::with_names(&names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let results: Vec<(u32, [u32; 4])> = (1..=6).map(|table| (table, [30, 3, 20, 2])).collect();
    floor.play(1, &results).await;
    floor.close(1).await;
    finish(&floor).await;
    let page = floor.site.visitor().get(HOME).await;
    page.is(200).shows("6 players share first place").shows("<b>6 players</b>");
}

#[actix_web::test]
async fn before_sign_up_opens_and_after_it_closed_the_page_says_so() {
    let site = Site::start().await;
    let day = DaySettings {
        registration_opens_at: Some(OPENS.parse().unwrap()),
        registration_closes_at: Some(CLOSES.parse().unwrap()),
        ..DaySettings::default()
    };
    event(&site, Settings { day, ..Settings::default() }).await;
    let visitor = site.visitor();
    let both = async |shown: &str, hidden: &str| {
        visitor.get(HOME).await.is(200).shows(shown).hides(hidden);
        visitor.get("/").await.is(200).shows(shown).hides(hidden);
    };
    both("Sign-up opens on Sat 10 May 2025, 10:00", "Sign-up is").await;
    site.wait(120);
    visitor.get(HOME).await.shows("places left").shows("register\">Sign up");
    visitor.get("/").await.shows("Sign-up is open").hides("Sign-up opens");
    site.wait(120);
    both("Sign-up is closed", "Sign-up is open").await;
}

#[actix_web::test]
async fn where_the_organiser_enters_players_nobody_is_told_that_sign_up_is_open() {
    let site = Site::start().await;
    let event = event(&site, Settings { public_registration: false, ..Settings::default() }).await;
    for path in [HOME, "/"] {
        site.visitor().get(path).await.is(200).says(text!("event-sign-up-by-organiser")).hides("Sign-up is");
    }
    let desk = site.organiser(&event).await;
    desk.post(&format!("{HOME}/desk/stage"), &[("stage", "registration_closed")]).await.is(303);
    for path in [HOME, "/"] {
        site.visitor().get(path).await.is(200).says(text!("event-sign-up-is-over"));
    }
}

#[actix_web::test]
async fn a_place_that_became_free_is_not_offered_past_those_who_wait() {
    let site = Site::start().await;
    event(&site, Settings { capacity: 1, ..Settings::default() }).await;
    let sign_up = async |name| {
        let browser = site.visitor();
        browser.post(&format!("{HOME}/register"), &[("name", name)]).await.is(303);
        browser
    };
    let visitor = site.visitor();
    visitor.get(HOME).await.shows("Sign up</a><span>1 of 1 place left");
    let ann = sign_up("Ann").await;
    visitor.get(HOME).await.shows("Join the waiting list</a><span>All places are taken");
    sign_up("Bo").await;
    let version = ann.get(&format!("{HOME}/leave")).await.hidden("version");
    ann.post(&format!("{HOME}/leave"), &[("version", version.as_str())]).await.is(303);
    visitor
        .get(HOME)
        .await
        .shows("Join the waiting list</a><span>1 on the waiting list")
        .hides("places left");
}

#[actix_web::test]
async fn awards_are_linked_once_there_are_any() {
    let floor = Floor::with_names(&["Ann", "Bo"]).await;
    floor.usual_awards().await;
    floor.play(1, &[(1, [30, 3, 20, 2])]).await;
    floor.close(1).await;
    let visitor = floor.site.visitor();
    visitor.get(HOME).await.is(200).hides("/e/spring-open/awards");
    finish(&floor).await;
    visitor.get(HOME).await.is(200).shows("href=\"/e/spring-open/awards\"");
}

#[actix_web::test]
async fn after_the_event_the_way_to_the_first_places_is_drawn_with_its_numbers() {
    let floor = Floor::with_names(&["Ann", "Bo", "Cy", "Di"]).await;
    for round in 1..=2 {
        // The closest win of the event is nobody's who comes first in it.
        let closest = if round == 2 { [20, 3, 18, 2] } else { [28, 3, 20, 2] };
        floor.play(round, &[(1, [30, 3, 20, 2]), (2, closest)]).await;
        floor.close(round).await;
    }
    let visitor = floor.site.visitor();
    visitor.get(HOME).await.is(200).hides("Places by round").shows("All standings");
    finish(&floor).await;
    let page = visitor.get(HOME).await;
    page.is(200)
        .says(text!("event-way-to-the-top"))
        .says(text!("event-closest-win", own = 20, theirs = 18))
        .shows(", round 2.");
    page.shows("aria-label=\"Places after each round: ").says(text!("event-places-in-figures"));
    assert_eq!(page.body.matches("scope=\"row\"").count(), 4, "{}", page.body);
    // Who is on the podium is not listed once more.
    page.hides("All standings").hides("Top 4");
    // What everybody may not know is not drawn.
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "1")]).await.is(303);
    visitor.get(HOME).await.is(200).hides("Places by round").hides("Closest win");
}

/// On a phone's home screen: the manifest names the event and where it begins, and each picture in it is there.
#[actix_web::test]
async fn an_event_can_be_put_on_a_home_screen() {
    let site = Site::start().await;
    site.event_called("Öpen <b>", "spring-open", Stage::Published, Settings::default()).await;
    site.event_called("Draft", "draft", Stage::Draft, Settings::default()).await;
    let visitor = site.visitor();
    let page = visitor.get("/e/spring-open").await;
    page.is(200).has("<link rel=\"manifest\" href=\"/e/spring-open/app.webmanifest\">");
    let (_, touch) = page.body.split_once("rel=\"apple-touch-icon\" href=\"").unwrap();
    let manifest = visitor.get("/e/spring-open/app.webmanifest").await;
    assert_eq!(manifest.is(200).headers["content-type"], "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_str(&manifest.body).unwrap();
    assert_eq!((&manifest["name"], &manifest["start_url"]), (&"Öpen <b>".into(), &"/e/spring-open".into()));
    visitor.get(manifest["start_url"].as_str().unwrap()).await.is(200);
    let icons = manifest["icons"].as_array().unwrap().iter().map(|icon| icon["src"].as_str().unwrap());
    for address in icons.chain([touch.split('"').next().unwrap()]) {
        let picture = visitor.get(address).await;
        assert_eq!(picture.is(200).headers["content-type"], "image/png");
        assert!(picture.bytes.starts_with(b"\x89PNG") && picture.bytes.len() < 4_000, "{address}");
    }
    visitor.get("/e/draft/app.webmanifest").await.is(404);
}
