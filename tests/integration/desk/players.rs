//! Players: signing up, the desk, files, check-in, leaving, private links.

use crate::support::{
    html_form::HtmlForm,
    site::{Browser, Reply, Site},
};
use actix_web::test::TestRequest;
use muster::{
    actions::entrants::links,
    domain::event::{
        Event, Stage,
        pack::Settings,
        player::{Player, Status},
    },
    storage,
};
use std::fmt::Write;

async fn find(site: &Site, event: &Event, number: i64) -> Player {
    let mut tx = site.app.database.read().await.unwrap();
    storage::players::by_number(&mut tx, event.id, number).await.unwrap().unwrap()
}

async fn count(site: &Site, event: &Event, status: Status) -> i64 {
    let mut tx = site.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    let is_counted =
        |player: &&Player| player.status == status && !player.spare && player.asks_since.is_none();
    i64::try_from(players.iter().filter(is_counted).count()).unwrap()
}

/// Sends a multipart form with these fields, the last as a file where it has a name.
pub async fn upload(
    browser: &Browser,
    path: &str,
    fields: &[(&str, &str)],
    file: Option<(&str, &[u8])>,
) -> crate::support::site::Reply {
    let mut body = Vec::new();
    for (name, value) in fields {
        body.extend(
            format!("--line\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n").bytes(),
        );
    }
    if let Some((name, bytes)) = file {
        body.extend(
            format!("--line\r\ncontent-disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n")
                .bytes(),
        );
        body.extend(bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--line--\r\n");
    let request = TestRequest::post().uri(path).insert_header(("sec-fetch-site", "same-origin"));
    browser
        .send(request.insert_header(("content-type", "multipart/form-data; boundary=line")).set_payload(body))
        .await
}

#[actix_web::test]
async fn somebody_signs_up_without_an_account_and_is_signed_in_as_that_player() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let ann = site.visitor();
    let once = ann.get("/e/spring-open/register").await.is(200).hidden("once");
    let typed = [
        ("once", once.as_str()),
        ("name", "Ann <b>Archer</b>"),
        ("club", "Northside"),
        ("email", "ann@example.org"),
        ("dietary", "no nuts"),
    ];
    ann.post("/e/spring-open/register", &typed).await.leads_to("/e/spring-open/welcome");
    let page = ann.get("/e/spring-open/welcome").await;
    page.is(200).shows("You're in, Ann &#60;b&#62;Archer").shows("/p/");
    assert_eq!(count(&site, &event, Status::Playing).await, 1);
    site.visitor()
        .get("/e/spring-open/players")
        .await
        .is(200)
        .shows("Northside")
        .hides("ann@example.org")
        .hides("no nuts");
}

#[actix_web::test]
async fn the_same_sign_up_sent_twice_is_one_player() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let ann = site.visitor();
    let typed = [("once", "the-same-key"), ("name", "Ann")];
    ann.post("/e/spring-open/register", &typed).await.leads_to("/e/spring-open/welcome");
    assert_eq!(ann.post("/e/spring-open/register", &typed).await.status.as_u16(), 303);
    assert_eq!(count(&site, &event, Status::Playing).await, 1);
}

#[actix_web::test]
async fn when_all_places_are_taken_people_wait_in_order_and_get_a_place_when_one_is_free() {
    let site = Site::start().await;
    let settings = Settings { capacity: 2, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let phones: Vec<Browser> = (0..4).map(|_| site.visitor()).collect();
    for (phone, name) in phones.iter().zip(["Ann", "Bo", "Cy", "Di"]) {
        phone.post("/e/spring-open/register", &[("name", name)]).await.leads_to("/e/spring-open/welcome");
    }
    phones[3].get("/e/spring-open/welcome").await.is(200).says(text!("players-welcome-waiting", place = 2));
    let olga = site.organiser(&event).await;
    olga.get("/e/spring-open/desk/players").await.is(200).hides("A place is free");
    let version = phones[0].get("/e/spring-open/leave").await.is(200).hidden("version");
    phones[0].post("/e/spring-open/leave", &[("version", &version)]).await.leads_to("/e/spring-open/leave");
    olga.get("/e/spring-open/desk/players").await.shows("A place is free").shows("<strong>Cy</strong>");
    let version = find(&site, &event, 3).await.version.to_string();
    olga.post("/e/spring-open/desk/players/3/take-back", &[("version", &version)])
        .await
        .leads_to("/e/spring-open/desk/players/3");
    assert_eq!(find(&site, &event, 3).await.status, Status::Playing);
    phones[3].get("/e/spring-open/welcome").await.says(text!("players-welcome-waiting", place = 1));
}

#[actix_web::test]
async fn nobody_signs_up_for_an_event_that_is_closed() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    site.visitor().get("/e/spring-open/register").await.is(200).shows("Sign-up is closed");
    site.visitor()
        .post("/e/spring-open/register", &[("name", "Ann")])
        .await
        .is(422)
        .shows("Sign-up is closed");
    assert_eq!(count(&site, &event, Status::Playing).await, 0);
}

