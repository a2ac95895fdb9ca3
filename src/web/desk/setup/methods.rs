//! How each round is made: its method, its club rule, and what the methods need.

use super::settings::fingerprint;
use crate::web::desk::rounds::list::clubs;
use crate::{
    actions::events,
    app::App,
    domain::{
        event::{
            pack::{Method, PairingSettings},
            player::Player,
        },
        numbers::RoundNumber,
        pairing::ClubRule,
    },
    error::Result,
    storage,
    web::{
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::{form_again, page, stale_form},
        visit::EventVisit,
    },
    words::{Label, pack::pairing_in_words},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use std::collections::BTreeMap;

#[derive(Template)]
#[template(path = "desk/setup/methods.html")]
struct MethodsPage {
    visit: EventVisit,
    form: Form,
}

/// The highest round that a list can name.
const HIGHEST: RoundNumber = RoundNumber(100);

/// A round, and the names of its two fields.
struct RoundFields {
    number: RoundNumber,
    method: String,
    club: String,
    methods: Vec<(&'static str, &'static str)>,
}

impl MethodsPage {
    fn rounds(&self) -> Vec<RoundFields> {
        let line = |number| RoundFields {
            number,
            method: Self::method(number),
            club: Self::club(number),
            methods: Self::methods(number),
        };
        RoundNumber::up_to(self.visit.event.settings.rounds).map(line).collect()
    }

    fn methods(round: RoundNumber) -> Vec<(&'static str, &'static str)> {
        let fits = |method: &Method| match method {
            Method::Seeded => round == RoundNumber::FIRST,
            Method::Cut => round > RoundNumber::FIRST,
            _ => true,
        };
        Method::ALL.into_iter().filter(fits).map(|method| (method.word(), method.label())).collect()
    }

    fn clubs() -> [(&'static str, &'static str); 3] {
        clubs()
    }

    fn cuts() -> [(&'static str, &'static str); 4] {
        [("2", "2: a final"), ("4", "4"), ("8", "8"), ("16", "16")]
    }

    fn method(round: RoundNumber) -> String {
        format!("method-{round}")
    }

    fn club(round: RoundNumber) -> String {
        format!("clubs-{round}")
    }

    fn in_words(&self) -> String {
        pairing_in_words(&self.visit.event.settings)
    }
}

pub async fn show(here: Organiser) -> Result<HttpResponse> {
    let form = fill(&here);
    page(&here.visit, &MethodsPage { visit: here.0.clone(), form })
}

pub async fn save(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let players = storage::players::list(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let mut settings = here.event.settings.clone();
    settings.pairing = read(&mut form, (&here.event.settings.pairing, settings.rounds), &players);
    if !form.is_fine() {
        return form_again(&here.visit, &MethodsPage { visit: here.0.clone(), form });
    }
    if form.value("seen") != fingerprint(&here.event) {
        let mut form = form.refused(
            "Somebody else saved the settings while you were typing. What you typed is below. Save again to keep it.",
        );
        form.set("seen", fingerprint(&here.event));
        return stale_form(&here.visit, &MethodsPage { visit: here.0.clone(), form });
    }
    let result =
        events::save_settings(&app, &here.actor(&form), &here.event, here.event.name.clone(), settings).await;
    let next = Next::to(here.to("desk/methods"))
        .saying("Saved. The pack tells players how each round is made.")
        .either_way();
    Sent { visit: &here.visit, form, result }
        .answer(next, async |form| Ok(MethodsPage { visit: here.0.clone(), form }))
        .await
}

fn fill(here: &EventVisit) -> Form {
    let settings = &here.event.settings;
    let pairing = &settings.pairing;
    let numbers = |numbers: &[u32]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let lists = pairing
        .lists
        .iter()
        .flat_map(|(round, list)| list.iter().map(move |(a, b)| format!("{round},{a},{b}")));
    let mut form = Form::filled([
        ("seeds", numbers(&pairing.seeds)),
        ("lists", lists.collect::<Vec<_>>().join("\n")),
        ("group_size", pairing.group_size.to_string()),
        ("cut_size", pairing.cut_size.to_string()),
        ("seen", fingerprint(&here.event)),
    ]);
    for round in RoundNumber::up_to(settings.rounds) {
        form.set(&MethodsPage::method(round), pairing.method(round).word());
        let rule = match pairing.clubs.in_round(round) {
            ClubRule::Off => "off",
            ClubRule::Soft => "soft",
            ClubRule::Strong => "strong",
        };
        form.set(&MethodsPage::club(round), rule);
    }
    form
}

fn read(form: &mut Form, (before, rounds): (&PairingSettings, u32), players: &[Player]) -> PairingSettings {
    let mut pairing = before.clone();
    for round in RoundNumber::up_to(rounds) {
        let field = MethodsPage::method(round);
        match Method::of_word(form.value(&field)) {
            Some(method) if MethodsPage::methods(round).iter().any(|(word, _)| *word == method.word()) => {
                pairing.methods.insert(round, method);
            }
            _ => form.refuse(&field, "Choose one of these."),
        }
        let rule = ClubRule::parse(form.value(&MethodsPage::club(round)));
        pairing.clubs.rounds.insert(round, rule);
    }
    pairing.methods.retain(|_, method| *method != Method::Handbook);
    let number = |text: &str| number(text, players);
    let seeds = |text: &str| -> Result<Vec<u32>, String> {
        let seeds: Vec<u32> =
            words(text, [',', '\n', ' ', '\r', ';']).map(number).collect::<Result<_, _>>()?;
        match seeds.iter().enumerate().find(|(at, seed)| seeds[..*at].contains(seed)) {
            Some((_, twice)) => Err(format!("Player {twice} is there twice.")),
            None => Ok(seeds),
        }
    };
    pairing.seeds = form.read("seeds", seeds).unwrap_or_default();
    pairing.lists = form.read("lists", |text| lists(text, number)).unwrap_or_default();
    pairing.group_size = form.number("group_size", 0..=64).unwrap_or_default();
    if pairing.group_size == 1 {
        form.refuse("group_size", "A group of one has nobody to play. 0 makes one group of all.");
    }
    pairing.cut_size = form.number("cut_size", 2..=16).unwrap_or_default();
    if !pairing.cut_size.is_power_of_two() {
        form.refuse("cut_size", "Choose one of these.");
    }
    pairing
}

fn words<const N: usize>(text: &str, between: [char; N]) -> impl Iterator<Item = &str> {
    text.split(between).map(str::trim).filter(|word| !word.is_empty())
}

/// A player by number, or by name where only one has it.
fn number(text: &str, players: &[Player]) -> Result<u32, String> {
    let text = text.trim().trim_matches('"').trim_start_matches('#');
    let named = || -> Vec<&Player> {
        players.iter().filter(|player| player.name.as_str().eq_ignore_ascii_case(text)).collect()
    };
    let found = match players.iter().find(|player| player.number.to_string() == text) {
        Some(player) => player,
        None => match named().as_slice() {
            [player] => *player,
            [] => return Err(format!("“{text}” is no player's number or name.")),
            _ => return Err(format!("Several players are called {text}: use the number.")),
        },
    };
    u32::try_from(found.number).map_err(|_| format!("Player {text} has too high a number."))
}

/// `round,player,player` a line; a heading is skipped.
fn lists(
    text: &str,
    number: impl Fn(&str) -> Result<u32, String>,
) -> Result<BTreeMap<RoundNumber, Vec<(u32, u32)>>, String> {
    let mut lists: BTreeMap<RoundNumber, Vec<(u32, u32)>> = BTreeMap::new();
    for (line, at) in text.lines().map(str::trim).zip(1..) {
        let parts: Vec<&str> = words(line, [',', ';', '\t']).collect();
        if parts.is_empty() || at == 1 && parts[0].eq_ignore_ascii_case("round") {
            continue;
        }
        let [round, a, b] = parts[..] else {
            return Err(format!("Line {at}: write round, player, player, like 1, 12, 7."));
        };
        let round: RoundNumber = round
            .parse()
            .ok()
            .filter(|round| (RoundNumber::FIRST..=HIGHEST).contains(round))
            .ok_or_else(|| format!("Line {at}: “{round}” is not a round."))?;
        let (a, b) = (number(a), number(b));
        let (a, b) = (
            a.map_err(|problem| format!("Line {at}: {problem}"))?,
            b.map_err(|problem| format!("Line {at}: {problem}"))?,
        );
        let list = lists.entry(round).or_default();
        if let Some(twice) =
            [a, b].into_iter().find(|player| list.iter().any(|(c, d)| c == player || d == player))
        {
            return Err(format!("Line {at}: player {twice} is in round {round} twice."));
        }
        if a == b {
            return Err(format!("Line {at}: player {a} cannot meet themselves."));
        }
        list.push((a, b));
    }
    Ok(lists)
}
