//! Whatever a judge or a scorekeeper sees at the desk they may open: no link or form of any page leads to what is
//! another's.

use crate::support::{
    floor::Floor,
    site::{Browser, Site},
};
use muster::domain::event::permission::StaffRole;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

#[derive(Deserialize)]
struct Matrix {
    addresses: BTreeMap<String, String>,
    levels: BTreeMap<String, BTreeMap<String, String>>,
}

/// Whether somebody of this role may send a form to this address, as the matrix of all addresses says.
fn may_send(role: StaffRole, path: &str) -> bool {
    let matrix: Matrix = toml::from_str(include_str!("../http/authorisation.toml")).unwrap();
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |pattern: &str| {
        let known: Vec<&str> = pattern.split('/').collect();
        known.len() == parts.len()
            && known.iter().zip(&parts).all(|(known, part)| known.starts_with('{') || known == part)
    };
    let named = |pattern: &str| pattern.matches('{').count();
    let found = matrix.addresses.iter().filter_map(|(address, level)| {
        let pattern = address.strip_prefix("post ")?;
        fits(pattern).then(|| (named(pattern), level.clone()))
    });
    let level = found.min().map_or_else(|| panic!("no form is sent to {path}"), |(_, level)| level);
    matrix.levels[&level][role.as_str()] == "may"
}

/// Every page of the desk that can be reached from its first by links, and what is wrong with it. Of pages that differ
/// in a number alone, as those of players do, a few.
async fn crawl((one, role): (&Browser, StaffRole), home: &str) -> (usize, Vec<String>) {
    let desk = format!("{home}/desk");
    let (mut waiting, mut seen) = (VecDeque::from([(desk.clone(), String::new())]), BTreeSet::new());
    let (mut alike, mut wrong): (BTreeMap<String, usize>, Vec<String>) = (BTreeMap::new(), Vec::new());
    while let Some((path, from)) = waiting.pop_front() {
        let kind: String = path.chars().map(|sign| if sign.is_ascii_digit() { '0' } else { sign }).collect();
        let count = alike.entry(kind).or_default();
        *count += 1;
        if *count > 4 || !seen.insert(path.clone()) {
            continue;
        }
        let page = one.get(&path).await;
        if page.status.as_u16() == 403 {
            wrong.push(format!("{from} leads to {path}"));
            continue;
        }
        if !page.kind.starts_with("text/html") {
            continue;
        }
        let own = page.body.split("<main").nth(1).unwrap_or(&page.body);
        for form in own.split("<form").skip(1) {
            let (form, rest) = form.split_once('>').unwrap();
            // Without a button it shows what is set, and sends nothing.
            let can_be_sent = rest.split("</form").next().unwrap().contains("<button");
            let action =
                form.split("action=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or(&path);
            let action = action.split('?').next().unwrap();
            let is_sent = can_be_sent && form.contains("method=\"post\"");
            if is_sent && action.starts_with(&desk) && !may_send(role, action) {
                wrong.push(format!("{path} has a form for {action}"));
            }
        }
        for href in page.body.split("href=\"").skip(1) {
            let href = href.split(['"', '#']).next().unwrap().replace("&#38;", "&").replace("&amp;", "&");
            let href = if href.starts_with('?') {
                format!("{}{href}", path.split('?').next().unwrap())
            } else {
                href
            };
            if href.starts_with(&desk) {
                waiting.push_back((href, path.clone()));
            }
        }
    }
    (seen.len(), wrong)
}

#[actix_web::test]
async fn no_link_or_form_of_the_desk_leads_a_judge_or_scorekeeper_to_what_is_anothers() {
    let site = Site::start().await;
    let running = muster::demo::fill_demo(&site.app).await.unwrap();
    muster::demo::start_the_clock(&site.app, &running).await.unwrap();
    let teams = muster::demo::fill_teams(&site.app).await.unwrap();
    for event in [running, teams] {
        for (role, least) in [(StaffRole::Judge, 20), (StaffRole::Scorekeeper, 15)] {
            let one = site.staff(&event, &format!("{role} of {}", event.slug), role).await;
            let (pages, wrong) = crawl((&one, role), &format!("/e/{}", event.slug)).await;
            assert!(pages > least, "{pages} pages of {} for a {role}", event.slug);
            assert_eq!(wrong, Vec::<String>::new(), "{} for a {role}", event.slug);
        }
    }
}

#[actix_web::test]
async fn nor_does_one_at_any_stage_of_an_event() {
    let floor = Floor::with_players(5).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let scorekeeper = floor.site.staff(&floor.event, "Sam", StaffRole::Scorekeeper).await;
    let nothing_wrong = async |stage: &str| {
        for one in [(&judge, StaffRole::Judge), (&scorekeeper, StaffRole::Scorekeeper)] {
            let (_, wrong) = crawl(one, "/e/spring-open").await;
            assert_eq!(wrong, Vec::<String>::new(), "{stage}");
        }
    };
    nothing_wrong("before the first draw").await;
    floor.draw(1).await.is(303);
    nothing_wrong("with a draft").await;
    floor.publish(1).await.is(303);
    let late = [("name", "Late Lee"), ("here", "on")];
    floor.desk.post("/e/spring-open/desk/players", &late).await.is(303);
    judge.get("/e/spring-open/desk").await.shows("Late Lee is here but has no seat in round 1");
    floor.site.wait(50);
    nothing_wrong("while it is played").await;
    for table in 1..=2 {
        floor.report(1, table, [30, 3, 22, 2]).await.is(303);
        floor.send(1, table, crate::support::floor::Seat::B, [30, 3, 22, 2]).await.is(303);
    }
    floor.close(1).await;
    nothing_wrong("between rounds").await;
    floor.desk.post("/e/spring-open/desk/stage", &[("stage", "finished")]).await.is(303);
    nothing_wrong("when it is over").await;
}
