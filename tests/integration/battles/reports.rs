//! Results: reported, confirmed, disputed, ruled on, typed in from paper.

use crate::support::floor::{Floor, Seat, a_points, address};
use muster::domain::{
    battle::{Battle, State},
    event::permission::StaffRole,
    history::ResultKind,
    numbers::RoundNumber,
};

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
    asked
        .get("/e/spring-open/standings")
        .await
        .shows("reported how your battle ended.")
        .hides("own points first");
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
    phone.get("/e/spring-open/me").await.says(text!("play-reports-differ")).shows("30–20").shows("28–20");
    floor.send(1, 1, Seat::B, NUMBERS).await.is(422).says(text!("report-refusal-disputed"));
    floor.desk.get("/e/spring-open/desk/battles").await.shows("1 differ");
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    let path = "/e/spring-open/desk/battles/1/1";
    // What differs is marked, and what they agree on is not; nobody is asked to type before they have looked.
    let folded = "<details id=\"ruling\" class=\"card hide-print\"><summary>";
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
async fn j2_a_judge_who_plays_does_not_rule_on_their_own_battle() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    floor.open_link_on(&judge, battle.a).await;
    let path = "/e/spring-open/desk/battles/1/1";
    judge.get(path).await.shows("You're playing in this battle");
    let fields = ruling(&battle, &[("reason", "I won")]);
    judge.post(path, &as_fields(&fields)).await.is(403).shows("Another judge");
    floor.report(1, 1, NUMBERS).await.is(303);
    judge.post(&format!("{path}/accept"), &[]).await.is(403);
    judge.post("/e/spring-open/desk/battles/accept-all", &[("round", "1")]).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Reported);
}

#[actix_web::test]
async fn what_follows_is_told_before_a_judge_says_that_somebody_did_not_come() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let battle = floor.battle(1, 1).await;
    let [a, b] = [battle.a, battle.b.unwrap()].map(|id| format!("Player {}", floor.number(id)));
    let follows = |absent: &str, other: &str| {
        format!(
            "If {absent} is a no-show, {other} gets a major victory with 50 victory points and 5 battle tactics. \
             {absent} gets a major loss and scores nothing."
        )
    };
    let page = floor.desk.get(path).await;
    page.shows(&follows(&a, &b))
        .shows(&follows(&b, &a))
        .shows("not a bye")
        .says_not(text!("desk-battles-nobody-came"));
    // The button comes once the first battle round should have begun, and goes with the first report.
    let clock = [("round", "1"), ("hand", "start"), ("back", "now")];
    floor.desk.post("/e/spring-open/desk/clock", &clock).await.is(303);
    floor.desk.get(path).await.says_not(text!("desk-battles-nobody-came"));
    floor.site.wait(15);
    floor.desk.get(path).await.says(text!("desk-battles-nobody-came")).shows("?absent=no_show_b#ruling");
    let chosen = floor.desk.get(&format!("{path}?absent=no_show_b")).await;
    chosen.shows(&follows(&b, &a)).hides(&follows(&a, &b));
    chosen.shows("<option value=\"no_show_b\" selected>").shows(&format!("value=\"{b} was a no-show\""));
    let blank = [("a_points", ""), ("a_tactics", ""), ("b_points", ""), ("b_tactics", "")];
    let reason = format!("{b} was a no-show");
    let more = [("kind", "no_show_b"), ("reason", reason.as_str())];
    let fields = ruling(&battle, &[&blank[..], &more[..]].concat());
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    floor.desk.get(path).await.shows("50–0").says_not(text!("desk-battles-nobody-came"));

    // An entry about conduct says what follows from it, and where that is done.
    let number = floor.number(battle.b.unwrap());
    let conduct = floor.desk.get(&format!("/e/spring-open/desk/conduct/{number}")).await;
    conduct.shows("also set the table").shows("/desk/battles/1/1#ruling").shows("an odd number means a bye");
}

#[actix_web::test]
async fn a_ruling_needs_a_reason_and_is_not_made_over_something_newer() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let seen = floor.battle(1, 1).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let fields = ruling(&seen, &[("reason", "")]);
    floor
        .desk
        .post(path, &as_fields(&fields))
        .await
        .is(422)
        .says(text!("desk-battles-say-why"))
        .shows("value=\"30\"");
    floor.report(1, 1, [24, 3, 20, 3]).await.is(303);
    let fields = ruling(&seen, &[("reason", "time")]);
    floor.desk.post(path, &as_fields(&fields)).await.is(409).shows("24–20").shows("You sent 30–20");
}

