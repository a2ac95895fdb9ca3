//! The venue's tables: listed, described, given out by the draw, given out again, moved by hand.

use crate::support::{
    floor::Floor,
    site::{Browser, Reply},
};
use muster::{
    domain::{event::permission::StaffRole, numbers::TableNumber},
    storage,
};

const TABLES: &str = "/e/spring-open/desk/tables";
const ROUND: &str = "/e/spring-open/desk/rounds/1";

#[actix_web::test]
async fn a_list_of_ranges_says_which_tables_there_are() {
    let floor = Floor::with_players(6).await;
    floor.desk.get(TABLES).await.is(200).says(text!("desk-venue-none-listed"));
    list(&floor.desk, "1-2 main hall\n11-12 <b>upstairs</b>").await.leads_to(TABLES);
    let page = floor.desk.get(TABLES).await;
    page.is(200)
        .shows("<strong>4</strong> of 4 tables are in use")
        .shows("&#60;b&#62;upstairs")
        .hides("<b>upstairs");
    floor.draw(1).await.is(303);
    assert_eq!(tables(&floor, 1).await, [1, 2, 11]);
    floor.desk.get(&format!("{ROUND}/tables")).await.is(200).shows("main hall").shows("&#60;b&#62;upstairs");
    floor.publish(1).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1/tables/11").await.shows("&#60;b&#62;upstairs");
    let upstairs = floor.battle(1, 11).await.a;
    floor.phone(floor.number(upstairs)).await.get("/e/spring-open/me").await.shows("&#60;b&#62;upstairs");

    list(&floor.desk, "1-2 main hall\n11 annexe").await.leads_to(TABLES);
    floor.desk.get(TABLES).await.shows("annexe").hides("upstairs").hides("desk/tables/12");
}

#[actix_web::test]
async fn a_list_that_cannot_be_is_shown_again_with_what_was_typed() {
    let floor = Floor::with_players(2).await;
    let reply = list(&floor.desk, "1-5 hall\n5-6 <i>annexe</i>").await;
    reply.is(422).shows("Table 5 is listed twice").shows("&#60;i&#62;annexe");
    list(&floor.desk, "the hall").await.is(422).shows("must start with table numbers");
    list(&floor.desk, "1-9999").await.is(422).shows("must start with table numbers");
    list(&floor.desk, "1-2").await.is(303);
    floor
        .desk
        .post(&format!("{TABLES}/terrain"), &[("tables", "")])
        .await
        .is(422)
        .shows("Enter table numbers");
    floor
        .desk
        .post(&format!("{TABLES}/terrain"), &[("tables", "7")])
        .await
        .is(422)
        .says(text!("venue-refusal-no-table", number = 7));
    floor.desk.get(&format!("{TABLES}/7")).await.is(404);
    floor.desk.post(&format!("{TABLES}/x"), &[]).await.is(404);
}

#[actix_web::test]
async fn a_list_that_somebody_else_changed_is_not_overwritten() {
    let floor = Floor::with_players(2).await;
    let seen = floor.desk.get(TABLES).await.hidden("seen");
    let other = floor.site.staff(&floor.event, "Oscar Organiser", StaffRole::Organiser).await;
    list(&other, "1-8 hall").await.leads_to(TABLES);
    let late = [("list", "1-4"), ("order", "higher_on_lower"), ("seen", seen.as_str())];
    let reply = floor.desk.post(TABLES, &late).await;
    reply.is(409).says(text!("conflict-table-list", now = "1-8 hall")).shows("1-4");
    let twice = [("once", "list-one"), ("list", "1-9"), ("order", "any"), ("seen", "1-8 hall")];
    let version = floor.version().await;
    for _ in 0..2 {
        floor.desk.post(TABLES, &twice).await.leads_to(TABLES);
    }
    assert_eq!(floor.version().await, version + 1);
}

