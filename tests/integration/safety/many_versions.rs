//! Whoever hands in many rosters costs no more where one is shown than whoever hands in one, and holds nobody up while the
//! event is locked.

use super::rosters::{AT_THE_DESK, BUILD, FOR_ALL, ROSTER, TABLE, hall, heaviest};
use crate::support::site::{Browser, Site};
use muster::{
    domain::event::{Event, quotas::MOST_ROSTERS},
    storage,
};
use std::time::{Duration, Instant};

/// Times that an answer is asked for; the quickest counts.
const TIMES: usize = 3;

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
            sent.is(422).shows("You have handed in as many rosters as one player can");
        }
        self.handed_in += usize::from(is_taken);
        is_taken
    }

    /// The event has another version: nothing that was kept of it holds.
    async fn change(&self) {
        let tx = self.site.app.database.write().await.unwrap();
        self.site.commit(tx, self.event.id).await;
    }

    async fn time_of(&self, browser: &Browser, path: &str) -> Duration {
        let mut quickest = Duration::MAX;
        for _ in 0..TIMES {
            self.change().await;
            let begun = Instant::now();
            browser.get(path).await.is(200);
            quickest = quickest.min(begun.elapsed());
        }
        quickest
    }

    /// How long each page takes that shows one roster of Ann's.
    async fn times(&self) -> Vec<(&'static str, Duration)> {
        let mut times = Vec::new();
        for (browser, path) in [
            (&self.ann, ROSTER),
            (&self.ann, BUILD),
            (&self.ann, TABLE),
            (&self.bo, FOR_ALL),
            (&self.desk, AT_THE_DESK),
            (&self.desk, "/e/spring-open/desk/rosters/1/table"),
            (&self.desk, "/e/spring-open/desk/soft/1"),
        ] {
            times.push((path, self.time_of(browser, path).await));
        }
        let begun = Instant::now();
        let problem = [("text", "Clanrats cost more.")];
        self.bo.post("/e/spring-open/rosters/1/problems", &problem).await.is(303);
        times.push(("a problem", begun.elapsed()));
        times
    }
}

#[actix_web::test]
async fn what_shows_one_roster_reads_one_however_many_there_are() {
    let mut hall = Hall::open().await;
    assert!(hall.hand_in().await && hall.hand_in().await);
    // Whatever is made once is made.
    hall.times().await;
    let few = hall.times().await;
    while hall.hand_in().await {}
    assert!(hall.handed_in > 20, "{}", hall.handed_in);
    for ((path, few), (_, many)) in few.iter().zip(hall.times().await) {
        println!("{path}: {few:?} with 2 versions, {many:?} with {}", hall.handed_in);
        assert!(many < 4 * *few + Duration::from_millis(20), "{path}: 2 {few:?}, many {many:?}");
    }
}

#[actix_web::test]
async fn what_is_read_in_a_roster_counts_for_what_one_player_may_hand_in() {
    let mut hall = Hall::open().await;
    while hall.hand_in().await {}
    assert!(hall.handed_in < usize::try_from(MOST_ROSTERS).unwrap(), "{}", hall.handed_in);
    let mut tx = hall.site.app.database.read().await.unwrap();
    let newest = storage::rosters::newest(&mut tx, hall.event.id).await.unwrap().remove(0);
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
