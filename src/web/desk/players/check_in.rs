//! The check-in: who is here. Big rows, one tap, undo.

use super::{
    late::{LateOffer, LatePlayers, address_of_check_in, offer_late_seats},
    list::{open_search_text, search_text},
    one::find_desk_player,
};
use crate::{
    actions::entrants::players,
    domain::{
        alphabet::alphabetical_key,
        event::{player::Player, team::Team},
        numbers::RoundNumber,
        refusal::Forbidden,
        round::{Round, RoundState},
    },
    text::{Element, first_names},
    web::{
        event::free_places::filled_after,
        http::{query::encode_query_text, same_site::CAMERA_ALLOWED},
        page::{guard::Scorekeeper, search::holds_every_word, undo::UndoableTap},
        prelude::*,
    },
};
use chrono::TimeDelta;
use serde::Deserialize;

/// Whoever was ticked off stays in the list of those who are not here for so long, so that the rows beneath do not move
/// up under the finger.
const STAYS: TimeDelta = TimeDelta::minutes(2);
/// Names in one sentence.
const NAMES: usize = 40;
/// Rows on one page. More than elsewhere: a desk finds somebody while it types, among all of a usual event; whoever is
/// not among them is searched for.
const ROWS: usize = 200;

#[derive(Template)]
#[template(path = "desk/players/check_in.html")]
struct CheckInPage<'a> {
    visit: &'a EventVisit,
    players: Vec<Player>,
    /// Marked as not coming, while that can be taken back at once.
    never_came: usize,
    asked: CheckInFilter,
    listed: CheckInGroup,
    newest: RoundNumber,
    /// Here, and without a seat in the round that is open.
    late: LatePlayers,
    /// Not expected any more, or waiting for a place.
    unexpected: Vec<Player>,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct CheckInFilter {
    #[serde(default)]
    q: String,
    #[serde(default)]
    only: String,
    /// To say that nobody else is coming is what the page was opened for.
    #[serde(default)]
    nobody_else: bool,
}

/// Who is listed at first; a search looks among all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CheckInGroup {
    All,
    /// Not here, or ticked off just now.
    Absent,
    Unpaid,
    /// Here, and without a seat.
    Late,
}

enum_words! { CheckInGroup: All "all", Absent "absent", Unpaid "unpaid", Late "late" }

