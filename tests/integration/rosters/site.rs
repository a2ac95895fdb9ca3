//! Rosters on the site: pasting, checking, handing in, what staff decide, and who sees what when.

mod as_it_is;
mod at_the_desk;
mod at_the_table;
mod corrected;
mod out_of_date;
mod read_whole;
mod reads;
mod reported;
mod secrecy;
mod worlds;

use crate::support::site::{Browser, Reply, Site};
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use muster::{
    actions::rosters::judge_left_behind,
    domain::{
        event::{
            Event, Stage,
            pack::Settings,
            permission::StaffRole,
            player::Player,
            roster_version::{RosterState, RosterVersion},
        },
        numbers::RoundNumber,
    },
    storage,
};

/// Legal with the sample's profiles of December 2024, as the publisher's app writes it.
pub const RATS: &str = "Rats <b>of</b> 🐀 doom 920/1000 pts\n\nSkaven | Claw-horde\nDrops: 2\n\n\
    General's Regiment\nGrey Seer (120)\n• General\nClanrats (150)\nStormvermin (110)\nRat Ogors (160)\n\n\
    Regiment 1\nClawlord (80)\nClanrats (300)\n• Reinforced\n\n\
    Created with Warhammer Age of Sigmar: The App\nApp: 1.7.0 (1) | Data: 216\n";

const ROSTER: &str = "/e/spring-open/roster";
const DESK: &str = "/e/spring-open/desk/rosters";

struct Hall {
    site: Site,
    event: Event,
    players: Vec<Player>,
}

impl Hall {
    /// 1,000 points, rosters due in a week and open to all two hours later.
    async fn open() -> Self {
        let site = Site::start().await;
        let due = site.app.clock.now() + TimeDelta::days(7);
        let settings = Settings {
            points_limit: 1000,
            roster_deadline: Some(due),
            rosters_open_at: Some(due + TimeDelta::hours(2)),
            rules_cut_off: "2025-05-01".parse().ok(),
            ..Settings::default()
        };
        Self::with(site, settings).await
    }

    async fn with(site: Site, settings: Settings) -> Self {
        let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
        let players = site.players(&event, &["Ann <b>Archer</b>", "Bo Łukasz", "王小明"]).await;
        Self { site, event, players }
    }

    async fn phone(&self, number: usize) -> Browser {
        self.site.phone_of(&self.players[number - 1]).await
    }

    async fn newest(&self, number: usize) -> RosterVersion {
        self.versions(number).await.remove(0)
    }

    async fn versions(&self, number: usize) -> Vec<RosterVersion> {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::rosters::of_player(&mut tx, self.players[number - 1].id).await.unwrap()
    }

    /// Changes the event's settings behind everybody's back.
    async fn set(&mut self, settings: Settings) {
        let mut tx = self.site.app.database.write().await.unwrap();
        storage::events::set_settings(&mut tx, self.event.id, &self.event.name, &settings).await.unwrap();
        self.site.commit(tx, self.event.id).await;
        self.event.settings = settings;
    }
}

pub async fn submit(phone: &Browser, text: &str) -> Reply {
    phone.post(ROSTER, &[("do", "submit"), ("text", text)]).await
}

async fn check(phone: &Browser, text: &str, confirmed: &[&str]) -> Reply {
    let mut fields = vec![("do", "check"), ("text", text)];
    fields.extend(confirmed.iter().map(|pair| ("confirm", *pair)));
    phone.post(ROSTER, &fields).await
}

/// Sends a file, as the form does.
async fn send_file(browser: &Browser, path: &str, what: &str, name: &str, bytes: &[u8]) -> Reply {
    let mut body = format!(
        "--line\r\ncontent-disposition: form-data; name=\"do\"\r\n\r\n{what}\r\n--line\r\n\
         content-disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n"
    )
    .into_bytes();
    body.extend(bytes);
    body.extend(b"\r\n--line--\r\n");
    let request = TestRequest::post().uri(path).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    browser.send(request.insert_header(kind).set_payload(body)).await
}

