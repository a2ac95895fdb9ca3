//! A match of two teams on two captains' phones, with a judge and a spectator: drafted step by step, one phone without a
//! signal for a while, a step taken back, and how it stands seen live.

use crate::support::{
    browser::{Chromium, Signal, missing},
    wait::until,
};
use muster::{
    actions::{
        self, Actor,
        entrants::teams::{TeamDetails, members},
        rounds::{draw_next_round, publish_draft_round},
    },
    domain::{
        event::{
            Event, Stage,
            pack::{RosterPolicy, Settings},
            permission::{ActingAs, StaffRole},
            player::{PlayerDetails, PlayerName},
            team::TeamWithMembers,
            team_role::TeamRole,
        },
        numbers::RoundNumber,
        pairing::ClubRule,
        rounds::DrawOptions,
        teams::{EntrantKind, ExpectationScale, TeamSettings},
    },
    storage::{self, team_matches::MatchUse},
};

/// Two teams of so many in the demo's site, round 1 published.
async fn begin(window: &Chromium, size: u8) -> Event {
    let mut event = muster::demo::fill_demo(&window.app).await.unwrap();
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    let mut tx = window.app.database.write().await.unwrap();
    event.id = muster::domain::ids::EventId(window.app.new_id());
    event.slug = "team-cup".into();
    event.name = muster::domain::event::EventName::parse("Team Cup").unwrap();
    event.stage = Stage::RegistrationClosed;
    event.settings = Settings {
        entrants: EntrantKind::Teams,
        team: TeamSettings { size, ..TeamSettings::default() },
        rosters: RosterPolicy::AtTable,
        ..Settings::default()
    };
    storage::events::insert(&mut tx, &event).await.unwrap();
    tx.commit().await.unwrap();
    for name in ["The Reds", "The Blues"] {
        let details =
            TeamDetails { name: PlayerName::parse(name).unwrap(), club: None, paid: true, fixed_table: None };
        let team = actions::entrants::teams::add_team(&window.app, &by, event.id, details).await.unwrap();
        for place in 1..=size {
            let role = if place == 1 { TeamRole::Captain } else { TeamRole::Player };
            let person =
                PlayerDetails::from_player_name(PlayerName::parse(&format!("{name} {place}")).unwrap());
            members::add_team_member(&window.app, &by, (&event, &team), (person, role)).await.unwrap();
        }
    }
    let options = DrawOptions::as_it_is(RoundNumber(1), ClubRule::Off);
    draw_next_round(&window.app, &by, &event, options).await.unwrap();
    publish_draft_round(&window.app, &by, &event, (RoundNumber(1), 1)).await.unwrap();
    event
}

async fn teams(window: &Chromium, event: &Event) -> [TeamWithMembers; 2] {
    let mut tx = window.app.database.read().await.unwrap();
    let at = MatchUse { round: RoundNumber(1), place: 1 };
    let of = storage::team_matches::by_place(&mut tx, event.id, at).await.unwrap().unwrap();
    let a = storage::teams::one_with_members(&mut tx, of.a).await.unwrap().unwrap();
    let b = storage::teams::one_with_members(&mut tx, of.b.unwrap()).await.unwrap().unwrap();
    [a, b]
}

/// Opens the match on this captain's phone.
async fn open_match(phone: &Chromium, team: &TeamWithMembers) {
    phone.open(&actions::entrants::links::private_link(&phone.app, team.captain().unwrap())).await;
    phone.open("/e/team-cup/match").await;
    phone.sees("Step 1 of").await;
}

/// Ticks these places and sends the choice.
async fn choose(phone: &Chromium, places: &[u8]) {
    for place in places {
        phone.tap(&format!("input[name='choice'][value='{place}']")).await;
    }
    phone.tap(".drafting .dock button").await;
}

