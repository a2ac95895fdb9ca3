//! The third event of the demo: six teams of four in round 2. One match is drafted and being played, one waits in the
//! middle of its draft for the second captain, and one has not begun.

use super::{
    armies, demo_round_battleplan, draw_and_publish_by, open_battles, people, possible_demo_scores,
    report_demo_result, roll_demo_result, under_way::app_minutes_ago,
};
use crate::{
    actions::{
        self, Actor,
        draft::steps::{self, SentChoice},
        entrants::teams::{TeamDetails, matrix, members},
        event::NewEvent,
        rosters::{GivenRoster, rules_of},
        rounds::Waiting,
    },
    app::{App, Clock},
    domain::{
        event::{
            Event, EventName, Stage,
            clock::Hand,
            pack::Settings,
            permission::ActingAs,
            player::{PlayerDetails, PlayerName},
            team::TeamWithMembers,
            team_role::TeamRole,
        },
        history::Score,
        numbers::{RoundNumber, TableNumber},
        pairing::ClubRule,
        rounds::DrawOptions,
        teams::{
            EntrantKind, ExpectationScale, TeamSettings,
            draft::{DraftSettings, MatchSide},
        },
        zone::Zone,
    },
    error::{Error, Result},
    storage::{self, accounts::Account, battles::TableUse, team_matches::MatchUse},
};
use chrono::{DateTime, NaiveTime, TimeDelta, Timelike, Utc};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Where it is.
pub const SLUG: &str = "three-rivers-team-cup";
const NAME: &str = "Three Rivers Team Cup";
const SEED: i64 = 2_028;
const SIZE: u8 = 4;
/// Minutes since the clock of round 2 was started, and those from the beginning of round 1 to it.
const IN_ROUND_TWO: i64 = 60;
const BEFORE_ROUND_TWO: i64 = 225;
/// Name and club.
const TEAMS: [(&str, &str); 6] = [
    ("Northside Lanterns", "Northside Dice"),
    ("Kraków Gambit", "Kraków Gambit"),
    ("The Harbour Lights", "Harbour Club"),
    ("Les Dés Pipés", "Les Dés Pipés"),
    ("Fika Front", "Fika Front"),
    ("Old Mill Irregulars", ""),
];

/// Makes it, for the organiser of the first event.
///
/// # Errors
/// When the database cannot be written.
pub(super) async fn fill_team_demo(app: &App, organiser: &Account) -> Result<Event> {
    let name = EventName::parse(NAME).map_err(|error| Error::Broken(format!("{error:?}")))?;
    let new = NewEvent { name, settings: team_demo_settings(app), tables_of: None };
    let event = actions::event::create_seeded(app, organiser, None, new, SEED).await?;
    let by = Actor::of_account(organiser, ActingAs::Organiser);
    actions::event::set_stage(app, &by, event.id, Stage::Published).await?;
    enter_demo_teams(app, &by, &event).await?;
    hand_in_team_rosters(app, &by, &event).await?;
    let mut dice = ChaCha8Rng::seed_from_u64(13);
    draw_and_publish_by(app, &by, &event, DrawOptions::as_it_is(RoundNumber::FIRST, ClubRule::Off)).await?;
    for place in 1..=3 {
        choose_for_captains(app, &event, RoundNumber::FIRST, place, usize::MAX, &mut dice).await?;
    }
    let possible =
        possible_demo_scores(&event, &demo_round_battleplan(app, &event, RoundNumber::FIRST).await?);
    for battle in open_battles(app, &event, RoundNumber::FIRST).await? {
        let table = TableUse { round: RoundNumber::FIRST, table: battle.table_number.unwrap_or_default() };
        let result = roll_demo_result(&mut dice, &possible);
        actions::battles::enter_paper(app, &by, (event.id, table), result).await?;
    }
    actions::rounds::close_round(app, &by, event.id, (RoundNumber::FIRST, Waiting::Refuse)).await?;
    draw_and_publish_by(app, &by, &event, DrawOptions::as_it_is(RoundNumber(2), ClubRule::Off)).await?;
    choose_for_captains(app, &event, RoundNumber(2), 1, usize::MAX, &mut dice).await?;
    choose_for_captains(app, &event, RoundNumber(2), 2, 3, &mut dice).await?;
    expect_for_captains(app, &event, MatchUse { round: RoundNumber(2), place: 2 }).await?;
    half_a_match(app, &event, &mut dice, &possible).await?;
    let began = app_minutes_ago(app, IN_ROUND_TWO);
    actions::hall::screens::turn_clock(&began, &by, &event, RoundNumber(2), Hand::Start).await?;
    Ok(event)
}

