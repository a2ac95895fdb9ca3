//! Every page that a person can open, as narrow and as wide as screens are: nothing sticks out at the side, and at most
//! one button is filled.

use super::accessibility::{pages, sign_in_as_everybody};
use crate::support::browser::{Chromium, missing};
use muster::{
    actions::{
        Actor, players,
        teams::{self, TeamDetails, members},
    },
    app::App,
    domain::event::{
        Event,
        player::{Details, PlayerName},
        team_role::TeamRole,
    },
    storage,
};

/// Sixty signs, as long as a name may be, in scripts that run either way, with one that is a picture.
const LONGEST: &str = "عبدالرحمن Wolfeschlegelsteinhausenbergerdorffschneider 林小雨 🐉";

/// How far the page is wider than the window, what sticks out, and the filled buttons that are seen.
const LOOK: &str = "
const out = (one) => one.getBoundingClientRect().right > innerWidth + 1
    && !one.closest('.scroll, .sub, .unseen, .sprite, .quilt, .wall');
const seen = (one) => one.getClientRects().length > 0 && !one.closest('details:not([open])');
return [document.documentElement.scrollWidth - innerWidth,
    [...document.querySelectorAll('body *')].filter(out).slice(0, 3).map((one) => one.outerHTML.slice(0, 90)),
    [...document.querySelectorAll('.btn--main')].filter(seen).map((one) => one.textContent.trim())]";

/// A team of that name, and a coach of it among those who play.
async fn add_long_names(app: &App, event: &Event) {
    let by = Actor::muster();
    let name = PlayerName::parse(LONGEST).unwrap();
    let long = TeamDetails { name: name.clone(), club: None, paid: true, fixed_table: None };
    teams::add(app, &by, event.id, long).await.unwrap();
    let mut tx = app.database.read().await.unwrap();
    let team = storage::teams::by_number(&mut tx, event.id, 3).await.unwrap().unwrap();
    drop(tx);
    let coach = (Details::named(name), TeamRole::Coach);
    members::add(app, &by, (event, &team), coach).await.unwrap();
}

#[actix_web::test]
async fn nothing_sticks_out_and_one_button_is_filled_on_every_page() {
    if missing() {
        return;
    }
    let phone = Chromium::start(320, 640).await;
    let event = muster::demo::fill(&phone.app).await.unwrap();
    let name = PlayerName::parse(LONGEST).unwrap();
    let new = Details { club: Some("Westfälische Landsknechtsfreunde".into()), ..Details::named(name) };
    players::add(&phone.app, &Actor::muster(), event.id, new).await.unwrap();
    let team_event = muster::demo::fill_teams(&phone.app).await.unwrap();
    add_long_names(&phone.app, &team_event).await;
    let wall = phone.beside(1920, 1080).await;
    let mut wrong = Vec::new();
    // Half of 1,280 is what a laptop shows at 200 % zoom; a tablet upright, and a small laptop.
    let (zoomed, tablet, laptop) =
        (phone.beside(640, 450).await, phone.beside(768, 1024).await, phone.beside(1024, 768).await);
    let windows = [(&phone, 320), (&zoomed, 640), (&tablet, 768), (&laptop, 1024), (&wall, 1920)];
    for (window, width) in windows {
        sign_in_as_everybody(window, &event).await;
        for path in pages() {
            window.open(&path).await;
            let found = window.client.execute(LOOK, vec![]).await.unwrap();
            if found[0].as_i64() > Some(0) {
                wrong.push(format!("{path} is {} too wide for {width}: {}", found[0], found[1]));
            }
            let filled = found[2].as_array().unwrap();
            if filled.len() > 1 {
                wrong.push(format!("{path} has more than one filled button: {filled:?}"));
            }
        }
    }
    for window in [wall, laptop, tablet, zoomed, phone] {
        window.close().await;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
