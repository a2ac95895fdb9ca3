//! One match: its draft, step by step, its battles and how it stands. Captains choose here; everybody else sees what is
//! shown and nothing of what is not, not even whether somebody has chosen.

use super::{
    of_teams, own_team,
    rounds::{missed_before, why_of},
    score::{BattleScore, MatchTally},
    seen_match,
    standings::{TeamPlace, place_of},
};
use crate::{
    actions::draft::steps::{self, ChoiceFate, SentChoice},
    domain::{
        battle::Battle,
        event::{player::Player, team::Team},
        ids::PlayerId,
        refusal::FormRefusal,
        teams::draft::{DraftChoice, DraftOffer, DraftTask, MatchSide, OpenView, SideView},
    },
    storage::{Tx, team_history::MatchSoFar, team_matches::MatchUse},
    text::TextFact,
    web::{page::guard::Entered, prelude::*, reply::respond::see_other},
};
use chrono::{DateTime, TimeDelta, Utc};
use std::{borrow::Borrow, collections::HashMap};

#[derive(Template)]
#[template(path = "teams/match.html")]
struct MatchPage<'a> {
    visit: &'a EventVisit,
    card: MatchCard,
    /// Where the visitor's own team stands; none on the page of a match that is not theirs.
    place: Option<TeamPlace>,
}

/// A match as one person sees it.
pub struct MatchCard {
    pub played: MatchSoFar,
    pub a: Team,
    pub b: Option<Team>,
    pub score: Option<MatchTally>,
    pub names: HashMap<PlayerId, Player>,
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

/// One battle of the match.
pub struct MatchBattle<'a> {
    pub battle: &'a Battle,
    pub a: &'a Player,
    pub b: &'a Player,
    pub score: Option<BattleScore>,
    pub battleplan: Option<String>,
    pub mine: bool,
}

pub async fn show_match_page(app: Data<App>, here: EventVisit, path: Path<MatchUse>) -> Result<HttpResponse> {
    let card = load_match_card(&app, &here, path.into_inner()).await?;
    show_card(&app, &here, card).await
}

/// The newest match of the visitor's own team.
pub async fn show_own_match(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    of_teams(&here)?;
    let team = here.player().current_team().ok_or(Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let newest = storage::team_matches::of_team(&mut tx, team).await?.into_iter().next();
    drop(tx);
    match newest {
        None => see_other(here.to("team")),
        Some(newest) => {
            let at = MatchUse { round: newest.round_number, place: newest.place };
            let card = load_match_card(&app, &here, at).await?;
            show_card(&app, &here, card).await
        }
    }
}

/// The page of a match; whose own it is finds there where their team stands.
async fn show_card(app: &App, here: &EventVisit, card: MatchCard) -> Result<HttpResponse> {
    let own =
        card.side.and_then(|side| if side == MatchSide::A { Some(card.a.id) } else { card.played.of.b });
    let place = match own {
        Some(team) => place_of(&mut app.database.read().await?, here, team).await?,
        None => None,
    };
    answer_with_page(here, &MatchPage { visit: here, card, place })
}

/// A captain's choice.
pub async fn send_match_choice(
    app: Data<App>,
    here: Entered,
    path: Path<MatchUse>,
    form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let MatchUse { round, place } = path.into_inner();
    let team = own_team(&here)?;
    let unreadable = || Error::from_refusal(FormRefusal::Unreadable);
    let step = form.value("step").parse().map_err(|_| unreadable())?;
    let choice = read_chosen_places(&form).ok_or_else(unreadable)?;
    let at = seen_match(&form, MatchUse { round, place });
    let sent = SentChoice { event: &here.event, at, team, step, choice };
    let result = steps::choose_in_draft(&app, &here.player_actor(&form), &sent).await;
    let next = Next::lead_to_page(&here, here.to(&format!("rounds/{round}/matches/{place}")));
    next.either_way().after_or_why(result, |chosen| match chosen {
        ChoiceFate::Kept => say!("matches-choice-kept"),
        ChoiceFate::Shown => say!("matches-both-have-chosen"),
    })
}

/// The places that were ticked, or picked from lists, in their order.
pub fn read_chosen_places(form: &Form) -> Option<DraftChoice> {
    let places: Option<Vec<u8>> = form.values("choice").into_iter().map(|place| place.parse().ok()).collect();
    places.filter(|places| !places.is_empty()).map(DraftChoice::from_places)
}

/// A match for this visitor.
///
/// # Errors
/// [`Error::NotFound`] for one that is not out.
pub async fn load_match_card(app: &App, here: &EventVisit, at: MatchUse) -> Result<MatchCard> {
    of_teams(here)?;
    let mut tx = app.database.read().await?;
    let of = storage::team_matches::by_place(&mut tx, here.event.id, at).await?.ok_or(Error::NotFound)?;
    if of.round_state == crate::domain::round::RoundState::Draft {
        return Err(Error::NotFound);
    }
    build_match_card(&mut tx, here, of).await
}

async fn build_match_card(
    tx: &mut Tx,
    here: &EventVisit,
    of: crate::domain::event::team::TeamMatch,
) -> Result<MatchCard> {
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
    Ok(MatchCard { played, a, b, score, names, open, own, side, speaks, until, rosters_open, hidden, why })
}

impl MatchPage<'_> {
    /// The step that the own side's form is for, from 0.
    fn step_number(&self, own: &SideView) -> usize {
        own.everybody.open.map_or(0, |open| open.number)
    }
}

