//! The site in a real browser, room by room: the organiser on a laptop, players on phones of 390 px.

mod accessibility;
mod budgets;
mod calls;
mod check_in;
mod correction;
mod dispute;
mod fresh;
mod games;
mod games_made;
mod hall;
mod keys;
mod layout;
mod moments;
mod open_all_day;
mod organiser;
mod pictures;
mod player;
mod repair;
mod roster_builder;
mod sheet;
mod sign_up;
mod tables;
mod teams;
mod wall;

use crate::support::browser::Chromium;
use muster::actions::account;

/// Signs in with the set-up link, as a person would.
async fn set_up(window: &Chromium) {
    let link = account::setup_link(&window.app).await.unwrap().unwrap();
    window.open(&link).await;
    window.sees("Set up Muster").await;
    window.fill("name", "Olga Organiser").await;
    window.fill("email", "olga@example.org").await;
    window.fill("password", "four words that differ").await;
    window.fill("again", "four words that differ").await;
    window.picture("setup").await;
    window.click("Create account").await;
    window.sees("No events yet").await;
}
