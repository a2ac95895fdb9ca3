//! The big screen: what it shows, the clock of a round, the ceremony step by step.

use crate::support::{floor::Floor, site::Reply};
use chrono::{NaiveDate, TimeDelta};
use muster::{
    domain::{
        event::{pack::Settings, permission::StaffRole, screen::AwardReveal},
        ids::AwardId,
        numbers::RoundNumber,
    },
    storage,
};

const REMOTE: &str = "/e/spring-open/desk/screen";

async fn put_on(floor: &Floor, shows: &str) {
    floor.desk.post(REMOTE, &[("shows", shows)]).await.leads_to(REMOTE);
}

async fn screen(floor: &Floor) -> Reply {
    let reply = floor.site.visitor().get("/e/spring-open/screen").await;
    reply.is(200);
    reply
}

async fn clock(floor: &Floor, fields: &[(&str, &str)]) -> Reply {
    let fields: Vec<(&str, &str)> = fields.iter().copied().chain([("round", "1")]).collect();
    floor.desk.post("/e/spring-open/desk/clock", &fields).await
}

/// Two players per table; the even ones lose.
async fn played() -> Floor {
    let floor = Floor::with_names(&["Ann <b>Archer</b>", "Bo Łukasz", "Юлия", "王小明"]).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1])]).await;
    floor.usual_awards().await;
    floor
}

#[actix_web::test]
async fn without_a_round_the_screen_says_what_will_come() {
    let floor = Floor::with_players(2).await;
    screen(&floor).await.says(text!("screen-no-pairings"));
    for (shows, text) in
        [("clock", "No round"), ("standings", "Standings appear here"), ("ceremony", "Awards")]
    {
        put_on(&floor, shows).await;
        screen(&floor).await.shows(text);
    }
    floor.desk.get(REMOTE).await.is(200).says(text!("screen-desk-no-round"));
    floor.desk.post(REMOTE, &[("shows", "a film")]).await.is(422);
}

#[actix_web::test]
async fn names_on_the_screen_stand_where_people_look_and_namesakes_are_told_apart() {
    let floor = Floor::with_names(&["Zoë", "Łukasz", "Mia", "Kim", "Kim", "Lars"]).await;
    let kim = "/e/spring-open/desk/players/4";
    let version = floor.desk.get(kim).await.hidden("version");
    let said = [("name", "Kim"), ("faction", "Skaven"), ("version", version.as_str())];
    floor.desk.post(kim, &said).await.is(303);
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    put_on(&floor, "pairings").await;
    let shown = screen(&floor).await;
    shown.shows("Kim</bdi><small>Skaven</small>").shows("Kim</bdi><small>#5</small>");
    shown.hides("Mia</bdi><small>");
    let at = |name: &str| shown.body.find(&format!(">{name}<")).unwrap();
    assert!(at("Kim") < at("Lars") && at("Lars") < at("Łukasz") && at("Łukasz") < at("Mia"));
    let check_in = floor.desk.get("/e/spring-open/desk/check-in").await;
    let at = |name: &str| check_in.body.find(&format!("<strong>{name}")).unwrap();
    assert!(at("Lars") < at("Łukasz") && at("Łukasz") < at("Mia"));
}

