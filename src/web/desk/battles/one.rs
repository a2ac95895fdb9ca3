//! One battle as staff see it: every report, both sides of a dispute, and the judges' ruling.

use super::{
    correction::{self, CLEARS, ResultCorrection},
    list::load_battles_beside,
};
use crate::{
    actions::{
        Actor,
        battles::{self, Ruling, impartial, table_limits},
        rosters,
        rounds::{self, DrawAgain},
    },
    domain::{
        battle::{Battle, BattleReport, Sender, Side, State},
        event::{missions::MissionPlace, namesakes::Namesakes, player::Player, slow_play::SlowPlayWatch},
        history::{BattleResult, Outcome, ResultKind, RuledOutcome},
        round::{Round, RoundState},
        scoring,
    },
    storage::{audit::AuditRow, battles::TableUse},
    text::{
        audit::describe_recorded_act,
        battle::{explain_battle_result, tell_named_result},
        ranking::tell_worth,
        systems::{tell_declared, tell_marks},
    },
    web::{
        desk::{
            hall,
            list_beside::{Among, ListBeside},
            rounds::redraw::{DrawnBefore, as_it_was_drawn, drawn_before, find_next_draft},
            table_word::TableWord,
        },
        forms::{
            result_fields,
            short_sheet::{self, LET_STAND, NumberLimits, ResultFormBy},
        },
        page::{
            figures::{self, Figures},
            guard::{Judge, Scorekeeper},
            results::keep_results_unbroken,
        },
        prelude::*,
    },
};
use chrono::TimeDelta;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/battles/one.html")]
struct RulingPage<'a> {
    visit: &'a EventVisit,
    battle: Battle,
    a: Player,
    b: Player,
    /// How many notes about the conduct of the two stand.
    noted: [usize; 2],
    /// What the two declared in their rosters, where the game has that.
    declared: [Option<Message>; 2],
    /// The watch for slow play that goes on.
    watch: Option<SlowPlayWatch>,
    reports: Vec<BattleReport>,
    /// For judges.
    log: Vec<AuditRow>,
    later_rounds: u32,
    /// Nobody rules on their own battle (`J2`).
    is_own: bool,
    /// Who of the two gave the reader's own email address when they signed up.
    shares_address: Option<String>,
    /// The others on the staff, who may rule where the reader may not.
    other_staff: Vec<String>,
    /// The next round, a draft, reads other results than those that stand.
    drawn_before: Option<DrawnBefore>,
    /// What the correction changes that was typed and is not saved yet.
    correction: Option<ResultCorrection>,
    /// What comes of the numbers that were typed and are not saved yet.
    comes_to: Option<Message>,
    form: Form,
    beside: ListBeside,
}

/// One of the two.
struct BattleSide<'a> {
    player: &'a Player,
    /// How many notes about the conduct stand.
    noted: usize,
    declared: Option<&'a Message>,
}

