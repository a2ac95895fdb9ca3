//! One battle for everybody to read, and for its two players to report, confirm or dispute.

use super::grudge::tell_agreed_grudge;
use crate::{
    actions::rosters,
    cache::events::KnownEvent,
    domain::{
        battle::{Battle, BattleReport, ResultDecision, Sender, Side, State},
        event::{
            award::capitalise_first_letter,
            call::{Call, CallKind, CallState, find_decision_to_appeal},
            clock::RoundClock,
            missions::MissionPlace,
            namesakes::Namesakes,
            pack::{RosterPolicy, Settings},
            picture::EventPicture,
            player::Player,
        },
        games::{self, FieldedRoster, Game},
        history::BattleResult,
        numbers::TableNumber,
        round::{Round, RoundState},
        system::{Scale, System},
    },
    text::{
        battle::explain_battle_result,
        systems::{tell_marks, tell_missions},
    },
    web::{event::story::why_of, forms::short_sheet, prelude::*, teams},
};
use chrono::{DateTime, Utc};

/// A battle with all that its page and its players' card say about it.
pub(super) struct Card {
    pub battle: Battle,
    pub round: Round,
    /// Of the round; none before it was started.
    pub clock: Option<RoundClock>,
    pub a: Player,
    pub b: Option<Player>,
    /// Who plays beside each of them, in a battle of pairs.
    pub partners: [Option<Player>; 2],
    /// What each side is entered as: a player's name, or a pair's.
    entered_as: [String; 2],
    /// What tells each of them from somebody else of their name; none where nobody has it.
    pub apart: [Option<String>; 2],
    /// What both rosters of each pair come to, once they are open.
    pub sums: [Option<Message>; 2],
    pub reports: Vec<BattleReport>,
    /// Calls for a judge from this table, the newest first; for its players alone.
    pub calls: Vec<Call>,
    /// The place of a call that waits for a judge.
    pub place_in_line: usize,
    /// From when on nobody has confirmed its report in time, and whether that has come.
    pub late: Option<(DateTime<Utc>, bool)>,
    pub me: Option<Side>,
    pub rosters_open: bool,
    /// The scoring of the round's battleplan is known.
    pub has_sheet: bool,
    /// The battleplan's name.
    pub battleplan: Option<Message>,
    /// What the game counts beside points, as it is called at this table.
    pub marks: Vec<Message>,
    /// What each roster means for the game: of both once they are open; where they stay closed, of the reader's own.
    pub match_card: [Option<games::CardSide>; 2],
    /// The result is kept for later.
    pub hidden: bool,
    /// The game that is played.
    pub system: &'static System,
    pub scale: Scale<'static>,
    /// Why the two meet, as far as this visitor may know.
    pub why: Vec<String>,
    pub spot: Spot,
    pub form: Form,
}

/// Where a table is, and who looks on.
pub(super) struct Spot {
    /// `upstairs`. Empty where that goes without saying.
    pub area: String,
    /// What is played here is on stream.
    pub streamed: bool,
}

