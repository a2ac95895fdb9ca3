//! The log as it is told: what was done, to what, and where its chain does not hold. Almost all of it is said from what
//! is stored; what stands here says values that are not yet told by themselves.

use super::{
    IntoTextFact, Message, TextFact, Wording,
    battle::{tell_named_result, tell_result},
    catalogues::tell_profile_change,
    findings::tell_finding,
    ranking::ranking_rules_of_no_game,
    rules::title_of,
    say,
    settings::{SettingLine, find_setting_line, say_none, say_stored_text},
    told,
    values::tell_basis,
};
use crate::domain::{
    composition::RuleId,
    event::{
        audit::{
            Act, AuditSubject, AwardAct, BattleAct, EventAct, PartChange, PartTime, PlayerAct, Recorded,
            ResultBreak, RosterAct, RoundAct, ScreenAct, Seated, SettingChange, SheetAct, SheetFieldChange,
            SheetValue, StandingsAct, VenueAct,
        },
        clock::{clock_text, print_call_outs},
        pack::Settings,
        player::Player,
    },
    games::{self, Allowance},
    history::BattleResult,
    ids::PlayerId,
    scoring::{PlayerNames, SheetField, Side, TurnPlace},
    teams::EntrantKind,
};
use chrono::TimeDelta;
use std::slice;

/// An entry as a person reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldEntry {
    pub what: Wording,
    pub on: Wording,
    pub why: Option<Wording>,
}

/// What an entry is told by: what the event has, and the people who are in it by now.
#[derive(Clone, Copy)]
pub struct LogContext<'a> {
    pub settings: &'a Settings,
    pub players: &'a [Player],
}

impl<'a> LogContext<'a> {
    fn name_of(&self, player: PlayerId) -> Option<&'a str> {
        self.players.iter().find(|one| one.id == player).map(|one| one.name.as_str())
    }

    /// A result, whose two are named where the entry says who sat there.
    fn tell_result(&self, result: &BattleResult, seats: Option<Seated>) -> Message {
        match seats.map(|seats| seats.map(|seat| self.name_of(seat))) {
            Some([Some(a), Some(b)]) => tell_named_result(result, [a, b]),
            _ => tell_result(result),
        }
    }
}

/// The entry as it is told. What another version of Muster wrote, and this one cannot read, stands as it is stored.
pub fn describe_recorded_act(recorded: &Recorded, context: LogContext<'_>) -> ToldEntry {
    let act = recorded.act();
    let stored = |text: &String| Wording::Words(text.clone());
    ToldEntry {
        what: act.as_ref().map_or_else(|| stored(&recorded.act), |act| tell_act(act, context).into()),
        on: recorded.subject().map_or_else(|| stored(&recorded.subject), |on| tell_subject(on).into()),
        why: recorded.why.as_ref().map(stored).or_else(|| Some(reason_in_act(act.as_ref()?)?.into())),
    }
}

/// The same for somebody who may not know what stands on the roster that it is about.
pub fn told_without_the_list(recorded: &Recorded, context: LogContext<'_>) -> ToldEntry {
    let told = describe_recorded_act(recorded, context);
    match recorded.act() {
        Some(Act::Roster(act)) if act.tells_of_a_list() => {
            ToldEntry { what: say!("audit-looked-through-roster").into(), why: None, ..told }
        }
        Some(Act::Roster(_)) => ToldEntry { why: None, ..told },
        _ => told,
    }
}

/// The same for somebody who is no organiser: not who has paid, nor who asked whom for a battle.
pub fn told_to_judges(recorded: &Recorded, context: LogContext<'_>) -> ToldEntry {
    let told = describe_recorded_act(recorded, context);
    let what = match recorded.act() {
        Some(act) if act.tells_of_money() => say!("audit-noted-payments"),
        Some(act) if act.tells_of_grudges() => say!("audit-dealt-with-grudge"),
        _ => return told,
    };
    ToldEntry { what: what.into(), ..told }
}

/// The reason that lies in what was done.
fn reason_in_act(act: &Act) -> Option<Message> {
    let is_late = matches!(act, Act::Round(RoundAct::LateSeated { .. } | RoundAct::LateTeamSeated { .. }));
    is_late.then(|| say!("audit-came-after-the-draw"))
}