impl CheckInPage<'_> {
    /// Whether somebody is in the list before anything is searched for.
    fn is_listed(&self, player: &Player) -> bool {
        match self.listed {
            CheckInGroup::All => true,
            CheckInGroup::Absent => player.checked_in_at.is_none_or(|at| self.visit.now - at < STAYS),
            CheckInGroup::Unpaid => !self.visit.event.frame.has_paid(player),
            CheckInGroup::Late => self.late.numbers.contains(&player.number),
        }
    }

    /// Everybody where all fit on the page, which then searches by itself; else whoever is asked for.
    fn found(&self) -> Vec<&Player> {
        let all = self.players.iter();
        let asked = |player: &&Player| !self.asked.q.is_empty() || self.is_listed(player);
        all.filter(|player| self.is_whole() || asked(player))
            .filter(|player| holds_every_word(&self.search_text(player), &self.asked.q))
            .collect()
    }

    /// What is searched in.
    fn search_text(&self, player: &Player) -> String {
        if self.visit.is_organiser() { search_text(player) } else { open_search_text(player) }
    }

    /// Everybody is on the page: it searches by itself.
    fn is_whole(&self) -> bool {
        self.players.len() <= ROWS && self.asked.q.is_empty()
    }

    /// Found only when something is typed.
    fn is_resting(&self, player: &Player) -> bool {
        self.asked.q.is_empty() && !self.is_listed(player)
    }

    /// Nobody is listed.
    fn is_empty(&self) -> bool {
        self.shown().iter().all(|player| self.is_resting(player))
    }

    /// The seat that there is for somebody, in their own row: where the finger is.
    fn seat_for(&self, player: &Player) -> Option<&LateOffer> {
        self.late.offers.iter().find(|offer| offer.numbers.contains(&player.number))
    }

    /// Seats for those whose row is not in sight.
    fn other_seats(&self) -> Vec<&LateOffer> {
        let shown = self.shown();
        let rows = shown.iter().filter(|player| !self.is_resting(player));
        let there: Vec<&str> =
            rows.filter_map(|player| self.seat_for(player)).map(|offer| offer.whom.as_str()).collect();
        self.late.offers.iter().filter(|offer| !there.contains(&offer.whom.as_str())).collect()
    }

    fn is_list_of(&self, word: &str) -> bool {
        self.listed.as_str() == word && self.asked.q.is_empty()
    }

    /// How many have not paid, where there is something to pay; of money organisers alone know.
    fn unpaid(&self) -> usize {
        let asks = self.visit.is_organiser() && !self.visit.event.settings.ticket_price.is_empty();
        self.players.iter().filter(|player| asks && !self.visit.event.frame.has_paid(player)).count()
    }

    /// When somebody came, on the clock of the hall.
    fn came(&self, player: &Player) -> String {
        player.checked_in_at.map(|at| self.visit.event.zone().clock(at)).unwrap_or_default()
    }

    /// What is still missing of somebody, for the desk to ask for.
    fn wanting(&self, player: &Player) -> Vec<Message> {
        let settings = &self.visit.event.settings;
        let asks = self.visit.is_organiser() && !settings.ticket_price.is_empty();
        let pays = asks && !self.visit.event.frame.has_paid(player);
        let hands_in = settings.roster_deadline.is_some() && settings.asks_roster_before_play_of(player);
        let no_roster = hands_in && self.visit.event.frame.roster(player.id).is_none();
        [(pays, say!("desk-players-still-to-pay")), (no_roster, say!("desk-players-no-roster-yet"))]
            .into_iter()
            .filter_map(|(is, words)| is.then_some(words))
            .collect()
    }

    /// Those of them whom the search finds: somebody may come after all, where an organiser gives the place.
    fn not_expected(&self) -> Vec<&Player> {
        let found = |player: &&Player| holds_every_word(&self.search_text(player), &self.asked.q);
        self.unexpected.iter().filter(|_| self.visit.is_organiser()).filter(found).take(ROWS).collect()
    }

    fn shown(&self) -> Vec<&Player> {
        let mut found = self.found();
        found.truncate(ROWS);
        found
    }

    /// How many more there are than are shown.
    fn hidden(&self) -> usize {
        self.found().len().saturating_sub(ROWS)
    }

    fn here(&self) -> usize {
        self.players.iter().filter(|player| player.checked_in_at.is_some() && !player.spare).count()
    }

    /// Rows of those who are not here: a spare player is called too.
    fn absent(&self) -> usize {
        self.players.iter().filter(|player| player.checked_in_at.is_none()).count()
    }

    fn expected(&self) -> usize {
        self.players.iter().filter(|player| !player.spare).count()
    }

    /// How many of those who are paired are here, of how many: players; teams and pairs of whom anybody is.
    fn entrants_here(&self) -> EntrantsHere {
        let frame = &self.visit.event.frame;
        if frame.teams.is_empty() {
            return EntrantsHere { here: self.here(), expected: self.expected() };
        }
        let there = frame.teams_here();
        let expected = frame.teams.iter().filter(|team| team.is_active() && !team.spare);
        EntrantsHere {
            here: expected.clone().filter(|team| there.contains(&team.id)).count(),
            expected: expected.count(),
        }
    }

    /// Everybody who is here has a seat in a round, or the bye: what is odd matters for the next one.
    fn is_played(&self) -> bool {
        self.newest_round().is_some_and(|round| round.state == RoundState::Published)
    }

    fn newest_round(&self) -> Option<&Round> {
        self.visit.event.frame.public_rounds().last()
    }

    /// Whether the number is odd, in a line that is always there: nothing moves when it changes.
    fn parity(&self) -> Option<Message> {
        let is_last =
            self.newest_round().is_some_and(|round| round.number.0 >= self.visit.event.settings.rounds);
        (!self.is_played() || !is_last).then(|| describe_parity(self.entrants_here(), self.is_played()))
    }

    /// Everybody who is not here, by name.
    fn missing_named(&self) -> Message {
        let missing = self.players.iter().filter(|player| player.checked_in_at.is_none() && !player.spare);
        let names: Vec<&str> = missing.map(|player| player.name.as_str()).collect();
        first_names(&names, NAMES)
    }

    /// What an odd number means, while it is odd (`handbook E18`, `P5`).
    fn odd(&self) -> Option<Message> {
        if self.entrants_here().here.is_multiple_of(2) {
            return None;
        }
        if self.is_played() {
            let goes_on =
                self.newest_round().is_some_and(|round| round.number.0 < self.visit.event.settings.rounds);
            return goes_on.then(|| say!("desk-players-odd-next-round"));
        }
        if self.visit.event.meets_in_matches() {
            return Some(say!("desk-players-odd-teams"));
        }
        // One who is here plays; else one who can be called is named.
        let spares = || self.players.iter().filter(|player| player.spare);
        let spare = spares().find(|spare| spare.checked_in_at.is_some()).or_else(|| spares().next());
        Some(match spare {
            Some(spare) if spare.checked_in_at.is_some() => {
                say!("desk-players-odd-spare-here", spare = spare.name)
            }
            Some(spare) => say!("desk-players-odd-spare-called", spare = spare.name),
            None => say!("desk-players-odd-no-spare"),
        })
    }

    /// Everybody who was ever entered, searched for the same.
    fn among_all_entries(&self) -> Element {
        self.visit.link_to(&format!("desk/players?q={}", encode_query_text(&self.asked.q)))
    }
}

