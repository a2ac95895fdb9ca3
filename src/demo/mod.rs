//! A living event to click through: 48 players in the middle of round 3, with rosters, results,
//! a dispute, a late arrival and a decision that waits for a judge. Made by the same actions as any other.

mod armies;
mod finished;
mod people;
pub mod shared_points;
pub mod teams;
mod under_way;
mod venue;

use crate::{
    actions::{
        self, Actor,
        account::NewAccount,
        battles::{SentResult, Word},
        event::NewEvent,
        rosters::{GivenRoster, RosterDecision, rules_of},
        rounds::Waiting,
    },
    app::{App, Clock},
    domain::{
        account::{Email, Password, Strength},
        battle::Battle,
        event::{
            Event, EventName, Stage,
            audit::{AuditSubject, LogEntry, StaffAct},
            clock::Hand,
            pack::Settings,
            permission::{ActingAs, StaffRole},
            player::{Player, PlayerDetails, PlayerName},
            roster_version::RosterState,
            set_up_step::SetUpStep,
        },
        history::{BattleResult, ResultKind, Score},
        numbers::RoundNumber,
        pairing::ClubRule,
        refusal::EventRefusal,
        rounds::{Absent, DrawOptions, MissingResults, OddPlayer},
        scoring::possible_scores,
        system::Battleplan,
    },
    error::{Error, Result},
    storage::{
        self,
        accounts::Account,
        battles::{PhoneHolder, TableUse},
    },
};
use chrono::{Days, DurationRound, NaiveTime, TimeDelta};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use under_way::{app_minutes_ago, half_a_round};

/// Everybody's password in the demo.
pub const PASSWORD: &str = "four demo words here";
/// The organiser's and the judge's addresses.
pub const ORGANISER: &str = "organiser@example.org";
pub const JUDGE: &str = "judge@example.org";
/// Where the event is.
pub const SLUG: &str = "autumn-clash";
/// Fixed, so that every demo has the same draws and a walk through it the same tables.
const SEED: i64 = 2_026;

/// How many minutes ago round 1 was planned to start: by the timetable, round 3 then started on time.
const FIRST_ROUND: i64 = 420 + under_way::SINCE;

/// When round 1 starts where its day by the clock would run past midnight.
const MORNING: NaiveTime = NaiveTime::from_hms_opt(9, 30, 0).unwrap();

/// As long is the first of its days.
const FIRST_DAY: i64 = 600;

/// Every event of the demo, in an empty database: the one of [`fill_demo`], one that is over, a day of another game, and
/// one of teams.
///
/// # Errors
/// When the database is somebody's, or cannot be written.
pub async fn fill_all(app: &App) -> Result<()> {
    let event = fill_demo(app).await?;
    start_the_clock(app, &event).await?;
    let organiser = find_demo_organiser(app).await?;
    finished::fill_finished_demo(app, &organiser).await?;
    shared_points::fill_shared_points_demo(app, &organiser).await?;
    fill_teams(app).await.map(drop)
}

/// The event of teams, beside what [`fill_demo`] has made.
///
/// # Errors
/// When the database cannot be written.
pub async fn fill_teams(app: &App) -> Result<Event> {
    teams::fill_team_demo(app, &find_demo_organiser(app).await?).await
}

/// The organiser of every event here.
async fn find_demo_organiser(app: &App) -> Result<Account> {
    let mut tx = app.database.read().await?;
    storage::accounts::by_email(&mut tx, ORGANISER).await?.ok_or(Error::NotFound)
}

