//! The whole event as a file, and the same event on another site: nothing of it is lost, and nobody can smuggle
//! anything into it.

use crate::{
    command::program::muster,
    support::{
        event_files::four_players,
        html_form::HtmlForm,
        say_in_english,
        site::{Browser, Reply, Site},
    },
};
use muster::{
    actions::{self, Actor, account::reauthentication::Fresh, entrants::links},
    app::{App, Clock},
    config::Config,
    domain::{
        event::{Event, Stage, pack::Settings, permission::StaffRole},
        numbers::RoundNumber,
        stored_event::{StoredCell, StoredEvent, StoredPart, StoredTable},
    },
    error::Result,
    exchange::event_file::{self, EventFile},
    storage::{self, Database, accounts::Account},
};
use std::fs;

/// A password that staff may have.
const WORDS: &str = "fourteen grey geese";
const WHOLE: &str = "/e/autumn-clash/desk/event-whole.json";

/// The demo's event, and its file as the organiser takes it from the page.
async fn taken(site: &Site) -> (Event, Browser, String) {
    let event = muster::demo::fill_demo(&site.app).await.unwrap();
    let desk = site.organiser(&event).await;
    let file = desk.get(WHOLE).await.is(200).body.clone();
    (event, desk, file)
}

fn read(file: &str) -> (EventFile, StoredEvent) {
    let stored = event_file::read_stored(file.as_bytes()).unwrap();
    (event_file::parse_event_file(file.as_bytes()).unwrap(), stored.expect("all that is stored"))
}

async fn bring(
    app: &App,
    (file, stored): (&EventFile, &StoredEvent),
) -> Result<actions::event::import::Brought> {
    actions::event::import::import_stored_event(app, &Actor::muster(), file, stored, None).await
}

async fn stored_in(app: &App, event: &Event) -> StoredEvent {
    let mut tx = app.database.read().await.unwrap();
    let mut stored = storage::stored_event::read_about(&mut tx, event.id).await.unwrap();
    let mut table = String::new();
    let take = |part| {
        match part {
            StoredPart::Table { name, columns } => {
                table.clone_from(&name);
                stored.tables.insert(name, StoredTable { columns, rows: Vec::new() });
            }
            StoredPart::Rows(rows) => stored.tables.get_mut(&table).unwrap().rows.extend(rows),
        }
        Ok(())
    };
    let fresh = Fresh::at_the_machine();
    actions::event::import::stored_parts(app, &mut tx, event.id, &fresh, take).await.unwrap();
    stored
}

/// What another site may not have changed: everything but the event's count of changes and the one entry about it.
fn as_it_was(mut stored: StoredEvent) -> StoredEvent {
    let log = stored.tables.get_mut("audit_entry").unwrap();
    let act = log.columns.iter().position(|column| column == "act").unwrap();
    let last = log.rows.pop().unwrap();
    assert!(matches!(&last[act], StoredCell::Text(act) if act.contains("read-from-file")), "{last:?}");
    let event = stored.tables.get_mut("event").unwrap();
    let at = event.columns.iter().position(|column| column == "version").unwrap();
    let StoredCell::Whole(version) = &mut event.rows[0][at] else { panic!("a version is a number") };
    *version -= 1;
    stored.staff.clear();
    stored
}

#[actix_web::test]
async fn everything_that_is_stored_of_an_event_goes_along() {
    let site = Site::start().await;
    let (event, _, file) = taken(&site).await;
    let (played, stored) = read(&file);
    for table in
        ["player", "roster", "round", "battle", "seat", "report", "award", "venue_table", "audit_entry"]
    {
        assert!(!stored.tables[table].rows.is_empty(), "{table}");
    }
    let elsewhere = Site::start().await;
    bring(&elsewhere.app, (&played, &stored)).await.unwrap();
    let there = stored_in(&elsewhere.app, &event).await;
    assert_eq!(as_it_was(there), StoredEvent { staff: Vec::new(), ..stored.clone() });

    // From one engine to the other, where this run has both.
    let folder = tempfile::tempdir().unwrap();
    let laptop =
        Database::open_and_migrate(&folder.path().join("laptop.db").to_string_lossy()).await.unwrap();
    let laptop = App::new(laptop, Clock::system_clock(), Config::default()).await.unwrap();
    bring(&laptop, (&played, &stored)).await.unwrap();
    assert_eq!(as_it_was(stored_in(&laptop, &event).await), StoredEvent { staff: Vec::new(), ..stored });
}