#[actix_web::test]
async fn one_table_is_described_taken_out_of_use_and_put_back() {
    let floor = Floor::with_players(4).await;
    list(&floor.desk, "1-3").await.is(303);
    let page = floor.desk.get(&format!("{TABLES}/1")).await;
    let version = page.hidden("version");
    let broken = [("terrain", "ruins"), ("note", "stream"), ("out_of_use", "a leak"), ("version", &version)];
    floor.desk.post(&format!("{TABLES}/1"), &broken).await.leads_to(TABLES);
    floor.desk.get(TABLES).await.shows("a leak").shows("stream").shows("<strong>2</strong> of 3");
    let stale = floor.desk.post(&format!("{TABLES}/1"), &[("terrain", "hills"), ("version", &version)]).await;
    let now = "terrain ruins, note: stream, out of use: a leak";
    stale.is(409).says(text!("conflict-table", number = 1, now = now)).shows("hills");
    floor.draw(1).await.is(303);
    assert_eq!(tables(&floor, 1).await, [2, 3]);
    describe(&floor, 1, &[]).await.leads_to(TABLES);
    floor.desk.get(TABLES).await.shows("<strong>3</strong> of 3").hides("a leak");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("took table 1 out of use: a leak").says(text!("venue-act-put-back-in-use", table = 1));
}

#[actix_web::test]
async fn a_round_without_enough_tables_says_so() {
    let floor = Floor::with_players(6).await;
    list(&floor.desk, "1-2").await.is(303);
    floor.desk.get(TABLES).await.says(text!("desk-venue-too-few"));
    floor.draw(1).await.is(422).shows("3 pairs need a table, but only 2 tables are in use");
}

#[actix_web::test]
async fn players_have_their_own_table_and_nobody_comes_back_to_one() {
    let floor = Floor::with_players(4).await;
    list(&floor.desk, "1-3").await.is(303);
    own_table(&floor, 4, Some(3)).await;
    floor.desk.get(TABLES).await.says(text!("desk-venue-fixed")).shows("Player 4");
    floor.play(1, &[(1, [30, 4, 20, 3]), (3, [30, 4, 20, 3])]).await;
    assert_eq!(tables(&floor, 1).await, [1, 3]);
    floor.draw(2).await.is(303);
    let second = floor.battles(2).await;
    let own =
        second.iter().find(|battle| [battle.a, battle.b.unwrap()].contains(&floor.player(4).id)).unwrap();
    assert_eq!(own.table_number, Some(TableNumber(3)));
    let other = second.iter().find(|battle| battle.id != own.id).unwrap();
    assert_eq!(other.table_number, Some(TableNumber(2)), "table 1 would be a repeat");
    for path in ["rounds", "rounds/1", "players", "players/4", "standings"] {
        floor.site.visitor().get(&format!("/e/spring-open/{path}")).await.hides("always").hides("own table");
    }
}

#[actix_web::test]
async fn what_could_not_be_is_named_on_the_draft() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3])]).await;
    floor.draw(2).await.is(303);
    let draft = floor.desk.get("/e/spring-open/desk/rounds/2").await;
    draft.shows("again, as in round 1: no table in use is new to both players");
    floor.desk.get("/e/spring-open/desk/rounds/2/tables").await.says(text!("desk-rounds-could-not-be"));
    floor.publish(2).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/2").await.is(200).hides("as in round 1");
}

#[actix_web::test]
async fn tables_are_given_out_again_as_it_was_shown_and_started_battles_stay() {
    let floor = Floor::with_players(8).await;
    list(&floor.desk, "1-6").await.is(303);
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    let (pairs, shown) = (floor.pairs(1).await, again(&floor.desk, "needed").await);
    shown.is(200).says(text!("desk-rounds-nothing-would-change"));
    describe(&floor, 1, &[("out_of_use", "a leak")]).await.is(303);
    describe(&floor, 2, &[("out_of_use", "a broken leg")]).await.is(303);

    let shown = again(&floor.desk, "needed").await;
    shown.is(200).shows("1 battle moves; ").says(text!("desk-rounds-tell-movers")).shows("started");
    let fields = [
        ("again", "needed"),
        ("once", "again-one"),
        ("version", &shown.hidden("version")),
        ("key", &shown.hidden("key")),
    ];
    assert_eq!(fields[3].1, "2&#62;5");
    let fields = [fields[0], fields[1], fields[2], ("key", "2>5")];
    for _ in 0..2 {
        floor.desk.post(&format!("{ROUND}/tables/again"), &fields).await.leads_to(&format!("{ROUND}/tables"));
    }
    assert_eq!(tables(&floor, 1).await, [1, 3, 4, 5]);
    let mut now = floor.pairs(1).await;
    now.sort_unstable();
    let mut then = pairs;
    then.sort_unstable();
    assert_eq!(now, then, "who meets whom stays");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("reassigned the tables of round 1: 2 to 5");
}