impl RulingPage<'_> {
    /// For judges: what the table has called for, and nobody has answered.
    fn open_call(&self) -> Option<Message> {
        let calls = self.visit.is_judge().then(|| self.visit.event.open_calls())?;
        let call = calls.into_iter().find(|call| call.battle_id == self.battle.id)?;
        let coming = say!("desk-home-judge-is-coming", judge = call.taken_by);
        let a = self.visit.link_to(&format!("desk/calls#call-{}", call.id));
        Some(say!("desk-battles-open-call", kind = told(&call.kind), coming, a))
    }

    /// What stands against what, in a dispute: the newest report, and the one that it differs from.
    fn claims<'a>(&'a self) -> Vec<ReportClaim<'a>> {
        let reports = self.battle.claims(&self.reports);
        let settings = &self.visit.event.settings;
        let (game, scale) = (settings.game(), settings.scale());
        let names = [&self.a, &self.b].map(|player| self.name_of(player));
        let names = [names[0].as_str(), names[1].as_str()];
        let figures = |report: &BattleReport| Figures::of_both(&report.result, names, game);
        let claim = |report: &'a BattleReport| {
            let others = reports.iter().filter(|other| other.number != report.number);
            let others: Vec<[Figures; 2]> = others.map(|other| figures(other)).collect();
            let told = figures(report).into_iter().enumerate().map(|(side, one)| ClaimedFigures {
                other_points: others.iter().any(|other| other[side].points != one.points),
                other_more: others.iter().any(|other| other[side].more != one.more),
                figures: one,
            });
            let kinds = reports.iter().map(|other| other.result.kind);
            let differs = kinds.into_iter().any(|kind| kind != report.result.kind);
            let is_told = differs || report.result.kind != ResultKind::Played;
            ReportClaim {
                who: self.who(report),
                told: told.collect(),
                winner: figures::tell_winner(&report.result, names.map(Some), game, scale),
                kind: is_told.then(|| (self.how_it_ended(report.result.kind), differs)),
                report,
            }
        };
        reports.iter().map(|report| claim(report)).collect()
    }

    fn how_it_ended(&self, kind: ResultKind) -> Message {
        match kind {
            ResultKind::Played => say!("battle-ended-played"),
            ResultKind::ConcededByA => say!("battle-ended-left", who = self.name_of(&self.a)),
            ResultKind::ConcededByB => say!("battle-ended-left", who = self.name_of(&self.b)),
            ResultKind::NoShowA => say!("battle-ended-absent", who = self.name_of(&self.a)),
            ResultKind::NoShowB => say!("battle-ended-absent", who = self.name_of(&self.b)),
            ResultKind::Adjudicated => say!("desk-battles-rest-agreed"),
            ResultKind::Bye => told(&kind),
        }
    }

    /// Something stands or is claimed, and nobody has begun to type: what is there comes first.
    fn is_form_folded(&self) -> bool {
        let is_looked_at = self.correction.is_some() || self.comes_to.is_some();
        let is_begun = !self.form.is_fine() || is_looked_at || !self.form.value("reason").is_empty();
        self.battle.state != State::Open && !is_begun
    }

    /// The name, and where both have the same, what tells the two apart.
    fn name_of(&self, player: &Player) -> String {
        Namesakes::from_player_list([&self.a, &self.b]).told(player)
    }

    fn players(&self) -> [BattleSide<'_>; 2] {
        let of = |player, side: usize| BattleSide {
            player,
            noted: self.noted[side],
            declared: self.declared[side].as_ref(),
        };
        [of(&self.a, 0), of(&self.b, 1)]
    }

    /// It is played just now, and somebody else's.
    fn may_be_watched(&self) -> bool {
        let newest = self.visit.event.frame.public_rounds().next_back();
        let is_on = newest
            .is_some_and(|round| round.id == self.battle.round_id && round.state == RoundState::Published);
        is_on && !self.battle.state.is_settled() && !self.is_own && self.visit.is_judge()
    }

    /// What the table has beside the clock of the round, while that is on and somebody may give it more.
    fn own_minutes(&self) -> Option<i64> {
        let frame = &self.visit.event.frame;
        let is_played = self.battle.round_state == RoundState::Published && !self.battle.state.is_settled();
        frame.clock(self.battle.round_id).filter(|_| is_played && !self.is_own)?;
        Some(frame.given(self.battle.round_id, self.battle.table_number?))
    }

    /// The first part of the round should have begun (`handbook C1`): whoever is not at the table by now is not there for
    /// the battle.
    fn should_be_played(&self) -> bool {
        let (settings, clock) =
            (&self.visit.event.settings, self.visit.event.frame.clock(self.battle.round_id));
        let begins = settings.game().first_part_begins(settings.round_minutes);
        clock.zip(begins).is_some_and(|(clock, left)| {
            let before = i64::from(settings.round_minutes) - i64::from(left);
            clock.ran(self.visit.now) >= TimeDelta::minutes(before)
        })
    }

    /// Of whom a judge may say by now that they did not come, with the word of the form: the battle should be played, and
    /// nothing is reported.
    fn who_may_be_absent(&self) -> Vec<(&'static str, String)> {
        let is_time = self.should_be_played();
        let is_open = self.battle.state == State::Open && self.battle.round_state == RoundState::Published;
        if !is_time || !is_open || self.is_own || !self.visit.is_judge() {
            return Vec::new();
        }
        [("no_show_a", &self.a), ("no_show_b", &self.b)].map(|(word, who)| (word, self.name_of(who))).into()
    }

    /// What becomes of the battle where one of the two did not come and no numbers are typed: for the one that is chosen,
    /// else for both.
    fn what_follows(&self) -> Vec<Message> {
        let settings = &self.visit.event.settings;
        let (game, scale) = (settings.game(), settings.scale());
        let names = [&self.a, &self.b].map(|player| self.name_of(player));
        let follows = |(word, absent): (&str, Side)| {
            let is_chosen = !self.form.value("kind").starts_with("no_show") || self.form.is("kind", word);
            let result = scoring::no_show(absent, game);
            let [for_a, for_b] = scoring::worth_of_result(&result, scale);
            let (own, theirs, (gets, lost), score) = match absent {
                Side::A => (&names[0], &names[1], (for_b, for_a), result.b),
                Side::B => (&names[1], &names[0], (for_a, for_b), result.a),
            };
            let earned = tell_worth(settings, gets, (score.victory_points, score.battle_tactics));
            let lost = game.result.label(lost.outcome).to_lowercase();
            is_chosen.then(|| say!("desk-battles-if-absent", absent = own, other = theirs, earned, lost))
        };
        [("no_show_a", Side::A), ("no_show_b", Side::B)].into_iter().filter_map(follows).collect()
    }

    fn who(&self, report: &BattleReport) -> String {
        match report.sender {
            Sender::Player(Side::A) => self.name_of(&self.a),
            Sender::Player(Side::B) => self.name_of(&self.b),
            Sender::Staff => report.who.clone(),
        }
    }

    /// The fields of a ruling, each player's under their name.
    fn whose(&self) -> [result_fields::Whose; 2] {
        let round = self.visit.event.frame.rounds.iter().find(|round| round.id == self.battle.round_id);
        let marks = round.map(|round| {
            let seed = round.seed.cast_unsigned();
            let at = MissionPlace { seed, round: round.number, table: self.battle.table_number };
            tell_marks(&self.visit.event.settings, round.battleplan.as_deref(), at)
        });
        let game = self.visit.event.settings.game();
        result_fields::fields_of(self.names().map(Wording::from), &marks.unwrap_or_default(), game)
    }

    /// The same word for its state as on every page of the desk.
    fn word(&self) -> TableWord {
        let word = TableWord::from_battle_state(self.battle.state);
        let round = self.visit.event.frame.rounds.iter().find(|round| round.id == self.battle.round_id);
        let has_begun = round.is_some_and(|round| self.visit.event.has_begun(round));
        if has_begun { word } else { word.before_the_start() }
    }

    /// The shape beside it.
    fn icon(&self) -> &'static str {
        hall::icon_of_table_word(self.word())
    }

    fn is_disputed(&self) -> bool {
        self.battle.state == State::Disputed
    }

    fn is_draft(&self) -> bool {
        self.battle.round_state == RoundState::Draft
    }

    /// The numbers that were typed cannot be, or were let stand before this look.
    fn cannot_be(&self) -> bool {
        let refused = ["a_points", "b_points"].iter().any(|field| self.form.problem_of(field).is_some());
        refused || self.form.is_ticked(LET_STAND)
    }

    /// A result with whom it makes the winner, before it is saved.
    fn tell_outcome(&self, result: &BattleResult) -> Message {
        let (game, scale) = (self.visit.event.settings.game(), self.visit.event.settings.scale());
        let winner = figures::tell_winner(result, self.names().map(Some), game, scale);
        say!("desk-battles-comes-to", result = tell_named_result(result, self.names()), winner)
    }

    fn stands(&self) -> Option<Message> {
        self.battle.result().map(|result| tell_named_result(&result, self.names()))
    }

    /// How far its sheet is, while it is played, as the list beside it has it.
    fn on_sheet(&self) -> Option<&Wording> {
        let open = self.beside.rows.iter().find(|row| row.is_open);
        open.map(|row| &row.more).filter(|more| self.battle.state == State::Open && !more.is_empty())
    }

    /// Of both, the first seat first.
    fn names(&self) -> [&str; 2] {
        [self.a.name.as_str(), self.b.name.as_str()]
    }

    fn how(&self) -> Option<Message> {
        explain_battle_result(&self.battle.counted()?, self.visit.event.settings.scale())
    }

    fn what(&self, entry: &AuditRow) -> String {
        let what = describe_recorded_act(&entry.recorded(), self.visit.event.log_context()).what;
        keep_results_unbroken(&what.say_by(&self.visit.speaker))
    }

    fn said(&self, report: &BattleReport) -> String {
        let result = tell_named_result(&report.result, self.names());
        keep_results_unbroken(&self.visit.speaker.say(&result))
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        let [a, b] = self.names();
        vec![
            ("played", say!("battle-ended-played")),
            ("conceded_by_a", say!("battle-ended-left", who = a)),
            ("conceded_by_b", say!("battle-ended-left", who = b)),
            ("no_show_a", say!("battle-ended-absent", who = a)),
            ("no_show_b", say!("battle-ended-absent", who = b)),
            ("adjudicated", say!("desk-battles-rest-agreed")),
        ]
    }

    /// Those that this game knows, as a judge chooses among them.
    fn outcomes(&self) -> Vec<(String, Wording)> {
        let chart = &self.visit.event.settings.game().result;
        let said = |outcome: Outcome| {
            let who = if outcome.is_win() { &self.a.name } else { &self.b.name };
            if outcome == Outcome::Draw {
                return chart.won(outcome).into();
            }
            let (called, points) = (chart.won(outcome), None::<&str>);
            say!("battle-won-by", called, who, points).into()
        };
        let choice = |outcome: Outcome| (word_of_outcome(outcome), said(outcome));
        let by_numbers = (String::new(), say!("desk-battles-as-the-numbers-say").into());
        [by_numbers].into_iter().chain(chart.outcomes().into_iter().map(choice)).collect()
    }
}

