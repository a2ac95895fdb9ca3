//! The scoring sheet of a battle: taps of its players and of judges, each once, and the sheet sent as the
//! result. A tap is in the sheet's own list of steps; the event's log holds what judges let stand and what
//! was reported, so that ten thousand taps do not make ten thousand versions of the event.

use super::{SentResult, Word, battle_subject, impartial::plays_at};
use crate::{
    actions::{prelude::*, rosters},
    domain::{
        battle::{Battle, State},
        event::{
            audit::{SheetAct, SheetFieldChange, SheetValue},
            pack::Settings,
            permission::ActingAs,
        },
        games::{self, Game},
        history::{BattleResult, ResultKind},
        ids::PlayerId,
        refusal::{Conflict, Forbidden, LastChange, SheetRefusal},
        round::{Round, RoundState},
        scoring::{
            Exemption, PlayerNames, ScoringSheet, SheetCards, SheetField, SheetRules, SheetStep,
            SheetStepError, Side, TakenCards,
        },
        system::{Battleplan, Scale},
    },
    storage::{
        battles::{PhoneHolder, TableUse},
        sheets::{Exempted, Stored, TakenStep},
    },
};

/// A battle's sheet with all that it is read against.
#[derive(Debug, Clone)]
pub struct BattleSheet {
    pub battle: Battle,
    pub round: Round,
    pub a: Player,
    pub b: Player,
    pub game: Game,
    pub scale: Scale<'static>,
    pub battleplan: Battleplan,
    /// None before the first tap.
    pub stored: Option<Stored>,
    alliance_a: Option<String>,
    alliance_b: Option<String>,
    /// The cards of both rosters, for a sheet that has none yet.
    of_rosters: SheetCards,
}

/// One tap.
#[derive(Debug, Clone)]
pub struct SheetTap {
    pub event: EventId,
    pub table: TableUse,
    pub step: SheetStep,
    /// The entry of whoever taps, if they have one.
    pub player: Option<PlayerId>,
    /// Why a judge lets it stand against the rules.
    pub reason: Option<String>,
}

/// The sheet as its sender saw it, to be sent as the result.
#[derive(Debug, Clone)]
pub struct Finished<'a> {
    pub event: EventId,
    pub table: TableUse,
    pub player: PlayerId,
    pub person: PhoneHolder<'a>,
    /// The sheet's version.
    pub seen: i64,
    /// The battle's version.
    pub seen_battle: i64,
}

impl BattleSheet {
    /// The sheet of this table; the round has to be public, and the battle one of two players.
    pub async fn load_battle_sheet(
        app: &App,
        tx: &mut Tx,
        (event, settings): (EventId, &Settings),
        table: TableUse,
    ) -> Result<Self> {
        let battle = super::find_public(tx, event, table).await?;
        let stored = storage::sheets::find_sheet(tx, battle.id).await?;
        Self::from_stored_sheet(app, tx, event, settings, battle, stored).await
    }

    async fn from_stored_sheet(
        app: &App,
        tx: &mut Tx,
        event: EventId,
        settings: &Settings,
        battle: Battle,
        stored: Option<Stored>,
    ) -> Result<Self> {
        let round = storage::rounds::by_number(tx, event, battle.round_number).await?;
        let round = round.filter(Round::is_public).ok_or(Error::NotFound)?;
        let other = battle.b.ok_or(Error::NotFound)?;
        let a = storage::players::find_player(tx, battle.a).await?.ok_or(Error::NotFound)?;
        let b = storage::players::find_player(tx, other).await?.ok_or(Error::NotFound)?;
        let slug = round.battleplan.as_deref().filter(|_| settings.game().sheet.is_per_turn());
        let battleplan = slug
            .and_then(|slug| settings.battleplan(slug))
            .cloned()
            .ok_or_else(|| Error::from_refusal(SheetRefusal::NoScoring))?;
        let game = games::find_game(&settings.system)
            .ok_or_else(|| Error::Broken(format!("no game system {:?}", settings.system)))?;
        // Of what everybody knows: a roster that is closed would be told by it.
        let alliance_a = rosters::public_alliance(app, tx, settings, &a).await?;
        let alliance_b = rosters::public_alliance(app, tx, settings, &b).await?;
        let stored = stored
            .filter(|stored| (stored.a, stored.b) == (a.id, b.id))
            .map(|stored| Stored { sheet: stored.sheet.on(&battleplan), ..stored });
        let mut of_rosters = SheetCards::default();
        for (side, player) in Side::BOTH.into_iter().zip([a.id, b.id]) {
            if stored.as_ref().is_none_or(|stored| stored.sheet.cards.of(side).is_empty()) {
                let cards = rosters::public_tactic_cards(tx, settings, player, app.clock.now()).await?;
                *of_rosters.of_mut(side) = TakenCards::from_roster(cards);
            }
        }
        let scale = settings.scale();
        Ok(Self { battle, round, a, b, game, scale, battleplan, stored, alliance_a, alliance_b, of_rosters })
    }

