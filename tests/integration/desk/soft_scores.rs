//! Soft scores: what the event gives, a panel's marks for paint, and how they count where the event says so.

use crate::{
    rosters::site::{RATS, submit},
    support::{floor::Floor, site::Site},
};
use muster::{
    command::audit::{LogAudit, verify_logs},
    domain::event::{Stage, permission::StaffRole},
    storage::{self, accounts::Account},
};

const SOFT: &str = "/e/spring-open/desk/soft";

/// The event gives 20 for paint, 10 for sportsmanship, 5 for a list in time.
async fn given(floor: &Floor) {
    let page = floor.desk.get(SOFT).await;
    let (seen, once) = (page.hidden("seen"), page.hidden("once"));
    let fields = [
        ("once", once.as_str()),
        ("seen", &seen),
        ("painting", "20"),
        ("sportsmanship", "10"),
        ("lists", "5"),
    ];
    floor.desk.post(SOFT, &fields).await.leads_to(SOFT);
    floor.desk.post(SOFT, &fields).await.leads_to(SOFT);
    // The same from a page that is older: there is nothing to ask about, and nothing to change.
    floor.desk.post(SOFT, &fields[1..]).await.leads_to(SOFT);
    let other = [("seen", seen.as_str()), ("painting", "19"), ("sportsmanship", "10"), ("lists", "5")];
    floor.desk.post(SOFT, &other).await.is(409).shows("someone else changed the same fields");
}

#[actix_web::test]
async fn a_panel_marks_paint_and_the_mean_counts() {
    let floor = Floor::with_players(4).await;
    floor.desk.get(SOFT).await.is(200).says(text!("desk-show-soft-none"));
    given(&floor).await;
    floor.site.visitor().get("/e/spring-open").await.says(text!("pack-soft-painting", most = 20));
    let page = floor.desk.get(SOFT).await;
    page.shows("Up to 35 points, not counted in the ranking.").shows("0 of 4 entered for painting.");
    let [jo, kim] = [
        floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await,
        floor.site.staff(&floor.event, "Kim", StaffRole::Judge).await,
    ];
    let one = format!("{SOFT}/1");
    let version =
        jo.get(&one).await.is(200).says_not(text!("desk-show-sportsmanship", most = 10)).hidden("version");
    let fields = [
        ("version", version.as_str()),
        ("entered", "on"),
        ("ready", "yes"),
        ("painting", "15"),
        ("once", "jo-1"),
    ];
    jo.post(&one, &fields).await.leads_to(&format!("{SOFT}/2"));
    jo.post(&one, &fields).await.is(303);
    // Kim's page is older than Jo's marks.
    let fields = [("version", version.as_str()), ("entered", "on"), ("painting", "18"), ("once", "kim-1")];
    kim.post(&one, &fields).await.is(409).shows("Someone else has just marked Player 1");
    let version = kim.get(&one).await.hidden("version");
    let marks = |painting| {
        [("version", version.as_str()), ("entered", "on"), ("ready", "yes"), ("painting", painting)]
    };
    kim.post(&one, &marks("21")).await.is(422);
    kim.post(&one, &marks("18")).await.is(303);
    let page = floor.desk.get(&one).await;
    page.shows("Painting: 17, the average of 15")
        .shows("18")
        .shows("17 points")
        .says(text!("desk-show-sportsmanship", most = 10));
    // A judge's form gives no sportsmanship, whatever is sent.
    let version = jo.get(&one).await.hidden("version");
    let fields =
        [("version", version.as_str()), ("painting", "15"), ("entered", "on"), ("sportsmanship", "9")];
    jo.post(&one, &fields).await.is(303);
    // Another judge of the same name has marks of their own.
    let account = Account { email: "the.other.jo@example.org".into(), ..floor.site.account_like("Jo") };
    let account = floor.site.stored(account).await;
    let other_jo = floor.site.staff_of(&floor.event, &account, StaffRole::Judge).await;
    let version = other_jo.get(&one).await.hidden("version");
    let fields = [("version", version.as_str()), ("entered", "on"), ("painting", "18")];
    other_jo.post(&one, &fields).await.is(303);
    floor.desk.get(SOFT).await.shows("painting 17, 3 judges");
    let version = other_jo.get(&one).await.hidden("version");
    other_jo.post(&one, &[("version", version.as_str()), ("entered", "on")]).await.is(303);
    floor.desk.get(SOFT).await.shows("painting 17, 2 judges").shows("sportsmanship 0");
    floor.desk.get("/e/spring-open/desk/audit").await.says(text!(
        "player-act-soft-scored",
        name = "Player 1",
        points = 17
    ));
    // Who gives themselves more in the database is found.
    assert!(!verified(&floor).await.is_broken);
    let mut tx = floor.site.app.database.write().await.unwrap();
    storage::soft::store_sum(&mut tx, floor.player(1).id, 35).await.unwrap();
    tx.commit().await.unwrap();
    let found = verified(&floor).await;
    let says = "Player 1: the soft score differs from the log.";
    assert!(found.is_broken && found.text.contains(says), "{}", found.text);
}

