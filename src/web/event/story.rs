//! What one player did at an event, as far as a visitor may know it: their place after each round, their battles and
//! why they met whom, their best moment, and their awards.

use super::{
    awards::{Awarded, load_shown_awards},
    entrant_ranks::EntrantRanks,
};
use crate::{
    domain::{
        battle::{Battle, Side},
        event::player::Player,
        history::{Outcome, ResultKind},
        numbers::{RoundNumber, TableNumber},
        result::Score,
        scoring,
        standings::{PlayedGame, StandingsRow},
    },
    text::{
        Element, TextFact,
        draw::{self, PairPast},
        standings::{points_that_rank, tell_place},
        write_score_dash,
    },
    web::{
        page::{
            event_view::page_of_player,
            figures::percent_of,
            results::{ResultChip, has_one_kind, write_standings_record},
        },
        prelude::*,
    },
};

/// Places that somebody has to climb for it to be their best moment.
const CLIMB: u32 = 20;
/// Where the line of places begins and ends, of its width.
const WIDE: (f64, f64) = (0.05, 0.95);
/// How far its first and its last place are from the top, in pixels.
const HIGH: (u32, u32) = (15, 85);

/// What a player did.
pub struct PlayerStory {
    ranks: EntrantRanks,
    player: Player,
    /// Where they stood after each round, the first one first.
    pub places: Vec<StoryPlace>,
    /// The first one first.
    pub battles: Vec<StoryBattle>,
}

/// Where they stood after a round, and where that is on the line.
pub struct StoryPlace {
    pub round: RoundNumber,
    pub place: u32,
    pub x: String,
    pub y: u32,
}

/// A battle from their side.
pub struct StoryBattle {
    pub round: RoundNumber,
    pub table: Option<TableNumber>,
    pub mission: String,
    pub opponent: Wording,
    /// The page of the opponent; none in a bye.
    pub page: Option<String>,
    pub opponents_faction: String,
    /// None without a result.
    pub chip: Option<ResultChip>,
    pub outcome: Message,
    /// Victory points and tactics, their own first; none without a result, or for a bye.
    pub scores: Option<[Score; 2]>,
    /// Why the two met, as far as this visitor may know.
    pub why: Vec<String>,
    /// After the round, where that may be known.
    pub place: Option<u32>,
}

/// An award of theirs.
pub struct StoryAward {
    pub title: String,
    /// What it was won by, and what goes with it.
    pub about: Message,
}

impl PlayerStory {
    pub async fn load_player_story(app: &App, here: &EventVisit, player: &Player) -> Result<Self> {
        let ranks = EntrantRanks::load_of_people(app, here, RoundNumber::AFTER_ALL).await?;
        let (after, joins) = (ranks.standings().after, here.event.frame.joins(player));
        let mut placed = Vec::new();
        for round in RoundNumber::up_to(after.0).filter(|round| *round >= joins) {
            let ranks = ranks.after_round(app, here, round).await?;
            placed.extend(ranks.row_of(player).map(|row| (round, row.place)));
        }
        let mut battles = list_story_battles(here, player);
        for battle in &mut battles {
            let after = placed.iter().find(|(round, _)| *round == battle.round);
            battle.place = after.map(|(_, place)| *place);
        }
        Ok(Self { places: lay_out_places(&placed), ranks, player: player.clone(), battles })
    }

    /// Their row in the standings, once there is a round to stand after; none for a spare.
    pub fn row(&self) -> Option<&StandingsRow> {
        self.ranks.row_of(&self.player).filter(|_| !self.places.is_empty())
    }

    /// The round after which they stand there.
    pub fn after(&self) -> RoundNumber {
        self.ranks.standings().after
    }

    /// Everybody who is ranked.
    pub fn players(&self) -> usize {
        self.ranks.standings().rows.len()
    }

    /// Battles of that round have no result yet.
    pub fn is_playing(&self) -> bool {
        self.ranks.still_playing() > 0
    }

    /// `4–0–1 with Skaven`
    pub fn record(&self, row: &StandingsRow) -> Message {
        say!("story-record", record = write_standings_record(row.record), faction = self.player.faction)
    }

