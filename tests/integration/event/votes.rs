//! Votes for awards: who may, once, blind, and what comes of them (`handbook A2`–`A4`).

use crate::support::{
    floor::Floor,
    site::{Browser, Reply},
};
use muster::{
    actions,
    domain::event::{award::Award, permission::StaffRole, vote::VoteChoices},
    storage,
};

const AWARDS: &str = "/e/spring-open/desk/awards";
pub const VOTE: &str = "/e/spring-open/vote";

/// Four players after a round, two tables with results.
async fn played() -> Floor {
    let floor = Floor::with_names(&["Ann <b>Archer</b>", "Bo Łukasz", "Юлия", "王小明"]).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1])]).await;
    floor.usual_awards().await;
    floor
}

async fn award(floor: &Floor, title: &str) -> Award {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let awards = storage::awards::list_awards(&mut tx, floor.event.id).await.unwrap();
    awards.into_iter().find(|award| award.title == title).unwrap()
}

pub async fn open(floor: &Floor, title: &str, choices: VoteChoices) -> String {
    let id = award(floor, title).await.id.to_string();
    let fields = [("award", id.as_str()), ("choices", choices.as_str())];
    floor.desk.post("/e/spring-open/desk/votes", &fields).await.leads_to(AWARDS);
    id
}

async fn vote(phone: &Browser, award: &str, number: i64) -> Reply {
    let number = number.to_string();
    phone.post(VOTE, &[("award", award), ("candidate", &number), ("final", "on")]).await
}

async fn close(floor: &Floor, award: &str) -> Reply {
    floor.desk.post("/e/spring-open/desk/votes/close", &[("award", award)]).await
}

/// Every count of the award as the database has it.
async fn counts(floor: &Floor, award: &str) -> Vec<(i64, i64)> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let counts = storage::votes::list_closed_vote_counts(&mut tx, floor.event.id).await.unwrap();
    let of = counts.into_iter().filter(|one| one.award_id.to_string() == award);
    of.map(|one| (floor.number(one.candidate_id), one.votes)).collect()
}

/// Who sat across from this player in round 1.
async fn opponent_of(floor: &Floor, number: i64) -> i64 {
    let pairs = floor.pairs(1).await;
    pairs
        .into_iter()
        .find_map(|(a, b)| if a == number { Some(b) } else { (b == number).then_some(a) })
        .unwrap()
}

#[actix_web::test]
async fn a3_a_player_votes_for_an_opponent_met_and_for_nobody_else() {
    let floor = played().await;
    let sport = open(&floor, "Best sportsperson", VoteChoices::Opponents).await;
    let phone = floor.phone(1).await;
    let met = opponent_of(&floor, 1).await;
    phone
        .get("/e/spring-open/me")
        .await
        .says(text!("play-me-votes-open", votes = 1))
        .shows("href=\"/e/spring-open/vote\"");
    let page = phone.get(VOTE).await;
    page.is(200).shows("Best sportsperson").shows("secret and final");
    for number in 1..=4 {
        let offered = page.has(&format!("name=\"candidate\" value=\"{number}\""));
        assert_eq!(offered, number == met, "{number}");
        if number != met {
            vote(&phone, &sport, number).await.is(422).shows("Choose a name from the list");
        }
    }
    vote(&phone, &sport, met).await.leads_to(VOTE);
    phone.get(VOTE).await.shows("Votes cast").hides("name=\"candidate\"");
    phone.get("/e/spring-open/me").await.hides(" to cast");
}

#[actix_web::test]
async fn a4_one_vote_each_however_often_it_is_sent_and_none_for_oneself() {
    let floor = played().await;
    let army = open(&floor, "Favourite army", VoteChoices::Players).await;
    let phone = floor.phone(1).await;
    vote(&phone, &army, 1).await.is(422);
    let fields = [("once", "the-same-form"), ("award", army.as_str()), ("candidate", "2"), ("final", "on")];
    for _ in 0..3 {
        phone.post(VOTE, &fields).await.leads_to(VOTE);
    }
    vote(&phone, &army, 3).await.is(422).shows("already voted for “Favourite army”. Votes are final.");
    // The same player on another phone is the same voter.
    vote(&floor.phone(1).await, &army, 3).await.is(422);
    close(&floor, &army).await.leads_to(AWARDS);
    assert_eq!(counts(&floor, &army).await, [(2, 1)]);
}

#[actix_web::test]
async fn a_vote_is_sent_with_a_choice_and_with_the_warning_read() {
    let floor = played().await;
    let army = open(&floor, "Favourite army", VoteChoices::Players).await;
    let phone = floor.phone(1).await;
    phone.post(VOTE, &[("award", &army), ("candidate", "2")]).await.is(422).says(text!("play-vote-is-final"));
    phone
        .post(VOTE, &[("award", &army), ("final", "on")])
        .await
        .is(422)
        .says(text!("play-vote-choose-somebody"));
    phone.post(VOTE, &[("award", "nonsense"), ("candidate", "2"), ("final", "on")]).await.is(404);
    let other = award(&floor, "Best painted").await.id.to_string();
    vote(&phone, &other, 2).await.is(404);
    close(&floor, &army).await;
    assert!(counts(&floor, &army).await.is_empty());
    vote(&phone, &army, 2).await.is(422).shows("closed");
}

