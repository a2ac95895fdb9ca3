//! A match as one person sees it: both teams, what has been played, and of the draft what they may know.

use super::{
    matrix::ExpectedCell,
    of_teams,
    rounds::{missed_before, why_of},
    score::{BattleScore, MatchTally},
};
use crate::{
    domain::{
        battle::Battle,
        event::{
            player::Player,
            team::{Team, TeamMatch},
        },
        ids::PlayerId,
        round::RoundState,
        teams::{
            ExpectationScale, Expectations,
            draft::{DraftTask, MatchSide, OpenView, SideView},
        },
    },
    storage::{Tx, team_history::MatchSoFar, team_matches::MatchUse},
    text::{
        TextFact,
        statistics::{tell_decimal, tell_signed_decimal},
    },
    web::prelude::*,
};
use chrono::{DateTime, TimeDelta, Utc};
use std::{borrow::Borrow, collections::HashMap};

/// A match as one person sees it.
pub struct MatchCard {
    pub played: MatchSoFar,
    pub a: Team,
    pub b: Option<Team>,
    pub score: Option<MatchTally>,
    pub names: HashMap<PlayerId, Player>,
    /// What the visitor's own team expects against the other; nobody else has any.
    pub expects: Option<Expectations>,
    /// What everybody may see of the draft. None: there is none, for pairs and byes.
    pub open: Option<OpenView>,
    /// What the visitor's own side sees beside that; nobody else has one.
    pub own: Option<SideView>,
    /// The side that the visitor belongs to.
    pub side: Option<MatchSide>,
    /// The visitor chooses for it.
    pub speaks: bool,
    /// When the clock of the step runs out.
    pub until: Option<DateTime<Utc>>,
    pub rosters_open: bool,
    pub hidden: bool,
    /// Why the two meet, as far as this visitor may know.
    pub why: Vec<Message>,
}

/// A battle that is settled, the visitor's own side first.
pub struct DraftBout<'a> {
    pub sides: [&'a Player; 2],
    /// None: nobody has picked it yet.
    pub table: Option<u32>,
    pub expected: Option<ExpectedCell>,
}

/// One battle of the match.
pub struct MatchBattle<'a> {
    pub battle: &'a Battle,
    pub a: &'a Player,
    pub b: &'a Player,
    pub score: Option<BattleScore>,
    pub battleplan: Option<String>,
    pub mine: bool,
}

/// A match for this visitor.
///
/// # Errors
/// [`Error::NotFound`] for one that is not out.
pub async fn load_match_card(app: &App, here: &EventVisit, at: MatchUse) -> Result<MatchCard> {
    of_teams(here)?;
    let mut tx = app.database.read().await?;
    let of = storage::team_matches::by_place(&mut tx, here.event.id, at).await?.ok_or(Error::NotFound)?;
    if of.round_state == RoundState::Draft {
        return Err(Error::NotFound);
    }
    build_match_card(&mut tx, here, of).await
}

/// The same of a match that is known.
pub async fn build_match_card(tx: &mut Tx, here: &EventVisit, of: TeamMatch) -> Result<MatchCard> {
    let me = here.me.as_deref();
    let own_team = me.and_then(Player::current_team);
    let side = match own_team {
        Some(team) if team == of.a => Some(MatchSide::A),
        Some(team) if Some(team) == of.b => Some(MatchSide::B),
        _ => None,
    };
    let a = storage::teams::find_team(tx, of.a).await?.ok_or(Error::NotFound)?;
    let b = match of.b {
        Some(b) => storage::teams::find_team(tx, b).await?,
        None => None,
    };
    let drafted = storage::drafts::load_stored_draft(tx, &here.event, &of).await?;
    let drafted = drafted.filter(|_| here.event.settings.entrants.have_matches());
    let open = drafted.as_ref().map(|draft| draft.position.open());
    let own = drafted.as_ref().zip(side).map(|(draft, side)| draft.position.seen_by(side));
    let minutes = here.event.settings.team.draft.step_minutes;
    let until = of.step_since.zip(minutes).map(|(since, minutes)| since + TimeDelta::minutes(minutes.into()));
    let hidden = !here.sees_round(of.round_number) && side.is_none();
    let mut names = HashMap::new();
    for id in of.line_ups.a.iter().chain(&of.line_ups.b) {
        if let Some(player) = storage::players::find_player(tx, *id).await? {
            names.insert(*id, player);
        }
    }
    let before = storage::team_matches::list_played_matches(tx, here.event.id).await?;
    let why = why_of(here, &of, &missed_before(here, &before, of.round_number));
    let played = storage::team_history::one_so_far(tx, &here.event, of).await?;
    let score = MatchTally::from_match_so_far(&here.event, &played).filter(|_| !hidden);
    let speaks = me.is_some_and(Player::speaks_for_team) && side.is_some();
    let rosters_open = here.event.settings.rosters_are_open(here.now);
    let expects = match (side, &b) {
        (Some(side), Some(b)) if open.is_some() => {
            let pair = if side == MatchSide::A { (a.id, b.id) } else { (b.id, a.id) };
            let scale = here.event.settings.team.draft.expectations;
            Some(storage::team_matrices::find_team_matrix(tx, pair, scale).await?)
        }
        _ => None,
    };
    let card = MatchCard {
        played,
        a,
        b,
        score,
        names,
        expects,
        open,
        own,
        side,
        speaks,
        until,
        rosters_open,
        hidden,
        why,
    };
    Ok(card)
}

