//! How teams play, as a form: who is entered, the draft, what a match is worth, rules across rosters.

use crate::{
    app::App,
    domain::{
        event::{Event, pack::Settings},
        numbers::RoundNumber,
        teams::{
            BattleplansBy, Entrants, GamePoints, MatchRule, PointBand, PointCaps, Roles, RosterRule,
            SumLimits, TeamSettings,
            draft::{AtFour, DraftMethod, TableChoice},
        },
        zone::Zone,
    },
    error::Result,
    storage,
    web::{
        desk::setup::saving::SettingsForm,
        forms::{
            form::Form,
            three_way_merge::{mark_standing_fields, merge_forms},
        },
        page::{event_visit::EventVisit, guard::Organiser},
        reply::{
            form_reply::Next,
            respond::{answer_with_page, form_again},
        },
    },
    words::{
        Label,
        pages::{desk::teams as say, forms},
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use std::collections::BTreeMap;

#[derive(Template)]
#[template(path = "desk/teams/rules.html")]
struct TeamRulesPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    /// A round is out: who is entered, and how drafts go, stays.
    has_begun: bool,
}

impl TeamRulesPage<'_> {
    fn entrant_kind_choices() -> [(&'static str, &'static str); 3] {
        Entrants::ALL.map(|entrants| (entrants.as_str(), entrants.label()))
    }

    fn draft_method_choices() -> [(&'static str, &'static str); 8] {
        DraftMethod::ALL.map(|method| (method.as_str(), method.label()))
    }

    fn at_four() -> [(&'static str, &'static str); 2] {
        AtFour::ALL.map(|choice| (choice.as_str(), choice.label()))
    }

    fn draft_table_choices() -> [(&'static str, &'static str); 4] {
        TableChoice::ALL.map(|choice| (choice.as_str(), choice.label()))
    }

    fn game_points() -> [(&'static str, &'static str); 4] {
        [
            ("outcome", say::BY_OUTCOME),
            ("difference", say::BY_DIFFERENCE),
            ("of_the_game", say::BY_THE_GAMES_CHART),
            ("wins", say::BY_WINS),
        ]
    }

    fn match_result_choices() -> [(&'static str, &'static str); 4] {
        [
            ("majority", say::BY_MAJORITY),
            ("window", say::BY_WINDOW),
            ("cut_off", say::BY_CUT_OFF),
            ("sum_only", say::BY_SUM_ONLY),
        ]
    }

    /// `Tables have battleplans of their own, not one a round`
    fn missions_of_tables(&self) -> String {
        say::missions_of_tables(self.visit.event.settings.game())
    }

    fn of_tables(&self) -> String {
        say::of_tables(self.visit.event.settings.game())
    }

    fn tables_example(&self) -> String {
        say::tables_example(self.visit.event.settings.game())
    }

    fn roster_rule_choices() -> [(&'static str, &'static str); 5] {
        RosterRule::ALL.map(|rule| (rule.as_str(), rule.label()))
    }
}

pub async fn show_team_rules_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_team_rules_form(&here.event, here.event.zone()));
    answer_with_page(&here.visit, &rules_page(&app, &here, form).await?)
}

pub async fn save_team_rules(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let shown = rules_page(&app, &here, Form::default()).await?;
    let before = &here.event.settings;
    let meanwhile = merge_forms(&mut form, &fill_team_rules_form(&here.event, here.event.zone()), &[]);
    let (entrants, team) = read_team_rules(&mut form, before, here.event.zone(), shown.has_begun);
    if !form.is_fine() {
        return form_again(&here.visit, &TeamRulesPage { form, ..shown });
    }
    let settings = Settings { entrants, team, ..before.clone() };
    let (name, next) =
        (here.event.name.clone(), Next::lead_to_page(here.to("desk/teams/rules")).saying(forms::SAVED));
    let wanted = SettingsForm { app: &app, here: &here, form, name, settings, next, meanwhile };
    wanted.save(async |form| rules_page(&app, &here, form).await).await
}

