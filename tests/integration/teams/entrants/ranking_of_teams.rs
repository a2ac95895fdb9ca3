//! How teams are ranked, through the pages of the desk: the criteria of T29, what they move, and what a match is worth.

use crate::{
    support::{html_form::HtmlForm, paper::text_of, site::Reply},
    teams::{
        floor::{TeamFloor, of_teams},
        walk::possible,
    },
};
use muster::{
    domain::{
        event::pack::{Method, Settings},
        numbers::RoundNumber,
        standings::{RankingSettings, Scoring},
        teams::{EntrantKind, GamePoints, MatchRule, TeamBye, TeamSettings},
    },
    storage,
};

const RANKING: &str = "/e/spring-open/desk/ranking";
const RULES: &str = "/e/spring-open/desk/teams/rules";

fn of_two() -> TeamSettings {
    TeamSettings { size: 2, ..TeamSettings::default() }
}

async fn settings(floor: &TeamFloor) -> Settings {
    let mut tx = floor.site.app.database.read().await.unwrap();
    storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap().settings
}

fn ranking_form(page: &Reply) -> HtmlForm {
    HtmlForm::on(page.is(200), RANKING, RANKING)
}

async fn press(floor: &TeamFloor, form: &HtmlForm, what: &str) -> Reply {
    form.send_by(&floor.desk, &["what".to_owned(), what.to_owned()]).await
}

/// Round 1 of four teams: team for team the first named wins both its games, by these points.
async fn play_round(floor: &TeamFloor, round: u32, points: &[[u32; 2]]) {
    floor.draw(round).await.is(303);
    floor.publish(round).await.is(303);
    let possible = possible(floor, round).await;
    let nearest = |meant: u32| *possible.iter().min_by_key(|one| one.abs_diff(meant)).unwrap();
    for (place, points) in (1..).zip(points) {
        let points = points.map(nearest);
        let of = floor.matched(round, place).await;
        floor.draft_two(&of).await;
        for battle in floor.battles(&of).await {
            floor.report(&battle, points).await;
        }
    }
    floor.post(&format!("desk/rounds/{round}/close"), &[]).await.is(303);
}

#[actix_web::test]
async fn t29_the_criteria_of_teams_can_be_chosen_moved_and_saved_and_the_preview_moves_teams() {
    let floor = TeamFloor::with_teams(4, of_teams(of_two())).await;
    play_round(&floor, 1, &[[20, 10], [30, 4]]).await;
    let page = floor.desk.get(RANKING).await;
    page.is(200)
        .shows("Match points")
        .says(text!("setting-team-ranking-scoring.plain"))
        .hides("Major, then minor victories");
    for (name, label) in [
        ("match_points", "Match points"),
        ("game_points", "Game points"),
        ("games_won", "Games won"),
        ("battles_vp_differential", "Point difference, all games"),
        ("battles_victory_points", "Victory points, all games"),
        ("opponents_match_points", "Opponents&#39; match points"),
        ("head_to_head", "Head to head"),
    ] {
        page.shows(&format!("<option value=\"{name}\"")).shows(label);
    }
    // Those that players alone have tell no teams apart.
    page.hides("<option value=\"battle_tactics\"").hides("<option value=\"soft_scores\"");
    page.says(text!("setting-team-bye-game-points"))
        .says(text!("setting-team-bye-games-won"))
        .says_not(text!("setting-pairing-bye-battle-tactics"));
    let mut form = ranking_form(&page);
    assert_eq!(form.value("tiebreaker_1"), Some("game_points"));
    assert_eq!(form.value("scoring"), Some("match_points"));
    form.set("tiebreaker_1", "battles_victory_points");
    form.set("tiebreaker_2", "");
    form.set("reason", "as the pack says");
    // 20 to 0 a game, and so 40 to 0 in both matches: by game points two share each place; by victory points nobody does.
    let looked = press(&floor, &form, "look").await;
    looked.is(200).says(text!("desk-setup-ranking-preview")).hides("No places change").shows(">Team ");
    press(&floor, &ranking_form(&looked), "save").await.is(303);
    let RankingSettings { scoring, tiebreakers, .. } = settings(&floor).await.team.ranking;
    assert_eq!(scoring, Scoring::MatchPoints);
    assert_eq!(tiebreakers, ["battles_victory_points", "opponents_match_points", "head_to_head"]);
    let standings = floor.site.visitor().get(&TeamFloor::at("standings")).await;
    standings.is(200).shows("as the pack says").hides("<span title=\"tied\">=</span>");
}

#[actix_web::test]
async fn t23_the_ranking_follows_what_a_match_is_worth_and_a_bye_leads_nobody() {
    let team = TeamSettings { bye: TeamBye { game_points: Some(30), games_won: None }, ..of_two() };
    let floor = TeamFloor::with_teams(3, of_teams(team)).await;
    let save_result = async |result: &str| {
        let page = floor.desk.get(RULES).await;
        let mut form = HtmlForm::on(page.is(200), RULES, RULES);
        form.set("result", result);
        form.send(&floor.desk).await.is(303);
    };
    save_result("sum_only").await;
    assert_eq!(settings(&floor).await.ranking_rules().ranking.scoring, Scoring::GamePoints);
    let page = floor.desk.get(RANKING).await;
    page.is(200)
        .shows("Current ranking: game points")
        .shows("a bye is worth 30 game points")
        .hides("victory points;");
    let pack = floor.site.visitor().get("/e/spring-open").await;
    pack.is(200).shows("game points").hides("a match won with");
    play_round(&floor, 1, &[[30, 4]]).await;
    let standings = floor.site.visitor().get(&TeamFloor::at("standings")).await;
    let first = standings.body.split("rank__name").nth(1).unwrap().to_owned();
    let of = floor.matched(1, 1).await;
    let winner = floor.teams().await.into_iter().find(|team| team.team.id == of.a).unwrap();
    assert!(first.contains(winner.team.name.as_str()), "40 points are more than the bye's 30: {first}");
    standings.shows("Game points").hides("Match points");
    let desk = floor.desk.get(&TeamFloor::at("desk/standings")).await;
    desk.is(200).shows("<th scope=\"col\" class=\"num\">Game points</th>").hides("Match points</th>");
    let paper = text_of(&floor.desk.get(&TeamFloor::at("desk/print/team-standings.pdf")).await);
    // The heads of its columns are parted over lines.
    assert!(paper.is_empty() || paper.contains("Game") && !paper.contains("Match"), "{paper}");
    // The draw goes by them and says so, to the desk and to everybody.
    floor.draw(2).await.is(303);
    floor.desk.get(&TeamFloor::at("desk/matches/2")).await.shows("game points").hides("tournament points");
    floor.publish(2).await.is(303);
    let public = floor.site.visitor().get(&TeamFloor::at("rounds/2")).await;
    public.is(200).shows("game points").hides("tournament points").hides("match points");
}

