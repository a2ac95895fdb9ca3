//! The pack: the one page that tells a player everything (`handbook`, section E).

use super::{front::Story, standings};
use crate::{
    actions::rosters::rules_of,
    app::App,
    domain::{
        composition::Allowance,
        event::{
            Event, Stage,
            pack::{BattleplanChoice, ByDate, RosterPolicy, Settings, Terrain},
            permission::StaffRole,
            player::Status,
        },
        games,
        pairing::commitment,
        standings::Scoring,
        system::{self, System},
        zone::{Zone, long_date},
    },
    error::Result,
    storage::{self, Tx},
    web::{
        event::schedule,
        quilt::Quilt,
        respond::{page, public_page},
        visit::EventVisit,
    },
    words::{
        InWords, Label,
        missions::axes_told,
        pack::pairing_in_words,
        ranking::{TEAM_TIEBREAKERS, TIEBREAKERS},
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "event/pack.html")]
struct PackPage {
    visit: EventVisit,
    sections: Vec<PackPart>,
    registration_open: bool,
    waiting_list: bool,
    story: Story,
}

impl PackPage {
    fn quilt(&self) -> Quilt {
        Quilt::of_page(self.visit.event.name.as_str())
    }

    /// Places that nobody has yet.
    fn places_left(&self) -> usize {
        usize::try_from(self.visit.event.settings.capacity)
            .unwrap_or(usize::MAX)
            .saturating_sub(self.story.playing)
    }

    /// The days and the venue in one line.
    fn when_and_where(&self) -> String {
        let facts = when_and_where(&self.visit.event.settings);
        let told =
            facts.iter().filter(|(label, value)| ["Date", "Venue"].contains(label) && !value.is_empty());
        told.map(|(_, value)| value.as_str()).collect::<Vec<_>>().join(", ")
    }
}

const PAIRING: &str = "Pairing and ranking";