#[actix_web::test]
async fn a4_no_count_is_told_before_the_vote_is_closed() {
    let floor = played().await;
    let army = open(&floor, "Favourite army", VoteChoices::Players).await;
    for voter in [1, 3, 4] {
        vote(&floor.phone(voter).await, &army, 2).await.leads_to(VOTE);
    }
    assert!(counts(&floor, &army).await.is_empty(), "nobody is told counts of an open vote");
    let section = async || {
        let page = floor.desk.get(AWARDS).await;
        page.text().split("<b>").find(|part| part.starts_with("Favourite army")).unwrap().to_owned()
    };
    let open = section().await;
    assert!(open.contains("3 players have voted so far.") && !open.contains("<strong>"), "{open}");
    assert!(!open.contains("<td>"), "a count before its time: {open}");
    close(&floor, &army).await.leads_to(AWARDS);
    let closed = section().await;
    assert!(closed.contains("<strong>Bo Łukasz</strong>") && closed.contains("3 voted"), "{closed}");
    assert!(closed.contains("<td>Bo Łukasz</td><td class=\"num\">3</td>"), "{closed}");
    close(&floor, &army).await.is(422).shows("is already closed");
    // The winner has a certificate, and waits for the end of the event like every other award.
    floor.site.visitor().get("/e/spring-open/awards").await.hides("Bo Łukasz");
    let pdf = floor.desk.get(&format!("/e/spring-open/desk/print/certificate-{army}.pdf")).await;
    assert!(pdf.is(200).bytes.starts_with(b"%PDF"));
}

#[actix_web::test]
async fn a4_a_tie_is_a_tie_until_the_organiser_decides_with_a_reason() {
    let floor = played().await;
    let army = open(&floor, "Favourite army", VoteChoices::Players).await;
    vote(&floor.phone(1).await, &army, 2).await.is(303);
    vote(&floor.phone(2).await, &army, 1).await.is(303);
    let choose = |reason: &'static str| {
        let (floor, army) = (&floor, army.clone());
        async move {
            let version = award(floor, "Favourite army").await.version.to_string();
            let fields =
                [("award", army.as_str()), ("version", &version), ("player", "2"), ("reason", reason)];
            floor.desk.post("/e/spring-open/desk/awards/choose", &fields).await
        }
    };
    choose("early").await.is(422).shows("Close the vote first");
    close(&floor, &army).await.is(303);
    floor.desk.get(AWARDS).await.shows("Ann &#60;b&#62;Archer&#60;/b&#62; and Bo Łukasz are tied.");
    choose("").await.is(422).shows("Give a reason for your choice");
    choose("the younger player").await.leads_to(AWARDS);
    floor.desk.get(AWARDS).await.shows("the younger player").shows("<strong>Bo Łukasz</strong>");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("the younger player");
}

#[actix_web::test]
async fn a_vote_closes_by_itself_at_its_time() {
    let floor = played().await;
    let army = award(&floor, "Favourite army").await.id.to_string();
    let at = |when| [("award", army.clone()), ("choices", "players".to_owned()), ("closes_at", when)];
    let send = async |when: &str| {
        let fields = at(when.to_owned());
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        floor.desk.post("/e/spring-open/desk/votes", &fields).await
    };
    send("2025-05-10T08:00").await.is(422).shows("The closing time has passed");
    send("soon").await.is(422).shows("Enter a day and time");
    // Half past seven in the morning by UTC is half past eight in London.
    send("2025-05-10T09:00").await.is(303);
    send("2025-05-10T09:00").await.is(422).shows("already has a vote");
    vote(&floor.phone(1).await, &army, 2).await.is(303);
    floor.site.wait(30);
    vote(&floor.phone(3).await, &army, 2).await.is(422).shows("closed");
    floor.phone(3).await.get("/e/spring-open/me").await.hides(" to cast");
    actions::awards::votes::close_due(&floor.site.app).await.unwrap();
    actions::awards::votes::close_due(&floor.site.app).await.unwrap();
    assert_eq!(counts(&floor, &army).await, [(2, 1)]);
    floor.desk.get("/e/spring-open/desk/audit").await.shows("closed the vote for “Favourite army”");
}

