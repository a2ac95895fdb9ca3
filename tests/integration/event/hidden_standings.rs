//! Standings that the organiser keeps for later are hidden everywhere: every public address is asked, by
//! visitors and players, and none gives away who won.

use crate::support::{floor::Floor, paper::text_of, site::Reply};
use actix_web::test::TestRequest;
use muster::{domain::numbers::TableNumber, web::ADDRESSES};

const HIDE: &str = "/e/spring-open/desk/standings/hide";

/// Results like no other number on a page.
const CANARIES: [&str; 4] = ["38–14", "14–38", "42–18", "18–42"];

/// Two rounds with results that can be told from everything else, the second hidden.
async fn hidden() -> Floor {
    let floor = Floor::with_names(&["Ann Archer", "Bo Łukasz", "Юлия", "王小明"]).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [32, 5, 12, 1])]).await;
    floor.close(1).await;
    floor.play(2, &[(1, [38, 4, 14, 1]), (2, [42, 5, 18, 2])]).await;
    floor.close(2).await;
    floor.usual_awards().await;
    floor.desk.post(HIDE, &[("up_to", "1")]).await.leads_to("/e/spring-open/desk/standings");
    floor
}

/// Every address that a GET may ask for without being staff, filled in in every way that names a player, a
/// table or a round of the event.
fn public_addresses() -> Vec<String> {
    let own = ADDRESSES.iter().filter(|(method, path)| {
        *method == "get" && path.starts_with("/e/{event}") && !path.ends_with("/live")
    });
    let mut all = vec!["/".to_owned()];
    for (_, path) in own {
        let path = path.replace("{event}", "spring-open").replace("{document}", "standings");
        for number in 1..=4 {
            let filled =
                path.replace("{number}", &number.to_string()).replace("{table}", &number.to_string());
            for round in 1..=2 {
                all.push(filled.replace("{round}", &round.to_string()));
            }
        }
    }
    for query in ["?after=2", "?after=99"] {
        all.push(format!("/e/spring-open/standings{query}"));
        all.push(format!("/e/spring-open/standings.csv{query}"));
    }
    all.push("/e/spring-open/rounds/2?by=name".into());
    all.sort();
    all.dedup();
    all
}

fn leaks(reply: &Reply) -> Option<&'static str> {
    let numbers = ["38", "42", "68", "74"].map(|number| format!(",{number},"));
    let in_table = reply.kind.starts_with("text/csv") && numbers.iter().any(|n| reply.body.contains(n));
    let text = text_of(reply);
    let after = reply.body.contains("after round 2</h1>") || reply.body.contains("after=2\"");
    CANARIES.into_iter().find(|canary| text.contains(canary)).or(match (in_table, after) {
        (true, _) => Some("points in the table"),
        (_, true) => Some("standings after round 2"),
        _ => None,
    })
}

#[actix_web::test]
async fn hidden_means_hidden_at_every_public_address() {
    let floor = hidden().await;
    let stranger = floor.site.visitor();
    let account = floor.site.signed_in(&floor.site.account("Nosy Nora").await).await;
    let addresses = public_addresses();
    assert!(addresses.len() > 40, "{addresses:?}");
    // Twice: the second time a page may come from memory.
    for address in addresses.iter().chain(&addresses) {
        for (who, browser) in [("a visitor", &stranger), ("an account", &account)] {
            let reply = browser.get(address).await;
            assert!(leaks(&reply).is_none(), "{address} tells {who}: {:?}\n{}", leaks(&reply), reply.body);
        }
    }
}

#[actix_web::test]
async fn a_player_sees_their_own_result_and_no_other() {
    let floor = hidden().await;
    let pairs = floor.battles(2).await;
    let table_1 = pairs.iter().find(|battle| battle.table_number == Some(TableNumber(1))).unwrap();
    let phone = floor.phone(floor.number(table_1.a)).await;
    let own = "/e/spring-open/rounds/2/tables/1";
    phone
        .get(own)
        .await
        .is(200)
        .shows("<b><a href=\"/e/spring-open/players/1\">Ann Archer</a></b>")
        .shows("<b class=\"final__score\">38</b>");
    for address in public_addresses() {
        let reply = phone.get(&address).await;
        for canary in ["42–18", "18–42"] {
            assert!(!reply.body.contains(canary), "{address} shows {canary}");
        }
        assert!(!reply.body.contains("after round 2</h1>"), "{address}");
    }
    phone.get("/e/spring-open/rounds/2").await.shows("38–14").shows("has hidden the results of this round");
    phone
        .get("/e/spring-open/rounds/2/tables/2")
        .await
        .shows("has hidden the results")
        .hides("No result yet");
    // A scoring sheet is a result in the making, and nobody is led to where they may not look.
    let other = "/e/spring-open/rounds/2/tables/2";
    for browser in [&phone, &floor.site.visitor()] {
        browser.get(other).await.is(200).hides("Scoring sheet");
    }
    floor.desk.get(other).await.is(200).shows("Scoring sheet");
    for page in ["sheet", "sheet/state"] {
        phone.get(&format!("{own}/{page}")).await.is(200);
        phone.get(&format!("/e/spring-open/rounds/2/tables/2/{page}")).await.is(403);
    }
}