    pub fn rules(&self) -> SheetRules<'_> {
        let alliances = [self.alliance_a.as_deref(), self.alliance_b.as_deref()];
        self.game.sheet_rules(&self.battleplan, alliances)
    }

    pub fn names(&self) -> PlayerNames<'_> {
        PlayerNames { a: self.a.name.as_str(), b: self.b.name.as_str() }
    }

    /// What stands on it; the cards of the rosters until somebody has tapped.
    pub fn sheet(&self) -> ScoringSheet {
        let mut sheet = self.stored.as_ref().map(|stored| stored.sheet.clone()).unwrap_or_default();
        for side in Side::BOTH {
            let cards = sheet.cards.of_mut(side);
            if cards.is_empty() {
                cards.clone_from(self.of_rosters.of(side));
            }
        }
        sheet
    }

    pub fn exempted(&self) -> &[Exemption] {
        self.stored.as_ref().map_or(&[], |stored| &stored.exempted.0)
    }

    /// The result was given as a whole: nobody has tapped anything here, or not to the end.
    pub fn is_left_out(&self) -> bool {
        let is_cut_short = |result: &BattleResult| {
            let is_short = self.sheet().newest_round() < self.game.system.sheet.rounds;
            is_short && result.kind == ResultKind::Played && *result != self.result()
        };
        self.battle.counted().is_some_and(|result| self.version() == 0 || is_cut_short(&result))
    }

    pub fn version(&self) -> i64 {
        self.stored.as_ref().map_or(0, |stored| stored.version)
    }

    /// Why players cannot change it; nothing while they can.
    pub fn closed_because(&self) -> Option<SheetRefusal> {
        match (self.round.state, self.battle.state) {
            (RoundState::Draft | RoundState::Closed, _) => Some(SheetRefusal::RoundIsClosed),
            (_, State::Open | State::Reported) => None,
            (_, State::Confirmed) => Some(SheetRefusal::Agreed),
            (_, State::Disputed) => Some(SheetRefusal::Disputed),
            (_, State::Ruled) => Some(SheetRefusal::Ruled),
        }
    }

    /// The result that the sheet adds up to.
    pub fn result(&self) -> BattleResult {
        let totals = self.sheet().totals(&self.rules());
        BattleResult { kind: ResultKind::Played, a: totals.a, b: totals.b, ruled: None }
    }

    fn may_change(&self, by: &Actor, plays: bool) -> Result<()> {
        match (plays, by.acting_as) {
            (true, _) => self.closed_because().map_or(Ok(()), |why| Err(Error::from_refusal(why))),
            (false, ActingAs::Judge | ActingAs::Organiser) => Ok(()),
            (false, _) => Err(Error::Forbidden(Forbidden::SheetNotTheirs)),
        }
    }
}

/// Takes one step on a sheet. The same tap sent twice counts once; one over a field that somebody changed
/// meanwhile comes back with both values; what the rules forbid is refused, unless a judge gives a reason.
pub async fn tap_on_sheet(app: &App, by: &Actor, settings: &Settings, tap: &SheetTap) -> Result<()> {
    let once = by.once.clone().unwrap_or_else(|| app.new_id().simple().to_string());
    let by = Actor { once: None, ..by.clone() };
    if tap.reason.is_some() {
        return let_stand(app, &by, settings, tap, &once).await;
    }
    let mut tx = app.database.write().await?;
    match take_sheet_step(app, &mut tx, &by, settings, tap, &once).await? {
        Some(done) => Ok(app.live.commit_sheet(tx, (done.battle.id, done.version)).await?),
        None => Ok(()),
    }
}

