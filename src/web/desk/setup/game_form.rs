//! **Settings → Game → Describe it**: a game for this event without a file, with three made-up battles beside it.

use super::{
    game_fields::{fill_game_form, list_asked_tiebreakers, list_reports, read_described_game},
    game_results::{MOST_STEPS, VALUES, field_of_row},
    game_try::{
        TriedGame, fill_tried_battles, label_tiebreaker, name_players, points_field, try_game, value_field,
    },
};
use crate::{
    actions::event::game::{GameChange, replace_event_game},
    domain::{
        games,
        numbers::RoundNumber,
        standings::Tiebreaker,
        system::{RankingPreset, ResultChart, System, list_offered_systems},
    },
    text::{ranking::tiebreakers_of, systems::tell_game_file_error},
    web::{forms::controls::FormChoices, prelude::*},
};
use std::fmt::Display;

#[derive(Template)]
#[template(path = "desk/setup/game_form.html")]
struct GameFormPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    /// The game that the form is written over.
    base: &'static System,
    /// A round is out, so no other game can be put in use.
    stays: bool,
    /// What is described so far, where it can be played.
    tried: Option<TriedGame>,
}

/// A made-up battle: the fields of both, and what it comes to.
struct BattleFields {
    number: usize,
    names: [String; 2],
    points: Vec<FieldOf>,
    /// By the name of what is counted.
    values: Vec<(String, Vec<FieldOf>)>,
    told: Wording,
}

/// A field, and whose it is.
type FieldOf = (String, String);

impl GameFormPage<'_> {
    /// The games to begin with: the event's own, then all that are offered.
    fn games(&self) -> FormChoices<&'static str, &'static str> {
        let own = self.visit.event.settings.game();
        let others = list_offered_systems().into_iter().filter(|game| game.id != own.id);
        std::iter::once(own).chain(others).map(|game| (game.id.as_str(), game.name.as_str())).collect()
    }

    fn reports(&self) -> FormChoices<String> {
        list_reports(self.base)
    }

    /// Its pool is shared by the difference, which no row of results says.
    fn can_share(&self) -> bool {
        matches!(self.base.result, ResultChart::ByShare(_))
    }

    fn counts_tactics(&self) -> bool {
        self.form.is("report", "turns") && self.base.sheet.tactics.is_some()
    }

    /// The rows of results; one empty one is always there.
    fn steps(&self) -> std::ops::RangeInclusive<usize> {
        let shown = self.form.value("steps").parse().unwrap_or(2_usize);
        1..=shown.clamp(2, MOST_STEPS)
    }

    fn has_room(&self) -> bool {
        *self.steps().end() < MOST_STEPS
    }

    /// The results that a bye or a concession can count as, by their place; a draw where `least` is 1.
    fn results(&self, least: usize) -> FormChoices<usize, String> {
        let named = |row: usize| (row, self.form.value(&field_of_row("won", row)).trim().to_owned());
        (least..=*self.steps().end()).map(named).filter(|(_, name)| !name.is_empty()).collect()
    }

    fn grades(&self) -> FormChoices {
        ["major", "minor"].map(|grade| (grade, say!("game-form-graded", grade))).into()
    }

    /// The rows of what is counted beside points: one more than there are.
    fn values(&self) -> std::ops::RangeInclusive<usize> {
        let is_filled = |row: &usize| !self.form.value(&field_of_row("value", *row)).trim().is_empty();
        let filled = (1..=VALUES).filter(is_filled).max().unwrap_or(0);
        1..=(filled + 1).min(VALUES)
    }

    fn firsts(&self) -> FormChoices {
        ["points", "graded", "plain"].map(|first| (first, say!("game-form-first-of", first))).into()
    }

    /// Those that are chosen, and room for two more.
    fn tiebreaker_fields(&self) -> Vec<String> {
        let mut fields = list_asked_tiebreakers(self.base);
        let filled = fields.iter().rposition(|field| !self.form.value(field).is_empty());
        fields.truncate(filled.map_or(0, |last| last + 1) + 2);
        fields
    }

    /// Every tie-breaker that means something in the game as it is described.
    fn tiebreaker_choices(&self) -> FormChoices {
        let game = self.tried.as_ref().map_or(self.base, TriedGame::game);
        let label = |name: &'static str| {
            Tiebreaker::parse(name).map_or_else(
                || say!("ranking-no-tiebreaker"),
                |known| label_tiebreaker(known, &game.words.values),
            )
        };
        let known = tiebreakers_of(game).into_iter().map(|(name, _)| (name, label(name)));
        std::iter::once(("", say!("ranking-no-tiebreaker"))).chain(known).collect()
    }

    fn row_field(name: &str, row: impl Display) -> String {
        field_of_row(name, row)
    }

    /// The made-up battles, as they stand on the page.
    fn battles(&self) -> Vec<BattleFields> {
        let game = self.tried.as_ref().map_or(self.base, TriedGame::game);
        let marks = game.result.marks();
        let both = |names: &[String; 2], of: &dyn Fn(char) -> String| {
            ['a', 'b'].map(of).into_iter().zip(names.iter().cloned()).collect()
        };
        let fields = |(names, number): ([String; 2], usize)| BattleFields {
            number,
            points: both(&names, &|side| points_field(number, side)),
            values: (1..)
                .zip(&marks)
                .map(|(value, mark)| {
                    (mark.name.to_owned(), both(&names, &|side| value_field(number, side, value)))
                })
                .collect(),
            told: self.tried.as_ref().map_or(Wording::NONE, |tried| tried.tell_battle(number)),
            names,
        };
        name_players(&self.visit.speaker).into_iter().zip(1..).map(fields).collect()
    }
}