fn tell_subject(subject: AuditSubject) -> Message {
    match subject {
        AuditSubject::Event => say!("audit-subject-event"),
        AuditSubject::Staff => say!("audit-subject-staff"),
        AuditSubject::Players => say!("audit-subject-players"),
        AuditSubject::Player(number) => say!("audit-subject-player", number),
        AuditSubject::Teams => say!("audit-subject-teams"),
        AuditSubject::Team(number) => say!("audit-subject-team", number),
        AuditSubject::Rosters => say!("audit-subject-rosters"),
        AuditSubject::Pairs => say!("audit-subject-pairs"),
        AuditSubject::Tables => say!("audit-subject-tables"),
        AuditSubject::Round(round) => say!("audit-subject-round", round),
        AuditSubject::Table { round, table } => say!("audit-subject-table", round, table),
        AuditSubject::Match { round, place } => say!("audit-subject-match", round, place),
        AuditSubject::Bye { round } => say!("audit-subject-bye", round),
        AuditSubject::Standings => say!("audit-subject-standings"),
        AuditSubject::Awards => say!("audit-subject-awards"),
        AuditSubject::Screen => say!("audit-subject-screen"),
        AuditSubject::Ceremony => say!("audit-subject-ceremony"),
        AuditSubject::News => say!("audit-subject-news"),
    }
}

/// What was done, without its subject: who did it stands beside it. `added Ann Archer`
pub fn tell_act(act: &Act, context: LogContext<'_>) -> Message {
    match act {
        Act::Event(act) => tell_event_act(act, context.settings),
        Act::Player(PlayerAct::SoftScored { name, points, in_time }) => {
            say!("player-act-soft-scored", name, points = points + in_time.unwrap_or_default())
        }
        Act::Roster(act) => tell_roster_act(act),
        Act::Battle(act) => tell_battle_act(act, context),
        Act::Sheet(SheetAct::LetStand { change, against }) => {
            say!("sheet-act-let-stand", change = tell_sheet_field_change(change), against)
        }
        Act::Standings(StandingsAct::RankingChanged { before, after }) => {
            let [before, after] = [before, after].map(ranking_rules_of_no_game);
            say!("standings-act-ranking-changed", before, after)
        }
        Act::Standings(StandingsAct::RolledOff { seed, rolls, .. }) => {
            say!("standings-act-rolled-off", seed = seed.to_string(), rolls)
        }
        // A range a line, as it was typed.
        Act::Venue(VenueAct::ListSet { list, order }) => {
            say!("venue-act-list-set", list = list.lines().collect::<Vec<_>>(), order)
        }
        Act::Award(AwardAct::Added { title, basis }) => {
            say!("award-act-added", title, basis = tell_basis(basis))
        }
        Act::Screen(ScreenAct::ClockTurned { hand, left }) => {
            say!("screen-act-clock-turned", hand, left = clock_text(TimeDelta::milliseconds(*left)))
        }
        Act::Screen(ScreenAct::CallOutsSet { calls }) => {
            let calls: Vec<_> = calls.iter().map(|call| print_call_outs(slice::from_ref(call))).collect();
            say!("screen-act-call-outs-set", calls)
        }
        act => told(act),
    }
}

fn tell_event_act(act: &EventAct, settings: &Settings) -> Message {
    match act {
        EventAct::Created { name, .. } => say!("event-act-created", name),
        EventAct::SettingsSaved { renamed, changed, .. } => {
            let changed: TextFact =
                changed.iter().map(|change| tell_setting_change(change, settings)).collect();
            say!("event-act-settings-saved", renamed, changed)
        }
        EventAct::TimetableSet { changed } => {
            let changed: TextFact = changed.iter().map(tell_part_change).collect();
            say!("event-act-timetable-set", changed)
        }
        act => told(act),
    }
}

/// `places (32 → 50)`: what a setting was and is, as the event with these settings says it.
fn tell_setting_change(change: &SettingChange, settings: &Settings) -> Message {
    let name = TextFact::from(name_of_setting(&change.setting));
    if change.is_secret {
        return say!("setting-changed-secret", name);
    }
    let line = find_setting_line(&change.setting);
    let value = |stored: &Option<String>| match stored.as_deref() {
        Some(stored) => {
            line.map_or_else(|| say_stored_text(stored, settings), |line| line.say_stored(stored, settings))
        }
        // Who is entered was once left out where everybody plays for themselves.
        None if change.setting == "entrants" => Some(told(&EntrantKind::Players).into()),
        None => Some(say_none().into()),
    };
    match (value(&change.before), value(&change.after)) {
        (Some(before), Some(after)) if before != after => {
            say!("setting-changed", name, before = TextFact::from(before), after = TextFact::from(after))
        }
        // Only what is shortened here is the same, or it was kept in part in entries of before.
        _ => say!("setting-changed-somehow", name),
    }
}

