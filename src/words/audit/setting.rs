//! The settings in the log: what each is called, and what it was and is, in the words of the pages.

use crate::{
    domain::{
        catalogue::{CatalogueCorrection, LeftOutKind, LeftOutPublication},
        composition::{Allowance, Lowered, RulesModule, Wording},
        event::{
            accent::Accent,
            audit::SettingChange,
            missions::{self, AxisChoice},
            pack::{BattleplanChoice, Method, PaperCheck, RosterPolicy, Settings, Terrain, TerrainBy},
            timetable::TimetablePart,
        },
        numbers::RoundNumber,
        pairing::{ClubRule, Clubs, LeaverWay, tables::TableOrder},
        standings::{Scoring, Tiebreaker},
        system::{self, CallOut},
        teams::{
            BattleplansBy, Entrants, GamePoints, MatchRule, RosterRule, SumLimits,
            draft::{AtFour, DraftMethod, TableChoice},
        },
        zone::{Zone, long_date},
    },
    words::{
        Label,
        pack::list_rules_modules,
        pages::{
            desk::{setup as say, venue},
            pack::terrain_by,
        },
        ranking::scored_by,
        so_many,
        team_pack::{describe_game_points, won_by},
        tournament_points::in_own_words,
        write_grouped_number,
    },
};
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};

/// Says a value as it is stored; nothing of one that cannot be read.
type Say = fn(&str, &Settings) -> Option<String>;

/// What stands for nothing set.
const NONE: &str = "none";
/// The longest text among several.
const LONGEST: usize = 40;

/// `places (32 → 50)`
pub fn describe_setting_change(change: &SettingChange, settings: &Settings) -> String {
    let name = setting_name(&change.setting);
    if change.is_secret {
        return format!("{name} (secret)");
    }
    let say = find_setting_words(&change.setting).map_or(say_stored_text as Say, |(_, say)| say);
    let value = |stored: &Option<String>| match stored.as_deref() {
        Some(stored) => say(stored, settings),
        // Who is entered was once left out where everybody plays for themselves.
        None if change.setting == "entrants" => Some(Entrants::Players.label().into()),
        None => Some(NONE.into()),
    };
    match (value(&change.before), value(&change.after)) {
        (Some(before), Some(after)) if before != after => format!("{name} ({before} → {after})"),
        // Only what is shortened here is the same, or it was kept in part in entries of before.
        _ => name,
    }
}

/// What a setting is called, by the name of its field.
pub fn setting_name(field: &str) -> String {
    find_setting_words(field).map_or_else(|| field.replace(['_', '.'], " "), |(name, _)| name.to_owned())
}

/// What a setting is called, and how its values are said. None: no setting is known by this name.
fn find_setting_words(field: &str) -> Option<(&'static str, Say)> {
    of_the_event(field)
        .or_else(|| of_the_game(field))
        .or_else(|| of_the_day(field))
        .or_else(|| of_rosters(field))
        .or_else(|| of_pairing(field))
        .or_else(|| of_teams(field))
}

fn of_the_event(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "capacity" => ("places", say_stored_count),
        "starts_on" => ("first day", say_stored_date),
        "ends_on" => ("last day", say_stored_date),
        "time_zone" => ("time zone", say_stored_text),
        "venue" => ("venue", say_stored_text),
        "address" => ("address", say_stored_text),
        "about" => ("about the event", say_stored_text),
        "accent" => ("colour", |stored, _| say_one_choice::<Accent>(stored, |accent| accent.label().into())),
        "public_registration" => ("people can sign up by themselves", yes_or_no),
        "prizes" => ("awards and prizes", say_stored_text),
        "painting" => ("models and painting", say_stored_text),
        "ticket_price" => ("ticket", say_stored_text),
        "how_to_buy" => ("how to buy", say_stored_text),
        "refunds" => ("refunds", say_stored_text),
        "refund_until" => ("refunds until", say_stored_date),
        "food" => ("food", say_stored_text),
        "ask_dietary" => ("ask for allergies and dietary needs", yes_or_no),
        "judges" => ("judges", say_stored_text),
        "contact_email" => ("contact e-mail", say_stored_text),
        "contact_phone" => ("contact phone", say_stored_text),
        "overrun" => ("battles that run over, players who leave", say_stored_text),
        _ => return None,
    })
}

