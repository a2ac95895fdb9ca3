//! Two worlds that differ in one hidden roster alone: every page and file is the same, byte for byte, to everybody who may
//! not read that roster. And whose rosters a judge who plays reads.

use super::{DESK, Hall, RATS, submit};
use crate::{
    log::audit_chain::tamper_at,
    support::{
        site::{Browser, Site},
        skip,
    },
    teams::{
        floor::{TeamFloor, of_teams},
        secret::{Told, pages, told},
    },
};
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use muster::{
    domain::{
        event::{
            pack::{RosterPolicy, Settings},
            permission::StaffRole,
            player::Player,
        },
        numbers::{RoundNumber, TableNumber},
        teams::TeamSettings,
    },
    storage::{self, battles::TableUse},
};

/// Of another grand alliance, with another general, other regiments, an auxiliary unit and another sum.
const STORM: &str = "Storm 700/1000 pts\n\nStormcast Eternals | Thunderhead Host\nDrops: 2\n\n\
    General's Regiment\nLord-Celestant (150)\n• General\nLiberators (110)\n\nRegiment 1\nKnight-Arcanum (120)\n\
    Auxiliary Units\nVindictors (130)\nVanquishers (140)\n";

const TABLE: &str = "/e/spring-open/rounds/1/tables/1";

/// Round 1 is out; 1 and 2 meet, 3 has left. Everybody is registered with the rats' faction.
async fn hall(rosters: RosterPolicy) -> Hall {
    let site = Site::start().await;
    let now = site.app.clock.now();
    let settings = Settings {
        points_limit: 1000,
        rosters,
        roster_deadline: Some(now + TimeDelta::days(7)),
        rosters_open_at: Some(now + TimeDelta::days(8)),
        rules_cut_off: "2025-05-01".parse().ok(),
        ..Settings::default()
    };
    let hall = Hall::with(site, settings).await;
    for (number, roster) in [(1, RATS), (2, RATS), (3, STORM)] {
        submit(&hall.phone(number).await, roster).await.is(303);
    }
    let mut tx = hall.site.app.database.write().await.unwrap();
    for player in &hall.players {
        let mut player = Player { faction: Some("Skaven".into()), ..player.clone() };
        player.dropped_after = Some(RoundNumber(0)).filter(|_| player.number == 3);
        assert!(storage::players::update(&mut tx, &player).await.unwrap());
    }
    hall.site.commit(tx, hall.event.id).await;
    let desk = hall.site.organiser(&hall.event).await;
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &draw).await.is(303);
    let round = "/e/spring-open/desk/rounds/1";
    let version = desk.get(round).await.hidden("version");
    desk.post(&format!("{round}/publish"), &[("version", &version)]).await.is(303);
    let mut tx = hall.site.app.database.write().await.unwrap();
    let mut drawn =
        storage::rounds::by_number(&mut tx, hall.event.id, RoundNumber(1)).await.unwrap().unwrap();
    drawn.battleplan = Some("feral-foray".into());
    storage::rounds::set_plan(&mut tx, &drawn).await.unwrap();
    hall.site.commit(tx, hall.event.id).await;
    hall
}

/// A judge with the entry of this player.
async fn judge_who_plays(hall: &Hall, number: i64) -> Browser {
    let account = hall.site.account("Jo Judge").await;
    let mut tx = hall.site.app.database.write().await.unwrap();
    let players = storage::players::list_players(&mut tx, hall.event.id).await.unwrap();
    let own = players.into_iter().find(|player| player.number == number).unwrap();
    let own = Player { account_id: Some(account.id), ..own };
    assert!(storage::players::update(&mut tx, &own).await.unwrap());
    hall.site.commit(tx, hall.event.id).await;
    hall.site.staff_of(&hall.event, &account, StaffRole::Judge).await
}

/// Everything that can be read of the event, at a site: as it is made, and as it is kept from then on.
async fn read(browser: &Browser, site: &Site) -> Vec<(String, Told)> {
    let (browser, mut all) = (browser.at(site), Vec::new());
    for time in ["first", "again"] {
        for page in pages() {
            let reply = browser.send(TestRequest::get().uri(&page)).await;
            all.push((format!("{time} {page}"), told(&reply)));
        }
    }
    all
}

/// What the sheet answers to tactics of either alliance, picked for player 1.
async fn taps(browser: &Browser, hall: &Hall, site: &Site) -> Vec<(String, Told)> {
    let at = TableUse { round: RoundNumber(1), table: TableNumber(1) };
    let mut tx = site.app.database.read().await.unwrap();
    let battle = storage::battles::by_table(&mut tx, hall.event.id, at).await.unwrap().unwrap();
    drop(tx);
    let seat = battle.side_of(hall.players[0].id).unwrap().as_str();
    let mut all = Vec::new();
    for tactic in ["slay-the-tyrants", "offering-of-carnage"] {
        let step = format!("tactic/1/{seat}=>{tactic}");
        let key = format!("{tactic}-{}", site.url());
        let fields = [("once", &*key), ("step", &*step)];
        let reply = browser.at(site).post(&format!("{TABLE}/sheet"), &fields).await;
        all.push((step, told(&reply)));
    }
    all
}

