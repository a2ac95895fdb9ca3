//! A round of teams: which teams meet, at which tables, how far their drafts and battles have come.

use crate::{
    domain::{
        battle::Side,
        event::{
            clock::RoundClock,
            player::{Player, Status},
            team::{Team, TeamMatch},
        },
        ids::{RoundId, TeamId},
        numbers::RoundNumber,
        round::Round,
    },
    storage::team_history::{LoadedTeams, MatchSoFar},
    text::{
        Element,
        draw::{self, PairPast},
    },
    web::{
        page::{paging::Paging, search::holds_every_word},
        prelude::*,
        teams::{missions::tell_missions_of_round, score::MatchTally},
    },
};
use std::collections::{HashMap, HashSet};

#[derive(Template)]
#[template(path = "teams/rounds.html")]
struct MatchesPage<'a> {
    visit: &'a EventVisit,
    round: Option<Round>,
    rounds: Vec<Round>,
    lines: Vec<PublicLine>,
    asked: TeamRoundQuery,
    paging: Paging,
    /// The results of this round are kept for later.
    hidden: bool,
}

/// What an address asks of a round.
#[derive(Debug, Clone, Default)]
pub struct TeamRoundQuery {
    pub q: String,
    pub page: usize,
}

/// Lines on one page; a larger event has more pages and a search.
const LINES: usize = 250;

/// A match as everybody reads it.
struct PublicLine {
    of: MatchLine,
    /// Why the two meet, as far as this visitor may know.
    why: Vec<Message>,
    /// What a search looks through: both teams, and their people.
    text: String,
    /// Where those sit whom the search has found; none where nobody is looked for.
    seats: Vec<Message>,
}

/// One match of a round.
pub struct MatchLine {
    pub place: i64,
    pub a: Team,
    pub b: Option<Team>,
    /// None while they are not given out.
    pub tables: Option<Message>,
    pub score: Option<MatchTally>,
    /// How far it has come, in a few words.
    pub stands: Wording,
    pub mine: bool,
    pub reasons: Vec<Message>,
    /// Why staff changed who meets.
    pub by_hand: Option<String>,
    /// Whether everybody reads that.
    pub hand_is_public: bool,
}

impl MatchesPage<'_> {
    fn battleplan(&self, round: &Round) -> Option<Message> {
        tell_missions_of_round(&self.visit.event.settings, round)
    }

    /// The clock of this round; none before it was started.
    fn clock(&self, round: &Round) -> Option<RoundClock> {
        self.visit.event.frame.clock(round.id)
    }

    /// The same page without a search.
    fn link_to_all(&self) -> Element {
        self.visit.link_to(&format!("rounds/{}", self.number()))
    }

    fn number(&self) -> RoundNumber {
        self.round.as_ref().map_or(RoundNumber(0), |round| round.number)
    }
}

/// The page of a round, the newest where none is asked for.
///
/// # Errors
/// [`Error::NotFound`] for one that is not out.
pub async fn show_team_pairings(
    app: &App,
    here: &EventVisit,
    wanted: Option<RoundNumber>,
    asked: TeamRoundQuery,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let loaded = storage::team_history::load_team_history(&mut tx, &here.event).await?;
    let rounds: Vec<Round> = loaded.rounds.iter().filter(|round| round.is_public()).cloned().collect();
    let round = match wanted {
        Some(number) => {
            Some(rounds.iter().find(|round| round.number == number).cloned().ok_or(Error::NotFound)?)
        }
        None => rounds.last().cloned(),
    };
    let hidden = round.as_ref().is_some_and(|round| !here.sees_round(round.number));
    let number = round.as_ref().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let all: Vec<TeamMatch> = loaded.matches.iter().map(|played| played.of.clone()).collect();
    let missed = missed_before(here, &all, number);
    let people = people_by_team(here);
    let sought = asked.q.trim();
    let of_round = loaded.matches.iter().filter(|played| played.of.round_number == number);
    let mut lines: Vec<PublicLine> = Vec::new();
    for played in of_round {
        let Some(of) = build_match_line(here, &loaded, played, hidden) else { continue };
        let own: Vec<&Player> =
            played.of.teams().filter_map(|team| people.get(&team)).flatten().copied().collect();
        let text = search_text(&of, &own);
        let is_sought =
            |player: &&&Player| !sought.is_empty() && holds_every_word(&searched_player(player), sought);
        let seats =
            own.iter().filter(is_sought).map(|player| describe_match_seat(here, played, player)).collect();
        let why = why_of(here, &played.of, &missed);
        lines.push(PublicLine { of, why, text, seats });
    }
    // Each team and each of their people by themselves: a word of one and a number of another find nobody.
    lines.retain(|line| line.text.lines().any(|one| holds_every_word(one, sought)));
    let paging = Paging::new(lines.len(), asked.page, LINES);
    let lines = lines.into_iter().skip(paging.skip()).take(LINES).collect();
    answer_with_page(&here.visit, &MatchesPage { visit: here, round, rounds, lines, asked, paging, hidden })
}