/// Fills an empty database. Refuses one that has accounts: it is somebody's.
pub async fn fill_demo(app: &App) -> Result<Event> {
    let mut tx = app.database.read().await?;
    if storage::accounts::count_administrators(&mut tx).await? > 0 {
        return Err(Error::from_refusal(EventRefusal::DatabaseInUse));
    }
    drop(tx);
    let (event, organiser) = Box::pin(create_demo_event(app)).await?;
    venue::furnish_demo_venue(app, &organiser, &event).await?;
    let players = enter_demo_players(&app_minutes_ago(app, 520), &organiser, &event).await?;
    hand_in_demo_rosters(app, &organiser, &event, &players).await?;
    let [mut dice, mut watch] = [7, 8].map(ChaCha8Rng::seed_from_u64);
    for (round, published) in [(RoundNumber(1), 500), (RoundNumber(2), 300)] {
        draw_and_publish(&app_minutes_ago(app, published), &organiser, &event, round).await?;
        let possible = possible_demo_scores(&event, &demo_round_battleplan(app, &event, round).await?);
        for battle in open_battles(app, &event, round).await? {
            let result = roll_demo_result(&mut dice, &possible);
            let table = TableUse { round, table: battle.table_number.unwrap_or_default() };
            // Two throws make the middle of the round the busiest.
            let took = 60 + i64::from(watch.next_u32() % 50 + watch.next_u32() % 50);
            let app = &app_minutes_ago(app, published - took);
            actions::battles::enter_paper(app, &organiser, (event.id, table), result).await?;
        }
        let waiting = (round, Waiting::Refuse);
        actions::rounds::close_round(&app_minutes_ago(app, published - 170), &organiser, event.id, waiting)
            .await?;
    }
    late_arrival(&app_minutes_ago(app, 115), &organiser, &event).await?;
    draw_and_publish(&app_minutes_ago(app, under_way::SINCE + 5), &organiser, &event, RoundNumber(3)).await?;
    half_a_round(app, &event, &players, &mut dice).await?;
    Ok(event)
}

/// Round 3 is being played: its clock has been running for a while.
pub async fn start_the_clock(app: &App, event: &Event) -> Result<()> {
    let by = Actor::from_bare_name("Olga Demir", ActingAs::Organiser);
    let app = &app_minutes_ago(app, under_way::SINCE);
    actions::hall::screens::turn_clock(app, &by, event, RoundNumber(3), Hand::Start).await?;
    Ok(())
}

async fn create_demo_event(app: &App) -> Result<(Event, Actor)> {
    let link = actions::account::setup_link(app).await?.ok_or(Error::NotFound)?;
    let account = |name: &str, email: &str| -> Result<NewAccount> {
        Ok(NewAccount {
            name: name.into(),
            email: Email::parse(email).map_err(|error| Error::Broken(format!("{error:?}")))?,
            password: Password::parse(PASSWORD, Strength::Staff, &[])
                .map_err(|error| Error::Broken(format!("{error:?}")))?,
        })
    };
    let token = link.rsplit('/').next().unwrap_or_default();
    actions::account::join_by_open_invitation(app, token, account("Olga Demir", ORGANISER)?, None).await?;
    actions::account::sign_up(app, account("Jo Whitfield", JUDGE)?).await?;
    let now = app.clock.now();
    let first_round = (now - TimeDelta::minutes(FIRST_ROUND)).duration_trunc(TimeDelta::minutes(5));
    let first_round = first_round.map_err(|error| Error::Broken(error.to_string()))?;
    // At night nobody plays: the timetable is that of a day then, and only the running clock is of now.
    let is_in_one_day =
        (first_round + TimeDelta::minutes(FIRST_DAY)).date_naive() == first_round.date_naive();
    let by_day = now.date_naive().and_time(MORNING).and_utc();
    let first_round = if is_in_one_day { first_round } else { by_day };
    let mut settings = Settings {
        rounds: 5,
        capacity: 50,
        starts_on: Some(first_round.date_naive()),
        ends_on: Some(first_round.date_naive() + Days::new(1)),
        doors_open_at: Some((first_round - TimeDelta::minutes(30)).time()),
        first_round_at: Some(first_round.time()),
        set_up: SetUpStep::ALL.into(),
        venue: "The Corn Exchange".into(),
        address: "1 Market Square".into(),
        about: "A made-up event to try out. Nothing here is real, and you can't break anything for good."
            .into(),
        roster_deadline: Some(now - TimeDelta::hours(16)),
        rosters_open_at: Some(now - TimeDelta::hours(5)),
        ticket_price: "£25".into(),
        food: "A sandwich and a drink at midday. Tell us what you can't eat.".into(),
        contact_email: ORGANISER.into(),
        ..Settings::default()
    };
    // Rosters are of the handbook that is played, whatever day it is.
    settings.composition.season = settings.game().seasons.first().map(|season| season.name.clone());
    let mut tx = app.database.read().await?;
    let olga = storage::accounts::by_email(&mut tx, ORGANISER).await?.ok_or(Error::NotFound)?;
    let jo = storage::accounts::by_email(&mut tx, JUDGE).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let name = EventName::parse("Autumn Clash").map_err(|error| Error::Broken(format!("{error:?}")))?;
    let event =
        actions::event::create_seeded(app, &olga, None, NewEvent { name, settings, tables_of: None }, SEED)
            .await?;
    let organiser = Actor::of_account(&olga, ActingAs::Organiser);
    actions::change_event(app, event.id, &organiser, async |tx, _| {
        storage::staff::set_staff_role(tx, event.id, jo.id, StaffRole::Judge).await?;
        let act = StaffAct::Appointed { name: jo.name.clone(), role: StaffRole::Judge };
        Ok(((), LogEntry::new(AuditSubject::Staff, act)))
    })
    .await?;
    actions::event::set_stage(app, &organiser, event.id, Stage::Published).await?;
    Ok((event, organiser))
}