/// A titled list of what is set; what is not set is left out.
#[derive(Debug, Clone)]
pub struct PackPart {
    pub title: &'static str,
    pub facts: Vec<(&'static str, String)>,
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let taken = storage::players::count(&mut tx, here.event.id, Status::Playing).await?;
    let sections = load_sections(&mut tx, &here).await?;
    let settings = &here.event.settings;
    let by_date = settings.day.registration(here.now);
    let offered = here.event.stage == Stage::Published && settings.public_registration;
    let registration_open = offered && by_date == ByDate::Open;
    let later = offered && settings.day.registration_changes_later(here.now);
    let waiting_list = taken >= i64::from(settings.capacity);
    drop(tx);
    let story = Story::load(&app, &here).await?;
    let shown = PackPage { visit: here.clone(), sections, registration_open, waiting_list, story };
    // Until the last of its dates, what is said of signing up depends on the time.
    if later { page(&here, &shown) } else { public_page(&here, &shown) }
}

/// The pack's sections, with the judges as the staff list names them.
pub async fn load_sections(tx: &mut Tx, here: &EventVisit) -> Result<Vec<PackPart>> {
    let staff = storage::staff::list(tx, here.event.id).await?;
    let judges = staff.into_iter().filter(|member| member.role == StaffRole::Judge).map(|member| member.name);
    let published = storage::events::newest_published_round(tx, here.event.id).await?;
    let told = here.event.settings.tells_seed(usize::try_from(published.0).unwrap_or_default());
    let mut sections = sections(here, &judges.collect::<Vec<_>>());
    if let Some(section) = sections.iter_mut().find(|section| section.title == PAIRING) {
        section.facts.push(("Seed of the draws", seed(&here.event, told)));
    }
    Ok(sections)
}

/// Everything that is set, in the order a player asks for it.
fn sections(here: &EventVisit, judges: &[String]) -> Vec<PackPart> {
    let settings = &here.event.settings;
    let all = [
        PackPart { title: "When and where", facts: when_and_where(settings) },
        PackPart { title: "The game", facts: game(settings) },
        PackPart { title: "Rosters", facts: rosters(here) },
        PackPart { title: "The day", facts: day(settings) },
        PackPart { title: PAIRING, facts: pairing_and_ranking(here) },
        PackPart {
            title: "Tickets, food and prizes",
            facts: vec![
                ("Ticket", settings.ticket_price.clone()),
                ("How to buy", settings.how_to_buy.clone()),
                ("Refunds", settings.refunds.clone()),
                ("Refunds until", settings.refund_until.map(long_date).unwrap_or_default()),
                ("Food", settings.food.clone()),
                ("Awards and prizes", settings.prizes.clone()),
            ],
        },
        PackPart { title: "People", facts: people(settings, judges) },
        PackPart { title: "The place", facts: place(settings) },
    ];
    let filled = all.into_iter().map(|mut section| {
        section.facts.retain(|(_, value)| !value.is_empty());
        section
    });
    filled.filter(|section| !section.facts.is_empty()).collect()
}

fn place(settings: &Settings) -> Vec<(&'static str, String)> {
    let mut facts = Vec::new();
    let zone = Zone::or_utc(&settings.time_zone);
    let day = &settings.day;
    facts.extend(day.registration_opens_at.map(|at| ("Sign-up opens", zone.long(at))));
    facts.extend(day.registration_closes_at.map(|at| ("Sign-up closes", zone.long(at))));
    facts.extend([
        ("Tables and terrain", day.battlefield.clone()),
        ("Code of conduct", day.code_of_conduct.clone()),
        ("Welfare", day.welfare.clone()),
        ("Fire exits and first aid", day.fire_exits.clone()),
    ]);
    facts
}

fn when_and_where(settings: &Settings) -> Vec<(&'static str, String)> {
    let days = match (settings.starts_on, settings.ends_on) {
        (Some(first), Some(last)) if last != first => format!("{} to {}", long_date(first), long_date(last)),
        (Some(first), _) => long_date(first),
        _ => String::new(),
    };
    vec![
        ("Date", days),
        ("Venue", settings.venue.clone()),
        ("Address", settings.address.clone()),
        ("Times are in", settings.time_zone.clone()),
        ("Places", settings.capacity.to_string()),
    ]
}

fn game(settings: &Settings) -> Vec<(&'static str, String)> {
    let mut facts = game_itself(settings);
    facts.extend(axes_told(settings));
    facts
}

fn game_itself(settings: &Settings) -> Vec<(&'static str, String)> {
    let system = system::find(&settings.system);
    let battlefield = system.map(|system| system.size_for(settings.points_limit)).map(|size| {
        format!(
            "{} × {} inches, {} terrain features",
            size.short_inches, size.long_inches, size.terrain_features
        )
    });
    let name = system.map_or(settings.system.as_str(), |system| &system.name);
    vec![
        ("System", name.to_owned()),
        ("Points limit", settings.points_limit.to_string()),
        ("Battlefield", battlefield.unwrap_or_default()),
        (
            "Terrain",
            match settings.terrain {
                Terrain::Preset => {
                    format!("The preset layout of the {}.", settings.game().words.mission.to_lowercase())
                }
                Terrain::RollOff => "Attacker and defender place it after a roll-off.".to_owned(),
            },
        ),
        (
            settings.game().words.of_missions(),
            match settings.battleplans {
                BattleplanChoice::Dice => "Drawn by two dice each round, shown with the pairings.".to_owned(),
                BattleplanChoice::Secret => "Fixed; told with each round's pairings.".to_owned(),
                BattleplanChoice::Public => {
                    let numbered = settings.battleplan_list.iter().enumerate();
                    numbered
                        .map(|(n, plan)| format!("Round {}: {}", n + 1, settings.battleplan_name(plan)))
                        .collect::<Vec<_>>()
                        .join("\n")
                }
            },
        ),
        ("Models and painting", settings.painting.clone()),
        (
            "Chess clocks",
            if settings.chess_clocks {
                "Used. A player out of time may only make save rolls and remove slain models."
            } else {
                ""
            }
            .to_owned(),
        ),
    ]
}

/// `border-war` → `Border War`
fn rosters(here: &EventVisit) -> Vec<(&'static str, String)> {
    let (settings, zone) = (&here.event.settings, here.zone());
    let handed_in = settings.rosters != RosterPolicy::AtTable;
    let moment = |at: Option<chrono::DateTime<chrono::Utc>>| {
        at.filter(|_| handed_in).map(|at| zone.long(at)).unwrap_or_default()
    };
    let open = settings.rosters == RosterPolicy::Open;
    vec![
        (
            "Rosters are",
            match settings.rosters {
                RosterPolicy::AtTable => "shown at the table.",
                RosterPolicy::Closed => "handed in here, and seen by staff alone.",
                RosterPolicy::Open => "handed in here, and open to all players from the moment below.",
            }
            .to_owned(),
        ),
        ("Due", moment(settings.roster_deadline)),
        (
            "Open from",
            if open { moment(settings.rosters_open_at.or(settings.roster_deadline)) } else { String::new() },
        ),
        ("Rules and battle profiles up to", settings.cut_off().map(long_date).unwrap_or_default()),
        ("Season", rules_of(settings, here.now.date_naive()).season.unwrap_or_default()),
        ("Not allowed", not_allowed(settings)),
        ("Rules that count for less", lowered(settings)),
        ("Prices of this event", prices(settings)),
    ]
}

fn not_allowed(settings: &Settings) -> String {
    let allowed = &settings.composition.allowed;
    // That a sixth regiment is none is the usual case, and nothing to be told.
    let game = games::of(&settings.system).unwrap_or_else(games::default);
    let told = game.allowances().iter().filter(|(what, _)| *what != Allowance::SixthRegimentOfRenown);
    let names = told.filter(|(what, _)| !allowed.contains(what)).map(|(_, name)| *name);
    names.collect::<Vec<_>>().join(", ")
}

fn lowered(settings: &Settings) -> String {
    let lowered = settings.composition.lowered.iter();
    let title = |rule| games::of(&settings.system).map_or("", |game| game.title_of(rule));
    let told =
        lowered.map(|one| format!("{} ({}): {}. {}", one.rule, title(one.rule), one.severity, one.reason));
    told.collect::<Vec<_>>().join("\n")
}

fn prices(settings: &Settings) -> String {
    let corrections = settings.composition.corrections.iter();
    let told = corrections.map(|one| {
        format!("{} ({}): {}. {}", one.profile.name, one.profile.faction, one.changed.in_words(), one.reason)
    });
    told.collect::<Vec<_>>().join("\n")
}

fn day(settings: &Settings) -> Vec<(&'static str, String)> {
    let (hours, minutes) = (settings.round_minutes / 60, settings.round_minutes % 60);
    let rounds = format!(
        "{} of {hours} h {minutes:02}, with {} minutes between",
        settings.rounds, settings.break_minutes
    );
    let mut facts = vec![("Rounds", rounds)];
    facts.extend(schedule::facts(settings));
    if settings.first_round_at.is_none() {
        let doors = settings.doors_open_at.map(|time| time.format("%H:%M").to_string());
        facts.push(("Doors open", doors.unwrap_or_default()));
    }
    facts.push(("Running over and leaving", settings.overrun.clone()));
    facts
}

/// In words, from what is really set: never typed twice (`E11`).
fn pairing_and_ranking(here: &EventVisit) -> Vec<(&'static str, String)> {
    let settings = &here.event.settings;
    let pairing = pairing_in_words(settings);
    let rules = settings.ranking_rules().ranking;
    let ranking = match rules.scoring {
        Scoring::Graded => {
            "By major victories, minor victories, draws, minor losses, then fewer major losses."
        }
        Scoring::Plain => "By wins, then draws.",
        Scoring::Points => "By tournament points.",
        Scoring::MatchPoints => "By match points.",
        Scoring::GamePoints => "By game points: no match is won.",
    };
    let breakers: Vec<String> = rules
        .tiebreakers
        .iter()
        .enumerate()
        .map(|(n, name)| {
            let mut known = TIEBREAKERS.iter().chain(&TEAM_TIEBREAKERS);
            let label = known.find(|(known, _)| known == name).map_or(name.as_str(), |(_, label)| label);
            format!("{}. {label}", n + 1)
        })
        .collect();
    let bye = bye_value(settings);
    vec![
        ("Pairing", pairing),
        ("Ranking", ranking.to_owned()),
        ("Tie-breakers", breakers.join("\n")),
        ("Changed after round 1", standings::changes(here).join("\n")),
        ("A bye counts as", bye),
    ]
}

/// `A major victory with 50 victory points and 5 battle tactics.`
fn bye_value(settings: &Settings) -> String {
    let System { result, words, sheet, .. } = settings.game();
    let awarded = result.label(settings.scale().bye().outcome).to_lowercase();
    let points = format!("{} {}", settings.pairing.bye_victory_points, words.points.to_lowercase());
    if sheet.tactics.is_none() {
        return format!("A {awarded} with {points}.");
    }
    let tactics = words.tactics.to_lowercase();
    format!("A {awarded} with {points} and {} {tactics}.", settings.pairing.bye_battle_tactics)
}

/// Promised before the first round, told when it foretells nothing any more: then anybody can draw every round
/// again.
fn seed(event: &Event, told: bool) -> String {
    let seed = event.seed.unsigned_abs();
    let promise = commitment(seed);
    if told {
        format!(
            "{seed}. Before the first round its SHA-256 stood here: {promise}. \
             With it and the event file anybody can draw every round again: muster pair."
        )
    } else {
        format!(
            "Fixed when the event was made. Its SHA-256 is {promise}; the seed itself stands here \
             when {} is published. All lots and dice come from it.",
            if event.settings.battleplans == BattleplanChoice::Dice {
                "the last round"
            } else {
                "the first round"
            }
        )
    }
}

fn people(settings: &Settings, judges: &[String]) -> Vec<(&'static str, String)> {
    let named = if settings.judges.is_empty() { judges.join(", ") } else { settings.judges.clone() };
    let named =
        if named.is_empty() { named } else { format!("{named}. A judge's word is final for that game.") };
    vec![
        ("Judges", named),
        ("E-mail", settings.contact_email.clone()),
        ("Phone", settings.contact_phone.clone()),
    ]
}