#[actix_web::test]
async fn a_ruling_sent_again_with_other_numbers_is_not_taken_for_the_first() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let mut fields = ruling(&floor.battle(1, 1).await, &[("reason", "time"), ("once", "back-and-again")]);
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    // Back, other numbers, sent again: nobody is told that these were saved.
    fields[1].1 = "24".into();
    floor.desk.post(path, &as_fields(&fields)).await.is(409).shows("30–20").shows("You sent 24–20");
    assert_eq!(a_points(&floor.battle(1, 1).await), Some(30));
}

#[actix_web::test]
async fn staff_set_kinds_and_outcomes_and_take_a_result_back() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let path = "/e/spring-open/desk/battles/1/1";
    let blank = [("a_points", ""), ("a_tactics", ""), ("b_points", ""), ("b_tactics", "")];
    let more = [("kind", "no_show_b"), ("reason", "missed the train")];
    let fields = ruling(&floor.battle(1, 1).await, &[&blank[..], &more[..]].concat());
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    let absent = format!("Player {} was a no-show", floor.number(floor.battle(1, 1).await.b.unwrap()));
    floor.desk.get(path).await.shows("50–0").shows(&absent);
    for page in ["desk/battles", "desk/rounds/1", "rounds/1/tables/1"] {
        let page = floor.desk.get(&format!("/e/spring-open/{page}")).await;
        page.is(200).shows(&absent).hides("second player");
    }
    // Who won is told by the result, not by who has more points.
    let visitor = floor.site.visitor();
    let round = "/e/spring-open/rounds/1";
    visitor.get(round).await.shows("class=\"is-winner\">50</span>");
    let fields = ruling(&floor.battle(1, 1).await, &[("outcome", "draw"), ("reason", "both armies illegal")]);
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    visitor.get("/e/spring-open/rounds/1/tables/1").await.shows("Draw");
    visitor.get(round).await.shows("30</span>").hides("is-winner");
    floor.desk.get("/e/spring-open/desk/rounds/1").await.hides("is-winner");
    let fields = ruling(&floor.battle(1, 1).await, &[("what", "clear"), ("reason", "the wrong table")]);
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    assert_eq!(floor.battle(1, 1).await.state, State::Open);
    floor.report(1, 1, NUMBERS).await.is(303);
}

#[actix_web::test]
async fn a_result_is_corrected_after_the_next_draw_with_a_warning() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, NUMBERS), (2, NUMBERS)]).await;
    floor.desk.post("/e/spring-open/desk/rounds/1/close", &[]).await.is(303);
    floor.play(2, &[]).await;
    let drawn = floor.pairs(2).await;
    let path = "/e/spring-open/desk/battles/1/1";
    floor.desk.get(path).await.says(text!("desk-battles-later-rounds", rounds = 1));
    let battle = floor.battle(1, 1).await;
    let fields = ruling(&battle, &[("a_points", "20"), ("reason", "points of the wrong side")]);
    floor.correct(path, &as_fields(&fields)).await.is(303);
    assert_eq!((a_points(&floor.battle(1, 1).await), floor.pairs(2).await), (Some(20), drawn));
    floor.desk.get(path).await.shows("changed the result from 30–20").shows("points of the wrong side");
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

async fn phone_of(floor: &Floor, battle: &Battle, seat: Seat) -> crate::support::site::Browser {
    let who = if seat == Seat::A { battle.a } else { battle.b.unwrap() };
    let player = floor.players.iter().find(|player| player.id == who).unwrap();
    floor.site.phone_of(player).await
}