async fn enter_demo_players(app: &App, by: &Actor, event: &Event) -> Result<Vec<Player>> {
    let rows =
        people::PLAYERS.iter().map(|(name, club)| new_player(name, club)).collect::<Result<Vec<_>>>()?;
    let rows = actions::entrants::from_file::FromFile::from_details(rows);
    actions::entrants::from_file::add_all(app, by, event.id, "the demo", |_| Ok(rows)).await?;
    let mut tx = app.database.read().await?;
    let players = storage::players::list_players(&mut tx, event.id).await?;
    drop(tx);
    for player in &players {
        actions::entrants::players::check_in(app, by, player).await?;
    }
    let mut tx = app.database.read().await?;
    Ok(storage::players::list_players(&mut tx, event.id).await?)
}

fn new_player(name: &str, club: &str) -> Result<PlayerDetails> {
    let parsed = PlayerName::parse(name).map_err(|error| Error::Broken(format!("{error:?}")))?;
    Ok(PlayerDetails {
        club: Some(club.to_owned()).filter(|club| !club.is_empty()),
        dietary: name.starts_with('G').then(|| "vegetarian".to_owned()),
        paid: !name.starts_with('C'),
        ..PlayerDetails::from_player_name(parsed)
    })
}

async fn hand_in_demo_rosters(app: &App, by: &Actor, event: &Event, players: &[Player]) -> Result<()> {
    // They were handed in before they were due.
    let in_time = app.clock.now() - TimeDelta::hours(40);
    let app = &App { clock: Clock::from_fn(move || in_time), ..app.clone() };
    let rules = rules_of(&event.settings, app.clock.now().date_naive());
    let view = crate::cache::catalogues::sample_catalogue().as_of(rules.as_of);
    for (player, seed) in players.iter().zip(0u64..) {
        let text = match seed {
            // Somebody forgot, and somebody pasted the wrong thing.
            46 => continue,
            47 => "2 soups\n1 cheese sandwich, no onions".to_owned(),
            // These wait for the desk: prices of an older app, and a name that is not spelt so.
            43 => armies::with_cheaper_units(&armies::write_demo_roster(&view, &rules, seed)),
            44 => armies::with_misspelt_unit(&armies::write_demo_roster(&view, &rules, seed)),
            _ => armies::write_demo_roster(&view, &rules, seed),
        };
        let given = GivenRoster { anyway: true, ..GivenRoster::from_roster_bytes(text.into_bytes()) };
        let roster = actions::rosters::hand_in(app, by, event, player, given).await?;
        if seed == 47 {
            let sent_back = RosterDecision {
                roster: roster.number,
                seen: roster.version,
                state: RosterState::NeedsFix,
                reason: Some("This is your lunch order. We would like your army, too.".into()),
                due: None,
            };
            actions::rosters::decide_on_roster(app, by, event.id, player, sent_back).await?;
        }
    }
    actions::rosters::accept_clean(app, by, event.id).await?;
    Ok(())
}

