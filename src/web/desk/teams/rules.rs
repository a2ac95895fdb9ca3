//! How teams play, as a form: who is entered, the draft, what a match is worth, rules across rosters.

use crate::{
    domain::{
        event::pack::Settings,
        numbers::RoundNumber,
        teams::{GamePoints, MatchRule, PointBand, RosterRule, SumLimits, TeamFormat, TeamSettings},
    },
    text::{
        settings::{SettingTable, StoredWord, teams as table},
        team_pack::name_missions,
    },
    web::{
        desk::setup::saving::SettingsForm,
        forms::{
            controls::FormChoices,
            setting_lines::{fill_setting_lines, read_setting_lines},
            three_way_merge::mark_standing_fields,
        },
        prelude::*,
    },
};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    mem::{discriminant, take},
};

/// What a battle is worth by its result, to the winner and the loser.
const WORTH_FIELDS: [&str; 5] = ["major_winner", "major_loser", "minor_winner", "minor_loser", "draw"];

#[derive(Template)]
#[template(path = "desk/teams/rules.html")]
struct TeamRulesPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    /// A round is out: who is entered, and how drafts go, stays.
    has_begun: bool,
}

impl TeamRulesPage<'_> {
    /// Two people have one battle: nothing is drafted, and no match has games.
    fn are_pairs(&self) -> bool {
        self.visit.event.settings.entrants.are_pairs()
    }

    /// Formats to begin with.
    fn formats() -> FormChoices {
        TeamFormat::ALL
            .map(TeamFormat::as_str)
            .map(|format| (format, say!("desk-setup-teams-format-of", format)))
            .into()
    }

    fn game_points() -> [(&'static str, Message); 4] {
        [
            ("outcome", say!("desk-setup-teams-points-by.outcome")),
            ("difference", say!("desk-setup-teams-points-by.difference")),
            ("of_the_game", say!("desk-setup-teams-points-by.of-the-game")),
            ("wins", say!("desk-setup-teams-points-by.wins")),
        ]
    }

    fn match_result_choices() -> [(&'static str, Message); 4] {
        [
            ("majority", say!("desk-setup-teams-match-by.majority")),
            ("window", say!("desk-setup-teams-match-by.window")),
            ("cut_off", say!("desk-setup-teams-match-by.cut-off")),
            ("sum_only", say!("desk-setup-teams-match-by.sum-only")),
        ]
    }

    fn roster_rule_choices(&self) -> Vec<(&'static str, Message)> {
        let has_alliances = self.visit.event.settings.game().has_alliances();
        let is_asked = |rule: &RosterRule| has_alliances || *rule != RosterRule::AllianceOnce;
        RosterRule::ALL.into_iter().filter(is_asked).map(|rule| (rule.as_str(), told(&rule))).collect()
    }
}

pub async fn show_team_rules_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_team_rules_form(&here.event.settings));
    answer_with_page(&here.visit, &rules_page(&app, &here, form).await?)
}

pub async fn save_team_rules(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    if form.is("do", "begin") {
        let form = fill_form_by_format(&here.event.settings, &form);
        return answer_with_page(&here.visit, &rules_page(&app, &here, form).await?);
    }
    let has_begun = rules_page(&app, &here, Form::default()).await?.has_begun;
    let next = Next::lead_to_page(&here, here.to("desk/teams/rules")).saying(say!("forms-saved"));
    let read = |form: &mut Form, before: &Settings| read_team_rules(form, before, has_begun);
    let now = fill_team_rules_form(&here.event.settings);
    let wanted = SettingsForm { app: &app, here: &here, form, now };
    wanted.save(next, read, async |form| rules_page(&app, &here, form).await).await
}

async fn rules_page<'a>(app: &App, here: &'a Organiser, form: Form) -> Result<TeamRulesPage<'a>> {
    let mut tx = app.database.read().await?;
    let has_begun = storage::events::newest_published_round(&mut tx, here.event.id).await?.0 > 0;
    Ok(TeamRulesPage { visit: &here.0, form, has_begun })
}

