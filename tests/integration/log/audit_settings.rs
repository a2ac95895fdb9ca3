//! What the log says of the settings: each by a plain name, what it was and what it is, as the pages write it.

use crate::support::site::Site;
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
        ("accent", json!("rose"), "colour", "Rose, pink-red"),
        ("public_registration", json!(false), "people can sign up by themselves", "no"),
        ("prizes", json!("A cup"), "awards and prizes", "A cup"),
        ("painting", json!("Three colours"), "models and painting", "Three colours"),
        ("ticket_price", json!("£20"), "ticket", "£20"),
        ("how_to_buy", json!("At the door"), "how to buy", "At the door"),
        ("refunds", json!("Until May"), "refunds", "Until May"),
        ("refund_until", json!("2025-05-01"), "refunds until", "Thu 1 May 2025"),
        ("food", json!("Soup"), "food", "Soup"),
        ("ask_dietary", json!(false), "ask for allergies and dietary needs", "no"),
        ("judges", json!("Jo"), "judges", "Jo"),
        ("contact_email", json!("o@example.org"), "contact e-mail", "o@example.org"),
        ("contact_phone", json!("012"), "contact phone", "012"),
        ("overrun", json!("Dice down"), "battles that run over, players who leave", "Dice down"),
        ("self_check_in", json!(true), "players check in by themselves", "yes"),
        ("registration_opens_at", json!("2025-01-10T09:00:30Z"), "sign-up opens", "Fri 10 Jan 2025, 10:00"),
        ("registration_closes_at", json!("2025-05-02T22:00:00Z"), "sign-up closes", "Sat 3 May 2025, 00:00"),
        ("places_by_themselves", json!(true), "free places go to who waits, by themselves", "yes"),
        (
            "entries_count_from",
            json!("2025-05-02T22:00:00Z"),
            "sign-up was opened again",
            "Sat 3 May 2025, 00:00",
        ),
        ("questions", json!(["Which club?", "Lunch?"]), "questions at sign-up", "Which club?, Lunch?"),
        ("battlefield", json!("Mats"), "tables and terrain", "Mats"),
        ("battlefield_inches", json!([30, 44]), "size of the battlefield", "30 × 44 inches"),
        ("terrain_features", json!(7), "terrain features", "7"),
        ("terrain_by", json!("each_half"), "who brings terrain", "Each player half of it"),
        ("code_of_conduct", json!("Be kind"), "code of conduct", "Be kind"),
        ("welfare", json!("Ask Jo"), "welfare", "Ask Jo"),
        ("fire_exits", json!("Two"), "fire exits and first aid", "Two"),
        ("letter_paper", json!(true), "print on Letter paper", "yes"),
        ("soft.painting", json!(20), "soft score for painting", "up to 20 points"),
        ("soft.sportsmanship", json!(1), "soft score for sportsmanship", "up to 1 point"),
        ("soft.lists", json!(5), "soft score for a list in time", "up to 5 points"),
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
        ("system", json!("aos4-later"), "game", "Age of Sigmar 4, seasons from 2025-26"),
        ("points_limit", json!(1250), "points limit", "1,250"),
        ("rounds", json!(7), "rounds", "7"),
        ("round_minutes", json!(151), "length of a round", "151 minutes"),
        ("break_minutes", json!(41), "break between rounds", "41 minutes"),
        ("doors_open_at", json!("08:15:00"), "doors open", "08:15"),
        ("first_round_at", json!("09:45:00"), "first round starts", "09:45"),
        ("battleplans", json!("public"), "how battleplans are chosen", "Fixed, and told in the pack"),
        ("battleplan_list", json!(["border-war"]), "battleplans", "Border War"),
        ("own_battleplans", json!([own]), "battleplans of the event's own", own_name),
        (
            "axes",
            json!({ "realm": "one_a_table" }),
            "what is played on besides",
            "realm: Drawn for each table",
        ),
        ("terrain", json!("roll_off"), "terrain", "Placed by the two players"),
        ("table_order", json!("any"), "order of the tables", "By lot"),
        ("call_outs", call_out, "call-outs", "1 call-out"),
        ("chess_clocks", json!(true), "chess clocks", "yes"),
        ("confirm_minutes", json!(1), "time to confirm a report", "1 minute"),
        ("paper_check", json!("twice"), "sheets of paper are typed in", "twice, by two of the staff"),
    ]
}

