//! A player's page on the day: where they sit and stand, why they meet this opponent, whose numbers are whose.

use crate::support::floor::{Floor, Seat};

const ME: &str = "/e/spring-open/me";

/// Round 1 is over: table 1 has a victory, table 2 another; round 2 is out.
async fn second_round() -> Floor {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    floor.close(1).await;
    floor.play(2, &[]).await;
    floor
}

#[actix_web::test]
async fn a_player_sees_their_place_what_changed_it_and_how_the_opponent_stands() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    let winner = floor.number(floor.battle(1, 1).await.a);
    let loser = floor.number(floor.battle(1, 1).await.b.unwrap());
    let phone = floor.phone(winner).await;
    // A round that is still played changes no place.
    phone.get(ME).await.is(200).hides("after round 1");
    floor.close(1).await;
    let page = phone.get(ME).await;
    // There was no place before the first round to move from.
    page.shows("<b class=\"huge\">1st</b> of 4")
        .shows("1–0–0")
        .shows(&format!("You won 40–\u{2060}10 against Player {loser}."));
    floor.play(2, &[]).await;
    let page = phone.get(ME).await;
    page.shows("Your place: 1st of 4").shows("After round 1. You won 40–").says(text!("play-why-you-meet"));
    // What round 2 can make of it: two have won, and one of them will have won twice.
    page.shows("After round 2: 1st with a major victory, ").shows(" with a loss.");
    page.shows("<p class=\"soft small\"><bdi>1–\u{2060}0–\u{2060}0</bdi></p>");
    page.shows("Both were on 1–0–0.");
    // In the next round the winner of the last loses to the other winner.
    let battle = floor.battle(2, 1).await;
    let numbers = if floor.number(battle.a) == winner { [10, 1, 40, 4] } else { [40, 4, 10, 1] };
    for seat in [Seat::A, Seat::B] {
        floor.send(2, 1, seat, numbers).await.is(303);
        floor.send(2, 2, seat, [30, 3, 22, 2]).await.is(303);
    }
    floor.close(2).await;
    let page = phone.get(ME).await;
    page.shows("</b> of 4").shows("1–0–1").shows("from 1st: you lost 10–\u{2060}40 against Player");
}

#[actix_web::test]
async fn nobody_is_sent_to_a_table_of_a_round_that_is_over() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    let battle = floor.battle(1, 2).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    phone.get(ME).await.shows("Round 1, table 2").shows("final__score").hides("is over");
    floor.close(1).await;
    let over = phone.get(ME).await;
    over.shows("Round 1 is over")
        .shows("<b class=\"huge\">2nd</b> of 4")
        .hides("final__score")
        .says_not(text!("play-me-you-play"));
    // The battle is one of those so far, with the way to its page, and what comes next is told.
    let opponent = floor.number(battle.b.unwrap());
    over.shows(&format!("<b>Player {opponent}</b>"))
        .shows("Round 1, table 2</a>")
        .shows("<small>won")
        .shows("30–22");
    floor.play(2, &[]).await;
    phone.get(ME).await.shows("seat__no").says(text!("play-me-you-play")).hides("is over");
    // Without standings to see, that the round is over is all.
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    let reason = [("reason", "the hall closes")];
    floor.desk.post("/e/spring-open/desk/finish", &reason).await.is(303);
    let end = phone.get(ME).await;
    end.shows("The event is over").hides("of 4").hides("seat__no").hides("Next:");
}

#[actix_web::test]
async fn the_final_place_is_the_first_thing_after_the_event() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    floor.close(1).await;
    floor.desk.post("/e/spring-open/desk/finish", &[]).await.is(303);
    let winner = floor.number(floor.battle(1, 1).await.a);
    let page = floor.phone(winner).await.get(ME).await;
    page.shows("Your place<b class=\"seat__no\" aria-hidden=\"true\">1</b>").shows("1st place");
}

#[actix_web::test]
async fn who_stands_just_above_and_just_below_is_on_ones_own_page() {
    let floor = Floor::with_players(6).await;
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2]), (3, [28, 3, 22, 2])]).await;
    floor.close(1).await;
    let mut winners = Vec::new();
    for table in 1..=3 {
        winners.push(floor.number(floor.battle(1, table).await.a));
    }
    let page = floor.phone(winners[1]).await.get(ME).await;
    let row = |place: u32, number: i64| format!("/players/{number}\"><b class=\"row__place\">{place}</b>");
    page.shows(&row(1, winners[0])).shows(&row(2, winners[1])).shows(&row(3, winners[2]));
    page.shows("<li class=\"is-you\">").hides("row__place\">4</b>");
    // At the end of the list there are two on the one side.
    let page = floor.phone(winners[0]).await.get(ME).await;
    page.shows(&row(1, winners[0])).shows(&row(3, winners[2])).hides("row__place\">4</b>");
}

