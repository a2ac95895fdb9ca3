//! Making an event out of an event file, in one transaction: of its players and games, or of all that it was.

use crate::{
    actions::{account::reauthentication::Fresh, awards, change_in, is_taken, prelude::*},
    domain::{
        battle::{Battle, ResultDecision, State},
        event::{
            EventName, Stage,
            audit::EventAct,
            is_slug,
            penalty::Penalty,
            permission::StaffRole,
            player::{Enrolment, PlayerDetails, PlayerName, Status},
            soft::SoftScore,
        },
        history::{self, Entrant, PointCorrection},
        ids::{BattleId, EntrantId, PlayerId, RoundId},
        pairing::Reasons,
        refusal::ImportRefusal,
        roll_off::{RollOff, Rolled},
        round::{Round, RoundMethod, RoundState},
        rounds::{ConstraintKind, KeptDraw, PairConstraint},
        standings::Ranking,
        stored_event::{StaffByEmail, StoredCell, StoredEvent, StoredPart},
    },
    exchange::{
        event_file::{EventFile, RoundDetails},
        whole_event,
    },
    storage::{accounts::Account, former_staff::FormerStaff},
};
use std::collections::{HashMap, HashSet};

/// The event of this file, with its players, rounds and results. Its address has to be free.
/// Without an organiser it is the site's administrators'.
pub async fn import_event_file(
    app: &App,
    by: &Actor,
    file: &EventFile,
    organiser: Option<&Account>,
) -> Result<Event> {
    if file.teams.is_some() {
        return Err(Error::from_refusal(ImportRefusal::TeamsWithoutStored));
    }
    if !is_slug(&file.event.slug) {
        return Err(Error::from_refusal(ImportRefusal::NoAddress { slug: file.event.slug.clone() }));
    }
    let numbers = numbers_by_key(&file.history.players);
    let stage = if file.rounds.is_empty() { Stage::Draft } else { Stage::Running };
    let event = Event {
        id: EventId(app.new_id()),
        slug: file.event.slug.clone(),
        name: EventName::parse(&file.event.name).map_err(Error::from_refusal)?,
        stage,
        settings: file.event.settings(|key| numbers.get(key).and_then(|number| u32::try_from(*number).ok())),
        seed: app.new_seed(),
        version: 0,
        created_at: app.clock.now(),
    };
    let mut tx = app.database.write().await?;
    match storage::events::insert(&mut tx, &event).await {
        Err(error) if is_taken(&error) => {
            return Err(Error::from_refusal(ImportRefusal::AddressTaken { slug: event.slug }));
        }
        other => other?,
    }
    change_in(app, tx, event.id, by, async |tx, _| {
        if let Some(organiser) = organiser {
            storage::staff::set_staff_role(tx, event.id, organiser.id, StaffRole::Organiser).await?;
        }
        awards::add_usual(app, tx, event.id).await?;
        let players = add_players(app, tx, &event, file).await?;
        add_rounds(app, tx, &event, file, &players).await?;
        for forbidden in &file.forbidden {
            let constraint = PairConstraint {
                id: app.new_id(),
                a: EntrantId::Player(players[forbidden.a]),
                b: EntrantId::Player(players[forbidden.b]),
                kind: ConstraintKind::Apart,
                rounds: forbidden.rounds.clone().unwrap_or_default(),
                why: "from the event file".to_owned(),
            };
            storage::pair_constraints::insert_pair_constraint(tx, event.id, &constraint).await?;
        }
        let (players, rounds) = (players.len(), file.rounds.len());
        let act = EventAct::ReadFromFile { name: event.name.to_string(), players, rounds };
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await?;
    Ok(event)
}

/// An event that was brought here whole, and who of its staff has to join again.
#[derive(Debug, Clone)]
pub struct Brought {
    pub event: Event,
    pub absent: Vec<StaffByEmail>,
}

/// The event as it is stored in a file of the second format, with everything that it was: rosters, private links,
/// calls, its seed and its log, which goes on from where it stood. Staff are named, and join again by invitation: that
/// somebody has the address of one of them here does not make them one.
pub async fn import_stored_event(
    app: &App,
    by: &Actor,
    file: &EventFile,
    stored: &StoredEvent,
    organiser: Option<&Account>,
) -> Result<Brought> {
    let refused = |why: ImportRefusal| Err(Error::from_refusal(why));
    let Some(id) = stored.event_id() else { return refused(ImportRefusal::Unreadable) };
    if !is_slug(&file.event.slug) {
        return refused(ImportRefusal::NoAddress { slug: file.event.slug.clone() });
    }
    let mut tx = app.database.write().await?;
    if let Some(here) = storage::events::find_event(&mut tx, id).await? {
        return refused(ImportRefusal::IsHere { slug: here.slug });
    }
    if storage::events::by_slug(&mut tx, &file.event.slug).await?.is_some() {
        return refused(ImportRefusal::AddressTaken { slug: file.event.slug.clone() });
    }
    if let Err(problem) = storage::stored_event::is_of_one_event(&mut tx, stored).await? {
        return refused(ImportRefusal::Rows { problem });
    }
    let anew = storage::stored_event::with_new_ids(&mut tx, stored, || app.new_id()).await?;
    let stored = anew.as_ref().unwrap_or(stored);
    if let Some(problem) = storage::stored_event::row_of_another_event(&mut tx, stored).await? {
        return refused(ImportRefusal::Rows { problem });
    }
    if let Err(problem) = storage::stored_event::insert_stored_event(&mut tx, stored).await? {
        return refused(ImportRefusal::Rows { problem });
    }
    if !storage::stored_event::is_readable(&mut tx, id).await? {
        return refused(ImportRefusal::Unreadable);
    }
    if let Err(broken) = storage::audit::verify_audit_log(&mut tx, id, None).await? {
        return refused(ImportRefusal::Log(broken));
    }
    let differing = storage::audit::find_result_breaks(&mut tx, id).await?;
    if !differing.is_empty() {
        return refused(ImportRefusal::Results(differing));
    }
    let event = storage::events::find_event(&mut tx, id).await?.ok_or(Error::NotFound)?;
    let Ok(ranking) = Ranking::from_rules(&event.settings.ranking_rules()) else {
        return refused(ImportRefusal::Unreadable);
    };
    let here = whole_event::build_event_file(
        storage::whole_event::load_published_event(&mut tx, &event).await?,
        ranking,
    );
    if !here.told_by(file) {
        return refused(ImportRefusal::Contradiction);
    }
    let absent = change_in(app, tx, id, by, async |tx, _| {
        if let Some(organiser) = organiser {
            storage::staff::set_staff_role(tx, id, organiser.id, StaffRole::Organiser).await?;
        }
        let is_absent = |member: &&StaffByEmail| organiser.is_none_or(|one| one.email != member.email);
        let absent: Vec<StaffByEmail> = stored.staff.iter().filter(is_absent).cloned().collect();
        for StaffByEmail { email, name, role } in absent.iter().cloned() {
            let former = FormerStaff { id: app.new_id(), name, email, role, invitation: None };
            storage::former_staff::insert(tx, id, &former).await?;
        }
        let (players, rounds) = (file.history.players.len(), file.rounds.len());
        let act = EventAct::ReadFromFile { name: event.name.to_string(), players, rounds };
        Ok((absent, LogEntry::new(AuditSubject::Event, act)))
    })
    .await?;
    Ok(Brought { event, absent })
}

/// Hands on all rows that are stored of an event, with what signs its players' private links: for its file.
pub async fn stored_parts(
    app: &App,
    tx: &mut Tx,
    event: EventId,
    _: &Fresh,
    mut take: impl FnMut(StoredPart) -> Result<()>,
) -> Result<()> {
    let key = StoredCell::Text(crate::actions::entrants::links::link_key_of_event(app, event).0);
    let mut at = None;
    storage::stored_event::read_parts(tx, event, |mut part| {
        match &mut part {
            StoredPart::Table { name, columns } => {
                at = columns.iter().position(|column| name == "player" && column == "link_key");
            }
            StoredPart::Rows(rows) => {
                let Some(at) = at else { return take(part) };
                for cell in rows.iter_mut().filter_map(|row| row.get_mut(at)) {
                    if *cell == StoredCell::Nothing {
                        cell.clone_from(&key);
                    }
                }
            }
        }
        take(part)
    })
    .await
}

async fn add_players(app: &App, tx: &mut Tx, event: &Event, file: &EventFile) -> Result<Vec<PlayerId>> {
    let entrants = &file.history.players;
    let mut players = Vec::with_capacity(entrants.len());
    for (entrant, number) in entrants.iter().zip(numbers_of(entrants)) {
        players.push(player_of(app, event, entrant, number)?);
    }
    storage::players::insert_all(tx, &players).await?;
    for (player, entrant) in players.iter().zip(&file.history.players) {
        if player.soft > 0 {
            // The file tells the sum alone. It stands with what staff give, so that marks of this site are added to it.
            let none = SoftScore::unmarked_soft_score(player.id, event.id);
            let told = SoftScore { sportsmanship: player.soft, version: 1, ..none };
            storage::soft::insert(tx, &told).await?;
        }
        for given in &entrant.corrections {
            storage::penalties::insert(tx, &penalty_of(app, player, given)).await?;
        }
    }
    Ok(players.into_iter().map(|player| player.id).collect())
}

/// The numbers of a file's players. Ids of the form p12 keep theirs, so that an exported event comes back as it was.
fn numbers_of(entrants: &[Entrant]) -> Vec<i64> {
    let wanted: Option<Vec<i64>> = entrants.iter().map(|entrant| number_in(&entrant.key)).collect();
    wanted.unwrap_or_else(|| (1..).take(entrants.len()).collect())
}

/// The same by their keys.
fn numbers_by_key(entrants: &[Entrant]) -> HashMap<&str, i64> {
    entrants.iter().map(|entrant| entrant.key.as_str()).zip(numbers_of(entrants)).collect()
}

fn number_in(key: &str) -> Option<i64> {
    let number = key.strip_prefix('p')?.parse().ok()?;
    (1..1_000_000).contains(&number).then_some(number).filter(|number| format!("p{number}") == key)
}

fn player_of(app: &App, event: &Event, entrant: &Entrant, number: i64) -> Result<Player> {
    let name = PlayerName::parse(&entrant.name).map_err(|problem| {
        Error::from_refusal(ImportRefusal::PlayerName { key: entrant.key.clone(), problem })
    })?;
    let details = PlayerDetails {
        club: entrant.club.clone(),
        faction: entrant.faction.clone(),
        spare: entrant.spare,
        ..PlayerDetails::from_player_name(name)
    };
    let (status, joined_round) = (Status::Playing, entrant.joined_round);
    let place =
        Enrolment { event_id: event.id, number, status, joined_round, registered_at: event.created_at };
    Ok(Player {
        fixed_table: entrant.fixed_table,
        dropped_after: entrant.dropped_after,
        checked_in_at: Some(event.created_at),
        soft: entrant.soft,
        ..Player::from_enrolment(PlayerId(app.new_id()), place, details)
    })
}

fn penalty_of(app: &App, player: &Player, given: &PointCorrection) -> Penalty {
    Penalty {
        id: app.new_id(),
        event_id: player.event_id,
        player_id: player.id,
        points: given.points,
        reason: given.reason.clone(),
        round: given.round,
        pairs: given.pairs,
        at: player.registered_at,
        given_by: "the event file".to_owned(),
        taken_back: None,
    }
}

/// The rounds of a file whose draws cannot be proven here: the proof cannot be read, or it is of players who have other
/// ids here, and with them other lots.
#[must_use]
pub fn rounds_without_proof(file: &EventFile) -> Vec<RoundNumber> {
    let keeps_ids = keeps_ids(&numbers_by_key(&file.history.players));
    let is_lost = |details: &RoundDetails| details.proof_is_lost || details.draw.is_some() && !keeps_ids;
    let rounds = file.history.rounds.iter().zip(&file.rounds);
    rounds.filter(|(_, details)| is_lost(details)).map(|(played, _)| played.number).collect()
}

/// All players are known by the ids that they have in the file.
fn keeps_ids(numbers: &HashMap<&str, i64>) -> bool {
    numbers.iter().all(|(key, number)| number_in(key) == Some(*number))
}

/// What a file says of a round's draw, as it is kept here; nothing where it says nothing.
fn kept_draw(
    event: &Event,
    file: &EventFile,
    played: &history::HistoryRound,
    details: &RoundDetails,
    numbers: &HashMap<&str, i64>,
) -> Option<KeptDraw> {
    let own_key = |key: &str| numbers.get(key).map(|number| format!("p{number}"));
    // Standings alone do not say where a cut stood: what was set for it may be another by now.
    let cut = details.cut.as_ref().and_then(|cut| cut.with_keys(own_key));
    let groups: Vec<_> = details.groups.iter().map(|group| group.map(|key| own_key(key))).collect();
    let claim = details.draw.clone().filter(|_| keeps_ids(numbers));
    let proof_is_lost = claim.is_none() && (details.proof_is_lost || details.draw.is_some());
    let missing = if claim.is_none() { unseated_by_file(file, (played, details)) } else { Vec::new() };
    let missing: Vec<String> = missing.into_iter().filter_map(own_key).collect();
    let hands_on = cut.is_some() || !groups.is_empty();
    if claim.is_none() && !hands_on && !proof_is_lost && missing.is_empty() {
        return None;
    }
    let clubs = claim.as_ref().map_or(&event.settings.pairing.clubs, |claim| &claim.basis.rules.clubs);
    let clubs = clubs.in_round(played.number);
    Some(KeptDraw { missing, proof_is_lost, ..KeptDraw::from_elsewhere(clubs, claim, (cut, groups)) })
}

/// Those who take part in a round by the file, and have no seat in it.
fn unseated_by_file<'f>(
    file: &'f EventFile,
    (played, details): (&history::HistoryRound, &RoundDetails),
) -> Vec<&'f str> {
    let seated: HashSet<usize> =
        played.battles.iter().flat_map(|battle| [Some(battle.a), battle.b]).flatten().collect();
    let players = file.history.players.iter().enumerate();
    let missing = players.filter(|(place, player)| {
        let is_excused = seated.contains(place) || details.sat_out.contains(place);
        player.plays_in(played.number) && !player.spare && !is_excused
    });
    missing.map(|(_, player)| player.key.as_str()).collect()
}