/// `muster audit verify`.
async fn verified(floor: &Floor) -> LogAudit {
    let mut tx = floor.site.app.database.read().await.unwrap();
    verify_logs(&mut tx, None, None).await.unwrap()
}

#[actix_web::test]
async fn soft_scores_tell_players_apart_where_the_event_says_so() {
    let floor = Floor::with_players(4).await;
    given(&floor).await;
    let ranking = "/e/spring-open/desk/ranking";
    let rules = [
        ("scoring", "graded"),
        ("tiebreaker_1", "soft_scores"),
        ("bye_victory_points", "20"),
        ("bye_battle_tactics", "3"),
    ];
    let looked_at = floor.desk.post(ranking, &rules).await.is(200).hidden("looked_at");
    let fields = [&rules[..], &[("what", "save"), ("looked_at", looked_at.as_str())]].concat();
    floor.desk.post(ranking, &fields).await.is(303);
    floor.desk.get(SOFT).await.shows("points, counted in the ranking.");
    // Two winners with the same result; the second painted better.
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [40, 4, 10, 1])]).await;
    let [first, second] =
        [floor.number(floor.battle(1, 1).await.a), floor.number(floor.battle(1, 2).await.a)];
    floor.close(1).await;
    let visitor = floor.site.visitor();
    let standings = "/e/spring-open/standings";
    visitor.get(standings).await.shows("Soft scores").shows("title=\"tied\"");
    for (number, points) in [(first, "3"), (second, "8")] {
        let one = format!("{SOFT}/{number}");
        let version = floor.desk.get(&one).await.hidden("version");
        let fields =
            [("version", version.as_str()), ("sportsmanship", points), ("lists", "5"), ("entered", "off")];
        floor.desk.post(&one, &fields).await.is(303);
    }
    let page = visitor.get(standings).await;
    let at = |number: i64| page.body.find(&format!(">Player {number}<")).unwrap();
    assert!(at(second) < at(first), "13 points stand above 8");
    visitor.get(&format!("{standings}/{second}")).await.shows("13");
}

#[actix_web::test]
async fn a_prize_stands_in_the_pack_and_with_its_award() {
    let floor = Floor::with_players(4).await;
    floor.usual_awards().await;
    let awards = "/e/spring-open/desk/awards";
    let page = floor.desk.get(awards).await;
    let (award, version) = (page.hidden("award"), "1");
    let prize =
        |version| [("award", award.as_str()), ("version", version), ("prize", "A trophy & <b>paint</b>")];
    let there = format!("{awards}/prize");
    floor.desk.post(&there, &prize(version)).await.leads_to(awards);
    floor.desk.post(&there, &prize(version)).await.is(409);
    floor.desk.get(awards).await.shows("Prize: A trophy").hides("<b>paint</b>");
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.shows("First place: 1st in the standings; A trophy").hides("<b>paint</b>");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("set the prize of");
}

