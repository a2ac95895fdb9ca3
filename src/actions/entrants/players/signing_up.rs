//! Signing up, as players, captains and members of teams do it: when that is open, what is kept of the organiser's own
//! questions, and what is written to them.

use super::{Actor, change_event, insert_new_player, next_place, painting, player_subject};
use crate::{
    actions::{account::mails, entrants::links, prelude::*},
    domain::{
        event::{
            Stage,
            audit::PlayerAct,
            entry::{EventEntry, PlacesTaken},
            player::{PlayerDetails, Status},
            quotas::{entries_of, is_full_of, most_entries},
            team::Team,
        },
        ids::PlayerId,
        mail::{MailAbout, MailPriority, WriteMail},
        refusal::PlayerRefusal,
    },
};

/// What somebody types who signs up.
#[derive(Debug, Clone)]
pub struct SignUp {
    pub details: PlayerDetails,
    /// The organiser's own questions, each with what they answered.
    pub answers: Vec<(String, String)>,
    /// The entry that their browser has already.
    pub own: Option<PlayerId>,
    /// Their army enters the painting contest.
    pub paints: bool,
    /// They know that there is somebody like them, and are somebody else.
    pub is_another: bool,
    pub proof: SignUpProof,
}

/// What tells somebody who signs up from a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignUpProof {
    Account,
    /// Their browser has worked for it; of such a form, which counts once.
    Work {
        once: String,
    },
    /// Only few come to the event at the moment without either.
    OneOfFew,
    None,
}

/// Where somebody stands who is written to about their place.
#[derive(Debug, Clone, Copy)]
pub(in crate::actions) struct PlaceNews<'a> {
    /// The team they belong to; none where everybody plays for themselves.
    pub team: Option<&'a str>,
    /// They, or their team, are on the waiting list.
    pub waits: bool,
    /// They signed up just now.
    pub is_new: bool,
    /// Who asked for it.
    pub priority: MailPriority,
}

/// Somebody who came in by themselves.
#[derive(Debug, Clone, Copy)]
pub(in crate::actions) struct Newcomer<'a> {
    pub event: &'a Event,
    pub player: &'a Player,
    /// None where they play for themselves.
    pub team: Option<&'a Team>,
    pub answers: &'a [(String, String)],
}

