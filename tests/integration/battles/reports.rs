//! Results: reported, confirmed, disputed, ruled on, typed in from paper.

use super::{as_fields, phone_of, rule, ruling};
use crate::support::floor::{Floor, Seat, a_points, address};
use muster::domain::{battle::State, event::permission::StaffRole};

const NUMBERS: [u32; 4] = [30, 4, 20, 3];

#[actix_web::test]
async fn a_report_is_confirmed_on_the_other_phone() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    floor.report(1, 1, NUMBERS).await.is(303);
    let battle = floor.battle(1, 1).await;
    assert_eq!(battle.state, State::Reported);
    let opponent = phone_of(&floor, &battle, Seat::B).await;
    let me = opponent.get("/e/spring-open/me").await;
    me.says(text!("play-is-this-right"))
        .shows("<b class=\"huge\">20</b><br>You")
        .shows("<b class=\"huge\">30</b>");
    let fields = [("version", battle.version.to_string()), ("what", "confirm".into()), ("back", "me".into())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    opponent.post(&address(&battle), &fields).await.leads_to("/e/spring-open/me");
    assert_eq!(floor.battle(1, 1).await.state, State::Confirmed);
    floor
        .site
        .visitor()
        .get(&address(&battle))
        .await
        .shows(">30</b>")
        .shows(">20</b>")
        .shows("Major victory");
    // Nothing more to send, and nobody changes what both agreed on.
    opponent
        .get("/e/spring-open/me")
        .await
        .says_not(text!("play-report-the-result"))
        .says_not(text!("play-is-this-right"));
    floor.send(1, 1, Seat::B, [10, 1, 20, 3]).await.is(409).shows("30–20").shows("You sent 10–20");
}

#[actix_web::test]
async fn a_report_that_waits_for_somebody_is_told_on_every_page_that_they_look_at() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let told = "reported 30–20. Is that right?";
    let battle = floor.battle(1, 1).await;
    let table = address(&battle);
    let (asks, asked) = (phone_of(&floor, &battle, Seat::A).await, phone_of(&floor, &battle, Seat::B).await);
    let pages =
        ["", "/standings", "/players", "/players?q=player", "/rounds/1", "/rosters", "/roster", "/news"]
            .map(|page| format!("/e/spring-open{page}"));
    for page in &pages {
        asked.get(page).await.is(200).hides("at your table");
    }
    floor.report(1, 1, NUMBERS).await.is(303);
    let name = &floor.player(floor.number(battle.a)).name;
    for page in &pages {
        let seen = asked.get(page).await;
        seen.is(200).shows(&format!("{name} {told}")).shows(&format!("href=\"{table}\">Check and confirm"));
    }
    // Pages that ask for the answer themselves do not say it twice, and nobody else is told.
    for page in ["/e/spring-open/me", table.as_str()] {
        asked.get(page).await.is(200).says(text!("play-is-this-right")).hides(told);
    }
    let other = floor.battle(1, 2).await;
    for browser in [asks, phone_of(&floor, &other, Seat::A).await, floor.site.visitor()] {
        for page in &pages {
            browser.get(page).await.hides("at your table");
        }
    }
    let version = floor.battle(1, 1).await.version.to_string();
    asked.post(&table, &[("version", version.as_str()), ("what", "confirm")]).await.is(303);
    for page in &pages {
        asked.get(page).await.is(200).hides("at your table");
    }
}

#[actix_web::test]
async fn a_concession_that_waits_for_somebody_is_told_without_points() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let version = battle.version.to_string();
    let fields = [("version", version.as_str()), ("what", "report"), ("kind", "conceded_by_b")];
    let numbers = [("a_points", "30"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3")];
    let fields: Vec<_> = fields.into_iter().chain(numbers).collect();
    phone_of(&floor, &battle, Seat::B).await.post(&address(&battle), &fields).await.is(303);
    let asked = phone_of(&floor, &battle, Seat::A).await;
    asked.get("/e/spring-open/standings").await.shows("reported how your battle ended.").hides("reported 30");
}

#[actix_web::test]
async fn nobody_confirms_their_own_report() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    floor.report(1, 1, NUMBERS).await.is(303);
    let battle = floor.battle(1, 1).await;
    let reporter = phone_of(&floor, &battle, Seat::A).await;
    let version = battle.version.to_string();
    let fields = [("version", version.as_str()), ("what", "confirm")];
    reporter.post(&address(&battle), &fields).await.is(422).shows("Your opponent has to confirm");
    assert_eq!(floor.battle(1, 1).await.state, State::Reported);
}