#[actix_web::test]
async fn a_private_link_signs_in_leaves_the_address_bar_and_can_be_renewed_and_withdrawn() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let ann = site.players(&event, &["Ann"]).await.remove(0);
    let path = |player: &Player| {
        let link = links::private_link(&site.app, player);
        link[link.find("/p/").unwrap()..].to_owned()
    };
    let first = path(&ann);
    let phone = site.visitor();
    phone.get(&first).await.leads_to("/e/spring-open/me");
    phone.get("/e/spring-open/welcome").await.is(200).shows("Ann");
    let olga = site.organiser(&event).await;
    olga.get("/e/spring-open/desk/players/1").await.is(200).shows(&first).shows("data:image/svg+xml");
    olga.post("/e/spring-open/desk/players/1/renew-link", &[("version", "1")])
        .await
        .leads_to("/e/spring-open/desk/players/1");
    phone.get("/e/spring-open/welcome").await.is(403);
    site.visitor().get(&first).await.is(403).says(text!("forbidden-link-withdrawn"));
    let renewed = path(&find(&site, &event, 1).await);
    phone.get(&renewed).await.leads_to("/e/spring-open/me");
    olga.post("/e/spring-open/desk/players/1/withdraw-link", &[("version", "2")])
        .await
        .leads_to("/e/spring-open/desk/players/1");
    phone.get(&renewed).await.is(403);
    for wrong in ["/p/x", "/p", "/p/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"] {
        assert!([403, 404].contains(&site.visitor().get(wrong).await.status.as_u16()), "{wrong}");
    }
}

#[actix_web::test]
async fn a_stale_form_about_a_player_comes_back_and_nothing_is_lost() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    site.players(&event, &["Ann"]).await;
    let olga = site.organiser(&event).await;
    let typed = |club: &'static str| [("version", "1"), ("name", "Ann"), ("club", club)];
    olga.post("/e/spring-open/desk/players/1", &typed("Northside"))
        .await
        .leads_to("/e/spring-open/desk/players/1");
    let stale = olga.post("/e/spring-open/desk/players/1", &typed("Southside")).await;
    stale
        .is(409)
        .shows("Olga Organiser changed Ann just now.")
        .shows("Club is now Northside; you sent Southside.")
        .shows("value=\"Southside\"");
    assert_eq!(find(&site, &event, 1).await.club.as_deref(), Some("Northside"));
    let again = [("version", stale.hidden("version")), ("name", "Ann".into()), ("club", "Southside".into())];
    let again: Vec<(&str, &str)> = again.iter().map(|(n, v)| (*n, v.as_str())).collect();
    olga.post("/e/spring-open/desk/players/1", &again).await.leads_to("/e/spring-open/desk/players/1");
    olga.post("/e/spring-open/desk/players/1", &[("version", "9"), ("name", " "), ("email", "x")])
        .await
        .is(422)
        .says(text!("player-name-error-empty"));
}

#[actix_web::test]
async fn two_players_of_one_name_are_fine() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let add = async |fields: &[(&str, &str)]| olga.post("/e/spring-open/desk/players", fields).await;
    add(&[("name", "John Smith")]).await.leads_to("/e/spring-open/desk/players?add=true#add");
    let asked = add(&[("name", "john smith")]).await;
    asked.is(422).shows("Player 1 is already called John Smith").shows(">This is a different player</label>");
    add(&[("name", "John Smith"), ("namesake", "on")])
        .await
        .leads_to("/e/spring-open/desk/players?add=true#add");
    assert_eq!(count(&site, &event, Status::Playing).await, 2);
    olga.post("/e/spring-open/desk/players", &[("name", "")])
        .await
        .is(422)
        .says(text!("player-name-error-empty"));
    olga.get("/e/spring-open/desk/players?q=smith&only=unpaid").await.is(200).shows("Unpaid <b>2</b>");
    olga.get("/e/spring-open/desk/players.csv").await.is(200).shows("John Smith");
}