#[actix_web::test]
async fn tables_that_changed_since_they_were_shown_are_not_given_out() {
    let floor = Floor::with_players(6).await;
    list(&floor.desk, "1-6").await.is(303);
    floor.draw(1).await.is(303);
    describe(&floor, 2, &[("out_of_use", "a leak")]).await.is(303);
    let version = again(&floor.desk, "all").await.hidden("version");
    describe(&floor, 3, &[("out_of_use", "a leak")]).await.is(303);
    let path = format!("{ROUND}/tables/again");
    let old = [("again", "all"), ("version", version.as_str()), ("key", "2>4")];
    floor.desk.post(&path, &old).await.is(409).says(text!("conflict-table-proposal"));
    let stale = [("again", "all"), ("version", "99"), ("key", "")];
    floor.desk.post(&path, &stale).await.is(409).shows("Someone else changed this round");
    floor.desk.post(&path, &[("again", "sideways")]).await.is(422);
    assert_eq!(tables(&floor, 1).await, [1, 2, 3]);
}

#[actix_web::test]
async fn one_battle_moves_by_hand_and_two_can_change_places() {
    let floor = Floor::with_players(6).await;
    floor.draw(1).await.is(303);
    let first = floor.battle(1, 1).await.id;
    let third = floor.battle(1, 3).await.id;
    move_battle(&floor, "1", "3", "the stream").await.leads_to(&format!("{ROUND}/tables"));
    assert_eq!((floor.battle(1, 3).await.id, floor.battle(1, 1).await.id), (first, third));
    move_battle(&floor, "1", "9", "near the door").await.is(303);
    assert_eq!((floor.battle(1, 9).await.id, tables(&floor, 1).await), (third, vec![2, 3, 9]));
    floor.desk.get(&format!("{ROUND}/tables")).await.says(text!("desk-rounds-put-by-hand"));
    let page = again(&floor.desk, "all").await;
    page.says(text!("desk-rounds-nothing-would-change"));

    move_battle(&floor, "7", "1", "x").await.is(422).shows("Table 7 has no battle in this round");
    move_battle(&floor, "2", "2", "x").await.is(422).shows("is already on table 2");
    move_battle(&floor, "2", "", "x").await.is(422).shows("Enter a whole number");
    move_battle(&floor, "2", "4", "").await.is(422).shows("Give a reason");
    list(&floor.desk, "1-4, 9").await.is(303);
    describe(&floor, 4, &[("out_of_use", "a leak")]).await.is(303);
    move_battle(&floor, "2", "4", "x").await.is(422).shows("Table 4 is out of use: a leak");
    move_battle(&floor, "2", "5", "x").await.is(422).shows("The venue has no table 5");
    let stale = [("from", "2"), ("to", "1"), ("reason", "x"), ("version", "0")];
    floor.desk.post(&format!("{ROUND}/tables/move"), &stale).await.is(409);

    floor.publish(1).await.is(303);
    floor.report(1, 2, [30, 4, 20, 3]).await.is(303);
    move_battle(&floor, "3", "2", "x").await.is(422).shows("already has a result, so it can't change");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("swapped the battles on tables 1 and 3 in round 1").shows("the stream");
}

#[actix_web::test]
async fn everybody_sees_whose_battle_is_on_stream_once_the_round_is_out() {
    let floor = Floor::with_players(4).await;
    list(&floor.desk, "1-3").await.is(303);
    describe(&floor, 1, &[("streamed", "on")]).await.is(303);
    floor.desk.get(TABLES).await.shows("on stream");
    floor.desk.get(&format!("{TABLES}/1")).await.shows("checked");
    floor.draw(1).await.is(303);
    let visitor = floor.site.visitor();
    visitor.get("/e/spring-open").await.is(200).hides("On stream");
    floor.publish(1).await.is(303);

    let named =
        async |table: u32| floor.player(floor.number(floor.battle(1, table).await.a)).name.to_string();
    let front = visitor.get("/e/spring-open").await;
    front.shows("On stream").shows("rounds/1/tables/1\">table 1</a>").shows(&named(1).await);
    for page in ["rounds", "rounds/1?by=name", "rounds/1/tables/1"] {
        visitor.get(&format!("/e/spring-open/{page}")).await.is(200).shows("on stream");
    }
    visitor.get("/e/spring-open/rounds/1/tables/2").await.is(200).hides("on stream");
    let at = async |table: u32| floor.number(floor.battle(1, table).await.a);
    let (first, second) = (at(1).await, at(2).await);
    floor.phone(first).await.get("/e/spring-open/me").await.shows("on stream");
    floor.phone(second).await.get("/e/spring-open/me").await.hides("on stream");

    // Another battle is put in front of the cameras.
    move_battle(&floor, "2", "1", "the stream").await.is(303);
    floor.phone(first).await.get("/e/spring-open/me").await.hides("on stream");
    floor.phone(second).await.get("/e/spring-open/me").await.shows("on stream");
    let stale = floor.desk.get(&format!("{TABLES}/1")).await.hidden("version");
    describe(&floor, 1, &[]).await.is(303);
    visitor.get("/e/spring-open").await.hides("On stream");
    let again = [("streamed", "on"), ("version", stale.as_str())];
    floor.desk.post(&format!("{TABLES}/1"), &again).await.is(409).shows("checked");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("changed table 1: no terrain set, on stream").shows("changed table 1: no terrain set<");

    // Taken out of use at the same time: the log says both.
    describe(&floor, 2, &[("streamed", "on"), ("out_of_use", "a leak")]).await.is(303);
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("changed table 2: no terrain set, on stream, out of use: a leak");
}

