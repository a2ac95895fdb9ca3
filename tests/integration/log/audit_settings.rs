//! What the log says of the settings: each by a plain name, what it was and what it is, as the pages write it.

use crate::support::{set_up::save_settings, site::Site};
use muster::{
    actions::{Actor, event},
    domain::{
        event::{
            Stage,
            audit::setting_names,
            pack::{BattleplanChoice, RankingChange, Settings},
            permission::ActingAs,
        },
        numbers::RoundNumber,
        system,
    },
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const LOG: &str = "/e/spring-open/desk/audit";

/// Settings of which the log tells otherwise: a changed file of the game has an act of its own, and nobody can change
/// how seeds are made.
const ELSEWHERE: [&str; 2] = ["own_system", "seed_per_round"];

/// A setting by the name of its field; another value than a new event has; what the log calls the setting, and what it
/// says of that value.
type Row = (&'static str, Value, &'static str, &'static str);

fn of_the_event() -> Vec<Row> {
    let long = "A weekend of games for everybody who paints and plays";
    vec![
        ("capacity", json!(1200), "places", "1,200"),
        ("starts_on", json!("2025-05-10"), "first day", "Sat 10 May 2025"),
        ("ends_on", json!("2025-05-11"), "last day", "Sun 11 May 2025"),
        ("time_zone", json!("Europe/Berlin"), "time zone", "Europe/Berlin"),
        ("venue", json!("The Hall"), "venue", "The Hall"),
        ("address", json!("1 Hall Road\nUpstairs"), "address", "1 Hall Road Upstairs"),
        ("about", json!(long), "about the event", "A weekend of games for everybody who pa…"),
        ("accent", json!("rose"), "colour", "Rose"),
        ("public_registration", json!(false), "public sign-up", "no"),
        ("prizes", json!("A cup"), "awards and prizes", "A cup"),
        ("painting", json!("Three colours"), "models and painting", "Three colours"),
        ("ticket_price", json!("£20"), "ticket price", "£20"),
        ("how_to_buy", json!("At the door"), "buying tickets", "At the door"),
        ("refunds", json!("Until May"), "refund policy", "Until May"),
        ("refund_until", json!("2025-05-01"), "refund deadline", "Thu 1 May 2025"),
        ("food", json!("Soup"), "food", "Soup"),
        ("ask_dietary", json!(false), "ask about dietary needs", "no"),
        ("judges", json!("Jo"), "judges", "Jo"),
        ("contact_email", json!("o@example.org"), "contact email", "o@example.org"),
        ("contact_phone", json!("012"), "contact phone", "012"),
        ("overrun", json!("Dice down"), "overruns and withdrawals", "Dice down"),
        ("self_check_in", json!(true), "self check-in", "yes"),
        ("ask_grudges", json!(true), "grudge requests", "yes"),
        ("army_photos", json!(true), "army photos", "yes"),
        ("registration_opens_at", json!("2025-01-10T09:00:30Z"), "sign-up opens", "Fri 10 Jan 2025, 10:00"),
        ("registration_closes_at", json!("2025-05-02T22:00:00Z"), "sign-up closes", "Sat 3 May 2025, 00:00"),
        ("places_by_themselves", json!(true), "automatic waiting list", "yes"),
        ("set_up", json!(["who"]), "set-up steps saved", "Who"),
        ("entries_count_from", json!("2025-05-02T22:00:00Z"), "sign-up reopened", "Sat 3 May 2025, 00:00"),
        ("questions", json!(["Which club?", "Lunch?"]), "questions at sign-up", "Which club?, Lunch?"),
        ("battlefield", json!("Mats"), "tables and terrain", "Mats"),
        ("battlefield_inches", json!([30, 44]), "battlefield size", "30 × 44 inches"),
        ("terrain_features", json!(7), "terrain features", "7"),
        ("terrain_by", json!("each_half"), "terrain brought by", "Each player brings half"),
        ("code_of_conduct", json!("Be kind"), "code of conduct", "Be kind"),
        ("welfare", json!("Ask Jo"), "welfare", "Ask Jo"),
        ("fire_exits", json!("Two"), "fire exits and first aid", "Two"),
        ("template", json!("Club day"), "template name", "Club day"),
        ("letter_paper", json!(true), "Letter paper", "yes"),
        ("soft.painting", json!(20), "soft score for painting", "up to 20 points"),
        ("soft.sportsmanship", json!(1), "soft score for sportsmanship", "up to 1 point"),
        ("soft.lists", json!(5), "soft score for a roster on time", "up to 5 points"),
        (
            "timetable",
            json!([{ "day": 1, "at": "09:00:00", "minutes": 30, "what": "doors" }]),
            "timetable",
            "1 part",
        ),
    ]
}

fn of_the_game() -> Vec<Row> {
    let own = serde_json::to_value(&system::default().battleplans[0]).unwrap();
    let own_name = system::default().battleplans[0].name.as_str();
    let call_out = json!([{ "minutes_left": 24, "text": "Half" }]);
    vec![
        ("system", json!("aos4-later"), "game", "Age of Sigmar 4, 2025-26 onwards"),
        ("points_limit", json!(1250), "points limit", "1,250"),
        ("rounds", json!(7), "rounds", "7"),
        ("round_minutes", json!(151), "round length", "151 minutes"),
        ("break_minutes", json!(41), "break between rounds", "41 minutes"),
        ("doors_open_at", json!("08:15:00"), "doors open", "08:15"),
        ("first_round_at", json!("09:45:00"), "first round starts", "09:45"),
        ("battleplans", json!("public"), "battleplan choice", "Fixed, shown in the pack"),
        ("battleplan_list", json!(["border-war"]), "battleplans", "Border War"),
        ("own_battleplans", json!([own]), "custom battleplans", own_name),
        ("axes", json!({ "realm": "one_a_table" }), "battle set-up", "realm: Random for each table"),
        ("terrain", json!("roll_off"), "terrain", "Placed by the two players"),
        ("table_order", json!("any"), "table order", "At random"),
        ("call_outs", call_out, "call-outs", "1 call-out"),
        ("chess_clocks", json!(true), "chess clocks", "yes"),
        ("confirm_minutes", json!(1), "confirmation time", "1 minute"),
        ("paper_check", json!("twice"), "paper results entered", "twice, by two people"),
    ]
}

fn of_rosters() -> Vec<Row> {
    let corrected =
        json!([{ "profile": { "faction": "Skaven", "name": "Clanrats" }, "reason": "a misprint" }]);
    let lowered = json!([{ "rule": "A01", "severity": "warning", "reason": "a first event" }]);
    let left_out = json!([{ "title": "Old Scroll", "published_on": null, "reason": "too old" }]);
    let kinds = json!([{ "kind": "no-such-kind", "reason": "too old" }]);
    vec![
        ("rosters", json!("closed"), "who sees rosters", "Only staff"),
        ("roster_deadline", json!("2025-05-08T18:00:37Z"), "roster deadline", "Thu 8 May 2025, 20:00"),
        ("rosters_open_at", json!("2025-05-08T20:30:00Z"), "rosters shown from", "Thu 8 May 2025, 22:30"),
        ("rules_cut_off", json!("2025-05-01"), "rules cut-off", "Thu 1 May 2025"),
        ("composition.season", json!("Last year"), "season", "Last year"),
        ("composition.wording", json!("original"), "rules text", "original"),
        ("composition.allowed", json!(["legends"]), "allowed on rosters", "Legends"),
        ("composition.lowered", lowered, "relaxed rules", "A01 to check"),
        ("composition.corrections", corrected, "profile corrections", "Clanrats"),
        ("composition.left_out", left_out, "excluded publications", "Old Scroll"),
        ("composition.left_out_kinds", kinds, "excluded publication types", "no-such-kind"),
        ("composition.without", json!(["magic"]), "excluded rules modules", "Magic"),
    ]
}

fn of_pairing() -> Vec<Row> {
    let clubs = json!({ "rounds": { "1": "strong", "3": "soft" }, "otherwise": "soft" });
    let clubs_told = "round 1: Keep apart, even if records differ; round 3: Keep apart if nothing else gets worse; \
                      other rounds: Keep apart if nothing else gets worse";
    let rules = Settings::default().ranking_rules();
    let change = RankingChange {
        at: "2025-05-10T12:00:00Z".parse().unwrap(),
        after_round: RoundNumber(1),
        by: "Olga".into(),
        before: rules.clone(),
        after: rules,
        reason: "a mistake".into(),
    };
    let file = json!({ "headings": ["Name"], "columns": [], "encoding": "utf-8", "separator": "comma" });
    vec![
        ("pairing.clubs", clubs, "clubmates", clubs_told),
        ("pairing.methods", json!({ "2": "random" }), "pairing methods", "round 2: At random"),
        ("pairing.seeds", json!([3, 1]), "seeds", "3, 1"),
        ("pairing.lists", json!({ "1": [[1, 2], [3, 4]] }), "listed pairings", "round 1: 1 and 2, 3 and 4"),
        ("pairing.group_size", json!(6), "round-robin group size", "6"),
        ("pairing.cut_size", json!(4), "cut size", "4"),
        ("pairing.third_place", json!(true), "third-place match in the cut", "yes"),
        ("pairing.rematches_at_the_end", json!(true), "rematches in the last round", "yes"),
        ("ranking.bye_is_mean", json!(true), "mean score for a bye", "yes"),
        ("ranking.difference_cap", json!(50), "point difference at most", "50"),
        (
            "pairing.cut_leavers",
            json!({ "7": "walkover" }),
            "cut places of players who left",
            "7: a walkover for the opponent",
        ),
        ("pairing.bye_victory_points", json!(41), "victory points for a bye", "41"),
        ("pairing.bye_battle_tactics", json!(2), "battle tactics for a bye", "2"),
        ("ranking.scoring", json!("plain"), "scoring", "wins, then draws"),
        (
            "ranking.tiebreakers",
            json!(["head_to_head", "vp_differential"]),
            "tie-breakers",
            "head to head, point difference",
        ),
        ("ranking_changes", json!([change]), "ranking rule changes", "1 change"),
        ("player_files", json!([file]), "player files read", "1 file"),
        ("standings_up_to", json!(2), "standings shown up to round", "2"),
    ]
}

fn of_teams() -> Vec<Row> {
    let window = json!({ "by": "window", "wins_from": 86 });
    let cap = json!({ "floor": 60, "cap": 1000 });
    vec![
        ("entrants", json!("teams"), "format", "Teams"),
        ("team.size", json!(5), "players per team", "5"),
        ("team.roles.reserves", json!(2), "reserves per team", "2"),
        ("team.roles.coaches", json!(3), "coaches per team", "3"),
        ("team.roles.assistants", json!(0), "assistants per team", "0"),
        ("team.reserve_rosters", json!(true), "reserves hand in rosters", "yes"),
        ("team.checks", json!(2), "teams each team checks", "2"),
        ("team.checked_until", json!("2025-05-09T10:00:00Z"), "team check deadline", "Fri 9 May 2025, 12:00"),
        (
            "team.draft.method",
            json!("alternating"),
            "captains' draft",
            "Alternating: one side names, the other offers two",
        ),
        (
            "team.draft.at_four",
            json!("refused_meet_last"),
            "last four players",
            "Refused players meet the other side’s last",
        ),
        ("team.draft.tables", json!("random"), "table choice", "At random"),
        ("team.draft.step_minutes", json!(5), "time per draft step", "5 minutes"),
        ("team.draft.expectations", json!("up_to_twenty"), "captains’ expected scores", "0 to 20 points"),
        ("team.game_points", json!({ "by": "wins" }), "game points per battle", "1 point per battle won"),
        ("team.result", window, "how matches are won", "86 game points win the match; otherwise it's a draw"),
        ("team.cap", cap, "match total limits", "60 to 1,000"),
        ("team.rules", json!(["unit_once"]), "team roster rules", "Each unit in one roster"),
        ("team.caps.unit", json!(500), "points limit per unit", "500"),
        ("team.caps.monster", json!(600), "points limit per monster", "600"),
        ("team.caps.reinforced", json!(400), "points limit per reinforced unit", "400"),
        ("team.caps.together", json!(1950), "points limit for both rosters", "1,950"),
        ("team.battleplans", json!("table"), "battleplans set per", "table"),
        (
            "team.table_battleplans",
            json!({ "1": ["border-war"] }),
            "table battleplans",
            "round 1: Border War",
        ),
        ("team.bye.game_points", json!(11), "game points for a bye", "11"),
        ("team.bye.games_won", json!(4), "games won for a bye", "4"),
        ("team.ranking.scoring", json!("game_points"), "match scoring", "game points"),
        ("team.ranking.bye_is_mean", json!(true), "mean score for a bye", "yes"),
        ("team.ranking.difference_cap", json!(50), "point difference at most", "50"),
        ("team.ranking.tiebreakers", json!(["games_won"]), "team tie-breakers", "games won"),
    ]
}

/// Puts the value where the settings are stored with it.
fn put(stored: &mut Value, name: &str, value: Value) {
    if stored["day"].get(name).is_some() {
        stored["day"][name] = value;
        return;
    }
    let mut at = stored;
    for part in name.split('.') {
        at = &mut at[part];
    }
    *at = value;
}

#[actix_web::test]
async fn every_setting_has_a_plain_name_and_says_what_it_was_and_is() {
    let site = Site::start().await;
    let before = Settings::default();
    let event = site.event_with("spring-open", Stage::Draft, before.clone()).await;
    let olga = site.organiser(&event).await;
    let rows: Vec<Row> = [of_the_event(), of_the_game(), of_rosters(), of_pairing(), of_teams()]
        .into_iter()
        .flatten()
        .collect();
    let mut stored = serde_json::to_value(&before).unwrap();
    for (name, value, ..) in &rows {
        put(&mut stored, name, value.clone());
    }
    let after: Settings = serde_json::from_value(stored).unwrap();
    // All there are, so that one without words is missed here: whatever is stored, and whatever has a field.
    let told: BTreeSet<&str> = rows.iter().map(|(name, ..)| *name).collect();
    for name in setting_names(&before).iter().chain(&setting_names(&after)) {
        assert!(told.contains(name.as_str()) || ELSEWHERE.contains(&name.as_str()), "no words for {name}");
    }
    let fields = format!("{before:#?}");
    let is_field = |line: &&str| line.starts_with("    ") && !line.starts_with("     ");
    for field in fields.lines().filter(is_field).filter_map(|line| line.trim().split_once(": ")) {
        let part = format!("{}.", field.0);
        let is_told = told.iter().any(|name| *name == field.0 || name.starts_with(&part));
        assert!(is_told || field.0 == "day" || ELSEWHERE.contains(&field.0), "no words for {}", field.0);
    }
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    event::save_settings(&site.app, &by, &event, event.name.clone(), after).await.unwrap();
    let page = olga.get(LOG).await;
    let said = page.is(200).text().replace("&#39;", "'").replace('\u{2060}', "");
    for (name, _, called, value) in rows {
        let marked = [format!("changed {called} ("), format!(", {called} (")];
        let rest = marked.iter().find_map(|mark| said.split_once(mark)).map(|(_, rest)| rest);
        let (was, is) =
            rest.and_then(|rest| rest.split_once(" → ")).unwrap_or_else(|| panic!("{name}: {said}"));
        assert!(!was.is_empty() && !was.starts_with(['{', '[', '"']), "{name} was {was}");
        assert!(is.starts_with(&format!("{value})")), "{name} is not {value}: {is:.80}");
    }
}

#[actix_web::test]
async fn what_is_to_be_played_and_kept_secret_is_not_in_the_log() {
    let site = Site::start().await;
    let mut settings = Settings { battleplans: BattleplanChoice::Secret, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Draft, settings.clone()).await;
    let olga = site.organiser(&event).await;
    settings.battleplan_list = vec!["border-war".into()];
    settings.team.table_battleplans.insert(RoundNumber(1), vec!["focal-points".into()]);
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    event::save_settings(&site.app, &by, &event, event.name.clone(), settings).await.unwrap();
    let page = olga.get(LOG).await;
    page.is(200).shows("battleplans (secret)").shows("table battleplans (secret)");
    page.hides("Border War").hides("Focal Points").hides("border-war").hides("focal-points");
}

#[actix_web::test]
async fn a_deadline_that_is_sent_as_it_was_keeps_its_seconds_and_is_no_change() {
    let site = Site::start().await;
    let at = |text: &str| Some(text.parse().unwrap());
    let mut settings = Settings { roster_deadline: at("2025-05-08T18:00:37Z"), ..Settings::default() };
    settings.day.registration_closes_at = at("2025-05-01T18:00:12Z");
    let event = site.event_with("spring-open", Stage::Draft, settings.clone()).await;
    let olga = site.organiser(&event).await;
    save_settings(&olga, "/e/spring-open", &[("roster_deadline", "2025-05-08T19:00")]).await.is(303);
    let typed = [("registration_closes_at", "2025-05-01T19:00"), ("welfare", "Ask Jo")];
    save_settings(&olga, "/e/spring-open", &typed).await.is(303);
    let mut tx = site.app.database.read().await.unwrap();
    let kept = muster::storage::events::find_event(&mut tx, event.id).await.unwrap().unwrap().settings;
    assert_eq!(kept.roster_deadline, settings.roster_deadline);
    assert_eq!(kept.day.registration_closes_at, settings.day.registration_closes_at);
    drop(tx);
    let log = olga.get(LOG).await;
    log.is(200)
        .shows("welfare (none → Ask Jo)")
        .hides("roster deadline")
        .says_not(text!("setting-registration-closes-at.logged"));
}