/// One of two reports that differ.
struct ReportClaim<'a> {
    report: &'a BattleReport,
    who: String,
    /// What it says of each of the two.
    told: Vec<ClaimedFigures>,
    winner: Message,
    /// How it ended, and whether the other report says otherwise; none where both say that it was played to the end.
    kind: Option<(Message, bool)>,
}

/// What a report says of one player, and where the other report says something else.
struct ClaimedFigures {
    figures: Figures,
    other_points: bool,
    other_more: bool,
}

/// The report whose numbers a ruling begins with.
#[derive(Deserialize)]
pub struct RulingQuery {
    take: Option<i64>,
    /// The word of the form for who did not come.
    absent: Option<String>,
    #[serde(flatten)]
    among: Among,
}

pub async fn show_desk_battle_page(
    app: Data<App>,
    here: Scorekeeper,
    path: Path<TableUse>,
    asked: Query<RulingQuery>,
) -> Result<HttpResponse> {
    let table = path.into_inner();
    let mut shown = battle_page(&app, &here, table, &asked.among, None).await?;
    if let Some(report) = shown.reports.iter().find(|report| Some(report.number) == asked.take) {
        let reason = say!("desk-battles-as-reported", who = shown.who(report));
        let mut form = Form::from_own_values([("reason", here.speaker.say(&reason))]);
        short_sheet::fill_form_from_result(&mut form, &report.result, here.event.settings.game());
        shown.form = form;
    } else if let Some(absent) = &asked.absent {
        let who = shown.who_may_be_absent().into_iter().find(|(word, _)| word == absent);
        if let Some((word, name)) = who {
            let reason = here.speaker.say(&say!("battle-ended-absent", who = name));
            shown.form = Form::from_own_values([("kind", word.to_owned()), ("reason", reason)]);
        }
    }
    answer_with_page(&here.visit, &shown)
}