/// A tap is one more, from the best to the worst, and each is kept (`teams T21`), the one that comes back to where it
/// began too.
async fn goes_round(phone: &Chromium, [own, other]: [&TeamWithMembers; 2]) {
    let number = |team: &TeamWithMembers| team.line_up().next().unwrap().number;
    let (ours, theirs) = (number(own), number(other));
    for expected in [1, 2, -2, -1, 0] {
        phone.tap(".hopes tbody td").await;
        until("it is kept", async || {
            let mut tx = phone.app.database.read().await.unwrap();
            let pair = (own.team.id, other.team.id);
            let scale = ExpectationScale::default();
            let kept = storage::team_matrices::find_team_matrix(&mut tx, pair, scale).await.unwrap();
            (kept.said(ours, theirs) == Some(expected)).then_some(()).ok_or(())
        })
        .await;
    }
}

#[actix_web::test]
async fn two_captains_draft_five_battles_with_a_judge_and_a_spectator() {
    if missing() {
        return;
    }
    let one = Chromium::start(390, 844).await;
    let event = Box::pin(begin(&one, 5)).await;
    let [a, b] = teams(&one, &event).await;
    let other = one.beside(390, 844).await;
    let spectator = one.beside(1366, 900).await;
    open_match(&one, &a).await;
    goes_round(&one, [&a, &b]).await;
    open_match(&other, &b).await;
    spectator.open("/e/team-cup/rounds/1/matches/1").await;
    spectator.sees("Step 1 of").await;
    choose(&one, &[2]).await;
    one.sees("Hidden until both captains have chosen").await;
    one.fits().await;
    one.picture("team-chosen").await;
    // The spectator and the other captain hear that a choice was made.
    other.sees("They have chosen").await;
    spectator.sees("has chosen").await;
    spectator.finds(".face--down").await;
    // One phone loses its signal; the other chooses meanwhile.
    one.signal(Signal::Gone).await;
    choose(&other, &[3]).await;
    other.sees("Step 2 of").await;
    spectator.sees("Step 2 of").await;
    one.signal(Signal::Back).await;
    one.open("/e/team-cup/match").await;
    one.sees("Choose 2 attackers against ").await;
    one.picture("team-attackers").await;
    choose(&one, &[1, 3]).await;
    one.sees("Hidden until both captains have chosen").await;
    choose(&other, &[1, 2]).await;
    other.sees("Step 3 of").await;
    other.picture("team-keep").await;
    one.sees("Step 3 of").await;
    // A judge takes that step back: both phones hear of it.
    let judge = Actor::from_bare_name("Judith", ActingAs::Judge);
    let at = MatchUse { round: RoundNumber(1), place: 1 };
    actions::draft::steps::take_back(&one.app, &judge, (&event, at.into()), "a card was turned")
        .await
        .unwrap();
    for phone in [&one, &other] {
        phone.sees("Step 2 of").await;
    }
    for (first, second) in [(&one, &[1_u8, 3][..]), (&other, &[1, 2])] {
        choose(first, second).await;
    }
    one.open("/e/team-cup/match").await;
    one.sees("Step 3 of").await;
    choose(&one, &[1]).await;
    one.sees("Hidden until both captains have chosen").await;
    other.sees("Step 3 of").await;
    choose(&other, &[1]).await;
    // The second pass, from the clock's hands.
    other.sees("Paired").await;
    spectator.sees("Paired").await;
    spectator.picture("team-spectator").await;
    for phone in [&one, &other, &spectator] {
        phone.fits().await;
    }
}

/// Two captains' phones, a judge's window and a spectator's.
struct Drafting {
    captains: [Chromium; 2],
    judge: Chromium,
    spectator: Chromium,
}

const PUBLIC: &str = "/e/team-cup/rounds/1/matches/1";
const DESK: &str = "/e/team-cup/desk/matches/1/1";