#[actix_web::test]
async fn pairings_turn_their_pages_by_themselves_and_a_draft_is_not_on_the_screen() {
    let names: Vec<String> = (1..=120).map(|n| format!("Player {n:03}")).collect();
    let floor = Floor::with_names(&names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    floor.draw(1).await.is(303);
    screen(&floor).await.hides("Player 001");
    floor.publish(1).await.is(303);
    let mut seen = String::new();
    for _ in 0..4 {
        let page = screen(&floor).await;
        page.shows("Round 1").shows(" of 2").shows("http-equiv=\"refresh\"");
        seen.push_str(&page.body);
        // A minute is five pages; twelve seconds more turn one.
        floor.site.wait_seconds(12);
    }
    assert!(names.iter().all(|name| seen.contains(name.as_str())));
}

#[actix_web::test]
async fn a_hundred_names_are_on_one_page_and_a_long_one_is_set_closer_before_it_is_cut() {
    let mut names: Vec<String> = (1..=97).map(|n| format!("Player {n:03}")).collect();
    names.extend(["Charlotte Brontë", "Wolfgang A. Mozart", "Maximiliana von Hohenfels"].map(str::to_owned));
    let floor = Floor::with_names(&names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    put_on(&floor, "pairings").await;
    let page = screen(&floor).await;
    assert!(names.iter().all(|name| page.has(name)));
    page.shows("names--20").hides(" of 2").shows("<bdi>Player 001</bdi>");
    page.shows("<span class=\"is-close\">Charlotte Brontë").shows("is-closer\">Wolfgang");
    page.shows("is-long is-closer\">Maximiliana");
}

#[actix_web::test]
async fn the_pages_of_long_standings_are_as_long_as_each_other() {
    let names: Vec<String> = (1..=49).map(|n| format!("Player {n:02}")).collect();
    let floor = Floor::with_names(&names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    put_on(&floor, "standings").await;
    let mut feet = Vec::new();
    for _ in 0..3 {
        let page = screen(&floor).await;
        let foot = page
            .body
            .split("<span>Place")
            .nth(1)
            .unwrap()
            .split(['<', '·'])
            .next()
            .unwrap()
            .trim()
            .to_owned();
        feet.push((foot, page.body.matches("names__place").count()));
        floor.site.wait_seconds(12);
    }
    for (foot, rows) in [("s 1–17 of 49", 17), ("s 18–33 of 49", 16), ("s 34–49 of 49", 16)] {
        assert!(feet.contains(&(foot.to_owned(), rows)), "{foot}: {feet:?}");
    }
}

#[actix_web::test]
async fn the_timetable_on_the_wall_has_the_times_at_which_a_round_was_played() {
    let floor = played().await;
    let timetable = async || floor.site.visitor().get("/e/spring-open/screen/timetable").await;
    let planned = timetable().await;
    clock(&floor, &[("hand", "start")]).await.is(303);
    let now = floor.site.app.clock.now();
    let zone = muster::domain::zone::Zone::or_utc(&floor.event.settings.time_zone);
    let span = |minutes| {
        let ends = now + TimeDelta::minutes(minutes);
        format!("<em>{}–{}</em><bdi>Round 1<", zone.clock(now), zone.clock(ends))
    };
    planned.shows("Round 1<").hides(&span(165));
    timetable().await.shows(&span(165));
    // Closed before its time, it ended then.
    floor.site.wait(100);
    floor.close(1).await;
    timetable().await.shows(&span(100));
}

#[actix_web::test]
async fn once_the_time_is_over_the_clock_says_what_comes_next_until_that_has_come() {
    let floor = played().await;
    let mut tx = floor.site.app.database.write().await.unwrap();
    let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    let settings = Settings { starts_on: NaiveDate::from_ymd_opt(2025, 5, 10), ..event.settings };
    storage::events::set_settings(&mut tx, event.id, &event.name, &settings).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
    clock(&floor, &[("hand", "start")]).await.is(303);
    let wall = async || floor.site.visitor().get("/e/spring-open/screen/clock").await;
    floor.site.wait(164);
    wall().await.is(200).hides(">Next: ");
    floor.site.wait(2);
    wall().await.shows(">Time&#39;s up.<").shows(">Next: ").shows("Round 2 at ");
    floor.site.wait(8 * 60);
    wall().await.shows(">Time&#39;s up.<").hides(">Next: ");
}

#[actix_web::test]
async fn pairings_stand_on_the_wall_by_table_too() {
    let floor = Floor::with_players(5).await;
    floor.play(1, &[]).await;
    let address = "/e/spring-open/screen/pairings?by=table";
    floor.desk.get(REMOTE).await.shows(&format!("href=\"{address}\""));
    let page = floor.site.visitor().get(address).await;
    page.is(200).shows("<h1>Round 1</h1><p>By table");
    let mut from = 0;
    for table in [1, 2] {
        let battle = floor.battle(1, table).await;
        let name = |id| floor.player(floor.number(id)).name.to_string();
        let place = format!("<em class=\"names__place\">{table}</em>");
        let at = page.body.find(&place).unwrap_or_else(|| panic!("{place}"));
        let line = page.body[at + place.len()..].split("names__place").next().unwrap();
        let place_of =
            |id| line.find(&format!("<bdi>{}</bdi>", name(id))).unwrap_or_else(|| panic!("{line}"));
        assert!(place_of(battle.a) < place_of(battle.b.unwrap()), "{line}");
        assert!(from < at, "in the order of their tables");
        from = at;
    }
    assert!(page.body.find(">bye</em>").unwrap() > from);
}

#[actix_web::test]
async fn every_scene_of_the_wall_has_one_heading() {
    let floor = played().await;
    for scene in ["clock", "pairings", "standings", "timetable", "ceremony"] {
        let page = floor.site.visitor().get(&format!("/e/spring-open/screen/{scene}")).await;
        assert_eq!(page.is(200).body.matches("<h1").count(), 1, "{scene}");
    }
    let award = next(&floor).await.unwrap();
    step(&floor, &award).await.is(303);
    let page = floor.site.visitor().get("/e/spring-open/screen/ceremony").await;
    assert_eq!(page.body.matches("<h1").count(), 1, "an award on the stage");
}

#[actix_web::test]
async fn c2_one_clock_for_all_started_stopped_and_extended_from_a_phone() {
    let floor = played().await;
    put_on(&floor, "clock").await;
    screen(&floor).await.says(text!("screen-no-clock"));
    clock(&floor, &[("hand", "pause")]).await.is(422).says(text!("clock-refusal-not-started"));
    clock(&floor, &[("hand", "start")]).await.leads_to(REMOTE);
    clock(&floor, &[("hand", "start")]).await.is(422).says(text!("clock-refusal-started"));
    floor.site.wait(20);
    screen(&floor).await.shows("2:25:00").shows("Battle round 1 should end with 1:50:00 left");
    clock(&floor, &[("hand", "pause")]).await.leads_to(REMOTE);
    floor.site.wait(60);
    screen(&floor).await.shows("2:25:00").shows("The clock is paused").hides("data-until");
    clock(&floor, &[("hand", "go_on")]).await.leads_to(REMOTE);
    clock(&floor, &[("minutes", "10")]).await.leads_to(REMOTE);
    clock(&floor, &[("minutes", "lots")]).await.is(422);
    screen(&floor).await.shows("2:35:00");
    let table = [("round", "1"), ("table", "2"), ("extra", "7")];
    floor.desk.post("/e/spring-open/desk/clock/table", &table).await.leads_to(REMOTE);
    screen(&floor).await.shows("Table 2").shows("2:42:00");
    // No more is taken from a table than it was given, and nobody is told otherwise.
    let more = [("round", "1"), ("table", "2"), ("extra", "-9")];
    floor.desk.post("/e/spring-open/desk/clock/table", &more).await.is(422).shows("only 7 extra minutes");
    let none = [("round", "1"), ("table", "9"), ("extra", "7")];
    floor.desk.post("/e/spring-open/desk/clock/table", &none).await.is(422).shows("no table 9");
    floor.desk.post("/e/spring-open/desk/clock/table", &[("round", "1")]).await.is(422);
    // Taken back, it is off the screen; and the end of the time is plain to see.
    let back = [("round", "1"), ("table", "2"), ("extra", "-7")];
    floor.desk.post("/e/spring-open/desk/clock/table", &back).await.leads_to(REMOTE);
    floor.site.wait(156);
    screen(&floor).await.shows("+1:00").shows(">Time&#39;s up.<").hides("Table 2");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("started the clock, 2:45:00 left");
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    judge.post("/e/spring-open/desk/clock", &[("round", "1"), ("minutes", "5")]).await.leads_to(REMOTE);
    judge.post(REMOTE, &[("shows", "standings")]).await.is(403);
}

#[actix_web::test]
async fn standings_on_the_screen_say_who_shares_a_place() {
    let floor = played().await;
    put_on(&floor, "standings").await;
    screen(&floor)
        .await
        .shows("<h1>Standings</h1><p>after round 1")
        .shows("1–0–0")
        .shows("&#60;b&#62;Archer");
}

#[actix_web::test]
async fn the_screen_says_what_sets_a_place_above_the_next_where_records_do_not() {
    let floor = Floor::with_names(&["Ann", "Bo", "Cy", "Di"]).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [28, 4, 20, 3])]).await;
    put_on(&floor, "standings").await;
    let page = screen(&floor).await;
    page.says(text!("screen-in-a-box"));
    let rows: Vec<&str> = page.body.split("names__place").skip(1).collect();
    let decided: Vec<bool> = rows.iter().map(|row| row.contains("names__by")).collect();
    // The second of those who won stands above one who lost: the records say so.
    assert_eq!(decided, [true, false, true, false], "{}", page.body);
    assert!(rows[0].contains(">points 30<"), "{}", rows[0]);
    assert!(!rows[0].contains("class=\"run\"") && rows[1].contains("class=\"run\""), "{}", page.body);
}