#[actix_web::test]
async fn the_pages_elsewhere_say_the_same() {
    let site = Site::start().await;
    let (event, desk, file) = taken(&site).await;
    let elsewhere = Site::start().await;
    let judge = Account { email: "judge@example.org".into(), ..elsewhere.account_like("Jo Whitfield") };
    let mut tx = elsewhere.app.database.write().await.unwrap();
    storage::accounts::insert(&mut tx, &judge).await.unwrap();
    tx.commit().await.unwrap();
    let (played, stored) = read(&file);
    bring(&elsewhere.app, (&played, &stored)).await.unwrap();
    let there = elsewhere.organiser(&event).await;
    // But for the count of changes, by which an open page hears of the next.
    let page = |reply: Reply| {
        let (before, after) = reply.is(200).body.split_once("live?seen=").expect("a page that listens");
        format!("{before}{}", after.trim_start_matches(|sign: char| sign.is_ascii_digit()))
    };
    // Deadlines, texts and the promised seed stand in the pack.
    for path in ["", "/rounds/2", "/rounds/3", "/standings", "/rosters"] {
        let path = format!("/e/autumn-clash{path}");
        let (one, other) = (site.visitor().get(&path).await, elsewhere.visitor().get(&path).await);
        let (one, other) = (page(one), page(other));
        let differs = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
        assert_eq!(differs.collect::<Vec<_>>(), [], "{path}");
    }
    let tables = async |desk: &Browser| {
        let listed = page(desk.get("/e/autumn-clash/desk/tables").await);
        listed.matches("/desk/tables/").count()
    };
    let listed = tables(&desk).await;
    assert!(listed > 20, "{listed}");
    assert_eq!(tables(&there).await, listed, "the venue");
}

#[actix_web::test]
async fn private_links_hold_elsewhere_and_the_battle_goes_on() {
    let site = Site::start().await;
    let (event, _, file) = taken(&site).await;
    let mut tx = site.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    let elsewhere = Site::start().await;
    let (played, stored) = read(&file);
    bring(&elsewhere.app, (&played, &stored)).await.unwrap();
    for player in players.iter().step_by(9) {
        let link = links::private_link(&site.app, player);
        let phone = elsewhere.visitor();
        phone.get(&link[link.find("/p/").unwrap()..]).await.leads_to("/e/autumn-clash/me");
        phone.get("/e/autumn-clash/me").await.is(200).shows(player.name.as_str());
    }
    // What went along signs this event alone: the site's own key stays at home.
    assert_ne!(
        links::link_key_of_event(&site.app, event.id),
        links::link_key_of_event(&elsewhere.app, event.id)
    );
    assert!(!file.contains(std::str::from_utf8(&site.app.link_key).unwrap()));
}

#[actix_web::test]
async fn the_seed_is_the_one_that_was_promised_and_draws_the_same_round() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    site.players(&event, &["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"]).await;
    let desk = site.organiser(&event).await;
    // The site of a test writes its event without a log: the first change begins it.
    let page = desk.get("/e/spring-open/desk/players/1").await;
    desk.post("/e/spring-open/desk/players/1/renew-link", &[("version", &page.hidden("version"))]).await;
    let file = desk.get("/e/spring-open/desk/event-whole.json").await.is(200).body.clone();
    let elsewhere = Site::start().await;
    let (played, stored) = read(&file);
    assert_eq!(bring(&elsewhere.app, (&played, &stored)).await.unwrap().event.seed, event.seed);
    let drawn = async |site: &Site, desk: &Browser| {
        desk.post("/e/spring-open/desk/rounds", &[("round", "1"), ("clubs", "off"), ("odd", "bye")])
            .await
            .is(303);
        let mut tx = site.app.database.read().await.unwrap();
        let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(1)).await.unwrap().unwrap();
        let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
        battles.into_iter().map(|battle| (battle.table_number, battle.a, battle.b)).collect::<Vec<_>>()
    };
    let there = elsewhere.organiser(&event).await;
    assert_eq!(drawn(&site, &desk).await, drawn(&elsewhere, &there).await);
}

