//! A game that an organiser describes in a form: the general games and Kings of War without a file, made-up battles
//! beside it, and what happens to a form that is old, sent twice, or does not fit.

use super::today::created;
use crate::support::{floor::Floor, html_form::HtmlForm, site::Reply};
use muster::{
    actions::event::game::{GameChange, settings_played_by},
    domain::{
        event::{
            pack::{Method, Settings},
            permission::StaffRole,
        },
        games::read_own_game,
        numbers::RoundNumber,
        system::{self, DescribedGame, OwnSystem, System},
    },
    storage,
};

const FORM: &str = "/e/spring-open/desk/game/form";

/// What is typed over a game to make another of it; as many rows of results as are named.
type Typed<'a> = &'a [(&'a str, &'a str)];

async fn open_form(floor: &Floor) -> HtmlForm {
    let page = floor.desk.get(FORM).await;
    HtmlForm::on(page.is(200), FORM, FORM)
}

fn press(value: &str) -> [String; 2] {
    ["do".to_owned(), value.to_owned()]
}

/// The form with rows for as many results as are typed, filled in.
async fn fill_form(floor: &Floor, typed: Typed<'_>) -> HtmlForm {
    let mut form = open_form(floor).await;
    for (field, value) in typed {
        while form.value(field).is_none() {
            let more = if field.starts_with("value") { "try" } else { "more" };
            let page = form.send_by(&floor.desk, &press(more)).await;
            form = HtmlForm::on(page.is(200), FORM, FORM);
            assert!(more == "more" || form.value(field).is_some(), "no {field}");
        }
        form.set(field, value);
    }
    form
}

async fn save_form(floor: &Floor, typed: Typed<'_>) -> Reply {
    fill_form(floor, typed).await.send_by(&floor.desk, &press("save")).await
}

/// The game that the event plays now.
async fn game_of_event(floor: &Floor) -> System {
    let file = floor.desk.get("/e/spring-open/desk/game.json").await;
    System::parse(&file.is(200).body).unwrap()
}

/// A game that ships, made of another one in the form.
pub struct MadeGame {
    pub from: &'static str,
    pub wanted: &'static str,
    pub typed: Vec<(String, String)>,
}

impl MadeGame {
    pub fn name(&self) -> String {
        format!("Ours, like {}", self.wanted)
    }

    /// Whether what the event plays counts as the game that ships.
    pub fn is_made(&self, made: &System) {
        let known = system::find_system(self.wanted).unwrap();
        assert_eq!(made.name, self.name());
        assert_eq!((&made.sheet, &made.result), (&known.sheet, &known.result), "{}", self.wanted);
        assert_eq!((&made.bye, &made.ranking), (&known.bye, &known.ranking), "{}", self.wanted);
    }
}

