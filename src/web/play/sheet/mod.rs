//! The scoring sheet on the phone: every tap of the two players, or of a judge, is a step; everybody else
//! reads along. Works as plain forms; with its script taps wait for a signal and are sent later.

mod live;
mod state;
mod stream;
mod view;

pub use live::share_sheet;
pub use state::show_sheet_state;
pub use stream::stream_sheet_changes;

use crate::{
    actions::{
        Actor,
        battles::sheets::{self, BattleSheet, Finished, SheetTap},
    },
    domain::{
        battle::{Sender, State},
        refusal::{Forbidden, FormRefusal},
        scoring::{Exemption, MissingOnSheet, SheetBreach, SheetStep, Side},
    },
    storage::{
        battles::{PhoneHolder, TableUse},
        sheets::TakenStep,
    },
    text::{battle::tell_named_result, sheet::tell_fault},
    web::{
        page::{
            figures::{self, Figures},
            guard::{Entered, TakesPart},
            table_time::TableTime,
        },
        play::both::tell_how_it_ended,
        prelude::*,
        reply::respond::{not_theirs, not_there},
    },
};
use actix_web::HttpRequest;
use live::{LiveConsent, may_read};
use view::{SheetPlace, SheetView};

/// Event, round, table: the numbers as text, so that who may ask is answered first.
pub(super) type SheetPath = Path<(String, String, String)>;

#[derive(Template)]
#[template(path = "play/sheet.html")]
struct SheetPage<'a> {
    visit: &'a EventVisit,
    sheet: BattleSheet,
    view: SheetView,
    me: Option<Side>,
    /// What both players say of showing it live; none where that is not to be asked.
    live: Option<LiveConsent>,
    /// What is left of the round at this table.
    time: Option<TableTime>,
    steps: Vec<TakenStep>,
    /// Asked before the sheet is sent with something left out.
    missing: Vec<MissingOnSheet>,
    /// A step that the rules forbid and that staff may let stand.
    forbidden: Option<SheetStep>,
    form: Form,
}

/// In the place of a sheet that this visitor may not read.
#[derive(Template)]
#[template(path = "play/no_sheet.html")]
struct NoSheetPage<'a> {
    visit: &'a EventVisit,
    why: Message,
}

#[derive(serde::Deserialize)]
pub struct SheetQuery {
    /// The battle round to show.
    battle: Option<u32>,
}

impl SheetPage<'_> {
    fn address(&self) -> String {
        self.visit.to(&address_of_sheet(&self.sheet))
    }

    fn is_staff_here(&self) -> bool {
        self.me.is_none() && self.visit.is_judge()
    }

    /// Whether this visitor's taps count.
    fn may_tap(&self) -> bool {
        let is_open = self.sheet.closed_because().is_none() && !self.visit.event.stage.is_over();
        self.is_staff_here() || (self.me.is_some() && is_open)
    }

    fn is_mine_to_send(&self) -> bool {
        let mine = self.sheet.battle.last_sender == self.me.map(Sender::Player);
        let state = self.sheet.battle.state;
        self.may_tap() && self.me.is_some() && (state == State::Open || (state == State::Reported && mine))
    }

    fn is_mine_to_confirm(&self) -> bool {
        self.may_tap()
            && self.me.is_some()
            && self.sheet.battle.state == State::Reported
            && !self.is_mine_to_send()
    }

    /// What was reported or decided.
    fn stands(&self) -> Option<Message> {
        let names = self.sheet.names();
        self.sheet.battle.counted().map(|result| tell_named_result(&result, [names.a, names.b]))
    }

    /// That the sheet says nothing of the result that stands.
    fn tell_left_out(&self) -> Option<Message> {
        let result = self.stands().filter(|_| self.sheet.is_left_out())?;
        Some(say!("sheet-left-out", result))
    }

    /// What was reported: whose is whose, the reader's own first; none for whoever does not play here.
    fn figures(&self) -> Option<[Figures; 2]> {
        let (me, result) = (self.me?, self.sheet.battle.counted()?);
        let of = |side, who: Wording| {
            let score = if side == Side::A { result.a } else { result.b };
            Figures::from_score(score, who, self.sheet.game.system)
        };
        Some([of(me, say!("battle-you").into()), of(me.other(), self.sheet.names().of(me.other()).into())])
    }

    /// Who won by it, as one of the two is told.
    fn winner(&self) -> Option<Message> {
        let (result, names) = (self.sheet.battle.counted()?, self.sheet.names());
        let both = Side::BOTH.map(|side| Some(names.of(side)).filter(|_| self.me != Some(side)));
        Some(figures::tell_winner(&result, both, self.sheet.game.system, self.sheet.scale))
    }

    /// How it ended, where it was not played to the end.
    fn ended(&self) -> Option<Message> {
        let names = self.sheet.names();
        tell_how_it_ended(self.sheet.battle.counted()?.kind, [Some(names.a), Some(names.b)])
    }

    /// The opponent's report says something else than the sheet.
    fn differs(&self) -> bool {
        !self.sheet.is_left_out()
            && self.sheet.battle.counted().is_some_and(|result| result != self.sheet.result())
    }

    fn outcome(&self) -> Wording {
        view::tell_outcome(&self.sheet)
    }

    /// Who is on the phone, for its own list of waiting taps.
    fn who(&self) -> String {
        match (self.me, &self.visit.me, &self.visit.account) {
            (Some(_), Some(me), _) => me.number.to_string(),
            (_, _, Some(account)) if self.visit.is_judge() => format!("staff-{}", account.id.0.simple()),
            _ => "nobody".into(),
        }
    }

    fn breaches(&self) -> Vec<Message> {
        let found = self.sheet.sheet().breaches(&self.sheet.rules(), self.sheet.exempted());
        let names = self.sheet.names();
        let told = found.iter().map(|SheetBreach { fault, place }| {
            let (rule, round, name) = (fault.rule(), place.round, names.of(place.side));
            say!("sheet-against-the-rules", rule, round, name, fault = tell_fault(fault))
        });
        told.collect()
    }

    /// What a judge let stand.
    fn tell_exemptions(&self) -> Vec<Message> {
        let names = self.sheet.names();
        let told = self.sheet.exempted().iter().map(|Exemption { fault, round, side, reason, by }| {
            let name = names.of(*side);
            say!("sheet-stands-by-a-judge", by, reason, round, name, fault = tell_fault(fault))
        });
        told.collect()
    }
}