#[actix_web::test]
async fn what_came_after_the_format_goes_along_where_there_is_some_and_files_of_before_are_read() {
    // Nobody has given up a place in the demo: a Muster of before reads its file.
    let (_, _, file) = taken(&Site::start().await).await;
    let stored = read(&file).1;
    assert!(!stored.has("player", "gave_up_at") && !stored.has("battle", "asked_at"));

    let site = Site::start().await;
    let settings = Settings { refund_until: "2025-05-09".parse().ok(), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    site.players(&event, &["Ann", "Bo"]).await;
    let desk = site.organiser(&event).await;
    let ann = "/e/spring-open/desk/players/1";
    let paid = [("version", "1"), ("name", "Ann"), ("paid", "on")];
    desk.post(ann, &paid).await.is(303);
    desk.post(&format!("{ann}/leave"), &[("version", "2")]).await.is(303);
    let file = desk.get("/e/spring-open/desk/event-whole.json").await.is(200).body.clone();
    let (played, stored) = read(&file);
    assert!(stored.has("player", "gave_up_at"));
    let elsewhere = Site::start().await;
    bring(&elsewhere.app, (&played, &stored)).await.unwrap();
    let there = elsewhere.organiser(&event).await;
    there.get("/e/spring-open/desk/players.csv").await.shows("withdrew, no refund");
}

#[actix_web::test]
async fn staff_are_named_where_an_event_goes_on_and_join_again_by_an_invitation_that_is_ready() {
    let site = Site::start().await;
    let (_, _, file) = taken(&site).await;
    let (played, stored) = read(&file);
    let elsewhere = Site::start().await;
    // That somebody has a judge's address here gives them nothing.
    let jo = elsewhere.signed_up("Judge", WORDS).await;
    let brought = bring(&elsewhere.app, (&played, &stored)).await.unwrap();
    assert_eq!(brought.absent.len(), stored.staff.len());
    let said = muster::text::tell_left_behind(&stored, &brought.absent);
    let said: Vec<String> = said.iter().map(|line| muster::text::Speaker::in_english().say(line)).collect();
    let said = said.join("\n");
    assert!(
        said.contains("Jo Whitfield (judge@example.org) was judge and needs a new invitation."),
        "{said}"
    );
    let (pack, staff) = ("/e/autumn-clash", "/e/autumn-clash/desk/staff");
    jo.get("/e/autumn-clash/desk/calls").await.is(403);
    elsewhere.visitor().get(pack).await.is(200).shows("Jo Whitfield");

    let desk = elsewhere.organiser(&brought.event).await;
    let page = desk.get(staff).await;
    page.is(200).says(text!("desk-setup-former-staff-about")).shows("Was judge · judge@example.org");
    let invite = form_of(&page, "Invite Jo Whitfield again");
    let link = invite.send(&desk).await;
    link.is(200)
        .shows("Link for Jo Whitfield")
        .says_not(text!("desk-setup-former-staff-invite.label", name = "Jo Whitfield"));
    let link = link.body.split("class=\"copy\">").nth(1).unwrap().split('<').next().unwrap().to_owned();
    jo.get("/e/autumn-clash/desk/calls").await.is(403);
    // Withdrawn, it is ready again.
    let page = desk.get(staff).await;
    page.says_not(text!("desk-setup-former-staff-invite.label", name = "Jo Whitfield"))
        .shows("<b>Jo Whitfield</b><small>judge</small>");
    HtmlForm::on(&page, staff, &format!("{staff}/withdraw")).send(&desk).await.is(303);
    jo.get(&link[link.find("/join/").unwrap()..]).await.is(403);
    let link = form_of(&desk.get(staff).await, "Invite Jo Whitfield again").send(&desk).await;
    let link = link.body.split("class=\"copy\">").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let join = &link[link.find("/join/").unwrap()..];
    jo.get(join).await.is(200);
    jo.post(join, &[("accept", "1"), ("own_password", WORDS)]).await.leads_to("/e/autumn-clash/desk");
    jo.get("/e/autumn-clash/desk/calls").await.is(200);
    let page = desk.get(staff).await;
    // They have joined under the name of their account.
    page.says_not(text!("desk-setup-former-staff-invite.label", name = "Jo Whitfield"))
        .shows("<b>Judge</b>")
        .shows("judge · judge@example.org");
    elsewhere.visitor().get(pack).await.is(200).hides("Jo Whitfield").shows("Judge. A judge");

    // Who is not to come back is named no more; whoever has not joined yet goes along to the next place.
    let again = desk.get("/e/autumn-clash/desk/event-whole.json").await.is(200).body.clone();
    let olga = stored.staff.iter().find(|member| member.role == StaffRole::Organiser).unwrap();
    assert!(read(&again).1.staff.contains(olga));
    form_of(&page, &format!("Remove {}", olga.name)).send(&desk).await.leads_to(staff);
    desk.get(staff).await.hides(&format!("Remove {}", olga.name));
    desk.get("/e/autumn-clash/desk/audit").await.shows("at the original event");
}

/// The form with this button.
fn form_of(page: &Reply, button: &str) -> HtmlForm {
    let label = format!("aria-label=\"{button}\"");
    let mut html = page.body.split("<form").filter_map(|piece| piece.split("</form>").next());
    let html = html.find(|html| html.contains(&label)).unwrap_or_else(|| panic!("no {button}"));
    let mut forms = HtmlForm::all(page, "/e/autumn-clash/desk/staff").into_iter();
    let is_it = |form: &HtmlForm| {
        html.contains(&format!("action=\"{}\"", form.action))
            && form.fields.iter().all(|field| html.contains(&field.value))
    };
    forms.find(is_it).unwrap()
}

fn table<'s>(stored: &'s mut StoredEvent, table: &str) -> &'s mut StoredTable {
    stored.tables.get_mut(table).unwrap()
}