pub async fn rule_on_battle(
    app: Data<App>,
    here: Judge,
    path: Path<TableUse>,
    mut form: Form,
) -> Result<HttpResponse> {
    let table = path.into_inner();
    let battleplan = table_limits::battleplan_for_limits(&app, &here.event, table).await?;
    let limits = NumberLimits { game: here.event.settings.game(), battleplan };
    let Some((result, reason)) = read_ruling(&mut form, limits) else {
        let shown = battle_page(&app, &here, table, &Among::default(), Some(form)).await?;
        return form_again(&here.visit, &shown);
    };
    let seen = form.value("version").parse().unwrap_or_default();
    let preview = correction::preview_result_correction(&app, &here, table, seen, result.as_ref()).await?;
    let looked_at = preview.as_ref().map(|preview| preview.looked_at.as_str());
    if form.is("what", "look") || looked_at.is_some_and(|at| !is_meant(&form) || !form.is("looked_at", at)) {
        form.set("looked_at", looked_at.unwrap_or_default());
        let shown = battle_page(&app, &here, table, &Among::default(), Some(form)).await?;
        let comes_to = result.filter(|_| preview.is_none()).map(|result| shown.tell_outcome(&result));
        return answer_with_page(&here.visit, &RulingPage { correction: preview, comes_to, ..shown });
    }
    let ruling = Ruling { seen, result, reason };
    let done_as = battles::rule_on_result(&app, &here.actor(&form), (here.event.id, table), ruling).await;
    if done_as.is_ok()
        && is_drawn_again(&form)
        && let Some(draft) = find_next_draft(&here)
    {
        return draw_again(&app, &here, &form, draft).await;
    }
    AtBattle { app: &app, here: &here, table }
        .answer(form, done_as, say!("desk-battles-ruling-stands", table = table.table))
        .await
}