fn address_of_sheet(sheet: &BattleSheet) -> String {
    let table = sheet.battle.table_number.unwrap_or_default();
    format!("rounds/{}/tables/{table}/sheet", sheet.battle.round_number)
}

pub async fn show_sheet_page(
    app: Data<App>,
    here: EventVisit,
    at: SheetPath,
    asked: Query<SheetQuery>,
) -> Result<HttpResponse> {
    match load_sheet_page(&app, &here, &at, asked.battle, Form::default()).await {
        Ok(shown) => match shown.tell_left_out().filter(|_| !shown.may_tap()) {
            Some(why) => answer_with_page(&here.visit, &NoSheetPage { visit: &here, why }),
            None => answer_with_page(&here.visit, &shown),
        },
        Err(why) => not_shown(&here, why),
    }
}

/// Whoever follows a sheet may not read it any more, or nobody ever could: of a round that is not out nothing is told,
/// not even that it is there.
fn not_shown(here: &EventVisit, why: Error) -> Result<HttpResponse> {
    match why {
        Error::Forbidden(why @ (Forbidden::ResultsHidden | Forbidden::NotShownLive)) => {
            not_theirs(here, &NoSheetPage { visit: here, why: told(&why) })
        }
        Error::NotFound => not_there(here, &NoSheetPage { visit: here, why: say!("sheet-none-here") }),
        other => Err(other),
    }
}

/// One tap.
pub async fn tap_sheet(
    app: Data<App>,
    here: TakesPart,
    at: SheetPath,
    request: HttpRequest,
    mut form: Form,
) -> Result<HttpResponse> {
    let table = read_table_address(&at)?;
    let (me, by) = find_tapping_actor(&app, &here, table, &form).await?;
    let step = form.read("step", |text| SheetStep::parse(text).ok_or(FormRefusal::UnreadableTap));
    let shown_round = form.value("battle").parse().ok();
    let wants_state = state::is_wanted(&request);
    let answer = match (&step, judges_reason(&mut form)) {
        (Some(step), Ok(reason)) => {
            let (event, player) = (here.event.id, me);
            let tap = SheetTap { event, table, step: step.clone(), player, reason };
            sheets::tap_on_sheet(&app, &by, &here.event.settings, &tap).await
        }
        (Some(_), Err(problem)) => Err(Error::from_refusal(problem)),
        (None, _) => Err(Error::from_refusal(FormRefusal::UnreadableTap)),
    };
    if wants_state {
        return state::answer_sheet_tap(&app, &here, table, answer).await;
    }
    let (round, stale) = (shown_round.unwrap_or(1), matches!(answer, Err(Error::Conflict(_))));
    let place = step.as_ref().map_or_else(String::new, |step| view::anchor_of_field(&step.field));
    let next = Next::lead_to_page(&here, format!("{}?battle={round}{place}", here.to(&here_address(&at))));
    let again = async |form| {
        let mut shown = load_sheet_page(&app, &here, &at, shown_round, form).await?;
        shown.forbidden = step.filter(|_| shown.is_staff_here() && !stale);
        Ok(shown)
    };
    SentForm { visit: &here.visit, form, result: answer }.answer(next.either_way(), again).await
}

