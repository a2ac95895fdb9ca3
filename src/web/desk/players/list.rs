//! The players at the desk: the list, searched and filtered, and adding one by typing.

use crate::{
    actions::entrants::players::{self, AtDesk},
    domain::{
        alphabet::alphabetical_key,
        event::{
            entry::{EventEntry, PlacesTaken},
            namesakes,
            player::{Player, Status},
            refund::Refund,
            team::Team,
        },
        ids::PlayerId,
        refusal::Refusal,
        round::RoundState,
    },
    exchange::{
        players_csv::{self, Exported},
        table::TableFormat,
    },
    web::{
        desk::{
            list_beside::{Among, ListBeside, RowBeside, StateMark},
            players::payments::PaymentTicks,
            standing_badge::{EntrantFilter, StandingBadge, offer_entrant_filters},
        },
        event::register::address_on_posters,
        forms::{
            factions::{factions_of, settle_faction},
            person::new_player,
        },
        page::{paging::Paging, search::holds_every_word},
        prelude::*,
        reply::{reauthentication::fresh_for_a_link, spreadsheet::table_file},
    },
};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// Rows on one page. More than elsewhere: a desk finds somebody while it types, among all of a usual event.
const ROWS: usize = 200;

/// An order that the list can have.
struct OfferedOrder {
    order: PlayersOrder,
    /// The list has it.
    is_it: bool,
}

#[derive(Template)]
#[template(path = "desk/players/list.html")]
struct DeskPlayersPage<'a> {
    visit: &'a EventVisit,
    all: Vec<Player>,
    shown: Vec<Player>,
    asked: PlayerFilter,
    paging: Paging,
    form: Form,
    /// Those of the game.
    factions: Vec<String>,
    /// Who has the name or the e-mail address of somebody else.
    alike: HashSet<PlayerId>,
    /// A round is drawn and not closed: whoever is added may want a seat in it.
    is_round_open: bool,
    /// Where players sign up; none: they cannot now.
    sign_up: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct PlayerFilter {
    #[serde(default)]
    q: String,
    #[serde(default)]
    only: String,
    #[serde(default)]
    by: PlayersOrder,
    #[serde(default)]
    page: usize,
    /// The form for somebody new is open.
    #[serde(default)]
    add: bool,
    /// Who was looked for in vain, and may be new.
    #[serde(default)]
    name: String,
}

/// What the list is in order of.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PlayersOrder {
    Name,
    Club,
    Faction,
    #[default]
    #[serde(other)]
    Number,
}

impl PlayersOrder {
    const ALL: [Self; 4] = [Self::Number, Self::Name, Self::Club, Self::Faction];

    /// As addresses have it; of anything else the usual one.
    fn parse(text: &str) -> Self {
        Self::ALL.into_iter().find(|order| order.as_str() == text).unwrap_or_default()
    }

    /// As addresses have it.
    fn as_str(self) -> &'static str {
        match self {
            Self::Number => "",
            Self::Name => "name",
            Self::Club => "club",
            Self::Faction => "faction",
        }
    }

    /// Players without a club or a faction stand last; those who are level in order of their names.
    fn sort(self, players: &mut [&Player]) {
        let last = |text: &Option<String>| (text.is_none(), text.as_deref().map(alphabetical_key));
        let name = |player: &Player| alphabetical_key(player.name.as_str());
        match self {
            Self::Number => {}
            Self::Name => players.sort_by_cached_key(|player| name(player)),
            Self::Club => players.sort_by_cached_key(|player| (last(&player.club), name(player))),
            Self::Faction => players.sort_by_cached_key(|player| (last(&player.faction), name(player))),
        }
    }
}