#[actix_web::test]
async fn c1_the_organiser_changes_what_is_called_out() {
    let floor = played().await;
    put_on(&floor, "clock").await;
    clock(&floor, &[("hand", "start")]).await.is(303);
    let calls = "/e/spring-open/desk/clock/calls";
    floor.desk.get(REMOTE).await.shows("0:30 Half an hour left.");
    let wrong = floor.desk.post(calls, &[("calls", "soon: stop")]).await;
    wrong.is(422).shows("must start with the time left").shows("soon: stop");
    let own = "2:44 Shake <b>hands</b>.\n0:10 Hurry.";
    floor.desk.post(calls, &[("calls", own)]).await.leads_to(REMOTE);
    floor.site.wait(1);
    screen(&floor).await.shows("Shake &#60;b&#62;hands&#60;/b&#62;.");
    floor.site.wait(2);
    screen(&floor).await.shows("10:00 left: Hurry.").hides("Shake");
    floor.desk.post(calls, &[("calls", "")]).await.leads_to(REMOTE);
    screen(&floor).await.shows("Start deploying.");
}

/// What the ceremony's button would do.
async fn next(floor: &Floor) -> Option<(String, String)> {
    let page = floor.desk.get(REMOTE).await;
    page.body.contains("name=\"becomes\"").then(|| (page.hidden("award"), page.hidden("becomes")))
}

