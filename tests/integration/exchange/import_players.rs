//! A file of players on its page: how it is read, what each column is taken for, what is left out, what is remembered,
//! and one tap that undoes all of it.

use crate::{
    desk::players::upload,
    desk::undo::{notice, undo},
    support::{
        data,
        html_form::HtmlForm,
        site::{Browser, Reply, Site},
    },
};
use muster::{
    domain::{
        event::{Event, Stage, pack::Settings, permission::StaffRole, player::Player},
        teams::EntrantKind,
    },
    storage,
};

const IMPORT: &str = "/e/spring-open/desk/players/import";
const CONFIRM: &str = "/e/spring-open/desk/players/import/confirm";

async fn look(olga: &Browser, bytes: &[u8]) -> Reply {
    upload(olga, IMPORT, &[], Some(("list.csv", bytes))).await
}

fn form(page: &Reply) -> HtmlForm {
    HtmlForm::on(page, IMPORT, CONFIRM)
}

async fn press(olga: &Browser, form: &HtmlForm, button: &str) -> Reply {
    form.send_by(olga, &["do".to_owned(), button.to_owned()]).await
}

async fn players(site: &Site, event: &Event) -> Vec<Player> {
    storage::players::list_players(&mut site.app.database.read().await.unwrap(), event.id).await.unwrap()
}

async fn told(site: &Site, event: &Event) -> Vec<String> {
    let told = |player: &Player| {
        let club = player.club.as_deref().map(|club| format!(", {club}")).unwrap_or_default();
        format!("{}{club}{}", player.name, if player.paid { ", paid" } else { "" })
    };
    players(site, event).await.iter().map(told).collect()
}

