//! Real browsers in the hall: a vote on a phone, the big screen and the remote control of it.

use crate::support::browser::{Chromium, Scheme, missing};
use chrono::TimeDelta;
use fantoccini::Locator;
use muster::{
    actions::{self, Actor, awards::votes::Opening},
    domain::{
        battle::State,
        event::{
            Event,
            award::Award,
            clock::{Hand, RoundClock},
            player::Player,
            screen::{AwardReveal, CeremonyStep, Shows},
            vote::VoteChoices,
        },
        ids::PlayerId,
        numbers::RoundNumber,
    },
    live::{ChangeAudience, EventChange},
    storage,
};

const HOME: &str = "/e/autumn-clash";

async fn award(browser: &Chromium, event: &Event, title: &str) -> Award {
    let mut tx = browser.app.database.read().await.unwrap();
    let awards = storage::awards::list_awards(&mut tx, event.id).await.unwrap();
    awards.into_iter().find(|award| award.title == title).unwrap()
}

async fn players(browser: &Chromium, event: &Event) -> Vec<Player> {
    let mut tx = browser.app.database.read().await.unwrap();
    storage::players::list_players(&mut tx, event.id).await.unwrap()
}

#[actix_web::test]
async fn a_player_votes_on_a_phone() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let by = Actor::muster();
    for (title, choices) in
        [("Best sportsperson", VoteChoices::Opponents), ("Favourite army", VoteChoices::Players)]
    {
        let award = award(&phone, &event, title).await;
        let opening = Opening { choices, closes_at: None };
        actions::awards::votes::open_vote(&phone.app, &by, event.id, award.id, opening).await.unwrap();
    }
    let mut tx = phone.app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(1)).await.unwrap().unwrap();
    let battle = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap().remove(0);
    drop(tx);
    let all = players(&phone, &event).await;
    let named = |id: PlayerId| all.iter().find(|player| player.id == id).unwrap();
    let (me, opponent) = (named(battle.a), named(battle.b.unwrap()));
    phone.open(&actions::entrants::links::private_link(&phone.app, me)).await;
    phone.sees("2 votes to cast").await;
    phone.click("2 votes to cast").await;
    phone.sees("secret and final").await;
    phone.fits().await;
    phone.picture("vote").await;
    phone.click("Cast vote: Best sportsperson").await;
    phone.sees("Choose who to vote for.").await;
    phone.sees("Tick to confirm.").await;
    phone.picture("vote-refused").await;
    phone.tap(&format!("[name='candidate'][value='{}']", opponent.number)).await;
    phone.tap("form:has(fieldset) [name='final']").await;
    phone.picture("vote-chosen").await;
    phone.click("Cast vote: Best sportsperson").await;
    phone.sees("Vote counted.").await;
    phone.sees("Votes cast").await;
    phone.fits().await;
    phone.picture("vote-counted").await;
    let title = award(&phone, &event, "Best sportsperson").await;
    actions::awards::votes::close_vote(&phone.app, &by, event.id, title.id).await.unwrap();
    let mut tx = phone.app.database.read().await.unwrap();
    let counts = storage::votes::list_closed_vote_counts(&mut tx, event.id).await.unwrap();
    let counts: Vec<_> = counts.iter().map(|one| (one.award_id, one.candidate_id, one.votes)).collect();
    assert_eq!(counts, [(title.id, opponent.id, 1)]);
    drop(tx);
    phone.close().await;
}