async fn step(floor: &Floor, (award, becomes): &(String, String)) -> Reply {
    floor.desk.post("/e/spring-open/desk/ceremony", &[("award", award), ("becomes", becomes)]).await
}

async fn choose(floor: &Floor, title: &str, number: &str) {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let awards = storage::awards::list_awards(&mut tx, floor.event.id).await.unwrap();
    drop(tx);
    let award = awards.into_iter().find(|award| award.title == title).unwrap();
    let (id, version) = (award.id.to_string(), award.version.to_string());
    let fields = [("award", id.as_str()), ("version", &version), ("player", number)];
    floor.desk.post("/e/spring-open/desk/awards/choose", &fields).await.is(303);
}

#[actix_web::test]
async fn the_ceremony_goes_from_last_to_first_and_reveals_nothing_before_its_time() {
    let floor = played().await;
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    choose(&floor, "Best painted", "4").await;
    let page = floor.desk.get(REMOTE).await;
    page.shows("“Best sportsperson”").says(text!("screen-desk-leaves-out"));
    let names = ["Archer", "Bo Łukasz", "Юлия", "王小明"];
    let known = async || {
        let (screen, awards) =
            (screen(&floor).await, floor.site.visitor().get("/e/spring-open/awards").await);
        names
            .into_iter()
            .filter(|name| screen.body.contains(name) || awards.body.contains(name))
            .collect::<Vec<_>>()
    };
    let mut told = 0;
    let mut titles = Vec::new();
    while let Some(now) = next(&floor).await {
        step(&floor, &now).await.leads_to(REMOTE);
        // A second tap, or a second phone, changes nothing.
        step(&floor, &now).await.leads_to(REMOTE);
        let shown = screen(&floor).await;
        if now.1 == "announced" {
            shown.shows("class=\"wall__wait\"").hides("class=\"wall__name");
            let title = shown.body.split("class=\"wall__say\">").nth(1).unwrap().split('<').next().unwrap();
            titles.push(title.to_owned());
        } else {
            shown.shows("class=\"wall__name");
            // What sets the third above the fourth tells of somebody who is not announced.
            if titles.last().is_some_and(|title| title == "Third place") {
                shown.shows("0–0–1").hides("ahead on");
            }
            assert!(known().await.len() >= told, "what was revealed stays on the public page");
            told = known().await.len();
        }
    }
    assert_eq!(titles.first().map(String::as_str), Some("Best painted"), "{titles:?}");
    assert_eq!(titles.last().map(String::as_str), Some("First place"));
    // With what it was won by, and what sets it above the second, whose record reads alike.
    screen(&floor).await.shows("<p>1–0–0, ahead on ");
    let awards = floor.site.visitor().get("/e/spring-open/awards").await;
    awards.shows("First place · 1–0–0, ahead on ");
    awards.shows("Second place · 1–0–0<").shows("Third place · 0–0–1<");
    floor.desk.get(REMOTE).await.shows("All awards revealed.").shows("still hidden").shows("Show standings");
    let shown = [("up_to", ""), ("back", "screen")];
    floor.desk.post("/e/spring-open/desk/standings/hide", &shown).await.leads_to(REMOTE);
    let awards = floor.site.visitor().get("/e/spring-open/awards").await;
    awards.shows("Third place · 0–0–1, ahead on ");
    assert!(!titles.contains(&"Best sportsperson".to_owned()), "nobody has it");
}

