//! The standings on the desk: tie-breakers changed with a reason, shared places settled by dice.

use crate::support::{event_files::four_players, floor::Floor, paper::text_of, site::Site};
use muster::{
    actions::{self, Actor},
    domain::{
        event::{Event, permission::StaffRole},
        refusal::{EventRefusal, Refusal},
    },
    error::Error,
    exchange::event_file,
};
use serde_json::json;

const RANKING: &str = "/e/four/desk/ranking";
const HANDBOOK: &str =
    "opponents_win_record\nvictory_points\nbattle_tactics\nbattle_tactics_denied\nvp_differential";

/// Four players after two rounds; 3 and 4 share the last place on nothing but results.
async fn four(site: &Site) -> Event {
    let file = event_file::parse_event_file(four_players().to_string().as_bytes()).unwrap();
    actions::event::import::import_event_file(&site.app, &Actor::muster(), &file, None).await.unwrap()
}

fn rules<'a>(tiebreakers: &'a str, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    const FIELDS: [&str; 6] =
        ["tiebreaker_1", "tiebreaker_2", "tiebreaker_3", "tiebreaker_4", "tiebreaker_5", "tiebreaker_6"];
    let rules = [("scoring", "graded"), ("bye_victory_points", "50"), ("bye_battle_tactics", "5")];
    let chosen = FIELDS.into_iter().zip(tiebreakers.lines());
    rules.into_iter().chain(chosen).chain(more.iter().copied()).collect()
}

#[actix_web::test]
async fn s8_a_change_after_round_1_shows_what_moves_asks_why_and_is_told_to_everybody() {
    let site = Site::start().await;
    let event = four(&site).await;
    let olga = site.organiser(&event).await;
    olga.get(RANKING)
        .await
        .is(200)
        .says(text!("desk-setup-ranking-needs-reason", round = 2))
        .shows("major, then minor victories; opponents' wins, victory points");
    let plain = [
        ("scoring", "plain"),
        ("tiebreaker_1", "vp_differential"),
        ("bye_victory_points", "50"),
        ("bye_battle_tactics", "5"),
    ];
    let look = olga.post(RANKING, &plain).await;
    look.is(200).says(text!("desk-setup-ranking-preview"));
    let looked_at = look.hidden("looked_at");
    let save = |reason: &'static str| {
        let looked_at = looked_at.clone();
        let olga = &olga;
        async move {
            let mut fields = plain.to_vec();
            fields.extend([("what", "save"), ("looked_at", looked_at.as_str()), ("reason", reason)]);
            olga.post(RANKING, &fields).await
        }
    };
    save("").await.is(422).says(text!("ranking-refusal-reason-missing"));
    site.visitor().get("/e/four/standings").await.hides("changed the ranking");
    save("The hall asked for <b>plain</b> results").await.leads_to("/e/four/desk/standings");
    for page in ["/e/four/standings", "/e/four"] {
        site.visitor()
            .get(page)
            .await
            .shows("after round 2: Olga Organiser changed the ranking")
            .shows("The hall asked for &#60;b&#62;plain&#60;/b&#62; results")
            .shows("Now: wins, then draws; point difference");
    }
    for pdf in ["/e/four/pack.pdf", "/e/four/desk/print/standings.pdf"] {
        let reply = olga.get(pdf).await;
        assert!(reply.is(200).bytes.starts_with(b"%PDF"));
        let text = text_of(&reply);
        // Without a reader for PDFs there is no text, which was said loudly.
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(
            words.is_empty() || words.join(" ").contains("The hall asked for <b>plain</b> results"),
            "{text}"
        );
    }
    olga.get("/e/four/desk/audit").await.shows("The hall asked for");
    save("Again").await.is(409).shows("Check the preview again");
}