    /// Of how many, and with how many points where those count first.
    pub fn of(&self, row: &StandingsRow) -> Message {
        let standings = self.ranks.standings();
        let points =
            points_that_rank(standings.ranking.scoring).map(|_| row.points_by(standings.ranking.scoring));
        say!("story-of", of = standings.rows.len(), points)
    }

    /// Beside a link to the page, in other programs.
    pub fn tell_shared(&self) -> Option<Message> {
        let row = self.row()?;
        let (place, record) = (tell_place(row.place), write_standings_record(row.record));
        Some(say!("story-shared", place, of = self.players(), record))
    }

    /// What they will tell at home: the first that holds. None for whoever has not played.
    pub fn best_moment(&self) -> Option<Message> {
        let row = self.row()?;
        let lowest = self.places.iter().max_by_key(|step| step.place)?;
        if lowest.place >= row.place + CLIMB {
            let (from, place) = (tell_place(lowest.place), tell_place(row.place));
            return Some(say!("story-moment-climb", from, place));
        }
        let games: Vec<&PlayedGame> =
            row.games.iter().filter(|game| game.kind == ResultKind::Played).collect();
        let margin = |game: &PlayedGame| game.own.victory_points.saturating_sub(game.theirs.victory_points);
        let sum = |game: &PlayedGame| game.own.victory_points + game.theirs.victory_points;
        let won = || games.iter().filter(|game| game.outcome.is_win() && margin(game) > 0);
        let closest = won().min_by_key(|game| margin(game)).filter(|game| margin(game) * 10 <= sum(game));
        let largest = won().max_by_key(|game| margin(game)).filter(|game| margin(game) * 2 >= sum(game));
        let of_battle = |(kind, game): (&'static str, &&PlayedGame)| {
            let opponent = game.opponent.map(|player| self.ranks.history().players[player].name.as_str());
            let [own, theirs] = [game.own, game.theirs].map(|score| score.victory_points);
            say!("story-moment-win", kind, own, theirs, opponent, round = game.round, margin = margin(game))
        };
        let win = closest.map(|game| ("closest", game)).or(largest.map(|game| ("largest", game)));
        let win = win.or(won().next().map(|game| ("first", game))).map(of_battle);
        let battles = row.games.iter().filter(|game| game.opponent.is_some()).count();
        let is_whole = battles == self.after().0 as usize;
        let played = || say!("story-moment-played", battles, is_whole);
        win.or_else(|| (battles > 0).then(played))
    }
}

impl StoryBattle {
    /// The two of a table have no result yet, as far as whoever reads this may know.
    pub fn is_unfinished(&self) -> bool {
        self.chip.is_none() && self.table.is_some() && self.page.is_some()
    }

    /// The way to its page, where it has one.
    pub fn link_to_table(&self, here: &EventVisit) -> Element {
        let table = self.table.unwrap_or_default();
        here.link_to(&format!("rounds/{}/tables/{table}", self.round))
    }

    /// `38–26`
    pub fn score(&self) -> Option<String> {
        self.scores.map(|[own, theirs]| write_score_dash(own.victory_points, theirs.victory_points))
    }
}

/// The battles of a player, the first one first, without the places after them.
pub fn list_story_battles(here: &EventVisit, player: &Player) -> Vec<StoryBattle> {
    let mut battles: Vec<&Battle> = here.event.battles_of(player.id).collect();
    battles.sort_by_key(|battle| battle.round_number);
    battles.into_iter().map(|battle| build_story_battle(here, player, battle)).collect()
}

/// Awards of a player, or of their pair or team, that this visitor may know of.
pub async fn load_awards_of_player(app: &App, here: &EventVisit, player: &Player) -> Result<Vec<StoryAward>> {
    let of = |awarded: &Awarded| {
        let team = awarded.teams.iter().position(|team| Some(team.id) == player.team_id);
        let own = || awarded.holders.iter().position(|holder| holder.page == page_of_player(player));
        let by = TextFact::from(awarded.holders[team.or_else(own)?].tell_won_by());
        let award = &awarded.award;
        let about = say!("story-award", by, prize = award.prize);
        Some(StoryAward { title: award.title.clone(), about })
    };
    Ok(load_shown_awards(app, here).await?.iter().filter_map(of).collect())
}

