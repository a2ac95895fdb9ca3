//! The fields of a game that is described in a form: filled in from a game, and read over it.

use super::{
    game_results::{LONGEST_NAME, MOST_POINTS, VALUES, field_of_row, fill_results, read_chart},
    tiebreakers::{LIST, fill_tiebreaker_list},
};
use crate::{
    domain::{
        result::ResultValues,
        system::{
            ByePreset, DescribedGame, GameWords, RankedFirst, RankingPreset, ResultChart, ResultMark,
            SheetPlan, SheetShape, System,
        },
    },
    web::{forms::controls::FormChoices, prelude::*},
};
use std::collections::BTreeMap;

/// Tie-breakers that are asked for; a game that has more keeps them.
const TIEBREAKERS: usize = 5;
/// Missions, and factions.
const MOST_NAMES: usize = 120;

/// What players report of a battle, as the form names it.
pub(super) fn report_of(sheet: &SheetPlan) -> String {
    match sheet.shape {
        SheetShape::PerTurn => "turns".to_owned(),
        SheetShape::Totals => "points".to_owned(),
        SheetShape::Games => format!("games-{}", sheet.most_in_a_battle),
    }
}

/// What players can be asked to report; turn by turn only where the game has lines to score.
pub(super) fn list_reports(base: &System) -> FormChoices<String> {
    let own = base.sheet.is_per_turn().then(|| report_of(&base.sheet));
    let reports = ["points", "games-1", "games-2", "games-3"].map(str::to_owned);
    let told = |report: String| (report.clone(), say!("game-form-reported", report));
    own.into_iter().chain(reports).map(told).collect()
}

/// Fills the form in with a game as it is; `agreed` are the points that the event agreed on.
pub(super) fn fill_game_form(form: &mut Form, base: &System, agreed: u32) {
    let game = DescribedGame::from(base);
    let words = &game.words;
    for (field, word) in [
        ("name", &game.name),
        ("points_word", &words.points),
        ("mission_word", &words.mission),
        ("missions_word", &words.missions),
        ("worth_word", &words.tournament_points),
    ] {
        form.set(field, word);
    }
    form.set("report", report_of(&game.sheet));
    if game.sheet.shape == SheetShape::Totals {
        form.set("most", game.sheet.most_in_a_battle);
        form.set("awarded", game.sheet.awarded.map(|points| points.to_string()).unwrap_or_default());
    }
    fill_results(form, &game.result, agreed);
    for (row, mark) in (1..).zip(game.result.result_marks()) {
        let leads: Vec<String> = mark.bonus.iter().map(u16::to_string).collect();
        form.set(&field_of_row("value", row), &mark.name);
        form.set(&field_of_row("value_most", row), mark.most);
        form.set(&field_of_row("value_bye", row), mark.awarded);
        form.set(&field_of_row("value_leads", row), leads.join(", "));
    }
    form.set("bye_points", game.bye.victory_points);
    form.set("bye_tactics", game.bye.points()[1]);
    form.set("first", first_of(game.ranking.first));
    fill_tiebreaker_list(form, &game.ranking.tiebreakers);
    form.set("round_minutes", game.round_minutes);
    form.set("missions", game.missions.join("\n"));
    form.set("factions", write_factions(base));
}

/// What counts before the tie-breakers, as the form names it; of teams nothing is asked here.
fn first_of(first: RankedFirst) -> &'static str {
    match first {
        RankedFirst::Graded => "graded",
        RankedFirst::Points => "points",
        _ => "plain",
    }
}

/// A name a line; with alliances, the alliance before it.
fn write_factions(base: &System) -> String {
    let all =
        base.factions.iter().flat_map(|(alliance, names)| names.iter().map(move |name| (alliance, name)));
    let line = |(alliance, name): (&String, &String)| {
        if base.has_alliances() { format!("{alliance}: {name}") } else { name.clone() }
    };
    all.map(line).collect::<Vec<_>>().join("\n")
}

/// The tie-breaker fields of the form.
pub(super) fn list_asked_tiebreakers(base: &System) -> Vec<String> {
    let asked = TIEBREAKERS.max(base.ranking.tiebreakers.len());
    (1..=asked).map(|place| format!("{LIST}{place}")).collect()
}

/// The game as it is described; what is wrong stands beside its field. `base` is the game that it is made from.
pub(super) fn read_described_game(form: &mut Form, base: &System, agreed: u32) -> DescribedGame {
    let before = DescribedGame::from(base);
    let name = form.required("name", LONGEST_NAME, say!("game-form-name-missing")).unwrap_or_default();
    let sheet = read_sheet(form, base);
    let words = read_words(form, &sheet, before.words);
    let values = read_values(form, &before.result);
    let result = read_chart(form, base, values, agreed);
    let tactics = sheet.most_tactics();
    let most = sheet.most_in_a_battle;
    // What stood for the sheet of before, and is too much for this one, is its most.
    let mut bye = |field: &str, most: u32, before: u32| {
        if form.is(field, &before.to_string()) && before > most {
            form.set(field, most);
        }
        if most == 0 { 0 } else { form.number_if_given(field, 0..=most).unwrap_or_default() }
    };
    let [points_before, tactics_before] = before.bye.points();
    let points = bye("bye_points", most, points_before);
    let bye = ByePreset::from_points(points, bye("bye_tactics", tactics, tactics_before));
    let first = match form.value("first") {
        "graded" => RankedFirst::Graded,
        "points" => RankedFirst::Points,
        _ => RankedFirst::Plain,
    };
    if first == RankedFirst::Points && !result.has_points() {
        form.refuse("first", say!("game-form-first-without-points"));
    }
    let fields = list_asked_tiebreakers(base);
    let chosen = fields.iter().map(|field| form.value(field).to_owned());
    let tiebreakers = chosen.filter(|name| !name.is_empty()).collect();
    let round_minutes = form.number("round_minutes", 5..=600).unwrap_or(before.round_minutes);
    let missions = read_names(form, "missions");
    let factions = read_factions(read_names(form, "factions"), base);
    let ranking = RankingPreset { first, tiebreakers, difference_cap: base.ranking.difference_cap };
    DescribedGame { name, words, sheet, result, bye, ranking, round_minutes, missions, factions }
}

