//! Whoever hands in many rosters costs no more where one is shown than whoever hands in one, and holds nobody up while the
//! event is locked.

use super::rosters::{AT_THE_DESK, BUILD, FOR_ALL, ROSTER, TABLE, hall, heaviest};
use crate::support::site::{Browser, Site};
use muster::{
    domain::event::{Event, quotas::MOST_ROSTERS},
    storage::{self, Tx},
};

/// The hall with a player who hands in.
struct Hall {
    site: Site,
    event: Event,
    ann: Browser,
    bo: Browser,
    desk: Browser,
    handed_in: usize,
}

impl Hall {
    async fn open() -> Self {
        let (site, event, ann) = hall().await;
        let others = site.players(&event, &["Bo"]).await;
        let (bo, desk) = (site.phone_of(&others[0]).await, site.organiser(&event).await);
        Self { site, event, ann, bo, desk, handed_in: 0 }
    }

    /// Ann hands in the heaviest roster once more; false where no more of hers are taken.
    async fn hand_in(&mut self) -> bool {
        self.site.wait_seconds(5);
        let list = format!("{}\n{}", heaviest(), self.handed_in);
        let sent = self.ann.post(ROSTER, &[("do", "submit"), ("text", &list)]).await;
        let is_taken = sent.status.as_u16() == 303;
        if !is_taken {
            sent.is(422).shows("reached the limit of");
        }
        self.handed_in += usize::from(is_taken);
        is_taken
    }

    /// Nobody can read what stands in the versions before the last few: whoever tries fails.
    async fn spoil_all_but_the_last(&self, few: usize) {
        let spoiled = "UPDATE roster SET source = $1, reading = 'spoiled', verdict = 'spoiled'
             WHERE number <= (SELECT MAX(n.number) FROM roster n WHERE n.player_id = roster.player_id) - $2";
        let left = self.handed_in - few;
        let few = i64::try_from(few).unwrap();
        let mut tx = self.site.app.database.write().await.unwrap();
        let done = match &mut tx {
            // No text: whoever reads it fails too. PostgreSQL takes nothing that is none.
            Tx::Sqlite(tx) => {
                let no_text = spoiled.replace("$1", "CAST(X'FF' AS TEXT)").replace("$2", "$1");
                let asked = sqlx::query(sqlx::AssertSqlSafe(no_text)).bind(few);
                asked.execute(tx.settled().await.unwrap()).await.unwrap().rows_affected()
            }
            Tx::Postgres(tx) => {
                let asked = sqlx::query(spoiled).bind("spoiled").bind(few);
                asked.execute(&mut **tx).await.unwrap().rows_affected()
            }
        };
        assert_eq!(usize::try_from(done).unwrap(), left);
        // The event has another version: nothing that was kept of it holds.
        self.site.commit(tx, self.event.id).await;
    }
}

/// The newest, and those before it of which the desk tells more than that they are there.
const SHOWN: usize = 4;

#[actix_web::test]
async fn what_shows_one_roster_reads_one_however_many_there_are() {
    let mut hall = Hall::open().await;
    while hall.hand_in().await {}
    assert!(hall.handed_in > 20, "{}", hall.handed_in);
    hall.spoil_all_but_the_last(SHOWN).await;
    for (browser, path) in [
        (&hall.ann, ROSTER),
        (&hall.ann, BUILD),
        (&hall.ann, TABLE),
        (&hall.bo, FOR_ALL),
        (&hall.desk, AT_THE_DESK),
        (&hall.desk, "/e/spring-open/desk/rosters/1/table"),
        (&hall.desk, "/e/spring-open/desk/soft/1"),
    ] {
        browser.get(path).await.is(200);
    }
    let problem = [("text", "Clanrats cost more.")];
    hall.bo.post("/e/spring-open/rosters/1/problems", &problem).await.is(303);
    hall.desk.get(AT_THE_DESK).await.is(200).shows("Clanrats cost more.");
    // It can be told: whoever reads all of them fails.
    let mut tx = hall.site.app.database.read().await.unwrap();
    let newest = storage::rosters::list_newest_versions(&mut tx, hall.event.id).await.unwrap().remove(0);
    storage::rosters::of_player(&mut tx, newest.player_id).await.unwrap_err();
}

#[actix_web::test]
async fn what_is_read_in_a_roster_counts_for_what_one_player_may_hand_in() {
    let mut hall = Hall::open().await;
    while hall.hand_in().await {}
    assert!(hall.handed_in < usize::try_from(MOST_ROSTERS).unwrap(), "{}", hall.handed_in);
    let mut tx = hall.site.app.database.read().await.unwrap();
    let newest = storage::rosters::list_newest_versions(&mut tx, hall.event.id).await.unwrap().remove(0);
    let (_, taken) = storage::rosters::taken_by(&mut tx, newest.player_id).await.unwrap();
    println!("{} versions take {taken} bytes", hall.handed_in);
    assert!((6 << 20..=8 << 20).contains(&taken), "{taken}");
    drop(tx);
    // The desk goes on.
    let by_desk = [("text", heaviest()), ("anyway", "on".to_owned())];
    let by_desk: Vec<(&str, &str)> = by_desk.iter().map(|(name, value)| (*name, value.as_str())).collect();
    hall.desk.post(&format!("{AT_THE_DESK}/hand-in"), &by_desk).await.leads_to(AT_THE_DESK);
    // Each of them is in the list, and the last few are told of.
    let page = hall.desk.get(AT_THE_DESK).await;
    page.shows(&format!("Earlier versions ({})", hall.handed_in));
}