/// Why the two of a battle meet, as far as this visitor may know.
pub fn why_of(here: &EventVisit, battle: &Battle) -> Vec<String> {
    if here.sees_reasons(battle.round_number) {
        let has_missed = battle.everybody().any(|player| here.event.has_missed(player, battle.round_number));
        let settled_since = here.event.settled_since_draw(battle.round_number);
        let is_settled_since = battle.everybody().any(|player| settled_since.contains(&player));
        let past = PairPast { has_missed, is_settled_since };
        let why = draw::why_met(&battle.reasons.0, battle.hand_is_public, past);
        let speaker = here.speaker_of_players();
        why.iter().map(|why| speaker.say(why)).collect()
    } else {
        Vec::new()
    }
}

/// The foot of the line is at least so many places below the top.
const LEAST_DEPTH: u32 = 7;

/// Round by round from left to right.
fn lay_out_places(placed: &[(RoundNumber, u32)]) -> Vec<StoryPlace> {
    // Their best place is at the top and their lowest at the foot, but few places are no long way.
    let best = placed.iter().map(|(_, place)| *place).min().unwrap_or_default();
    let depth = placed.iter().map(|(_, place)| place - best).max().unwrap_or_default().max(LEAST_DEPTH);
    let steps = u32::try_from(placed.len()).unwrap_or(u32::MAX).saturating_sub(1).max(1);
    let step = |(at, (round, place)): (u32, &(RoundNumber, u32))| StoryPlace {
        round: *round,
        place: *place,
        x: percent_of(WIDE.0 + (WIDE.1 - WIDE.0) * f64::from(at) / f64::from(steps)),
        y: HIGH.0 + (HIGH.1 - HIGH.0) * (place - best) / depth,
    };
    (0..).zip(placed).map(step).collect()
}

fn build_story_battle(here: &EventVisit, player: &Player, battle: &Battle) -> StoryBattle {
    let settings = &here.event.settings;
    let side = battle.side_of(player.id).unwrap_or(Side::A);
    let opponent = battle.opponent_of(player.id).and_then(|id| here.event.frame.player(id));
    let round = here.event.frame.public_rounds().find(|round| round.id == battle.round_id);
    let slug = battle.battleplan.as_deref().or_else(|| round?.battleplan.as_deref());
    // One's own result is one's own, whatever is kept for later.
    let is_own = here.me.as_deref().is_some_and(|me| battle.side_of(me.id).is_some());
    let is_shown = is_own || here.sees_round(battle.round_number);
    let counted = battle.counted().filter(|_| is_shown);
    let outcome = counted.as_ref().map(|result| {
        let for_a = scoring::outcome_of_result(result, settings.scale());
        if side == Side::A { for_a } else { for_a.reversed() }
    });
    let scores = counted
        .filter(|_| !battle.is_bye())
        .map(|result| if side == Side::A { [result.a, result.b] } else { [result.b, result.a] });
    StoryBattle {
        round: battle.round_number,
        table: battle.table_number,
        mission: slug.map(|slug| settings.battleplan_name(slug)).unwrap_or_default(),
        opponent: opponent
            .map_or_else(|| say!("play-me-bye").into(), |player| here.event.entrant_name(player).into()),
        page: opponent.map(|player| here.to(&here.event.page_of_entrant(player))),
        opponents_faction: opponent.and_then(|player| player.faction.clone()).unwrap_or_default(),
        chip: outcome.map(|outcome| ResultChip::from_outcome(outcome, has_one_kind(settings), String::new())),
        outcome: match outcome {
            Some(outcome) => tell_outcome_of_battle(outcome),
            None if is_shown => say!("play-me-no-result-yet"),
            None => say!("story-result-hidden"),
        },
        scores,
        why: why_of(here, battle),
        place: None,
    }
}

/// How a battle ended for the player.
fn tell_outcome_of_battle(outcome: Outcome) -> Message {
    if outcome.is_win() {
        say!("play-me-won")
    } else if outcome.is_loss() {
        say!("play-me-lost")
    } else {
        say!("play-me-draw")
    }
}
