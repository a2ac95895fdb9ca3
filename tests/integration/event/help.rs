//! The help under `/help`: its topics and anchors, what is found in it, and which page leads where.

use crate::{
    support::{
        floor::Floor,
        site::{Browser, Site},
        sources::sources,
    },
    teams::floor::{TeamFloor, of_teams},
};
use muster::{
    domain::{
        event::{Stage, pack::Settings, permission::StaffRole},
        system,
        teams::TeamSettings,
    },
    text::help::{HELP_OF_GAMES, HELP_TOPICS},
};
use std::collections::BTreeSet;

/// A page of the help takes no more than this, as one downloads it without packing.
const MOST_BYTES: usize = 50_000;

/// What the links of a page name, of those that lead into the help.
fn links_of(page: &str) -> BTreeSet<String> {
    let links = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    links.filter(|link| link.starts_with("/help")).map(ToOwned::to_owned).collect()
}

fn addresses() -> Vec<String> {
    let topics = HELP_TOPICS.iter().chain(&HELP_OF_GAMES).map(|text| format!("/help/{}", text.name));
    ["/help".to_owned()].into_iter().chain(topics).collect()
}

#[actix_web::test]
async fn every_topic_is_reached_from_the_help_and_is_light() {
    let site = Site::start().await;
    let visitor = site.visitor();
    let (mut open, mut seen) = (vec!["/help".to_owned()], BTreeSet::new());
    while let Some(address) = open.pop() {
        if !seen.insert(address.clone()) {
            continue;
        }
        let page = visitor.get(&address).await;
        page.is(200).shows("aria-label=\"Search help\"").shows("href=\"/help");
        assert!(page.body.len() <= MOST_BYTES, "{address} has {} bytes", page.body.len());
        assert_eq!(page.body.matches("<h1").count(), 1, "{address}");
        let on = links_of(&page.body).into_iter().map(|link| link.split('#').next().unwrap().to_owned());
        open.extend(on);
    }
    let missing: Vec<_> = addresses().into_iter().filter(|address| !seen.contains(address)).collect();
    assert!(missing.is_empty(), "no way leads to {missing:?}");
    visitor.get("/help/nothing").await.is(404);
}

/// Also those that stand in templates of pages that no test opens.
#[actix_web::test]
async fn no_link_into_the_help_leads_beside_its_heading() {
    let site = Site::start().await;
    let visitor = site.visitor();
    let mut links: BTreeSet<String> =
        sources("templates").iter().flat_map(|source| links_of(&source.text)).collect();
    for address in addresses() {
        let page = visitor.get(&address).await;
        links.extend(links_of(&page.body));
        let own = page.body.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        links.extend(own.filter(|id| *id != "main").map(|id| format!("{address}#{id}")));
    }
    links.retain(|link| !link.contains("{{"));
    assert!(links.iter().filter(|link| link.contains('#')).count() > 40, "{links:?}");
    for link in links {
        let (address, anchor) = link.split_once('#').unwrap_or((&link, "main"));
        let page = visitor.get(address).await;
        page.is(200);
        let there = page.body.matches(&format!(" id=\"{anchor}\"")).count();
        assert_eq!(there, 1, "{link}");
    }
}

#[actix_web::test]
async fn each_game_that_ships_has_its_help_and_an_event_of_it_leads_there() {
    let site = Site::start().await;
    let organiser = site.account("Olga Organiser").await;
    // Those that other tests add to the program are somebody's own.
    let ships: Vec<_> = HELP_OF_GAMES.iter().map(|text| system::find_system(text.name).unwrap()).collect();
    let files = sources("fixtures/systems").into_iter().filter(|source| source.is("json")).count();
    assert_eq!(files, ships.len(), "a game ships without help, or help without its game");
    for game in ships {
        let settings = Settings { system: game.id.clone(), ..Settings::default() };
        let event = site.event_with(&game.id, Stage::Draft, settings).await;
        let desk = site.staff_of(&event, &organiser, StaffRole::Organiser).await;
        let link = format!("/help/{}\"", game.id);
        desk.get(&format!("/e/{}/desk/game", game.id)).await.is(200).shows(&link);
        site.visitor().get(&format!("/help/{}", game.id)).await.is(200).shows(&game.id);
    }
}