#[actix_web::test]
async fn a_player_checks_a_list_hands_it_in_and_replaces_it() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    ann.get(ROSTER)
        .await
        .is(200)
        .says(text!("roster-hand-in"))
        .says(text!("play-roster-sample"))
        .hides(", handed in ");
    let page = check(&ann, RATS, &[]).await;
    page.is(200).shows("Not handed in yet").shows("Grey Seer").shows("920").shows("80 points");
    page.shows("Sample of battle profiles, December 2024 (18 December 2024)").shows("Clawlord");
    assert!(hall.versions(1).await.is_empty(), "a check keeps nothing");

    submit(&ann, RATS).await.leads_to(ROSTER);
    let page = ann.get(ROSTER).await;
    page.is(200).shows("Roster received: version 1, ready.").shows("days left to replace it");
    page.shows("Rats &#60;b&#62;of&#60;/b&#62; 🐀 doom").hides("Rats <b>of");
    let first = hall.newest(1).await;
    assert_eq!((first.source.as_str(), first.number, first.late), (RATS, 1, false));
    assert_eq!(first.verdict.computed.points, 920);
    page.shows(&muster::token::token_hash(RATS)[..12]);

    submit(&ann, &RATS.replace("Stormvermin (110)", "Stormvermin (100)")).await.leads_to(ROSTER);
    let versions = hall.versions(1).await;
    assert_eq!(versions.iter().map(|roster| roster.number).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(versions[1].source, RATS, "the first stays as it was given");
    ann.get(ROSTER).await.shows("1 to fix").shows("Correct the price to 110.").shows("Version 1");
    assert!(hall.versions(2).await.is_empty());
}

#[actix_web::test]
async fn the_same_form_twice_hands_in_once() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let once = ann.get(ROSTER).await.hidden("once");
    for _ in 0..2 {
        let fields = [("once", once.as_str()), ("do", "submit"), ("text", RATS)];
        ann.post(ROSTER, &fields).await.leads_to(ROSTER);
    }
    assert_eq!(hall.versions(1).await.len(), 1);
    // Looked at first, by somebody else: the page that answers has a form of its own, which counts once as well.
    let bob = hall.phone(2).await;
    let page = check(&bob, RATS, &[]).await;
    let once = page.hidden("once");
    for _ in 0..2 {
        let fields = [("once", once.as_str()), ("do", "submit"), ("text", RATS)];
        bob.post(ROSTER, &fields).await.leads_to(ROSTER);
    }
    assert_eq!(hall.versions(2).await.len(), 1);
}

#[actix_web::test]
async fn what_is_no_roster_comes_back_as_it_was_typed() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    submit(&ann, "  \n ").await.is(422).says(text!("roster-refusal-nothing"));
    let lunch = "2 soups, <b>no</b> onions";
    check(&ann, lunch, &[])
        .await
        .is(200)
        .shows("Not readable: no units found")
        .shows("2 soups, &#60;b&#62;no");
    let long = format!("{}\nlast line", "x".repeat(530_000));
    send_file(&ann, ROSTER, "submit", "long.txt", long.as_bytes())
        .await
        .is(422)
        .shows("This is too large for a roster.");
    send_file(&ann, ROSTER, "check", "big.ros", &vec![b'x'; 3_000_000]).await.is(413);
    send_file(&ann, ROSTER, "check", "picture.png", &[0x89, b'P', 0, 0, 1])
        .await
        .is(422)
        .shows("This isn't text");
    assert!(hall.versions(1).await.is_empty());
    submit(&ann, lunch).await.is(422).says(text!("roster-refusal-unitless"));
    ann.post(ROSTER, &[("do", "submit"), ("text", lunch), ("anyway", "on")]).await.leads_to(ROSTER);
    assert!(
        !hall.newest(1).await.verdict.is_legal(),
        "even a lunch order can be handed in; it says what it is"
    );
}