async fn rules_page<'a>(app: &App, here: &'a Organiser, form: Form) -> Result<TeamRulesPage<'a>> {
    let mut tx = app.database.read().await?;
    let has_begun = storage::events::newest_published_round(&mut tx, here.event.id).await?.0 > 0;
    Ok(TeamRulesPage { visit: &here.0, form, has_begun })
}

fn read_team_rules(
    form: &mut Form,
    before: &Settings,
    zone: Zone,
    has_begun: bool,
) -> (Entrants, TeamSettings) {
    let team = before.team.clone();
    let entrants = Entrants::parse(form.value("entrants")).unwrap_or(before.entrants);
    let mut draft = team.draft;
    draft.method = DraftMethod::parse(form.value("method")).unwrap_or(draft.method);
    draft.at_four = AtFour::parse(form.value("at_four")).unwrap_or(draft.at_four);
    draft.tables = TableChoice::parse(form.value("tables")).unwrap_or(draft.tables);
    draft.step_minutes = form.number_if_given("step_minutes", 1..=10_080);
    let size = if entrants == Entrants::Pairs { 2 } else { form.number("size", 2..=10).unwrap_or(team.size) };
    if entrants == Entrants::Teams && !draft.method.fits(size) {
        form.refuse("method", say::METHOD_FOR_OTHERS);
    }
    let roles = Roles {
        reserves: form.number("reserves", 0..=10).unwrap_or_default(),
        coaches: form.number("coaches", 0..=10).unwrap_or_default(),
        assistants: form.number("assistants", 0..=10).unwrap_or_default(),
    };
    let new = TeamSettings {
        size,
        roles,
        draft,
        game_points: game_points(form),
        result: read_match_rule(form),
        cap: read_sum_limits(form),
        rules: RosterRule::ALL.into_iter().filter(|rule| form.is_ticked(rule.as_str())).collect(),
        caps: read_point_caps(form),
        checks: form.number("checks", 0..=10).unwrap_or_default(),
        checked_until: form.moment_or("checked_until", zone, before.team.checked_until),
        reserve_rosters: form.is_ticked("reserve_rosters"),
        battleplans: if form.is_ticked("by_table") { BattleplansBy::Table } else { BattleplansBy::Round },
        table_battleplans: table_battleplans(form, before, size),
        ..team
    };
    if !has_begun {
        return (entrants, new);
    }
    let kept =
        (before.team.size, before.team.draft.method, before.team.draft.at_four, before.team.draft.tables);
    if entrants != before.entrants
        || kept != (new.size, new.draft.method, new.draft.at_four, new.draft.tables)
    {
        form.refuse("entrants", say::ROUND_IS_OUT);
    }
    (entrants, new)
}

/// A line a round: its number, and the battleplans of the tables of a match, in order.
fn table_battleplans(form: &mut Form, settings: &Settings, size: u8) -> BTreeMap<RoundNumber, Vec<String>> {
    let mut plans = BTreeMap::new();
    for line in form.lines("table_battleplans") {
        let parts = line.split_once(':');
        let read = parts.and_then(|(round, names)| Some((round.trim().parse().ok()?, names)));
        let Some((round, names)) = read else {
            form.refuse("table_battleplans", say::no_round(&line));
            continue;
        };
        let slugs: Vec<String> = names.split(',').map(|name| settings.battleplan_slug(name.trim())).collect();
        if let Some(unknown) = slugs.iter().position(|slug| settings.battleplan(slug).is_none()) {
            let name = names.split(',').nth(unknown).unwrap_or_default().trim();
            form.refuse("table_battleplans", say::no_battleplan(name));
        } else if slugs.len() != usize::from(size) {
            form.refuse("table_battleplans", say::other_tables(round, slugs.len(), size));
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
            let mut number = |name| form.number(name, 0..=1000u32).unwrap_or_default();
            GamePoints::Outcome {
                major: [number("major_winner"), number("major_loser")],
                minor: [number("minor_winner"), number("minor_loser")],
                draw: number("draw"),
            }
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
            None => form.refuse("bands", say::no_band(&line)),
        }
    }
    if bands.is_empty() {
        form.refuse("bands", say::AT_LEAST_ONE_LINE);
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

/// What units, and a pair's rosters together, may cost.
fn read_point_caps(form: &mut Form) -> PointCaps {
    let mut most = |field| form.number_if_given(field, 1..=100_000_u32);
    PointCaps {
        unit: most("unit_most"),
        monster: most("monster_most"),
        reinforced: most("reinforced_most"),
        together: most("together_most"),
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
                form.refuse("cap", say::CAP_BELOW_FLOOR);
            }
            Some(limits)
        }
    }
}