fn of_the_game(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "system" => ("game", |stored, _| Some(name_of_game(stored))),
        "own_system" => ("game of the event's own", |_, _| Some("a changed file".into())),
        "points_limit" => ("points limit", say_stored_count),
        "rounds" => ("rounds", say_stored_count),
        "round_minutes" => ("length of a round", say_stored_minutes),
        "break_minutes" => ("break between rounds", say_stored_minutes),
        "doors_open_at" => ("doors open", say_stored_time),
        "first_round_at" => ("first round starts", say_stored_time),
        "timetable" => ("timetable", |stored, _| {
            read_stored_json::<Vec<TimetablePart>>(stored).map(|parts| so_many(parts.len(), "part", "parts"))
        }),
        "battleplans" => ("how battleplans are chosen", |stored, _| {
            say_one_choice::<BattleplanChoice>(stored, |choice| say::word_battleplan_choice(*choice).into())
        }),
        "battleplan_list" => ("battleplans", |stored, settings| {
            say_list_of_choices::<String>(stored, |slug| settings.battleplan_name(slug))
        }),
        "own_battleplans" => ("battleplans of the event's own", |stored, _| {
            say_list_of_choices::<system::Battleplan>(stored, |plan| plan.name.clone())
        }),
        "axes" => ("what is played on besides", say_stored_axes),
        "terrain" => ("terrain", |stored, settings| {
            say_one_choice::<Terrain>(stored, |placed| say::word_terrain_choice(*placed, settings.game()))
        }),
        "table_order" => ("order of the tables", |stored, _| {
            say_one_choice::<TableOrder>(stored, |order| venue::word_table_order(*order).into())
        }),
        "call_outs" => ("call-outs", |stored, _| {
            read_stored_json::<Vec<CallOut>>(stored)
                .map(|calls| so_many(calls.len(), "call-out", "call-outs"))
        }),
        "chess_clocks" => ("chess clocks", yes_or_no),
        "confirm_minutes" => ("time to confirm a report", say_stored_minutes),
        "paper_check" => ("sheets of paper are typed in", |stored, _| {
            say_one_choice::<PaperCheck>(stored, |check| match check {
                PaperCheck::Once => "once".into(),
                PaperCheck::Twice => "twice, by two of the staff".into(),
            })
        }),
        _ => return None,
    })
}

fn of_the_day(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "self_check_in" => ("players check in by themselves", yes_or_no),
        "registration_opens_at" => ("sign-up opens", say_stored_moment),
        "registration_closes_at" => ("sign-up closes", say_stored_moment),
        "places_by_themselves" => ("free places go to who waits, by themselves", yes_or_no),
        "entries_count_from" => ("sign-up was opened again", say_stored_moment),
        "questions" => ("questions at sign-up", |stored, _| {
            say_list_of_choices::<String>(stored, |asked| shorten_long_text(asked))
        }),
        "battlefield" => ("tables and terrain", say_stored_text),
        "battlefield_inches" => ("size of the battlefield", |stored, _| {
            read_stored_json::<[u32; 2]>(stored).map(|[short, long]| format!("{short} × {long} inches"))
        }),
        "terrain_features" => ("terrain features", say_stored_count),
        "terrain_by" => ("who brings terrain", |stored, _| {
            say_one_choice::<TerrainBy>(stored, |by| without_stop(terrain_by(*by)))
        }),
        "code_of_conduct" => ("code of conduct", say_stored_text),
        "welfare" => ("welfare", say_stored_text),
        "fire_exits" => ("fire exits and first aid", say_stored_text),
        "letter_paper" => ("print on Letter paper", yes_or_no),
        "soft.painting" => ("soft score for painting", say_most_points),
        "soft.sportsmanship" => ("soft score for sportsmanship", say_most_points),
        "soft.lists" => ("soft score for a list in time", say_most_points),
        // As entries of before named them all.
        "soft" => ("soft scores", say_nothing),
        _ => return None,
    })
}