#[actix_web::test]
async fn the_same_terrain_is_avoided_after_the_same_table() {
    let floor = Floor::with_players(4).await;
    list(&floor.desk, "1-4").await.is(303);
    let terrain = format!("{TABLES}/terrain");
    floor.desk.post(&terrain, &[("tables", "1-3"), ("terrain", "ruins")]).await.leads_to(TABLES);
    floor.desk.post(&terrain, &[("tables", "4"), ("terrain", "forest")]).await.leads_to(TABLES);
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3])]).await;
    floor.draw(2).await.is(303);
    assert_eq!(tables(&floor, 2).await, [3, 4]);
    floor.desk.get("/e/spring-open/desk/rounds/2").await.shows("has ruins terrain again, as in round 1");
}

async fn list(desk: &Browser, list: &str) -> Reply {
    let seen = desk.get(TABLES).await.hidden("seen").replace("&#60;", "<").replace("&#62;", ">");
    desk.post(TABLES, &[("list", list), ("order", "higher_on_lower"), ("seen", &seen)]).await
}

async fn describe(floor: &Floor, table: i64, fields: &[(&str, &str)]) -> Reply {
    let path = format!("{TABLES}/{table}");
    let version = floor.desk.get(&path).await.hidden("version");
    floor.desk.post(&path, &[fields, &[("version", version.as_str())]].concat()).await
}

async fn move_battle(floor: &Floor, from: &str, to: &str, reason: &str) -> Reply {
    let path = format!("{ROUND}/tables");
    let version = floor.desk.get(&path).await.hidden("version");
    let fields = [("from", from), ("to", to), ("reason", reason), ("version", version.as_str())];
    floor.desk.post(&format!("{path}/move"), &fields).await
}

async fn again(desk: &Browser, how: &str) -> Reply {
    desk.get(&format!("{ROUND}/tables?again={how}")).await
}

async fn own_table(floor: &Floor, number: i64, table: Option<u32>) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut player = floor.player(number).clone();
    player.fixed_table = table.map(TableNumber);
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    tx.commit().await.unwrap();
}

async fn tables(floor: &Floor, round: u32) -> Vec<u32> {
    floor.battles(round).await.iter().filter_map(|battle| battle.table_number).map(|table| table.0).collect()
}

#[actix_web::test]
async fn what_was_played_on_stays_on_record_when_the_terrain_changes() {
    let floor = Floor::with_players(4).await;
    list(&floor.desk, "1-4").await.is(303);
    let set = async |tables: &str, terrain: &str| {
        let fields = [("tables", tables), ("terrain", terrain)];
        floor.desk.post(&format!("{TABLES}/terrain"), &fields).await.leads_to(TABLES);
    };
    set("1-2", "ruins").await;
    set("3-4", "forest").await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3])]).await;
    set("1-2", "forest").await;
    set("1-2", "marsh").await;
    set("3-4", "ruins").await;
    floor.desk.get(&format!("{ROUND}/tables")).await.shows("ruins").hides("marsh");
    floor.draw(2).await.is(303);
    assert_eq!(tables(&floor, 2).await, [3, 4]);
    let page = floor.desk.get("/e/spring-open/desk/rounds/2").await;
    page.shows("has ruins terrain again, as in round 1");
    // A table that nobody has sat down at has what stands there now.
    set("3", "forest").await;
    let page = floor.desk.get("/e/spring-open/desk/rounds/2").await;
    page.shows("has ruins terrain again, as in round 1");
    set("4", "marsh").await;
    floor.desk.get("/e/spring-open/desk/rounds/2").await.hides("has ruins terrain again");
    // Tables that are not there any more are remembered too.
    list(&floor.desk, "3-4").await.is(303);
    floor.desk.get(&format!("{ROUND}/tables")).await.shows("ruins");
}