impl Card {
    /// Of a battle whose round is out; [`Error::NotFound`] for another.
    pub(super) async fn load_battle_card(
        app: &App,
        here: &EventVisit,
        battle: &Battle,
        form: Option<Form>,
    ) -> Result<Self> {
        let (known, frame) = (&here.event, &here.event.frame);
        let round = frame.public_rounds().find(|round| round.id == battle.round_id).ok_or(Error::NotFound)?;
        let mut round = round.clone();
        if here.event.stage.is_over() {
            // Nobody plays it to its end any more.
            round.state = RoundState::Closed;
        }
        let player = |id| frame.player(id).cloned().ok_or(Error::NotFound);
        let (a, b) = (player(battle.a)?, battle.b.map(player).transpose()?);
        let apart = [Some(&a), b.as_ref()].map(|one| Namesakes::apart_in(&frame.players, one?));
        let partners = battle.partners.map(|partner| partner.and_then(|id| frame.player(id)).cloned());
        let me = here.me.as_deref().and_then(|me| battle.side_of(me.id));
        // Of a hidden round, only the two at the table see their own result.
        let hidden = me.is_none() && !here.sees_round(battle.round_number);
        let battle = if hidden { battle.clone().without_result() } else { battle.clone() };
        // What each said is told where they differ, and to the two what a ruling took the place of.
        let reports = if battle.state == State::Disputed || (battle.state == State::Ruled && me.is_some()) {
            storage::reports::list_battle_reports(&mut app.database.read_once().await?, battle.id).await?
        } else {
            Vec::new()
        };
        let calls = me.map(|_| known.calls_from(battle.id)).unwrap_or_default();
        let waits = calls.iter().find(|call| call.state == CallState::Waiting);
        let place_in_line = waits.map_or(0, |call| known.place_in_line(call));
        let settings = &here.event.settings;
        let late = battle.late_from(settings.confirm_minutes).map(|at| (at, at <= here.now));
        let rosters_open = settings.rosters_are_open(here.now);
        let slug = round.battleplan.as_deref();
        let at = MissionPlace {
            seed: round.seed.cast_unsigned(),
            round: round.number,
            table: battle.table_number.filter(|_| b.is_some()),
        };
        let battleplan = tell_missions(settings, slug, at);
        let marks = tell_marks(settings, slug, at);
        // Where nobody writes on it any more, one with a result is still looked at.
        let is_of_use = !here.event.stage.is_over() || battle.result.is_some();
        let has_sheet = b.is_some()
            && here.event.has_sheet(&round.number)
            && is_of_use
            && (here.reads_sheet_without_asking(&battle)
                || storage::live_consents::is_shown_live(&mut app.database.read_once().await?, &battle)
                    .await?);
        let own_alone = me.filter(|_| settings.rosters != RosterPolicy::AtTable && !rosters_open);
        let match_card = match &b {
            Some(b) if rosters_open || own_alone.is_some() => {
                let work = async || match_card_of(app, known, settings, [&a, b], own_alone).await;
                let kept = &app.cache.match_cards;
                kept.get((here.event.id, frame.since), (battle.id, own_alone), work).await?.as_ref().clone()
            }
            _ => [None, None],
        };
        let form =
            form.unwrap_or_else(|| report_form(battle.counted().filter(|_| me.is_some()), settings.game()));
        let asked_for = tell_agreed_grudge(app, here, &battle).await?;
        let why = asked_for.into_iter().chain(why_of(here, &battle)).collect();
        let spot = Spot {
            area: battle.table_number.map_or("", |table| frame.area(table)).to_owned(),
            streamed: battle.table_number.is_some_and(|table| frame.is_streamed(table)),
        };
        let clock = frame.clock(round.id);
        Ok(Self {
            round,
            battle,
            clock,
            sums: sums_of(app, here, [&a, b.as_ref().unwrap_or(&a)], &partners).await?,
            entered_as: [Some(&a), b.as_ref()]
                .map(|one| one.map_or_else(String::new, |player| known.entrant_name(player).to_owned())),
            a,
            b,
            partners,
            apart,
            reports,
            calls,
            place_in_line,
            late,
            me,
            rosters_open,
            has_sheet,
            battleplan,
            marks,
            match_card,
            hidden,
            system: settings.game(),
            scale: settings.scale(),
            why,
            spot,
            form,
        })
    }