#[actix_web::test]
async fn the_panels_best_gets_the_award_for_paint_with_one_tap_and_the_wall_says_by_what() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    floor.close(1).await;
    floor.usual_awards().await;
    let awards = "/e/spring-open/desk/awards";
    floor
        .desk
        .get(awards)
        .await
        .shows("“Best painted” has no winner yet")
        .hides("panel's winner")
        .hides("panel&#39;s winner");
    given(&floor).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    for (number, marks) in [(2, "15"), (3, "18"), (4, "18")] {
        let one = format!("{SOFT}/{number}");
        let version = judge.get(&one).await.hidden("version");
        let fields = [("version", version.as_str()), ("entered", "on"), ("painting", marks)];
        judge.post(&one, &fields).await.is(303);
    }
    let level = floor.desk.get(awards).await;
    level
        .shows("The panel's winners are Player 3 and Player 4: 18 out of 20 from the panel.")
        .hides("Give award to");
    let one = format!("{SOFT}/3");
    let version = judge.get(&one).await.hidden("version");
    let fields = [("version", version.as_str()), ("entered", "on"), ("painting", "19")];
    judge.post(&one, &fields).await.is(303);

    let page = floor.desk.get(awards).await;
    page.shows("The panel's winner is Player 3: 19 out of 20 from the panel.")
        .shows("Give award to Player 3</button>");
    let field = |name: &str| {
        let text = page.text();
        let form = text.split("/desk/awards/choose\"").nth(1).unwrap();
        let value = form.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
        value[..value.find('"').unwrap()].replace("&#39;", "'")
    };
    let sent = ["once", "award", "version", "player", "reason"].map(|name| (name, field(name)));
    let sent: Vec<(&str, &str)> = sent.iter().map(|(name, value)| (*name, value.as_str())).collect();
    for _ in 0..2 {
        floor.desk.post(&format!("{awards}/choose"), &sent).await.leads_to(awards);
    }
    floor.desk.get("/e/spring-open/desk/audit").await.shows("the panel&#39;s marks");

    // Somebody else is chosen for the favourite army, and the first place by hand as the standings have it.
    let page = floor.desk.get(awards).await;
    let award_of = |title: &str| {
        let text = page.text();
        let rest = text.split(&format!("<b>{title}")).nth(1).unwrap();
        let rest = rest.split("name=\"award\" value=\"").nth(1).unwrap();
        rest[..rest.find('"').unwrap()].to_owned()
    };
    let winner = floor.number(floor.battle(1, 1).await.a).to_string();
    for (title, number) in [("Favourite army", "1"), ("First place", winner.as_str())] {
        let award = award_of(title);
        let fields = [("award", award.as_str()), ("version", "1"), ("player", number)];
        floor.desk.post(&format!("{awards}/choose"), &fields).await.is(303);
    }
    let seen = floor.desk.get("/e/spring-open/awards").await;
    seen.shows("Best painted · 19 out of 20 from the panel")
        .shows("Favourite army · chosen by the organiser");
    seen.shows("First place · 1–0–0");

    // On the wall, when its time comes.
    let remote = "/e/spring-open/desk/screen";
    floor.desk.post(remote, &[("shows", "ceremony")]).await.is(303);
    let mut walls = String::new();
    for _ in 0..12 {
        let page = floor.desk.get(remote).await;
        if !page.body.contains("name=\"becomes\"") {
            break;
        }
        let (award, becomes) = (page.hidden("award"), page.hidden("becomes"));
        let fields = [("award", award.as_str()), ("becomes", becomes.as_str())];
        floor.desk.post("/e/spring-open/desk/ceremony", &fields).await.is(303);
        walls += &floor.site.visitor().get("/e/spring-open/screen").await.text();
    }
    for told in ["19 out of 20 from the panel", "chosen by the organiser", "1–0–0"] {
        assert!(walls.contains(told), "{told}: {walls}");
    }
}

#[actix_web::test]
async fn nobody_is_marked_who_withdrew_before_the_event() {
    let floor = Floor::with_players(3).await;
    let path = "/e/spring-open/desk/players/2";
    let version = floor.desk.get(path).await.hidden("version");
    floor.desk.post(&format!("{path}/leave"), &[("version", &version)]).await.is(303);
    given(&floor).await;
    floor.desk.get(SOFT).await.shows("Player 1").shows("Player 3").hides("Player 2");
    // What has parts of its own is named in the log, and not written down as it is stored.
    floor.desk.get("/e/spring-open/desk/audit").await.shows("changed soft").hides("{&#34;");
}

/// The numbers that the visible rows of a page of soft scores begin with, by the names behind them.
fn figures(page: &str) -> Vec<(String, String)> {
    let rows = page.split("row__no\">").skip(1);
    let row = |row: &str| {
        let name = row.split("<bdi>").nth(1).unwrap();
        (name[..name.find('<').unwrap()].to_owned(), row[..row.find('<').unwrap()].to_owned())
    };
    rows.map(row).collect()
}