impl DeskPlayersPage<'_> {
    fn filters(&self) -> Vec<EntrantFilter> {
        let found =
            |only: &str| self.all.iter().filter(|one| is_in(self.visit, &self.alike, one, only)).count();
        offer_entrant_filters(&self.asked.only, self.asks_money(), |only| Some(found(only)))
    }

    fn orders(&self) -> [OfferedOrder; 4] {
        PlayersOrder::ALL.map(|order| OfferedOrder { order, is_it: order == self.asked.by })
    }

    /// What becomes of the money of somebody who gave the place up.
    fn refund(&self, player: &Player) -> Option<Refund> {
        self.visit.event.frame.refund(&self.visit.event.settings, player)
    }

    /// Somebody new is typed in: asked for, refused, or nobody is there yet.
    fn is_adding(&self) -> bool {
        self.asked.add || self.all.is_empty() || self.form.has("name")
    }

    /// The places of the event are these people's: not where teams are entered.
    fn has_places(&self) -> bool {
        self.visit.event.teams_page().is_none()
    }

    /// Where somebody stands, with their team.
    fn state(&self, player: &Player) -> StandingBadge {
        build_player_badge(player, self.visit.event.frame.team_of(player))
    }

    /// Who can be ticked as having paid.
    fn payment_ticks(&self) -> PaymentTicks {
        PaymentTicks::of_players(&self.asked.only, self.shown.iter())
    }

    /// There is something to pay here, or somebody has paid all the same.
    fn asks_money(&self) -> bool {
        !self.visit.event.settings.ticket_price.is_empty() || self.all.iter().any(|one| self.has_paid(one))
    }

    fn has_paid(&self, player: &Player) -> bool {
        self.visit.event.frame.has_paid(player)
    }

    fn free(&self) -> i64 {
        let capacity = self.visit.event.settings.capacity;
        i64::from(capacity) - PlacesTaken::from_entries(&self.all, capacity).taken
    }

    /// How many there are, and whether the event has room for them.
    fn in_all(&self) -> Message {
        let (count, free) = (self.all.len(), self.free());
        if !self.has_places() {
            return say!("desk-players-in-all-in-teams", count, teams = self.visit.link_to("desk/teams"));
        }
        match free {
            0.. => say!("desk-players-in-all", count, free),
            _ => say!("desk-players-in-all-too-many", count, more = -free),
        }
    }

    /// Behind the address of a player, so that one goes on in this list.
    fn query(&self) -> String {
        let PlayerFilter { only, q, by, .. } = self.asked.clone();
        Among { only, q, by: by.as_str().to_owned() }.query()
    }

    fn first_waiting(&self) -> Option<&Player> {
        let waiting = self.all.iter().filter(|player| player.is_waiting());
        waiting.min_by_key(|one| EventEntry::from(*one).place_in_line()).filter(|_| self.free() > 0)
    }
}

pub async fn show_desk_players_page(
    app: Data<App>,
    here: Organiser,
    asked: Query<PlayerFilter>,
) -> Result<HttpResponse> {
    let asked = asked.into_inner();
    let form = match asked.name.trim() {
        "" => Form::default(),
        name => Form::from_own_values([("name", name.to_owned()), ("here", "on".to_owned())]),
    };
    answer_with_page(&here.visit, &players_page(&app, &here, asked, form).await?)
}

pub async fn add_player_at_desk(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    settle_faction(&mut form, &factions_of(&app, &here.event.settings).await?);
    let Some(new) = new_player(&mut form) else {
        return form_again(&here.visit, &players_page(&app, &here, PlayerFilter::default(), form).await?);
    };
    let (is_here, is_namesake) = (form.is_ticked("here"), form.is_ticked("namesake"));
    let new = AtDesk { details: new, is_here, is_namesake };
    let result = players::add_at_desk(&app, &here.actor(&form), here.event.id, new).await;
    if matches!(&result, Err(Error::Refused(Refusal::Player(why))) if why.asks_who_it_is()) {
        form.set("asks", "yes");
    }
    let said = result.as_ref().ok();
    let said = said.map(|new| say!("desk-players-added", name = new.name, number = new.number.to_string()));
    let again = async |form| players_page(&app, &here, PlayerFilter::default(), form).await;
    let next = match &result {
        // Their own row says what seat there is for them.
        Ok(player) if form.is("from", "check-in") => here.to(&format!("desk/check-in#p{}", player.number)),
        _ if is_here => here.to("desk/check-in"),
        _ => here.to("desk/players?add=true#add"),
    };
    SentForm { visit: &here.visit, form, result }
        .answer(Next::lead_to_page(&here, next).saying(said.map_or(Wording::NONE, Wording::Text)), again)
        .await
}

/// Everybody, as a table for spreadsheets, with addresses and notes.
pub async fn download_players_table(
    app: Data<App>,
    here: Organiser,
    format: TableFormat,
) -> Result<HttpResponse> {
    if let Err(asks) = fresh_for_a_link(&here.visit)? {
        return Ok(asks);
    }
    let mut tx = app.database.read().await?;
    let players = storage::players::list_players(&mut tx, here.event.id).await?;
    let exported = |player: &Player| {
        let frame = &here.event.frame;
        let money = frame.refund(&here.event.settings, player);
        let standing = word_player_standing(player, frame.team_of(player));
        let status = match money {
            Some(refund) => say!("desk-players-stands-and-refund", standing, refund),
            None => standing,
        };
        let status = here.speaker.say(&status);
        Exported { number: player.number, details: player.details(), status }
    };
    let exported: Vec<Exported> = players.iter().map(exported).collect();
    table_file(format, &format!("{}-players", here.event.slug), players_csv::build_player_table(&exported))
        .await
}

async fn players_page<'a>(
    app: &App,
    here: &'a Organiser,
    asked: PlayerFilter,
    form: Form,
) -> Result<DeskPlayersPage<'a>> {
    let mut tx = app.database.read().await?;
    let all = storage::players::list_players(&mut tx, here.event.id).await?;
    let rounds = storage::rounds::list_rounds(&mut tx, here.event.id).await?;
    let is_round_open = rounds.last().is_some_and(|round| round.state != RoundState::Closed);
    let factions = factions_of(app, &here.event.settings).await?;
    let alike = find_alike(&all);
    let among = Among { only: asked.only.clone(), q: asked.q.clone(), by: asked.by.as_str().to_owned() };
    let found = find_players(here, &alike, &all, &among);
    let paging = Paging::new(found.len(), asked.page, ROWS);
    let shown = found.into_iter().skip(paging.skip()).take(ROWS).cloned().collect();
    let takes = here.event.takes_registrations(here.now) && here.event.teams_page().is_none();
    let sign_up = takes.then(|| address_on_posters(app, here));
    let visit = &here.0;
    Ok(DeskPlayersPage { visit, all, shown, asked, paging, form, factions, alike, is_round_open, sign_up })
}