    /// The map of what is played at the table.
    pub fn map<'a>(&self, visit: &'a EventVisit) -> Option<&'a EventPicture> {
        let slug = self.battle.battleplan.as_deref().or(self.round.battleplan.as_deref())?;
        visit.event.frame.battleplan_map(slug)
    }

    /// Each player with what to know before the battle.
    pub fn to_know(&self) -> Vec<(&Player, &games::CardSide)> {
        let players = [Some(&self.a), self.b.as_ref()].into_iter();
        players.zip(&self.match_card).filter_map(|(player, side)| player.zip(side.as_ref())).collect()
    }

    /// What the two have to compare by themselves, as each knows their own roster alone.
    pub fn to_compare(&self) -> Option<Message> {
        match &self.to_know()[..] {
            [(_, own)] => Some(told(&own.muster).part("compare")),
            _ => None,
        }
    }

    /// When the round began, or is planned to.
    pub fn start(&self, visit: &EventVisit) -> Option<Message> {
        visit.event.start(&self.round, self.clock.as_ref())
    }

    pub fn table(&self) -> TableNumber {
        self.battle.table_number.unwrap_or_default()
    }

    /// Of both, the first seat first.
    pub(super) fn names(&self) -> [&str; 2] {
        self.entered_as.each_ref().map(String::as_str)
    }

    /// How it came about.
    pub fn how(&self) -> Option<Message> {
        explain_battle_result(&self.battle.counted()?, self.scale)
    }

    pub fn opponent(&self) -> Option<&Player> {
        match self.me? {
            Side::A => self.b.as_ref(),
            Side::B => Some(&self.a),
        }
    }

    /// What the reader's opponent is entered as.
    pub fn opponents_name(&self) -> &str {
        self.me.map_or("", |me| self.names()[usize::from(me == Side::A)])
    }

    /// Everybody whom the reader meets: of a pair both.
    pub fn opponents(&self) -> Vec<&Player> {
        let Some(me) = self.me else { return Vec::new() };
        let beside = self.partners[usize::from(me == Side::A)].as_ref();
        self.opponent().into_iter().chain(beside).collect()
    }

    /// The two of the pair that the reader meets: `Ann & Bo`. None of a single player.
    pub fn opposing_people(&self) -> Option<String> {
        let side = usize::from(self.me? == Side::A);
        self.partners[side].as_ref()?;
        Some(self.side_named(self.opponent()?, side))
    }

    /// Everybody at the table.
    pub fn people(&self) -> Vec<&Player> {
        let [with_a, with_b] = self.partners.each_ref().map(Option::as_ref);
        [Some(&self.a), with_a, self.b.as_ref(), with_b].into_iter().flatten().collect()
    }

    fn plays(&self) -> bool {
        self.me.is_some() && self.round.state == RoundState::Published && !self.battle.is_bye()
    }

    /// The players of a table call a judge while their round is played.
    pub fn may_call(&self) -> bool {
        self.plays()
    }

    /// The battle is over and nobody was called: who wants a judge all the same unfolds it.
    pub fn needs_no_judge(&self) -> bool {
        self.battle.state.is_settled() && self.open_call().is_none()
    }

    pub fn open_call(&self) -> Option<&Call> {
        self.calls.iter().find(|call| call.is_open())
    }

    /// On one of four buttons side by side on a phone.
    #[expect(clippy::unused_self, reason = "templates call it beside the others")]
    pub fn on_its_button(&self, kind: CallKind) -> Message {
        match kind {
            CallKind::Other => say!("calls-button-other"),
            kind => told(&kind),
        }
    }

    /// Nobody has confirmed the report for as long as the event allows: the desk sees it.
    pub fn is_late(&self) -> bool {
        self.late.is_some_and(|(_, has_come)| has_come)
    }

    /// When that comes, for the script that asks for the page again.
    pub fn late_at(&self) -> Option<i64> {
        self.late.filter(|(_, has_come)| !has_come).map(|(at, _)| at.timestamp_millis())
    }

    pub fn answered_calls(&self) -> Vec<&Call> {
        self.calls.iter().filter(|call| call.state == CallState::Answered).collect()
    }

    /// What a judge is called for; an appeal has a place of its own, beside what was decided.
    #[expect(clippy::unused_self, reason = "templates call it beside the others")]
    pub fn call_kinds(&self) -> impl Iterator<Item = CallKind> {
        CallKind::ALL.into_iter().filter(|kind| *kind != CallKind::Appeal)
    }

    /// What a judge has decided here last, where another could hear it.
    pub fn decision_to_appeal(&self) -> Option<ResultDecision> {
        find_decision_to_appeal(&self.battle, &self.calls).ok().filter(|_| self.open_call().is_none())
    }

    /// Who called, where that is not the reader: they alone cancel it.
    pub fn name_other_caller(&self, visit: &EventVisit, call: &Call) -> Option<&str> {
        let is_mine = visit.me.as_deref().is_some_and(|me| me.id == call.caller);
        let caller = self.people().into_iter().find(|one| one.id == call.caller);
        (!is_mine).then(|| caller.map_or("", |one| one.name.as_str()))
    }

    pub fn is_mine_to_report(&self) -> bool {
        let mine = self.battle.last_sender == self.me.map(Sender::Player);
        self.plays() && (self.battle.state == State::Open || (self.battle.state == State::Reported && mine))
    }

    pub fn is_mine_to_confirm(&self) -> bool {
        self.plays() && self.battle.state == State::Reported && !self.is_mine_to_report()
    }

    pub fn is_disputed(&self) -> bool {
        self.battle.state == State::Disputed
    }

    pub fn is_ruled(&self) -> bool {
        self.battle.state == State::Ruled
    }

    /// Reported or settled: the scoring sheet has done its work.
    pub fn has_a_result(&self) -> bool {
        self.is_reported() || self.battle.state.is_settled()
    }

    pub fn is_reported(&self) -> bool {
        self.battle.state == State::Reported
    }
}