#[actix_web::test]
async fn a_zipped_file_that_was_checked_need_not_be_chosen_again() {
    use std::io::Write;
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    archive.start_file("list.ros", zip::write::SimpleFileOptions::default()).unwrap();
    let xml = r#"<roster name="Zip"><forces><force name="Handbook" catalogueName="Skaven"><forces><force name="Regiment"><selections><selection name="Clanrats" type="unit"><costs><cost name="pts" typeId="points" value="150"/></costs></selection></selections></force></forces></force></forces></roster>"#;
    archive.write_all(xml.as_bytes()).unwrap();
    let bytes = archive.finish().unwrap().into_inner();
    let page = send_file(&ann, ROSTER, "check", "list.rosz", &bytes).await;
    page.is(200).shows("Your file is saved").shows("Clanrats");
    let kept = page.hidden("kept");
    ann.post(ROSTER, &[("do", "submit"), ("text", ""), ("kept", &kept)]).await.leads_to(ROSTER);
    let roster = hall.newest(1).await;
    assert_eq!((roster.encoding.as_str(), roster.format.as_str()), ("base64", "rosz"));
    assert_eq!(roster.verdict.computed.points, 150);
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(&format!("{DESK}/1")).await.is(200).shows("Clanrats");
}

#[actix_web::test]
async fn an_unknown_name_is_never_guessed_but_suggested_and_confirmed() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let typo = RATS.replace("Clanrats (150)", "Clanrat (150)");
    let page = check(&ann, &typo, &[]).await;
    page.shows("Did you mean Clanrats?").says(text!("roster-name-means", name = "Clanrats"));
    let pair = r#"["Clanrat","Clanrats"]"#;
    page.shows("value=\"[&#34;Clanrat&#34;,&#34;Clanrats&#34;]\"");
    let page = check(&ann, &typo, &[pair]).await;
    page.says(text!("roster-read-as-confirmed", written = "Clanrat", means = "Clanrats"))
        .hides("Did you mean");
    // Only what was suggested can be confirmed, and only of a name that nobody knows.
    let page = check(&ann, &typo, &[r#"["Clanrat","Thanquol on Boneripper"]"#]).await;
    page.shows("Did you mean Clanrats?").hides("” read as ");
    check(&ann, RATS, &[r#"["Stormvermin","Clanrats"]"#]).await.hides("” read as ");

    submit(&ann, &typo).await.leads_to(ROSTER);
    let version = ann.get(ROSTER).await.says(text!("roster-name-means", name = "Clanrats")).hidden("version");
    let names = "/e/spring-open/roster/names";
    ann.post(names, &[("version", "7"), ("confirm", pair)])
        .await
        .is(409)
        .shows("since you opened it. Check it again.");
    ann.post(names, &[("version", &version), ("confirm", r#"["Clawlord","Clanrats"]"#)]).await.is(422);
    ann.post(names, &[("version", &version)]).await.is(404);
    ann.post(names, &[("version", &version), ("confirm", pair)]).await.leads_to(ROSTER);
    ann.get(ROSTER)
        .await
        .says(text!("roster-name-is-read-as", written = "Clanrat", means = "Clanrats"))
        .hides("Did you mean");
    let roster = hall.newest(1).await;
    assert!(roster.is_clean());
    assert_eq!(roster.source, typo, "the text stays as it was given");
    assert_eq!(roster.reading.roster.sections[0].entries[1].name, "Clanrat");

    // The organiser can say it for somebody who did not.
    let bo = hall.phone(2).await;
    submit(&bo, &typo).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let version = desk
        .get(&format!("{DESK}/2"))
        .await
        .says(text!("roster-name-means", name = "Clanrats"))
        .hidden("version");
    let fields = [("version", version.as_str()), ("confirm", pair)];
    desk.post(&format!("{DESK}/2/names"), &fields).await.leads_to(&format!("{DESK}/2"));
    assert!(hall.newest(2).await.is_clean());
}

#[actix_web::test]
async fn staff_accept_send_back_and_the_player_sees_why() {
    let hall = Hall::open().await;
    let (ann, bo) = (hall.phone(1).await, hall.phone(2).await);
    submit(&ann, RATS).await.leads_to(ROSTER);
    submit(&bo, &RATS.replace("Stormvermin (110)", "Stormvermin (100)")).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let page = desk.get(DESK).await;
    page.is(200)
        .says(text!("desk-rosters-accept-ready", rosters = 1))
        .shows("Nothing yet <b class=\"num\">1</b>");
    let (illegal, clean) = (page.body.find("Bo Łukasz").unwrap(), page.body.find("Ann &#60;b").unwrap());
    assert!(illegal < clean, "the worst comes first");
    page.says(text!("desk-rosters-are-missing", players = 1)).shows("letters?whom=missing");
    let missing = desk.get(&format!("{DESK}?only=none")).await;
    let missing = missing.body.split("<ul class=\"rows").nth(1).unwrap();
    assert!(missing.contains("王小明") && !missing.contains("Bo"));
    // What the verdicts say parts everybody's, and is offered there.
    page.hides("To fix <b");
    desk.get(&format!("{DESK}?only=all")).await.shows("To fix <b class=\"num\">1</b>");
    desk.get(&format!("{DESK}?only=illegal"))
        .await
        .shows("Bo Łukasz")
        .hides("Ann &#60;b&#62;Archer&#60;/b&#62;");

    desk.post(&format!("{DESK}/accept-clean"), &[]).await.leads_to(DESK);
    assert_eq!(hall.newest(1).await.state, RosterState::Accepted);
    assert_eq!(hall.newest(2).await.state, RosterState::Submitted);

    let path = format!("{DESK}/2");
    let page = desk.get(&path).await;
    let (version, roster) = (page.hidden("version"), page.hidden("roster"));
    let decide = [("version", version.as_str()), ("roster", &roster), ("state", "needs_fix")];
    desk.post(&path, &decide).await.is(422).says(text!("roster-refusal-reason-missing"));
    let because = |reason| [decide[0], decide[1], decide[2], ("reason", reason)];
    // Refused, the word with which it was to be accepted stays there, and none to send it back with.
    let stale =
        [("version", "99"), ("roster", &*roster), ("state", "accepted"), ("reason", "The old scroll.")];
    let refused = desk.post(&path, &stale).await;
    refused.is(409).shows("value=\"The old scroll.\"").hides(">The old scroll.</textarea>");
    refused.shows("Stormvermin costs 110 points, not 100.");
    desk.post(&path, &because("Stormvermin cost <110>.")).await.leads_to(DESK);
    desk.post(&path, &because("Again."))
        .await
        .is(409)
        .shows("has a new version or decision since you opened it");
    bo.get("/e/spring-open/me").await.shows("Your roster was sent back: Stormvermin cost &#60;110&#62;.");
    hall.phone(3)
        .await
        .get("/e/spring-open/me")
        .await
        .shows("You haven't handed in your roster yet. It's due");
    bo.get(ROSTER).await.shows("sent back").shows("sent this back: Stormvermin cost &#60;110&#62;.");

    // A new version goes back to the pile, with what it changed.
    submit(&bo, RATS).await.leads_to(ROSTER);
    desk.get(&path)
        .await
        .says(text!("roster-changed-since", version = 1))
        .shows("<del>General&#39;s Regiment: Stormvermin (100)</del>");
    submit(&ann, &RATS.replace("Rats <b>", "New rats <b>")).await.leads_to(ROSTER);
    assert_eq!(hall.newest(1).await.state, RosterState::Submitted);
    desk.get("/e/spring-open/desk/audit").await.shows("replacing an accepted one");

    let page = desk.get(&path).await;
    let accept =
        [("version", &*page.hidden("version")), ("roster", &*page.hidden("roster")), ("state", "accepted")];
    page.shows("2 of 2 to review").shows("Previous: ");
    // Decided: on to the next that nobody has decided about, and from the last of them to the list.
    desk.post(&path, &accept).await.leads_to(&format!("{DESK}/1"));
    desk.get(&format!("{DESK}/1")).await.shows("1 of 1 to review").hides("Previous: ").hides("Next: ");
    let page = desk.get(&path).await;
    page.shows("accepted");
    let open =
        [("version", &*page.hidden("version")), ("roster", &*page.hidden("roster")), ("state", "submitted")];
    desk.post(&path, &open).await.leads_to(&path);
    assert_eq!(hall.newest(2).await.state, RosterState::Submitted);
}

#[actix_web::test]
async fn judges_read_rosters_and_organisers_decide() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    let judge = hall.site.staff(&hall.event, "Jo Judge", StaffRole::Judge).await;
    judge.get(DESK).await.is(200).hides("ready roster").says_not(text!("desk-rosters-what-changed"));
    judge
        .get(&format!("{DESK}/1"))
        .await
        .is(200)
        .shows("Grey Seer")
        .hides("Send back")
        .hides("Allow</button>");
    judge.post(&format!("{DESK}/1"), &[("state", "accepted")]).await.is(403);
    judge.get("/e/spring-open/rosters/1").await.is(200).hides("Report a problem");
    assert_eq!(hall.newest(1).await.state, RosterState::Submitted);
}

#[actix_web::test]
async fn a_finding_is_let_pass_with_a_reason_and_stays_so_in_the_next_version() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let cheap = RATS.replace("Stormvermin (110)", "Stormvermin (100)");
    submit(&ann, &cheap).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let path = format!("{DESK}/1");
    let page = desk.get(&path).await;
    let finding = |page: &Reply| page.hidden("finding").replace("&#39;", "'").replace("&#34;", "\"");
    let fields = |page: &Reply, reason: &str, what: &str| {
        [
            ("version", page.hidden("version")),
            ("roster", page.hidden("roster")),
            ("finding", finding(page)),
            ("reason", reason.to_owned()),
            ("do", what.to_owned()),
        ]
    };
    let waive = async |page: &Reply, reason: &str, what: &str| {
        let fields = fields(page, reason, what);
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        desk.post(&format!("{path}/waive"), &fields).await
    };
    waive(&page, " ", "").await.is(422).says(text!("desk-roster-say-why-it-passes"));
    waive(&page, "The app was wrong that week.", "").await.leads_to(&path);
    waive(&page, "Twice.", "").await.is(409);
    let mut page = desk.get(&path).await;
    while hall.newest(1).await.gravest().is_some() {
        // The sum that does not add up is let pass as well.
        let rest = page.body.split("Remove exception").last().unwrap().to_owned();
        let next = Reply { body: rest, ..page };
        let whole = desk.get(&path).await;
        let (version, roster) = (whole.hidden("version"), whole.hidden("roster"));
        let finding = finding(&next);
        let fields =
            [("version", &*version), ("roster", &roster), ("finding", &finding), ("reason", "Same.")];
        desk.post(&format!("{path}/waive"), &fields).await.leads_to(&path);
        page = desk.get(&path).await;
    }
    page.shows("allowed</span>").shows("The app was wrong that week.").shows("Olga Organiser");
    ann.get(ROSTER).await.shows("The app was wrong that week.");
    desk.get("/e/spring-open/desk/audit").await.shows("allowed on Ann").shows("The app was wrong that week.");

    submit(&ann, &cheap.replace("doom", "gloom")).await.leads_to(ROSTER);
    assert!(hall.newest(1).await.gravest().is_none(), "the same findings stay let pass");
    let page = desk.get(&path).await;
    waive(&page, "", "again").await.leads_to(&path);
    assert!(hall.newest(1).await.gravest().is_some());
}

#[actix_web::test]
async fn a_late_roster_is_taken_and_marked() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    hall.site.wait(7 * 24 * 60 + 1);
    ann.get(ROSTER).await.shows("The deadline has passed");
    submit(&ann, RATS).await.leads_to(ROSTER);
    assert!(hall.newest(1).await.late);
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(DESK).await.says(text!("desk-rosters-is-ready-but-late")).hides("ready roster");
    desk.post(&format!("{DESK}/accept-clean"), &[]).await.leads_to(DESK);
    assert_eq!(hall.newest(1).await.state, RosterState::Submitted, "somebody looks at a late one");
}

#[actix_web::test]
async fn staff_hand_in_for_a_player() {
    let hall = Hall::open().await;
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(&format!("{DESK}/3")).await.is(200).shows("nothing yet");
    desk.post(&format!("{DESK}/3/hand-in"), &[("text", "")])
        .await
        .is(422)
        .says(text!("roster-refusal-nothing"));
    desk.post(&format!("{DESK}/3/hand-in"), &[("text", RATS)]).await.leads_to(&format!("{DESK}/3"));
    assert_eq!(hall.newest(3).await.submitted_by, "Olga Organiser");
    desk.get(&format!("{DESK}/99")).await.is(404);
}

#[actix_web::test]
async fn an_event_is_judged_by_the_season_of_its_day_unless_its_organiser_chose_another() {
    let site = Site::start().await;
    let starts_on = "2026-07-18".parse().ok();
    let settings = Settings { points_limit: 1000, starts_on, ..Settings::default() };
    let hall = Hall::with(site, settings).await;
    let desk = hall.site.organiser(&hall.event).await;
    let path = format!("{DESK}/rules");
    let seen = desk.get(&path).await.shows("By event date: General&#39;s Handbook 2026-27").hidden("seen");
    let visitor = hall.site.visitor();
    visitor.get("/e/spring-open").await.shows("General&#39;s Handbook 2026-27");
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    let judged_by = async || hall.newest(1).await.verdict.computed.season.unwrap();
    assert_eq!(judged_by().await, "General's Handbook 2026-27");

    let chosen = [("seen", seen.as_str()), ("do", "allow"), ("season", "General's Handbook 2025-26")];
    desk.post(&path, &chosen).await.leads_to(&path);
    visitor.get("/e/spring-open").await.shows("General&#39;s Handbook 2025-26");
    judge_left_behind(&hall.site.app).await.unwrap();
    assert_eq!(judged_by().await, "General's Handbook 2025-26");
}

#[actix_web::test]
async fn an_organiser_lowers_a_rule_and_sets_a_price_for_everybody_to_see() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let path = format!("{DESK}/rules");
    let desk = hall.site.organiser(&hall.event).await;
    let cheap = RATS.replace("Stormvermin (110)", "Stormvermin (100)");
    submit(&ann, &cheap).await.leads_to(ROSTER);
    let change = async |fields: &[(&str, &str)]| {
        let seen = desk.get(&path).await.is(200).hidden("seen");
        desk.post(&path, &[&[("seen", seen.as_str())], fields].concat()).await
    };
    change(&[("do", "lower"), ("rule", "A07"), ("severity", "warning"), ("reason", "")])
        .await
        .is(422)
        .says(text!("desk-roster-rules-say-why"));
    change(&[("do", "lower"), ("rule", "A99"), ("reason", "x")]).await.is(404);
    change(&[("do", "nothing")]).await.is(404);
    let old = desk.get(&path).await.hidden("seen");
    let lower = [("do", "lower"), ("rule", "A07"), ("severity", "warning"), ("reason", "The app <lags>.")];
    change(&lower).await.leads_to(&path);
    desk.post(&path, &[&[("seen", old.as_str())], &lower[..]].concat())
        .await
        .is(409)
        .says(text!("desk-roster-rules-changed"));
    hall.site
        .visitor()
        .get("/e/spring-open")
        .await
        .shows("A07 (Prices as published): to check. The app &#60;lags&#62;.");
    assert!(!hall.newest(1).await.verdict.is_legal(), "until it was judged again");
    judge_left_behind(&hall.site.app).await.unwrap();
    assert!(hall.newest(1).await.verdict.is_legal());
    change(&[("do", "raise"), ("rule", "A07")]).await.leads_to(&path);

    let price = |points| {
        [
            ("do", "correct"),
            ("faction", "skaven"),
            ("unit", "stormvermin"),
            ("points", points),
            ("price_reason", "Misprint."),
        ]
    };
    change(&price("cheap")).await.is(422).shows("whole number");
    let mut nobody = price("100");
    nobody[2].1 = "Elves";
    let refused = change(&nobody).await;
    refused.is(422).says(text!("roster-refusal-no-unit", faction = "Skaven", unit = "Elves"));
    change(&price("100")).await.leads_to(&path);
    let page = check(&ann, &cheap, &[]).await;
    page.hides("Correct the price").shows("Stormvermin");
    hall.site.visitor().get("/e/spring-open").await.shows("Stormvermin (Skaven): 100 points. Misprint.");
    change(&[("do", "published"), ("faction", "Skaven"), ("unit", "Stormvermin")]).await.leads_to(&path);
    check(&ann, &cheap, &[]).await.shows("Correct the price to 110.");
    let season = ("season", "General's Handbook 2026-27");
    change(&[("do", "allow"), ("allowed", "legends"), ("wording", "original"), season]).await.leads_to(&path);
    desk.get(&path).await.shows("<option selected>General&#39;s Handbook 2026-27");
    hall.site.visitor().get("/e/spring-open").await.shows("General&#39;s Handbook 2026-27");
    hall.site
        .visitor()
        .get("/e/spring-open")
        .await
        .shows("Regiments of Renown, Armies of Renown, Faction terrain");
    // Saving the pack's settings leaves these rules alone.
    let form = desk.get("/e/spring-open/desk/set-up/rosters").await.is(200).hidden("seen");
    assert!(!form.is_empty());
    let judge = hall.site.staff(&hall.event, "Jo Judge", StaffRole::Judge).await;
    judge.get(&path).await.is(200).hides("Save correction");
}

#[actix_web::test]
async fn the_match_card_shows_what_open_rosters_mean_for_the_game() {
    let hall = Hall::open().await;
    let lone = RATS
        .replace("Regiment 1\nClawlord (80)\nClanrats (300)\n• Reinforced\n\n", "")
        .replace("Drops: 2", "Drops: 1");
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    submit(&hall.phone(2).await, &lone).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let mut gone = hall.players[2].clone();
    gone.dropped_after = Some(RoundNumber(0));
    let mut tx = hall.site.app.database.write().await.unwrap();
    assert!(storage::players::update(&mut tx, &gone).await.unwrap());
    tx.commit().await.unwrap();
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &draw).await.is(303);
    let round = "/e/spring-open/desk/rounds/1";
    let version = desk.get(round).await.hidden("version");
    desk.post(&format!("{round}/publish"), &[("version", &version)]).await.is(303);
    let path = "/e/spring-open/rounds/1/tables/1";
    let visitor = hall.site.visitor();
    visitor.get(path).await.is(200).says_not(text!("play-before-you-begin")).hides("Grey Seer");
    hall.site.wait(7 * 24 * 60 + 121);
    let page = visitor.get(path).await;
    page.is(200).says(text!("play-before-you-begin")).shows("General: Grey Seer").shows("80 points unspent");
    page.shows("2 regiments against 1: a second honour guard").shows("Clanrats (Regiment 1)");
    hall.phone(1).await.get("/e/spring-open/me").await.says(text!("play-before-you-begin"));
}

#[actix_web::test]
async fn what_nobody_knows_is_not_judged_nor_accepted_with_the_clean_ones() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let orks = "Mine 300/1000 pts\n\nSkaven | Claw-horde\n\nGeneral's Regiment\nBoss (100)\n• General\nBoyz (100)\nNobz (100)\n";
    check(&ann, orks, &[]).await.is(200).shows("Not checked: 3 of 3 units are unknown");
    submit(&ann, orks).await.leads_to(ROSTER);
    ann.get(ROSTER)
        .await
        .is(200)
        .says(text!("play-roster-arrived", version = 1))
        .shows("Not checked: 3 of 3 units are unknown");
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(&format!("{DESK}?only=unjudged"))
        .await
        .is(200)
        .shows("not checked")
        .shows("Not checked <b class=\"num\">1</b>")
        .hides("ready roster");
    desk.post(&format!("{DESK}/accept-clean"), &[]).await.leads_to(DESK);
    assert_eq!(hall.newest(1).await.state, RosterState::Submitted);
}