#[actix_web::test]
async fn a_phone_that_is_both_players_is_not_both_sides() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    floor.report(1, 1, NUMBERS).await.is(303);
    let battle = floor.battle(1, 1).await;
    let phone = phone_of(&floor, &battle, Seat::B).await;
    floor.open_link_on(&phone, battle.a).await;
    // With both links the phone counts as the player with the higher number.
    let version = battle.version.to_string();
    let fields = [("version", version.as_str()), ("what", "confirm")];
    phone.post(&address(&battle), &fields).await.is(422);
    assert_eq!(floor.battle(1, 1).await.state, State::Reported);
}

#[actix_web::test]
async fn the_same_report_sent_twice_counts_once() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let phone = phone_of(&floor, &battle, Seat::A).await;
    let version = battle.version.to_string();
    let fields = [
        ("once", "tapped-twice"),
        ("version", version.as_str()),
        ("what", "report"),
        ("a_points", "30"),
        ("a_tactics", "4"),
        ("b_points", "20"),
        ("b_tactics", "3"),
    ];
    phone.post(&address(&battle), &fields).await.is(303);
    let after = floor.version().await;
    for _ in 0..3 {
        phone.post(&address(&battle), &fields).await.is(303);
    }
    assert_eq!(floor.version().await, after);
    // Also when the answer got lost and a judge has ruled meanwhile.
    rule(&floor, &floor.battle(1, 1).await, &[("a_points", "10"), ("a_tactics", "1")]).await;
    phone.post(&address(&battle), &fields).await.is(303);
    // The same key with other numbers is not the same report: it is stale, and comes back.
    let mut other = fields;
    other[3] = ("a_points", "32");
    phone.post(&address(&battle), &other).await.is(409).shows("10–20").shows("You sent 32–20");
}

#[actix_web::test]
async fn two_different_reports_at_once_are_a_dispute_that_staff_settle() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 1).await;
    floor.send_over(&seen, Seat::A, NUMBERS).await.is(303);
    floor.send_over(&seen, Seat::B, [28, 4, 20, 3]).await.is(303);
    let battle = floor.battle(1, 1).await;
    assert_eq!(battle.state, State::Disputed);
    assert!(battle.counted().is_none());
    let phone = phone_of(&floor, &battle, Seat::A).await;
    phone
        .get("/e/spring-open/me")
        .await
        .says(text!("play-reports-differ", is_own = true))
        .shows("30–20")
        .shows("28–20");
    floor.send(1, 1, Seat::B, NUMBERS).await.is(422).says(text!("report-refusal-disputed"));
    floor.desk.get("/e/spring-open/desk/battles").await.shows("1 differ");
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    let path = "/e/spring-open/desk/battles/1/1";
    // What differs is marked, and what they agree on is not; nobody is asked to type before they have looked.
    let folded = "<details id=\"ruling\" class=\"ruling card hide-print\"><summary>";
    let page = judge.get(path).await;
    page.is(200).shows("30–20").shows("28–20").shows(folded);
    page.shows("<b class=\"huge differs\">30</b>").shows("<b class=\"huge differs\">28</b>");
    page.shows("<b class=\"huge\">20</b>").hides("<b class=\"huge differs\">20</b>");
    judge.get(&format!("{path}?take=2")).await.hides(folded).shows("value=\"28\"");
    let fields = ruling(&battle, &[("a_points", "28"), ("reason", "both count again")]);
    judge.post(path, &as_fields(&fields)).await.is(303);
    let ruled = floor.battle(1, 1).await;
    assert_eq!((ruled.state, a_points(&ruled)), (State::Ruled, Some(28)));
    let page = phone.get("/e/spring-open/me").await;
    page.shows("Judge's ruling: both count again").shows("<summary>Judge for table 1</summary>");
    floor.send(1, 1, Seat::A, NUMBERS).await.is(409).shows("28–20").shows("You sent 30–20");
    judge.get(path).await.shows("Jo Judge").shows("both count again");
}