/// A judge's step against the rules: on record, with the reason.
async fn let_stand(app: &App, by: &Actor, settings: &Settings, tap: &SheetTap, once: &str) -> Result<()> {
    let done = change_event(app, tap.event, by, async |tx, _| {
        let done = take_sheet_step(app, tx, by, settings, tap, once).await?.ok_or(Error::SentTwice)?;
        let act = SheetAct::LetStand { change: done.change.clone(), against: done.against.clone() };
        let entry = LogEntry { why: tap.reason.clone(), ..LogEntry::new(battle_subject(&done.battle), act) };
        Ok((done, entry))
    })
    .await;
    match done {
        Ok(done) => app.live.publish_sheet(done.battle.id, done.version),
        Err(Error::SentTwice) => {}
        Err(error) => return Err(error),
    }
    Ok(())
}

/// A step that changed something.
struct SheetDone {
    battle: Battle,
    version: i64,
    change: SheetFieldChange,
    /// The rules it broke: `R5`, `R6`.
    against: Vec<String>,
}

async fn take_sheet_step(
    app: &App,
    tx: &mut Tx,
    by: &Actor,
    settings: &Settings,
    tap: &SheetTap,
    once: &str,
) -> Result<Option<SheetDone>> {
    let at = app.clock.now();
    let battle = super::find_public(tx, tap.event, tap.table).await?;
    if battle.is_bye() {
        return Err(Error::NotFound);
    }
    let mut stored = storage::sheets::lock_sheet(tx, tap.event, &battle, &by.name, at).await?;
    if storage::sheets::has_step(tx, battle.id, once).await? {
        return Ok(None);
    }
    // What it takes to read is let go before the tap is taken.
    let read = BattleSheet::from_stored_sheet(app, tx, tap.event, settings, battle, Some(stored.clone()));
    let sheet = Box::pin(read).await?;
    let plays = plays_here(tx, by, tap, &sheet.battle).await?;
    sheet.may_change(by, plays)?;
    if plays && storage::events::stage_of_event(tx, tap.event).await?.is_over() {
        return Err(Error::from_refusal(SheetRefusal::RoundIsClosed));
    }
    let rules = sheet.rules();
    let mut exempted = sheet.exempted().to_vec();
    let mut against = Vec::new();
    let mut next = sheet.sheet().after(&tap.step, &rules, &exempted);
    if let (Err(SheetStepError::Forbidden(breaches)), Some(reason)) = (&next, &tap.reason) {
        if !matches!(by.acting_as, ActingAs::Judge | ActingAs::Organiser) {
            return Err(Error::Forbidden(Forbidden::ExemptionByJudge));
        }
        if plays {
            return Err(Error::Forbidden(Forbidden::OwnLetStand));
        }
        against = breaches.iter().map(|breach| breach.fault.rule().to_owned()).collect();
        exempted.extend(breaches.iter().map(|breach| Exemption {
            fault: breach.fault.clone(),
            round: breach.place.round,
            side: breach.place.side,
            reason: reason.clone(),
            by: by.name.clone(),
        }));
        next = sheet.sheet().after(&tap.step, &rules, &exempted);
    }
    let next = match next {
        Ok(next) if next == sheet.sheet() => return Ok(None),
        Ok(next) => next,
        Err(SheetStepError::Changed { stands, seen }) => {
            let both = Both { stands: &stands, seen: &seen };
            return Err(changed_meanwhile(tx, &sheet, tap, both, at).await?);
        }
        Err(error) => return Err(Error::from_refusal(SheetRefusal::Step(error))),
    };
    let field = &tap.step.field;
    let (was, now) = (sheet.sheet().value(field), &tap.step.value);
    let change = sheet_change_for_log(field, (&was, now), &sheet);
    stored.sheet = next;
    stored.exempted = Exempted(exempted);
    (stored.a, stored.b) = (sheet.a.id, sheet.b.id);
    (stored.changed_by, stored.changed_at) = (by.name.clone(), at);
    storage::sheets::update_sheet(tx, &sheet.battle, &stored).await?;
    let taken = TakenStep {
        number: stored.version,
        step: tap.step.to_string(),
        change: change.clone(),
        who: by.name.clone(),
        role: by.acting_as.as_str().to_owned(),
        reason: tap.reason.clone(),
        at,
    };
    storage::sheets::add_step(tx, sheet.battle.id, once, &taken).await?;
    Ok(Some(SheetDone { version: stored.version, battle: sheet.battle, change, against }))
}