/// What was looked at is saved by a button that says so, and by no other.
fn is_meant(form: &Form) -> bool {
    form.value("what").ends_with("save") || !form.value("then").is_empty()
}

/// Whether the next round is drawn again in the same step.
fn is_drawn_again(form: &Form) -> bool {
    form.value("then").ends_with("redraw")
}

/// Draws the next round again, once the correction is saved: its own page says what became of it.
async fn draw_again(app: &App, here: &Judge, form: &Form, draft: &Round) -> Result<HttpResponse> {
    let seen = form.value("draft_version").parse().unwrap_or_default();
    let options = as_it_was_drawn(app, here, draft).await?;
    let by = Actor { once: None, ..here.actor(form) };
    let why = here.speaker.say(&say!("desk-rounds-results-changed"));
    let drawn =
        rounds::redraw_round_draft(app, &by, &here.event, DrawAgain { options, seen, reason: &why }).await;
    let next = Next::lead_to_page(here, here.to(&format!("desk/rounds/{}", draft.number)));
    next.after_or_why(drawn, |()| say!("desk-battles-corrected-and-drawn", round = draft.number))
}

/// The result that stands from now on, none where it is taken back, and why; nothing where something is wrong.
fn read_ruling(form: &mut Form, limits: NumberLimits<'_>) -> Option<(Option<BattleResult>, String)> {
    let clear =
        form.is("what", "clear") || ["what", "then"].iter().any(|name| form.value(name).starts_with(CLEARS));
    let result = if clear { None } else { short_sheet::read_typed_result(form, ResultFormBy::Staff, limits) };
    // A look needs no reason yet.
    let reason = if form.is("what", "look") {
        form.text("reason", 300).or(Some(String::new()))
    } else {
        form.required("reason", 300, say!("desk-battles-say-why"))
    };
    let outcome = if clear { None } else { form.read("outcome", parse_outcome).flatten() };
    let reason = reason.filter(|_| form.is_fine())?;
    let result = result.map(|mut result| {
        result.ruled = outcome.map(|outcome| RuledOutcome { outcome, reason: reason.clone() });
        result
    });
    Some((result, reason))
}

pub async fn accept_report(
    app: Data<App>,
    here: Scorekeeper,
    path: Path<TableUse>,
    form: Form,
) -> Result<HttpResponse> {
    let table = path.into_inner();
    let accepted = battles::accept_reported_result(&app, &here.actor(&form), (here.event.id, table)).await;
    AtBattle { app: &app, here: &here, table }
        .answer(form, accepted, say!("desk-battles-report-accepted", table = table.table))
        .await
}

/// As the form sends it.
fn word_of_outcome(outcome: Outcome) -> String {
    serde_json::to_value(outcome).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

fn parse_outcome(text: &str) -> Result<Option<Outcome>, Message> {
    if text.is_empty() {
        return Ok(None);
    }
    serde_json::from_value(serde_json::Value::String(text.to_owned()))
        .map(Some)
        .map_err(|_| say!("forms-choose-one"))
}

/// A battle at the desk, where a ruling was asked for.
struct AtBattle<'a> {
    app: &'a App,
    here: &'a EventVisit,
    table: TableUse,
}

impl AtBattle<'_> {
    async fn answer(&self, form: Form, result: Result<State>, note: Message) -> Result<HttpResponse> {
        let &Self { app, here, table } = self;
        let newest = here.event.frame.rounds.last().filter(|_| form.is("then", "round"));
        let there = match newest {
            Some(round) => here.to(&format!("desk/rounds/{}", round.number)),
            None => here.to(&format!("desk/battles/{}/{}", table.round, table.table)),
        };
        let again = async |form| battle_page(app, here, table, &Among::default(), Some(form)).await;
        SentForm { visit: &here.visit, form, result }
            .answer(Next::lead_to_page(here, there).saying(note), again)
            .await
    }
}

