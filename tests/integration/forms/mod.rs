//! Forms as people meet them: older than what they change, refused with a lot typed into them, sent beside somebody
//! else's. The pages are walked by their links, so that no form is forgotten.

mod merged;
mod named;
mod notices;
mod stale;
mod typed;

use crate::{
    rosters::site::RATS,
    support::{
        floor::{Floor, address},
        html_form::HtmlForm,
        site::{Browser, Reply, Site},
    },
};
use chrono::TimeDelta;
use muster::domain::event::{
    Stage,
    pack::{RosterPolicy, Settings},
    permission::StaffRole,
    soft::SoftSettings,
};
use std::collections::{BTreeMap, BTreeSet};

/// Pages of one kind that are looked at: the third player is as the second.
const OF_A_KIND: usize = 3;

pub fn at(path: &str) -> String {
    format!("/e/spring-open/{path}")
}

/// An event in the middle of its first round, with something of everything: rosters, calls, news, tables, awards.
pub async fn busy_floor() -> Floor {
    let site = Site::start().await;
    let settings = Settings {
        points_limit: 1000,
        roster_deadline: Some(site.app.clock.now() + TimeDelta::days(7)),
        rules_cut_off: "2025-05-01".parse().ok(),
        rosters: RosterPolicy::Open,
        ticket_price: "30".into(),
        soft: SoftSettings { painting: 20, sportsmanship: 10, lists: 5 },
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let names = ["Ann Archer", "Bo Baker", "Cy Clark", "Di Dean", "Ed Eco", "Fi Fox"];
    let players = site.players(&event, &names).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    let lists = [
        RATS.to_owned(),
        RATS.replace("Stormvermin (110)", "Stormvermin (100)"),
        RATS.replace("Clanrats", "Clanrat"),
    ];
    for (list, number) in lists.iter().zip(1..) {
        let phone = floor.phone(number).await;
        phone.post(&at("roster"), &[("do", "submit"), ("text", list)]).await.is(303);
    }
    floor.usual_awards().await;
    let desk = &floor.desk;
    desk.post(&at("desk/tables"), &[("list", "1-10"), ("order", "any"), ("seen", "")]).await.is(303);
    desk.post(&at("desk/news"), &[("what", "announcement"), ("text", "Lunch is ready.")]).await.is(303);
    let question = [("what", "ruling"), ("question", "Is it cover?"), ("answer", "It is.")];
    desk.post(&at("desk/news"), &question).await.is(303);
    desk.post(&at("desk/staff"), &[("name", "Jo"), ("role", "judge")]).await.is(200);
    let conduct = at("desk/conduct/1");
    let mut noted = HtmlForm::on(&desk.get(&format!("{conduct}?kind=late")).await, &conduct, &conduct);
    noted.fill_in("Late.");
    noted.send(desk).await.is(303);
    floor.play(1, &[(1, [40, 4, 10, 1])]).await;
    for table in [2, 3] {
        let battle = floor.battle(1, table).await;
        let phone = floor.phone(floor.number(battle.a)).await;
        phone.post(&format!("{}/call", address(&battle)), &[("kind", "rules")]).await.is(303);
    }
    floor.desk.post(&at("desk/slow-play"), &[("watch_table", "2")]).await.is(303);
    let calls = floor.desk.get(&at("desk/calls")).await;
    let take = HtmlForm::all(&calls, &at("desk/calls"));
    take.iter().find(|form| form.action.contains("desk/calls/")).unwrap().send(&floor.desk).await.is(303);
    floor
}

/// Whoever has pages of their own at that event: their name, their browser, and where they begin.
pub async fn people(floor: &Floor) -> Vec<(&'static str, Browser, String)> {
    let organiser = floor.site.staff(&floor.event, "Olaf Organiser", StaffRole::Organiser).await;
    let judge = floor.site.staff(&floor.event, "Judy Judge", StaffRole::Judge).await;
    vec![
        ("organiser", organiser, at("desk")),
        ("judge", judge, at("desk")),
        ("player", floor.phone(1).await, at("me")),
    ]
}

/// The pages that links lead to from here, a few of each kind.
pub async fn walk(browser: &Browser, from: &str) -> Vec<(String, Reply)> {
    let mut waiting = vec![from.to_owned()];
    let mut seen: BTreeSet<String> = waiting.iter().cloned().collect();
    let mut of_kind: BTreeMap<String, usize> = BTreeMap::new();
    let mut pages = Vec::new();
    while let Some(path) = waiting.pop() {
        let looked_at = of_kind.entry(kind_of(&path)).or_default();
        *looked_at += 1;
        if *looked_at > OF_A_KIND {
            continue;
        }
        let page = browser.get(&path).await;
        if page.status.as_u16() != 200 || !page.kind.starts_with("text/html") {
            continue;
        }
        for link in page.body.split("href=\"").skip(1) {
            let link = link.split(['"', '#']).next().unwrap().replace("&amp;", "&").replace("&#38;", "&");
            let here = path.split('?').next().unwrap();
            let link = if link.starts_with('?') { format!("{here}{link}") } else { link };
            let is_page = link.starts_with("/e/") && !link.contains('.') && !link.ends_with("/live");
            if is_page && seen.insert(link.clone()) {
                waiting.push(link);
            }
        }
        pages.push((path, page));
    }
    pages
}

/// The same for the pages of every player, every table, every round.
pub fn kind_of(path: &str) -> String {
    let path = path.split('?').next().unwrap();
    let kind = |part: &str| {
        let is_one_of_many =
            part.bytes().next().is_some_and(|first| first.is_ascii_digit()) || part.len() > 30;
        if is_one_of_many { "{}".to_owned() } else { part.to_owned() }
    };
    path.split('/').map(kind).collect::<Vec<_>>().join("/")
}