impl MatchCard {
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

    pub fn both_match_sides() -> [MatchSide; 2] {
        MatchSide::BOTH
    }

    /// Those whom nobody has put up yet.
    pub fn hand(&self, side: &MatchSide) -> Vec<u8> {
        self.open.as_ref().map(|open| open.hands[side.place()].clone()).unwrap_or_default()
    }

    /// The number of the team on the other side.
    pub fn other_number(&self, own: &SideView) -> i64 {
        let other = if own.side == MatchSide::A { self.b.as_ref() } else { Some(&self.a) };
        other.map_or(0, |team| team.number)
    }

    pub fn champion(&self, own: &SideView) -> Option<String> {
        own.champion.map(|place| self.name(own.side, &place))
    }

    pub fn defender(&self, side: &MatchSide) -> Option<String> {
        let place = self.open.as_ref()?.defenders[side.place()]?;
        Some(self.name(*side, &place))
    }

    /// Whom a side has sent against the other's defender.
    pub fn attackers(&self, side: &MatchSide) -> Vec<String> {
        let sent = self.open.as_ref().map(|open| open.attackers[side.place()].clone()).unwrap_or_default();
        sent.iter().map(|place| self.name(*side, place)).collect()
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

    /// The same, or how it is settled where nobody chooses on a phone.
    pub fn asked(&self) -> Message {
        self.step().unwrap_or_else(|| say!("matches-typed-in"))
    }

    /// Whose side of a choice the places are.
    pub fn chosen_side(&self, own: &SideView) -> MatchSide {
        let what = own.everybody.open.map(|open| open.step.what);
        if matches!(what, Some(DraftTask::Keep | DraftTask::Pairs)) { own.side.other() } else { own.side }
    }

    /// What a place, or a table, is called in a choice.
    pub fn called(&self, own: &SideView, place: &u8) -> Wording {
        match own.everybody.open.map(|open| open.step.what) {
            Some(DraftTask::Turn) if *place == 1 => say!("matches-we-go-first").into(),
            Some(DraftTask::Turn) => say!("matches-they-go-first").into(),
            Some(DraftTask::Table | DraftTask::Tables) => self.table(*place).into(),
            _ => Wording::Words(self.name(self.chosen_side(own), place)),
        }
    }

    fn table(&self, place: u8) -> Message {
        let first = self.played.of.first_table.map_or(1, |first| first.0);
        say!("matches-table", number = first + u32::from(place) - 1)
    }

    /// What the own side has chosen, while it may still change it.
    pub fn own_choice(&self, own: &SideView) -> Option<Message> {
        let choice = own.own.as_ref()?;
        let names: TextFact = choice.places().iter().map(|place| self.called(own, place)).collect();
        Some(say!("matches-own-choice", names, speaks = self.speaks))
    }

    pub fn is_picked(own: &SideView, place: &u8) -> bool {
        own.own.as_ref().is_some_and(|choice| choice.places().contains(place))
    }

    pub fn instruction(&self, own: &SideView, offer: &DraftOffer) -> Wording {
        let what = own.everybody.open.map(|open| open.step.what);
        what.map_or(Wording::NONE, |what| say!("matches-choose-what", what, pick = offer.pick).into())
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
}