/// The general games and Kings of War, each with what is typed over another game.
pub fn list_games_to_make() -> Vec<MadeGame> {
    let win = [("won_1", "Draw"), ("won_2", "Win"), ("lost_2", "Loss"), ("from_2", "1")];
    let three = [("own_1", "1"), ("theirs_1", "1"), ("own_2", "3"), ("theirs_2", "0")];
    let points = [("report", "points"), ("most", "10000"), ("awarded", "0")];
    let breakers = |names: [&'static str; 4]| {
        ["tiebreaker_1", "tiebreaker_2", "tiebreaker_3", "tiebreaker_4"].into_iter().zip(names)
    };
    let of_wins = breakers(["opponents_tournament_points", "head_to_head", "", ""]);
    let of_games = breakers(["opponents_tournament_points", "vp_differential", "head_to_head", ""]);
    let of_points =
        breakers(["opponents_tournament_points", "vp_differential", "victory_points", "head_to_head"]);
    let of_twenty = breakers(["opponents_tournament_points", "vp_differential", "victory_points", ""]);
    let of_kings = breakers(["opponents_tournament_points", "first_value_differential", "first_value", ""]);
    let kings = [
        ("points_word", "Scenario points"),
        ("most", "1000"),
        ("value_1", "Points destroyed"),
        ("value_most_1", "3000"),
        ("value_bye_1", "0"),
        ("value_leads_1", "100, 400, 800 1200,1600"),
        ("own_1", "10"),
        ("theirs_1", "10"),
        ("own_2", "15"),
        ("theirs_2", "5"),
    ];
    let twenty: Vec<(String, String)> = twenty_nil_rows();
    let twenty: Vec<(&str, &str)> =
        twenty.iter().map(|(field, value)| (field.as_str(), value.as_str())).collect();
    let games = [
        (
            "kow",
            "points-reported",
            [&points[..], &win, &three, &[("value_1", "")]].concat().into_iter().chain(of_points).collect(),
        ),
        (
            "points-reported",
            "win-draw-loss",
            [&[("report", "games-1")][..], &win, &three].concat().into_iter().chain(of_wins).collect(),
        ),
        (
            "points-reported",
            "best-of-three",
            [&[("report", "games-2")][..], &win, &three].concat().into_iter().chain(of_games).collect(),
        ),
        (
            "points-reported",
            "twenty-nil",
            [&points[..], &twenty].concat().into_iter().chain(of_twenty).collect(),
        ),
        (
            "points-reported",
            "kow",
            [&points[..], &win, &kings].concat().into_iter().chain(of_kings).collect::<Vec<_>>(),
        ),
    ];
    let owned = |(field, value): &(&str, &str)| ((*field).to_owned(), (*value).to_owned());
    let made = games.into_iter().map(|(from, wanted, typed)| {
        let mut game = MadeGame { from, wanted, typed: typed.iter().map(owned).collect() };
        game.typed.push(("name".to_owned(), game.name()));
        game
    });
    made.collect()
}

#[actix_web::test]
async fn the_general_games_and_kings_of_war_are_made_in_the_form() {
    for game in list_games_to_make() {
        let floor = created(game.from, &["Ann", "Ben"]).await;
        let typed: Vec<(&str, &str)> =
            game.typed.iter().map(|(field, value)| (field.as_str(), value.as_str())).collect();
        save_form(&floor, &typed).await.leads_to("/e/spring-open/desk/game");
        game.is_made(&game_of_event(&floor).await);
        floor.site.visitor().get("/e/spring-open").await.is(200).shows(&game.name());
    }
}

/// The rows of a 20–0, a field and what is typed in it, as the game that ships has them.
fn twenty_nil_rows() -> Vec<(String, String)> {
    let known = system::find_system("twenty-nil").unwrap();
    let file: serde_json::Value = serde_json::from_str(&known.file).unwrap();
    let bands = file["result"]["sizes"][0]["bands"].as_array().unwrap();
    let mut rows = Vec::new();
    for (row, result) in (1..).zip(file["result"]["results"].as_array().unwrap()) {
        let mut put = |field: &str, value: String| rows.push((format!("{field}_{row}"), value));
        put("won", result["won"].as_str().unwrap().to_owned());
        put("own", result["points"][0].to_string());
        put("theirs", result["points"][1].to_string());
        if row > 1 {
            put("lost", result["lost"].as_str().unwrap().to_owned());
            put("from", bands[row - 2].to_string());
            put("grade", result["victory"].as_str().unwrap().to_owned());
        }
    }
    let place = |of: &str| (file["result"][of].as_u64().unwrap() + 1).to_string();
    rows.push(("bye_step".to_owned(), place("bye")));
    rows.push(("conceded_step".to_owned(), place("conceded")));
    rows
}