/// For pages of one player, which nobody else may keep.
pub(super) fn own_page(here: &EventVisit, template: &impl Template) -> Result<HttpResponse> {
    answer_with_page(&here.visit, template)
}

/// The form of a report, with the numbers that count so far.
fn report_form(counted: Option<BattleResult>, game: &System) -> Form {
    let mut form = Form::default();
    if let Some(result) = counted {
        short_sheet::fill_form_from_result(&mut form, &result, game);
    }
    form
}

/// What the two rosters mean for the game, nothing while one is missing; or what one of them means `own_alone`, which
/// says nothing of the other, not even whether it is there.
async fn match_card_of(
    app: &App,
    known: &KnownEvent,
    settings: &Settings,
    players: [&Player; 2],
    own_alone: Option<Side>,
) -> Result<[Option<games::CardSide>; 2]> {
    let game = rosters::game_of(settings)?;
    let is_read = |side| own_alone.is_none_or(|own| own == side);
    let mut read = players.iter().zip(Side::BOTH).filter(|(_, side)| is_read(*side));
    if read.any(|(player, _)| known.frame.roster(player.id).is_none()) {
        return Ok([None, None]);
    }
    let mut tx = app.database.read().await?;
    let card = if let Some(own) = own_alone {
        own_half_of(app, &mut tx, settings, game, (players, own)).await?
    } else {
        let [a, b] = players;
        let both = rosters::newest_of(&mut tx, a).await?.zip(rosters::newest_of(&mut tx, b).await?);
        let card = both.and_then(|(a, b)| {
            let rosters = [a.roster(), b.roster()];
            game.ruleset().match_card(
                game,
                [
                    FieldedRoster::new(&rosters[0], &a.verdict.computed),
                    FieldedRoster::new(&rosters[1], &b.verdict.computed),
                ],
            )
        });
        card.map_or([None, None], |card| card.sides.map(Some))
    };
    let plays_commands = settings.composition.plays_commands();
    Ok(card.map(|side| side.map(|side| side.without_unplayed(settings.game(), plays_commands))))
}

/// What a closed roster means for its own player, with the tactics of the army that everybody knows.
async fn own_half_of(
    app: &App,
    tx: &mut storage::Tx,
    settings: &Settings,
    game: Game,
    ([a, b], own): ([&Player; 2], Side),
) -> Result<[Option<games::CardSide>; 2]> {
    let player = if own == Side::A { a } else { b };
    let Some(roster) = rosters::newest_of(tx, player).await? else { return Ok([None, None]) };
    let alliance = rosters::public_alliance(app, tx, settings, player).await?;
    let half = game.ruleset().own_half(game, FieldedRoster::new(&roster.roster(), &roster.verdict.computed));
    let half = half.map(|half| half.with_alliance(alliance.as_deref().map(capitalise_first_letter)));
    Ok(if own == Side::A { [half, None] } else { [None, half] })
}

/// What both rosters of each pair come to (`teams D3`): for all who may read the rosters.
async fn sums_of(
    app: &App,
    here: &EventVisit,
    first: [&Player; 2],
    partners: &[Option<Player>; 2],
) -> Result<[Option<Message>; 2]> {
    let mut sums = [None, None];
    if !here.event.settings.rosters_are_open(here.now) || partners.iter().all(Option::is_none) {
        return Ok(sums);
    }
    let mut tx = app.database.read().await?;
    for (sum, player) in sums.iter_mut().zip(first) {
        let Some(team) = player.team_id else { continue };
        if let Some(team) = storage::teams::one_with_members(&mut tx, team).await? {
            *sum = teams::across::of_team(app, &mut tx, here, &team).await?.sums;
        }
    }
    Ok(sums)
}