#[actix_web::test]
async fn a_round_that_is_only_planned_is_played_by_nobody() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let path = "/e/spring-open/desk/rounds/1";
    let version = floor.desk.get(path).await.hidden("version");
    let plan = [("version", version.as_str()), ("battleplan", ""), ("starts_at", "2025-05-11T09:30")];
    floor.desk.post(&format!("{path}/plan"), &plan).await.is(303);
    floor.publish(1).await.is(303);
    // However long it is: the start is tomorrow.
    floor.site.wait(120);
    let visitor = floor.site.visitor();
    let public = visitor.get("/e/spring-open/rounds/1").await;
    public
        .shows("Not started")
        .shows("Starts Sun 11 May, 09:30")
        .hides("playing")
        .says_not(text!("round-state-published"));
    visitor.get("/e/spring-open/rounds/1/tables/1").await.shows("Not started").hides("No result yet");
    let me = floor.phone(1).await.get(ME).await;
    me.shows("Starts <strong>09:30</strong>").shows("Sun 11 May");
    floor
        .desk
        .get(path)
        .await
        .shows("Not started")
        .shows("not started</span>")
        .hides("playing")
        .hides("quiet");
    floor.desk.get("/e/spring-open/desk").await.shows("2 not started").hides("playing").hides("quiet");
    floor
        .desk
        .get("/e/spring-open/desk/battles")
        .await
        .shows("2 not started")
        .hides("playing")
        .hides("quiet");
    floor.desk.get("/e/spring-open/desk/battles/1/1").await.shows("not started").hides("playing");
    // The first report says that people play, whatever the clock does.
    floor.report(1, 1, [40, 4, 10, 1]).await.is(303);
    visitor
        .get("/e/spring-open/rounds/1")
        .await
        .says(text!("round-state-published"))
        .shows("playing")
        .hides("Not started");
    floor
        .desk
        .get("/e/spring-open/desk")
        .await
        .shows("1 playing")
        .hides("1 not started")
        .hides("2 not started");
}

#[actix_web::test]
async fn the_reader_s_own_fields_stand_first_and_are_called_theirs() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let (a, b) = (floor.number(battle.a), floor.number(battle.b.unwrap()));
    for (me, other, [first, second]) in [(a, b, ["a", "b"]), (b, a, ["b", "a"])] {
        let page = floor.phone(me).await.get(ME).await;
        let at = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("no “{text}” in {}", page.body));
        assert!(at("<legend>You</legend>") < at(&format!("name=\"{first}_points\"")));
        let theirs = at(&format!("<legend>Player {other}</legend>"));
        assert!(at(&format!("name=\"{first}_tactics\"")) < theirs);
        assert!(theirs < at(&format!("name=\"{second}_points\"")));
        page.shows(&format!("value=\"conceded_by_{first}\">You conceded or left"));
        page.hides(&format!("<legend>Player {me}</legend>"));
    }
}

#[actix_web::test]
async fn who_is_asked_to_confirm_has_the_button_first_and_what_follows_without_an_answer() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    floor.report(1, 1, [20, 3, 30, 4]).await.is(303);
    let asked = floor.number(floor.battle(1, 1).await.b.unwrap());
    let page = floor.phone(asked).await.get(ME).await;
    let at = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("no “{text}” in {}", page.body));
    assert!(at("Yes, confirm") < at("You haven't handed in your roster yet."));
    page.says(text!("play-without-an-answer", minutes = 5));
    assert_eq!(page.body.matches("No, that's wrong").count(), 1);
}

#[actix_web::test]
async fn why_two_meet_is_on_the_public_page_and_never_tells_what_is_kept_back() {
    let floor = second_round().await;
    let visitor = floor.site.visitor();
    let page = visitor.get("/e/spring-open/rounds/2").await;
    page.is(200).shows("Both were on 1–0–0.").shows("Both were on 0–0–1.");
    visitor.get("/e/spring-open/rounds/2/tables/1").await.shows("Why this pairing");
    // The standings after round 1 are kept back: a reason would tell them.
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    for path in ["/e/spring-open/rounds/2", "/e/spring-open/rounds/2/tables/1"] {
        visitor.get(path).await.is(200).hides("Both were on").hides("Why this pairing");
    }
    let phone = floor.phone(1).await;
    phone.get(ME).await.is(200).hides("Both were on").hides("after round 1");
    // The desk knows.
    floor.desk.get("/e/spring-open/rounds/2").await.shows("Both were on 1–0–0.");
}