/// The people of each team, by place.
fn people_by_team(here: &EventVisit) -> HashMap<TeamId, Vec<&Player>> {
    let mut people: HashMap<TeamId, Vec<&Player>> = HashMap::new();
    for player in here.event.frame.players.iter().filter(|player| player.status == Status::Playing) {
        if let Some(team) = player.team_id {
            people.entry(team).or_default().push(player);
        }
    }
    people
}

fn search_text(line: &MatchLine, people: &[&Player]) -> String {
    let teams = [Some(&line.a), line.b.as_ref()].into_iter().flatten();
    let teams = teams.map(|team| format!("{} {}", team.number, team.name));
    let people = people.iter().map(|player| searched_player(player));
    teams.chain(people).collect::<Vec<_>>().join("\n")
}

/// Somebody as a search finds them.
fn searched_player(player: &Player) -> String {
    format!("{} {}", player.number, player.name)
}

/// Where somebody sits in a match.
fn describe_match_seat(here: &EventVisit, played: &MatchSoFar, who: &Player) -> Message {
    let battle = played.battles.iter().find(|battle| battle.side_of(who.id).is_some());
    let Some(battle) = battle else {
        let line_ups = &played.of.line_ups;
        let plays = line_ups.a.is_empty() && who.has_a_seat()
            || line_ups.a.contains(&who.id)
            || line_ups.b.contains(&who.id);
        return if plays && !played.of.is_bye() {
            say!("matches-seat-to-come", name = who.name)
        } else {
            say!("matches-does-not-play", name = who.name)
        };
    };
    let other = if battle.side_of(who.id) == Some(Side::A) { battle.b } else { Some(battle.a) };
    let other = other.and_then(|id| here.event.frame.player(id)).map(|other| other.name.as_str());
    match (battle.table_number, other) {
        (Some(table), Some(other)) => say!("matches-plays-other-at", name = who.name, other, table),
        (Some(table), None) => say!("matches-plays-at", name = who.name, table),
        (None, _) => say!("matches-seat-to-come", name = who.name),
    }
}

/// Teams that were in no match of a round before this one.
pub(super) fn missed_before(here: &EventVisit, matches: &[TeamMatch], round: RoundNumber) -> HashSet<TeamId> {
    let before: Vec<_> = here.event.frame.public_rounds().filter(|other| other.number < round).collect();
    let teams: HashSet<TeamId> = matches.iter().flat_map(TeamMatch::teams).collect();
    let was_in =
        |team: TeamId, round: RoundId| matches.iter().any(|other| other.round_id == round && other.has(team));
    teams.into_iter().filter(|team| before.iter().any(|round| !was_in(*team, round.id))).collect()
}

/// Why the two of a match meet, as far as this visitor may know.
pub(super) fn why_of(here: &EventVisit, of: &TeamMatch, missed: &HashSet<TeamId>) -> Vec<Message> {
    if !here.sees_reasons(of.round_number) {
        return Vec::new();
    }
    let has_missed = of.teams().any(|team| missed.contains(&team));
    draw::why_met(&of.reasons.0, of.hand_is_public, PairPast { has_missed, ..PairPast::default() })
}

/// A match as lists show it.
pub fn build_match_line(
    here: &EventVisit,
    loaded: &LoadedTeams,
    played: &MatchSoFar,
    hidden: bool,
) -> Option<MatchLine> {
    let a = loaded.team(played.of.a)?.clone();
    let b = played.of.b.and_then(|b| loaded.team(b)).cloned();
    let own = here.me.as_deref().and_then(Player::current_team);
    let mine = own.is_some() && (own == Some(played.of.a) || own == played.of.b);
    let score = MatchTally::from_match_so_far(&here.event, played).filter(|_| !hidden || mine);
    let stands = match (&b, &score) {
        (None, _) => say!("matches-has-the-bye").into(),
        (Some(_), None) if hidden => Wording::NONE,
        (Some(_), None) => say!("matches-being-settled").into(),
        (Some(b), Some(score)) => score.stands([a.name.as_str(), b.name.as_str()]).into(),
    };
    let reasons = played.of.reasons.0.iter().map(draw::reason_in_file).collect();
    Some(MatchLine {
        place: played.of.place,
        a,
        b,
        tables: describe_match_tables(here, played),
        score,
        stands,
        mine,
        reasons,
        by_hand: played.of.by_hand.clone(),
        hand_is_public: played.of.hand_is_public,
    })
}

/// `Tables 5–8`
pub fn describe_match_tables(here: &EventVisit, played: &MatchSoFar) -> Option<Message> {
    let first = played.of.first_table?;
    if here.event.settings.entrants.are_pairs() {
        return Some(say!("matches-table", number = first));
    }
    let size = u32::from(here.event.settings.team.players());
    Some(say!("matches-tables", first, last = first.0 + size - 1))
}
