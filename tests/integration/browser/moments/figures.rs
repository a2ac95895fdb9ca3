//! Standings and figures, as whoever looks on reads them.

use super::{
    close_round_three,
    spectator::{HOME, PHONE, looking_on, read},
};
use crate::support::browser::missing;
use muster::{
    actions::{self, Actor},
    domain::numbers::RoundNumber,
};

/// The names of the standings that are shown, in their order.
const NAMES: &str = "[...document.querySelectorAll('.rank__name a')].map((one) => one.textContent).join('|')";

/// What the cells of so many columns say, in a table's rows, top to bottom.
fn column(table: &str, column: usize) -> String {
    format!(
        "[...document.querySelectorAll('[aria-label={table:?}] tbody tr')]
         .map((row) => row.cells[{column}].textContent.trim()).join('|')"
    )
}

#[actix_web::test]
async fn s7_standings_that_are_kept_back_say_so_and_nothing_stale_is_shown() {
    if missing() {
        return;
    }
    let (phone, event) = looking_on(PHONE).await;
    phone.open(&format!("{HOME}/standings?after=2")).await;
    phone.sees("Standings after round 2").await;
    let after_2 = read(&phone, NAMES).await;
    assert!(after_2.contains('|'), "{after_2}");
    phone.open(&format!("{HOME}/standings")).await;
    phone.sees("Standings during round 3").await;
    assert_ne!(read(&phone, NAMES).await, after_2);
    // The page that is open says so by itself.
    let by = Actor::muster();
    actions::event::standings::show_up_to(&phone.app, &by, event.id, Some(RoundNumber(2))).await.unwrap();
    phone.sees("The organiser has hidden the standings after round 2.").await;
    assert_eq!(read(&phone, NAMES).await, after_2);
    phone.fits().await;
    phone.picture("s7-kept-back").await;
    // What is played meanwhile moves nobody.
    Box::pin(close_round_three(&phone.app, &event)).await;
    phone.open(&format!("{HOME}/standings")).await;
    phone.sees("The organiser has hidden the standings after round 2.").await;
    assert_eq!(read(&phone, NAMES).await, after_2);
    phone.open(&format!("{HOME}/rounds/3")).await;
    phone.sees("The organiser has hidden the results of this round.").await;
    actions::event::standings::show_up_to(&phone.app, &by, event.id, None).await.unwrap();
    phone.open(&format!("{HOME}/standings")).await;
    phone.sees("Standings after round 3").await;
    assert_ne!(read(&phone, NAMES).await, after_2);
    phone.close().await;
}

#[actix_web::test]
async fn s8_what_is_strong_is_told_with_how_many_games_and_in_which_range() {
    if missing() {
        return;
    }
    let (phone, _) = looking_on(PHONE).await;
    phone.open(&format!("{HOME}/standings")).await;
    phone.click("Statistics").await;
    phone.sees("Faction win rates").await;
    phone.sees("95% range").await;
    phone.fits().await;
    phone.picture("s8-charts").await;
    // The first of the chart says in it what it says in the table beneath.
    let first = read(&phone, "document.querySelector('.bars p').textContent.trim()").await;
    let said = read(&phone, "document.querySelector('.bars .chart').getAttribute('aria-label')").await;
    let factions = read(&phone, &column("Factions", 0)).await;
    let row = factions.split('|').position(|faction| faction == first);
    let row = row.unwrap_or_else(|| panic!("{first} is not in {factions}"));
    let mut of_row = Vec::new();
    for at in [3, 4, 5] {
        of_row.push(read(&phone, &column("Factions", at)).await.split('|').nth(row).unwrap().to_owned());
    }
    let games: u32 = of_row[0].split('–').map(|part| part.parse::<u32>().unwrap()).sum();
    assert_eq!(said, format!("{first}: {}, range {}, {games} battles", of_row[1], of_row[2]));
    // Battleplans and what stood in rosters are told in the same way, with a file to take along.
    let plans = read(&phone, &column("Battleplan by battleplan", 0)).await;
    assert!(plans.contains("Border War"), "{plans}");
    phone.finds("a[href*='missions.csv']").await;
    // And a faction leads to who played it.
    phone.click(&first).await;
    phone.sees("All factions").await;
    phone.tap("section.card a.row").await;
    phone.click("Why this place").await;
    phone.sees("What decides, in order").await;
    phone.close().await;
}

#[actix_web::test]
async fn s11_clubs_stand_by_the_places_of_their_best_three() {
    if missing() {
        return;
    }
    let (phone, _) = looking_on(PHONE).await;
    phone.open(&format!("{HOME}/statistics")).await;
    phone.click("Clubs").await;
    phone.sees("The best three of a club's places are added up").await;
    phone.fits().await;
    phone.picture("s11-clubs").await;
    let clubs = read(&phone, &column("Clubs", 1)).await;
    assert!(clubs.split('|').count() > 1, "{clubs}");
    let sums = read(&phone, &column("Clubs", 5)).await;
    let sums: Vec<u32> = sums.split('|').filter_map(|sum| sum.parse().ok()).collect();
    assert!(sums.len() > 1 && sums.is_sorted(), "{sums:?}");
    // Who they are, and how each of them did.
    let club = clubs.split('|').next().unwrap();
    phone.click(club).await;
    phone.sees("Places and W–D–L so far, in round 3.").await;
    assert_eq!(read(&phone, "document.querySelector('h1').textContent").await, club);
    phone.fits().await;
    phone.picture("s11-club").await;
    phone.close().await;
}