#[actix_web::test]
async fn what_the_database_and_the_log_keep_does_not_say_who_voted_for_whom() {
    let floor = played().await;
    let army = open(&floor, "Favourite army", VoteChoices::Players).await;
    let rows = all_counts(&floor).await;
    assert!(rows.len() == 4 && rows.iter().all(|(_, votes, _)| *votes == 0), "a row for each: {rows:?}");
    for (voter, candidate) in [(3, 1), (1, 4), (4, 2)] {
        vote(&floor.phone(voter).await, &army, candidate).await.is(303);
        let after = all_counts(&floor).await;
        // No count was written apart from the others, and none has moved.
        assert!(after.iter().all(|row| row.2 == after[0].2), "{after:?}");
        let order = |rows: &[(i64, i64, String)]| rows.iter().map(|row| row.0).collect::<Vec<_>>();
        assert_eq!(order(&after), order(&rows));
    }
    let log = floor.desk.get("/e/spring-open/desk/audit.jsonl").await;
    let lines: Vec<&str> = log
        .body
        .lines()
        .filter(|line| line.contains("voted on ") && line.contains("(secret ballot)"))
        .collect();
    assert_eq!(lines.len(), 3, "{}", log.body);
    for line in lines {
        assert!(line.contains("A player"));
        for name in ["Ann", "Bo", "Юлия", "王小明"] {
            assert!(!line.contains(name), "{line}");
        }
    }
}

/// Player's number, votes, and the hidden mark of who wrote the row last: on PostgreSQL the transaction's
/// number; SQLite has none.
async fn all_counts(floor: &Floor) -> Vec<(i64, i64, String)> {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let sql = |mark: &str| {
        sqlx::AssertSqlSafe(format!(
            "SELECT p.number, c.votes, {mark} FROM vote_count c JOIN player p ON p.id = c.candidate_id ORDER BY p.number"
        ))
    };
    match &mut tx {
        storage::Tx::Sqlite(tx) => {
            sqlx::query_as(sql("''")).fetch_all(tx.settled().await.unwrap()).await.unwrap()
        }
        storage::Tx::Postgres(tx) => {
            sqlx::query_as(sql("CAST(c.xmin AS TEXT)")).fetch_all(&mut **tx).await.unwrap()
        }
    }
}

#[actix_web::test]
async fn a_vote_can_be_thrown_away_with_a_reason_and_begun_anew() {
    let floor = played().await;
    let army = open(&floor, "Favourite army", VoteChoices::Players).await;
    vote(&floor.phone(1).await, &army, 2).await.is(303);
    let discard = "/e/spring-open/desk/votes/discard";
    floor.desk.post(discard, &[("award", &army)]).await.is(422).shows("Say why");
    floor.desk.post(discard, &[("award", &army), ("reason", "wrong award")]).await.leads_to(AWARDS);
    floor.desk.post(discard, &[("award", &army), ("reason", "again")]).await.is(404);
    open(&floor, "Favourite army", VoteChoices::Players).await;
    vote(&floor.phone(1).await, &army, 3).await.is(303);
    close(&floor, &army).await.is(303);
    assert_eq!(counts(&floor, &army).await, [(3, 1)]);
}

#[actix_web::test]
async fn votes_are_for_awards_that_somebody_decides_and_opened_by_organisers() {
    let floor = played().await;
    let first = award(&floor, "First place").await.id.to_string();
    let fields = [("award", first.as_str()), ("choices", "players")];
    floor
        .desk
        .post("/e/spring-open/desk/votes", &fields)
        .await
        .is(422)
        .shows("The standings decide this award");
    floor
        .desk
        .post("/e/spring-open/desk/votes", &[("award", &first)])
        .await
        .is(422)
        .says(text!("desk-show-choose-whom-to-vote-for"));
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    judge.post("/e/spring-open/desk/votes", &fields).await.is(403);
    floor.site.visitor().get(VOTE).await.is(403);
}

#[actix_web::test]
async fn many_phones_at_once_are_each_counted_once() {
    let names: Vec<String> = (1..=12).map(|n| format!("Player {n}")).collect();
    let floor = Floor::with_names(&names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    floor.play(1, &[]).await;
    floor.usual_awards().await;
    let army = open(&floor, "Favourite army", VoteChoices::Players).await;
    let mut sent = Vec::new();
    for voter in 1..=12 {
        // Each votes from two phones in the same moment, for different players.
        for candidate in [if voter == 1 { 2 } else { 1 }, if voter == 3 { 2 } else { 3 }] {
            let (phone, army) = (floor.phone(voter).await, army.clone());
            sent.push(async move { vote(&phone, &army, candidate).await.status.as_u16() });
        }
    }
    let answers = futures_util::future::join_all(sent).await;
    assert_eq!(answers.iter().filter(|status| **status == 303).count(), 12, "{answers:?}");
    close(&floor, &army).await.is(303);
    let votes: i64 = counts(&floor, &army).await.iter().map(|(_, votes)| votes).sum();
    assert_eq!(votes, 12);
}

#[actix_web::test]
async fn who_was_never_paired_has_no_vote() {
    let floor = played().await;
    let late = floor.site.players(&floor.event, &["Late Lena"]).await.remove(0);
    let army = open(&floor, "Favourite army", VoteChoices::Players).await;
    let phone = floor.site.phone_of(&late).await;
    phone.get(VOTE).await.is(200).says(text!("play-vote-once-paired"));
    vote(&phone, &army, 2).await.is(422);
    vote(&floor.phone(1).await, &army, late.number).await.is(422);
}