#[actix_web::test]
async fn two_reports_with_the_same_numbers_differ_in_how_it_ended() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    floor.send(1, 1, Seat::A, NUMBERS).await.is(303);
    let battle = floor.battle(1, 1).await;
    let version = battle.version.to_string();
    let [a_points, a_tactics, b_points, b_tactics] = NUMBERS.map(|number| number.to_string());
    let fields = [
        ("version", version.as_str()),
        ("what", "report"),
        ("kind", "conceded_by_a"),
        ("a_points", &a_points),
        ("a_tactics", &a_tactics),
        ("b_points", &b_points),
        ("b_tactics", &b_tactics),
    ];
    phone_of(&floor, &battle, Seat::B).await.post(&address(&battle), &fields).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Disputed);
    let page = floor.desk.get("/e/spring-open/desk/battles/1/1").await;
    page.shows("<span class=\"differs\">Played to the end</span>");
    let gone = format!("<span class=\"differs\">Player {} conceded or left</span>", floor.number(battle.a));
    page.shows(&gone).hides("huge differs");
}

#[actix_web::test]
async fn two_of_one_name_who_disagree_are_told_apart() {
    let floor = Floor::with_names(&["Chris Taylor", "Chris Taylor"]).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 1).await;
    floor.send_over(&seen, Seat::A, NUMBERS).await.is(303);
    floor.send_over(&seen, Seat::B, [28, 4, 20, 3]).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/battles/1/1").await;
    page.shows("Chris Taylor (#1) reported").shows("Chris Taylor (#2) reported");
}

#[actix_web::test]
async fn a_report_over_ones_own_newer_one_comes_back_with_both() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 1).await;
    floor.send_over(&seen, Seat::A, NUMBERS).await.is(303);
    floor.site.wait(2);
    let stale = floor.send_over(&seen, Seat::A, [24, 3, 20, 3]).await;
    stale
        .is(409)
        .shows("Table 1 is now 30–20 (")
        .shows(" changed it 2 minutes ago.")
        .shows("You sent 24–20")
        .shows("value=\"24\"");
    floor.send(1, 1, Seat::A, [24, 3, 20, 3]).await.is(303);
    // The opponent confirms what was on the screen before the correction: that is not what stands.
    let battle = floor.battle(1, 1).await;
    let opponent = phone_of(&floor, &battle, Seat::B).await;
    let old = (battle.version - 1).to_string();
    let fields = [("version", old.as_str()), ("what", "confirm")];
    opponent.post(&address(&battle), &fields).await.is(409).shows("24–20");
}

#[actix_web::test]
async fn r7_numbers_that_cannot_be_are_refused_with_the_rule_and_kept_in_the_form() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let refused = floor.report(1, 1, [51, 5, 10, 4]).await;
    refused.is(422).shows("51 victory points is too many. The most is 50").shows("value=\"51\"");
    floor.report(1, 1, [10, 4, 0, 0]).await.is(422).shows("4 battle tactics at 4 each already make 16");
    floor.report(1, 1, [0, 0, 0, 0]).await.is(303);
    floor.site.visitor().get("/e/spring-open/rounds/1").await.shows("0–0");
}

