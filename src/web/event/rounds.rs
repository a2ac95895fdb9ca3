//! The pairings of a round: by table and by name, with results as they come.

use crate::{
    cache::{
        self,
        rounds::{ListedPlayer, Paired},
    },
    domain::{
        alphabet::alphabetical_key,
        battle::{Battle, State},
        event::{clock::RoundClock, missions::MissionPlace, picture::EventPicture},
        ids::PlayerId,
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundMethod},
    },
    text::{
        Element,
        draw::{self, PairPast},
        systems::tell_missions,
        write_score_dash,
    },
    web::{
        http::query::AskedFor,
        page::{paging::Paging, results, search::holds_every_word},
        prelude::*,
        reply::shared_page::for_everybody,
        teams,
    },
};
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

/// Lines on one page; a larger event has more pages, a search among all of them, and the way to one's own table.
const LINES: usize = 100;

#[derive(Template)]
#[template(path = "event/rounds.html")]
struct PairingsPage<'a> {
    visit: &'a EventVisit,
    paired: Arc<Paired>,
    round: Option<Round>,
    rounds: Vec<Round>,
    clock: Option<RoundClock>,
    lines: Vec<PairingLine>,
    paging: Paging,
    look: PairingsQuery,
    /// The results of this round are kept for later.
    hidden: bool,
    /// Tables of the round, and those that have a result.
    tables: usize,
    done: usize,
}

/// Where the visitor sits, above the list.
#[derive(Template)]
#[template(path = "event/own_table.html")]
struct OwnTableNote {
    told: OwnTable,
}

struct OwnTable {
    /// Of the battle.
    page: String,
    table: TableNumber,
    opponent: String,
}

/// One table; seen from one player where the list is by name.
struct PairingLine {
    table: Option<TableNumber>,
    a: ListedPlayer,
    b: Option<ListedPlayer>,
    /// The victory points of both, where there is a result that is shown.
    points: Option<[u32; 2]>,
    /// Which of them won.
    won: [bool; 2],
    /// Why it was changed by hand, where players are told.
    by_hand: Option<String>,
    waits: bool,
    /// It has no result yet, and the round has begun.
    is_played: bool,
    /// What is played at the table is on stream.
    streamed: bool,
    state: State,
    /// Why they meet, as far as this visitor may know.
    why: Vec<Message>,
}

#[derive(Debug, Clone, Default, serde::Deserialize)]
pub struct PairingsQuery {
    #[serde(default)]
    by: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
}

impl PairingsQuery {
    fn is_by_name(&self) -> bool {
        self.by == "name"
    }

    /// The order as it stands in an address; empty: by table.
    fn order(&self) -> &'static str {
        if self.is_by_name() { "name" } else { "" }
    }
}

impl PairingsPage<'_> {
    /// The faction of one of those who are listed is known: the others keep the room of its emblem.
    fn has_factions(&self) -> bool {
        let of_line = |line: &PairingLine| {
            !line.a.faction.is_empty() || line.b.as_ref().is_some_and(|b| !b.faction.is_empty())
        };
        self.lines.iter().any(of_line)
    }

    /// The map of what the round is played on.
    fn map(&self, round: &Round) -> Option<&EventPicture> {
        self.visit.event.frame.battleplan_map(round.battleplan.as_deref()?)
    }

    fn battleplan(&self, round: &Round) -> Option<Message> {
        let at = MissionPlace { seed: round.seed.cast_unsigned(), round: round.number, table: None };
        tell_missions(&self.visit.event.settings, round.battleplan.as_deref(), at)
    }

    /// What anybody needs to draw it again.
    fn drawn(&self, round: &Round) -> Message {
        let RoundMethod::Drawn(method) = &round.method else { return say!("pairings-from-a-file") };
        let (number, attempt) = (round.number, round.attempt.to_string());
        // Until the last round the seed would foretell something, and is not told.
        if !self.visit.event.settings.tells_seed(self.rounds.len()) {
            return say!("pairings-drawn-secretly", method, round = number, attempt);
        }
        let seed = round.seed.cast_unsigned().to_string();
        say!("pairings-drawn", method, seed, round = number, attempt)
    }

    fn by_name(&self) -> bool {
        self.look.is_by_name()
    }

    /// The mark of a line where the visitor sits.
    fn own(&self, line: &PairingLine) -> String {
        let mark = |who: &ListedPlayer| self.visit.own(who.number, "is-you");
        mark(&line.a) + &line.b.as_ref().map_or_else(String::new, mark)
    }

    /// The same in a word, beside the name.
    fn you(&self, who: &ListedPlayer) -> String {
        self.visit.own(who.number, &self.visit.speaker.say(&say!("standings-you")))
    }

    fn number(&self) -> RoundNumber {
        self.round.as_ref().map_or(RoundNumber(0), |round| round.number)
    }

    /// The same page without a search.
    fn link_to_all(&self) -> Element {
        let order = if self.by_name() { "?by=name" } else { "" };
        self.visit.link_to(&format!("rounds/{}{order}", self.number()))
    }

    /// Where the visitor sits.
    fn own_table(&self) -> Option<OwnTable> {
        own_table(self.visit, &self.paired, &self.look)
    }
}