#[actix_web::test]
async fn a_report_says_whose_is_whose_and_a_judge_stands_before_the_correction() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    floor.report(1, 1, [20, 3, 30, 4]).await.is(303);
    let battle = floor.battle(1, 1).await;
    let (a, b) = (floor.number(battle.a), floor.number(battle.b.unwrap()));
    let page = floor.phone(b).await.get(ME).await;
    page.shows("Your opponent reported");
    page.shows("<b class=\"huge\">30</b><br>You").shows(&format!("<b class=\"huge\">20</b><br>Player {a}"));
    let at = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("no “{text}” in {}", page.body));
    assert!(at("Yes, confirm") < at("Judge for table 1"));
    assert!(at("Judge for table 1") < at("Report a different result"));
    // Their own table is their battle, also in the tabs; another's is a pairing.
    let current = |page: &str| format!("<a href=\"/e/spring-open/{page}\" aria-current=\"page\">");
    let own = floor.phone(b).await.get("/e/spring-open/rounds/1/tables/1").await;
    own.shows(&current("me")).hides(&current("rounds"));
    let visitor = floor.site.visitor().get("/e/spring-open/rounds/1/tables/1").await;
    visitor.shows(&current("rounds")).hides(&current("me"));
    let page = floor.phone(a).await.get(ME).await;
    page.shows("<b class=\"huge\">20</b><br>You").says(text!("play-waiting-for-opponent"));
    page.shows(&format!("victory for Player {b}"));
    floor.send(1, 1, Seat::B, [20, 3, 30, 4]).await.is(303);
    floor.phone(b).await.get(ME).await.shows("victory for you").shows("Confirmed");
}

#[actix_web::test]
async fn a_report_that_is_refused_stays_on_the_page_where_it_was_typed() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let battle = floor.battle(1, 1).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    let version = battle.version.to_string();
    let mut fields =
        vec![("version", version.as_str()), ("back", "me"), ("what", "report"), ("kind", "played")];
    fields.extend([("a_points", "999"), ("a_tactics", "2"), ("b_points", "12"), ("b_tactics", "1")]);
    let address = format!("/e/spring-open/rounds/1/tables/{}", battle.table_number.unwrap());
    let page = phone.post(&address, &fields).await;
    // It stands under the table's address, and still hears of its own page.
    page.shows("data-page=\"/e/spring-open/me\"");
    page.is(422).shows("<title>My battle").shows("value=\"999\"").shows("aria-invalid=\"true\" autofocus");
    // From the table's own page it stays there.
    fields.retain(|(name, _)| *name != "back");
    phone.post(&address, &fields).await.is(422).shows("value=\"999\"").hides("<title>My battle");
}

#[actix_web::test]
async fn two_of_one_name_are_told_apart_wherever_they_are_looked_for() {
    let floor = Floor::with_names(&["Chris Taylor", "Chris Taylor", "Ann", "Bo"]).await;
    floor.play(1, &[]).await;
    for (page, browser) in [("rounds/1", &floor.site.visitor()), ("desk/rounds/1", &floor.desk)] {
        let page = browser.get(&format!("/e/spring-open/{page}")).await;
        page.shows("<small>#1</small>").shows("<small>#2</small>").hides("<small>#3</small>");
    }
    floor.desk.get("/e/spring-open/desk/battles").await.shows("Chris Taylor (#1)").shows("Chris Taylor (#2)");
    // The faction tells them apart, unless it is the same.
    let army = async |number: i64, faction: &str| {
        let path = format!("/e/spring-open/desk/players/{number}");
        let version = floor.desk.get(&path).await.hidden("version");
        let fields = [("version", version.as_str()), ("name", "Chris Taylor"), ("faction", faction)];
        floor.desk.post(&path, &fields).await.is(303);
    };
    army(1, "Skaven").await;
    army(2, "Seraphon").await;
    floor
        .desk
        .get("/e/spring-open/desk/rounds/1")
        .await
        .shows("<small>Skaven</small>")
        .hides("<small>#1</small>");
    army(2, "Skaven").await;
    floor
        .desk
        .get("/e/spring-open/desk/rounds/1")
        .await
        .shows("<small>#1</small>")
        .shows("<small>#2</small>");
}

#[actix_web::test]
async fn the_way_to_all_standings_leads_to_those_that_the_own_place_is_of() {
    let floor = second_round().await;
    let phone = floor.phone(1).await;
    for table in [1, 2] {
        floor.report(2, table, [40, 4, 10, 1]).await.is(303);
        floor.send(2, table, Seat::B, [40, 4, 10, 1]).await.is(303);
    }
    floor.close(2).await;
    let all = "href=\"/e/spring-open/standings\">All standings";
    phone.get(ME).await.shows(all);
    // The third round moves the standings on with its first result: the place is still of the second.
    floor.play(3, &[(1, [40, 4, 10, 1])]).await;
    let of_the_second = "/e/spring-open/standings?after=2";
    phone.get(ME).await.shows(&format!("href=\"{of_the_second}\">All standings")).hides(all);
    phone.get(of_the_second).await.is(200).shows("Standings after round 2");
}