#[actix_web::test]
async fn a_list_in_time_counts_by_itself_whoever_marked_before_and_until_somebody_gives_otherwise() {
    let floor = Floor::with_players(4).await;
    given(&floor).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let one = format!("{SOFT}/1");
    let version = judge.get(&one).await.hidden("version");
    let fields = [("version", version.as_str()), ("entered", "on"), ("painting", "10")];
    judge.post(&one, &fields).await.is(303);
    floor.desk.get(&one).await.shows("If empty: 0").says(text!("desk-show-points-in-all", points = 10));
    for number in [1, 2] {
        submit(&floor.phone(number).await, RATS).await.is(303);
    }

    // Marked before the roster came, and not looked at: both have it in full.
    floor
        .desk
        .get(&one)
        .await
        .shows("If empty: 5, as the roster came in time.")
        .says(text!("desk-show-points-in-all", points = 15));
    let page = floor.desk.get(&format!("{SOFT}?by=all")).await;
    page.shows("roster on time 5 · 15 in all")
        .shows("roster on time 5 · 5 in all")
        .shows("roster on time 0 · 0 in all");
    let file = || async { floor.desk.get("/e/spring-open/desk/event.json").await.is(200).text() };
    let written = file().await;
    assert!(written.contains("\"soft\": 15") || written.contains("\"soft\":15"), "{written}");
    assert!(!verified(&floor).await.is_broken);

    // An organiser gives less by hand, and then leaves it to the roster again.
    for (lists, all) in [("1", "11 points in all"), ("", "15 points in all")] {
        let version = floor.desk.get(&one).await.hidden("version");
        let fields =
            [("version", version.as_str()), ("entered", "on"), ("sportsmanship", "0"), ("lists", lists)];
        let judges = judge.get(&one).await;
        judges.hides("Roster on time");
        floor.desk.post(&one, &fields).await.is(303);
        floor.desk.get(&one).await.shows(all);
        assert!(!verified(&floor).await.is_broken);
    }
    floor.desk.get("/e/spring-open/desk/audit").await.says(text!(
        "player-act-soft-scored",
        name = "Player 1",
        points = 15
    ));

    // The event gives less from now on: so it does to everybody.
    let seen = floor.desk.get(SOFT).await.hidden("seen");
    let fields = [("seen", seen.as_str()), ("painting", "20"), ("sportsmanship", "10"), ("lists", "2")];
    floor.desk.post(SOFT, &fields).await.leads_to(SOFT);
    floor.desk.get(&one).await.says(text!("desk-show-points-in-all", points = 12));
    assert!(!verified(&floor).await.is_broken);
}

#[actix_web::test]
async fn the_panel_goes_through_those_who_entered_and_its_best_is_one_of_them() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    floor.close(1).await;
    floor.usual_awards().await;
    given(&floor).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let mark = async |number: i64, fields: &[(&str, &str)]| {
        let one = format!("{SOFT}/{number}");
        let version = judge.get(&one).await.hidden("version");
        judge.post(&one, &[&[("version", version.as_str())], fields].concat()).await
    };
    mark(2, &[("painting", "20")]).await.is(422).says(text!("desk-show-marks-without-an-entry"));
    mark(1, &[("entered", "on"), ("painting", "12")]).await.is(303);
    mark(4, &[("entered", "on"), ("ready", "no"), ("painting", "19")]).await.is(303);
    let awards = "/e/spring-open/desk/awards";
    floor.desk.get(awards).await.shows("The panel's winner is Player 1: 12 out of 20 from the panel.");
    mark(1, &[("entered", "on"), ("painting", "12"), ("ready", "yes")]).await.leads_to(&format!("{SOFT}/4"));

    // Sportsmanship moves nobody up in the order of paint.
    let one = format!("{SOFT}/1");
    let version = floor.desk.get(&one).await.hidden("version");
    let fields =
        [("version", version.as_str()), ("entered", "on"), ("ready", "yes"), ("sportsmanship", "10")];
    floor.desk.post(&one, &fields).await.leads_to(&format!("{SOFT}/2"));
    let page = judge.get(SOFT).await.is(200).text();
    let row = |name: &str, figure: &str| (name.to_owned(), figure.to_owned());
    assert_eq!(figures(&page), [row("Player 4", "19"), row("Player 1", "12")]);
    assert_eq!(figures(&judge.get(&format!("{SOFT}?by=all")).await.text()).len(), 4);
}

