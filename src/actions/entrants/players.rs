//! Players: signing up, being added, changed and checked in; their links and accounts.

mod forget;
mod own;
mod painting;
mod photo;
mod places;
mod signing_up;

use super::joining::update_player;
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::{PlayerAct, PlayerField},
            namesakes::{having_address, same_name},
            player::{DetailText, Enrolment, PlayerDetails, PlayerName, Status},
        },
        ids::{AccountId, PlayerId},
        numbers::TableNumber,
        refusal::{Conflict, LastChange, PlayerDifference, PlayerFact, PlayerRefusal},
    },
    storage::events::Locked,
};
use chrono::{DateTime, Utc};

pub use forget::forget_player;
pub use own::{check_in_themselves, why_not_here};
pub use painting::enter_panel;
pub use photo::{put_army_photo, release_army_photo, remove_army_photo};
pub use places::{
    close_check_in, come_back, is_place_taken, leave_as_player, may_come_back, reopen_check_in, take_back,
    wait_again,
};
pub(in crate::actions) use places::{
    end_invitation, has_left_by_itself, may_still_join, plays_in_a_round, restore_player_place,
};
pub(in crate::actions) use signing_up::{
    Newcomer, PlaceNews, mail_place_news, may_be_one_more, may_come_in, may_enter, welcome_newcomer,
};
pub use signing_up::{SignUp, SignUpProof, come_in_by_mail, sign_up};

/// What an organiser can change about a player.
#[derive(Debug, Clone)]
pub struct Edited {
    pub details: PlayerDetails,
    pub fixed_table: Option<TableNumber>,
    /// None: as it is.
    pub joined_round: Option<RoundNumber>,
}

/// An organiser types somebody in; they play from the next round on.
pub async fn add_player_by_organiser(
    app: &App,
    by: &Actor,
    event: EventId,
    new: PlayerDetails,
) -> Result<Player> {
    let new = AtDesk { details: new, is_here: false, is_namesake: true };
    add_at_desk(app, by, event, new).await
}

/// Somebody whom an organiser types in.
#[derive(Debug, Clone)]
pub struct AtDesk {
    pub details: PlayerDetails,
    /// They stand at the desk, and are checked in as well.
    pub is_here: bool,
    /// The organiser knows that there is another player of this name, or with this address.
    pub is_namesake: bool,
}