#[actix_web::test]
async fn g09_the_help_of_a_game_says_where_its_settings_are_from() {
    let visitor = Site::start().await.visitor();
    let page = visitor.get("/help/tow").await;
    page.is(200).says(text!("help-origin")).says(text!("fact-certainty-c")).shows("one event in Germany");
    page.says(text!("origin-fact-composition"))
        .says(text!("fact-certainty-choice"))
        .says_not(text!("origin-fact-tactics"));
    visitor
        .get("/help/aos4-ghb2024")
        .await
        .is(200)
        .says(text!("fact-certainty-a"))
        .says_not(text!("fact-certainty-c"));
    visitor.get("/help/player").await.is(200).says_not(text!("help-origin"));
}

#[actix_web::test]
async fn whoever_searches_the_help_finds_sections_by_their_words() {
    let site = Site::start().await;
    let visitor = site.visitor();
    let page = visitor.get("/help?q=Undo").await;
    page.is(200)
        .shows("/help/organiser#log-and-undo")
        .shows("has an Undo button")
        .hides("Show all topics</a>.");
    // Every word counts, in any order, whatever its case and accents.
    let found = visitor.get("/help?q=m%C3%A0chine+LOSS").await;
    found.is(200).shows("/help/site#copies").shows("After the loss of a machine").hides("/help/player#");
    // Where a heading has it stands before where a text has it.
    let page = visitor.get("/help?q=timetable").await;
    let at = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("no {text}: {}", page.body));
    assert!(at("/help/organiser#timetable") < at("/help/organiser#the-hall-and-a-broadcast"));
    // Of a table and of code too.
    visitor.get("/help?q=MUSTER_SMTP").await.shows("/help/site#options").shows("mail server for links");
    visitor.get("/help?q=git+archive").await.shows("/help/commands#battle-profiles");
    for nothing in ["/help?q=xyzzy", "/help?q=%3Cb%3Exyzzy"] {
        visitor.get(nothing).await.is(200).shows("Nothing found for").hides("<b>xyzzy").shows("/help/player");
    }
    visitor.get("/help?q=+").await.is(200).hides("Nothing found").shows("/help/player");
    let long = "x".repeat(3000);
    visitor.get(&format!("/help?q={long}")).await.is(200).shows("Nothing found").hides(&"x".repeat(101));
}

/// The foot of a page names the help about it.
#[actix_web::test]
async fn each_page_leads_to_the_help_about_it() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let (visitor, phone) = (floor.site.visitor(), floor.phone(1).await);
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let lead = async |browser: &Browser, path: &str, to: &str| {
        let page = browser.get(path).await;
        let foot = page.is(200).body.split("<footer").nth(1).unwrap_or_default();
        assert!(foot.contains(&format!("href=\"/help{to}\"")), "{path}: {foot}");
    };
    lead(&visitor, "/", "").await;
    lead(&visitor, "/sign-in", "").await;
    lead(&visitor, "/e/spring-open", "/player").await;
    lead(&phone, "/e/spring-open/me", "/player").await;
    for page in ["", "/set-up", "/set-up/who", "/rosters", "/print", "/check-in", "/rounds/1"] {
        lead(&floor.desk, &format!("/e/spring-open/desk{page}"), "/organiser").await;
    }
    for page in ["calls", "battles", "battles/1/1", "conduct"] {
        lead(&judge, &format!("/e/spring-open/desk/{page}"), "/judge").await;
    }
    lead(&floor.desk, "/account", "/site#accounts").await;
    visitor.get("/nowhere").await.is(404).shows("href=\"/help\"");
}

#[actix_web::test]
async fn a_captain_in_a_draft_is_led_to_how_one_goes() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let [captain, _] = floor.captains(&floor.matched(1, 1).await).await;
    captain.get(&TeamFloor::at("team")).await.is(200).shows("href=\"/help/captain\"");
    let drafts = "href=\"/help/captain#the-draft-who-plays-whom\">How a draft works";
    captain.get(&TeamFloor::at("rounds/1/matches/1")).await.is(200).shows(drafts);
    floor.desk.get(&TeamFloor::at("desk/teams")).await.is(200).shows("href=\"/help/captain\"");
}