#[actix_web::test]
async fn two_events_that_differ_in_one_hidden_roster_are_the_same_to_whoever_may_not_read_it() {
    for policy in [RosterPolicy::Closed, RosterPolicy::Open] {
        let hall = Box::pin(hall(policy)).await;
        let judge = judge_who_plays(&hall, 2).await;
        let late = hall.site.players(&hall.event, &["Late Comer"]).await.remove(0);
        let account = hall.site.account("Nora").await;
        let opponent = hall.phone(2).await;
        let readers = [
            ("a visitor", hall.site.visitor()),
            ("an account", hall.site.signed_in(&account).await),
            ("the opponent", opponent),
            ("the opponent, who judges", judge),
            ("who has left", hall.phone(3).await),
            ("who comes late", hall.site.phone_of(&late).await),
        ];
        let knows = [
            ("its player", hall.phone(1).await),
            ("a judge", hall.site.staff(&hall.event, "Jim", StaffRole::Judge).await),
        ];
        let other = hall.site.twin().await;
        let mut before = Vec::new();
        for (_, reader) in readers.iter().chain(&knows) {
            before.push(read(reader, &hall.site).await);
        }
        let of = |number| format!("(SELECT id FROM player WHERE number = {number})");
        let column = |name| {
            let other = of(3);
            format!("{name} = (SELECT other.{name} FROM roster other WHERE other.player_id = {other})")
        };
        let columns = ["source", "format", "reading", "verdict"].map(column).join(", ");
        tamper_at(&other, &format!("UPDATE roster SET {columns} WHERE player_id = {}", of(1))).await;
        for ((who, reader), before) in readers.iter().zip(&before) {
            for ((page, was), (_, is)) in before.iter().zip(read(reader, &other).await) {
                assert_eq!(was, &is, "{policy:?}: {page} tells {who} of the roster of player 1");
            }
        }
        if hall.site.app.database.is_ours_alone() {
            let tapped = taps(&readers[2].1, &hall, &hall.site).await;
            assert_eq!(tapped, taps(&readers[2].1, &hall, &other).await, "{policy:?}");
        } else {
            skip("what the sheet answers to taps is not compared: both worlds have one database here");
        }
        // The two worlds are not the same to those who may read it, and there was something to tell.
        for ((who, reader), before) in knows.iter().zip(&before[readers.len()..]) {
            assert!(before != &read(reader, &other).await, "{policy:?}: nothing has changed for {who}");
        }
        let seen = readers[2].1.at(&other);
        seen.get(&format!("{TABLE}/sheet")).await.is(200).shows("data-value=\"offering-of-carnage\"");
        seen.get(TABLE).await.is(200).says(text!("muster-regiments.compare"));
    }
}

#[actix_web::test]
async fn a_judge_who_plays_reads_the_rosters_of_all_but_those_whom_they_meet_next() {
    let hall = Box::pin(hall(RosterPolicy::Closed)).await;
    let judge = judge_who_plays(&hall, 2).await;
    let (opponents, others) = (format!("{DESK}/1"), format!("{DESK}/3"));
    judge.get(&opponents).await.is(403).shows("You play this player next").hides("Grey Seer");
    judge.get("/e/spring-open/rosters/1").await.is(404);
    judge.get(&format!("{DESK}/2")).await.is(200).shows("Grey Seer");
    judge.get(&others).await.is(200).shows("Lord-Celestant");
    judge.get(DESK).await.is(200).says(text!("desk-rosters-kept-from-you", players = 1)).hides("/rosters/1");
    judge.get("/e/spring-open/rosters").await.is(200).hides("/rosters/1\"");
    // What staff let pass on it is told without what it is.
    let desk = hall.site.staff(&hall.event, "Olaf Organiser", StaffRole::Organiser).await;
    let back = desk.get(&opponents).await;
    let [version, roster] = ["version", "roster"].map(|name| back.hidden(name));
    let sent =
        [("version", &*version), ("roster", &*roster), ("state", "needs_fix"), ("reason", "No Grey Seer.")];
    desk.post(&opponents, &sent).await.is(303);
    let log = "/e/spring-open/desk/audit";
    judge.get(log).await.is(200).shows("roster, version 1").hides("No Grey Seer");
    judge.get(&format!("{log}?q=grey+seer")).await.is(200).hides("roster, version 1");
    desk.get(log).await.shows("No Grey Seer");
    // Once they have played, the roster is one like the others'.
    tamper_at(&hall.site, "UPDATE round SET state = 'closed' WHERE number = 1").await;
    hall.site.commit(hall.site.app.database.write().await.unwrap(), hall.event.id).await;
    judge.get(&opponents).await.is(200).shows("Grey Seer");
}

#[actix_web::test]
async fn a_judge_in_a_team_reads_no_roster_of_the_team_that_theirs_meets_next() {
    let settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    let floor = TeamFloor::with_teams(4, Settings { rosters: RosterPolicy::Closed, ..settings }).await;
    let account = floor.site.account("Jo Judge").await;
    let own = floor.team(1).await;
    let mut tx = floor.site.app.database.write().await.unwrap();
    let entry = Player { account_id: Some(account.id), ..own.members[1].clone() };
    assert!(storage::players::update(&mut tx, &entry).await.unwrap());
    floor.site.commit(tx, floor.event.id).await;
    let judge = floor.site.staff_of(&floor.event, &account, StaffRole::Judge).await;
    let of = |player: &Player| TeamFloor::at(&format!("desk/rosters/{}", player.number));
    for team in floor.teams().await {
        judge.get(&of(&team.members[0])).await.is(200);
    }
    // As soon as it is drawn, and before the captains have settled who plays whom.
    floor.draw(1).await.is(303);
    let mut kept = 0;
    for place in 1..=2 {
        let matched = floor.matched(1, place).await;
        for team in floor.teams().await.iter().filter(|team| matched.has(team.team.id)) {
            let meets = matched.has(own.team.id) && team.team.id != own.team.id;
            for member in &team.members {
                judge.get(&of(member)).await.is(if meets { 403 } else { 200 });
                kept += u32::from(meets);
            }
        }
    }
    assert_eq!(kept, 2);
}