/// Somebody signs up by themselves: a place, or one on the waiting list once all are taken. They are written to, in
/// the words of `write`, where they gave an address.
pub async fn sign_up(app: &App, by: &Actor, event: &Event, new: SignUp, write: WriteMail) -> Result<Player> {
    let by = Actor { name: new.details.name.to_string(), ..by.clone() };
    change_event(app, event.id, &by, async |tx, locked| {
        may_enter(app, event, locked.stage)?;
        let asks = !may_come_in(app, tx, &new.proof).await?;
        let players = storage::players::list_players(tx, event.id).await?;
        may_be_one_more(app, event, entries_of(&players, asks))?;
        if !new.is_another {
            not_twice(&players, &new.details, new.own)?;
        }
        let is_free = !asks && PlacesTaken::from_entries(&players, event.settings.capacity).is_one_free();
        let status = if is_free { Status::Playing } else { Status::Waiting };
        let place = next_place(app, tx, event.id, status).await?;
        let asks_since = asks.then(|| app.clock.now());
        let player = insert_new_player(app, tx, new.details, asks_since, place).await?;
        let paints = new.paints && painting::enter_as_they_come(tx, event, &player).await?;
        let newcomer = Newcomer { event, player: &player, team: None, answers: &new.answers };
        welcome_newcomer(app, tx, &by, newcomer, write).await?;
        let act = match status {
            Status::Waiting if asks => PlayerAct::AskedToComeIn { paints },
            Status::Waiting => PlayerAct::JoinedWaitingList { paints },
            _ => PlayerAct::SignedUp { paints },
        };
        Ok((player.clone(), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// Whether somebody comes in by themselves: with an account, by their browser's work, which counts for one entry, or as
/// one of the few who come to an event without either.
pub(in crate::actions) async fn may_come_in(app: &App, tx: &mut Tx, proof: &SignUpProof) -> Result<bool> {
    Ok(match proof {
        SignUpProof::Account | SignUpProof::OneOfFew => true,
        SignUpProof::Work { once } => {
            storage::events::receive_form(tx, &format!("work.{once}"), app.clock.now()).await?
        }
        SignUpProof::None => false,
    })
}

/// Whoever opens the link that was mailed to them has shown to be somebody: a place, where one is free, or the end of the
/// waiting list.
pub async fn come_in_by_mail(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, locked| {
        let event = storage::events::find_event(tx, seen.event_id).await?.ok_or(Error::NotFound)?;
        may_enter(app, &event, locked.stage)?;
        let mut player = storage::players::find_player(tx, seen.id).await?.ok_or(Error::NotFound)?;
        if !player.asks_to_come_in() {
            return Err(Error::from_refusal(PlayerRefusal::InAlready));
        }
        let players = storage::players::list_players(tx, event.id).await?;
        let has_place = PlacesTaken::from_entries(&players, event.settings.capacity).is_one_free();
        // The end of the waiting list, not where they began to ask.
        (player.asks_since, player.registered_at) = (None, app.clock.now());
        if has_place {
            player.status = Status::Playing;
            let place = next_place(app, tx, event.id, Status::Playing).await?;
            player.joined_round = player.joined_round.max(place.joined_round);
        }
        super::update_player(tx, &player).await?;
        Ok(((), LogEntry::new(player_subject(&player), PlayerAct::CameInByMail { has_place })))
    })
    .await
}

/// Whoever goes back and sends the form again is asked, and so is a namesake. Of an address that is known here only the
/// browser hears that gave it: others learn no more than the list of players tells everybody.
fn not_twice(players: &[Player], new: &PlayerDetails, own: Option<PlayerId>) -> Result<()> {
    let same = |one: &str, other: &str| one.to_lowercase() == other.to_lowercase();
    let mut there = players.iter().filter(|player| player.status != Status::Withdrawn);
    let is_named = |player: &&Player| same(player.name.as_str(), new.name.as_str());
    let has_address = |player: &&Player| match (&player.email, &new.email) {
        (Some(one), Some(other)) => same(one, other),
        _ => false,
    };
    let mut by_this_browser = there.clone().filter(|player| own == Some(player.id));
    if let Some(mine) = by_this_browser.find(|player| is_named(player) || has_address(player)) {
        return Err(Error::from_refusal(PlayerRefusal::SignedUpHere { name: mine.name.to_string() }));
    }
    match there.find(is_named) {
        Some(other) => Err(Error::from_refusal(PlayerRefusal::OnTheList { name: other.name.to_string() })),
        None => Ok(()),
    }
}

/// Refused where nobody signs up by themselves now: `stage` is that of the locked event.
pub(in crate::actions) fn may_enter(app: &App, event: &Event, stage: Stage) -> Result<()> {
    if stage != Stage::Published || !event.takes_registrations(app.clock.now()) {
        return Err(Error::from_refusal(PlayerRefusal::RegistrationClosed));
    }
    Ok(())
}

/// Refused where as many have entered of late as an event takes by itself; `entries` are those there are.
pub(in crate::actions) fn may_be_one_more<'a>(
    app: &App,
    event: &Event,
    entries: impl Iterator<Item: Into<EventEntry<'a>>>,
) -> Result<()> {
    if is_full_of(entries, &event.settings, app.clock.now()) {
        let most = most_entries(event.settings.capacity);
        return Err(Error::from_refusal(PlayerRefusal::TooManyEntries { most }));
    }
    Ok(())
}

/// Keeps what they answered, each with its question as it stands now, and writes to them.
pub(in crate::actions) async fn welcome_newcomer(
    app: &App,
    tx: &mut Tx,
    by: &Actor,
    Newcomer { event, player, team, answers }: Newcomer<'_>,
    write: WriteMail,
) -> Result<()> {
    for ((question, answer), place) in answers.iter().zip(1..) {
        storage::answers::insert_sign_up_answer(tx, player.id, place, (question, answer)).await?;
    }
    let waits = team.map_or(player.status, |team| team.status) == Status::Waiting;
    let team = team.map(|team| team.name.as_str());
    // Whoever has not signed in could give anybody's address.
    let priority = if by.account.is_some() { MailPriority::Asked } else { MailPriority::Unasked };
    mail_place_news(app, tx, event, player, PlaceNews { team, waits, is_new: true, priority }, write).await
}

/// Writes to somebody who has signed up, or got a place, with their private link; nothing without an address or a mail
/// server.
pub(in crate::actions) async fn mail_place_news(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    player: &Player,
    PlaceNews { team, waits, is_new, priority }: PlaceNews<'_>,
    write: WriteMail,
) -> Result<()> {
    let (Some(email), true) = (&player.email, app.config.smtp.is_some()) else { return Ok(()) };
    let about = MailAbout::Place {
        event: event.name.to_string(),
        player: player.name.to_string(),
        number: player.number,
        team: team.map(str::to_owned),
        waits,
        is_new,
        asks: player.asks_to_come_in(),
        link: if player.asks_to_come_in() {
            links::way_in(app, player)
        } else {
            links::private_link(app, player)
        },
    };
    mails::write_mail(app, tx, email, write.write_mail_text(&about), priority).await
}
