//! Nobody judges their own battle: from no browser, with no entry, by no door.

use crate::{
    support::{
        floor::{Floor, numbers},
        site::{Browser, Reply, Site},
    },
    teams::floor::{TeamFloor, of_teams},
};
use muster::{
    domain::{
        battle::State,
        event::{
            Event,
            pack::{PaperCheck, Settings},
            permission::StaffRole,
            player::Player,
        },
        ids::PlayerId,
        teams::TeamSettings,
    },
    storage,
};

const OTHERS: &str = "Another judge or organiser must";

/// A judge who plays: the phone has the private link, and their account is signed in elsewhere.
async fn judge_who_plays(site: &Site, event: &Event, player: PlayerId) -> Browser {
    let account = site.account("Jo Judge").await;
    change_entry(site, player, |entry| entry.account_id = Some(account.id)).await;
    site.staff_of(event, &account, StaffRole::Judge).await
}

async fn change_entry(site: &Site, player: PlayerId, change: impl FnOnce(&mut Player)) {
    let mut tx = site.app.database.write().await.unwrap();
    let mut player = storage::players::find_player(&mut tx, player).await.unwrap().unwrap();
    change(&mut player);
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    tx.commit().await.unwrap();
}

/// Round 1 is out, and nothing is reported.
async fn round_one(paper_check: PaperCheck) -> Floor {
    let floor = Floor::with_players(4).await;
    let mut tx = floor.site.app.database.write().await.unwrap();
    let settings = Settings { paper_check, ..floor.event.settings.clone() };
    storage::events::set_settings(&mut tx, floor.event.id, &floor.event.name, &settings).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
    floor.play(1, &[]).await;
    floor
}

/// The judges' browsers that must not decide at table 1: of the account, with the link itself, and with the link of
/// another entry of the same person.
async fn own_browsers(floor: &Floor) -> [Browser; 3] {
    let (own, elsewhere) = (floor.battle(1, 1).await.a, floor.battle(1, 2).await.a);
    let of_account = judge_who_plays(&floor.site, &floor.event, own).await;
    let with_link = floor.site.staff(&floor.event, "Kim Judge", StaffRole::Judge).await;
    floor.open_link_on(&with_link, own).await;
    let with_another = floor.site.staff(&floor.event, "Lou Judge", StaffRole::Judge).await;
    let mut tx = floor.site.app.database.read().await.unwrap();
    let jo = storage::players::find_player(&mut tx, own).await.unwrap().unwrap().account_id;
    drop(tx);
    change_entry(&floor.site, elsewhere, |entry| entry.account_id = jo).await;
    floor.open_link_on(&with_another, elsewhere).await;
    [of_account, with_link, with_another]
}

async fn types_in(judge: &Browser, table: &str, [a, b]: [&str; 2]) -> Reply {
    let fields = [("table", table), ("a_points", a), ("a_tactics", "0"), ("b_points", b), ("b_tactics", "4")];
    judge.post("/e/spring-open/desk/battles/paper", &fields).await
}

#[actix_web::test]
async fn j2_nobody_rules_where_their_account_plays_whatever_browser_they_take() {
    let floor = round_one(PaperCheck::Once).await;
    floor.report(1, 1, [30, 3, 10, 1]).await.is(303);
    for judge in own_browsers(&floor).await {
        let accepted = judge.post("/e/spring-open/desk/battles/1/1/accept", &[]).await;
        accepted.is(403).shows("Another judge or organiser");
        judge.get("/e/spring-open/desk/battles/1/1").await.is(200).shows("You're playing in this battle");
        judge.post("/e/spring-open/desk/battles/accept-all", &[("round", "1")]).await;
        assert_eq!(floor.battle(1, 1).await.state, State::Reported);
    }
    floor.desk.post("/e/spring-open/desk/battles/accept-all", &[("round", "1")]).await;
    assert_eq!(floor.battle(1, 1).await.state, State::Confirmed);
}

#[actix_web::test]
async fn j2_nobody_types_in_the_sheet_of_paper_of_their_own_battle() {
    for paper_check in [PaperCheck::Once, PaperCheck::Twice] {
        let floor = round_one(paper_check).await;
        let own = own_browsers(&floor).await;
        for judge in &own {
            let refused = types_in(judge, "1", ["0", "40"]).await;
            refused.is(403).shows("You play at table 1.").shows(OTHERS).shows("value=\"40\"");
        }
        assert_eq!(floor.battle(1, 1).await.state, State::Open);
        // Nor is the own word from the phone agreed to by typing it in again.
        floor.report(1, 1, [0, 0, 40, 4]).await.is(303);
        types_in(&own[1], "1", ["0", "40"]).await.is(403);
        assert_eq!(floor.battle(1, 1).await.state, State::Reported);
        let other = floor.site.staff(&floor.event, "Max Judge", StaffRole::Judge).await;
        types_in(&other, "2", ["0", "40"]).await.is(303);
        assert_eq!(numbers(&floor.battle(1, 2).await), Some([0, 0, 40, 4]));
    }
}

