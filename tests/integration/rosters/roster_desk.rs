//! The organiser's desk: the booklet on paper, fixes with a day until which they are due, and writing to
//! those whom it concerns.

use crate::{
    rosters::site::RATS,
    support::{
        floor::Floor,
        site::{Browser, Site},
        skip,
    },
};
use chrono::TimeDelta;
use muster::{
    actions::{
        Actor,
        rosters::{Tell, Whom, recheck_rosters, write_to},
    },
    app::App,
    config::Config,
    domain::event::{
        Event, Stage, pack::Settings, permission::StaffRole, player::Player, roster_version::RosterVersion,
    },
    storage,
    text::ENGLISH,
};
use std::sync::Arc;

const ROSTER: &str = "/e/spring-open/roster";
const DESK: &str = "/e/spring-open/desk/rosters";
const BOOKLET: &str = "/e/spring-open/desk/print/rosters.pdf";

struct Desk {
    site: Site,
    event: Event,
    players: Vec<Player>,
}

impl Desk {
    /// 1,000 points; Ann and Bo have told their addresses, 王小明 has not.
    async fn open() -> Self {
        Self::on(Site::start().await).await
    }

    async fn on(site: Site) -> Self {
        let due = site.app.clock.now() + TimeDelta::days(7);
        let settings = Settings {
            points_limit: 1000,
            roster_deadline: Some(due),
            rosters_open_at: Some(due + TimeDelta::hours(2)),
            rules_cut_off: "2025-05-01".parse().ok(),
            ..Settings::default()
        };
        let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
        let mut players = site.players(&event, &["Ann <b>Archer</b>", "Bo Łukasz", "王小明"]).await;
        let mut tx = site.app.database.write().await.unwrap();
        for (player, email) in players.iter_mut().zip(["ann@example.org", "bo@example.org"]) {
            player.email = Some(email.into());
            storage::players::update(&mut tx, player).await.unwrap();
        }
        tx.commit().await.unwrap();
        Self { site, event, players }
    }

    async fn phone(&self, number: usize) -> Browser {
        self.site.phone_of(&self.players[number - 1]).await
    }

    async fn newest(&self, number: usize) -> RosterVersion {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::rosters::of_player(&mut tx, self.players[number - 1].id).await.unwrap().remove(0)
    }

    async fn hand_in(&self, number: usize, text: &str) {
        self.phone(number).await.post(ROSTER, &[("do", "submit"), ("text", text)]).await.leads_to(ROSTER);
    }

    /// The same site with a mail server; nothing is sent here, only put in the outbox.
    fn with_mail(&self) -> App {
        let mut app = self.site.app.clone();
        app.config = Arc::new(Config { smtp: Some("smtp://localhost:1".into()), ..(*app.config).clone() });
        app
    }

    async fn mails(&self) -> Vec<storage::outbox::Mail> {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::outbox::list_due_mails(&mut tx, self.site.app.clock.now()).await.unwrap()
    }
}

#[actix_web::test]
async fn the_booklet_holds_every_roster_and_is_for_staff_alone() {
    let desk = Desk::open().await;
    desk.hand_in(1, RATS).await;
    let judge = desk.site.staff(&desk.event, "Judy", StaffRole::Judge).await;
    let organiser = desk.site.organiser(&desk.event).await;
    organiser.get(DESK).await.shows(BOOKLET);
    organiser.get("/e/spring-open/desk/print").await.shows(BOOKLET);
    for browser in [judge, organiser] {
        let reply = browser.get(BOOKLET).await;
        reply.is(200);
        assert!(reply.bytes.starts_with(b"%PDF-"), "a PDF");
        assert!(reply.bytes.len() > 5_000, "{} bytes", reply.bytes.len());
        if let Some(text) = read_back(&reply.bytes) {
            for line in ["1 Ann <b>Archer</b>", "Skaven · 920 points", "General's Regiment", "Clanrats (300)"]
            {
                assert!(text.contains(line), "“{line}” is not in {text}");
            }
            assert!(text.contains("1 roster") && !text.contains("Bo Łukasz"), "{text}");
        }
    }
    // Closed rosters: to players and strangers the booklet does not exist or is not theirs.
    desk.phone(2).await.get(BOOKLET).await.is(303).hides("Skaven");
    desk.site.visitor().get(BOOKLET).await.is(303).hides("Skaven");
}