#[actix_web::test]
async fn before_the_first_step_nobody_is_named_and_a_step_cannot_be_skipped() {
    let floor = played().await;
    choose(&floor, "Best painted", "4").await;
    put_on(&floor, "ceremony").await;
    for name in ["Archer", "Bo Łukasz", "Юлия", "王小明"] {
        screen(&floor).await.hides(name);
    }
    let (award, _) = next(&floor).await.unwrap();
    let skipped = (award.clone(), "revealed".to_owned());
    step(&floor, &skipped).await.is(422).shows("Announce the award first");
    step(&floor, &(award.clone(), "announced".into())).await.is(303);
    let mut tx = floor.site.app.database.read().await.unwrap();
    let first = storage::awards::list_awards(&mut tx, floor.event.id).await.unwrap().remove(0);
    drop(tx);
    step(&floor, &(first.id.to_string(), "announced".into()))
        .await
        .is(422)
        .shows("Another award has been announced");
    screen(&floor).await.shows("Best painted").hides("王小明");
    // An award that is removed while it is on the stage leaves the stage.
    let given = given(&floor).await;
    assert_eq!(given, [(award.parse().unwrap(), AwardReveal::Announced)]);
    floor.desk.post("/e/spring-open/desk/awards/remove", &[("award", &award)]).await.is(303);
    assert!(given_is_empty(&floor).await);
    screen(&floor).await.hides("Best painted");
    floor.desk.post("/e/spring-open/desk/ceremony", &[("award", "x")]).await.is(404);
}

#[actix_web::test]
async fn a_rehearsal_is_taken_back() {
    let floor = played().await;
    let now = next(&floor).await.unwrap();
    step(&floor, &now).await.is(303);
    step(&floor, &(now.0, "revealed".into())).await.is(303);
    floor.desk.post("/e/spring-open/desk/ceremony/forget", &[]).await.leads_to(REMOTE);
    assert!(given_is_empty(&floor).await);
    floor.site.visitor().get("/e/spring-open/awards").await.hides("First place").hides("Third place");
}

async fn given(floor: &Floor) -> Vec<(AwardId, AwardReveal)> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    storage::screens::load_ceremony_awards(&mut tx, floor.event.id).await.unwrap()
}

async fn given_is_empty(floor: &Floor) -> bool {
    given(floor).await.is_empty()
}

#[actix_web::test]
async fn c2_the_stored_clock_is_the_clock_that_was_set() {
    let floor = played().await;
    clock(&floor, &[("hand", "start")]).await.is(303);
    floor.site.wait(5);
    clock(&floor, &[("hand", "pause")]).await.is(303);
    let mut tx = floor.site.app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(1)).await.unwrap().unwrap();
    let stored = storage::clocks::find_round_clock(&mut tx, round.id).await.unwrap().unwrap();
    assert_eq!(stored.left(floor.site.app.clock.now()), TimeDelta::minutes(160));
    assert!(!stored.is_running());
}