async fn add_rounds(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    file: &EventFile,
    players: &[PlayerId],
) -> Result<()> {
    let now = event.created_at;
    let numbers = numbers_by_key(&file.history.players);
    let own_key = |key: &str| numbers.get(key).map(|number| format!("p{number}"));
    for (played, details) in file.history.rounds.iter().zip(&file.rounds) {
        let finished = played.battles.iter().all(|battle| battle.result.is_some());
        let round = Round {
            id: RoundId(app.new_id()),
            event_id: event.id,
            number: played.number,
            state: if finished { RoundState::Closed } else { RoundState::Published },
            battleplan: details.battleplan.clone(),
            dice: None,
            seed: details.seed.unwrap_or_default().cast_signed(),
            attempt: details.draw.as_ref().map_or(1, |claim| i64::from(claim.basis.attempt) + 1),
            method: RoundMethod::EventFile,
            starts_at: None,
            drawn_at: now,
            published_at: Some(now),
            closed_at: finished.then_some(now),
            version: 1,
        };
        let kept = kept_draw(event, file, played, details, &numbers);
        storage::rounds::insert_round(tx, &round, kept.as_ref()).await?;
        let battles = played.battles.iter().zip(1..);
        let basis = kept.as_ref().and_then(|kept| kept.basis.as_ref());
        let by_hand = basis.and_then(|basis| file.history.place_of(basis.fixed_bye.as_ref()?));
        let battles = battles.map(|(battle, place)| Battle {
            by_hand: (battle.b.is_none() && by_hand == Some(battle.a))
                .then(|| "from the event file".to_owned()),
            ..battle_of(app, &round, (battle, place), players)
        });
        let battles: Vec<Battle> = battles.collect();
        storage::battles::insert_all(tx, event.id, &battles).await?;
    }
    for rolled in &file.history.handed_on.rolled {
        let players: Option<Vec<String>> = rolled.roll_off.players.iter().map(|key| own_key(key)).collect();
        if let Some(players) = players {
            let roll_off = RollOff { players, seed: rolled.roll_off.seed };
            let rolled = Rolled { after_round: rolled.after_round, roll_off };
            storage::roll_offs::insert_roll_off(tx, app.new_id(), event.id, &rolled).await?;
        }
    }
    Ok(())
}

fn battle_of(
    app: &App,
    round: &Round,
    (battle, place): (&history::HistoryBattle, i64),
    players: &[PlayerId],
) -> Battle {
    let result = battle.result.as_ref();
    Battle {
        id: BattleId(app.new_id()),
        round_id: round.id,
        round_number: round.number,
        round_state: round.state,
        place,
        table_number: battle.table,
        a: players[battle.a],
        b: battle.b.map(|b| players[b]),
        partners: [None, None],
        match_id: None,
        battleplan: None,
        fixed: battle.fixed,
        by_hand: None,
        hand_is_public: false,
        begun: false,
        reasons: Reasons::default(),
        state: match result {
            None => State::Open,
            Some(result) if result.ruled.is_some() => State::Ruled,
            Some(_) => State::Confirmed,
        },
        result: battle.result.clone(),
        reason: result.and_then(|result| result.ruled.as_ref()).map(|ruled| ruled.reason.clone()),
        decided: result.map(|_| ResultDecision { by: "the event file".to_owned(), at: round.drawn_at }),
        version: 1,
        asked_at: None,
        last_sender: None,
    }
}