/// The list that a player was opened from, beside player `number`.
pub(super) fn list_players_beside(
    here: &EventVisit,
    all: &[Player],
    among: &Among,
    number: i64,
) -> ListBeside {
    let page = |end: &str| here.to(&format!("desk/players{end}{}", among.query()));
    let row = |player: &Player| {
        let StandingBadge { words, tone } = build_player_badge(player, here.event.frame.team_of(player));
        RowBeside {
            number: player.number.to_string(),
            name: player.name.to_string().into(),
            more: player.faction.clone().map_or(Wording::NONE, Wording::Words),
            mark: Some(StateMark { tone, icon: "", word: words }),
            page: page(&format!("/{}", player.number)),
            is_open: player.number == number,
        }
    };
    let found = find_players(here, &find_alike(all), all, among);
    let rows = found.into_iter().map(row).collect();
    ListBeside::keep_around_open_row(say!("desk-players-title"), page(""), rows)
}

/// Who has the name or the e-mail address of somebody else.
fn find_alike(all: &[Player]) -> HashSet<PlayerId> {
    namesakes::find_alike_players(all).into_iter().map(|player| player.id).collect()
}

/// Whom the list shows, in its order.
fn find_players<'p>(
    here: &EventVisit,
    alike: &HashSet<PlayerId>,
    all: &'p [Player],
    among: &Among,
) -> Vec<&'p Player> {
    let found = |player: &&Player| {
        is_in(here, alike, player, &among.only) && holds_every_word(&search_text(player), &among.q)
    };
    let mut found: Vec<&Player> = all.iter().filter(found).collect();
    PlayersOrder::parse(&among.by).sort(&mut found);
    found
}

fn is_in(here: &EventVisit, alike: &HashSet<PlayerId>, player: &Player, filter: &str) -> bool {
    let frame = &here.event.frame;
    let waits = player.is_waiting() || frame.team_of(player).is_some_and(Team::is_waiting);
    match filter {
        "asks" => player.asks_to_come_in(),
        "waiting" => waits,
        "unpaid" => frame.takes_part(player) && !frame.has_paid(player),
        "absent" => frame.takes_part(player) && player.checked_in_at.is_none(),
        "refund" => frame.refund(&here.event.settings, player) == Some(Refund::Due),
        "left" => !frame.takes_part(player) && !waits && !player.asks_to_come_in(),
        "spare" => player.spare,
        "alike" => alike.contains(&player.id),
        _ => true,
    }
}

/// What a search looks through.
pub fn search_text(player: &Player) -> String {
    format!("{} {}", open_search_text(player), player.email.as_deref().unwrap_or_default())
}

/// The same without what only organisers know.
pub fn open_search_text(player: &Player) -> String {
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    format!("{} {} {} {}", player.number, player.name, text(&player.club), text(&player.faction))
}

/// Where somebody stands, in a word, and how it is coloured. What their team does, they do.
pub fn build_player_badge(player: &Player, team: Option<&Team>) -> StandingBadge {
    let waits = player.status == Status::Waiting || team.is_some_and(Team::is_waiting);
    let plays = player.is_active() && team.is_none_or(Team::is_active);
    let tone = match (waits, plays && player.checked_in_at.is_some()) {
        (true, _) => "warn",
        (false, true) => "good",
        (false, false) => "",
    };
    StandingBadge { words: word_player_standing(player, team).into(), tone }
}

/// Where somebody stands, in a word; `team` is theirs, where they belong to one.
fn word_player_standing(player: &Player, team: Option<&Team>) -> Message {
    let team = team.filter(|team| player.is_active() && !team.is_active());
    match team.map(|team| team.status) {
        Some(Status::Waiting) => return say!("desk-players-stands-waiting"),
        Some(Status::Withdrawn) => return say!("desk-players-stands-team-withdrew"),
        Some(Status::Playing) => return say!("desk-players-stands-team-left"),
        None => {}
    }
    match (player.status, player.dropped_after, player.checked_in_at) {
        (Status::Waiting, ..) if player.asks_to_come_in() => say!("desk-players-stands-asks"),
        (Status::Waiting, ..) => say!("desk-players-stands-waiting"),
        (Status::Withdrawn, Some(_), _) => say!("desk-players-stands-did-not-come"),
        (Status::Withdrawn, ..) => say!("desk-players-stands-withdrew"),
        (_, Some(_), _) => say!("desk-players-stands-left"),
        (_, _, Some(_)) => say!("desk-players-stands-here"),
        _ => say!("desk-players-stands-signed-up"),
    }
}