fn read_names(form: &mut Form, field: &str) -> Vec<String> {
    let names = form.lines(field);
    if names.len() > MOST_NAMES {
        form.refuse(field, say!("game-form-too-many-names", most = MOST_NAMES));
    }
    if names.iter().any(|name| name.chars().count() > LONGEST_NAME) {
        form.refuse(field, say!("game-form-name-too-long", most = LONGEST_NAME));
    }
    names
}

fn read_factions(names: Vec<String>, base: &System) -> BTreeMap<String, Vec<String>> {
    if !base.has_alliances() || names.iter().all(|name| !name.contains(':')) {
        return DescribedGame::factions_of_everybody(names);
    }
    let mut factions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for name in &names {
        let (alliance, faction) = name.split_once(':').unwrap_or(("", name));
        factions.entry(alliance.trim().to_owned()).or_default().push(faction.trim().to_owned());
    }
    factions
}

fn read_sheet(form: &mut Form, base: &System) -> SheetPlan {
    let end_only = |shape, most, awarded| SheetPlan {
        shape,
        rounds: 1,
        most_in_a_turn: most,
        most_in_a_battle: most,
        awarded,
        tactics: None,
        double_turn: None,
    };
    match form.value("report") {
        "turns" if base.sheet.is_per_turn() => base.sheet,
        "points" => {
            let most = form.number("most", 1..=MOST_POINTS).unwrap_or(MOST_POINTS);
            end_only(SheetShape::Totals, most, form.number_if_given("awarded", 0..=most))
        }
        games => {
            let most = games.strip_prefix("games-").and_then(|most| most.parse().ok());
            let most = most.filter(|most| (1..=3).contains(most));
            if most.is_none() {
                form.refuse("report", say!("game-form-report-missing"));
            }
            end_only(SheetShape::Games, most.unwrap_or(1), None)
        }
    }
}

fn read_words(form: &mut Form, sheet: &SheetPlan, before: GameWords) -> GameWords {
    let word = |form: &mut Form, field: &str| form.text(field, LONGEST_NAME).unwrap_or_default();
    let needed = |form: &mut Form, field: &str| {
        form.required(field, LONGEST_NAME, say!("game-form-word-missing")).unwrap_or_default()
    };
    let mission = needed(form, "mission_word");
    let (missions, points) = (word(form, "missions_word"), needed(form, "points_word"));
    let words =
        GameWords { mission, missions, points, tournament_points: word(form, "worth_word"), ..before };
    if sheet.tactics.is_some() {
        return words;
    }
    GameWords { tactics: String::new(), tactic: String::new(), ..words }
}

/// What is counted beside points. A value that keeps its name keeps what no form asks about it.
fn read_values(form: &mut Form, before: &ResultChart) -> Vec<ResultMark> {
    let mut values = Vec::new();
    for row in 1..=VALUES {
        let Some(name) = form.text(&field_of_row("value", row), LONGEST_NAME) else { continue };
        let most =
            form.number_if_given(&field_of_row("value_most", row), 1..=ResultValues::MOST).unwrap_or(1);
        let awarded = form.number_if_given(&field_of_row("value_bye", row), 0..=most).unwrap_or_default();
        let bonus = form.read(&field_of_row("value_leads", row), read_leads).unwrap_or_default();
        let known = before.result_marks().iter().find(|known| known.name == name);
        let (line, decides) = known.map_or((None, false), |known| (known.line.clone(), known.decides));
        values.push(ResultMark { name, most, awarded, line, decides, bonus });
    }
    values
}

fn read_leads(typed: &str) -> Result<Vec<u16>, Message> {
    let parts = typed.split([',', ';', ' ']).filter(|part| !part.is_empty());
    let leads: Vec<u16> = parts.map(str::parse).collect::<Result<_, _>>().unwrap_or(vec![0]);
    let goes_up = leads.is_sorted_by(|a, b| a < b) && leads.iter().all(|lead| *lead > 0);
    if goes_up { Ok(leads) } else { Err(say!("game-form-leads-wrong")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{games::check_game_file, system::list_systems};

    #[test]
    fn a_form_that_nobody_changed_describes_the_game_as_it_is() {
        for system in list_systems() {
            let agreed = system.pack.points;
            let mut form = Form::default();
            fill_game_form(&mut form, system, agreed);
            let described = read_described_game(&mut form, system, agreed);
            assert_eq!(form.problems().len(), 0, "{}: {:?}", system.id, form.problems());
            assert_eq!(described, DescribedGame::from(system), "{}", system.id);
            check_game_file(&described.write_over(system)).unwrap();
        }
    }
}