#[actix_web::test]
async fn c2_the_players_see_what_is_left_at_their_own_table() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let (phone, elsewhere) = (floor.phone(floor.number(battle.a)).await, floor.battle(1, 2).await.a);
    let elsewhere = floor.phone(floor.number(elsewhere)).await;
    let sheet = "/e/spring-open/rounds/1/tables/1/sheet";
    for page in ["/e/spring-open/me", sheet] {
        phone.get(page).await.is(200).hides("Time left");
    }
    clock(&floor, &[("hand", "start")]).await.leads_to(REMOTE);
    floor.site.wait(25);
    let more = [("round", "1"), ("table", "1"), ("extra", "7")];
    floor.desk.post("/e/spring-open/desk/clock/table", &more).await.leads_to(REMOTE);
    for page in ["/e/spring-open/me", sheet] {
        let page = phone.get(page).await;
        page.shows("Time left")
            .shows("2:27:00")
            .shows("until ")
            .says(text!("layout-time-given", minutes = 7));
    }
    elsewhere.get("/e/spring-open/me").await.shows("2:20:00").hides("for your table");
    let before = phone.get(&format!("{sheet}/state")).await.body;
    clock(&floor, &[("hand", "pause")]).await.leads_to(REMOTE);
    floor.site.wait(5);
    phone.get("/e/spring-open/me").await.shows("Paused at").shows("2:27:00").hides("until ");
    phone.get(sheet).await.shows("Paused at").hides("data-until");
    let after = phone.get(&format!("{sheet}/state")).await.body;
    assert_ne!(before, after, "the script is told, so that it looks again");
    floor.site.wait(5);
    assert_eq!(
        after,
        phone.get(&format!("{sheet}/state")).await.body,
        "a clock that nobody touches is no change"
    );
}

/// What a page shows of the call-outs: those that are not hidden.
fn called_out(page: &Reply) -> Vec<String> {
    let calls = page.body.split("data-at-left=\"").skip(1);
    let shown = calls.filter_map(|call| call.split_once('>')).filter(|(tag, _)| !tag.contains("hidden"));
    shown.map(|(_, rest)| rest.split('<').next().unwrap().trim().to_owned()).collect()
}

#[actix_web::test]
async fn a_players_page_shows_what_was_called_out_last_by_the_time_of_their_table() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let (one, two) = (floor.battle(1, 1).await, floor.battle(1, 2).await);
    let (ann, bo) = (floor.phone(floor.number(one.a)).await, floor.phone(floor.number(two.a)).await);
    let me = "/e/spring-open/me";
    assert_eq!(called_out(&ann.get(me).await), Vec::<String>::new(), "the clock was not started");
    clock(&floor, &[("round", "1"), ("hand", "start")]).await.is(303);
    assert_eq!(called_out(&ann.get(me).await), ["The round starts now."]);
    floor.site.wait(60);
    assert_eq!(called_out(&ann.get(me).await), ["Battle round 1 should be finished."]);
    // 81 minutes left, and 10 more at table 2.
    floor.site.wait(24);
    floor
        .desk
        .post("/e/spring-open/desk/clock/table", &[("round", "1"), ("table", "2"), ("extra", "10")])
        .await;
    assert_eq!(called_out(&ann.get(me).await), ["Half time."]);
    assert_eq!(called_out(&bo.get(me).await), ["Battle round 1 should be finished."]);
    floor.site.wait(82);
    let page = ann.get(me).await;
    assert_eq!(called_out(&page), ["Time's up."]);
    page.shows("role=\"status\" data-call-outs=\"");
    // Paused, the page says the same, and no script counts on.
    clock(&floor, &[("round", "1"), ("hand", "pause")]).await.is(303);
    let page = ann.get(me).await;
    assert_eq!(called_out(&page), ["Time's up."]);
    page.hides("data-call-outs");
    // Whoever has reported is done.
    floor.report(1, 1, [30, 3, 22, 2]).await.is(303);
    assert_eq!(called_out(&ann.get(me).await), Vec::<String>::new());
}

#[actix_web::test]
async fn half_time_ten_minutes_and_time_wait_on_every_page_for_the_script_to_say_them() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let visitor = floor.site.visitor();
    let standings = "/e/spring-open/standings";
    visitor.get(standings).await.hides("data-call-outs");
    clock(&floor, &[("round", "1"), ("hand", "start")]).await.is(303);
    let page = visitor.get(standings).await;
    page.shows("<span class=\"unseen\" role=\"status\" data-call-outs=\"");
    for (left, text) in [(82, "Half time."), (10, "Ten minutes left."), (0, "Time's up.")] {
        page.shows(&format!("data-at-left=\"{}\" hidden>{text}", left * 60_000));
    }
}