fn of_rosters() -> Vec<Row> {
    let corrected =
        json!([{ "profile": { "faction": "Skaven", "name": "Clanrats" }, "reason": "a misprint" }]);
    let lowered = json!([{ "rule": "A01", "severity": "warning", "reason": "a first event" }]);
    let left_out = json!([{ "title": "Old Scroll", "published_on": null, "reason": "too old" }]);
    let kinds = json!([{ "kind": "no-such-kind", "reason": "too old" }]);
    vec![
        ("rosters", json!("closed"), "rosters are", "Handed in; only staff see them"),
        ("roster_deadline", json!("2025-05-08T18:00:37Z"), "rosters are due", "Thu 8 May 2025, 20:00"),
        (
            "rosters_open_at",
            json!("2025-05-08T20:30:00Z"),
            "all players see rosters from",
            "Thu 8 May 2025, 22:30",
        ),
        ("rules_cut_off", json!("2025-05-01"), "rules and battle profiles up to", "Thu 1 May 2025"),
        ("composition.season", json!("Last year"), "season", "Last year"),
        ("composition.wording", json!("original"), "text of the rules", "original"),
        ("composition.allowed", json!(["legends"]), "allowed on rosters", "Legends"),
        ("composition.lowered", lowered, "rules that count for less", "A01 to look at"),
        ("composition.corrections", corrected, "prices of this event", "Clanrats"),
        ("composition.left_out", left_out, "publications that do not count", "Old Scroll"),
        ("composition.left_out_kinds", kinds, "kinds of publications that do not count", "no-such-kind"),
        ("composition.without", json!(["magic"]), "played without", "Magic"),
    ]
}

fn of_pairing() -> Vec<Row> {
    let clubs = json!({ "rounds": { "1": "strong", "3": "soft" }, "otherwise": "soft" });
    let clubs_told = "round 1: Kept apart, before the record; round 3: Kept apart where nothing else is lost by it; \
                      else: Kept apart where nothing else is lost by it";
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
        ("pairing.clubs", clubs, "players of one club", clubs_told),
        ("pairing.methods", json!({ "2": "random" }), "methods of pairing", "round 2: At random"),
        ("pairing.seeds", json!([3, 1]), "seeds", "3, 1"),
        ("pairing.lists", json!({ "1": [[1, 2], [3, 4]] }), "pairs from a list", "round 1: 1 and 2, 3 and 4"),
        ("pairing.group_size", json!(6), "players in a group of a round robin", "6"),
        ("pairing.cut_size", json!(4), "players in a cut", "4"),
        ("pairing.third_place", json!(true), "a match for third place in a cut", "yes"),
        (
            "pairing.cut_leavers",
            json!({ "7": "walkover" }),
            "places of a cut whose players have left",
            "7: a walkover for the opponent",
        ),
        ("pairing.bye_victory_points", json!(41), "victory points of a bye", "41"),
        ("pairing.bye_battle_tactics", json!(2), "battle tactics of a bye", "2"),
        ("ranking.scoring", json!("plain"), "what results count as", "wins, then draws"),
        (
            "ranking.tiebreakers",
            json!(["head_to_head", "vp_differential"]),
            "tie-breakers",
            "head to head, victory point difference",
        ),
        ("ranking_changes", json!([change]), "changes of the ranking", "1 change"),
        ("player_files", json!([file]), "files of players read before", "1 file"),
        ("standings_up_to", json!(2), "standings are shown up to round", "2"),
    ]
}