#[actix_web::test]
async fn whoever_follows_a_sheet_that_is_not_shown_any_more_is_told_so_with_ways_on() {
    let floor = hidden().await;
    let visitor = floor.site.visitor();
    let sheet = async |round: u32| {
        let page = visitor.get(&format!("/e/spring-open/rounds/{round}/tables/1/sheet")).await;
        for way in ["/e/spring-open/rounds", "/e/spring-open"] {
            page.shows("<h1>No scoring sheet here</h1>").shows(&format!("href=\"{way}\"")).hides("No access");
        }
        page
    };
    sheet(2).await.is(403).shows("has hidden the results of this round");
    // A round that is taken back looks like one that never was.
    floor.draw(3).await.is(303);
    let draft = [sheet(3).await, sheet(9).await];
    floor.publish(3).await.is(303);
    assert_ne!(visitor.get("/e/spring-open/rounds/3").await.status, 404);
    floor.take_back(3).await.is(303);
    for [other, nowhere] in [draft, [sheet(3).await, sheet(9).await]] {
        nowhere.is(404).hides("has hidden the results");
        assert_eq!((other.is(404).text(), other.kind.as_str()), (nowhere.text(), nowhere.kind.as_str()));
    }
}

#[actix_web::test]
async fn a_tap_on_somebody_elses_sheet_is_not_answered_with_what_stands_on_it() {
    let floor = hidden().await;
    let battles = floor.battles(2).await;
    let elsewhere = battles.iter().find(|battle| battle.table_number == Some(TableNumber(2))).unwrap();
    let phone = floor.phone(floor.number(elsewhere.a)).await;
    let tap = TestRequest::post().uri("/e/spring-open/rounds/2/tables/1/sheet");
    let tap =
        tap.insert_header(("accept", "application/json")).insert_header(("sec-fetch-site", "same-origin"));
    let reply = phone.send(tap.set_form([("step", "a tap")])).await;
    reply.is(403).shows("has hidden the results").hides("fields");
}

#[actix_web::test]
async fn what_is_not_hidden_stays_and_staff_see_all() {
    let floor = hidden().await;
    let visitor = floor.site.visitor();
    visitor
        .get("/e/spring-open/standings")
        .await
        .shows("Standings after round 1")
        .says(text!("standings-kept-for-later", round = 1))
        .shows("Rounds up to 1 stay public");
    visitor.get("/e/spring-open/rounds/1").await.shows("30–20");
    floor
        .desk
        .get("/e/spring-open/standings")
        .await
        .shows("Standings after round 2")
        .shows("Players can't see");
    floor.desk.get("/e/spring-open/standings/1").await.is(200);
    floor.desk.get("/e/spring-open/rounds/2").await.shows("38–14").hides("has hidden the results");
    // Shown again, pages from memory included.
    floor.desk.post(HIDE, &[("up_to", "")]).await.is(303);
    visitor.get("/e/spring-open/standings").await.shows("Standings after round 2").hides("has hidden");
    visitor.get("/e/spring-open/rounds/2").await.shows("38–14");
    floor.desk.post(HIDE, &[("up_to", "many")]).await.is(422);
    floor.desk.post(HIDE, &[("up_to", "1")]).await.is(303);
    floor.desk.get("/e/spring-open/desk/standings").await.says(text!("desk-show-hidden", round = 1));
}

#[actix_web::test]
async fn nothing_at_all_can_be_hidden_too() {
    let floor = hidden().await;
    floor.desk.post(HIDE, &[("up_to", "0")]).await.is(303);
    let visitor = floor.site.visitor();
    let page = visitor.get("/e/spring-open/standings").await;
    page.is(200).shows("has hidden the standings.").hides("Ann Archer").hides("30–20");
    visitor
        .get("/e/spring-open/standings/1")
        .await
        .is(200)
        .hides(": 1st")
        .says(text!("standings-nothing-to-see"));
    visitor.get("/e/spring-open/rounds/1").await.hides("30–20");
    visitor.get("/e/spring-open/standings?after=1").await.hides("Ann Archer");
}

#[actix_web::test]
async fn the_big_screen_and_the_awards_tell_no_more_even_on_the_organisers_computer() {
    let floor = hidden().await;
    floor.desk.post("/e/spring-open/desk/screen", &[("shows", "standings")]).await.is(303);
    for browser in [&floor.desk, &floor.site.visitor()] {
        browser.get("/e/spring-open/screen").await.is(200).shows("<h1>Standings</h1><p>after round 1");
    }
    floor.desk.post("/e/spring-open/desk/stage", &[("stage", "finished")]).await.is(303);
    floor.site.visitor().get("/e/spring-open/awards").await.is(200).hides("First place");
    floor.desk.post(HIDE, &[("up_to", "")]).await.is(303);
    floor.site.visitor().get("/e/spring-open/awards").await.shows("First place");
}

