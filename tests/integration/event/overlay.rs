//! What a broadcast lays over its picture: the table on stream, or any other, as players may know it.

use crate::support::{
    floor::{Floor, Seat},
    site::Browser,
};
use muster::{
    domain::{
        event::{pack::RosterPolicy, permission::StaffRole},
        numbers::RoundNumber,
    },
    storage,
};

const STREAM: &str = "/e/spring-open/screen/stream";
const SCORE: &str = "/e/spring-open/screen/stream/score";
const TABLES: &str = "/e/spring-open/desk/tables";

/// Four players with factions, one round behind them, the second out; table 1 is on stream.
async fn on_stream() -> Floor {
    let floor = Floor::with_names(&["Ann <b>Archer</b>", "Юлия", "Cy", "Di"]).await;
    for (number, faction) in [(1, "Skaven"), (2, "Ogors"), (3, "Seraphon"), (4, "Fyreslayers")] {
        let path = format!("/e/spring-open/desk/players/{number}");
        let version = floor.desk.get(&path).await.hidden("version");
        let name = floor.player(number).name.to_string();
        let fields = [("version", version.as_str()), ("name", &name), ("faction", faction)];
        floor.desk.post(&path, &fields).await.is(303);
    }
    let visitor = floor.site.visitor();
    visitor.get(STREAM).await.is(200).says(text!("screen-nothing-on-stream"));
    visitor.get("/e/spring-open/screen/table/1").await.is(404);
    let seen = floor.desk.get(TABLES).await.hidden("seen");
    let list = [("list", "1-2"), ("order", "higher_on_lower"), ("seen", seen.as_str())];
    floor.desk.post(TABLES, &list).await.is(303);
    let version = floor.desk.get(&format!("{TABLES}/1")).await.hidden("version");
    let fields = [("version", version.as_str()), ("streamed", "on")];
    floor.desk.post(&format!("{TABLES}/1"), &fields).await.is(303);
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    floor.close(1).await;
    floor.play(2, &[]).await;
    floor
}

async fn names(floor: &Floor, table: u32) -> [String; 2] {
    let battle = floor.battle(2, table).await;
    let name = |id| floor.player(floor.number(id)).name.to_string();
    [name(battle.a), name(battle.b.unwrap())].map(|name| name.replace('<', "&#60;").replace('>', "&#62;"))
}

/// Battle round 1 on the sheet of table 1: the first player has 4 victory points.
async fn tap(floor: &Floor, phone: &Browser) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut round =
        storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(2)).await.unwrap().unwrap();
    round.battleplan = Some("feral-foray".into());
    storage::rounds::set_plan(&mut tx, &round).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
    for (once, step) in
        [("tap-1", "priority/1=>b"), ("tap-2", "line/1/a/one=>1"), ("tap-3", "line/1/a/two=>1")]
    {
        let sheet = "/e/spring-open/rounds/2/tables/1/sheet";
        phone.post(sheet, &[("once", once), ("step", step)]).await.is(303);
    }
}

