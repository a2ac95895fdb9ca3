//! How this event's rosters are checked: what is allowed, which rules count for less, which prices differ.

use super::rule_pieces::{
    field_of_piece, form_of_allowances, form_of_modules, form_of_rule_pieces, merge_boxes, read_asked_piece,
};
use crate::{
    actions::rosters::{self, RuleChange},
    domain::{
        catalogue::{LeftOutKind, LeftOutPublication, ProfileChange, Publication, parse_options},
        composition::{ErrataWording, Lowered, RuleId, Severity},
        games::{self, Allowance, CompositionChoices, Game, RulesModule},
        system::PublicationKind,
    },
    text::rules::title_of,
    web::{
        desk::setup::saving::{before_it_is_saved, beside_others},
        forms::three_way_merge::{self, Meanwhile},
        page::guard::Judge,
        prelude::*,
        reply::respond::stale_form,
    },
};
use chrono::NaiveDate;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "desk/rosters/rules.html")]
struct RulesPage<'a> {
    visit: &'a EventVisit,
    /// Publications of the game that were imported here.
    /// What the event does not leave out, the noted prices too.
    publications: Vec<Arc<Publication>>,
    form: Form,
}

/// What can be corrected of regiments of renown alone.
const MORE_OF_RENOWN: &[&str] = &["factions"];

/// What can be corrected of units alone.
const MORE_OF_A_UNIT: &[&str] = &["size", "reinforced", "unique", "options", "keywords", "no_keywords"];

impl RulesPage<'_> {
    fn yes_or_no() -> [(&'static str, Message); 3] {
        [
            ("", say!("desk-roster-rules-stays-as-published")),
            ("yes", say!("desk-roster-rules-yes")),
            ("no", say!("desk-roster-rules-no")),
        ]
    }

    /// What the event plays by, with the links of whoever may change it.
    fn describe_what_counts(&self) -> Message {
        let settings = &self.visit.event.settings;
        let (points, day) = (settings.agreed_points(), settings.cut_off().map(|day| day.to_string()));
        if !self.visit.is_organiser() {
            return say!("desk-roster-rules-counts", points, day);
        }
        let changes = self.visit.link_to("desk/rosters/recheck");
        let settings = self.visit.link_to("desk/set-up/rosters");
        say!("desk-roster-rules-counts-for-organiser", points, day, settings, changes)
    }

    /// What playing without parts of the rules means.
    fn describe_modules(&self) -> Message {
        if self.visit.is_organiser() {
            let a = self.visit.link_to("desk/game");
            say!("desk-roster-rules-without-modules-for-organiser", a)
        } else {
            say!("desk-roster-rules-without-modules")
        }
    }

    fn choices(&self) -> &CompositionChoices {
        &self.visit.event.settings.composition
    }

    /// As it stands, or as it was sent.
    fn allows(&self, what: &Allowance) -> bool {
        match self.form.value("do") {
            "allow" => self.form.is_ticked(&field_of_piece("allowed", what.as_str())),
            _ => self.choices().allowed.contains(what),
        }
    }

    fn is_original(&self) -> bool {
        match self.form.value("do") {
            "allow" => self.form.is("wording", "original"),
            _ => self.choices().wording == ErrataWording::Original,
        }
    }

    /// Those of the event's game.
    fn seasons(&self) -> Vec<String> {
        seasons_of(&self.visit.event.settings.system)
    }

    /// The season in force on the event's day.
    fn by_date(&self) -> Option<String> {
        rosters::season_by_date(&self.visit.event.settings, self.visit.event.settings.date_at(self.visit.now))
    }

    fn plays(&self, season: &str) -> bool {
        match self.form.value("do") {
            "allow" => self.form.is("season", season),
            _ => self.choices().season.as_deref() == Some(season),
        }
    }

    /// The season that somebody else chose meanwhile.
    fn season_now(&self) -> Option<&str> {
        self.form.stands_now("season")
    }

    /// Why a publication or a kind is to be left out, where that was sent and is not saved.
    fn why_out(&self, field: &str, value: &str) -> &str {
        if self.form.is(field, value) { self.form.value("left_out_reason") } else { "" }
    }

    /// The rules that count for less, with their titles.
    fn lowered(&self) -> Vec<(&Lowered, Wording)> {
        self.choices().lowered.iter().map(|lowered| (lowered, title_of(self.game(), lowered.rule))).collect()
    }

    fn rules(&self) -> Vec<(RuleId, Wording)> {
        let rules = self.game().rules();
        rules.into_iter().map(|rule| (rule, title_of(self.game(), rule))).collect()
    }

    fn game(&self) -> Game {
        game_of(&self.visit.event.settings.system)
    }

    /// The publications that count, up to the cut-off.
    fn counted(&self) -> Vec<&Publication> {
        let cut_off = self.visit.event.settings.cut_off();
        let is_later = |one: &Publication| one.published_on.zip(cut_off).is_some_and(|(on, last)| on > last);
        self.publications.iter().map(AsRef::as_ref).filter(|one| !is_later(one)).collect()
    }

    /// Each kind of publications that the game names; with why, where it does not count.
    fn kinds(&self) -> Vec<(&PublicationKind, Option<&str>)> {
        let out = &self.choices().left_out_kinds;
        let why = |kind: &PublicationKind| out.iter().find(|one| one.kind == kind.id);
        let kinds = self.visit.event.settings.game().publication_kinds().iter();
        kinds.map(|kind| (kind, why(kind).map(|one| one.reason.as_str()))).collect()
    }

    fn is_without(&self, one: &RulesModule) -> bool {
        match self.form.value("do") {
            "modules" => !self.form.is_ticked(&field_of_piece("module", one.as_str())),
            _ => self.choices().without.contains(one),
        }
    }

    /// Whether the game leaves to its events what a profile says of itself: then more of it can be corrected.
    fn has_more_to_correct(&self) -> bool {
        !self.game().ruleset().allowances().is_empty()
    }

    /// Whether one of these was sent and is not saved.
    fn is_filled_in(&self, fields: &[&str]) -> bool {
        fields.iter().any(|field| !self.form.value(field).is_empty())
    }

    /// A publication's day; nothing where it has none.
    fn word_publication_day(published_on: Option<&NaiveDate>) -> String {
        published_on.map(NaiveDate::to_string).unwrap_or_default()
    }

    /// What stands, piece by piece: a form made from an older one is told so.
    fn seen(&self) -> String {
        three_way_merge::write_field_marks(&form_of_rule_pieces(self.choices(), self.game()))
    }
}

