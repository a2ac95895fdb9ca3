//! A game that an organiser changes for one event: taken as a file, checked, put in use, and known wherever the event
//! goes.

use crate::{
    command::program::muster,
    support::{
        floor::Floor,
        site::{Browser, Reply, Site},
    },
};
use actix_web::test::TestRequest;
use muster::{
    domain::{
        event::{Stage, pack::Settings},
        system,
    },
    storage::accounts::Account,
};
use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, sync::Mutex};

const GAME: &str = "/e/spring-open/desk/game";
/// Legal but for its Core: at 2,000 points three units are needed.
const LIST: &str = "++ Battalion (Lizardmen) [425 pts] ++\n\n+ Lords +\n\nSlann Mage-Priest [275 pts]: General\n\n\
                    + Core +\n\n10 Skinks [75 pts]\n\n10 Skinks [75 pts]\n";

/// A club day of four, before its first round.
async fn floor(stage: Stage) -> Floor {
    let site = Site::start().await;
    let wfb = system::find_system("wfb7").unwrap();
    let settings =
        Settings { battleplan_list: vec!["pitched-battle".into(); 3], ..Settings::for_system(wfb) };
    let event = site.event_with("spring-open", stage, settings).await;
    let players = site.players(&event, &["Ann", "Ben", "Cai", "Dee"]).await;
    let desk = site.organiser(&event).await;
    Floor { site, event, desk, players }
}

/// Sends a file over the page as it was seen.
async fn send(desk: &Browser, seen: &Reply, what: &str, file: &str) -> Reply {
    let mut body = String::new();
    for (name, value) in [("once", &*seen.hidden("once")), ("seen", &*seen.hidden("seen")), ("do", what)] {
        let field = format!("--line\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        body.push_str(&field);
    }
    body += "--line\r\ncontent-disposition: form-data; name=\"file\"; filename=\"ours.json\"\r\n\r\n";
    body += file;
    body += "\r\n--line--\r\n";
    let request = TestRequest::post().uri(GAME).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    desk.send(request.insert_header(kind).set_payload(body)).await
}

/// Copies that tests of this process took.
/// How many files each test has made.
static TAKEN: Mutex<BTreeMap<String, u32>> = Mutex::new(BTreeMap::new());

/// The file that ships, with two units of Core at 2,000 points, and a name of its own.
async fn changed(desk: &Browser) -> String {
    let taken = desk.get("/e/spring-open/desk/game.json").await;
    let mut file: serde_json::Value = serde_json::from_str(&taken.is(200).body).unwrap();
    assert_eq!(file["id"], "wfb7", "{file}");
    file["name"] = "Our house rules".into();
    // Another test of this process does not put the same file in use, and this one makes the same files in each run.
    let test = std::thread::current().name().unwrap().to_owned();
    let mut taken = TAKEN.lock().unwrap();
    let number = taken.entry(test.clone()).or_default();
    *number += 1;
    file["pack"]["painting"] = format!("As you like ({test}, {number}).").into();
    for size in file["composition"]["sizes"].as_array_mut().unwrap() {
        if size["from"] == 2000 {
            size["columns"]["core"] = 2.into();
        }
    }
    file.to_string()
}

/// Whether the program knows the game of this file.
fn is_known(file: &str) -> bool {
    let digest = Sha256::digest(file);
    let first = u64::from_be_bytes(digest[..8].try_into().unwrap());
    system::find_system(&format!("own-{first:016x}")).is_some()
}

/// What a player is told of the list before it is handed in.
async fn verdict(floor: &Floor) -> Reply {
    let phone = floor.phone(1).await;
    let once = phone.get("/e/spring-open/roster").await.hidden("once");
    let fields = [("once", once.as_str()), ("do", "check"), ("text", LIST)];
    phone.post("/e/spring-open/roster", &fields).await
}

#[actix_web::test]
async fn a_changed_copy_is_checked_used_told_and_taken_back() {
    let floor = floor(Stage::Published).await;
    let desk = &floor.desk;
    verdict(&floor).await.is(200).says(text!("finding-least-needed", least = 3));
    let file = changed(desk).await;
    let page = desk.get(GAME).await;
    page.is(200).shows("Warhammer Fantasy Battle, 7th edition").hides("Use standard");
    send(desk, &page, "check", &file).await.is(200).shows("Our house rules is ready to use");
    assert!(!is_known(&file), "what is only looked at is not kept");
    verdict(&floor).await.says(text!("finding-least-needed", least = 3));
    send(desk, &page, "use", &file).await.leads_to(GAME);
    assert!(is_known(&file));
    desk.get(GAME)
        .await
        .shows("Our house rules")
        .shows("a custom version of Warhammer Fantasy Battle, 7th edition");
    verdict(&floor).await.is(200).says_not(text!("finding-least-needed", least = 3));
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200).shows("Our house rules").hides("modified for this event");
    desk.get("/e/spring-open/desk/audit")
        .await
        .shows("switched to the event&#39;s own game file: Our house rules");
    floor
        .site
        .signed_in(&floor.site.account("Otto").await)
        .await
        .get("/events/new")
        .await
        .hides("Our house rules");
    // The page from before says another game.
    let stale = desk.get(GAME).await;
    let again = desk.get(GAME).await;
    send(desk, &stale, "ships", "").await.leads_to(GAME);
    send(desk, &again, "use", &file).await.is(422).shows("Someone else has changed the game");
    verdict(&floor).await.says(text!("finding-least-needed", least = 3));
}