/// The ruling form as the page has it, with what was changed.
fn ruling(seen: &Battle, changed: &[(&str, &str)]) -> Vec<(String, String)> {
    let typed =
        [("a_points", "30"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3"), ("kind", "played")];
    let mut fields = vec![("version".to_owned(), seen.version.to_string())];
    fields.extend(typed.iter().chain(changed).map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    fields
}

fn as_fields(fields: &[(String, String)]) -> Vec<(&str, &str)> {
    fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

/// Table 1 set to these numbers by the organiser.
async fn rule(floor: &Floor, seen: &Battle, changed: &[(&str, &str)]) {
    let fields = ruling(seen, &[changed, &[("reason", "recounted")]].concat());
    floor.desk.post("/e/spring-open/desk/battles/1/1", &as_fields(&fields)).await.is(303);
}

#[actix_web::test]
async fn r7_numbers_that_the_battleplan_cannot_give_are_refused_and_a_judge_may_let_them_stand() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    set_battleplan(&floor, Some("starstrike")).await;
    let why = "19 victory points with 2 battle tactics isn't possible on Starstrike. Nearest: 17 and 20.";
    floor.report(1, 1, [19, 2, 9, 0]).await.is(422).shows(why);
    let sheet =
        [("table", "1"), ("a_points", "9"), ("a_tactics", "0"), ("b_points", "19"), ("b_tactics", "2")];
    let refused = floor.desk.post("/e/spring-open/desk/battles/paper", &sheet).await;
    refused.is(422).shows(why).shows("Player");
    let odd =
        [("a_points", "19"), ("a_tactics", "2"), ("b_points", "9"), ("b_tactics", "0"), ("reason", "a slip")];
    let path = "/e/spring-open/desk/battles/1/1";
    floor.desk.get(path).await.says_not(text!("desk-battles-let-stand"));
    let fields = ruling(&floor.battle(1, 1).await, &odd);
    floor.desk.post(path, &as_fields(&fields)).await.is(422).shows(why).says(text!("desk-battles-let-stand"));
    assert_eq!(floor.battle(1, 1).await.state, State::Open);
    let fields = ruling(&floor.battle(1, 1).await, &[&odd[..], &[("let_stand", "on")]].concat());
    floor.desk.post(path, &as_fields(&fields)).await.is(303);
    assert_eq!(a_points(&floor.battle(1, 1).await), Some(19));
    // What only some battleplans cannot give is nobody's business where there is none, or one of the organiser's own.
    floor.report(1, 2, [20, 2, 9, 0]).await.is(303);
    set_battleplan(&floor, None).await;
    floor.send(1, 2, Seat::B, [19, 2, 9, 0]).await.is(303);
}

/// The battleplan of round 1, whatever the dice said.
async fn set_battleplan(floor: &Floor, slug: Option<&str>) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut round =
        muster::storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(1)).await.unwrap().unwrap();
    round.battleplan = slug.map(str::to_owned);
    muster::storage::rounds::set_plan(&mut tx, &round).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
}

/// Time is called, or the players agree how it would have ended: neither is a battle that was played to its end.
#[actix_web::test]
async fn r9_a_battle_that_was_talked_out_or_ran_out_of_time_is_a_kind_of_its_own() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let visitor = floor.site.visitor();
    let talked = ruling(
        &floor.battle(1, 1).await,
        &[("kind", "adjudicated"), ("reason", "talked out from battle round 4")],
    );
    floor.desk.post("/e/spring-open/desk/battles/1/1", &as_fields(&talked)).await.is(303);
    // The points that were agreed say who won.
    let page = visitor.get("/e/spring-open/rounds/1/tables/1").await;
    page.is(200)
        .shows(">30</b>")
        .shows(">20</b>")
        .shows("Not finished; players agreed the rest")
        .shows("Major victory for");
    let timed = ruling(
        &floor.battle(1, 2).await,
        &[("kind", "adjudicated"), ("outcome", "draw"), ("reason", "time was called in battle round 3")],
    );
    floor.desk.post("/e/spring-open/desk/battles/1/2", &as_fields(&timed)).await.is(303);
    // Here a judge does, where the numbers of an unfinished battle would not.
    visitor.get("/e/spring-open/rounds/1/tables/2").await.is(200).shows("Draw").hides("Major victory of");
    floor.desk.get("/e/spring-open/desk/battles/1/2").await.shows("time was called in battle round 3");
    floor.close(1).await;
    let won = floor.number(floor.battle(1, 1).await.a);
    let drew = floor.number(floor.battle(1, 2).await.a);
    for number in [won, drew] {
        visitor
            .get(&format!("/e/spring-open/standings/{number}"))
            .await
            .is(200)
            .says(text!("standings-adjudicated"));
    }
    visitor.get("/e/spring-open/standings").await.shows("1–0–0").shows("0–1–0");
    // The two agree by themselves as well: one reports it, the other confirms.
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let battle = floor.battle(2, 1).await;
    let phone = phone_of(&floor, &battle, Seat::A).await;
    phone.get(&address(&battle)).await.shows("value=\"adjudicated\"");
    let mut fields = ruling(&battle, &[("what", "report")]);
    fields.retain(|(name, _)| name != "kind");
    fields.push(("kind".into(), "adjudicated".into()));
    phone.post(&address(&battle), &as_fields(&fields)).await.is(303);
    let other = phone_of(&floor, &battle, Seat::B).await;
    let page = other.get(&address(&battle)).await;
    page.shows("Not finished; players agreed the rest");
    let version = page.hidden("version");
    other.post(&address(&battle), &[("version", version.as_str()), ("what", "confirm")]).await.is(303);
    let agreed = floor.battle(2, 1).await;
    assert_eq!(agreed.state, State::Confirmed);
    assert_eq!(agreed.result().unwrap().kind, ResultKind::Adjudicated);
}
