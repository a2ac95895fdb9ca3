//! Two players of one name are told apart wherever names stand in a list: by their factions, else by their numbers.

use crate::support::{floor::Floor, html_form::HtmlForm, paper::text_of};
use muster::storage;

fn at(path: &str) -> String {
    format!("/e/spring-open/{path}")
}

/// Two called Chris Taylor, one with a faction; a round is played.
async fn played() -> Floor {
    let names = ["Chris Taylor", "Chris Taylor", "Ann", "Bo"];
    let floor = Floor::with_names(&names).await;
    let path = at("desk/players/1");
    let mut form = HtmlForm::on(&floor.desk.get(&path).await, &path, &path);
    form.set("faction", "Ironjawz");
    form.send(&floor.desk).await.is(303);
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [40, 4, 10, 1])]).await;
    floor
}

#[actix_web::test]
async fn soft_scores_say_which_of_two_namesakes_is_marked() {
    let floor = played().await;
    let path = at("desk/soft");
    let mut form = HtmlForm::on(&floor.desk.get(&path).await, &path, &path);
    form.set("painting", "20");
    form.send(&floor.desk).await.is(303);
    let page = floor.desk.get(&path).await;
    page.shows("Chris Taylor</bdi></b><small>Ironjawz · ").shows("Chris Taylor</bdi></b><small>#2 · ");
    page.shows("Ann</bdi></b><small>not");
    floor.desk.get(&at("desk/soft/2")).await.shows("<b>#2</b>");
}

#[actix_web::test]
async fn awards_and_the_counts_of_their_votes_say_which_of_two_namesakes() {
    let floor = played().await;
    floor.usual_awards().await;
    let mut tx = floor.site.app.database.read().await.unwrap();
    let awards = storage::awards::list_awards(&mut tx, floor.event.id).await.unwrap();
    drop(tx);
    let award = awards.iter().find(|award| award.title == "Favourite army").unwrap().id.to_string();
    floor.desk.post(&at("desk/votes"), &[("award", &award), ("choices", "players")]).await.is(303);
    for (voter, voted) in [(3, "1"), (4, "2")] {
        let vote = [("award", award.as_str()), ("candidate", voted), ("final", "on")];
        floor.phone(voter).await.post(&at("vote"), &vote).await.is(303);
    }
    floor.desk.post(&at("desk/votes/close"), &[("award", &award)]).await.is(303);
    let page = floor.desk.get(&at("desk/awards")).await;
    page.shows("<td>Chris Taylor (Ironjawz)</td>").shows("<td>Chris Taylor (#2)</td>");
    page.shows("Chris Taylor (Ironjawz) and Chris Taylor (#2) are tied.");
    let version = awards.iter().find(|one| one.id.to_string() == award).unwrap().version.to_string();
    let given = [("award", award.as_str()), ("version", &version), ("player", "2"), ("reason", "By lot.")];
    floor.desk.post(&at("desk/awards/choose"), &given).await.is(303);
    floor.desk.post(&at("desk/finish"), &[("reason", "Done for today.")]).await.is(303);
    floor.site.visitor().get(&at("awards")).await.shows("Chris Taylor (#2)");
}

#[actix_web::test]
async fn the_wall_says_which_of_two_namesakes_stands_where() {
    let floor = played().await;
    floor.desk.post(&at("desk/screen"), &[("shows", "standings")]).await.is(303);
    let wall = floor.site.visitor().get(&at("screen")).await;
    wall.shows("Chris Taylor</bdi><small>Ironjawz</small>").shows("Chris Taylor</bdi><small>#2</small>");
    wall.hides("Ann</bdi><small>");
}

#[actix_web::test]
async fn conduct_says_which_of_two_namesakes() {
    let floor = played().await;
    let path = at("desk/conduct/2");
    let page = floor.desk.get(&format!("{path}?kind=late")).await;
    let mut form = HtmlForm::on(&page, &path, &path);
    form.fill_in("Late.");
    form.send(&floor.desk).await.is(303);
    floor.desk.get(&at("desk/conduct")).await.shows("Chris Taylor</a> <small>#2</small>");
}

#[actix_web::test]
async fn standings_the_roster_desk_and_a_battle_say_which_of_two_namesakes() {
    let floor = played().await;
    let page = floor.site.visitor().get(&at("standings")).await;
    // Factions stand beneath the names there: one that tells two apart is not said twice.
    page.is(200).shows("Ironjawz").hides("Chris Taylor</a> <small class=\"soft\">Ironjawz</small>");
    page.shows("Chris Taylor</a> <small class=\"soft\">#2</small>").hides("Ann</a> <small");
    let rosters = floor.desk.get(&at("desk/rosters?only=all")).await;
    rosters.is(200).shows("Chris Taylor</bdi></b><small>#2");
    let battles = floor.battles(1).await;
    let second = battles.iter().find(|battle| [Some(battle.a), battle.b].contains(&Some(floor.player(2).id)));
    let table = second.unwrap().table_number.unwrap();
    let battle = floor.site.visitor().get(&at(&format!("rounds/1/tables/{table}"))).await;
    battle.is(200).shows("Chris Taylor (#2)");
}

#[actix_web::test]
async fn paper_says_which_of_two_namesakes() {
    let floor = played().await;
    for paper in ["pairings-1-by-name", "pairings-1-by-table", "slips-1", "sheets-1", "standings", "players"]
    {
        let text = text_of(&floor.desk.get(&at(&format!("desk/print/{paper}.pdf"))).await);
        if text.is_empty() {
            return;
        }
        for told in ["Chris Taylor (Ironjawz)", "Chris Taylor (#2)"] {
            assert!(text.contains(told), "{told} is not in {paper}: {text}");
        }
    }
}