fn read_team_rules(form: &mut Form, before: &Settings, has_begun: bool) -> Settings {
    // What is asked of teams alone is not on the page of pairs: it stays.
    let is_of_pairs = before.entrants.are_pairs() && !form.has("method");
    let mut settings = if is_of_pairs {
        read_setting_lines(form, &table::PAGE_OF_PAIRS, before)
    } else {
        read_settings_of_matches(form, before)
    };
    settings.team.rules = RosterRule::ALL.into_iter().filter(|rule| form.is_ticked(rule.as_str())).collect();
    let kept = |all: &Settings| {
        let draft = &all.team.draft;
        (all.entrants, all.team.size, draft.method, draft.at_four, draft.tables)
    };
    if has_begun && kept(before) != kept(&settings) {
        form.refuse("entrants", say!("desk-setup-teams-round-is-out"));
    }
    settings
}

/// All of the page but the rules across rosters.
fn read_settings_of_matches(form: &mut Form, before: &Settings) -> Settings {
    let mut settings = read_setting_lines(form, &table::PAGE, before);
    if settings.entrants.are_pairs() {
        settings.team.size = 2;
        *form = take(form).without_problem_of("size");
    }
    let size = settings.team.size;
    settings.team = TeamSettings {
        game_points: game_points(form),
        cap: read_sum_limits(form),
        table_battleplans: table_battleplans(form, before, size),
        ..settings.team.with_match_rule(read_match_rule(form))
    };
    settings
}

/// A line a round: its number, and the battleplans of the tables of a match, in order.
fn table_battleplans(form: &mut Form, settings: &Settings, size: u8) -> BTreeMap<RoundNumber, Vec<String>> {
    let mut plans = BTreeMap::new();
    for line in form.lines("table_battleplans") {
        let parts = line.split_once(':');
        let read = parts.and_then(|(round, names)| Some((round.trim().parse().ok()?, names)));
        let Some((round, names)) = read else {
            form.refuse("table_battleplans", say!("desk-setup-teams-plans-no-round", line));
            continue;
        };
        let slugs: Vec<String> = names.split(',').map(|name| settings.battleplan_slug(name.trim())).collect();
        if let Some(unknown) = slugs.iter().position(|slug| settings.battleplan(slug).is_none()) {
            let name = names.split(',').nth(unknown).unwrap_or_default().trim();
            form.refuse("table_battleplans", say!("desk-setup-teams-plans-unknown", name));
        } else if slugs.len() != usize::from(size) {
            form.refuse(
                "table_battleplans",
                say!("desk-setup-teams-plans-other-tables", round, named = slugs.len(), size),
            );
        }
        plans.insert(round, slugs);
    }
    plans
}

fn game_points(form: &mut Form) -> GamePoints {
    match form.value("game_points") {
        "difference" => GamePoints::Difference { bands: read_point_bands(form) },
        "of_the_game" => GamePoints::OfTheGame,
        "wins" => GamePoints::Wins,
        _ => {
            let number = |name| form.number(name, 0..=1000u32).unwrap_or_default();
            let [winner, loser, lesser_winner, lesser_loser, draw] = WORTH_FIELDS.map(number);
            GamePoints::Outcome { major: [winner, loser], minor: [lesser_winner, lesser_loser], draw }
        }
    }
}

/// One band a line: the last difference of it, what the winner gets, what the loser gets; `more` for the rest.
fn read_point_bands(form: &mut Form) -> Vec<PointBand> {
    let mut bands = Vec::new();
    for line in form.lines("bands") {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let read = match parts[..] {
            [to, winner, loser] => {
                let to = if to == "more" { Some(None) } else { to.parse().ok().map(Some) };
                to.zip(winner.parse().ok()).zip(loser.parse().ok())
            }
            _ => None,
        };
        match read {
            Some(((to, winner), loser)) => bands.push(PointBand { to, winner, loser }),
            None => form.refuse("bands", say!("desk-setup-teams-bands.wrong", line)),
        }
    }
    if bands.is_empty() {
        form.refuse("bands", say!("desk-setup-teams-bands.missing"));
    }
    bands
}