#[actix_web::test]
async fn players_enter_the_painting_contest_by_themselves_until_the_panel_begins() {
    const PAINTING: &str = "/e/spring-open/painting";
    const ME: &str = "/e/spring-open/me";
    let floor = Floor::with_players(3).await;
    let phone = floor.phone(2).await;
    // No contest, nothing of it.
    phone.get(ME).await.is(200).hides("painting contest");
    phone.post(PAINTING, &[]).await.is(303);
    phone.get(ME).await.shows("This event has no painting contest");
    given(&floor).await;
    let page = phone.get(ME).await;
    page.shows("Enter painting contest");
    for _ in 0..2 {
        phone.post(PAINTING, &[("once", page.hidden("once").as_str())]).await.leads_to(ME);
    }
    phone.get(ME).await.shows("Your army is in the painting contest").shows("Leave the contest");
    phone.post(PAINTING, &[("undo", "yes")]).await.leads_to(ME);
    phone.get(ME).await.shows("Enter painting contest");
    phone.post(PAINTING, &[]).await.leads_to(ME);
    floor.desk.get(SOFT).await.shows("1 of 3 entered for painting");
    floor
        .desk
        .get("/e/spring-open/desk/audit")
        .await
        .says(text!("player-act-entered-panel", name = "Player 2"));

    // The organiser adds somebody, and the panel marks them: from now on it is the organiser's to change.
    let one = format!("{SOFT}/3");
    let version = floor.desk.get(&one).await.hidden("version");
    let fields = [("version", version.as_str()), ("entered", "on"), ("painting", "12")];
    floor.desk.post(&one, &fields).await.is(303);
    phone.get(ME).await.shows("Painting judging has started").hides("Leave the contest");
    phone.post(PAINTING, &[("undo", "yes")]).await.is(303);
    floor.desk.get(SOFT).await.shows("2 of 3 entered for painting");
    let other = floor.phone(1).await;
    other.get(ME).await.hides("Enter painting contest").says(text!("play-me-out-of-the-contest"));
}

#[actix_web::test]
async fn whoever_signs_up_enters_the_painting_contest_with_a_tick() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players: Vec::new() };
    let register = "/e/spring-open/register";
    let annabel = floor.site.visitor();
    annabel.get(register).await.is(200).hides("painting contest");
    annabel.post(register, &[("name", "Annabel"), ("paints", "on")]).await.is(303);
    given(&floor).await;
    let bo = floor.site.visitor();
    bo.get(register).await.says(text!("register-painting"));
    bo.post(register, &[("name", "Bodo"), ("paints", "on")]).await.is(303);
    floor.site.visitor().post(register, &[("name", "Cyril")]).await.is(303);
    let list = floor.desk.get(&format!("{SOFT}?by=entered")).await;
    list.shows("1 of 3 entered for painting").shows("Bodo").hides("Annabel").hides("Cyril");
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("signed up and entered the painting contest");
    assert!(!verified(&floor).await.is_broken);
}

#[actix_web::test]
async fn marks_of_an_army_that_is_taken_out_do_not_count_and_come_back_with_it() {
    let floor = Floor::with_players(2).await;
    given(&floor).await;
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    let one = format!("{SOFT}/1");
    let mark = async |entered: &str, painting: &str| {
        let version = judge.get(&one).await.hidden("version");
        let fields = [("version", version.as_str()), ("entered", entered), ("painting", painting)];
        judge.post(&one, &fields).await
    };
    mark("on", "16").await.is(303);
    floor.desk.get(&one).await.says(text!("desk-show-points-in-all", points = 16));
    mark("off", "16").await.is(303);
    floor.desk.get(&one).await.says(text!("desk-show-points-in-all", points = 0)).shows("Saved marks: ");
    let file = async || floor.desk.get("/e/spring-open/desk/event.json").await.is(200).text();
    assert!(!file().await.contains("\"soft\": 16"));
    mark("off", "18").await.is(422).says(text!("desk-show-marks-without-an-entry"));
    mark("on", "16").await.is(303);
    floor.desk.get(&one).await.says(text!("desk-show-points-in-all", points = 16));
    assert!(!verified(&floor).await.is_broken);
}