pub async fn show_game_form(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let base = here.event.settings.game();
    let form = fill_form_of_event(&here, base);
    answer_with_page(&here.visit, &game_form_page(&app, &here, form, base).await?)
}

/// Begins with another game, adds a row, works the battles out, or puts the game in use.
pub async fn change_game_by_form(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let own = here.event.settings.game();
    let base = find_offered_game(form.value("base")).unwrap_or(own);
    match form.value("do") {
        "begin" => {
            let base = find_offered_game(form.value("start_from")).unwrap_or(own);
            let form = fill_form_of_event(&here, base);
            return answer_with_page(&here.visit, &game_form_page(&app, &here, form, base).await?);
        }
        "more" => {
            let rows = form.value("steps").parse::<usize>().unwrap_or(2).saturating_add(1);
            form.set("steps", rows.min(MOST_STEPS));
            return answer_with_page(&here.visit, &game_form_page(&app, &here, form, base).await?);
        }
        "try" => {
            let page = game_form_page(&app, &here, form, base).await?;
            return answer_with_page(&here.visit, &page);
        }
        _ => {}
    }
    let agreed = here.event.settings.points_limit;
    let described = read_described_game(&mut form, base, agreed);
    if !form.is_fine() {
        return form_again(&here.visit, &game_form_page(&app, &here, form, base).await?);
    }
    let change = match games::read_own_game(&described.write_over(base)) {
        Ok(own) => GameChange::Described(own),
        Err(why) => {
            let form = form.refused(tell_game_file_error(&why));
            return form_again(&here.visit, &game_form_page(&app, &here, form, base).await?);
        }
    };
    let seen = form.value("seen").to_owned();
    let result = replace_event_game(&app, &here.actor(&form), &here.event, &seen, change).await;
    let next = Next::lead_to_page(&here, here.to("desk/game")).saying(say!("desk-setup-game-used"));
    let again = async |form| game_form_page(&app, &here, form, base).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// A game that an event can begin with.
fn find_offered_game(id: &str) -> Option<&'static System> {
    list_offered_systems().into_iter().find(|game| game.id == id)
}

/// A game as it is; the event's own with what was set for the event since.
fn fill_form_of_event(here: &Organiser, base: &'static System) -> Form {
    let settings = &here.event.settings;
    let (mut form, mut as_set) = (Form::default(), base.clone());
    if base.id == settings.system {
        let (first, tiebreakers) = (settings.ranking.scoring, settings.ranking.tiebreakers.clone());
        as_set.ranking =
            RankingPreset { first, tiebreakers, difference_cap: settings.ranking.difference_cap };
        as_set.bye = settings.players_ranking_rules().bye_preset();
        as_set.pack.round_minutes = settings.round_minutes;
    }
    fill_game_form(&mut form, &as_set, settings.points_limit);
    form.set("base", &base.id);
    form.set("start_from", &base.id);
    form.set("seen", &settings.system);
    form
}

async fn game_form_page<'a>(
    app: &App,
    here: &'a Organiser,
    mut form: Form,
    base: &'static System,
) -> Result<GameFormPage<'a>> {
    let mut tx = app.database.read().await?;
    let stays = storage::events::newest_published_round(&mut tx, here.event.id).await? >= RoundNumber::FIRST;
    let agreed = here.event.settings.points_limit;
    // What is wrong is said when it is saved, or beside the made-up battles.
    let mut looked_at = form.clone();
    let described = read_described_game(&mut looked_at, base, agreed);
    let game = Some(described).filter(|_| looked_at.is_fine()).map(|described| described.write_over(base));
    let game = game.and_then(|file| games::check_game_file(&file).ok());
    if form.is("do", "try") && game.is_none() {
        form = looked_at;
    }
    fill_tried_battles(&mut form, game.as_ref().unwrap_or(base));
    let tried = game.map(|game| try_game(&form, game, agreed, &here.speaker));
    Ok(GameFormPage { visit: &here.0, form, base, stays, tried })
}