#[actix_web::test]
async fn s8_what_would_move_is_named_with_both_places() {
    let site = Site::start().await;
    // Ann and Bo won alike: Ann by more points, Bo with more tactics.
    let table = |table: u32, a: &str, b: &str, vp: u32, tactics: u32| {
        json!({ "table": table, "a": a, "b": b,
            "result": { "a": { "vp": vp, "tactics": tactics }, "b": { "vp": 10, "tactics": 1 } } })
    };
    let mut file = four_players();
    file["rounds"] =
        json!([{ "number": 1, "tables": [table(1, "p1", "p3", 40, 3), table(2, "p2", "p4", 30, 5)] }]);
    let file = event_file::parse_event_file(file.to_string().as_bytes()).unwrap();
    let event =
        actions::event::import::import_event_file(&site.app, &Actor::muster(), &file, None).await.unwrap();
    let olga = site.organiser(&event).await;
    let look = olga.post(RANKING, &rules("battle_tactics\nvictory_points", &[])).await;
    look.is(200).shows("Ann Archer").shows("Bo Łukasz").shows("up").shows("down").hides("No places change");
    let same = olga.post(RANKING, &rules(HANDBOOK, &[])).await;
    same.shows("No places change");
    let looked_at = same.hidden("looked_at");
    let fields = [("what", "save"), ("looked_at", looked_at.as_str()), ("reason", "none")];
    olga.post(RANKING, &rules(HANDBOOK, &fields)).await.is(422).shows("Players are already ranked this way");
    // Saving without having looked is a look.
    olga.post(RANKING, &rules("battle_tactics", &[("what", "save"), ("reason", "x")])).await.is(409);
    olga.post(RANKING, &rules("height", &[])).await.is(422).says(text!("ranking-choose-tiebreakers"));
    olga.post(RANKING, &rules("victory_points\nvictory_points", &[])).await.is(422).says(text!(
        "ranking-tiebreaker-twice",
        name = "Victory points",
        first = 1
    ));
}

#[actix_web::test]
async fn s8_the_settings_form_does_not_change_the_ranking_behind_everybodys_back() {
    let site = Site::start().await;
    let event = four(&site).await;
    let olga = site.organiser(&event).await;
    olga.get("/e/four/desk/set-up/rounds-and-prizes")
        .await
        .is(200)
        .shows(">how players are ranked</a>")
        .hides("name=\"tiebreaker_1\"");
    let mut settings = event.settings.clone();
    settings.ranking.tiebreakers.reverse();
    let saved =
        actions::event::save_settings(&site.app, &Actor::muster(), &event, event.name.clone(), settings)
            .await;
    assert!(matches!(saved, Err(Error::Refused(Refusal::Event(EventRefusal::RankingElsewhere)))));
}

#[actix_web::test]
async fn s8_before_round_1_it_is_changed_without_a_reason_and_leaves_no_mark() {
    let floor = Floor::with_players(4).await;
    let ranking = "/e/spring-open/desk/ranking";
    let look = floor.desk.post(ranking, &rules("victory_points", &[])).await;
    let looked_at = look.is(200).hidden("looked_at");
    let fields = [("what", "save"), ("looked_at", looked_at.as_str())];
    floor
        .desk
        .post(ranking, &rules("victory_points", &fields))
        .await
        .leads_to("/e/spring-open/desk/standings");
    floor
        .site
        .visitor()
        .get("/e/spring-open")
        .await
        .shows("1. Victory points")
        .says_not(text!("pack-ranking-changes"));
    floor.desk.get("/e/spring-open/desk/set-up/rounds-and-prizes").await.shows("name=\"tiebreaker_1\"");
}

#[actix_web::test]
async fn s7_a_shared_place_is_settled_by_dice_once_and_on_record() {
    let floor = Floor::with_names(&["Ann Archer", "Bo Łukasz", "Юлия", "王小明"]).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3])]).await;
    let desk = "/e/spring-open/desk/standings";
    let page = floor.desk.get(desk).await;
    page.is(200)
        .says(text!("desk-show-throw-dice", place = 1))
        .says(text!("desk-show-throw-dice", place = 3));
    floor.site.visitor().get("/e/spring-open/standings").await.shows("title=\"tied\"");
    let (after, players) = (page.hidden("after"), page.hidden("players"));
    let fields = [("after", after.as_str()), ("players", players.as_str())];
    let roll = "/e/spring-open/desk/standings/roll-off";
    // Not some of them, not others, not after another round.
    for wrong in [[("after", "1"), ("players", "p1")], [("after", "2"), ("players", players.as_str())]] {
        floor.desk.post(roll, &wrong).await.is(409);
    }
    floor.desk.post(roll, &[("after", "1"), ("players", "p1 p2 p3 p4")]).await.is(409);
    floor.desk.post(roll, &fields).await.leads_to(desk);
    floor.desk.post(roll, &fields).await.is(409).says(text!("conflict-shared-place"));
    let shown = floor.desk.get(desk).await;
    shown
        .shows("After round 1:")
        .shows("(seed ")
        .says_not(text!("desk-show-throw-dice", place = 1))
        .says(text!("desk-show-throw-dice", place = 3));
    let public = floor.site.visitor().get("/e/spring-open/standings").await;
    public.shows("⚄");
    let first: i64 = players.split(' ').next().unwrap()[1..].parse().unwrap();
    let why = floor.site.visitor().get(&format!("/e/spring-open/standings/{first}")).await;
    why.shows("settled by dice").shows("by a roll-off");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("rolled off a tie (seed ").shows("for 1st place");
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    judge.get(desk).await.is(200).hides("Roll off for");
    judge.post(roll, &fields).await.is(403);
}