fn of_rosters(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "rosters" => ("rosters are", |stored, _| {
            say_one_choice::<RosterPolicy>(stored, |policy| say::word_roster_policy(*policy).into())
        }),
        "roster_deadline" => ("rosters are due", say_stored_moment),
        "rosters_open_at" => ("all players see rosters from", say_stored_moment),
        "rules_cut_off" => ("rules and battle profiles up to", say_stored_date),
        "composition" => ("how rosters are checked", say_nothing),
        "composition.season" => ("season", say_stored_text),
        "composition.wording" => ("text of the rules", |stored, _| {
            say_one_choice::<Wording>(stored, |wording| match wording {
                Wording::Original => "original".into(),
                Wording::Errata => "newest".into(),
            })
        }),
        "composition.allowed" => ("allowed on rosters", |stored, _| {
            say_list_of_choices::<Allowance>(stored, |allowed| allowed.label().into())
        }),
        "composition.lowered" => ("rules that count for less", |stored, _| {
            say_list_of_choices::<Lowered>(stored, |one| format!("{} {}", one.rule, one.severity.label()))
        }),
        "composition.corrections" => ("prices of this event", |stored, _| {
            say_list_of_choices::<CatalogueCorrection>(stored, |one| one.name().to_owned())
        }),
        "composition.left_out" => ("publications that do not count", |stored, _| {
            say_list_of_choices::<LeftOutPublication>(stored, |one| one.title.clone())
        }),
        "composition.left_out_kinds" => ("kinds of publications that do not count", |stored, settings| {
            let kinds = settings.game().publication_kinds();
            let name = |id: &str| kinds.iter().find(|kind| kind.id == id).map(|kind| kind.name.clone());
            say_list_of_choices::<LeftOutKind>(stored, |one| {
                name(&one.kind).unwrap_or_else(|| one.kind.clone())
            })
        }),
        "composition.without" => ("played without", |stored, _| {
            read_stored_json::<BTreeSet<RulesModule>>(stored)
                .map(|without| or_none(list_rules_modules(&without)))
        }),
        _ => return None,
    })
}

fn of_pairing(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "pairing" => ("how rounds are paired", say_nothing),
        "pairing.clubs" => ("players of one club", say_stored_clubs),
        "pairing.methods" => ("methods of pairing", |stored, _| {
            let methods = read_stored_json::<BTreeMap<RoundNumber, Method>>(stored)?;
            let told = methods.iter().map(|(round, method)| format!("round {round}: {}", method.label()));
            let told = told.collect::<Vec<_>>().join("; ");
            Some(if told.is_empty() { Method::Handbook.label().into() } else { told })
        }),
        "pairing.seeds" => ("seeds", |stored, _| say_list_of_choices::<u32>(stored, ToString::to_string)),
        "pairing.lists" => ("pairs from a list", |stored, _| {
            let rounds = read_stored_json::<BTreeMap<RoundNumber, Vec<(u32, u32)>>>(stored)?;
            let told = rounds.iter().map(|(round, pairs)| {
                let pairs = pairs.iter().map(|(a, b)| format!("{a} and {b}")).collect::<Vec<_>>().join(", ");
                format!("round {round}: {pairs}")
            });
            Some(or_none(told.collect::<Vec<_>>().join("; ")))
        }),
        "pairing.group_size" => ("players in a group of a round robin", |stored, settings| match stored {
            "0" => Some("all in one".into()),
            stored => say_stored_count(stored, settings),
        }),
        "pairing.cut_size" => ("players in a cut", say_stored_count),
        "pairing.third_place" => ("a match for third place in a cut", yes_or_no),
        "pairing.cut_leavers" => ("places of a cut whose players have left", |stored, _| {
            let leavers = read_stored_json::<BTreeMap<u32, LeaverWay>>(stored)?;
            let told = leavers.iter().map(|(number, way)| format!("{number}: {}", way.label()));
            Some(or_none(told.collect::<Vec<_>>().join("; ")))
        }),
        "pairing.bye_victory_points" => ("victory points of a bye", say_stored_count),
        "pairing.bye_battle_tactics" => ("battle tactics of a bye", say_stored_count),
        "ranking" => ("ranking", say_nothing),
        "ranking.scoring" => ("what results count as", say_stored_scoring),
        "ranking.tiebreakers" => ("tie-breakers", say_stored_tiebreakers),
        "ranking_changes" => ("changes of the ranking", |stored, _| {
            let changes = read_stored_json::<Vec<serde_json::Value>>(stored)?;
            Some(or_none(so_many(changes.len(), "change", "changes")))
        }),
        "player_files" => ("files of players read before", |stored, _| {
            Some(or_none(so_many(read_stored_json::<Vec<serde_json::Value>>(stored)?.len(), "file", "files")))
        }),
        "standings_up_to" => ("standings are shown up to round", say_stored_count),
        _ => return None,
    })
}