/// So that round 2 is on by the timetable, at full half hours; early and late as events begin.
fn first_round(now: DateTime<Utc>) -> Option<NaiveTime> {
    let began = now - TimeDelta::minutes(BEFORE_ROUND_TWO + IN_ROUND_TWO);
    let is_today = began.date_naive() == now.date_naive();
    let began = Zone::or_utc(&Settings::default().time_zone).local(began);
    let of_today = NaiveTime::from_hms_opt(began.hour(), began.minute() / 30 * 30, 0);
    // All three rounds are over before midnight.
    let has_room = began.hour() < 14;
    of_today.filter(|_| is_today && has_room).or_else(|| Settings::default().first_round_at)
}

fn team_demo_settings(app: &App) -> Settings {
    let now = app.clock.now();
    // Nobody is hurried: what is missing at the end of a step would be drawn by lot.
    let draft = DraftSettings { step_minutes: None, ..DraftSettings::default() };
    Settings {
        entrants: EntrantKind::Teams,
        team: TeamSettings { size: SIZE, draft, ..TeamSettings::default() },
        rounds: 3,
        capacity: 6,
        starts_on: Some(now.date_naive()),
        ends_on: Some(now.date_naive()),
        first_round_at: first_round(now),
        venue: "The Boathouse".into(),
        about: "The team event of the demo: six teams of four, whose captains settle who plays whom.".into(),
        roster_deadline: Some(now - TimeDelta::hours(16)),
        rosters_open_at: Some(now - TimeDelta::hours(5)),
        ..Settings::default()
    }
}

async fn enter_demo_teams(app: &App, by: &Actor, event: &Event) -> Result<()> {
    let mut people = people::PLAYERS.iter().skip(6);
    for (name, club) in TEAMS {
        let details = TeamDetails {
            name: parse_demo_name(name)?,
            club: Some(club.to_owned()).filter(|club| !club.is_empty()),
            paid: true,
            fixed_table: None,
        };
        let team = actions::entrants::teams::add_team(app, by, event.id, details).await?;
        for (place, (name, _)) in (1..=SIZE).zip(people.by_ref()) {
            let role = if place == 1 { TeamRole::Captain } else { TeamRole::Player };
            let person =
                PlayerDetails { paid: true, ..PlayerDetails::from_player_name(parse_demo_name(name)?) };
            members::add_team_member(app, by, (event, &team), (person, role)).await?;
        }
        let fresh = storage::teams::find_team(&mut app.database.read().await?, team.id).await?;
        actions::entrants::teams::check_in(app, by, &fresh.ok_or(Error::NotFound)?).await?;
    }
    let mut tx = app.database.read().await?;
    let first = storage::teams::by_number(&mut tx, event.id, 1).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let coach =
        PlayerDetails { paid: true, ..PlayerDetails::from_player_name(parse_demo_name("Ines Vidal")?) };
    members::add_team_member(app, by, (event, &first), (coach, TeamRole::Coach)).await.map(drop)
}

fn parse_demo_name(name: &str) -> Result<PlayerName> {
    PlayerName::parse(name).map_err(|error| Error::Broken(format!("{error:?}")))
}

/// Everybody of a team plays another faction, but for two of the third.
async fn hand_in_team_rosters(app: &App, by: &Actor, event: &Event) -> Result<()> {
    let in_time = app.clock.now() - TimeDelta::hours(40);
    let app = &App { clock: Clock::from_fn(move || in_time), ..app.clone() };
    let rules = rules_of(&event.settings, app.clock.now().date_naive());
    let view = crate::cache::catalogues::sample_catalogue().as_of(rules.as_of);
    let mut seed = 100;
    for team in storage::teams::with_members(&mut app.database.read().await?, event.id).await? {
        for player in team.line_up() {
            let same = team.team.number == 3 && player.team_place == Some(i64::from(SIZE));
            let text = armies::write_demo_roster(&view, &rules, if same { seed - 1 } else { seed });
            let given = GivenRoster { anyway: true, ..GivenRoster::from_roster_bytes(text.into_bytes()) };
            actions::rosters::hand_in(app, by, event, player, given).await?;
            seed += 1;
        }
    }
    actions::rosters::accept_clean(app, by, event.id).await?;
    Ok(())
}