async fn draw_and_publish(app: &App, by: &Actor, event: &Event, round: RoundNumber) -> Result<()> {
    let clubs = if round == RoundNumber::FIRST { ClubRule::Strong } else { ClubRule::Off };
    let options = DrawOptions {
        round,
        clubs,
        odd: OddPlayer::Bye,
        missing: MissingResults::Refuse,
        absent: Absent::Play,
    };
    draw_and_publish_by(app, by, event, options).await
}

async fn draw_and_publish_by(app: &App, by: &Actor, event: &Event, options: DrawOptions) -> Result<()> {
    actions::rounds::draw_next_round(app, by, event, options).await?;
    let (mut tx, round) = (app.database.read().await?, options.round);
    let drawn = storage::rounds::by_number(&mut tx, event.id, round).await?.ok_or(Error::NotFound)?;
    drop(tx);
    actions::rounds::publish_draft_round(app, by, event, (round, drawn.version)).await
}

async fn open_battles(app: &App, event: &Event, round: RoundNumber) -> Result<Vec<Battle>> {
    let mut tx = app.database.read().await?;
    let drawn = storage::rounds::by_number(&mut tx, event.id, round).await?.ok_or(Error::NotFound)?;
    let mut battles = storage::battles::list_battles_of_round(&mut tx, drawn.id).await?;
    battles.retain(|battle| battle.table_number.is_some());
    Ok(battles)
}

/// A result as battles end: what the turns of this battleplan can add up to, with a tactic or more.
fn roll_demo_result(dice: &mut ChaCha8Rng, possible: &[Score]) -> BattleResult {
    let mut side = || possible[dice.next_u32() as usize % possible.len()];
    BattleResult { kind: ResultKind::Played, a: side(), b: side(), ruled: None }
}

/// What is played in this round.
async fn demo_round_battleplan(app: &App, event: &Event, round: RoundNumber) -> Result<Battleplan> {
    let mut tx = app.database.read().await?;
    let round = storage::rounds::by_number(&mut tx, event.id, round).await?.ok_or(Error::NotFound)?;
    let battleplan = round.battleplan.as_deref().and_then(|slug| event.settings.battleplan(slug));
    battleplan.cloned().ok_or_else(|| Error::Broken("a round of the demo has no battleplan".into()))
}

/// How a player's battle of it can end; nobody of the demo goes home without a tactic.
fn possible_demo_scores(event: &Event, battleplan: &Battleplan) -> Vec<Score> {
    let scores = possible_scores(&event.settings.game().sheet, battleplan).into_iter();
    let scores = scores.map(|(victory_points, battle_tactics)| Score {
        victory_points,
        battle_tactics,
        ..Score::default()
    });
    scores.filter(|score| score.battle_tactics > 0).collect()
}

async fn late_arrival(app: &App, by: &Actor, event: &Event) -> Result<()> {
    let late = actions::entrants::players::add_player_by_organiser(
        app,
        by,
        event.id,
        new_player(people::LATE.0, people::LATE.1)?,
    )
    .await?;
    actions::entrants::players::check_in(app, by, &late).await
}

async fn report_demo_result(
    app: &App,
    event: &Event,
    battle: &Battle,
    players: &[Player],
    player: crate::domain::ids::PlayerId,
    result: BattleResult,
) -> Result<()> {
    let table = TableUse { round: battle.round_number, table: battle.table_number.unwrap_or_default() };
    let mut tx = app.database.read().await?;
    let now = storage::battles::by_table(&mut tx, event.id, table).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let name =
        players.iter().find(|known| known.id == player).map_or("A player", |known| known.name.as_str());
    let once = Some(app.new_id().simple().to_string());
    let actor = Actor { player: Some(player), once, ..Actor::from_bare_name(name, ActingAs::Player) };
    let person = PhoneHolder { session: "", account: None };
    // The first to report saw an open battle; the other typed theirs at the same time.
    let seen = if now.last_sender.is_none() { now.version } else { battle.version };
    let sent = SentResult { event: event.id, table, player, person, word: Word::Report { seen, result } };
    actions::battles::report_result(app, &actor, &sent).await.map(drop)
}
