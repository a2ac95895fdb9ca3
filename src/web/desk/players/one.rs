//! One player at the desk: everything about them, their private link, and leaving and coming back.

use super::list::{build_player_badge, list_players_beside};
use crate::{
    actions::entrants::{
        links,
        players::{self, Edited},
    },
    domain::{
        event::{
            namesakes::sharing_address,
            player::{DetailText, Player, PlayerName, Status},
            refund::Refund,
        },
        numbers::{RoundNumber, TableNumber},
    },
    storage::{accounts::Account, answers::SignUpAnswer},
    text::Element,
    web::{
        desk::{
            list_beside::{Among, ListBeside},
            standing_badge::StandingBadge,
        },
        event::free_places::filled_after,
        forms::{
            factions::{factions_of, settle_faction},
            person::new_player,
        },
        page::{qr::qr_code, undo::UndoableTap},
        prelude::*,
        reply::reauthentication::require_fresh_password,
    },
};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/players/one.html")]
struct DeskPlayerPage<'a> {
    visit: &'a EventVisit,
    player: Player,
    link: String,
    /// Whose account the entry is in.
    holder: Option<Account>,
    form: Form,
    /// Those of the game.
    factions: Vec<String>,
    /// What they answered at sign-up.
    answers: Vec<SignUpAnswer>,
    /// Others with the same e-mail address.
    sharing: Vec<Player>,
    among: Among,
    beside: ListBeside,
}

impl DeskPlayerPage<'_> {
    /// The link as a picture to point a phone at.
    fn code(&self) -> Option<String> {
        qr_code(&self.link)
    }

    fn state(&self) -> StandingBadge {
        build_player_badge(&self.player, self.visit.event.frame.team_of(&self.player))
    }

    /// What becomes of the money, where they gave the place up.
    fn refund(&self) -> Option<Refund> {
        self.visit.event.frame.refund(&self.visit.event.settings, &self.player)
    }

    /// The page of somebody else.
    fn page_of(&self, other: &Player) -> Element {
        self.visit.link_to(&format!("desk/players/{}", other.number))
    }

    fn is_waiting(&self) -> bool {
        self.player.status == Status::Waiting
    }
}

pub async fn show_desk_player_page(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    among: Query<Among>,
) -> Result<HttpResponse> {
    let player = find_desk_player(&app, &here, path.1).await?;
    let form = fill_player_form(&player);
    answer_with_page(&here.visit, &player_page(&app, &here, player, &among, form).await?)
}