#[actix_web::test]
async fn a_file_that_is_refused_leaves_nothing_behind() {
    let floor = floor(Stage::RegistrationClosed).await;
    let (before, after) = (changed(&floor.desk).await, changed(&floor.desk).await);
    let stale = floor.desk.get(GAME).await;
    let page = floor.desk.get(GAME).await;
    send(&floor.desk, &page, "use", &changed(&floor.desk).await).await.leads_to(GAME);
    send(&floor.desk, &stale, "use", &before).await.is(422).shows("Someone else has changed the game");
    assert!(!is_known(&before));
    let page = floor.desk.get(GAME).await;
    floor.play(1, &[(1, [1840, 0, 1215, 0]), (2, [900, 0, 1100, 0])]).await;
    send(&floor.desk, &page, "use", &after)
        .await
        .is(422)
        .shows("change the game because a round is published");
    assert!(!is_known(&after));
}

#[actix_web::test]
async fn what_is_wrong_with_a_file_is_told_with_its_place_and_changes_nothing() {
    let floor = floor(Stage::Published).await;
    let file = changed(&floor.desk).await;
    for (piece, instead, said) in [
        ("{", "", "line 1 column"),
        ("\"kind\":\"total\"", "\"kind\":\"sum_total\"", "sum_total"),
        ("\"core\":2", "\"kore\":2", "have the same columns"),
        ("\"rounds\":3", "\"rounds\":3,\"turns\":2", "turns"),
    ] {
        assert!(file.contains(piece), "{piece}: {file}");
        let page = floor.desk.get(GAME).await;
        let wrong = file.replacen(piece, instead, 1);
        send(&floor.desk, &page, "use", &wrong)
            .await
            .is(422)
            .shows("Nothing changed. ours.json: ")
            .shows(said);
    }
    floor.desk.get(GAME).await.hides("Our house rules");
}

#[actix_web::test]
async fn a_round_that_is_out_is_played_by_the_game_as_it_is_wherever_the_event_goes() {
    let floor = floor(Stage::RegistrationClosed).await;
    let file = changed(&floor.desk).await;
    let page = floor.desk.get(GAME).await;
    send(&floor.desk, &page, "use", &file).await.leads_to(GAME);
    let page = floor.desk.get(GAME).await;
    floor.play(1, &[(1, [1840, 0, 1215, 0]), (2, [900, 0, 1100, 0])]).await;
    send(&floor.desk, &page, "ships", "").await.is(422).shows("change the game because a round is published");
    let page = floor.desk.get(GAME).await;
    page.is(200)
        .shows("change the game because a round is published")
        .hides("Use file")
        .hides("Use standard");
    // Its file is enough for a program that has never seen the game.
    let folder = tempfile::tempdir().unwrap();
    let event = floor.desk.get("/e/spring-open/desk/event.json").await;
    assert!(event.is(200).body.contains("system_file"), "{}", event.body);
    for (name, text) in [("event.json", event.body.as_str()), ("ours.json", &file), ("list.txt", LIST)] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let standings = muster(folder.path(), &["standings", "event.json"]);
    assert_eq!(standings.code, 0, "{}", standings.err);
    let check = |system: &str| {
        muster(folder.path(), &["check", "list.txt", "--system", system, "--points", "2000"]).out
    };
    assert!(check("wfb7").contains("at least 3 are needed"), "{}", check("wfb7"));
    assert!(!check("ours.json").contains("at least 3 are needed"), "{}", check("ours.json"));
    let nothing = muster(folder.path(), &["check", "list.txt", "--system", "list.txt"]);
    assert!(
        nothing.code == 2 && nothing.err.contains("list.txt: this is not the file of a game"),
        "{}",
        nothing.err
    );
}