#[actix_web::test]
async fn the_big_screen_shows_what_the_desk_chose_at_either_size() {
    if missing() {
        return;
    }
    for (width, height) in [(1920, 1080), (1024, 768)] {
        let screen = Chromium::start(width, height).await;
        let event = muster::demo::fill_demo(&screen.app).await.unwrap();
        let by = Actor::muster();
        let put_on = async |shows| {
            actions::hall::screens::show_on_screen(&screen.app, &by, event.id, shows).await.unwrap();
        };
        screen.open(&format!("{HOME}/screen")).await;
        screen.sees("Round 3").await;
        whole(&screen, &format!("screen-{width}-pairings")).await;
        // From here on nobody touches this computer: the desk changes what it shows.
        actions::hall::screens::turn_clock(&screen.app, &by, &event, RoundNumber(3), Hand::Start)
            .await
            .unwrap();
        put_on(Shows::Clock).await;
        screen.sees("2:44:5").await;
        whole(&screen, &format!("screen-{width}-clock")).await;
        put_on(Shows::Standings).await;
        screen.sees("Standings\nin round 3").await;
        whole(&screen, &format!("screen-{width}-standings")).await;
        put_on(Shows::Ceremony).await;
        screen.sees("Awards").await;
        let third = award(&screen, &event, "Third place").await;
        for (becomes, shown) in
            [(AwardReveal::Announced, ".wall__wait"), (AwardReveal::Revealed, ".wall__name")]
        {
            let step = CeremonyStep { award: third.id, becomes };
            actions::hall::screens::take_ceremony_step(&screen.app, &by, event.id, step).await.unwrap();
            screen.sees("Third place").await;
            screen.finds(shown).await;
            whole(&screen, &format!("screen-{width}-ceremony-{}", becomes.as_str())).await;
        }
        let names = screen.client.find_all(fantoccini::Locator::Css(".wall__name")).await.unwrap();
        assert_eq!(names.len(), 1);
        screen.close().await;
    }
}

/// Everything is on the picture: nothing has to be scrolled to, either way.
async fn whole(screen: &Chromium, name: &str) {
    screen.picture(name).await;
    let script = "const all = document.documentElement; return [all.scrollWidth - innerWidth, all.scrollHeight - innerHeight, [...document.querySelectorAll('#screen *')].filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1).length]";
    let over = screen.client.execute(script, vec![]).await.unwrap();
    let over: Vec<i64> = over.as_array().unwrap().iter().map(|value| value.as_i64().unwrap()).collect();
    assert!(over.iter().all(|pixels| *pixels <= 0), "{name} sticks out: {over:?}");
}

#[actix_web::test]
async fn the_organisers_phone_is_the_remote_control_of_the_screen() {
    if missing() {
        return;
    }
    let screen = Chromium::start_in(1024, 768, Scheme::Dark).await;
    muster::demo::fill_demo(&screen.app).await.unwrap();
    let phone = screen.beside_in(390, 844, Scheme::Dark).await;
    screen.open(&format!("{HOME}/screen")).await;
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open(&format!("{HOME}/desk/screen")).await;
    phone.sees("minutes, not started").await;
    phone.fits().await;
    phone.picture("remote").await;
    phone.click("Clock").await;
    screen.sees("Round 3").await;
    phone.click("Start").await;
    phone.sees("clock started.").await;
    screen.sees("2:44:").await;
    phone.click("Pause").await;
    screen.sees("The clock is paused.").await;
    whole(&screen, "screen-dark-clock").await;
    phone.click("Announce Third place").await;
    phone.sees("winner hidden").await;
    screen.sees("Third place").await;
    assert!(screen.client.find(fantoccini::Locator::Css(".wall__name")).await.is_err());
    phone.fits().await;
    phone.picture("remote-announced").await;
    phone.click("Reveal").await;
    phone.sees("Announce Second place").await;
    screen.client.wait().for_element(fantoccini::Locator::Css(".wall__name")).await.unwrap();
    whole(&screen, "screen-dark-ceremony").await;
    for (page, text) in [
        ("standings", "Players see all results as they come in"),
        ("ranking", "New ranking"),
        ("awards", "Let players vote"),
    ] {
        phone.open(&format!("{HOME}/desk/{page}")).await;
        if page == "ranking" {
            let first = fantoccini::Locator::Css("select[name='tiebreaker_1']");
            let first = phone.client.wait().for_element(first).await.unwrap();
            first.select_by_value("head_to_head").await.unwrap();
            phone.click("Preview changes").await;
        }
        phone.sees(text).await;
        phone.fits().await;
        phone.picture(&format!("phone-desk-{page}")).await;
    }
    phone.close().await;
    screen.close().await;
}