#[actix_web::test]
async fn s7_dice_settle_nothing_once_a_corrected_result_parts_the_players() {
    let floor = Floor::with_names(&["Ann", "Bo", "Cy", "Di"]).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3])]).await;
    let desk = "/e/spring-open/desk/standings";
    let page = floor.desk.get(desk).await;
    let fields = [("after", page.hidden("after")), ("players", page.hidden("players"))];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    floor.desk.post("/e/spring-open/desk/standings/roll-off", &fields).await.is(303);
    let battle = "/e/spring-open/desk/battles/1/1";
    let version = floor.desk.get(battle).await.hidden("version");
    let ruling = [
        ("version", version.as_str()),
        ("kind", "played"),
        ("a_points", "32"),
        ("a_tactics", "4"),
        ("b_points", "20"),
        ("b_tactics", "3"),
        ("reason", "misread"),
    ];
    floor.desk.post(battle, &ruling).await.is(303);
    floor.site.visitor().get("/e/spring-open/standings").await.is(200).hides("Settled by dice\">⚄ ");
    floor.desk.get(desk).await.shows("After round 1:");
}

#[actix_web::test]
async fn a1_the_best_of_a_grand_alliance_follows_the_standings_and_has_a_certificate() {
    let site = Site::start().await;
    let event = four(&site).await;
    let olga = site.organiser(&event).await;
    let add = [("title", "Best of Order"), ("basis", "alliance"), ("alliance", "order")];
    olga.post("/e/four/desk/awards", &add).await.leads_to("/e/four/desk/awards");
    let page = olga.get("/e/four/desk/awards").await;
    let after = page.body.split("<b>Best of Order").nth(1).unwrap();
    assert!(after.contains("<strong>Bo Łukasz</strong>") && after.contains("best Order player"), "{after}");
    olga.post("/e/four/desk/awards", &[("title", "Best of"), ("basis", "alliance")]).await.is(422);
    let mut tx = site.app.database.read().await.unwrap();
    let awards = muster::storage::awards::list_awards(&mut tx, event.id).await.unwrap();
    drop(tx);
    let id = awards.last().unwrap().id;
    let pdf = olga.get(&format!("/e/four/desk/print/certificate-{id}.pdf")).await;
    assert!(pdf.is(200).bytes.starts_with(b"%PDF"));
}

#[actix_web::test]
async fn tie_breakers_are_chosen_by_name_and_moved_with_buttons() {
    let site = Site::start().await;
    let event = four(&site).await;
    let olga = site.organiser(&event).await;
    let page = olga.get(RANKING).await;
    page.shows("Opponents&#39; wins</option>").hides("opponents_win_record, ");
    let up = rules("victory_points\nhead_to_head", &[("move", "up:2")]);
    let page = olga.post(RANKING, &up).await;
    page.is(200).shows("value=\"head_to_head\" selected");
    let first = page.text().find("value=\"head_to_head\" selected").unwrap();
    assert!(first < page.text().find("value=\"victory_points\" selected").unwrap());
    // Nothing was saved by it.
    olga.get(RANKING).await.shows("value=\"opponents_win_record\" selected");
    let twice = rules("victory_points\nvictory_points", &[]);
    let told = text!("ranking-tiebreaker-twice", name = "Victory points", first = 1);
    olga.post(RANKING, &twice).await.is(422).says(told);
}