const PAGE: &str = "/admin/games";

async fn offer_game_file(admin: &Browser, file: &str) -> Reply {
    let seen = admin.get(PAGE).await;
    let field = |name: &str, value: &str| {
        format!("--line\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let body = format!(
        "{}{}--line\r\ncontent-disposition: form-data; name=\"file\"; filename=\"game.json\"\r\n\r\n{file}\r\n--line--\r\n",
        field("once", &seen.hidden("once")),
        field("do", "offer")
    );
    let request =
        TestRequest::post().uri(PAGE).insert_header(("sec-fetch-site", "same-origin")).set_payload(body);
    admin.send(request.insert_header(("content-type", "multipart/form-data; boundary=line"))).await
}

/// Offered to a whole site by who looks after it: chosen for a new event, kept by it, and no longer offered.
#[actix_web::test]
async fn an_administrator_offers_a_game_to_all_events_and_takes_it_back() {
    let site = Site::start().await;
    let olga = site.account("Olga").await;
    let desk = site.signed_in(&olga).await;
    let admin = Account { site_admin: true, ..site.account_like("Ada") };
    let admin = site.signed_in(&site.stored(admin).await).await;
    desk.get(PAGE).await.is(403);
    admin.get(PAGE).await.is(200).shows("No games yet.");
    admin.post(PAGE, &[("do", "offer")]).await.is(422);
    let file = system::find_system("win-draw-loss")
        .unwrap()
        .file
        .replace("Any game: win, draw or loss", "Club <b>Rules</b>");
    offer_game_file(&admin, &file).await.leads_to(PAGE);
    // Twice is once.
    offer_game_file(&admin, &file).await.is(303);
    let page = admin.get(PAGE).await;
    page.is(200).shows("Club &#60;b&#62;Rules&#60;/b&#62;").hides("No games yet.");
    assert_eq!(page.body.matches("Stop offering").count(), 1);
    // Another of the name takes its place.
    offer_game_file(&admin, &file.replace("\"rounds\": 3,", "\"rounds\": 4,")).await.is(303);
    assert_eq!(admin.get(PAGE).await.body.matches("Stop offering").count(), 1);
    offer_game_file(&admin, &file).await.is(303);
    let id = page.hidden("game");
    offer_game_file(&admin, "{}").await.is(422).shows("game.json");
    admin
        .get("/admin")
        .await
        .is(200)
        .shows("offered the game “Club &#60;b&#62;Rules&#60;/b&#62;” to all events");

    desk.get("/events/new/games?q=club").await.is(200).shows("Club &#60;b&#62;Rules&#60;/b&#62;");
    let begin = async |name: &str, game: &str| {
        let once = desk.get(&format!("/events/new?system={game}")).await.is(200).hidden("once");
        let typed = [
            ("once", once.as_str()),
            ("system", game),
            ("name", name),
            ("points_limit", ""),
            ("rounds", "3"),
            ("capacity", "8"),
            ("time_zone", "Europe/London"),
        ];
        desk.post("/events", &typed).await
    };
    begin("Spring Open", &id).await.leads_to("/e/spring-open/desk/set-up/when-and-where");
    let file = desk.get("/e/spring-open/desk/game.json").await;
    assert!(file.is(200).headers["content-disposition"].contains("club-b-rules-b.json"));
    desk.get("/e/spring-open/desk/game")
        .await
        .is(200)
        .shows("Club &#60;b&#62;Rules")
        .shows("href=\"/help/games#your-own\"")
        .hides("Offer this game");
    admin.post(PAGE, &[("do", "withdraw"), ("game", &id)]).await.is(303);
    desk.get("/events/new/games?q=club").await.is(200).hides("Club &#60;b&#62;Rules");
    // What is not offered cannot be begun with, though this program knows it; the event keeps its own.
    begin("Autumn Open", &id).await.is(422);
    let old_link = desk.get(&format!("/events/new?system={id}")).await;
    old_link.is(200).says(text!("desk-setup-new-no-such-game"));
    desk.get("/e/spring-open/desk/game").await.is(200).shows("Club &#60;b&#62;Rules");
}