async fn at_the_desk(entrants: EntrantKind) -> (Site, Event, Browser) {
    let site = Site::start().await;
    let settings = Settings { entrants, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let olga = site.organiser(&event).await;
    (site, event, olga)
}

#[actix_web::test]
async fn files_of_forms_spreadsheets_and_people_in_a_hurry_come_out_right() {
    let questions = "What is your name?;Staying for dinner?;Own terrain?;E-mail for updates\n\
                     Anna Berg;Yes;No;anna@example.org\nBo Lind;No;No;bo@example.org\n";
    let cut = ["Name;Club\nJosé Muñoz;Málaga\nZoë Ørsted;Århus\nAnn".as_bytes(), &b"\xc3;Cut\n"[..]].concat();
    for (file, added) in [
        (questions.as_bytes(), vec!["Anna Berg", "Bo Lind"]),
        (b"Doe, John\nRoe, Jane\nPoe, Edgar\n", vec!["John Doe", "Jane Roe", "Edgar Poe"]),
        (
            b"Name,Payment method\nAnna Berg,Cash on the day\nBo Lind,To be paid by bank transfer\n",
            vec!["Anna Berg", "Bo Lind"],
        ),
        (
            "Name,Paid\nAnna Berg,\"Bank transfer, order no 1234\"\nBo Lind,0 € offen\nCarl Moe,to be paid\n"
                .as_bytes(),
            vec!["Anna Berg, paid", "Bo Lind, paid", "Carl Moe"],
        ),
        (b"Name;Club\nJ\x94rg M\x81ller;K\x94ln\n", vec!["Jörg Müller, Köln"]),
        (&cut, vec!["José Muñoz, Málaga", "Zoë Ørsted, Århus", "Ann\u{fffd}, Cut"]),
    ] {
        let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
        let page = look(&olga, file).await;
        page.is(200).says(text!("encoding-ibm850"));
        press(&olga, &form(&page), "add").await.leads_to("/e/spring-open/desk/players");
        assert_eq!(told(&site, &event).await, added);
    }
}

#[actix_web::test]
async fn files_that_were_read_wrongly_come_out_right() {
    let Some(folder) = data("found/csv") else { return };
    for (file, added) in [
        ("01-one-column-last-first.csv", vec!["John Doe", "Jane Roe", "Jürgen Müller"]),
        (
            "02-name-vorname.csv",
            vec!["Jan Jansen, A", "Peter Petersen, B", "Hans Hansen, D", "Jürgen Müller, E"],
        ),
        ("03-mac-roman.csv", vec!["Jürgen Groß, Köln", "José Peña, Cádiz"]),
        ("03-windows-1250.csv", vec!["Łukasz Wiśniewski, Gdańsk", "Żaneta Dąbrowska, Łódź"]),
        ("03-windows-1251.csv", vec!["Иван Петров, Сокол"]),
        ("05-open-quote.csv", vec!["Ann Archer, X", "Chris Cole, Y", "Dana Dale, Z", "Eve, W"]),
        ("06-google-form.csv", vec!["Ann Archer, Northside"]),
        ("06-header-not-known-dutch.csv", vec!["Ann Archer, paid", "Bob Baker, paid", "Cid Cole, paid"]),
        ("06-sep-tab.csv", vec!["Ann, X"]),
        ("06-surname-first-name.csv", vec!["Ann Archer, Northside"]),
        ("06-title-line-above.csv", vec!["Ann Archer, X"]),
        (
            "07-paid-words.csv",
            vec!["Ann Archer, X, paid", "Bob Baker, Y, paid", "Cid", "Dee, paid", "Eve, paid", "Fay, paid"],
        ),
    ] {
        let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
        let page = look(&olga, &std::fs::read(folder.join("found/csv").join(file)).unwrap()).await;
        page.is(200).shows("Nothing is saved yet");
        assert_eq!(told(&site, &event).await, Vec::<String>::new());
        press(&olga, &form(&page), "add").await.leads_to("/e/spring-open/desk/players");
        assert_eq!(told(&site, &event).await, added, "{file}");
        let again = look(&olga, &std::fs::read(folder.join("found/csv").join(file)).unwrap()).await;
        again.is(200).shows("0 players to add").hides("value=\"add\"");
    }
    let (site, event, olga) = at_the_desk(EntrantKind::Teams).await;
    let page = look(&olga, &std::fs::read(folder.join("found/csv/04-team-event.csv")).unwrap()).await;
    page.is(200).shows("2 new teams").hides("so players are added without one");
    press(&olga, &form(&page), "add").await.is(303);
    assert_eq!(told(&site, &event).await, ["Ann Archer", "Bob Baker", "Cid Cole", "Dee Dale"]);
}

#[actix_web::test]
async fn the_page_names_how_the_file_is_read_and_every_cell_that_is_left_out() {
    let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
    let file =
        "Open 2026;;;\nName;E-mail;Shirt;Paid\nAnn <b>;ann@x.org;XL;perhaps\nBob;nonsense;;yes\n;c@x.org;;\n";
    let page = look(&olga, file.as_bytes()).await;
    page.is(200).shows("2 players to add, 1 row without a usable name. Nothing is saved yet.");
    let shown = form(&page);
    for (field, value) in [
        ("encoding", "UTF-8"),
        ("separator", "semicolon"),
        ("headings", "1"),
        ("column_0", "full_name"),
        ("column_1", "email"),
        ("column_2", "unused"),
        ("column_3", "paid"),
    ] {
        assert_eq!(shown.value(field), Some(value), "{field}");
    }
    page.shows("Line 1: Open 2026").shows("Shirt (1 cell)").shows("Line 2: Name · E-mail · Shirt · Paid");
    page.shows("<s>perhaps</s>").says(text!("cell-problem-no-answer"));
    page.shows("<s>nonsense</s>").says(text!("cell-problem-no-email"));
    page.shows("Won't be added. No name.").shows("Ann &#60;b&#62;").hides("Ann <b>");
    press(&olga, &shown, "add").await.is(303);
    assert_eq!(told(&site, &event).await, ["Ann <b>", "Bob, paid"]);
}

#[actix_web::test]
async fn what_is_chosen_counts_once_it_was_seen_and_is_remembered_for_the_same_headings() {
    let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
    // Central European, where it might as well be Mac Roman.
    let file = b"Wer?;Woher?\r\nAle\x9a;\x8eilina\r\n";
    let mut shown = form(look(&olga, file).await.is(200));
    shown.set("encoding", "windows-1250");
    shown.set("headings", "0");
    shown.set("column_0", "full_name");
    shown.set("column_1", "club");
    press(&olga, &shown, "add").await.is(422).shows("You changed how the file is read");
    assert_eq!(players(&site, &event).await.len(), 0, "what nobody has seen is not added");
    let mut shown = form(press(&olga, &shown, "look").await.is(200).shows("Aleš"));
    assert_eq!((shown.value("encoding"), shown.value("headings")), (Some("windows-1250"), Some("0")));
    shown.set("column_0", "full_name");
    shown.set("column_1", "club");
    let page = press(&olga, &shown, "look").await;
    let shown = form(page.is(200).says(text!("desk-players-import-add", players = 1)));
    press(&olga, &shown, "add").await.is(303);
    assert_eq!(told(&site, &event).await, ["Aleš, Žilina"]);
    // The same form again is the same form, and the file again adds nobody.
    press(&olga, &shown, "add").await.is(303);
    let again = look(&olga, file).await;
    again.is(200).says(text!("desk-players-import-remembered")).shows("0 players to add, 1 already in");
    let next = look(&olga, b"Wer?;Woher?\r\nMatja\x9e;Brno\r\n").await;
    let next = form(next.is(200).says(text!("desk-players-import-remembered")).shows("Matjaž"));
    press(&olga, &next, "add").await.is(303);
    assert_eq!(told(&site, &event).await, ["Aleš, Žilina", "Matjaž, Brno"]);
    // Saving the settings keeps it.
    let path = "/e/spring-open/desk/set-up/when-and-where";
    let mut settings = HtmlForm::on(&olga.get(path).await, path, path);
    settings.set("venue", "Town hall");
    settings.send(&olga).await.is(303);
    look(&olga, file).await.says(text!("desk-players-import-remembered"));
    // So does the next event of the same organiser; whoever has not run this one is told nothing of it.
    let next = site.event_with("autumn-open", Stage::Published, Settings::default()).await;
    let mut tx = site.app.database.write().await.unwrap();
    let staff = storage::staff::list_staff(&mut tx, event.id).await.unwrap();
    storage::staff::set_staff_role(&mut tx, next.id, staff[0].account_id, StaffRole::Organiser)
        .await
        .unwrap();
    site.commit(tx, next.id).await;
    let there = "/e/autumn-open/desk/players/import";
    let read = upload(&olga, there, &[], Some(("list.csv", file))).await;
    read.is(200).says(text!("desk-players-import-remembered")).shows("Aleš");
    let kim = site.staff(&next, "Kim", StaffRole::Organiser).await;
    let read = upload(&kim, there, &[], Some(("list.csv", file))).await;
    read.is(200).says_not(text!("desk-players-import-remembered"));
}

#[actix_web::test]
async fn a_cell_that_says_in_other_words_who_has_paid_is_told_as_what_it_is_taken_for() {
    let (_site, _event, olga) = at_the_desk(EntrantKind::Players).await;
    let page = look(&olga, b"Name,Paid\nAnn,25.00 EUR\nBob,pending\nCid,\n").await;
    for (cell, taken_for) in [("25.00 EUR", "paid"), ("pending", "not paid")] {
        page.shows(&format!("{cell} <span class=\"badge\">{taken_for}</span>"));
    }
    assert_eq!(page.body.matches("paid</span>").count(), 2, "an empty cell is taken for nothing");
}

#[actix_web::test]
async fn one_tap_undoes_an_import_while_nothing_has_come_of_it() {
    let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
    site.players(&event, &["Zoe"]).await;
    let page = look(&olga, b"Name\nAnn\nBob\n").await;
    let added = press(&olga, &form(&page), "add").await;
    let told_there = notice(&olga, &added).await;
    assert!(told_there.contains("2 players added."), "{told_there}");
    undo(&olga, &told_there).await;
    assert_eq!(told(&site, &event).await, ["Zoe"]);
    olga.get("/e/spring-open/desk/audit").await.shows("removed 2 players added from list.csv");
    // Whoever has the number since stays, however often the button is pressed.
    site.wait(1);
    let fields = [("name", "Cid")];
    olga.post("/e/spring-open/desk/players", &fields).await.is(303);
    let (_, entry) = told_there.split_once("name=\"entry\" value=\"").unwrap();
    let entry: i64 = entry.split('"').next().unwrap().parse().unwrap();
    olga.post(&format!("{IMPORT}/undo"), &[("entry", &entry.to_string())]).await.is(303);
    // What is no import is not undone by it: the undoing itself, Cid, and what never was.
    for other in [entry + 1, entry + 2, entry + 99] {
        olga.post(&format!("{IMPORT}/undo"), &[("entry", &other.to_string())]).await.is(404);
    }
    assert_eq!(told(&site, &event).await, ["Zoe", "Cid"]);

    let page = look(&olga, b"Name\nAnn\nBob\n").await;
    let told_there = notice(&olga, &press(&olga, &form(&page), "add").await).await;
    olga.post("/e/spring-open/desk/check-in", &[("number", "4")]).await.is(303);
    undo(&olga, &told_there).await.shows("1 player has since been changed, seated or handed in a roster");
    assert_eq!(told(&site, &event).await, ["Zoe", "Cid", "Ann", "Bob"], "all of them or nobody");
}

#[actix_web::test]
async fn a_page_that_lost_its_file_and_one_of_nobody_new_say_so() {
    let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
    let page = look(&olga, b"Name\nAnn\n").await;
    let mut broken = form(&page);
    broken.set("packed", "%%%");
    press(&olga, &broken, "add").await.is(422).shows("CSV file");
    let stale = form(&page);
    press(&olga, &form(&look(&olga, b"Name\nAnn\n").await), "add").await.is(303);
    press(&olga, &stale, "add")
        .await
        .is(422)
        .shows("Everyone in this file is already on the list.")
        .shows("Already here, as player 1");
    assert_eq!(told(&site, &event).await, ["Ann"]);
    let wide = format!("Name{}\nAnn{}\n", ",x".repeat(70), ",y".repeat(70));
    look(&olga, wide.as_bytes()).await.is(422).shows("more than 60 columns");
}

#[actix_web::test]
async fn equal_addresses_of_two_entries_are_told_to_the_desk() {
    let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
    let desk = "/e/spring-open/desk/players";
    let add = async |fields: &[(&str, &str)]| olga.post(desk, fields).await;
    add(&[("name", "Ann"), ("email", "home@x.org")]).await.is(303);
    olga.get(desk).await.says_not(text!("desk-players-only-alike"));
    let asked = add(&[("name", "Bob"), ("email", "Home@x.org")]).await;
    asked.is(422).shows("Player 1, Ann, has the same email address.").shows("This is a different player");
    add(&[("name", "Bob"), ("email", "Home@x.org"), ("namesake", "on")]).await.is(303);
    // Somebody who signs up by themselves hears nothing of it; the desk does.
    let phone = site.visitor();
    phone.post("/e/spring-open/register", &[("name", "Cid"), ("email", "home@x.org")]).await.is(303);
    add(&[("name", "Dee"), ("email", "dee@x.org")]).await.is(303);
    olga.get(desk).await.shows("Same name or email <b>3</b>");
    olga.get(&format!("{desk}?only=alike")).await.shows(">Cid</a>").hides(">Dee</a>");
    olga.get(&format!("{desk}/2"))
        .await
        .shows("1 · Ann</a> has the same email address.")
        .shows("3 · Cid</a>");
    olga.get(&format!("{desk}/4")).await.hides("the same email address");
    assert_eq!(players(&site, &event).await.len(), 4);
}

#[actix_web::test]
async fn a_faction_is_chosen_from_those_of_the_game_and_typed_only_where_it_has_none_like_it() {
    let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
    let page = site.visitor().get("/e/spring-open/register").await;
    page.shows("<option value=\"Stormcast Eternals\">").shows("Another faction");
    for (name, field, typed) in [
        ("Ann", "faction", "Skaven"),
        ("Bob", "faction_other", "stormcast"),
        ("Cid", "faction_other", "Dogs of War"),
        ("Dee", "faction", ""),
    ] {
        let fields = [("name", name), (field, typed)];
        site.visitor().post("/e/spring-open/register", &fields).await.is(303);
    }
    let factions =
        async || players(&site, &event).await.into_iter().map(|player| player.faction).collect::<Vec<_>>();
    let told = ["Skaven", "Stormcast Eternals", "Dogs of War"].map(|name| Some(name.to_owned()));
    assert_eq!(factions().await, [&told[..], &[None]].concat());
    // What was typed stays when the desk saves something else.
    let path = "/e/spring-open/desk/players/3";
    let mut form = HtmlForm::on(&olga.get(path).await, path, path);
    assert_eq!(form.value("faction"), Some("Dogs of War"));
    form.set("club", "North");
    form.send(&olga).await.is(303);
    assert_eq!(factions().await[2].as_deref(), Some("Dogs of War"));
}

/// Letter by letter in two bytes, without the mark at the beginning.
fn in_utf_16(text: &str, bytes: impl Fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

#[actix_web::test]
async fn files_in_utf_16_without_a_mark_and_of_central_european_ms_dos_come_out_right() {
    let (polish, names) = ("Name;Klub\r\nŁukasz Żak;Łódź\r\nAnna Wiśniewska;Gdańsk\r\n", "Łukasz Żak, Łódź");
    let of_ms_dos =
        b"Name;Klub\r\n\x9dukasz \xbdak;\x9d\xa2d\xab\r\nAnna Wi\x98niewska;Gda\xe4sk\r\n".to_vec();
    let russian = "Игрок;Клуб\nИван Петров;Сокол\n";
    for (bytes, encoding, first) in [
        (in_utf_16(polish, u16::to_le_bytes), "UTF-16LE", names),
        (in_utf_16(polish, u16::to_be_bytes), "UTF-16BE", names),
        (in_utf_16(russian, u16::to_le_bytes), "UTF-16LE", "Иван Петров, Сокол"),
        (in_utf_16(russian, u16::to_be_bytes), "UTF-16BE", "Иван Петров, Сокол"),
        (of_ms_dos, "IBM852", names),
    ] {
        let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
        let page = look(&olga, &bytes).await;
        page.is(200).says(text!("encoding-ibm852"));
        let shown = form(&page);
        assert_eq!(shown.value("encoding"), Some(encoding));
        press(&olga, &shown, "add").await.leads_to("/e/spring-open/desk/players");
        assert_eq!(told(&site, &event).await[0], first, "{encoding}");
    }
    let (_site, _event, olga) = at_the_desk(EntrantKind::Players).await;
    look(&olga, b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0")
        .await
        .is(422)
        .says(text!("players-csv-error-not-text"));
    look(&olga, b"Name;Club\nAnn\0;Reds\n").await.is(422).says(text!("players-csv-error-not-text"));
    // Where letters look otherwise, it can be chosen.
    let mut shown = form(look(&olga, b"Name\nAnna\nTom\xa0\xe7\n").await.is(200));
    shown.set("encoding", "IBM852");
    press(&olga, &shown, "look").await.is(200).shows("Tomáš");
}

#[actix_web::test]
async fn surnames_and_first_names_without_headings_are_seen_and_a_surname_alone_is_never_added_unasked() {
    for file in [
        "Doe, John, Northside\nRoe, Jane, Northside\nMüller, Jörg, Southside\n",
        "Doe;John;Northside\nRoe;Jane;Northside\nMüller;Jörg;Southside\n",
    ] {
        let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
        let mut shown = form(look(&olga, file.as_bytes()).await.is(200).shows("John Doe"));
        let columns = ["column_0", "column_1"].map(|column| shown.value(column).map(str::to_owned));
        assert_eq!(columns, ["last_name", "first_name"].map(|column| Some(column.to_owned())));
        shown.set("column_2", "club");
        let seen = press(&olga, &shown, "look").await;
        press(&olga, &form(&seen), "add").await.is(303);
        let added = ["John Doe, Northside", "Jane Roe, Northside", "Jörg Müller, Southside"];
        assert_eq!(told(&site, &event).await, added);
    }
    for file in [
        "Xanthou, Ypsilanti, Reds\nQuorn, Thessaly, Blues\n",
        "Zorn\tAurelio\nQuorn\tThessaly\n",
        "Ann,Northside\n",
    ] {
        let (site, event, olga) = at_the_desk(EntrantKind::Players).await;
        let page = look(&olga, file.as_bytes()).await;
        page.is(200).shows("if surnames and first names are separate").hides("value=\"add\"");
        let mut shown = form(&page);
        shown.set("column_0", "last_name");
        shown.set("column_1", "first_name");
        let seen = press(&olga, &shown, "look").await;
        press(&olga, &form(&seen), "add").await.is(303);
        let added = told(&site, &event).await;
        assert!(!added.is_empty() && added.iter().all(|name| name.contains(' ')), "{added:?}");
    }
}