fn of_teams(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "entrants" => {
            ("played by", |stored, _| say_one_choice::<Entrants>(stored, |entrants| entrants.label().into()))
        }
        "team" => ("how teams play", say_nothing),
        "team.size" => ("players of a team", say_stored_count),
        "team.roles.reserves" => ("reserves of a team", say_stored_count),
        "team.roles.coaches" => ("coaches of a team", say_stored_count),
        "team.roles.assistants" => ("assistants of a team", say_stored_count),
        "team.reserve_rosters" => ("reserves hand in rosters", yes_or_no),
        "team.checks" => ("other teams whose rosters a team checks", say_stored_count),
        "team.checked_until" => ("rosters are checked until", say_stored_moment),
        "team.draft.method" => ("who plays whom", |stored, _| {
            say_one_choice::<DraftMethod>(stored, |method| method.label().into())
        }),
        "team.draft.at_four" => {
            ("with four in hand", |stored, _| say_one_choice::<AtFour>(stored, |rule| rule.label().into()))
        }
        "team.draft.tables" => ("tables of a match", |stored, _| {
            say_one_choice::<TableChoice>(stored, |choice| choice.label().into())
        }),
        "team.draft.step_minutes" => ("time for a step of the draft", say_stored_minutes),
        "team.game_points" => ("a battle is worth", |stored, _| {
            read_stored_json::<GamePoints>(stored).map(|points| without_stop(&describe_game_points(&points)))
        }),
        "team.result" => ("a match is won", |stored, _| {
            read_stored_json::<MatchRule>(stored).map(|rule| without_stop(&won_by(rule)))
        }),
        "team.cap" => ("limits of the sum", |stored, _| {
            let limits = read_stored_json::<SumLimits>(stored)?;
            Some(format!("{} to {}", write_grouped_number(limits.floor), write_grouped_number(limits.cap)))
        }),
        "team.rules" => ("across the rosters", |stored, _| {
            say_list_of_choices::<RosterRule>(stored, |rule| rule.label().into())
        }),
        "team.caps.unit" => ("most points of a unit", say_stored_count),
        "team.caps.monster" => ("most points of a monster", say_stored_count),
        "team.caps.reinforced" => ("most points of a reinforced unit", say_stored_count),
        "team.caps.together" => ("most points of both rosters", say_stored_count),
        "team.battleplans" => ("battleplans belong to", |stored, _| {
            say_one_choice::<BattleplansBy>(stored, |by| match by {
                BattleplansBy::Round => "a round".into(),
                BattleplansBy::Table => "a table of the match".into(),
            })
        }),
        "team.table_battleplans" => ("battleplans of the tables", |stored, settings| {
            let rounds = read_stored_json::<BTreeMap<RoundNumber, Vec<String>>>(stored)?;
            let told = rounds.iter().map(|(round, slugs)| {
                let names = slugs.iter().map(|slug| settings.battleplan_name(slug));
                format!("round {round}: {}", names.collect::<Vec<_>>().join(", "))
            });
            Some(or_none(told.collect::<Vec<_>>().join("; ")))
        }),
        "team.bye.game_points" => ("game points of a bye", say_stored_count),
        "team.bye.games_won" => ("games won of a bye", say_stored_count),
        "team.ranking.scoring" => ("what matches count as", say_stored_scoring),
        "team.ranking.tiebreakers" => ("tie-breakers of teams", say_stored_tiebreakers),
        _ => return None,
    })
}