#[actix_web::test]
async fn the_table_on_stream_is_told_with_names_factions_records_and_score() {
    let floor = on_stream().await;
    let visitor = floor.site.visitor();
    let page = visitor.get(STREAM).await;
    let [a, b] = names(&floor, 1).await;
    page.is(200).shows("Round 2, table 1").shows(&a).shows(&b).hides("<b>Archer");
    // Both have won or lost once, and nothing is known of this battle.
    page.shows("1–0–0").shows("Round 2 of ");
    let score = visitor.get(SCORE).await;
    score.is(200).shows("board__sum\">–<").hides("is-ahead");
    let battle = floor.battle(2, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    tap(&floor, &phone).await;
    // A sheet that is still played is shown where both players let everybody read along, whoever is at the camera.
    let share = "/e/spring-open/rounds/2/tables/1/sheet/share";
    for (player, is_shown) in [(None, false), (Some(battle.a), false), (battle.b, true)] {
        if let Some(player) = player {
            floor.phone(floor.number(player)).await.post(share, &[("shows", "yes")]).await.is(303);
        }
        for browser in [&visitor, &floor.desk] {
            assert_eq!(browser.get(SCORE).await.is(200).has("board__sum is-ahead\">4<"), is_shown);
        }
    }
    let page = visitor.get(SCORE).await;
    page.shows("Battle round 1").shows("<td class=\"is-now\">4</td>");
    page.shows("board__sum is-ahead\">4<").shows("board__sum\">0<");
    floor.report(2, 1, [34, 4, 20, 3]).await.is(303);
    // The sheet says something else than what counts: its battle rounds are left out.
    let page = visitor.get(SCORE).await;
    page.shows("is-ahead\">34<").shows("board__sum\">20<").shows("Not confirmed").hides("is-now");
    floor.send(2, 1, Seat::B, [34, 4, 20, 3]).await.is(303);
    visitor.get(SCORE).await.shows("is-ahead\">34<").shows("Final").hides("Not confirmed");
    visitor.get(STREAM).await.hides("34");
    // Any other table has an address of its own, for a second camera.
    let [c, d] = names(&floor, 2).await;
    let other = visitor.get("/e/spring-open/screen/table/2").await;
    other.is(200).shows("Round 2, table 2").shows(&c).shows(&d).hides(&a);
    visitor.get("/e/spring-open/screen/table/2/score").await.is(200).shows("Score at table 2");
    for page in ["/e/spring-open/screen/table/9", "/e/spring-open/screen/table/9/score"] {
        visitor.get(page).await.is(404);
    }
}

#[actix_web::test]
async fn a_broadcast_tells_no_more_than_players_may_know() {
    let floor = on_stream().await;
    floor.report(2, 1, [34, 4, 20, 3]).await.is(303);
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    let [a, _] = names(&floor, 1).await;
    // Whoever's computer it runs on: the organiser's is at the camera too.
    for browser in [&floor.site.visitor(), &floor.desk] {
        for page in [STREAM, "/e/spring-open/screen/table/1"] {
            let page = browser.get(page).await;
            page.is(200).shows(&a).hides("1–0–0");
        }
        browser.get(SCORE).await.is(200).shows("board__sum\">–<").hides("34");
    }
}

#[actix_web::test]
async fn a_broadcast_shows_no_address_beneath_the_names() {
    let floor = on_stream().await;
    let visitor = floor.site.visitor();
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    event.settings.rosters = RosterPolicy::Open;
    event.settings.rosters_open_at = Some(floor.site.app.clock.now());
    let (id, name) = (floor.event.id, event.name.clone());
    storage::events::set_settings(&mut tx, id, &name, &event.settings).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
    for page in [STREAM, SCORE] {
        visitor.get(page).await.is(200).hides("/rosters/").hides("href=\"/e/");
    }
}

#[actix_web::test]
async fn a_draft_is_on_no_stream() {
    let floor = on_stream().await;
    for table in [1, 2] {
        floor.report(2, table, [34, 4, 20, 3]).await.is(303);
        floor.send(2, table, Seat::B, [34, 4, 20, 3]).await.is(303);
    }
    floor.close(2).await;
    floor.draw(3).await.is(303);
    floor.desk.get(STREAM).await.is(200).shows("Round 2, table 1").hides("Round 3, table");
}

#[actix_web::test]
async fn the_desk_names_the_addresses_for_a_broadcast_and_whom_they_open_for() {
    let floor = Floor::with_players(4).await;
    let page = floor.desk.get("/e/spring-open/desk/screen").await;
    page.is(200)
        .says(text!("screen-desk-broadcast"))
        .shows(&format!("href=\"{STREAM}\""))
        .shows(&format!("href=\"{SCORE}\""))
        .shows("No table is on stream now.");
    page.shows("/e/spring-open/screen/table/1 The same for any table")
        .hides("href=\"/e/spring-open/screen/table/");
    let floor = on_stream().await;
    let page = floor.desk.get("/e/spring-open/desk/screen").await;
    page.shows("Now table 1.").shows("They are public").shows("For signed-in organisers only:");
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    let seen = judge.get("/e/spring-open/desk/screen").await;
    seen.is(200)
        .says(text!("screen-desk-broadcast"))
        .hides("For signed-in organisers only:")
        .hides("desk/event.json");
    // What is said of each is so.
    let visitor = floor.site.visitor();
    for open in [STREAM, "/e/spring-open/screen/table/1", "/e/spring-open/standings.csv"] {
        page.shows(&format!("href=\"{open}\""));
        visitor.get(open).await.is(200);
    }
    page.shows("href=\"/e/spring-open/desk/event.json\"");
    assert_ne!(visitor.get("/e/spring-open/desk/event.json").await.status, 200);
}