fn fill_team_rules_form(event: &Event, zone: Zone) -> Form {
    let team = &event.settings.team;
    let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    let mut form = Form::from_own_values([
        ("entrants", event.settings.entrants.as_str().to_owned()),
        ("size", team.players().to_string()),
        ("reserves", team.roles.reserves.to_string()),
        ("coaches", team.roles.coaches.to_string()),
        ("assistants", team.roles.assistants.to_string()),
        ("method", team.draft.method.as_str().to_owned()),
        ("at_four", team.draft.at_four.as_str().to_owned()),
        ("tables", team.draft.tables.as_str().to_owned()),
        ("step_minutes", number(team.draft.step_minutes)),
        ("checks", team.checks.to_string()),
        ("checked_until", team.checked_until.map_or_else(String::new, |at| zone.field(at))),
        ("floor", number(team.cap.map(|limits| limits.floor))),
        ("cap", number(team.cap.map(|limits| limits.cap))),
        ("unit_most", number(team.caps.unit)),
        ("monster_most", number(team.caps.monster)),
        ("reinforced_most", number(team.caps.reinforced)),
        ("together_most", number(team.caps.together)),
    ]);
    let plans = team.table_battleplans.iter().map(|(round, slugs)| {
        let names: Vec<String> = slugs.iter().map(|slug| event.settings.battleplan_name(slug)).collect();
        format!("{round}: {}", names.join(", "))
    });
    form.set("table_battleplans", plans.collect::<Vec<_>>().join("\n"));
    fill_points(&mut form, &team.game_points);
    match team.result {
        MatchRule::Majority => form.set("result", "majority"),
        MatchRule::SumOnly => form.set("result", "sum_only"),
        MatchRule::Window { wins_from } => {
            form.set("result", "window");
            form.set("wins_from", wins_from);
        }
        MatchRule::CutOff { two_from, none_to } => {
            form.set("result", "cut_off");
            form.set("two_from", two_from);
            form.set("none_to", none_to);
        }
    }
    let rules = RosterRule::ALL.map(|rule| (rule.as_str(), team.rules.contains(&rule)));
    let by_table = team.battleplans == BattleplansBy::Table;
    for (name, on) in
        rules.into_iter().chain([("reserve_rosters", team.reserve_rosters), ("by_table", by_table)])
    {
        form.set(name, if on { "on" } else { "off" });
    }
    form
}

fn fill_points(form: &mut Form, points: &GamePoints) {
    let GamePoints::Difference { bands: hundred } = GamePoints::of_a_hundred() else { return };
    let mut bands = &hundred;
    let (mut by_major, mut by_minor, mut by_draw) = ([20, 0], [13, 7], 10);
    let kind = match points {
        GamePoints::Outcome { major, minor, draw } => {
            (by_major, by_minor, by_draw) = (*major, *minor, *draw);
            "outcome"
        }
        GamePoints::Difference { bands: own } => {
            bands = own;
            "difference"
        }
        GamePoints::OfTheGame => "of_the_game",
        GamePoints::Wins => "wins",
    };
    let line = |band: &PointBand| {
        let to = band.to.map_or_else(|| "more".to_owned(), |to| to.to_string());
        format!("{to} {} {}", band.winner, band.loser)
    };
    let lines: Vec<String> = bands.iter().map(line).collect();
    form.set("game_points", kind);
    form.set("bands", lines.join("\n"));
    for (name, number) in [
        ("major_winner", by_major[0]),
        ("major_loser", by_major[1]),
        ("minor_winner", by_minor[0]),
        ("minor_loser", by_minor[1]),
        ("draw", by_draw),
    ] {
        form.set(name, number);
    }
}