impl MatchCard {
    /// The match as everybody sees it, whatever team looks at it.
    #[must_use]
    pub fn made_neutral(self) -> Self {
        Self { own: None, expects: None, side: None, speaks: false, ..self }
    }

    /// Who meets; of a bye the team alone.
    pub fn title(&self) -> Wording {
        match &self.b {
            Some(b) => say!("matches-against", one = self.a.name, other = b.name).into(),
            None => Wording::Words(self.a.name.to_string()),
        }
    }

    /// The player at this place of a side, from 1.
    pub fn player(&self, side: MatchSide, place: u8) -> Option<&Player> {
        let line_ups = &self.played.of.line_ups;
        let line_up = if side == MatchSide::A { &line_ups.a } else { &line_ups.b };
        line_up.get(usize::from(place).wrapping_sub(1)).and_then(|id| self.names.get(id))
    }

    /// How the match stands by this score, in a few words.
    pub fn tell_stands(&self, score: &MatchTally) -> Message {
        let second = self.b.as_ref().map_or("", |team| team.name.as_str());
        score.stands([self.a.name.as_str(), second])
    }

    pub fn name(&self, side: impl Borrow<MatchSide>, place: &u8) -> String {
        self.player(*side.borrow(), *place)
            .map_or_else(|| place.to_string(), |player| player.name.to_string())
    }

    pub fn faction(&self, side: impl Borrow<MatchSide>, place: &u8) -> String {
        self.player(*side.borrow(), *place).and_then(|player| player.faction.clone()).unwrap_or_default()
    }

    pub fn team_name(&self, side: impl Borrow<MatchSide>) -> String {
        match (side.borrow(), &self.b) {
            (MatchSide::A, _) => self.a.name.to_string(),
            (MatchSide::B, Some(b)) => b.name.to_string(),
            (MatchSide::B, None) => String::new(),
        }
    }

    /// Those who play for a side, in order.
    pub fn line_up(&self, side: &MatchSide) -> Vec<&Player> {
        (1..=self.size()).filter_map(|place| self.player(*side, place)).collect()
    }

    pub fn both_match_sides() -> [MatchSide; 2] {
        MatchSide::BOTH
    }

    /// The number of the team on the other side.
    pub fn other_number(&self, own: &SideView) -> i64 {
        let other = if own.side == MatchSide::A { self.b.as_ref() } else { Some(&self.a) };
        other.map_or(0, |team| team.number)
    }

    pub fn champion(&self, own: &SideView) -> Option<String> {
        own.champion.map(|place| self.name(own.side, &place))
    }