#[actix_web::test]
async fn a_battle_that_has_begun_is_not_moved_nor_its_players_swapped() {
    let floor = Floor::with_players(6).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.desk.post(&format!("{ROUND}/begun"), &[("tables", "1"), ("begun", "yes")]).await.is(303);
    move_battle(&floor, "1", "9", "x").await.is(422).shows("The battle on table 1 has started");
    move_battle(&floor, "2", "1", "x").await.is(422).shows("The battle on table 1 has started");
    let pairs = floor.pairs(1).await;
    let (one, two) = (pairs[0].0.to_string(), pairs[1].0.to_string());
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "a wish")];
    let swap = format!("{ROUND}/swap");
    floor.desk.post(&swap, &fields).await.is(422).shows("The battle on table 1 has started");
    floor.desk.post(&format!("{ROUND}/begun"), &[("tables", "1"), ("begun", "no")]).await.is(303);
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "a wish")];
    floor.desk.post(&swap, &fields).await.is(303);
}

#[actix_web::test]
async fn an_odd_number_needs_a_table_more_where_a_spare_player_takes_part() {
    let floor = Floor::with_players(5).await;
    floor.desk.get(TABLES).await.shows("5 players need 2 with a bye, or 3 if a late arrival plays.");
    floor.draw(1).await.is(303);
    assert_eq!(tables(&floor, 1).await.len(), 2);
    let site = &floor.site;
    let spare = site.players(&floor.event, &["Sparrow"]).await.remove(0);
    let mut tx = site.app.database.write().await.unwrap();
    let spare = muster::domain::event::player::Player { spare: true, ..spare };
    assert!(storage::players::update(&mut tx, &spare).await.unwrap());
    tx.commit().await.unwrap();
    floor.desk.get(TABLES).await.shows("5 players need 3, including the spare player's.");
    list(&floor.desk, "1-2").await.is(303);
    floor.desk.get(TABLES).await.says(text!("desk-venue-too-few"));
}

#[actix_web::test]
async fn a_table_is_on_stream_where_its_box_is_ticked_and_nowhere_else() {
    let floor = Floor::with_players(4).await;
    list(&floor.desk, "1-3").await.is(303);
    // As a browser sends the form: with what the page has ticked, and what somebody types.
    let save = async |table: u32, typed: &[(&str, &str)]| {
        let path = format!("{TABLES}/{table}");
        let page = floor.desk.get(&path).await;
        let (version, input) = (page.hidden("version"), page.body.split("name=\"streamed\"").nth(1).unwrap());
        let mut fields = vec![("version", version.as_str())];
        if input.split('>').next().unwrap().contains("checked") {
            fields.push(("streamed", "on"));
        }
        fields.extend(typed);
        floor.desk.post(&path, &fields).await.leads_to(TABLES);
    };
    save(3, &[("out_of_use", "a leak")]).await;
    floor.desk.get(TABLES).await.shows("a leak").hides("on stream");
    save(2, &[("streamed", "on")]).await;
    save(2, &[("note", "near the bar")]).await;
    let page = floor.desk.get(TABLES).await;
    assert_eq!(page.body.matches(">on stream<").count(), 1, "{}", page.body);
}

#[actix_web::test]
async fn a_stream_without_a_battle_is_told_before_the_round_begins() {
    let floor = Floor::with_players(4).await;
    list(&floor.desk, "1-4").await.is(303);
    describe(&floor, 3, &[("streamed", "on")]).await.is(303);
    describe(&floor, 4, &[("streamed", "on"), ("out_of_use", "a leak")]).await.is(303);
    floor.draw(1).await.is(303);
    let told = "Table 3 is on stream but has no battle this round";
    for page in ["/e/spring-open/desk", ROUND] {
        floor.desk.get(page).await.is(200).shows(told).says(text!("desk-rounds-its-tables"));
    }
    move_battle(&floor, "1", "3", "for the stream").await.is(303);
    for page in ["/e/spring-open/desk", ROUND] {
        floor.desk.get(page).await.is(200).hides("is on stream but");
    }
}
