//! A player's page in an event: where they stand and stood, whom they met and why, and what of it stays hidden; and
//! what they keep of it once it is over.

use crate::support::{floor::Floor, site::Reply};

const HOME: &str = "/e/spring-open";
const HIDE: &str = "/e/spring-open/desk/standings/hide";

/// Two rounds, both over: who sits on the first seat of a table has won it.
async fn played() -> Floor {
    let floor = Floor::with_players(4).await;
    for round in 1..=2 {
        floor.play(round, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
        floor.close(round).await;
    }
    floor
}

/// The number of who has won both battles, and of who has lost both.
async fn first_and_last(floor: &Floor) -> (i64, i64) {
    let standings = floor.desk.get(&format!("{HOME}/standings.csv")).await;
    let number = |line: &str| {
        let (_, from) = line.split_once("Player ").unwrap();
        from.split(',').next().unwrap().parse().unwrap()
    };
    let lines: Vec<&str> = standings.body.lines().skip(1).collect();
    (number(lines[0]), number(lines[3]))
}

async fn page_of(floor: &Floor, number: i64) -> Reply {
    floor.site.visitor().get(&format!("{HOME}/players/{number}")).await
}

async fn finish(floor: &Floor) {
    floor.desk.post(&format!("{HOME}/desk/stage"), &[("stage", "finished")]).await.is(303);
}

#[actix_web::test]
async fn a_players_page_tells_where_they_stood_whom_they_met_and_why() {
    let floor = played().await;
    let (first, _) = first_and_last(&floor).await;
    let page = page_of(&floor, first).await;
    page.is(200).shows("After round 2").shows("<b class=\"seat__no\" aria-hidden=\"true\">1</b>");
    page.shows("1st place").shows("of 4 players").shows("2–0–0").says(text!("story-places"));
    // A link to it tells the same in other programs.
    page.shows("property=\"og:description\" content=\"1st of 4, 2–0–0\"");
    // The line of places has its figures for whoever does not see it.
    assert_eq!(page.body.matches("<circle").count(), 2, "{}", page.body);
    page.shows("<th scope=\"row\">1</th>").shows("Both were on 1–0–0.");
    for round in 1..=2 {
        let battles = floor.battles(round).await;
        let own = battles.iter().find(|one| floor.number(one.a) == first).expect("who has won sits first");
        let (opponent, table) = (floor.number(own.b.unwrap()), own.table_number.unwrap());
        page.shows(&format!("href=\"{HOME}/players/{opponent}\""))
            .shows(&format!("<b>Player {opponent}</b>"));
        page.shows(&format!("<a href=\"{HOME}/rounds/{round}/tables/{table}\">"));
    }
}

#[actix_web::test]
async fn what_is_kept_back_is_kept_back_on_a_players_page_too() {
    let floor = played().await;
    let (first, _) = first_and_last(&floor).await;
    floor.desk.post(HIDE, &[("up_to", "1")]).await.is(303);
    for over in [false, true] {
        let page = page_of(&floor, first).await;
        page.shows("After round 1").says(text!("story-result-hidden")).hides("2–0–0").shows("1–0–0");
        page.shows("of 4, 1–0–0\">");
        assert_eq!(page.body.matches("class=\"res res--win\"").count(), 1, "{}", page.body);
        if !over {
            finish(&floor).await;
        }
    }
    floor.desk.post(HIDE, &[("up_to", "0")]).await.is(303);
    let page = page_of(&floor, first).await;
    page.hides("seat__no").hides("1–0–0").hides("res--win").hides("Both were on");
    // Their own results are theirs, and nobody else's page tells them.
    floor.phone(first).await.get(&format!("{HOME}/players/{first}")).await.shows("res--win");
    page_of(&floor, first).await.hides("res--win");
    floor.desk.post(HIDE, &[("up_to", "")]).await.is(303);
    page_of(&floor, first).await.shows("2–0–0").shows("Final place");
}

#[actix_web::test]
async fn a_round_that_is_not_out_is_on_no_players_page() {
    let floor = played().await;
    floor.draw(3).await.is(303);
    let battle = floor.battle(3, 1).await;
    let page = page_of(&floor, floor.number(battle.a)).await;
    page.is(200).hides("Round 3");
    floor.publish(3).await.is(303);
    page_of(&floor, floor.number(battle.a))
        .await
        .shows("Round 3, table 1")
        .says(text!("play-me-no-result-yet"));
}

#[actix_web::test]
async fn every_name_leads_to_its_page() {
    let floor = played().await;
    floor.usual_awards().await;
    finish(&floor).await;
    let visitor = floor.site.visitor();
    let (first, last) = first_and_last(&floor).await;
    for page in ["", "/standings", "/players", "/rounds/2", "/rounds/2?by=name", "/awards"] {
        let page = visitor.get(&format!("{HOME}{page}")).await;
        page.is(200).shows(&format!("href=\"{HOME}/players/{first}\""));
    }
    let beaten = visitor.get(&format!("{HOME}/rounds/2/tables/2")).await;
    let why = visitor.get(&format!("{HOME}/standings/{first}")).await;
    assert!(beaten.body.matches(&format!("{HOME}/players/")).count() >= 2, "{}", beaten.body);
    why.shows(&format!("href=\"{HOME}/players/{first}\"")).shows(&format!("{HOME}/players/"));
    page_of(&floor, last).await.shows(&format!("href=\"{HOME}/standings/{last}\""));
}

#[actix_web::test]
async fn an_award_stands_on_the_page_of_who_has_it_once_everybody_may_know() {
    let floor = played().await;
    floor.usual_awards().await;
    let (first, last) = first_and_last(&floor).await;
    page_of(&floor, first).await.hides("First place");
    floor.desk.get(&format!("{HOME}/players/{first}")).await.hides("First place");
    floor.desk.post(HIDE, &[("up_to", "1")]).await.is(303);
    finish(&floor).await;
    page_of(&floor, first).await.hides("First place");
    floor.desk.post(HIDE, &[("up_to", "")]).await.is(303);
    page_of(&floor, first).await.shows("First place");
    page_of(&floor, last).await.hides("First place").hides("Second place");
}

#[actix_web::test]
async fn after_the_finish_the_first_and_the_last_have_the_same_page_of_their_event() {
    let floor = played().await;
    let me = format!("{HOME}/me");
    let (first, last) = first_and_last(&floor).await;
    for number in [first, last] {
        floor.phone(number).await.get(&me).await.hides("Share my event");
    }
    finish(&floor).await;
    for (number, place, moment) in
        [(first, "1st", "your largest win"), (last, "4th", "You played all 2 battles.")]
    {
        let page = floor.phone(number).await.get(&me).await;
        page.is(200).shows("Your place<b class=\"seat__no\"").shows(&format!("{place} place")).shows(moment);
        page.shows(&format!(
            "href=\"{HOME}/players/{number}\" data-share=\"Player {number} at Spring Open\""
        ));
        page.shows("2 battles").shows("me/certificate.pdf").shows(&format!("{place} of 4"));
    }
    // A round that is kept for the ceremony is not given away to its players either.
    floor.desk.post(HIDE, &[("up_to", "1")]).await.is(303);
    floor.phone(first).await.get(&me).await.hides("Share my event").shows("The event is over");
}

#[actix_web::test]
async fn an_empty_page_says_what_will_stand_there_and_a_search_for_nobody_says_so() {
    let floor = Floor::with_players(4).await;
    let visitor = floor.site.visitor();
    for (page, told) in [
        ("awards", "Awards come at the end of the event"),
        ("rounds", "No pairings yet"),
        ("standings", "No rounds played yet"),
        ("news", "No announcements yet"),
        ("rosters", "Then everyone can read them here"),
        ("statistics", "No statistics yet"),
    ] {
        let page = visitor.get(&format!("{HOME}/{page}")).await;
        page.is(200).shows(told).shows("<div class=\"empty\">").shows("<svg class=\"ghost\"");
    }
    floor
        .phone(1)
        .await
        .get(&format!("{HOME}/me"))
        .await
        .shows("No round is published yet")
        .shows("class=\"ghost\"");
    for page in ["calls", "news"] {
        floor.desk.get(&format!("{HOME}/desk/{page}")).await.is(200).shows("<svg class=\"ghost\"");
    }
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    for page in ["rounds/1", "standings"] {
        visitor.get(&format!("{HOME}/{page}")).await.is(200).hides("class=\"empty\"");
        let found = visitor.get(&format!("{HOME}/{page}?q=nobody")).await;
        found.is(200).shows("“nobody”").shows(&format!("<a href=\"{HOME}/{page}\">Show all</a>"));
    }
}

#[actix_web::test]
async fn the_desk_shows_the_standings_with_one_tap_and_then_finishing_is_what_is_left() {
    let floor = Floor::with_players(4).await;
    for round in 1..=3 {
        floor.play(round, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
        floor.close(round).await;
    }
    floor.desk.post(HIDE, &[("up_to", "1")]).await.is(303);
    let desk = format!("{HOME}/desk");
    let finish = "<button class=\"btn btn--main\">Finish the event</button>";
    floor.desk.get(&format!("{desk}/finish")).await.is(200).hides(finish);
    let now = floor.desk.get(&desk).await;
    now.shows("name=\"up_to\" value=\"\"").shows("<button class=\"btn btn--main\">Show standings</button>");
    floor.desk.post(HIDE, &[("up_to", ""), ("back", "now")]).await.leads_to(&desk);
    floor.site.visitor().get(&format!("{HOME}/standings")).await.shows("Standings after round 3");
    floor.desk.get(&desk).await.hides("Show standings").shows("desk/finish");
    floor.desk.get(&format!("{desk}/finish")).await.shows(finish);
}