    pub fn battles(&self, here: &EventVisit) -> Vec<MatchBattle<'_>> {
        let me = here.me.as_deref().map(|me| me.id);
        let battles = self.played.battles.iter().filter_map(|battle| {
            let (a, b) = (self.names.get(&battle.a)?, self.names.get(&battle.b?)?);
            let mine = me.is_some_and(|me| battle.side_of(me).is_some());
            let score = BattleScore::from_battle_result(&here.event, battle).filter(|_| !self.hidden);
            let battleplan =
                battle.battleplan.as_deref().map(|slug| here.event.settings.battleplan_name(slug));
            Some(MatchBattle { battle, a, b, score, battleplan, mine })
        });
        battles.collect()
    }

    /// Why the two meet, and what staff changed where they tell of it.
    pub fn why(&self) -> Vec<Message> {
        let of = &self.played.of;
        let by_hand = of.by_hand.as_ref().filter(|_| of.hand_is_public);
        let told = by_hand.map(|reason| say!("matches-by-hand", reason));
        self.why.iter().cloned().chain(told).collect()
    }

    /// How it stands, for the visitor's own side.
    pub fn told(&self) -> Option<Message> {
        let side = self.side?.place();
        self.score.as_ref().map(|score| score.told_to(side))
    }

    /// The step that is open, as people count it, of how many, and what is chosen in it, for everybody.
    pub fn step(&self) -> Option<Message> {
        let open = self.open.as_ref()?.open?;
        Some(say!("matches-step", step = open.number + 1, of = open.of, what = told(&open.step.what)))
    }

    pub fn table(&self, place: u8) -> Message {
        say!("matches-table", number = self.number_of_table(place))
    }

    /// The hall's number of a table of the match.
    pub fn number_of_table(&self, place: u8) -> u32 {
        self.played.of.first_table.map_or(1, |first| first.0) + u32::from(place) - 1
    }

    /// What has been shown, the oldest first.
    pub fn shown(&self) -> Vec<Message> {
        let Some(open) = &self.open else { return Vec::new() };
        let told = open.shown.iter().map(|shown| {
            let of = if matches!(shown.what, DraftTask::Keep | DraftTask::Pairs) {
                shown.side.other()
            } else {
                shown.side
            };
            let names: TextFact = shown
                .places
                .iter()
                .map(|place| match shown.what {
                    DraftTask::Turn if *place == 1 => say!("matches-goes-first").into(),
                    DraftTask::Turn => say!("matches-goes-second").into(),
                    DraftTask::Table | DraftTask::Tables => self.table(*place).into(),
                    _ => Wording::Words(self.name(of, place)),
                })
                .collect();
            let team = self.team_name(shown.side);
            say!(
                "matches-shown",
                step = shown.step + 1,
                team,
                what = shown.what,
                names,
                by_lot = shown.by_lot
            )
        });
        told.collect()
    }

    /// The numbers of those who play for a side, in order.
    fn numbers(&self, side: MatchSide) -> Vec<i64> {
        self.line_up(&side).into_iter().map(|player| player.number).collect()
    }

    /// What the visitor's own side expects of a pair, by their places.
    pub fn expected_of(&self, side: MatchSide, own: u8, theirs: u8) -> Option<ExpectedCell> {
        let (own, theirs) = (self.player(side, own)?, self.player(side.other(), theirs)?);
        let expects = self.expects.as_ref()?;
        Some(ExpectedCell::from_value(expects, expects.of(own.number, theirs.number)))
    }

    /// Battles that are settled and not yet played, the own side first.
    pub fn bouts(&self) -> Vec<DraftBout<'_>> {
        let Some(open) = &self.open else { return Vec::new() };
        let side = self.side.unwrap_or(MatchSide::A);
        let bouts = open.battles.iter().filter_map(|battle| {
            let places = if side == MatchSide::A { [battle.a, battle.b] } else { [battle.b, battle.a] };
            let [own, theirs] = places;
            Some(DraftBout {
                sides: [self.player(side, own)?, self.player(side.other(), theirs)?],
                table: battle.table.map(|table| self.number_of_table(table)),
                expected: self.expected_of(side, own, theirs),
            })
        });
        bouts.collect()
    }

    /// What is expected of the drafted battles until all are played, and what lots would have come to.
    pub fn expected_of_all(&self) -> Option<Message> {
        let (side, expects) = (self.side?, self.expects.as_ref().filter(|expects| !expects.are_empty())?);
        let bouts = self.bouts();
        let is_over = self.played.battles.iter().all(|battle| battle.counted().is_some());
        if is_over || bouts.is_empty() || bouts.len() != usize::from(self.size()) {
            return None;
        }
        let theirs = self.numbers(side.other());
        let pairs = self.numbers(side);
        let pairs = pairs.iter().flat_map(|own| theirs.iter().map(|theirs| [*own, *theirs]));
        let by_lot = f64::from(expects.sum(pairs)) / f64::from(self.size());
        let drafted = expects.sum(bouts.iter().map(|bout| bout.sides.map(|player| player.number)));
        let by_lot = match expects.scale {
            ExpectationScale::TwoEachWay => tell_signed_decimal(by_lot),
            ExpectationScale::UpToTwenty => tell_decimal(by_lot),
        };
        Some(say!("matches-expected-of-all", scale = expects.scale, drafted, by_lot))
    }
}