/// The newest published round.
pub async fn show_newest_pairings(
    app: Data<App>,
    here: EventVisit,
    AskedFor(look): AskedFor<PairingsQuery>,
) -> Result<HttpResponse> {
    show_round(&app, &here, None, look).await
}

pub async fn show_round_pairings(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, RoundNumber)>,
    AskedFor(look): AskedFor<PairingsQuery>,
) -> Result<HttpResponse> {
    show_round(&app, &here, Some(path.1), look).await
}

async fn show_round(
    app: &App,
    here: &EventVisit,
    wanted: Option<RoundNumber>,
    look: PairingsQuery,
) -> Result<HttpResponse> {
    if !here.event.settings.entrants.are_players() {
        let PairingsQuery { q, page, .. } = look;
        return teams::rounds::show_team_pairings(
            app,
            here,
            wanted,
            teams::rounds::TeamRoundQuery { q, page },
        )
        .await;
    }
    let paired = load_paired_round(app, here, wanted).await?;
    let round = paired.round.as_ref().map(|round| round.number);
    let shows_own = here.me.is_some() && round.is_some_and(|round| !here.sees_round(round));
    // A search is one person's, and so is the only result of a hidden round: not worth keeping.
    if shows_own || !look.q.trim().is_empty() {
        return answer_with_page(here, &pairings_page(app, here, wanted, look).await?);
    }
    let told = own_table(here, &paired, &look);
    let note = told
        .map(|told| OwnTableNote { told }.render_with_values(&here.speaker))
        .transpose()?
        .unwrap_or_default();
    for_everybody(app, here, &note, async |here| {
        Ok(pairings_page(app, here, wanted, look).await?.render_with_values(&here.speaker)?)
    })
    .await
}

/// The visitor's table; a search asks for another, and a short list by name is where they find themselves.
fn own_table(here: &EventVisit, paired: &Paired, look: &PairingsQuery) -> Option<OwnTable> {
    let me = here.me.as_deref()?.id;
    let is_short = paired.battles.len() * 2 <= LINES;
    if !look.q.trim().is_empty() || look.is_by_name() && is_short {
        return None;
    }
    let battle = paired.battles.iter().find(|battle| battle.side_of(me).is_some())?;
    let (table, round) = (battle.table_number?, paired.round.as_ref()?.number);
    let other = [Some(battle.a), battle.b].into_iter().flatten().find(|id| *id != me)?;
    let opponent = paired.names.get(&other)?.name.clone();
    Some(OwnTable { page: here.to(&format!("rounds/{round}/tables/{table}")), table, opponent })
}