#[actix_web::test]
async fn two_thousand_players_come_from_a_file_in_one_go() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let mut file = "Name;Verein;E-Mail\n".to_owned();
    for n in 1..=2000 {
        writeln!(file, "Player {n};Club {};p{n}@example.org", n % 40).unwrap();
    }
    file += ";nobody;\n";
    let preview =
        upload(&olga, "/e/spring-open/desk/players/import", &[], Some(("all.csv", file.as_bytes()))).await;
    preview.is(200).shows("2,000 players to add, 1 row without a usable name");
    preview.shows("1,900 more rows with nothing left out");
    assert_eq!(count(&site, &event, Status::Playing).await, 0, "a preview saves nothing");
    let confirm = "/e/spring-open/desk/players/import/confirm";
    let form = HtmlForm::on(&preview, "/e/spring-open/desk/players/import", confirm);
    let fields = form.fields.iter().map(|field| (field.name.as_str(), field.value.as_str()));
    let fields: Vec<(&str, &str)> = fields.chain([("do", "add")]).collect();
    upload(&olga, confirm, &fields, None).await.leads_to("/e/spring-open/desk/players");
    upload(&olga, confirm, &fields, None).await.leads_to("/e/spring-open/desk/players");
    assert_eq!(count(&site, &event, Status::Playing).await, 2000);
    olga.get("/e/spring-open/desk/audit?q=all.csv").await.is(200).shows("added 2,000 players from all.csv");
}

#[actix_web::test]
async fn a_file_that_is_no_table_is_refused_in_a_sentence() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let send = async |bytes: &[u8]| {
        upload(&olga, "/e/spring-open/desk/players/import", &[], Some(("f.csv", bytes))).await
    };
    send(b"PK\x03\x04 a spreadsheet").await.is(422).shows("This is a spreadsheet");
    upload(&olga, "/e/spring-open/desk/players/import", &[("text", "")], None)
        .await
        .is(422)
        .says(text!("players-csv-error-empty"));
    let latin = [b"name,club\nJos\xe9,M\xfcnchen\n".as_slice()].concat();
    send(&latin).await.is(200).shows("José");
    send(&vec![b'x'; 3_100_000]).await.is(413).shows("too large");
}

#[actix_web::test]
async fn check_in_is_one_tap_with_undo_and_says_when_the_number_is_odd() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    for name in ["Ann", "Bo", "Cy"] {
        olga.post("/e/spring-open/desk/players", &[("name", name)])
            .await
            .leads_to("/e/spring-open/desk/players?add=true#add");
    }
    let tap = async |fields: &[(&str, &str)]| olga.post("/e/spring-open/desk/check-in", fields).await;
    tap(&[("number", "1")]).await.leads_to("/e/spring-open/desk/check-in?q=&only=#p1");
    olga.get("/e/spring-open/desk/check-in").await.is(200).shows("Check in a spare player").shows("Undo");
    tap(&[("number", "1")]).await.leads_to("/e/spring-open/desk/check-in?q=&only=#p1");
    tap(&[("number", "2"), ("q", "bo")]).await.leads_to("/e/spring-open/desk/check-in?q=bo&only=#p2");
    olga.get("/e/spring-open/desk/check-in").await.hides("Check in a spare player");
    tap(&[("number", "2"), ("undo", "yes")]).await.leads_to("/e/spring-open/desk/check-in?q=&only=#p2");
    assert!(find(&site, &event, 2).await.checked_in_at.is_none());
    tap(&[("number", "77")]).await.is(404);
    olga.post("/e/spring-open/desk/check-in/close", &[]).await.leads_to("/e/spring-open/desk/check-in");
    assert_eq!(count(&site, &event, Status::Playing).await, 1);
}