/// What a setting is called, by the name of its field.
fn name_of_setting(field: &str) -> Wording {
    find_setting_line(field)
        .map_or_else(|| Wording::Words(field.replace(['_', '.'], " ")), SettingLine::log_name)
}

/// `Round 2 from 13:15 to 13:35`
fn tell_part_change(PartChange { what, before, after }: &PartChange) -> Message {
    match (before, after) {
        (Some(before), Some(after)) if (before.day, before.at) == (after.day, after.at) => {
            say!("audit-part-lasts", what, before = before.minutes, after = after.minutes)
        }
        (Some(before), Some(after)) => {
            say!("audit-part-moved", what, before = tell_time(before), after = tell_time(after))
        }
        (None, Some(after)) => say!("audit-part-added", what, after = tell_time(after)),
        (Some(before), None) => say!("audit-part-taken-out", what, before = tell_time(before)),
        (None, None) => say!("audit-part", what),
    }
}

fn tell_time(time: &PartTime) -> Message {
    say!("audit-part-time", day = time.day, at = time.at.format("%H:%M").to_string())
}

fn tell_roster_act(act: &RosterAct) -> Message {
    match act {
        RosterAct::FindingLetPass { name, rule, finding } => {
            let finding = tell_finding(finding).message;
            say!("roster-act-finding-let-pass", name, rule, finding)
        }
        RosterAct::FindingCountedAgain { name, rule, finding } => {
            let finding = tell_finding(finding).message;
            say!("roster-act-finding-counted-again", name, rule, finding)
        }
        RosterAct::ProfileCorrected { unit, changed } => {
            say!("roster-act-profile-corrected", unit, changed = tell_profile_change(changed))
        }
        RosterAct::Allowed { allowed, wording, season } => {
            let allowed: TextFact =
                Allowance::ALL.iter().filter(|one| allowed.contains(one)).map(told).collect();
            say!("roster-act-allowed", allowed, wording, season)
        }
        RosterAct::KindLeftOut { kind, system } => {
            say!("roster-act-kind-left-out", kind = kind_called(kind, system))
        }
        RosterAct::KindCounts { kind, system } => {
            say!("roster-act-kind-counts", kind = kind_called(kind, system))
        }
        RosterAct::RuleLowered { rule, system, severity } => {
            say!("roster-act-rule-lowered", rule = tell_rule(*rule, system), severity)
        }
        RosterAct::RuleRaised { rule, system } => {
            say!("roster-act-rule-raised", rule = tell_rule(*rule, system))
        }
        act => told(act),
    }
}

/// `Battlescrolls`; the id where the game is gone.
fn kind_called(kind: &str, system: &str) -> String {
    let kinds = games::find_game(system).map_or(&[][..], |game| game.system.publication_kinds());
    kinds.iter().find(|one| one.id == kind).map_or_else(|| kind.to_owned(), |one| one.name.clone())
}

/// `A17 (Reinforced units)`; the number alone where the game is gone.
fn tell_rule(rule: RuleId, system: &str) -> Message {
    let title = games::find_game(system).map_or(Wording::NONE, |game| title_of(game, rule));
    let title = TextFact::from(title);
    say!("audit-rule", rule, title)
}