/// The same, as the desk's form says; refused for the name or the address of somebody else, unless that is meant.
pub async fn add_at_desk(app: &App, by: &Actor, event: EventId, new: AtDesk) -> Result<Player> {
    change_event(app, event, by, async |tx, _| {
        if !new.is_namesake {
            nobody_like(&storage::players::list_players(tx, event).await?, &new.details)?;
        }
        let place = next_place(app, tx, event, Status::Playing).await?;
        let mut player = insert_new_player(app, tx, new.details, None, place).await?;
        if new.is_here {
            player.checked_in_at = Some(app.clock.now());
            update_player(tx, &player).await?;
        }
        let from_round = Some(player.joined_round).filter(|round| *round > RoundNumber::FIRST);
        let act = PlayerAct::Added { name: player.name.to_string(), from_round };
        Ok((player.clone(), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// Refused for the name or the e-mail address of somebody who is here.
fn nobody_like(players: &[Player], new: &PlayerDetails) -> Result<()> {
    let name = same_name(new.name.as_str());
    let told = |other: &Player| (other.name.to_string(), other.number);
    if let Some((name, number)) = players.iter().find(|one| same_name(one.name.as_str()) == name).map(told) {
        return Err(Error::from_refusal(PlayerRefusal::Namesake { name, number }));
    }
    match having_address(players, new.email.as_deref()).map(told) {
        Some((name, number)) => Err(Error::from_refusal(PlayerRefusal::SharesAddress { name, number })),
        None => Ok(()),
    }
}

/// Saves what was typed about a player. If somebody else changed them since `seen`, nothing is saved, and
/// the conflict names what stands and what was sent.
pub async fn edit_player(app: &App, by: &Actor, seen: &Player, edited: Edited) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, _| {
        let now = storage::players::find_player(tx, seen.id).await?.ok_or(Error::NotFound)?;
        let wanted = player_as_edited(&now, edited);
        let differences = player_differences(&now, &wanted);
        if now.version != seen.version {
            let last = last_change(app, tx, &now).await?;
            let name = now.name.to_string();
            return Err(Error::Conflict(Conflict::PlayerFields { name, last, differences }));
        }
        if wanted.joined_round != now.joined_round {
            may_join(tx, &wanted).await?;
        }
        update_player(tx, &wanted).await?;
        let fields = differences.iter().map(|difference| difference.stands.field()).collect();
        let act = PlayerAct::Changed { name: now.name.to_string(), fields };
        Ok(((), LogEntry::new(player_subject(&now), act)))
    })
    .await
}

/// They are here, in person. Whoever was not expected any more plays again.
pub async fn check_in(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    if !seen.is_active() {
        return places::come_after_all(app, by, seen).await;
    }
    change_player(app, by, seen, async |_, _, player| {
        player.checked_in_at = Some(app.clock.now());
        Ok(PlayerAct::CheckedIn { name: player.name.to_string() })
    })
    .await
}

/// Somebody tapped the wrong row.
pub async fn undo_check_in(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_player(app, by, seen, async |_, _, player| {
        player.checked_in_at = None;
        Ok(PlayerAct::CheckInTakenBack { name: player.name.to_string() })
    })
    .await
}

/// Makes every private link handed out so far worthless; a new one works. Whoever opened an old one may have taken
/// the entry into an account: that ends too.
pub async fn renew_link(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_player(app, by, seen, async |_, _, player| {
        void_link(player, true);
        Ok(PlayerAct::LinkRenewed { name: player.name.to_string() })
    })
    .await
}

/// Makes the private link worthless, without a new one, and ends what was claimed by it.
pub async fn withdraw_link(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_player(app, by, seen, async |_, _, player| {
        void_link(player, false);
        Ok(PlayerAct::LinkWithdrawn { name: player.name.to_string() })
    })
    .await
}

fn void_link(player: &mut Player, is_open: bool) {
    (player.link_open, player.account_id) = (is_open, None);
    player.link_epoch += 1;
}

/// The account that this browser is signed in to takes the entry.
pub async fn claim_player_entry(app: &App, by: &Actor, seen: &Player, account: AccountId) -> Result<()> {
    if seen.account_id.is_some_and(|owner| owner != account) {
        return Err(Error::from_refusal(PlayerRefusal::ClaimedByAnother));
    }
    change_player(app, by, seen, async |_, _, player| {
        player.account_id = Some(account);
        Ok(PlayerAct::Claimed { name: player.name.to_string() })
    })
    .await
}

/// The account gives the entry back: the private link alone leads to it.
pub async fn release_player_entry(app: &App, by: &Actor, seen: &Player, account: AccountId) -> Result<()> {
    if seen.account_id != Some(account) {
        return Err(Error::from_refusal(PlayerRefusal::NotClaimed));
    }
    change_player(app, by, seen, async |_, _, player| {
        player.account_id = None;
        Ok(PlayerAct::Released { name: player.name.to_string() })
    })
    .await
}

/// Whoever has deleted their account leaves the entry to its event: without address, needs and notes, and under no
/// name where the event is over.
pub(in crate::actions) async fn forget_person(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut player = storage::players::find_player(tx, seen.id).await?.ok_or(Error::NotFound)?;
        (player.account_id, player.email, player.notes, player.dietary) = (None, None, None, None);
        storage::pictures::delete_army_photo(tx, player.id).await?;
        let mut fields =
            [DetailText::Email, DetailText::Notes, DetailText::Dietary].map(PlayerField::Text).to_vec();
        if locked.stage.is_over() {
            (player.name, player.club, player.link_open) = (PlayerName::deleted_player_name(), None, false);
            player.link_epoch += 1;
            fields.extend([PlayerField::Name, PlayerField::Text(DetailText::Club)]);
        }
        update_player(tx, &player).await?;
        let act = PlayerAct::Changed { name: player.name.to_string(), fields };
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// Changes a player who is still as the form was made from; `change` gives back what was done, for the log.
async fn change_player(
    app: &App,
    by: &Actor,
    seen: &Player,
    change: impl AsyncFnOnce(&mut Tx, &Locked, &mut Player) -> Result<PlayerAct>,
) -> Result<()> {
    change_event(app, seen.event_id, by, async |tx, locked| {
        let mut player = find_unchanged_player(app, tx, seen).await?;
        let act = change(tx, locked, &mut player).await?;
        update_player(tx, &player).await?;
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

/// The player as they are now; a conflict when that is not what the form was made from.
async fn find_unchanged_player(app: &App, tx: &mut Tx, seen: &Player) -> Result<Player> {
    let now = storage::players::find_player(tx, seen.id).await?.ok_or(Error::NotFound)?;
    if now.version == seen.version {
        return Ok(now);
    }
    let last = last_change(app, tx, &now).await?;
    Err(Error::Conflict(Conflict::Player { name: now.name.to_string(), last }))
}

/// Who changed them last, and when; none when the log does not say.
async fn last_change(app: &App, tx: &mut Tx, player: &Player) -> Result<Option<LastChange>> {
    let last = storage::audit::last_about(tx, player.event_id, player_subject(player)).await?;
    Ok(last.map(|row| LastChange { by: row.who, at: row.at, now: app.clock.now() }))
}

/// The player as edited.
fn player_as_edited(player: &Player, edited: Edited) -> Player {
    let Edited { details, fixed_table, joined_round } = edited;
    Player { fixed_table, joined_round: joined_round.unwrap_or(player.joined_round), ..player.with(details) }
}

fn player_differences(stands: &Player, wanted: &Player) -> Vec<PlayerDifference> {
    let pairs = player_facts(stands).into_iter().zip(player_facts(wanted));
    let differ = pairs.filter(|(stands, wanted)| stands != wanted);
    differ.map(|(stands, sent)| PlayerDifference { stands, sent }).collect()
}

fn player_facts(player: &Player) -> Vec<PlayerFact> {
    let details = player.details();
    let texts = DetailText::ALL.map(|which| PlayerFact::Text(which, details.text(which).map(str::to_owned)));
    let rest = [
        PlayerFact::Paid(player.paid),
        PlayerFact::Spare(player.spare),
        PlayerFact::FixedTable(player.fixed_table),
        PlayerFact::FirstRound(player.joined_round),
    ];
    [PlayerFact::Name(player.name.to_string())].into_iter().chain(texts).chain(rest).collect()
}

/// The first round can be set while they have not been drawn, to one that is not published yet.
async fn may_join(tx: &mut Tx, player: &Player) -> Result<()> {
    let published = storage::events::newest_published_round(tx, player.event_id).await?;
    if player.joined_round <= published {
        return Err(Error::from_refusal(PlayerRefusal::RoundPublished { round: published }));
    }
    if storage::players::is_seated(tx, player.id).await? {
        return Err(Error::from_refusal(PlayerRefusal::Seated { name: player.name.to_string() }));
    }
    Ok(())
}

/// The next number, from the next round on.
pub(super) async fn next_place(app: &App, tx: &mut Tx, event: EventId, status: Status) -> Result<Enrolment> {
    Ok(Enrolment {
        event_id: event,
        number: storage::players::last_number(tx, event).await? + 1,
        status,
        joined_round: storage::events::newest_round(tx, event).await?.next(),
        registered_at: app.clock.now(),
    })
}

/// Somebody new, with since when they ask to be let in, where they have to.
async fn insert_new_player(
    app: &App,
    tx: &mut Tx,
    details: PlayerDetails,
    asks_since: Option<DateTime<Utc>>,
    place: Enrolment,
) -> Result<Player> {
    let player = Player { asks_since, ..Player::from_enrolment(PlayerId(app.new_id()), place, details) };
    storage::players::insert(tx, &player).await?;
    Ok(player)
}

pub(in crate::actions) fn player_subject(player: &Player) -> AuditSubject {
    AuditSubject::Player(player.number)
}