#[actix_web::test]
async fn j2_nobody_watches_their_own_table_or_gives_it_time() {
    let floor = round_one(PaperCheck::Once).await;
    let own = own_browsers(&floor).await;
    let watch = "/e/spring-open/desk/slow-play";
    for judge in &own {
        judge.post(watch, &[("watch_table", "1")]).await.is(422).says(text!("slow-play-refusal-own-battle"));
        let time = [("round", "1"), ("table", "1"), ("extra", "15")];
        judge.post("/e/spring-open/desk/clock/table", &time).await.is(403).shows(OTHERS);
    }
    floor.desk.post(watch, &[("watch_table", "1")]).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/calls").await;
    let id = page.body.split("desk/slow-play/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let end = format!("{watch}/{id}");
    for judge in &own {
        judge.get("/e/spring-open/desk/calls").await.is(200).hides(&id);
        judge.post(&end, &[("seen", "nothing")]).await.is(422).says(text!("slow-play-refusal-own-battle"));
    }
    floor.desk.post(&end, &[("seen", "counts every die twice")]).await.is(303);
}

#[actix_web::test]
async fn j2_nobody_answers_a_call_from_their_own_table_and_another_judge_does() {
    let floor = round_one(PaperCheck::Once).await;
    let own = own_browsers(&floor).await;
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.b.unwrap())).await;
    let table = crate::support::floor::address(&battle);
    phone.post(&format!("{table}/call"), &[("kind", "rules")]).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/calls").await;
    let there = page.body.split("action=\"/e/spring-open/desk/calls/").nth(1).unwrap();
    let there = format!("/e/spring-open/desk/calls/{}", there.split('"').next().unwrap());
    let says = |what| [("version", "1"), ("what", what), ("said", "It is cover."), ("extend", "on")];
    for judge in &own {
        for what in ["take", "answer"] {
            judge.post(&there, &says(what)).await.is(422).says(text!("partial-plays-there"));
        }
    }
    floor.desk.post(&there, &says("answer")).await.is(303);
}

#[actix_web::test]
async fn j2_nobody_decides_about_a_match_of_their_own_team() {
    let team = TeamSettings { size: 2, ..TeamSettings::default() };
    let floor = TeamFloor::with_teams(2, of_teams(team)).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let captain = floor.team(1).await.captain().unwrap().clone();
    let judge = judge_who_plays(&floor.site, &floor.event, captain.id).await;
    let number = captain.number.to_string();
    let correct = [("side", "a"), ("game_points", "14"), ("reason", "a list was wrong")];
    let at = |act: &str| TeamFloor::at(&format!("desk/matches/1/1/{act}"));
    judge.post(&at("missing"), &[("missing", &number)]).await.is(403).shows("your own team");
    judge
        .post(&at("lost"), &[("side", "b"), ("reason", "they went home")])
        .await
        .is(403)
        .shows("your own team");
    judge.post(&at("correct"), &correct).await.is(403).shows(OTHERS);
    let typed = [("meets", "1"), ("meets", "2")];
    judge.post(&at("typed"), &typed).await.is(403).shows("your own team");
    floor.desk.post(&at("correct"), &correct).await.is(303);
    let other = floor.site.staff(&floor.event, "Kim Judge", StaffRole::Judge).await;
    other.post(&at("lost"), &[("side", "b"), ("reason", "they went home")]).await.is(303);
    assert_eq!(floor.battles(&floor.matched(1, 1).await).await.len(), 2);
}

/// Anybody can type a judge's address when they sign up: it is no proof that the judge plays.
#[actix_web::test]
async fn j2_an_address_that_nobody_proved_keeps_no_judge_from_ruling() {
    let floor = round_one(PaperCheck::Once).await;
    let account = floor.site.account("Jo Judge").await;
    let judge = floor.site.staff_of(&floor.event, &account, StaffRole::Judge).await;
    let (eve, address) = (floor.battle(1, 1).await.a, account.email.to_uppercase());
    change_entry(&floor.site, eve, |entry| entry.email = Some(address)).await;
    floor.report(1, 1, [30, 3, 10, 1]).await.is(303);
    let page = judge.get("/e/spring-open/desk/battles/1/1").await;
    page.is(200)
        .shows("signed up with your email address. If that's you, ask another judge")
        .shows("id=\"ruling\"");
    judge.post("/e/spring-open/desk/battles/1/1/accept", &[]).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Confirmed);
    judge.get("/e/spring-open/desk/battles/1/2").await.hides("your email address");
}

#[actix_web::test]
async fn j2_who_plays_at_a_table_reads_who_may_rule_there() {
    let floor = round_one(PaperCheck::Once).await;
    let judge = judge_who_plays(&floor.site, &floor.event, floor.battle(1, 1).await.a).await;
    floor.site.staff(&floor.event, "Kim Judge", StaffRole::Judge).await;
    let page = judge.get("/e/spring-open/desk/battles/1/1").await;
    page.shows("You're playing in this battle. ")
        .shows("Kim Judge")
        .shows(" can rule on it, under Battles, table 1.");
}

#[actix_web::test]
async fn a_judge_who_plays_elsewhere_decides_at_every_other_table() {
    let floor = round_one(PaperCheck::Once).await;
    let judge = judge_who_plays(&floor.site, &floor.event, floor.battle(1, 1).await.a).await;
    types_in(&judge, "2", ["10", "20"]).await.is(303);
    assert_eq!(floor.battle(1, 2).await.state, State::Confirmed);
}