fn tell_battle_act(act: &BattleAct, context: LogContext<'_>) -> Message {
    let tell = |result: &BattleResult, seats: &Option<Seated>| context.tell_result(result, *seats);
    let tell_any = |result: &Option<BattleResult>, seats: &Option<Seated>| {
        result.as_ref().map_or(TextFact::None, |it| tell(it, seats).into_text_fact())
    };
    match act {
        BattleAct::Reported { result, from_sheet, seats } => {
            say!("battle-act-reported", result = tell(result, seats), from_sheet)
        }
        BattleAct::Disputed { result, first, from_sheet, seats } => {
            let first = tell_any(first, seats);
            say!("battle-act-disputed", result = tell(result, seats), first, from_sheet)
        }
        BattleAct::Corrected { before, after, from_sheet, seats } => {
            let [before, after] = [before, after].map(|result| tell(result, seats));
            say!("battle-act-corrected", before, after, from_sheet)
        }
        BattleAct::Confirmed { result, from_sheet, seats } => {
            say!("battle-act-confirmed", result = tell(result, seats), from_sheet)
        }
        BattleAct::EnteredFromPaper { result, seats } => {
            say!("battle-act-entered-from-paper", result = tell(result, seats))
        }
        BattleAct::TypedInFromPaper { result, before, seats } => {
            let before = tell_any(before, seats);
            say!("battle-act-typed-in-from-paper", result = tell(result, seats), before)
        }
        BattleAct::Set { result, before: Some(before), seats } if before == result => {
            say!("battle-act-set-as-it-was", result = tell(result, seats))
        }
        BattleAct::Set { result, before, seats } => {
            say!("battle-act-set", result = tell(result, seats), before = tell_any(before, seats))
        }
        BattleAct::TakenBack { before } => say!("battle-act-taken-back", before = tell_any(before, &None)),
        BattleAct::Accepted { result, seats } => {
            say!("battle-act-accepted", result = tell(result, seats))
        }
        act @ BattleAct::AllAccepted { .. } => told(act),
    }
}

/// `battle round 2, Ann: battle tactic: nothing → Take the Flanks`
pub fn tell_sheet_field_change(change: &SheetFieldChange) -> Message {
    let [field, before, after, _] = sheet_field(change, &change.after);
    say!("sheet-field-change", field, before, after)
}

/// The field, what it said before and after, and what `sent` says for it.
pub fn sheet_field(change: &SheetFieldChange, sent: &SheetValue) -> [TextFact; 4] {
    let [a, b] = &change.players;
    let names = PlayerNames { a, b };
    let field = SheetField::parse(&change.field);
    let name = field.as_ref().map_or_else(
        || change.field.as_str().into_text_fact(),
        |field| name_of(field, change, names).into_text_fact(),
    );
    let value = |value: &SheetValue| tell_sheet_value(field.as_ref(), value, names);
    [name, value(&change.before), value(&change.after), value(sent)]
}

fn name_of(field: &SheetField, change: &SheetFieldChange, names: PlayerNames) -> Message {
    match field {
        SheetField::Attacker => say!("audit-field-attacker"),
        SheetField::Priority(round) => say!("audit-field-priority", round),
        SheetField::First(round) => say!("audit-field-first", round),
        SheetField::Tactic(TurnPlace { round, side }) => {
            say!("audit-field-tactic", round, player = names.of(*side))
        }
        SheetField::Completed(TurnPlace { round, side }) => {
            say!("audit-field-completed", round, player = names.of(*side))
        }
        SheetField::Line(TurnPlace { round, side }, id) => {
            let line = change.line.as_ref().unwrap_or(id);
            say!("audit-field-line", round, player = names.of(*side), line)
        }
        SheetField::Card(side, slug) => {
            let card = change.line.as_ref().unwrap_or(slug);
            say!("audit-field-card", player = names.of(*side), card)
        }
        SheetField::Step(TurnPlace { round, side }, slug) => {
            let step = change.line.as_ref().unwrap_or(slug);
            say!("audit-field-step", round, player = names.of(*side), step)
        }
    }
}

fn tell_sheet_value(field: Option<&SheetField>, value: &SheetValue, names: PlayerNames) -> TextFact {
    if let Some(name) = &value.name {
        return name.into_text_fact();
    }
    match (field, value.code.as_str()) {
        (Some(SheetField::Card(..)), "") => say!("audit-field-not-taken").into_text_fact(),
        (Some(SheetField::Card(..)), _) => say!("audit-field-taken").into_text_fact(),
        (Some(SheetField::Completed(_) | SheetField::Step(..)), "") => {
            say!("audit-field-not-completed").into_text_fact()
        }
        (Some(SheetField::Line(..)), "") => 0_u32.into_text_fact(),
        (_, "") => say!("audit-field-empty").into_text_fact(),
        (Some(SheetField::Attacker | SheetField::Priority(_) | SheetField::First(_)), side) => {
            Side::parse(side).map_or(side, |side| names.of(side)).into_text_fact()
        }
        (_, other) => other.into_text_fact(),
    }
}

/// What stands otherwise than the log says.
pub fn tell_result_break(found: &ResultBreak) -> Message {
    match found {
        ResultBreak::Setting { name } => {
            say!("result-break-setting", name = TextFact::from(name_of_setting(name)))
        }
        found => told(found),
    }
}