#[actix_web::test]
async fn three_made_up_battles_tell_what_an_answer_does_and_nothing_is_saved() {
    let floor = created("points-reported", &["Ann", "Ben"]).await;
    let before = game_of_event(&floor).await;
    let typed = [
        ("won_2", "Triumph"),
        ("own_2", "7"),
        ("value_1", "Banners <b>"),
        ("value_most_1", "6"),
        ("value_leads_1", "2, 4"),
        ("try_a_1", "30"),
        ("try_b_1", "20"),
    ];
    let form = fill_form(&floor, &typed).await;
    let page = form.send_by(&floor.desk, &press("try")).await;
    // Three banners against one are a lead of two.
    page.is(200).shows("30–20: triumph, 8 to −1").shows("Banners &#60;b&#62;").hides("Banners <b>");
    let mut form = HtmlForm::on(&page, FORM, FORM);
    for (field, value) in [("try_a_1_1", "6"), ("try_b_1_1", "1"), ("tiebreaker_1", "first_value")] {
        form.set(field, value);
    }
    let page = form.send_by(&floor.desk, &press("try")).await;
    page.is(200).shows("30–20: triumph, 9 to −2").shows("Banners &#60;b&#62;: 6");
    form.set("try_a_1", "10001");
    form.send_by(&floor.desk, &press("try")).await.is(200).shows("10,000");
    form.set("try_a_1", "many");
    form.send_by(&floor.desk, &press("try")).await.is(200).shows("Enter numbers this game allows.");
    assert_eq!(game_of_event(&floor).await, before);
}

#[actix_web::test]
async fn what_does_not_fit_is_said_where_it_stands_and_nothing_typed_is_lost() {
    let floor = created("points-reported", &["Ann", "Ben"]).await;
    for (field, value, said) in [
        ("name", "", "Give the game a name."),
        ("most", "0", "Enter a whole number from 1"),
        ("won_1", "", "Give a draw and at least one victory."),
        ("own_2", "", "Enter what both get, or leave both empty."),
        ("from_2", "0", "Enter a whole number from 1"),
        ("bye_points", "20000", "Enter a whole number from 0"),
        ("round_minutes", "1", "Enter a whole number from 5"),
        ("value_leads_1", "4, 2", "Enter leads in ascending order"),
    ] {
        let typed = [("value_1", "Banners"), ("missions", "Плато\nThe Ford"), (field, value)];
        let page = save_form(&floor, &typed).await;
        page.is(422).shows(said).shows("Плато");
    }
    let typed = [("own_1", ""), ("theirs_1", ""), ("own_2", ""), ("theirs_2", "")];
    save_form(&floor, &typed).await.is(422).shows("No result brings tournament points. Choose wins.");
    let twice = [("tiebreaker_1", "victory_points"), ("tiebreaker_2", "victory_points")];
    save_form(&floor, &twice).await.is(422).shows("ranking:");
    assert_eq!(game_of_event(&floor).await.id, "points-reported");
}

#[actix_web::test]
async fn a_described_game_is_used_once_over_nothing_newer_and_before_round_1() {
    let floor = created("points-reported", &["Ann", "Ben"]).await;
    let (first, stale) = (
        fill_form(&floor, &[("name", "First"), ("missions", "The Ford\nThe Hill"), ("round_minutes", "75")])
            .await,
        fill_form(&floor, &[("name", "Second")]).await,
    );
    for _ in 0..2 {
        first.send_by(&floor.desk, &press("save")).await.leads_to("/e/spring-open/desk/game");
    }
    stale
        .send_by(&floor.desk, &press("save"))
        .await
        .is(422)
        .shows("Second")
        .shows("Someone else has changed the game");
    let audit = floor.desk.get("/e/spring-open/desk/audit").await;
    assert_eq!(audit.is(200).body.matches("First").count(), 1, "{}", audit.body);
    floor.site.visitor().get("/e/spring-open").await.is(200).shows("First");
    floor.desk.get("/e/spring-open/desk/set-up/rounds-and-prizes").await.is(200).shows("value=\"75\"");
    // The game before had no missions, so the rounds have the new ones in turn.
    assert_eq!(rounds_of_event(&floor).await, ["the-ford", "the-hill", "the-ford"]);
    // The form begins with what the event has now.
    floor.desk.get(FORM).await.is(200).shows("value=\"First\"").shows("The Hill");
    let begun = fill_form(&floor, &[("start_from", "best-of-three")]).await;
    let page = begun.send_by(&floor.desk, &press("begin")).await;
    let other = HtmlForm::on(page.is(200), FORM, FORM);
    assert_eq!(other.value("report"), Some("games-2"));
    other.send_by(&floor.desk, &press("save")).await.leads_to("/e/spring-open/desk/game");
    assert!(game_of_event(&floor).await.sheet.is_of_games());
    let late = fill_form(&floor, &[("name", "Late")]).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.desk.get(FORM).await.is(200).shows("a round is published").hides("Save game");
    late.send_by(&floor.desk, &press("save")).await.is(422);
    assert_ne!(game_of_event(&floor).await.name, "Late");
}

