//! How each round is made: its method, its club rule, and what the methods need.

use super::saving::SettingsForm;
use crate::{
    domain::{
        event::pack::{Method, Settings, read_order, read_pairs},
        numbers::RoundNumber,
        pairing::ClubRule,
        refusal::RoundRefusal,
    },
    text::{pack::tell_pairing, settings::pairing::METHODS, values::tell_method_of_round},
    web::{
        desk::rounds::list::list_club_rules,
        forms::{
            setting_lines::{fill_setting_lines, read_setting_lines},
            three_way_merge::mark_standing_fields,
        },
        prelude::*,
    },
};

#[derive(Template)]
#[template(path = "desk/setup/methods.html")]
struct MethodsPage<'a> {
    visit: &'a EventVisit,
    form: Form,
}

/// A round, and the names of its two fields.
struct RoundFields {
    number: RoundNumber,
    method: String,
    club: String,
    methods: Vec<(&'static str, Message)>,
}

impl MethodsPage<'_> {
    fn rounds(&self) -> Vec<RoundFields> {
        let line = |number| RoundFields {
            number,
            method: Self::field_of_method(number),
            club: Self::field_of_club_rule(number),
            methods: Self::pairing_method_choices(number),
        };
        RoundNumber::up_to(self.visit.event.settings.rounds).map(line).collect()
    }

    fn pairing_method_choices(round: RoundNumber) -> Vec<(&'static str, Message)> {
        let fits = |method: &Method| match method {
            Method::Seeded => round == RoundNumber::FIRST,
            Method::Cut | Method::Standing => round > RoundNumber::FIRST,
            _ => true,
        };
        Method::ALL
            .into_iter()
            .filter(fits)
            .map(|method| (method.as_str(), tell_method_of_round(method, round)))
            .collect()
    }

    fn club_rule_choices() -> [(&'static str, Message); 3] {
        list_club_rules()
    }

    fn field_of_method(round: RoundNumber) -> String {
        format!("method-{round}")
    }

    fn field_of_club_rule(round: RoundNumber) -> String {
        format!("clubs-{round}")
    }

    /// Where a round robin has other rounds than those who play need.
    fn robin(&self) -> Option<Message> {
        let found = self.visit.event.settings.round_robin_warning(self.visit.event.playing())?;
        Some(told(&found))
    }

    fn in_words(&self) -> Message {
        tell_pairing(&self.visit.event.settings)
    }
}

pub async fn show_pairing_methods_page(here: Organiser) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_methods_form(&here));
    answer_with_page(&here.visit, &MethodsPage { visit: &here.0, form })
}

pub async fn save_pairing_methods(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let entered = here.event.entrants().into_iter();
    let entered: Vec<(i64, String)> = entered.map(|one| (one.number, one.name.to_owned())).collect();
    let next = Next::lead_to_page(&here, here.to("desk/methods"))
        .saying(say!("desk-setup-methods-saved"))
        .either_way();
    let read = |form: &mut Form, before: &Settings| read_pairing_methods(form, before, &entered);
    let wanted = SettingsForm { app: &app, here: &here, form, now: fill_methods_form(&here) };
    wanted.save(next, read, async |form| Ok(MethodsPage { visit: &here.0, form })).await
}

fn fill_methods_form(here: &EventVisit) -> Form {
    let settings = &here.event.settings;
    let pairing = &settings.pairing;
    let numbers = |numbers: &[u32]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let lists = pairing
        .lists
        .iter()
        .flat_map(|(round, list)| list.iter().map(move |(a, b)| format!("{round},{a},{b}")));
    let mut form = Form::from_own_values([
        ("seeds", numbers(&pairing.seeds)),
        ("lists", lists.collect::<Vec<_>>().join("\n")),
    ]);
    fill_setting_lines(&mut form, &[METHODS], settings);
    for round in RoundNumber::up_to(settings.rounds) {
        form.set(&MethodsPage::field_of_method(round), pairing.method(round).as_str());
        form.set(&MethodsPage::field_of_club_rule(round), pairing.clubs.in_round(round).as_str());
    }
    form
}

fn read_pairing_methods(form: &mut Form, before: &Settings, entered: &[(i64, String)]) -> Settings {
    let mut settings = read_setting_lines(form, &[METHODS], before);
    let (pairing, last) = (&mut settings.pairing, RoundNumber(settings.rounds));
    for round in RoundNumber::FIRST.to(last) {
        let field = MethodsPage::field_of_method(round);
        match Method::parse(form.value(&field)) {
            Some(method)
                if MethodsPage::pairing_method_choices(round)
                    .iter()
                    .any(|(word, _)| *word == method.as_str()) =>
            {
                pairing.methods.insert(round, method);
            }
            _ => form.refuse(&field, say!("forms-choose-one")),
        }
        let rule = ClubRule::parse(form.value(&MethodsPage::field_of_club_rule(round)));
        let rule = rule.unwrap_or(ClubRule::Off);
        pairing.clubs.rounds.insert(round, rule);
    }
    pairing.methods.retain(|_, method| *method != Method::Handbook);
    let seeds = form.read("seeds", |text| read_order(text, entered).map_err(|error| told(&error)));
    let lists = form.read("lists", |text| read_pairs(text, entered).map_err(|error| told(&error)));
    (pairing.seeds, pairing.lists) = (seeds.unwrap_or_default(), lists.unwrap_or_default());
    if let Some(round) = pairing.lists.keys().copied().find(|round| *round > last) {
        form.refuse("lists", RoundRefusal::NotPlanned { round, last });
    }
    settings
}