#[actix_web::test]
async fn r10_a_concession_is_a_kind_of_its_own() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let phone = phone_of(&floor, &battle, Seat::A).await;
    let version = battle.version.to_string();
    let fields = [
        ("version", version.as_str()),
        ("what", "report"),
        ("kind", "conceded_by_a"),
        ("rounds_left", "2"),
        ("a_points", "20"),
        ("a_tactics", "2"),
        ("b_points", "12"),
        ("b_tactics", "1"),
    ];
    phone.post(&address(&battle), &fields).await.is(303);
    let page = floor.site.visitor().get(&address(&battle)).await;
    page.shows(">20</b>")
        .shows(">32</b>")
        .shows("conceded or left.")
        .hides("first player")
        .shows("Major victory for");
    let mut no_show = fields;
    no_show[2] = ("kind", "no_show_b");
    phone.post(&address(&battle), &no_show).await.is(422).shows("Choose how the battle ended");
}

#[actix_web::test]
async fn others_do_not_report_at_a_table() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let (here, there) = (floor.battle(1, 1).await, floor.battle(1, 2).await);
    let stranger = phone_of(&floor, &there, Seat::A).await;
    let fields =
        [("version", "1"), ("a_points", "8"), ("a_tactics", "0"), ("b_points", "0"), ("b_tactics", "0")];
    stranger.post(&address(&here), &fields).await.is(403);
    floor.site.visitor().post(&address(&here), &fields).await.is(403);
    floor.desk.post(&address(&here), &fields).await.is(403);
    assert_eq!(floor.battle(1, 1).await.state, State::Open);
}

#[actix_web::test]
async fn a_hundred_sheets_of_paper_need_no_mouse() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let paper = "/e/spring-open/desk/battles/paper";
    floor.desk.get(paper).await.shows("No result yet: tables 1, 2.").shows("autofocus");
    let mut fields =
        [("table", "1"), ("a_points", "30"), ("a_tactics", "4"), ("b_points", "60"), ("b_tactics", "3")];
    let refused = floor.desk.post(paper, &fields).await;
    refused.is(422).shows("60 victory points is too many. The most is 50").shows("Player");
    fields[3] = ("b_points", "20");
    floor.desk.post(paper, &fields).await.leads_to(paper);
    floor.desk.get(paper).await.shows("Table 1: 30–20").shows("No result yet: table 2");
    assert_eq!(floor.battle(1, 1).await.state, State::Confirmed);
    fields[1] = ("a_points", "28");
    floor
        .desk
        .post(paper, &fields)
        .await
        .is(409)
        .shows("30–20")
        .says(text!("report-refusal-differs-from-paper"));
    fields[0] = ("table", "9");
    floor.desk.post(paper, &fields).await.is(422).shows("Round 1 has no table 9");
}

#[actix_web::test]
async fn what_nobody_disputes_is_accepted_at_once_and_late_ones_are_marked() {
    let floor = Floor::with_players(6).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 3).await;
    floor.report(1, 1, NUMBERS).await.is(303);
    floor.report(1, 2, NUMBERS).await.is(303);
    floor.send_over(&seen, Seat::A, NUMBERS).await.is(303);
    floor.send_over(&seen, Seat::B, [28, 4, 20, 3]).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/battles").await;
    page.shows("2 with one report").shows("1 differ").hides("not confirmed in time");
    floor.site.wait(6);
    floor.desk.get("/e/spring-open/desk/battles?state=reported").await.shows("not confirmed in time");
    floor.desk.post("/e/spring-open/desk/battles/accept-all", &[("round", "1")]).await.is(303);
    assert_eq!(floor.battle(1, 2).await.state, State::Confirmed);
    assert_eq!(floor.battle(1, 3).await.state, State::Disputed);
    floor.desk.post("/e/spring-open/desk/battles/1/3/accept", &[]).await.is(422);
}

#[actix_web::test]
async fn names_are_text_wherever_they_stand() {
    let floor = Floor::with_names(&["<b>Ann</b>", "王 小明"]).await;
    floor.play(1, &[(1, NUMBERS)]).await;
    let pages = [
        "/e/spring-open/rounds/1",
        "/e/spring-open/rounds/1/tables/1",
        "/e/spring-open/desk/rounds/1",
        "/e/spring-open/desk/battles",
        "/e/spring-open/desk/battles/1/1",
    ];
    for page in pages {
        floor.desk.get(page).await.is(200).shows("&#60;b&#62;Ann").shows("王 小明").hides("<b>Ann");
    }
}