pub async fn save_desk_player(
    app: Data<App>,
    here: Organiser,
    (path, among): (Path<(String, i64)>, Query<Among>),
    mut form: Form,
) -> Result<HttpResponse> {
    let mut player = find_desk_player(&app, &here, path.1).await?;
    settle_faction(&mut form, &factions_of(&app, &here.event.settings).await?);
    let new = new_player(&mut form);
    let fixed_table = form.number_if_given("fixed_table", TableNumber::FIRST..=TableNumber(10_000));
    let joined_round = form.number_if_given("joined_round", RoundNumber::FIRST..=RoundNumber(1000));
    let (Some(new), true) = (new, form.is_fine()) else {
        return form_again(&here.visit, &player_page(&app, &here, player, &among, form).await?);
    };
    player.version = form.value("version").parse().unwrap_or_default();
    let result = players::edit_player(
        &app,
        &here.actor(&form),
        &player,
        Edited { details: new, fixed_table, joined_round },
    )
    .await;
    let is_stale = matches!(result, Err(Error::Conflict(_)));
    // A spare needs no place.
    let result = filled_after(
        &app,
        &here.event,
        result.map(|()| say!("desk-players-saved", name = form.value("name").trim())),
    )
    .await;
    let said = result.as_ref().map_or(Wording::NONE, Clone::clone);
    let next = Next::lead_to_page(&here, page_of_number(&here, path.1, &among)).saying(said);
    let again = async |mut form: Form| {
        if is_stale {
            // What was typed, over what is there by now.
            player = find_desk_player(&app, &here, path.1).await?;
            form.set("version", player.version);
        }
        player_page(&app, &here, player, &among, form).await
    };
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// What an address says is done, and to whom.
#[derive(Deserialize)]
pub struct ActOnNumber {
    /// Of a player, or of a team.
    pub number: i64,
    pub act: String,
}

/// What can be done to a player with one button.
pub async fn act_on_player(
    app: Data<App>,
    here: Organiser,
    (path, among): (Path<ActOnNumber>, Query<Among>),
    form: Form,
) -> Result<HttpResponse> {
    let ActOnNumber { number, act } = path.into_inner();
    let mut player = find_desk_player(&app, &here, number).await?;
    player.version = form
        .value("version")
        .parse()
        .map_err(|_| Error::from_refusal(crate::domain::refusal::FormRefusal::NoVersionOfPlayer))?;
    let (actor, name) = (here.actor(&form), player.name.to_string());
    let note = match act.as_str() {
        "leave" => {
            let left = players::leave_as_player(&app, &actor, &player, &here.event).await;
            filled_after(&app, &here.event, left.map(|()| say!("desk-players-has-left", name))).await
        }
        "take-back" => {
            players::take_back(&app, &actor, &player).await.map(|()| say!("desk-players-plays", name).into())
        }
        "renew-link" => players::renew_link(&app, &actor, &player)
            .await
            .map(|()| say!("desk-players-link-renewed").into()),
        "withdraw-link" => players::withdraw_link(&app, &actor, &player)
            .await
            .map(|()| say!("desk-players-link-withdrawn").into()),
        "forget" => match require_fresh_password(&app, &here.visit, &form).await? {
            Ok(fresh) => {
                let nameless = say!("desk-players-deleted-name", number = number.to_string());
                let nameless = PlayerName::parse(&here.speaker.say(&nameless));
                let nameless = nameless.unwrap_or_else(|_| PlayerName::deleted_player_name());
                let forgotten = players::forget_player(&app, &actor, &player, &nameless, &fresh).await;
                forgotten.map(|()| say!("desk-players-forgotten", number = number.to_string()).into())
            }
            Err(asks) => return Ok(asks),
        },
        _ => return Err(Error::NotFound),
    };
    let mut next = Next::lead_to_page(&here, page_of_number(&here, number, &among));
    if act == "leave" {
        next = next.undone_by(&here, UndoableTap::Left { number, version: player.version + 1 });
    }
    next.after(note, |note: Wording| note)
}

/// The page of player `number`, among those of a list.
fn page_of_number(here: &EventVisit, number: i64, among: &Among) -> String {
    here.to(&format!("desk/players/{number}{}", among.query()))
}

/// Whoever has this number in the event.
///
/// # Errors
/// [`Error::NotFound`] where nobody has.
pub async fn find_desk_player(app: &App, here: &EventVisit, number: i64) -> Result<Player> {
    let mut tx = app.database.read().await?;
    storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)
}

async fn player_page<'a>(
    app: &App,
    here: &'a Organiser,
    player: Player,
    among: &Among,
    form: Form,
) -> Result<DeskPlayerPage<'a>> {
    let link = links::private_link(app, &player);
    let holder = match player.account_id {
        Some(account) => storage::accounts::find_account(&mut app.database.read().await?, account).await?,
        None => None,
    };
    let answers = storage::answers::of_player(&mut app.database.read().await?, player.id).await?;
    let factions = factions_of(app, &here.event.settings).await?;
    let players = storage::players::list_players(&mut app.database.read().await?, here.event.id).await?;
    let sharing = sharing_address(&players, &player).into_iter().cloned().collect();
    let beside = list_players_beside(here, &players, among, player.number);
    let (visit, among) = (&here.0, among.clone());
    Ok(DeskPlayerPage { visit, player, link, holder, form, factions, answers, sharing, among, beside })
}

fn fill_player_form(player: &Player) -> Form {
    let tick = |on: bool| if on { "on" } else { "off" }.to_owned();
    let mut form = Form::from_own_values([
        ("version", player.version.to_string()),
        ("name", player.name.to_string()),
        ("paid", tick(player.paid)),
        ("spare", tick(player.spare)),
        ("joined_round", player.joined_round.to_string()),
        ("fixed_table", player.fixed_table.map_or_else(String::new, |table| table.to_string())),
    ]);
    let details = player.details();
    for which in DetailText::ALL {
        form.set(which.as_str(), details.text(which).unwrap_or_default());
    }
    form
}