#[actix_web::test]
async fn a_fix_has_a_day_and_what_comes_after_it_is_late() {
    let desk = Desk::open().await;
    let illegal = RATS.replace("Stormvermin (110)", "Stormvermin (100)");
    desk.hand_in(1, &illegal).await;
    desk.hand_in(2, &illegal).await;
    let organiser = desk.site.organiser(&desk.event).await;
    let zone = muster::domain::zone::Zone::or_utc(&desk.event.settings.time_zone);
    let send_back = async |number: usize, days: i64| {
        let roster = desk.newest(number).await;
        let due = zone.field(desk.site.app.clock.now() + TimeDelta::days(days));
        let (number_field, version) = (roster.number.to_string(), roster.version.to_string());
        let fields = [
            ("state", "needs_fix"),
            ("reason", "The price of the Stormvermin"),
            ("due", due.as_str()),
            ("roster", number_field.as_str()),
            ("version", version.as_str()),
        ];
        organiser.post(&format!("{DESK}/{number}"), &fields).await
    };
    send_back(1, -1).await.is(422).says(text!("roster-refusal-due-in-the-past"));
    send_back(1, 3).await.leads_to(&format!("{DESK}/2"));
    send_back(2, 1).await.leads_to(DESK);
    let page = organiser.get(&format!("{DESK}?only=fix")).await;
    let (ann, bo) = (page.body.find("Ann &#60;b").unwrap(), page.body.find("Bo Łukasz").unwrap());
    assert!(bo < ann, "whose fix is due first comes first");
    let ann = desk.phone(1).await;
    ann.get(ROSTER).await.shows("The price of the Stormvermin").shows("Hand in a new version by");
    ann.get("/e/spring-open/me").await.shows("Fix it by");

    desk.site.wait(2 * 24 * 60);
    organiser.get(DESK).await.shows("overdue");
    let organisers = organiser.get(&format!("{DESK}/2")).await;
    organisers.shows("Fix by");
    desk.hand_in(1, RATS).await;
    desk.hand_in(2, RATS).await;
    assert!(!desk.newest(1).await.late, "in time for the fix");
    assert!(desk.newest(2).await.late, "after the day of the fix, though before the event's deadline");
    organiser.get(DESK).await.hides("overdue");
}

#[actix_web::test]
async fn what_to_do_about_a_roster_that_is_played_with_stands_on_its_page_step_by_step() {
    let floor = Floor::with_players(2).await;
    let illegal = RATS.replace("Clanrats (300)\n", &"Clanrats (300)\n".repeat(9));
    assert_ne!(illegal, RATS);
    for (number, text) in [(1, illegal.as_str()), (2, RATS)] {
        let phone = floor.phone(number).await;
        phone.post(ROSTER, &[("do", "submit"), ("text", text)]).await.leads_to(ROSTER);
    }
    let judge = floor.site.staff(&floor.event, "Judy", StaffRole::Judge).await;
    let [ann, bo] = [1, 2].map(|number| format!("{DESK}/{number}"));
    judge.get(&ann).await.is(200).hides("Being played now");
    floor.play(1, &[]).await;
    let page = judge.get(&ann).await;
    page.is(200).says(text!("desk-roster-playing", round = 1, table = 1));
    page.shows("Ask an organiser to send it back").shows("href=\"/e/spring-open/desk/battles/1/1#ruling\"");
    page.shows("href=\"/e/spring-open/desk/conduct/1?kind=roster\"");
    floor.desk.get(&ann).await.shows("Send it back with what needs fixing");
    judge.get(&bo).await.is(200).hides("Being played now");
}