pub async fn show_roster_rules_page(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &rules_page(&app, &here, Form::default()).await?)
}

async fn rules_page<'a>(app: &App, here: &'a EventVisit, form: Form) -> Result<RulesPage<'a>> {
    let mut tx = app.database.read().await?;
    let as_of = here.event.settings.cut_off().unwrap_or_else(|| here.now.date_naive());
    let in_use = app.cache.catalogues.of(&mut tx, &here.event.settings, as_of).await?;
    // The sample is nobody's to leave out.
    let publications = if in_use.is_sample { Vec::new() } else { in_use.catalogue.publications().to_vec() };
    Ok(RulesPage { visit: here, publications, form })
}

pub async fn save_roster_rules(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let again = async |form| rules_page(&app, &here, form).await;
    let next = Next::lead_to_page(&here, here.to("desk/rosters/rules"))
        .saying(say!("desk-roster-rules-judged-again"))
        .or_twice("");
    let (choices, game) = (&here.event.settings.composition, game_of(&here.event.settings.system));
    let meanwhile = match form.value("do") {
        "allow" => merge_boxes(&mut form, "allowed", &form_of_allowances(choices, game)),
        "modules" => merge_boxes(&mut form, "module", &form_of_modules(choices, game)),
        _ => {
            let is_changed = match read_asked_piece(&form) {
                Some(piece) => {
                    three_way_merge::is_changed(&form, &form_of_rule_pieces(choices, game), &piece)
                }
                // What does not even say what it was made from is older than anything.
                None => form.value("seen").is_empty(),
            };
            if is_changed { Meanwhile::Both } else { Meanwhile::Nothing }
        }
    };
    if let Some(answer) = before_it_is_saved(&app, &next, &form, meanwhile).await? {
        return Ok(answer);
    }
    if meanwhile == Meanwhile::Both {
        let told: Wording = match form.standing() {
            [] => say!("desk-roster-rules-changed").into(),
            _ => say!("forms-both-changed").into(),
        };
        return stale_form(&here.visit, &again(form.refused(told)).await?);
    }
    let Some(change) = read_rule_change(&mut form, &here.event.settings.system)? else {
        return form_again(&here.visit, &again(form).await?);
    };
    let result = rosters::change_rules(&app, &here.actor(&form), &here.event, change).await;
    let next = beside_others(next, meanwhile);
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// The game with this id; the usual one where its file is not loaded.
fn game_of(system: &str) -> Game {
    games::find_game(system).unwrap_or_else(games::default)
}

/// The names of a game's seasons, the oldest first.
fn seasons_of(system: &str) -> Vec<String> {
    let seasons = games::find_game(system).map(|game| game.system.seasons.as_slice()).unwrap_or_default();
    seasons.iter().map(|season| season.name.clone()).collect()
}

/// What the button asks for; none when a field is wrong.
fn read_rule_change(form: &mut Form, system: &str) -> Result<Option<RuleChange>> {
    let named =
        |form: &Form| game_of(system).rules().into_iter().find(|rule| form.is("rule", &rule.to_string()));
    let change = match form.value("do").to_owned().as_str() {
        "allow" => {
            let is_ticked = |what: &&Allowance| form.is_ticked(&field_of_piece("allowed", what.as_str()));
            let allowed = game_of(system).ruleset().allowances().iter().filter(is_ticked);
            let wording =
                if form.is("wording", "original") { ErrataWording::Original } else { ErrataWording::Errata };
            let season = seasons_of(system).into_iter().find(|season| form.is("season", season));
            RuleChange::Allow { allowed: allowed.copied().collect(), wording, season }
        }
        "lower" => {
            let severity =
                if form.is("severity", "warning") { Severity::Warning } else { Severity::Information };
            let rule = named(form).ok_or(Error::NotFound)?;
            let reason = form.required("reason", 500, say!("desk-roster-rules-say-why")).unwrap_or_default();
            RuleChange::Lower(Lowered { rule, severity, reason })
        }
        "leave-out" => RuleChange::LeaveOut(LeftOutPublication {
            title: form
                .required("title", 300, say!("desk-roster-rules-choose-publication"))
                .unwrap_or_default(),
            published_on: form.date("published_on"),
            reason: form
                .required("left_out_reason", 300, say!("desk-roster-rules-say-why"))
                .unwrap_or_default(),
        }),
        "count-again" => RuleChange::CountAgain {
            title: form.value("title").to_owned(),
            published_on: form.date("published_on"),
        },
        "leave-out-kind" => RuleChange::LeaveOutKind(LeftOutKind {
            kind: form.value("kind").to_owned(),
            reason: form
                .required("left_out_reason", 300, say!("desk-roster-rules-say-why"))
                .unwrap_or_default(),
        }),
        "count-kind-again" => RuleChange::CountKindAgain { kind: form.value("kind").to_owned() },
        "modules" => {
            let is_without = |one: &&RulesModule| !form.is_ticked(&field_of_piece("module", one.as_str()));
            RuleChange::Without(
                game_of(system).ruleset().modules().iter().filter(is_without).copied().collect(),
            )
        }
        "raise" => RuleChange::Raise(named(form).ok_or(Error::NotFound)?),
        "correct" => RuleChange::Correct {
            faction: form.value("faction").trim().to_owned(),
            unit: form.required("unit", 100, say!("desk-roster-rules-name-what-differs")).unwrap_or_default(),
            changed: read_profile_change(form),
            reason: form.required("price_reason", 500, say!("desk-roster-rules-say-why")).unwrap_or_default(),
        },
        "published" => RuleChange::Published {
            faction: form.value("faction").to_owned(),
            unit: form.value("unit").to_owned(),
        },
        _ => return Err(Error::NotFound),
    };
    Ok(form.is_fine().then_some(change))
}

/// The parts of a field between semicolons or commas.
fn split_field_list(form: &Form, field: &str) -> Vec<String> {
    let parts = form.value(field).split([';', ',', '\n']).map(str::trim).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

/// What is to be another; an empty field leaves it as published.
fn read_profile_change(form: &mut Form) -> ProfileChange {
    let yes_or_no = |form: &Form, name: &str| match form.value(name) {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    let options = form
        .read("options", |text| parse_options(text).map_err(|_| say!("desk-roster-rules-write-options-so")));
    let changed = ProfileChange {
        points: form.number_if_given("points", 0..=5000),
        size: form.number_if_given("size", 1..=200),
        can_be_reinforced: yes_or_no(form, "reinforced"),
        unique: yes_or_no(form, "unique"),
        options: options.flatten(),
        keywords: split_field_list(form, "keywords"),
        no_keywords: split_field_list(form, "no_keywords"),
        legends: yes_or_no(form, "legends"),
        factions: Some(split_field_list(form, "factions")).filter(|factions| !factions.is_empty()),
    };
    if changed.is_nothing() && form.is_fine() {
        form.refuse("points", say!("desk-roster-rules-say-what-differs"));
    }
    changed
}