#[actix_web::test]
async fn t23_the_ranking_goes_back_with_the_choice_and_what_was_chosen_otherwise_stays() {
    let floor = TeamFloor::with_teams(2, of_teams(of_two())).await;
    let scoring = async |result: &str| {
        let page = floor.desk.get(RULES).await;
        let mut form = HtmlForm::on(page.is(200), RULES, RULES);
        form.set("result", result);
        form.set("wins_from", "22");
        form.send(&floor.desk).await.is(303);
        settings(&floor).await.ranking_rules().ranking.scoring
    };
    assert_eq!(scoring("sum_only").await, Scoring::GamePoints);
    // Saved again as it is, it is still that which goes with the choice.
    let mut form = ranking_form(&floor.desk.get(RANKING).await);
    form.set("tiebreaker_4", "");
    let looked = press(&floor, &form, "look").await;
    press(&floor, &ranking_form(&looked), "save").await.is(303);
    assert_eq!(scoring("window").await, Scoring::MatchPoints);
    let mut form = ranking_form(&floor.desk.get(RANKING).await);
    form.set("scoring", "plain");
    let looked = press(&floor, &form, "look").await;
    press(&floor, &ranking_form(&looked), "save").await.is(303);
    assert_eq!(scoring("majority").await, Scoring::Plain);
}

#[actix_web::test]
async fn t27_the_pack_and_the_ranking_tell_a_bye_as_teams_count_it() {
    let team = TeamSettings { bye: TeamBye { game_points: Some(26), games_won: Some(1) }, ..of_two() };
    let floor = TeamFloor::with_teams(3, of_teams(team)).await;
    let told = "match won with 26 game points and 1 game won";
    floor.site.visitor().get("/e/spring-open").await.is(200).shows(told).hides("50 victory points");
    let paper = text_of(&floor.site.visitor().get(&TeamFloor::at("pack.pdf")).await);
    assert!(paper.is_empty() || paper.contains("26 game points"), "{paper}");
    let page = floor.desk.get(RANKING).await;
    page.is(200).shows("a bye is worth 26 game points and 1 game won");
    let form = ranking_form(&page);
    assert_eq!((form.value("bye_victory_points"), form.value("bye_battle_tactics")), (Some("26"), Some("1")));
    // A pair has one battle: its bye is that of the game.
    let pairs = Settings { entrants: EntrantKind::Pairs, ..of_teams(of_two()) };
    let floor = TeamFloor::with_teams(3, pairs).await;
    floor.site.visitor().get("/e/spring-open").await.is(200).shows("ajor victory with 50 victory points");
    floor
        .desk
        .get(RANKING)
        .await
        .is(200)
        .says(text!("setting-pairing-bye-battle-tactics"))
        .says_not(text!("setting-team-bye-game-points"));
}

#[actix_web::test]
async fn t28_a_round_in_which_the_first_meets_the_second_is_chosen_at_the_desk_and_told_in_the_pack() {
    let team = TeamSettings {
        game_points: GamePoints::Wins,
        result: MatchRule::Majority,
        ranking: RankingSettings {
            difference_cap: 0,
            bye_is_mean: false,
            scoring: Scoring::MatchPoints,
            tiebreakers: vec!["battles_victory_points".into()],
        },
        ..of_two()
    };
    let floor = TeamFloor::with_teams(4, of_teams(team)).await;
    let path = TeamFloor::at("desk/methods");
    let page = floor.desk.get(&path).await;
    let mut form = HtmlForm::on(page.is(200), &path, &path);
    page.shows("<option value=\"standing\"");
    form.set("method-2", "standing");
    form.send(&floor.desk).await.is(303);
    let now = settings(&floor).await;
    assert_eq!(now.pairing.method(RoundNumber(2)).as_str(), "standing");
    assert_eq!(Method::parse("standing"), Some(now.pairing.method(RoundNumber(2))));
    floor.site.visitor().get("/e/spring-open").await.shows("is paired by the standings: first plays second");
    play_round(&floor, 1, &[[20, 10], [30, 4]]).await;
    floor.draw(2).await.is(303);
    let page = floor.desk.get(&TeamFloor::at("desk/matches/2")).await;
    page.is(200).shows("1st and 2nd in the standings").hides("same record");
    floor.publish(2).await.is(303);
    let of = floor.matched(2, 1).await;
    let won: Vec<_> = [floor.matched(1, 1).await.a, floor.matched(1, 2).await.a].to_vec();
    assert!(won.contains(&of.a) && won.contains(&of.b.unwrap()), "both that have won meet");
    floor.site.visitor().get(&TeamFloor::at("rounds/2")).await.shows("standings");
}