async fn pairings_page<'a>(
    app: &App,
    here: &'a EventVisit,
    wanted: Option<RoundNumber>,
    look: PairingsQuery,
) -> Result<PairingsPage<'a>> {
    let paired = load_paired_round(app, here, wanted).await?;
    let (round, names) = (&paired.round, &paired.names);
    let me = here.me.as_deref().map(|me| me.id);
    // All results together are the standings: a hidden round has none but one's own.
    let hidden = round.as_ref().is_some_and(|round| !here.sees_round(round.number));
    let without_results: Vec<Battle>;
    let battles = if hidden {
        let kept_back = paired.battles.iter().cloned().map(|battle| {
            let mine = me.is_some_and(|me| battle.side_of(me).is_some());
            if mine { battle } else { battle.without_result() }
        });
        without_results = kept_back.collect();
        &without_results
    } else {
        &paired.battles
    };
    let number = round.as_ref().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let sees_reasons = here.sees_reasons(number);
    let [missed, settled_since] = if sees_reasons {
        [here.event.missed_before(number), here.event.settled_since_draw(number)]
    } else {
        [HashSet::new(), HashSet::new()]
    };
    // Once the event is over nobody plays, whatever was left open.
    let is_played =
        !here.event.stage.is_over() && round.as_ref().is_some_and(|round| here.event.has_begun(round));
    let line = |battle: &Battle, seats: (PlayerId, Option<PlayerId>)| {
        let is_played = is_played && !hidden && !battle.is_bye() && battle.counted().is_none();
        let streamed = battle.table_number.is_some_and(|table| here.event.frame.is_streamed(table));
        let [won, lost] = results::sides_that_won(battle, &here.event.settings);
        let won = if seats.0 == battle.a { [won, lost] } else { [lost, won] };
        let any_of = |some: &HashSet<PlayerId>| battle.everybody().any(|player| some.contains(&player));
        let past = PairPast { has_missed: any_of(&missed), is_settled_since: any_of(&settled_since) };
        let why = if sees_reasons {
            draw::why_met(&battle.reasons.0, battle.hand_is_public, past)
        } else {
            Vec::new()
        };
        Some(PairingLine { won, is_played, streamed, why, ..build_pairing_line(battle, names, seats)? })
    };
    let mut lines: Vec<PairingLine> =
        battles.iter().filter_map(|battle| line(battle, (battle.a, battle.b))).collect();
    if look.is_by_name() {
        let turned = battles.iter().filter_map(|battle| line(battle, (battle.b?, Some(battle.a))));
        lines.extend(turned.collect::<Vec<_>>());
        lines.sort_by_cached_key(|line| (alphabetical_key(&line.a.name), line.a.number));
    } else {
        lines.sort_by_key(|line| (line.table.is_none(), line.table));
    }
    let tables = battles.iter().filter(|battle| !battle.is_bye()).count();
    let done = battles.iter().filter(|battle| !battle.is_bye() && battle.counted().is_some()).count();
    let sought = look.q.trim();
    lines.retain(|line| sought.is_empty() || line.holds(sought));
    let paging = Paging::new(lines.len(), look.page, LINES);
    let lines = lines.into_iter().skip(paging.skip()).take(LINES).collect();
    let (round, rounds) = (round.clone(), paired.rounds.clone());
    let clock = paired.clock;
    let paired = paired.clone();
    Ok(PairingsPage { visit: here, paired, round, rounds, clock, lines, paging, look, hidden, tables, done })
}

/// What the page of this round is made from, the newest when none is asked for; [`Error::NotFound`] for one that
/// is not out.
pub(super) async fn load_paired_round(
    app: &App,
    here: &EventVisit,
    wanted: Option<RoundNumber>,
) -> Result<Arc<Paired>> {
    let rounds: Vec<Round> = here.event.frame.public_rounds().cloned().collect();
    let round = match wanted {
        Some(number) => {
            Some(rounds.iter().find(|round| round.number == number).cloned().ok_or(Error::NotFound)?)
        }
        None => rounds.last().cloned(),
    };
    let key = round.as_ref().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let work = async || Ok(cache::rounds::paired_round(&here.event, round, rounds));
    app.cache.rounds.get((here.event.id, here.event.version), key, work).await
}

/// A battle from the side of the first of two seats.
fn build_pairing_line(
    battle: &Battle,
    names: &HashMap<PlayerId, ListedPlayer>,
    (first, second): (PlayerId, Option<PlayerId>),
) -> Option<PairingLine> {
    let points = battle.counted().filter(|_| !battle.is_bye()).map(|result| {
        let (own, theirs) = if first == battle.a { (result.a, result.b) } else { (result.b, result.a) };
        [own.victory_points, theirs.victory_points]
    });
    Some(PairingLine {
        table: battle.table_number,
        a: names.get(&first)?.clone(),
        b: second.and_then(|id| names.get(&id).cloned()),
        points,
        waits: battle.is_waiting(),
        is_played: false,
        won: [false; 2],
        streamed: false,
        by_hand: battle.by_hand.clone().filter(|_| battle.hand_is_public),
        state: battle.state,
        why: Vec::new(),
    })
}

impl PairingLine {
    fn points_of(&self, side: usize) -> Option<u32> {
        self.points.map(|points| points[side])
    }

    /// The points of both.
    fn score(&self) -> Option<String> {
        self.points.map(|[own, theirs]| write_score_dash(own, theirs))
    }

    /// Nothing about it has to be told where there is little room; by name one looks for a table.
    fn is_plain(&self, by_name: &bool) -> bool {
        let is_settled = !self.is_played && !matches!(self.state, State::Disputed | State::Reported);
        let is_usual = is_settled || *by_name && self.state != State::Disputed;
        self.b.is_none() || is_usual && self.by_hand.is_none() && !self.streamed
    }

    fn wins(&self, side: usize) -> bool {
        self.won[side]
    }

    fn holds(&self, wanted: &str) -> bool {
        let is = |who: &ListedPlayer| holds_every_word(&who.name, wanted) || who.number.to_string() == wanted;
        is(&self.a) || self.b.as_ref().is_some_and(is) || self.table.is_some_and(|t| t.to_string() == wanted)
    }
}