/// How many of those who are paired are here.
#[derive(Debug, Clone, Copy)]
struct EntrantsHere {
    here: usize,
    /// Of how many.
    expected: usize,
}

/// Whether somebody would have no opponent, with so many here: in one line, however many there are. Of teams and pairs
/// also how many that is, as the page counts people.
fn describe_parity(EntrantsHere { here, expected }: EntrantsHere, is_played: bool) -> Message {
    let parity = match here {
        0 => return say!("desk-players-parity-nobody"),
        // Of the round that is played, others tell who has no seat.
        here if is_played => say!("desk-players-parity-next-round", odd = !here.is_multiple_of(2)),
        here if here.is_multiple_of(2) => say!("desk-players-parity-even"),
        _ => say!("desk-players-parity-odd"),
    };
    say!("desk-players-parity", here, expected, parity)
}

pub async fn show_check_in_page(
    app: Data<App>,
    here: Scorekeeper,
    asked: Query<CheckInFilter>,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let mut players = storage::players::list_players(&mut tx, here.event.id).await?;
    let newest = storage::events::newest_round(&mut tx, here.event.id).await?;
    let never_came = players.iter().filter(|player| !newest.is_a_round() && player.never_came()).count();
    tx.commit().await?;
    let late = offer_late_seats(&app, &here).await?;
    players.sort_by_cached_key(|player| (alphabetical_key(player.name.as_str()), player.number));
    // Nobody comes for a team that has no place.
    players.retain(|player| here.event.frame.team_of(player).is_none_or(Team::is_active));
    let (players, unexpected) = players.into_iter().partition(Player::is_active);
    let asked = asked.into_inner();
    let listed = match CheckInGroup::parse(&asked.only).unwrap_or(CheckInGroup::Absent) {
        CheckInGroup::Late if late.numbers.is_empty() => CheckInGroup::Absent,
        CheckInGroup::Unpaid if !here.is_organiser() => CheckInGroup::Absent,
        listed => listed,
    };
    let visit = &here.0;
    let mut answer = answer_with_page(
        &here.visit,
        &CheckInPage { visit, players, never_came, asked, listed, newest, late, unexpected },
    )?;
    let (name, value) = CAMERA_ALLOWED;
    answer.headers_mut().insert(name, value);
    Ok(answer)
}

pub async fn check_in_player(app: Data<App>, here: Scorekeeper, form: Form) -> Result<HttpResponse> {
    let number = form.value("number").parse().map_err(|_| Error::NotFound)?;
    let player = find_desk_player(&app, &here, number).await?;
    check_in_or_undo(&app, &here, &form, &player).await
}

/// The player is here, or is not after all, as the form says.
///
/// # Errors
/// Where that is not theirs to say.
pub(super) async fn check_in_or_undo(
    app: &App,
    here: &Scorekeeper,
    form: &Form,
    player: &Player,
) -> Result<HttpResponse> {
    if !player.is_active() && !here.is_organiser() {
        return Err(Error::Forbidden(Forbidden::OrganisersOnly));
    }
    // Tapped twice, or by two people at two desks: they are here, and that is all that was said.
    let (actor, undo, number) = (here.actor(form), form.is("undo", "yes"), player.number);
    let checked_in = player.checked_in_at.filter(|_| player.is_active());
    let name = player.name.as_str();
    let note = match (undo, checked_in) {
        (false, None) => {
            let done = players::check_in(app, &actor, player).await;
            done.map(|()| say!("desk-players-is-here", name))
        }
        (true, Some(_)) => {
            let done = players::undo_check_in(app, &actor, player).await;
            done.map(|()| say!("desk-players-not-here", name))
        }
        (false, Some(_)) => Ok(say!("desk-players-was-here", name)),
        (true, None) => Ok(say!("desk-players-was-not-here", name)),
    };
    let mut next = Next::lead_to_page(here, format!("{}#p{number}", address_of_check_in(here, form)));
    if !undo && checked_in.is_none() && player.is_active() {
        next = next.undone_by(here, UndoableTap::CheckedIn { number });
    }
    next.after(note, |note: Message| note)
}

/// Whoever is not here does not play.
pub async fn close_desk_check_in(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let gone = players::close_check_in(&app, &here.actor(&form), here.event.id).await;
    let said =
        filled_after(&app, &here.event, gone.map(|players| say!("desk-players-not-coming", players))).await;
    let next =
        Next::lead_to_page(&here, here.to("desk/check-in")).undone_by(&here, UndoableTap::MarkedNotComing);
    next.after(said, |said: Wording| said)
}

/// They are expected after all.
pub async fn reopen_desk_check_in(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let back = players::reopen_check_in(&app, &here.actor(&form), here.event.id).await;
    let next = Next::lead_to_page(&here, here.to("desk/check-in"));
    next.after(back, |players| say!("desk-players-expected-again", players))
}