#[actix_web::test]
async fn rosters_that_are_missing_are_told_on_now_a_week_before_they_are_due() {
    let desk = Desk::open().await;
    let organiser = desk.site.organiser(&desk.event).await;
    let now = "/e/spring-open/desk";
    let letters = format!("href=\"{DESK}/letters?whom=missing\"");
    organiser.get(now).await.is(200).shows("3 rosters are missing, due").shows(&letters);
    desk.hand_in(1, RATS).await;
    desk.hand_in(2, RATS).await;
    organiser.get(now).await.shows("1 roster is missing, due").shows(&letters);
    desk.site.wait(8 * 24 * 60);
    organiser.get(now).await.shows("1 roster is missing, was due");
    let judge = desk.site.staff(&desk.event, "Judy", StaffRole::Judge).await;
    judge.get(now).await.is(200).hides("roster is missing");
}

#[actix_web::test]
async fn whoever_is_missing_gets_a_mail_or_stands_on_a_list_to_copy() {
    let desk = Desk::open().await;
    desk.hand_in(1, RATS).await;
    let organiser = desk.site.organiser(&desk.event).await;
    let path = format!("{DESK}/letters");
    let page = organiser.get(&format!("{path}?whom=missing")).await;
    page.is(200).shows("Bo Łukasz &#60;bo@example.org&#62;").shows("王小明").hides("ann@example.org");
    page.says(text!("desk-roster-letters-no-mails")).says(text!("desk-roster-letters-without"));
    page.shows("/e/spring-open</textarea>");
    let fields = [("whom", "missing"), ("text", "Please hand it in.")];
    organiser.post(&path, &fields).await.is(422).says(text!("roster-refusal-no-mails"));
    organiser.post(&path, &[("whom", "nobody"), ("text", "x")]).await.is(404);
    organiser.post(&path, &[("whom", "missing"), ("text", " ")]).await.is(422);
    assert!(desk.mails().await.is_empty());
    organiser.get(&format!("{path}?whom=fix")).await.is(200).says(text!("desk-roster-letters-nobody"));

    let by = Actor { once: Some("0123456789abcdef".into()), ..Actor::muster() };
    let app = desk.with_mail();
    let sent =
        write_to(&app, &by, &desk.event, (Whom::Missing, "Please hand it in."), &ENGLISH).await.unwrap();
    assert_eq!(sent, 1, "王小明 told no address");
    assert!(
        write_to(&app, &by, &desk.event, (Whom::Missing, "Please hand it in."), &ENGLISH).await.is_err(),
        "twice"
    );
    let mails = desk.mails().await;
    assert_eq!((mails.len(), mails[0].recipient.as_str()), (1, "bo@example.org"));
    let body = &mails[0].body;
    assert!(body.contains("Hello Bo Łukasz,") && body.contains("Please hand it in."), "{body}");
    assert!(body.contains("/e/spring-open/roster"), "{body}");
    // On record, without anything of anybody's roster.
    organiser.get("/e/spring-open/desk/audit").await.says(text!("roster-act-wrote-to-missing", count = 1));
    // Only organisers see addresses.
    let judge = desk.site.staff(&desk.event, "Judy", StaffRole::Judge).await;
    judge.get(&path).await.is(403).hides("bo@example.org");
    judge.get(DESK).await.is(200).hides("bo@example.org");
}