/// What a page says once so many more minutes have passed on its clock.
async fn said_after(window: &Chromium, minutes: i64) -> String {
    let script = format!(
        "clocks.tick(); clocks.ahead -= {minutes} * 60000; clocks.tick();
        return [...document.querySelectorAll('[data-call-outs] > :not([hidden])')].map((one) => one.textContent).join()"
    );
    let said = window.client.execute(&script, vec![]).await.unwrap();
    said.as_str().unwrap().trim().to_owned()
}

#[actix_web::test]
async fn half_time_is_said_when_it_comes_and_what_was_said_before_is_not_said_again() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let by = Actor::muster();
    actions::hall::screens::turn_clock(&phone.app, &by, &event, RoundNumber(3), Hand::Start).await.unwrap();
    phone.open(&format!("{HOME}/standings")).await;
    phone.finds("[data-call-outs]").await;
    assert_eq!(said_after(&phone, 30).await, "");
    assert_eq!(said_after(&phone, 53).await, "Half time.");
    assert_eq!(said_after(&phone, 73).await, "Ten minutes left.");
    assert_eq!(said_after(&phone, 10).await, "Time's up.");
    // A page that is opened after half time says nothing of it.
    phone.open(&format!("{HOME}/rounds/3")).await;
    phone.finds("[data-call-outs]").await;
    let late = "clocks.ahead -= 90 * 60000; for (const list of document.querySelectorAll('[data-call-outs]')) delete list.old;";
    phone.client.execute(late, vec![]).await.unwrap();
    assert_eq!(said_after(&phone, 0).await, "");
    // A player's own page shows what was called out last.
    let mut tx = phone.app.database.read().await.unwrap();
    let battles = storage::battles::of_event(&mut tx, event.id).await.unwrap();
    drop(tx);
    let open =
        battles.iter().find(|battle| battle.round_number == RoundNumber(3) && battle.state == State::Open);
    let all = players(&phone, &event).await;
    let me = all.iter().find(|player| player.id == open.unwrap().a).unwrap();
    phone.open(&actions::entrants::links::private_link(&phone.app, me)).await;
    phone.sees("The round starts now.").await;
    assert_eq!(said_after(&phone, 60).await, "Battle round 1 should be finished.");
    phone.picture("called-out").await;
    phone.close().await;
}

#[actix_web::test]
async fn a_table_becomes_quiet_on_an_open_page_by_time_alone() {
    if missing() {
        return;
    }
    let desk = Chromium::start(1280, 900).await;
    let event = muster::demo::fill_demo(&desk.app).await.unwrap();
    desk.sign_in(muster::demo::ORGANISER).await;
    // The round has been played for 40 minutes, but for a few seconds.
    let mut tx = desk.app.database.write().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(3)).await.unwrap().unwrap();
    let began = desk.app.clock.now() - TimeDelta::minutes(40) + TimeDelta::seconds(8);
    storage::clocks::set_round_clock(&mut tx, round.id, &RoundClock::start_clock_at(165, began))
        .await
        .unwrap();
    let version = storage::events::lock_event(&mut tx, event.id).await.unwrap().unwrap().version;
    let change = EventChange { event: event.id, version, about: ChangeAudience::Everybody };
    desk.app.live.commit(tx, change).await.unwrap();
    desk.open(&format!("{HOME}/desk")).await;
    let quiet = async || desk.client.find_all(Locator::Css(".tile--quiet")).await.unwrap().len();
    assert_eq!(quiet().await, 0);
    desk.finds("[data-again]").await;
    desk.finds(".tile--quiet").await;
    desk.sees("Ask for progress").await;
    desk.picture("quiet").await;
    desk.close().await;
}
