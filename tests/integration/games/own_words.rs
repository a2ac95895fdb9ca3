//! Every page and paper of an event speaks of its own game alone: whoever reads it, wherever its links lead.

use crate::{
    http::links::walk,
    support::{
        floor::{Floor, Seat},
        paper::text_of,
        site::{Browser, Reply, Site},
    },
};
use muster::domain::{
    event::{Stage, pack::Settings},
    games,
    system::System,
};
use std::collections::BTreeSet;

/// Words of Age of Sigmar that no other game has.
const OF_SIGMAR: [&str; 11] = [
    "battletome",
    "battlescroll",
    "battleplan",
    "battle round",
    "battle tactic",
    "grand strategy",
    "general's handbook",
    "age of sigmar",
    "warscroll",
    "preset layout",
    "grand alliance",
];
/// Words of a record, where points decide who meets.
const OF_RECORDS: [&str; 1] = ["win path"];
/// What the third edition has no more than the others.
const OF_THE_FOURTH: [&str; 6] = [
    "general's handbook",
    "honour guard",
    "regiment of renown",
    "battle formation",
    "auxiliary unit",
    "age of sigmar 4",
];

fn foreign(game: &System) -> Vec<&'static str> {
    if game.id == "aos3" {
        return OF_THE_FOURTH.to_vec();
    }
    let of_records = OF_RECORDS.into_iter().filter(|_| game.ranking.first.draws_by_points());
    OF_SIGMAR.into_iter().chain(of_records).collect()
}

/// Two rounds of it, the first with results, the second with a draft of the next behind it.
async fn played(game: &'static System) -> Floor {
    let site = Site::start().await;
    let missions = game.missions_in_turn(3);
    let settings = Settings { battleplan_list: missions, ..Settings::for_system(game) };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben", "Cai", "Dee", "Eve"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    for round in [1, 2] {
        floor.draw(round).await.is(303);
        floor.publish(round).await.is(303);
        for table in [1, 2] {
            floor.report(round, table, [18, 0, 10, 0]).await.is(303);
            floor.send(round, table, Seat::B, [18, 0, 10, 0]).await.is(303);
        }
    }
    floor.draw(3).await.is(303);
    floor
}

/// What is read of a page: neither its tags nor its scripts, but the labels that are in tags.
fn seen(body: &str) -> String {
    let mut text = String::new();
    for piece in body.split('<').skip(1) {
        let (tag, after) = piece.split_once('>').unwrap_or((piece, ""));
        for label in ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""] {
            text += tag.split_once(label).and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default();
            text.push(' ');
        }
        if !["script", "style"].iter().any(|name| tag.starts_with(name)) {
            text += after;
        }
        text.push(' ');
    }
    text.replace("&#39;", "'").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is said of other games on the pages and papers that this browser finds.
async fn said(
    floor: &Floor,
    browser: &Browser,
    start: &str,
    words: &[&'static str],
) -> (usize, BTreeSet<String>) {
    // "Pitched battle" and the number of its round are two things.
    let missions = &floor.event.settings.game().battleplans;
    let missions: Vec<String> = missions.iter().map(|mission| mission.name.to_lowercase()).collect();
    let own = format!("/e/{}", floor.event.slug);
    let (mut looked, mut found) = (0, BTreeSet::new());
    let mut look = |path: &str, page: &Reply| {
        let text = match page.kind.as_str() {
            kind if kind.starts_with("text/html") => seen(&page.body),
            "application/pdf" => text_of(page),
            _ => return,
        };
        if !path.starts_with(&own) {
            return;
        }
        looked += 1;
        let text = text.replace('’', "'").to_lowercase();
        let text = missions.iter().fold(text, |text, mission| text.replace(mission, "·"));
        for word in words.iter().filter(|word| text.contains(**word)) {
            let at = text.find(word).unwrap_or_default();
            let around = text.get(at.saturating_sub(40)..(at + 60).min(text.len())).unwrap_or(word);
            found.insert(format!(
                "{word} on {path}: {}",
                around.split_whitespace().collect::<Vec<_>>().join(" ")
            ));
        }
    };
    walk(browser, start, &mut look).await;
    (looked, found)
}

#[actix_web::test]
async fn no_page_and_no_paper_speaks_of_another_game() {
    let mut all = Vec::new();
    let of_data = ["wh40k-11", "wh40k-11-20-0", "tow", "mesbg", "points-reported"];
    for id in ["wfb7", "t9a2", "t9a3", "aos3"].into_iter().chain(of_data) {
        let game = games::find_game(id).unwrap().system;
        let floor = played(game).await;
        let event = format!("/e/{}", floor.event.slug);
        let (visitor, phone) = (floor.site.visitor(), floor.phone(1).await);
        let readers = [
            ("a stranger", &visitor, event.clone()),
            ("a player", &phone, event.clone()),
            ("an organiser", &floor.desk, format!("{event}/desk")),
        ];
        for (who, browser, start) in readers {
            let (looked, found) = said(&floor, browser, &start, &foreign(game)).await;
            assert!(looked > 15, "{id}: {who} found only {looked} pages");
            all.extend(found.into_iter().map(|line| format!("{id}, {who}: {line}")));
        }
    }
    assert!(all.is_empty(), "{} places:\n{}", all.len(), all.join("\n"));
}

#[test]
fn no_game_warns_against_what_it_begins_with() {
    for game in muster::domain::system::list_systems() {
        let settings = Settings::for_system(game);
        let warned: Vec<_> = settings
            .warnings()
            .into_iter()
            .map(|warning| warning.setting().into_owned())
            // A deadline is a date, which no game knows.
            .filter(|setting| setting != "roster_deadline")
            .collect();
        assert_eq!(warned, Vec::<String>::new(), "{}", game.id);
    }
}