#[actix_web::test]
async fn the_buttons_that_write_to_players_do_so_once() {
    let mut desk = Desk::on(Site::with_mail().await).await;
    desk.hand_in(1, RATS).await;
    let organiser = desk.site.organiser(&desk.event).await;
    let path = format!("{DESK}/letters");
    let page = organiser.get(&format!("{path}?whom=missing")).await;
    page.is(200).shows("bo@example.org").says_not(text!("desk-roster-letters-no-mails"));
    let once = page.hidden("once");
    let fields = [("whom", "missing"), ("text", "Please hand it in."), ("once", once.as_str())];
    for _ in 0..2 {
        organiser.post(&path, &fields).await.leads_to(DESK);
    }
    organiser.get(DESK).await.is(200);
    let mails = desk.mails().await;
    assert_eq!(mails.iter().map(|mail| mail.recipient.as_str()).collect::<Vec<_>>(), ["bo@example.org"]);
    // Ann's roster goes over by the profiles of June; Bo's was never handed in.
    let settings = Settings { rules_cut_off: "2025-07-01".parse().ok(), ..desk.event.settings.clone() };
    let mut tx = desk.site.app.database.write().await.unwrap();
    storage::events::set_settings(&mut tx, desk.event.id, &desk.event.name, &settings).await.unwrap();
    desk.site.commit(tx, desk.event.id).await;
    desk.event.settings = settings;
    let again = format!("{DESK}/recheck");
    let page = organiser.get(&again).await;
    page.is(200).shows("name=\"tell\"").shows("ann@example.org").hides("bo@example.org");
    let once = page.hidden("once");
    for _ in 0..2 {
        let fields = [("tell", "on"), ("once", once.as_str())];
        organiser.post(&again, &fields).await.leads_to(DESK);
    }
    let mails = desk.mails().await;
    assert_eq!(mails.len(), 2, "one more, and only one");
    assert!(mails.iter().any(|mail| mail.recipient == "ann@example.org" && mail.body.contains("(A06)")));
    // A judge presses neither.
    let judge = desk.site.staff(&desk.event, "Judy", StaffRole::Judge).await;
    judge.post(&path, &[("whom", "missing"), ("text", "x")]).await.is(403);
    judge.post(&again, &[("tell", "on")]).await.is(403);
    assert_eq!(desk.mails().await.len(), 2);
}

#[actix_web::test]
async fn those_whom_new_profiles_make_illegal_are_told_why() {
    let mut desk = Desk::open().await;
    desk.hand_in(1, RATS).await;
    desk.hand_in(3, RATS).await;
    // Stormvermin cost more by the profiles of June.
    let settings = Settings { rules_cut_off: "2025-07-01".parse().ok(), ..desk.event.settings.clone() };
    let mut tx = desk.site.app.database.write().await.unwrap();
    storage::events::set_settings(&mut tx, desk.event.id, &desk.event.name, &settings).await.unwrap();
    desk.site.commit(tx, desk.event.id).await;
    desk.event.settings = settings;
    let organiser = desk.site.organiser(&desk.event).await;
    let page = organiser.get(&format!("{DESK}/recheck")).await;
    page.is(200)
        .says(text!("desk-rosters-again-whom"))
        .shows("ann@example.org")
        .shows("王小明")
        .hides("name=\"tell\"");
    let (changed, written) =
        recheck_rosters(&desk.with_mail(), &Actor::muster(), &desk.event, Tell::Affected, &ENGLISH)
            .await
            .unwrap();
    assert_eq!((changed, written), (2, 1));
    let mails = desk.mails().await;
    assert_eq!((mails.len(), mails[0].recipient.as_str()), (1, "ann@example.org"));
    assert!(mails[0].body.contains("(A06)") && mails[0].body.contains("have changed"), "{}", mails[0].body);
    assert!(mails[0].body.contains("Ann <b>Archer</b>"), "plain text, not a page");
    organiser.get(&format!("{DESK}/letters?whom=illegal")).await.shows("A06").shows("ann@example.org");
}

/// What stands on paper, where the tool to read it back is there.
fn read_back(pdf: &[u8]) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rosters.pdf");
    std::fs::write(&file, pdf).unwrap();
    let read = std::process::Command::new("pdftotext").arg("-layout").arg(&file).arg("-").output();
    let Ok(read) = read else {
        skip("pdftotext (poppler-utils) is not installed; the booklet was not read back");
        return None;
    };
    let text = String::from_utf8(read.stdout).unwrap();
    if let Some(shots) = std::env::var_os("MUSTER_SCREENSHOTS") {
        let _ = std::fs::copy(&file, std::path::Path::new(&shots).join("rosters.pdf"));
    }
    Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
}