fn say_stored_text(stored: &str, _: &Settings) -> Option<String> {
    // The beginning of a list that entries of before kept in part says nothing.
    (!stored.starts_with(['{', '['])).then(|| stored.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What entries of before kept in part.
fn say_nothing(_: &str, _: &Settings) -> Option<String> {
    None
}

fn say_stored_count(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<i64>().ok().map(write_grouped_number)
}

fn say_stored_minutes(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<i64>().ok().map(|minutes| so_many(minutes, "minute", "minutes"))
}

/// What one player can have at most.
fn say_most_points(stored: &str, _: &Settings) -> Option<String> {
    let most = stored.parse::<i64>().ok()?;
    Some(if most == 0 { NONE.into() } else { format!("up to {}", so_many(most, "point", "points")) })
}

fn yes_or_no(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<bool>().ok().map(|is_so| if is_so { "yes" } else { "no" }.into())
}

fn say_stored_moment(stored: &str, settings: &Settings) -> Option<String> {
    stored.parse::<DateTime<Utc>>().ok().map(|at| Zone::or_utc(&settings.time_zone).long(at))
}

fn say_stored_date(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<NaiveDate>().ok().map(long_date)
}

fn say_stored_time(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<NaiveTime>().ok().map(|time| time.format("%H:%M").to_string())
}

fn name_of_game(id: &str) -> String {
    system::find_system(id).map_or_else(|| id.to_owned(), |system| system.name.clone())
}

fn say_stored_scoring(stored: &str, settings: &Settings) -> Option<String> {
    say_one_choice::<Scoring>(stored, |scoring| in_own_words(settings.game(), scored_by(*scoring)))
}

fn say_stored_tiebreakers(stored: &str, settings: &Settings) -> Option<String> {
    say_list_of_choices::<String>(stored, |name| {
        let known = Tiebreaker::from_name(name).map(|known| in_own_words(settings.game(), known.label()));
        known.unwrap_or_else(|| name.clone())
    })
}

/// `Realm: Drawn for each table`; what is not named is drawn for each round.
fn say_stored_axes(stored: &str, settings: &Settings) -> Option<String> {
    let choices = read_stored_json::<missions::AxisChoices>(stored)?;
    let told = choices.iter().map(|(id, choice)| {
        let axis = settings.game().axes.iter().find(|axis| axis.id == *id);
        let word = axis.map_or(id.as_str(), |axis| axis.word.as_str());
        let how = match choice {
            AxisChoice::Fixed(rounds) => rounds.join(", "),
            other => say::word_axis_choice(other).to_owned(),
        };
        format!("{word}: {how}")
    });
    Some(or_none(told.collect::<Vec<_>>().join("; ")))
}

/// `rounds 1, 3: Kept apart, before the record; else: May meet`
fn say_stored_clubs(stored: &str, _: &Settings) -> Option<String> {
    let clubs = read_stored_json::<Clubs>(stored)?;
    let of_rule = |rule: ClubRule| {
        let rounds = clubs.rounds.iter().filter(|(_, of_round)| **of_round == rule);
        let rounds: Vec<String> = rounds.map(|(round, _)| round.to_string()).collect();
        let named = if rounds.len() == 1 { "round" } else { "rounds" };
        (!rounds.is_empty()).then(|| format!("{named} {}: {}", rounds.join(", "), rule.label()))
    };
    let rules = [ClubRule::Strong, ClubRule::Soft, ClubRule::Off].into_iter().filter_map(of_rule);
    let otherwise = clubs.otherwise.label();
    let mut told: Vec<String> = rules.collect();
    told.push(if told.is_empty() { otherwise.to_owned() } else { format!("else: {otherwise}") });
    Some(told.join("; "))
}

fn read_stored_json<T: DeserializeOwned>(stored: &str) -> Option<T> {
    serde_json::from_str(stored).ok()
}

/// A choice by its word.
fn say_one_choice<T: DeserializeOwned>(stored: &str, say: impl FnOnce(&T) -> String) -> Option<String> {
    serde_json::from_value(stored.into()).ok().as_ref().map(say)
}

fn say_list_of_choices<T: DeserializeOwned>(stored: &str, say: impl Fn(&T) -> String) -> Option<String> {
    let items: Vec<T> = read_stored_json(stored)?;
    Some(or_none(items.iter().map(say).collect::<Vec<_>>().join(", ")))
}

fn or_none(told: String) -> String {
    if told.is_empty() { NONE.into() } else { told }
}

fn shorten_long_text(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// As a part of a sentence.
fn without_stop(sentence: &str) -> String {
    sentence.trim_end_matches('.').to_owned()
}