/// So many choices of a match's captains, in turns; all there are where that is fewer.
async fn choose_for_captains(
    app: &App,
    event: &Event,
    round: RoundNumber,
    place: i64,
    most: usize,
    dice: &mut ChaCha8Rng,
) -> Result<()> {
    let at = MatchUse { round, place };
    let mut made = 0;
    loop {
        let mut tx = app.database.read().await?;
        let of = storage::team_matches::by_place(&mut tx, event.id, at).await?.ok_or(Error::NotFound)?;
        let draft = storage::drafts::load_stored_draft(&mut tx, event, &of).await?.ok_or(Error::NotFound)?;
        let turn = MatchSide::BOTH.into_iter().find(|side| draft.position.awaits(*side));
        let (Some(step), Some(side)) = (draft.position.open_step().filter(|_| made < most), turn) else {
            return Ok(());
        };
        let team = draft.teams[side.place()].id;
        let captain = captain_of(storage::teams::one_with_members(&mut tx, team).await?.as_ref())?;
        drop(tx);
        let offered = draft.position.offer(side).map(|offer| offer.all()).unwrap_or_default();
        let choice = offered.get(dice.next_u32() as usize % offered.len().max(1)).ok_or(Error::NotFound)?;
        let sent = SentChoice { event, at: at.into(), team, step, choice: choice.clone() };
        steps::choose_in_draft(app, &captain, &sent).await?;
        made += 1;
    }
}

/// What each team of a match expects against the other.
async fn expect_for_captains(app: &App, event: &Event, at: MatchUse) -> Result<()> {
    let mut dice = ChaCha8Rng::seed_from_u64(SEED.unsigned_abs());
    let mut tx = app.database.read().await?;
    let of = storage::team_matches::by_place(&mut tx, event.id, at).await?.ok_or(Error::NotFound)?;
    let b = of.b.ok_or(Error::NotFound)?;
    let mut people = Vec::new();
    for team in [of.a, b] {
        let team = storage::teams::one_with_members(&mut tx, team).await?.ok_or(Error::NotFound)?;
        people.push(team.line_up().map(|player| player.number).collect::<Vec<_>>());
    }
    drop(tx);
    for (pair, [own, theirs]) in [((of.a, b), [0, 1]), ((b, of.a), [1, 0])] {
        matrix::change_team_matrix(app, pair, ExpectationScale::default(), |expects| {
            for (own, theirs) in
                people[own].iter().flat_map(|own| people[theirs].iter().map(move |theirs| (own, theirs)))
            {
                expects.expect(*own, *theirs, i8::try_from(dice.next_u32() % 5).ok().map(|value| value - 2));
            }
        })
        .await?;
    }
    Ok(())
}

fn captain_of(team: Option<&TeamWithMembers>) -> Result<Actor> {
    let captain = team.and_then(TeamWithMembers::captain).ok_or(Error::NotFound)?;
    Ok(Actor { player: Some(captain.id), ..Actor::from_bare_name(captain.name.as_str(), ActingAs::Player) })
}

/// Of the first match, one battle is confirmed, and one waits for its second report.
async fn half_a_match(app: &App, event: &Event, dice: &mut ChaCha8Rng, possible: &[Score]) -> Result<()> {
    let players = storage::players::list_players(&mut app.database.read().await?, event.id).await?;
    let mut battles = open_battles(app, event, RoundNumber(2)).await?;
    battles.sort_by_key(|battle| battle.table_number.map_or(0, |TableNumber(number)| number));
    for (battle, turn) in battles.iter().zip(0..2) {
        let Some(b) = battle.b else { continue };
        let result = roll_demo_result(dice, possible);
        report_demo_result(app, event, battle, &players, battle.a, result.clone()).await?;
        if turn == 0 {
            report_demo_result(app, event, battle, &players, b, result).await?;
        }
    }
    Ok(())
}