#[actix_web::test]
async fn an_account_claims_an_entry_once() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let ann = site.players(&event, &["Ann"]).await.remove(0);
    let link = links::private_link(&site.app, &ann);
    let browser = site.signed_in(&site.account("Ann Archer").await).await;
    browser.get(&link[link.find("/p/").unwrap()..]).await.leads_to("/e/spring-open/me");
    browser.post("/e/spring-open/claim", &[]).await.leads_to("/e/spring-open/me");
    browser.get("/account").await.is(200).says(text!("account-entry", name = "Ann", number = 1));
    let thief = site.signed_in(&site.account("Thief").await).await;
    thief.get(&link[link.find("/p/").unwrap()..]).await.leads_to("/e/spring-open/me");
    thief.post("/e/spring-open/claim", &[]).await.is(422).shows("already linked to another account");
}

#[actix_web::test]
async fn the_log_tells_who_did_what_and_that_nothing_is_missing() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    olga.post("/e/spring-open/desk/players", &[("name", "Ann")])
        .await
        .leads_to("/e/spring-open/desk/players?add=true#add");
    olga.get("/e/spring-open/desk/audit?check=all")
        .await
        .is(200)
        .shows("The only entry is intact")
        .shows("added Ann")
        .shows("Olga Organiser");
    olga.get("/e/spring-open/desk/audit?q=nobody").await.is(200).hides("added Ann");
    olga.get("/e/spring-open/desk/audit.jsonl").await.is(200).shows("\"subject\":\"player 1\"");
}

#[actix_web::test]
async fn the_check_in_lists_those_who_are_missing_and_whoever_was_just_ticked_off() {
    let site = Site::start().await;
    let settings = Settings { ticket_price: "£25".into(), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    site.players(&event, &["Ann", "Bo", "Cy"]).await;
    let olga = site.organiser(&event).await;
    let at = |query: &str| format!("/e/spring-open/desk/check-in{query}");
    let rests = |reply: &Reply, number: i64| {
        let row = format!("<li id=\"p{number}\"");
        let row = &reply.body[reply.body.find(&row).unwrap_or_else(|| panic!("no {row}"))..];
        row[..row.find('>').unwrap()].contains("hidden")
    };
    for number in ["1", "2", "3"] {
        olga.post(&at(""), &[("number", number), ("undo", "yes")]).await.is(303);
    }
    let page = olga.get(&at("")).await;
    page.shows("Not here <b>3</b>").shows("Unpaid <b>3</b>").shows("not paid");
    olga.post(&at(""), &[("number", "2"), ("only", "absent")]).await.is(303);
    let page = olga.get(&at("?only=absent")).await;
    page.shows("Not here <b>2</b>").shows("is-here");
    assert!(!rests(&page, 2), "the list does not move up under the finger");
    site.wait(3);
    let page = olga.get(&at("")).await;
    assert!(rests(&page, 2) && !rests(&page, 1), "{}", page.body);
    // Whoever is typed is found, here or not; and everybody is a tap away.
    assert!(!rests(&olga.get(&at("?q=bo")).await, 2));
    assert!(!rests(&olga.get(&at("?only=all")).await, 2));
    for number in ["1", "3"] {
        olga.post(&at(""), &[("number", number), ("only", "absent")]).await.is(303);
    }
    site.wait(3);
    let page = olga.get(&at("")).await;
    page.shows("Everyone's here.");
    assert!(rests(&page, 1) && !rests(&olga.get(&at("?only=all")).await, 1));
}

#[actix_web::test]
async fn the_list_stands_in_the_order_that_is_asked_for() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    site.players(&event, &["Zoë", "Łukasz", "anna"]).await;
    let desk = site.organiser(&event).await;
    let order = async |query: &str| {
        let page = desk.get(&format!("/e/spring-open/desk/players{query}")).await;
        let rows = page.is(200).body.split("data-search=\"").skip(1).map(|row| row[..1].to_owned());
        rows.collect::<String>()
    };
    assert_eq!(order("").await, "123");
    assert_eq!(order("?by=name").await, "321");
    assert_eq!(order("?by=nothing").await, "123");
    // Whoever has no club stands last.
    let typed = [("version", "1"), ("name", "Łukasz"), ("club", "Abbey")];
    desk.post("/e/spring-open/desk/players/2", &typed).await.is(303);
    assert_eq!(order("?by=club").await, "231");
    assert_eq!(order("?by=club&only=unpaid").await, "231");
    desk.get("/e/spring-open/desk/players?by=club")
        .await
        .shows("?only=&amp;by=club")
        .shows("name=\"by\" value=\"club\"");
}