fn set(stored: &mut StoredEvent, of: &str, column: &str, cell: StoredCell) {
    let rows = table(stored, of);
    let at = rows.columns.iter().position(|name| name == column).unwrap();
    rows.rows[0][at] = cell;
}

/// What somebody does to a file.
type Change<'a> = &'a dyn Fn(&mut StoredEvent);

#[actix_web::test]
async fn a_file_that_was_tampered_with_leaves_no_trace() {
    let site = Site::start().await;
    let (event, _, file) = taken(&site).await;
    let (played, stored) = read(&file);
    let elsewhere = Site::start().await;
    let refused = async |played: &EventFile, stored: &StoredEvent, says: &str| {
        let said = say_in_english(bring(&elsewhere.app, (played, stored)).await.unwrap_err());
        assert!(said.contains(says), "{says}: {said}");
        let mut tx = elsewhere.app.database.read().await.unwrap();
        assert!(storage::events::find_event(&mut tx, event.id).await.unwrap().is_none(), "{says}");
    };
    let with = |change: &dyn Fn(&mut StoredEvent)| {
        let mut changed = stored.clone();
        change(&mut changed);
        changed
    };
    let text = |text: &str| StoredCell::Text(text.into());
    let cases: [(&str, Change<'_>); 10] = [
        ("elves: unknown name", &|stored| {
            stored.tables.insert("elves".into(), StoredTable::default());
        }),
        ("seat: the columns differ", &|stored| drop(stored.tables.remove("seat"))),
        ("player: the columns differ", &|stored| table(stored, "player").columns[2] = "mana".into()),
        ("player, row 1: the number of values doesn't match the columns", &|stored| {
            drop(table(stored, "player").rows[0].pop());
        }),
        ("player, row 1: \"number\" has the wrong type", &|stored| {
            set(stored, "player", "number", text("one"));
        }),
        ("event, row 1: \"settings\" has the wrong type", &|stored| {
            set(stored, "event", "settings", text(r#"{"starts_on":"+12025-05-10"}"#));
        }),
        ("player, row 2: contradicts itself or another row", &|stored| {
            set(stored, "player", "number", StoredCell::Whole(2));
        }),
        ("this version of Muster can't read the event", &|stored| {
            set(stored, "event", "settings", text("{}x"));
        }),
        ("its log was changed: Entry 1 was changed", &|stored| {
            set(stored, "audit_entry", "who", text("Mallory"));
        }),
        ("its log was changed", &|stored| drop(table(stored, "audit_entry").rows.pop())),
    ];
    for (says, change) in cases {
        refused(&played, &with(change), says).await;
    }
    // A result changed in the part that one reads, or in the part that counts.
    let renamed = with(&|stored| set(stored, "player", "name", text("Mallory")));
    refused(&played, &renamed, "its players and rounds don't match \"stored\"").await;

    bring(&elsewhere.app, (&played, &stored)).await.unwrap();
    let said = say_in_english(bring(&elsewhere.app, (&played, &stored)).await.unwrap_err());
    assert_eq!(said, "this event is already here, at /e/autumn-clash");
}

#[actix_web::test]
async fn judges_do_not_get_what_signs_players_in() {
    let site = Site::start().await;
    let (event, _, _) = taken(&site).await;
    let judge = site.staff(&event, "Judy", StaffRole::Judge).await;
    judge.get(WHOLE).await.is(403);
    site.visitor().get(WHOLE).await.is(303);
}

#[test]
fn the_commands_take_everything_along_or_what_may_be_handed_out() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let write = |name: &str, text: &str| fs::write(here.join(name), text).unwrap();
    write("four.json", &four_players().to_string());
    let played = muster(here, &["import", "four.json", "--database", "one.db"]);
    assert_eq!(played.code, 0);
    assert!(
        played.err.contains("It has no rosters, private links") && played.err.contains("staff"),
        "{}",
        played.err
    );
    let whole = muster(here, &["export", "four", "--database", "one.db"]);
    let public = muster(here, &["export", "four", "--public", "--database", "one.db"]);
    assert!(whole.out.starts_with("{\n  \"format\": \"muster-event/2\""), "{}", whole.out);
    assert!(public.out.starts_with("{\n  \"format\": \"muster-event/1\"") && !public.out.contains("stored"));
    write("whole.json", &whole.out);
    write("public.json", &public.out);
    // The engines read both, to the same end.
    for engine in ["pair", "verify", "standings"] {
        let [one, other] = ["whole.json", "public.json"].map(|file| muster(here, &[engine, file]));
        assert_eq!((one.code, &one.out), (other.code, &other.out), "{engine}: {}{}", one.err, other.err);
    }
    let brought = muster(here, &["import", "whole.json", "--database", "two.db"]);
    assert_eq!((brought.code, brought.out.as_str()), (0, "/e/four\n"), "{}", brought.err);
    assert!(brought.err.starts_with("Players must open their private links again"), "{}", brought.err);
    assert_eq!(muster(here, &["export", "four", "--public", "--database", "two.db"]).out, public.out);
    assert_eq!(muster(here, &["audit", "verify", "two.db"]).code, 0);
    let again = muster(here, &["import", "whole.json", "--database", "two.db"]);
    assert_eq!((again.code, again.err.lines().count()), (2, 1), "{}", again.err);
    assert!(again.err.contains("this event is already here, at /e/four"), "{}", again.err);
}