/// The sheet becomes the report of its sender.
pub async fn send_sheet_as_report(
    app: Data<App>,
    here: Entered,
    at: SheetPath,
    form: Form,
) -> Result<HttpResponse> {
    let table = read_table_address(&at)?;
    let shown = load_sheet_page(&app, &here, &at, None, form.clone()).await?;
    if !form.has("version") {
        let form = form.refused(say!("sheet-look-first"));
        return form_again(&here.visit, &SheetPage { form, ..shown });
    }
    if !shown.missing.is_empty() {
        return form_again(&here.visit, &SheetPage { form: Form::default(), ..shown });
    }
    let session = here.session.as_ref().map_or("", |session| &session.token_hash);
    let account = here.account.as_ref().map(|account| account.id);
    let number = |name: &str| form.value(name).parse().unwrap_or_default();
    let finished = Finished {
        event: here.event.id,
        table,
        player: here.player().id,
        person: PhoneHolder { session, account },
        seen: number("version"),
        seen_battle: number("battle_version"),
    };
    let there = here.to(&here_address(&at));
    let result =
        sheets::send_sheet_result(&app, &here.player_actor(&form), &here.event.settings, &finished).await;
    let said = match result.as_ref().ok() {
        Some(State::Confirmed) => say!("battle-both-said-the-same"),
        Some(State::Disputed) => say!("sheet-differs-from-report"),
        _ => say!("sheet-sent"),
    };
    let next = Next::lead_to_page(&here, there).saying(said).or_twice(say!("sheet-sent-already"));
    let again = async |form| load_sheet_page(&app, &here, &at, None, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

async fn load_sheet_page<'a>(
    app: &App,
    here: &'a EventVisit,
    at: &SheetPath,
    battle: Option<u32>,
    form: Form,
) -> Result<SheetPage<'a>> {
    let table = read_table_address(at)?;
    let mut tx = app.database.read().await?;
    let sheet =
        BattleSheet::load_battle_sheet(app, &mut tx, (here.event.id, &here.event.settings), table).await?;
    may_read(&mut tx, here, &sheet).await?;
    let live = LiveConsent::load_live_consent(&mut tx, here, &sheet.battle).await?;
    let steps = storage::sheets::list_sheet_steps(&mut tx, sheet.battle.id).await?;
    let me = here.me.as_deref().and_then(|me| sheet.battle.side_of(me.id));
    let plan = &sheet.game.system.sheet;
    let round = battle.filter(|battle| (1..=plan.rounds).contains(battle));
    let round = round.unwrap_or_else(|| sheet.sheet().newest_round());
    let view = SheetView::from_sheet_at_place(&sheet, SheetPlace { round, me });
    let missing =
        if form.has("send") && !form.is_ticked("anyway") { sheet.sheet().missing(plan) } else { Vec::new() };
    let time = TableTime::load_time_at_table(&mut tx, &sheet.round, &sheet.battle, here.now).await?;
    Ok(SheetPage { visit: here, sheet, view, me, live, time, steps, missing, forbidden: None, form })
}

/// The entry and the name under which this visitor taps: a judge who plays here is a player here.
async fn find_tapping_actor(
    app: &App,
    here: &EventVisit,
    table: TableUse,
    form: &Form,
) -> Result<(Option<crate::domain::ids::PlayerId>, Actor)> {
    let mut tx = app.database.read().await?;
    let battle = storage::battles::by_table(&mut tx, here.event.id, table).await?;
    let me = here.me.as_deref().map(|me| me.id);
    let plays = battle.zip(me).is_some_and(|(battle, me)| battle.side_of(me).is_some());
    Ok((me, if plays { here.player_actor(form) } else { here.actor(form) }))
}

/// The reason of a judge who lets stand what the rules forbid; asked for with its own button.
fn judges_reason(form: &mut Form) -> Result<Option<String>, FormRefusal> {
    match (form.is("what", "let-stand"), form.text("reason", 500)) {
        (true, None) => Err(FormRefusal::NoReasonToStand),
        (true, reason) => Ok(reason),
        (false, _) => Ok(None),
    }
}

fn here_address(at: &SheetPath) -> String {
    format!("rounds/{}/tables/{}/sheet", at.1, at.2)
}

pub(super) fn read_table_address(at: &SheetPath) -> Result<TableUse> {
    let round = at.1.parse().map_err(|_| Error::NotFound)?;
    let table = at.2.parse().map_err(|_| Error::NotFound)?;
    Ok(TableUse { round, table })
}