fn of_teams() -> Vec<Row> {
    let window = json!({ "by": "window", "wins_from": 86 });
    let cap = json!({ "floor": 60, "cap": 1000 });
    vec![
        ("entrants", json!("teams"), "played by", "Teams"),
        ("team.size", json!(5), "players of a team", "5"),
        ("team.roles.reserves", json!(2), "reserves of a team", "2"),
        ("team.roles.coaches", json!(3), "coaches of a team", "3"),
        ("team.roles.assistants", json!(0), "assistants of a team", "0"),
        ("team.reserve_rosters", json!(true), "reserves hand in rosters", "yes"),
        ("team.checks", json!(2), "other teams whose rosters a team checks", "2"),
        (
            "team.checked_until",
            json!("2025-05-09T10:00:00Z"),
            "rosters are checked until",
            "Fri 9 May 2025, 12:00",
        ),
        (
            "team.draft.method",
            json!("alternating"),
            "who plays whom",
            "Alternating: one names, the other offers two",
        ),
        (
            "team.draft.at_four",
            json!("refused_meet_last"),
            "with four in hand",
            "Each refused meets the other side’s last",
        ),
        ("team.draft.tables", json!("random"), "tables of a match", "By lot"),
        ("team.draft.step_minutes", json!(5), "time for a step of the draft", "5 minutes"),
        ("team.game_points", json!({ "by": "wins" }), "a battle is worth", "A game won is one point"),
        ("team.result", window, "a match is won", "With 86 game points; else it is drawn"),
        ("team.cap", cap, "limits of the sum", "60 to 1,000"),
        ("team.rules", json!(["unit_once"]), "across the rosters", "No unit in two rosters"),
        ("team.caps.unit", json!(500), "most points of a unit", "500"),
        ("team.caps.monster", json!(600), "most points of a monster", "600"),
        ("team.caps.reinforced", json!(400), "most points of a reinforced unit", "400"),
        ("team.caps.together", json!(1950), "most points of both rosters", "1,950"),
        ("team.battleplans", json!("table"), "battleplans belong to", "a table of the match"),
        (
            "team.table_battleplans",
            json!({ "1": ["border-war"] }),
            "battleplans of the tables",
            "round 1: Border War",
        ),
        ("team.bye.game_points", json!(11), "game points of a bye", "11"),
        ("team.bye.games_won", json!(4), "games won of a bye", "4"),
        ("team.ranking.scoring", json!("game_points"), "what matches count as", "game points"),
        ("team.ranking.tiebreakers", json!(["games_won"]), "tie-breakers of teams", "games won"),
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
    page.is(200).shows("battleplans (secret)").shows("battleplans of the tables (secret)");
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
    let path = "/e/spring-open/desk/settings";
    let typed = [
        ("name", "Spring Open"),
        ("time_zone", "Europe/London"),
        ("capacity", "48"),
        ("points_limit", "2000"),
        ("rounds", "5"),
        ("round_minutes", "165"),
        ("break_minutes", "30"),
        ("rosters", "open"),
        ("roster_deadline", "2025-05-08T19:00"),
        ("battleplans", "dice"),
        ("terrain", "preset"),
    ];
    let seen = olga.get(path).await.is(200).hidden("seen");
    olga.post(path, &[&[("seen", seen.as_str())], &typed[..]].concat()).await.leads_to(path);
    let path = "/e/spring-open/desk/day";
    let seen = olga.get(path).await.is(200).hidden("seen");
    let typed =
        [("seen", seen.as_str()), ("registration_closes_at", "2025-05-01T19:00"), ("welfare", "Ask Jo")];
    olga.post(path, &typed).await.leads_to(path);
    let mut tx = site.app.database.read().await.unwrap();
    let kept = muster::storage::events::find_event(&mut tx, event.id).await.unwrap().unwrap().settings;
    assert_eq!(kept.roster_deadline, settings.roster_deadline);
    assert_eq!(kept.day.registration_closes_at, settings.day.registration_closes_at);
    drop(tx);
    let log = olga.get(LOG).await;
    log.is(200)
        .shows("welfare (none → Ask Jo)")
        .hides("rosters are due")
        .says_not(text!("setting-registration-closes-at.logged"));
}