/// Each faction has one player, so that the best of one has won it all.
#[actix_web::test]
async fn the_best_of_a_faction_gives_no_place_away_before_the_places_are_announced() {
    let floor = Floor::with_players(4).await;
    for (number, faction) in ["Skaven", "Seraphon", "Ironjawz", "Fyreslayers"].into_iter().enumerate() {
        let path = format!("/e/spring-open/desk/players/{}", number + 1);
        let (version, name) =
            (floor.desk.get(&path).await.hidden("version"), format!("Player {}", number + 1));
        let fields = [("version", version.as_str()), ("name", &name), ("faction", faction)];
        floor.desk.post(&path, &fields).await.is(303);
    }
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1])]).await;
    floor.close(1).await;
    floor.usual_awards().await;
    floor.desk.post("/e/spring-open/desk/awards/factions", &[]).await.is(303);
    let hide = "/e/spring-open/desk/standings/hide";
    floor.desk.post(hide, &[("up_to", "0")]).await.is(303);
    put_on(&floor, "ceremony").await;
    let awards = async || floor.site.visitor().get("/e/spring-open/awards").await;
    let mut factions = 0;
    while let Some(now) = next(&floor).await {
        step(&floor, &now).await.is(303);
        let wall = screen(&floor).await;
        if !wall.has("class=\"wall__say\">Best ") {
            continue;
        }
        factions += usize::from(now.1 == "revealed");
        for page in [wall, awards().await] {
            page.hides("1st").hides("2nd").hides("1–0–0").hides("0–0–1");
        }
    }
    assert_eq!(factions, 4);
    // All is given, and the standings are hidden still: places beyond the podium are nobody's to know.
    awards().await.shows("Third place").hides("4th").hides("1st, ");
    floor.desk.post(hide, &[("up_to", "")]).await.is(303);
    awards().await.shows("1st, 1–0–0");
}

#[actix_web::test]
async fn a_rounds_clock_ends_with_it() {
    let floor = played().await;
    put_on(&floor, "clock").await;
    clock(&floor, &[("hand", "start")]).await.is(303);
    floor.site.wait(4);
    screen(&floor).await.shows("2:41:00");
    floor.desk.get(REMOTE).await.shows("value=\"pause\"");
    floor.close(1).await;
    for wall in ["screen", "screen/clock"] {
        let wall = floor.site.visitor().get(&format!("/e/spring-open/{wall}")).await;
        wall.is(200).shows("Round 1 is over").hides("2:41");
    }
    let remote = floor.desk.get(REMOTE).await;
    remote
        .says(text!("screen-desk-clock-closed", round = 1))
        .hides("value=\"pause\"")
        .says_not(text!("screen-desk-table-minutes"));
    clock(&floor, &[("hand", "pause")]).await.is(422).says(text!("clock-refusal-round-closed"));
}

#[actix_web::test]
async fn the_next_step_of_the_ceremony_is_at_the_foot_and_one_notice_says_what_is_left_out() {
    let floor = played().await;
    let awards = "/e/spring-open/desk/awards";
    let page = floor.desk.get(awards).await;
    let army = page.body.split("Favourite army").next().unwrap().rsplit("id=\"a-").next().unwrap();
    let army = army.split('"').next().unwrap().to_owned();
    let vote = [("award", army.as_str()), ("choices", "players")];
    floor.desk.post("/e/spring-open/desk/votes", &vote).await.is(303);
    floor.desk.post("/e/spring-open/desk/finish", &[("reason", "Done for today.")]).await.is(303);
    let page = floor.desk.get(REMOTE).await;
    page.shows("<div class=\"dock bleed\"><form method=\"post\" action=\"/e/spring-open/desk/ceremony\" id=\"step\" data-stay>");
    page.shows("Players are still voting on “Favourite army”.").says(text!("screen-desk-leaves-out"));
    assert_eq!(page.body.matches("The ceremony skips open awards.").count(), 1);
    assert_eq!(page.body.matches("data-stay").count(), 1);
}