impl Drafting {
    async fn begin(size: u8) -> Self {
        let one = Chromium::start(390, 844).await;
        let event = Box::pin(begin(&one, size)).await;
        let mut tx = one.app.database.write().await.unwrap();
        let jo = storage::accounts::by_email(&mut tx, muster::demo::JUDGE).await.unwrap().unwrap();
        storage::staff::set_staff_role(&mut tx, event.id, jo.id, StaffRole::Judge).await.unwrap();
        tx.commit().await.unwrap();
        let [a, b] = teams(&one, &event).await;
        let (other, judge) = (one.beside(390, 844).await, one.beside(1280, 900).await);
        let spectator = one.beside(1366, 900).await;
        open_match(&one, &a).await;
        open_match(&other, &b).await;
        judge.sign_in(muster::demo::JUDGE).await;
        judge.open(DESK).await;
        spectator.open(PUBLIC).await;
        Self { captains: [one, other], judge, spectator }
    }

    async fn all_see(&self, text: &str) {
        for window in self.captains.iter().chain([&self.judge, &self.spectator]) {
            window.sees(text).await;
        }
    }

    /// One captain chooses, then the other; in between everybody sees that, and the desk what it saw before.
    async fn step(&self, first: usize, choices: [&[u8]; 2]) {
        let judged = self.judge.text().await;
        choose(&self.captains[first], choices[first]).await;
        self.captains[first].sees("Hidden until both captains have chosen").await;
        self.captains[1 - first].sees("They have chosen").await;
        self.spectator.sees("has chosen").await;
        self.judge.open(DESK).await;
        self.judge.sees("Step").await;
        assert_eq!(self.judge.text().await, judged);
        choose(&self.captains[1 - first], choices[1 - first]).await;
    }
}

#[actix_web::test]
async fn two_captains_draft_eight_battles_and_a_phone_without_a_signal_loses_nothing() {
    if missing() {
        return;
    }
    let draft = Box::pin(Drafting::begin(8)).await;
    let [one, other] = &draft.captains;
    draft.all_see("Step 1 of 9").await;
    draft.step(0, [&[1], &[1]]).await;
    draft.all_see("Step 2 of 9").await;
    // One phone is out of reach: its captain ticks two all the same, and sends them when the signal is back.
    one.signal(Signal::Gone).await;
    choose(other, &[2, 3]).await;
    other.sees("Hidden until both captains have chosen").await;
    for place in [2, 3] {
        one.tap(&format!("input[name='choice'][value='{place}']")).await;
    }
    one.signal(Signal::Back).await;
    one.tap(".drafting .dock button").await;
    draft.all_see("Step 3 of 9").await;
    draft.step(1, [&[2], &[2]]).await;
    draft.all_see("Step 4 of 9").await;
    // Who chose before the signal went finds the step shown when it is back.
    choose(one, &[3]).await;
    one.sees("Hidden until both captains have chosen").await;
    one.signal(Signal::Gone).await;
    choose(other, &[3]).await;
    other.sees("Step 5 of 9").await;
    // It hears of the step all the same, on the line that was open, and cannot fetch it.
    one.finds("body[data-missed]").await;
    one.signal(Signal::Back).await;
    draft.all_see("Step 5 of 9").await;
    let rest: [(usize, &[u8]); 5] = [(1, &[4, 5]), (0, &[4]), (1, &[5]), (0, &[6, 7]), (1, &[6])];
    for ((first, choice), step) in rest.into_iter().zip(5..) {
        draft.all_see(&format!("Step {step} of 9")).await;
        draft.step(first, [choice, choice]).await;
    }
    // Those whom nobody has kept meet, and those who are left.
    for window in [one, other, &draft.spectator] {
        window.sees("Draft steps").await;
        window.fits().await;
    }
    draft.spectator.sees("0 of 8 results in").await;
    one.sees("We need 5 more to win").await;
    draft.judge.sees("The Reds 8 against The Blues 8").await;
    draft.spectator.picture("team-eight").await;
}