/// The missions of the rounds, by slug.
async fn rounds_of_event(floor: &Floor) -> Vec<String> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    event.settings.battleplan_list.clone()
}

#[test]
fn rounds_that_an_organiser_left_without_missions_stay_so_in_another_file_of_the_game() {
    let known = system::find_system("wfb7").unwrap();
    let file = known.file.replacen("Warhammer Fantasy Battle, 7th edition", "Rounds without missions", 1);
    let own = read_own_game(&file).unwrap();
    own.make_known().unwrap();
    let settings = Settings { battleplan_list: Vec::new(), ..Settings::for_system(known) };
    let played = settings_played_by(&settings, &GameChange::OwnFile(own));
    assert_eq!((played.game().name.as_str(), played.battleplan_list.len()), ("Rounds without missions", 0));
}

#[actix_web::test]
async fn only_organisers_describe_a_game() {
    let floor = created("points-reported", &["Ann", "Ben"]).await;
    let phone = floor.phone(1).await;
    phone.get(FORM).await.is(303);
    phone.post(FORM, &[("do", "save")]).await.is(303);
    let judge = floor.site.staff(&floor.event, "Jule", StaffRole::Judge).await;
    judge.get(FORM).await.is(403);
    judge.post(FORM, &[("do", "save")]).await.is(403);
}

/// How rounds are made and what the form does not ask for belong to the organiser, whatever the game becomes.
#[test]
fn what_an_organiser_chose_besides_stays_when_the_game_is_described() {
    let game = system::find_system("mesbg").unwrap();
    let own = read_own_game(&game.file.replace("guide of 2018-24", "as our club plays it")).unwrap();
    own.make_known().unwrap();
    let described = GameChange::Described(own);
    let as_it_ships = settings_played_by(&Settings::for_system(game), &described);
    assert!(as_it_ships.pairing.rematches_at_the_end && !as_it_ships.pairing.methods.is_empty());
    let mut chosen = Settings::for_system(game);
    chosen.pairing.methods = [(RoundNumber(1), Method::Seeded), (RoundNumber(3), Method::Cut)].into();
    chosen.pairing.rematches_at_the_end = false;
    chosen.ranking.difference_cap = 12;
    chosen.ranking.bye_is_mean = true;
    let played = settings_played_by(&chosen, &described);
    assert_eq!(played.pairing.methods, chosen.pairing.methods);
    assert!(!played.pairing.rematches_at_the_end);
    assert_eq!((played.ranking.difference_cap, played.ranking.bye_is_mean), (12, true));
}

/// What stood as the game before begins with is the other game's; what the organiser chose stays.
#[test]
fn a_game_of_another_kind_begins_as_it_begins() {
    let base = system::find_system("win-draw-loss").unwrap();
    let own = DescribedGame { name: "Stone Duel".into(), ..DescribedGame::from(base) };
    let own = OwnSystem::read_and_make_known(&own.write_over(base)).unwrap();
    let settings = Settings { overrun: "Shake hands.".into(), ..Settings::default() };
    let played = settings_played_by(&settings, &GameChange::Described(own));
    let fresh = Settings::for_system(base);
    assert_eq!((played.points_limit, &played.painting), (fresh.points_limit, &fresh.painting));
    assert_eq!((played.battleplans, played.overrun.as_str()), (fresh.battleplans, "Shake hands."));
}