/// Whether whoever taps is a player here. Staff are by any of their entries; of the others no more is asked than the
/// one they tap with, so that a tap of the many costs no look at the players.
async fn plays_here(tx: &mut Tx, by: &Actor, tap: &SheetTap, battle: &Battle) -> Result<bool> {
    let sits = tap.player.is_some_and(|player| battle.side_of(player).is_some());
    let is_staff = matches!(by.acting_as, ActingAs::Judge | ActingAs::Organiser);
    Ok(sits || is_staff && plays_at(tx, (tap.event, by), battle).await?)
}

/// A change of a field, as the log keeps it: with the names that things have now.
fn sheet_change_for_log(
    field: &SheetField,
    (before, after): (&str, &str),
    sheet: &BattleSheet,
) -> SheetFieldChange {
    let value = |code: &str| {
        let tactic = match field {
            SheetField::Tactic(_) => sheet.game.system.battle_tactic(code),
            _ => None,
        };
        SheetValue { code: code.to_owned(), name: tactic.map(|tactic| tactic.name.clone()) }
    };
    let line = match field {
        SheetField::Line(_, id) => sheet.battleplan.line(id).map(|line| line.text.clone()),
        SheetField::Card(_, slug) => sheet.game.system.tactic_card(slug).map(|card| card.name.clone()),
        SheetField::Step(_, slug) => sheet.game.system.card_step(slug).map(|step| step.name.clone()),
        _ => None,
    };
    SheetFieldChange {
        field: field.to_string(),
        line,
        before: value(before),
        after: value(after),
        players: [sheet.a.name.to_string(), sheet.b.name.to_string()],
    }
}

/// What stands in a field, and what its sender saw there.
struct Both<'a> {
    stands: &'a str,
    seen: &'a str,
}

async fn changed_meanwhile(
    tx: &mut Tx,
    sheet: &BattleSheet,
    tap: &SheetTap,
    both: Both<'_>,
    now: chrono::DateTime<chrono::Utc>,
) -> Result<Error> {
    let field = &tap.step.field;
    let steps = storage::sheets::list_sheet_steps(tx, sheet.battle.id).await?;
    let prefix = format!("{field}=");
    let last = steps.into_iter().find(|taken| taken.step.starts_with(&prefix));
    let last = last.map(|taken| LastChange { by: taken.who, at: taken.at, now });
    let change = Box::new(sheet_change_for_log(field, (both.seen, both.stands), sheet));
    let sent = sheet_change_for_log(field, ("", &tap.step.value), sheet).after;
    Ok(Error::Conflict(Conflict::SheetField { change, sent, last }))
}

/// Sends what the sheet adds up to as the result, by the report protocol.
pub async fn send_sheet_result(
    app: &App,
    by: &Actor,
    settings: &Settings,
    finished: &Finished<'_>,
) -> Result<State> {
    let mut tx = app.database.read().await?;
    let sheet =
        BattleSheet::load_battle_sheet(app, &mut tx, (finished.event, settings), finished.table).await?;
    drop(tx);
    if sheet.version() != finished.seen {
        return Err(Error::Conflict(Conflict::SheetSum { result: sheet.result() }));
    }
    if let Some(breach) = sheet.sheet().breaches(&sheet.rules(), sheet.exempted()).into_iter().next() {
        return Err(Error::from_refusal(SheetRefusal::Breaks(Box::new(breach))));
    }
    let word = Word::Sheet { seen: finished.seen_battle, result: sheet.result() };
    let (event, table, player) = (finished.event, finished.table, finished.player);
    super::report_result(app, by, &SentResult { event, table, player, person: finished.person, word }).await
}