fn read_match_rule(form: &mut Form) -> MatchRule {
    match form.value("result") {
        "window" => MatchRule::Window { wins_from: form.number("wins_from", 1..=10_000).unwrap_or_default() },
        "cut_off" => MatchRule::CutOff {
            two_from: form.number("two_from", 1..=10_000).unwrap_or_default(),
            none_to: form.number("none_to", 0..=10_000).unwrap_or_default(),
        },
        "sum_only" => MatchRule::SumOnly,
        _ => MatchRule::Majority,
    }
}

fn read_sum_limits(form: &mut Form) -> Option<SumLimits> {
    let floor = form.number_if_given("floor", 0..=100_000u32);
    let cap = form.number_if_given("cap", 0..=100_000u32);
    match (floor, cap) {
        (None, None) => None,
        (floor, cap) => {
            let limits = SumLimits { floor: floor.unwrap_or_default(), cap: cap.unwrap_or(100_000) };
            if limits.floor > limits.cap {
                form.refuse("cap", say!("desk-setup-teams-cap.below-floor"));
            }
            Some(limits)
        }
    }
}

/// The format that was chosen, over what stands; nothing of it is saved yet.
fn fill_form_by_format(standing: &Settings, sent: &Form) -> Form {
    let mut settings = standing.clone();
    if let Some(format) = TeamFormat::parse(sent.value("format")) {
        let (caps, table_battleplans) = (settings.team.caps, settings.team.table_battleplans.clone());
        settings.team = TeamSettings { caps, table_battleplans, ..format.settings() };
    }
    let mut form = fill_team_rules_form(&settings);
    for field in ["seen", "format"] {
        form.set(field, sent.value(field));
    }
    form
}

fn fill_team_rules_form(settings: &Settings) -> Form {
    let team = &settings.team;
    let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    let mut form = Form::from_own_values([
        ("floor", number(team.cap.map(|limits| limits.floor))),
        ("cap", number(team.cap.map(|limits| limits.cap))),
    ]);
    let asked: &[SettingTable] =
        if settings.entrants.are_pairs() { &table::PAGE_OF_PAIRS } else { &table::PAGE };
    fill_setting_lines(&mut form, asked, settings);
    let plans = team.table_battleplans.iter();
    let plans = plans.map(|(round, slugs)| format!("{round}: {}", name_missions(settings, slugs).join(", ")));
    form.set("table_battleplans", plans.collect::<Vec<_>>().join("\n"));
    fill_points(&mut form, &team.game_points);
    form.set("result", word_of_kind(&team.result));
    match team.result {
        MatchRule::Majority | MatchRule::SumOnly => {}
        MatchRule::Window { wins_from } => form.set("wins_from", wins_from),
        MatchRule::CutOff { two_from, none_to } => {
            form.set("two_from", two_from);
            form.set("none_to", none_to);
        }
    }
    for rule in RosterRule::ALL {
        form.set(rule.as_str(), if team.rules.contains(&rule) { "on" } else { "off" });
    }
    form
}

/// The word of the kind, as it is stored and as forms have it.
fn word_of_kind(value: &impl Serialize) -> String {
    serde_json::to_value(value).map(|stored| stored["by"].word()).unwrap_or_default()
}

/// Of the kinds that are not chosen, what they begin with.
fn fill_points(form: &mut Form, points: &GamePoints) {
    form.set("game_points", word_of_kind(points));
    for begins in [GamePoints::of_a_hundred(), GamePoints::default()] {
        let is_chosen = discriminant(points) == discriminant(&begins);
        let shown = if is_chosen { points } else { &begins };
        match shown {
            GamePoints::Difference { bands } => {
                let lines: Vec<String> = bands.iter().map(write_point_band).collect();
                form.set("bands", lines.join("\n"));
            }
            GamePoints::Outcome { major, minor, draw } => {
                let worth = [major[0], major[1], minor[0], minor[1], *draw];
                WORTH_FIELDS.iter().zip(worth).for_each(|(name, number)| form.set(name, number));
            }
            GamePoints::OfTheGame | GamePoints::Wins => {}
        }
    }
}

fn write_point_band(band: &PointBand) -> String {
    let to = band.to.map_or_else(|| "more".to_owned(), |to| to.to_string());
    format!("{to} {} {}", band.winner, band.loser)
}