#[actix_web::test]
async fn the_desk_has_the_table_that_everybody_will_have_and_says_what_is_hidden_of_it() {
    let floor = hidden().await;
    let rows = |reply: &Reply| {
        let (_, rest) = reply.is(200).body.split_once("<tbody>").expect("a table");
        rest.split_once("</tbody>").unwrap().0.to_owned()
    };
    let desk = floor.desk.get("/e/spring-open/desk/standings").await;
    desk.shows("Standings after round 2").shows("Players see standings and results up to round 1");
    desk.shows("2–0–0</span></td>").shows("class=\"res res--").shows("Opponents&#39; wins");
    let visitor = floor.site.visitor();
    assert_ne!(rows(&desk), rows(&visitor.get("/e/spring-open/standings").await));
    floor.desk.post(HIDE, &[("up_to", "")]).await.is(303);
    let everybody = visitor.get("/e/spring-open/standings").await;
    assert_eq!(rows(&floor.desk.get("/e/spring-open/desk/standings").await), rows(&everybody));
    assert_eq!(rows(&desk), rows(&everybody));
}

#[actix_web::test]
async fn no_page_says_final_over_standings_that_are_hidden() {
    let floor = hidden().await;
    let finish = "/e/spring-open/desk/finish";
    let page = floor.desk.get(finish).await;
    page.is(200).shows("Players see standings up to round 1 only.").shows("Show standings");
    page.shows("3 awards have no winner yet: Best painted, Favourite army, Best sportsperson.");
    page.says(text!("desk-finish-show")).shows("The ceremony isn't over.");
    floor.desk.post(finish, &[]).await.leads_to("/e/spring-open/desk");
    let desk = floor.desk.get("/e/spring-open/desk").await;
    desk.says(text!("desk-home-standings-are-hidden", round = 1)).shows("awards have no winner yet");
    let visitor = floor.site.visitor();
    for browser in [&visitor, &floor.desk] {
        let standings = browser.get("/e/spring-open/standings").await;
        standings.is(200).shows("Standings after round").hides("Final standings");
    }
    let front = visitor.get("/e/spring-open").await;
    front
        .is(200)
        .shows("Top 4 after round 1")
        .hides("Leading")
        .hides("Final standings")
        .hides(" wins Spring Open");
    // Shown again, they are final; and what was before the last round is not.
    floor.desk.post(HIDE, &[("up_to", "")]).await.is(303);
    visitor.get("/e/spring-open/standings").await.shows("Final standings");
    visitor.get("/e/spring-open/standings?after=1").await.shows("Standings after round 1").hides("Final");
    visitor.get("/e/spring-open").await.shows("Places by round").shows(" wins Spring Open");
    floor.desk.get("/e/spring-open/desk").await.hides("Players see standings up to round");
}

#[actix_web::test]
async fn to_finish_the_event_shows_what_was_hidden_where_that_is_ticked() {
    let floor = hidden().await;
    let finish = "/e/spring-open/desk/finish";
    floor.desk.get(finish).await.shows("id=\"f-show\" name=\"show\" value=\"on\">");
    // Where no ceremony is to come, the box is ticked.
    for _ in 0..3 {
        let award = floor.desk.get("/e/spring-open/desk/awards").await.hidden("award");
        floor.desk.post("/e/spring-open/desk/awards/remove", &[("award", &award)]).await.is(303);
    }
    let page = floor.desk.get(finish).await;
    page.shows("name=\"show\" value=\"on\" checked").hides("The ceremony isn't over");
    floor.desk.post(finish, &[("show", "on")]).await.leads_to("/e/spring-open/desk");
    let visitor = floor.site.visitor();
    visitor.get("/e/spring-open/standings").await.shows("Final standings").hides("has hidden");
    visitor.get("/e/spring-open/rounds/2").await.shows("38–14");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("finished");
}

#[actix_web::test]
async fn after_the_last_round_now_names_what_is_hidden_undecided_and_voted_on() {
    let floor = Floor::with_players(4).await;
    let results = [(1, [30, 4, 20, 3]), (2, [32, 5, 12, 1])];
    for round in 1..=3 {
        floor.play(round, &results).await;
        floor.close(round).await;
        floor.desk.get("/e/spring-open/desk").await.hides("no winner yet").hides("is open");
        if round == 1 {
            floor.desk.post(HIDE, &[("up_to", "1")]).await.is(303);
        }
    }
    let new = [("title", "Best painted"), ("basis", "chosen")];
    floor.desk.post("/e/spring-open/desk/awards", &new).await.is(303);
    let now = floor.desk.get("/e/spring-open/desk").await;
    now.says(text!("desk-home-last-round-with-something-open", round = 3))
        .shows("“Best painted” has no winner yet")
        .shows("Choose winner");
    now.says(text!("desk-home-standings-are-hidden", round = 1)).shows("Show standings");
    let award = floor.desk.get("/e/spring-open/desk/awards").await.hidden("award");
    let open = [("award", award.as_str()), ("choices", "players")];
    floor.desk.post("/e/spring-open/desk/votes", &open).await.is(303);
    let now = floor.desk.get("/e/spring-open/desk").await;
    now.shows("The vote for “Best painted” is open").shows("Close the vote").hides("no winner yet");
}