async fn battle_page<'a>(
    app: &App,
    here: &'a EventVisit,
    table: TableUse,
    among: &Among,
    form: Option<Form>,
) -> Result<RulingPage<'a>> {
    let mut tx = app.database.read().await?;
    let battle = storage::battles::by_table(&mut tx, here.event.id, table).await?.ok_or(Error::NotFound)?;
    let b = battle.b.ok_or(Error::NotFound)?;
    let a = storage::players::find_player(&mut tx, battle.a).await?.ok_or(Error::NotFound)?;
    let b = storage::players::find_player(&mut tx, b).await?.ok_or(Error::NotFound)?;
    let reports = storage::reports::list_battle_reports(&mut tx, battle.id).await?;
    let drawn = storage::events::newest_round(&mut tx, here.event.id).await?;
    let subject = battles::battle_subject(&battle);
    let log = if here.is_judge() {
        storage::audit::list_audit_of_subject(&mut tx, here.event.id, subject).await?
    } else {
        Vec::new()
    };
    let form = form.unwrap_or_else(|| {
        let mut form = Form::default();
        if let Some(result) = battle.counted() {
            short_sheet::fill_form_from_result(&mut form, &result, here.event.settings.game());
        }
        form
    });
    let own = impartial::own_entries(&mut tx, here.event.id, &here.actor(&form)).await?;
    let is_own = impartial::sits_at(&own, &battle);
    let me = here.account.as_ref();
    let same =
        me.filter(|_| !is_own && here.is_judge()).and_then(|me| impartial::shares_address(me, [&a, &b]));
    let shares_address = same.map(|player| player.name.to_string());
    let staff = storage::staff::list_staff(&mut tx, here.event.id).await?;
    let others = staff.into_iter().filter(|member| me.is_none_or(|me| me.id != member.account_id));
    let other_staff = others.map(|member| member.name).collect();
    let later_rounds = drawn.0.saturating_sub(table.round.0);
    let watches = storage::slow_play::of_battle(&mut tx, battle.id).await?;
    let watch = watches.into_iter().find(SlowPlayWatch::is_open);
    let standing = storage::conduct::list_standing_conduct(&mut tx, here.event.id).await?;
    let noted = [&a, &b].map(|player| standing.iter().filter(|note| note.player_id == player.id).count());
    let declared = load_declared(&mut tx, here, [&a, &b]).await?;
    let beside = load_battles_beside(&mut tx, here, among, table).await?;
    drop(tx);
    let drawn_before = if later_rounds > 0 { drawn_before(app, here).await? } else { None };
    let drawn_before = drawn_before.filter(|drawn| drawn.is_of([a.id, b.id]));
    Ok(RulingPage {
        visit: here,
        drawn_before,
        battle,
        a,
        b,
        noted,
        declared,
        watch,
        reports,
        log,
        later_rounds,
        is_own,
        shares_address,
        other_staff,
        correction: None,
        comes_to: None,
        form,
        beside,
    })
}

/// What the two declared in their newest rosters; nothing of a game without that, nor for scorekeepers and for whoever
/// meets one of them next.
async fn load_declared(
    tx: &mut storage::Tx,
    here: &EventVisit,
    [a, b]: [&Player; 2],
) -> Result<[Option<Message>; 2]> {
    let next = here.meets_next();
    let declaration = here.event.settings.game().declaration.as_ref();
    let may_be_told = here.is_judge() && !next.contains(&a.id) && !next.contains(&b.id);
    let Some(declaration) = declaration.filter(|_| may_be_told) else { return Ok([None, None]) };
    let [a, b] = [rosters::newest_of(tx, a).await?, rosters::newest_of(tx, b).await?]
        .map(|newest| newest.map(|newest| newest.roster()));
    let both = [(a.as_ref(), b.as_ref()), (b.as_ref(), a.as_ref())];
    let missing = || say!("missions-not-declared", word = declaration.word);
    Ok(both.map(|(own, other)| {
        let told = own.and_then(|own| tell_declared(declaration, own, other));
        Some(told.unwrap_or_else(missing))
    }))
}
