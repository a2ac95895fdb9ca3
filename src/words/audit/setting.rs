//! The settings in the log: what each is called, and what it was and is, in the words of the pages.

use crate::{
    domain::{
        catalogue::{Correction, LeftOutKind, LeftOutPublication},
        composition::{Allowance, Lowered, RulesModule, Wording},
        event::{
            accent::Accent,
            audit::SettingChange,
            missions::{self, AxisChoice},
            pack::{BattleplanChoice, Method, PaperCheck, RosterPolicy, Settings, Terrain, TerrainBy},
            timetable::Part,
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
        Label, number,
        pack::modules,
        pages::{
            desk::{setup as say, venue},
            pack::terrain_by,
        },
        ranking::scored_by,
        so_many,
        team_pack::{battle, won_by},
        tournament_points::in_own_words,
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
pub fn setting(change: &SettingChange, settings: &Settings) -> String {
    let name = setting_name(&change.setting);
    if change.is_secret {
        return format!("{name} (secret)");
    }
    let say = words(&change.setting).map_or(text as Say, |(_, say)| say);
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
    words(field).map_or_else(|| field.replace(['_', '.'], " "), |(name, _)| name.to_owned())
}

/// What a setting is called, and how its values are said. None: no setting is known by this name.
fn words(field: &str) -> Option<(&'static str, Say)> {
    of_the_event(field)
        .or_else(|| of_the_game(field))
        .or_else(|| of_the_day(field))
        .or_else(|| of_rosters(field))
        .or_else(|| of_pairing(field))
        .or_else(|| of_teams(field))
}

fn of_the_event(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "capacity" => ("places", count),
        "starts_on" => ("first day", date),
        "ends_on" => ("last day", date),
        "time_zone" => ("time zone", text),
        "venue" => ("venue", text),
        "address" => ("address", text),
        "about" => ("about the event", text),
        "accent" => ("colour", |stored, _| one::<Accent>(stored, |accent| accent.label().into())),
        "public_registration" => ("people can sign up by themselves", yes_or_no),
        "prizes" => ("awards and prizes", text),
        "painting" => ("models and painting", text),
        "ticket_price" => ("ticket", text),
        "how_to_buy" => ("how to buy", text),
        "refunds" => ("refunds", text),
        "refund_until" => ("refunds until", date),
        "food" => ("food", text),
        "ask_dietary" => ("ask for allergies and dietary needs", yes_or_no),
        "judges" => ("judges", text),
        "contact_email" => ("contact e-mail", text),
        "contact_phone" => ("contact phone", text),
        "overrun" => ("battles that run over, players who leave", text),
        _ => return None,
    })
}

fn of_the_game(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "system" => ("game", |stored, _| Some(game(stored))),
        "own_system" => ("game of the event's own", |_, _| Some("a changed file".into())),
        "points_limit" => ("points limit", count),
        "rounds" => ("rounds", count),
        "round_minutes" => ("length of a round", minutes),
        "break_minutes" => ("break between rounds", minutes),
        "doors_open_at" => ("doors open", time),
        "first_round_at" => ("first round starts", time),
        "timetable" => ("timetable", |stored, _| {
            read::<Vec<Part>>(stored).map(|parts| so_many(parts.len(), "part", "parts"))
        }),
        "battleplans" => ("how battleplans are chosen", |stored, _| {
            one::<BattleplanChoice>(stored, |choice| say::battleplans(*choice).into())
        }),
        "battleplan_list" => {
            ("battleplans", |stored, settings| list::<String>(stored, |slug| settings.battleplan_name(slug)))
        }
        "own_battleplans" => ("battleplans of the event's own", |stored, _| {
            list::<system::Battleplan>(stored, |plan| plan.name.clone())
        }),
        "axes" => ("what is played on besides", axes),
        "terrain" => ("terrain", |stored, settings| {
            one::<Terrain>(stored, |placed| say::terrain(*placed, settings.game()))
        }),
        "table_order" => ("order of the tables", |stored, _| {
            one::<TableOrder>(stored, |order| venue::order(*order).into())
        }),
        "call_outs" => ("call-outs", |stored, _| {
            read::<Vec<CallOut>>(stored).map(|calls| so_many(calls.len(), "call-out", "call-outs"))
        }),
        "chess_clocks" => ("chess clocks", yes_or_no),
        "confirm_minutes" => ("time to confirm a report", minutes),
        "paper_check" => ("sheets of paper are typed in", |stored, _| {
            one::<PaperCheck>(stored, |check| match check {
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
        "registration_opens_at" => ("sign-up opens", moment),
        "registration_closes_at" => ("sign-up closes", moment),
        "places_by_themselves" => ("free places go to who waits, by themselves", yes_or_no),
        "entries_count_from" => ("sign-up was opened again", moment),
        "questions" => ("questions at sign-up", |stored, _| list::<String>(stored, |asked| shortened(asked))),
        "battlefield" => ("tables and terrain", text),
        "battlefield_inches" => ("size of the battlefield", |stored, _| {
            read::<[u32; 2]>(stored).map(|[short, long]| format!("{short} × {long} inches"))
        }),
        "terrain_features" => ("terrain features", count),
        "terrain_by" => {
            ("who brings terrain", |stored, _| one::<TerrainBy>(stored, |by| without_stop(terrain_by(*by))))
        }
        "code_of_conduct" => ("code of conduct", text),
        "welfare" => ("welfare", text),
        "fire_exits" => ("fire exits and first aid", text),
        "letter_paper" => ("print on Letter paper", yes_or_no),
        "soft.painting" => ("soft score for painting", most),
        "soft.sportsmanship" => ("soft score for sportsmanship", most),
        "soft.lists" => ("soft score for a list in time", most),
        // As entries of before named them all.
        "soft" => ("soft scores", nothing),
        _ => return None,
    })
}

fn of_rosters(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "rosters" => {
            ("rosters are", |stored, _| one::<RosterPolicy>(stored, |policy| say::rosters(*policy).into()))
        }
        "roster_deadline" => ("rosters are due", moment),
        "rosters_open_at" => ("all players see rosters from", moment),
        "rules_cut_off" => ("rules and battle profiles up to", date),
        "composition" => ("how rosters are checked", nothing),
        "composition.season" => ("season", text),
        "composition.wording" => ("text of the rules", |stored, _| {
            one::<Wording>(stored, |wording| match wording {
                Wording::Original => "original".into(),
                Wording::Errata => "newest".into(),
            })
        }),
        "composition.allowed" => {
            ("allowed on rosters", |stored, _| list::<Allowance>(stored, |allowed| allowed.label().into()))
        }
        "composition.lowered" => ("rules that count for less", |stored, _| {
            list::<Lowered>(stored, |one| format!("{} {}", one.rule, one.severity.label()))
        }),
        "composition.corrections" => {
            ("prices of this event", |stored, _| list::<Correction>(stored, |one| one.name().to_owned()))
        }
        "composition.left_out" => ("publications that do not count", |stored, _| {
            list::<LeftOutPublication>(stored, |one| one.title.clone())
        }),
        "composition.left_out_kinds" => ("kinds of publications that do not count", |stored, settings| {
            let kinds = settings.game().publication_kinds();
            let name = |id: &str| kinds.iter().find(|kind| kind.id == id).map(|kind| kind.name.clone());
            list::<LeftOutKind>(stored, |one| name(&one.kind).unwrap_or_else(|| one.kind.clone()))
        }),
        "composition.without" => ("played without", |stored, _| {
            read::<BTreeSet<RulesModule>>(stored).map(|without| or_none(modules(&without)))
        }),
        _ => return None,
    })
}

fn of_pairing(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "pairing" => ("how rounds are paired", nothing),
        "pairing.clubs" => ("players of one club", clubs),
        "pairing.methods" => ("methods of pairing", |stored, _| {
            let methods = read::<BTreeMap<RoundNumber, Method>>(stored)?;
            let told = methods.iter().map(|(round, method)| format!("round {round}: {}", method.label()));
            let told = told.collect::<Vec<_>>().join("; ");
            Some(if told.is_empty() { Method::Handbook.label().into() } else { told })
        }),
        "pairing.seeds" => ("seeds", |stored, _| list::<u32>(stored, ToString::to_string)),
        "pairing.lists" => ("pairs from a list", |stored, _| {
            let rounds = read::<BTreeMap<RoundNumber, Vec<(u32, u32)>>>(stored)?;
            let told = rounds.iter().map(|(round, pairs)| {
                let pairs = pairs.iter().map(|(a, b)| format!("{a} and {b}")).collect::<Vec<_>>().join(", ");
                format!("round {round}: {pairs}")
            });
            Some(or_none(told.collect::<Vec<_>>().join("; ")))
        }),
        "pairing.group_size" => ("players in a group of a round robin", |stored, settings| match stored {
            "0" => Some("all in one".into()),
            stored => count(stored, settings),
        }),
        "pairing.cut_size" => ("players in a cut", count),
        "pairing.third_place" => ("a match for third place in a cut", yes_or_no),
        "pairing.cut_leavers" => ("places of a cut whose players have left", |stored, _| {
            let leavers = read::<BTreeMap<u32, LeaverWay>>(stored)?;
            let told = leavers.iter().map(|(number, way)| format!("{number}: {}", way.label()));
            Some(or_none(told.collect::<Vec<_>>().join("; ")))
        }),
        "pairing.bye_victory_points" => ("victory points of a bye", count),
        "pairing.bye_battle_tactics" => ("battle tactics of a bye", count),
        "ranking" => ("ranking", nothing),
        "ranking.scoring" => ("what results count as", scoring),
        "ranking.tiebreakers" => ("tie-breakers", tiebreakers),
        "ranking_changes" => ("changes of the ranking", |stored, _| {
            let changes = read::<Vec<serde_json::Value>>(stored)?;
            Some(or_none(so_many(changes.len(), "change", "changes")))
        }),
        "player_files" => ("files of players read before", |stored, _| {
            Some(or_none(so_many(read::<Vec<serde_json::Value>>(stored)?.len(), "file", "files")))
        }),
        "standings_up_to" => ("standings are shown up to round", count),
        _ => return None,
    })
}

fn of_teams(field: &str) -> Option<(&'static str, Say)> {
    Some(match field {
        "entrants" => ("played by", |stored, _| one::<Entrants>(stored, |entrants| entrants.label().into())),
        "team" => ("how teams play", nothing),
        "team.size" => ("players of a team", count),
        "team.roles.reserves" => ("reserves of a team", count),
        "team.roles.coaches" => ("coaches of a team", count),
        "team.roles.assistants" => ("assistants of a team", count),
        "team.reserve_rosters" => ("reserves hand in rosters", yes_or_no),
        "team.checks" => ("other teams whose rosters a team checks", count),
        "team.checked_until" => ("rosters are checked until", moment),
        "team.draft.method" => {
            ("who plays whom", |stored, _| one::<DraftMethod>(stored, |method| method.label().into()))
        }
        "team.draft.at_four" => {
            ("with four in hand", |stored, _| one::<AtFour>(stored, |rule| rule.label().into()))
        }
        "team.draft.tables" => {
            ("tables of a match", |stored, _| one::<TableChoice>(stored, |choice| choice.label().into()))
        }
        "team.draft.step_minutes" => ("time for a step of the draft", minutes),
        "team.game_points" => ("a battle is worth", |stored, _| {
            read::<GamePoints>(stored).map(|points| without_stop(&battle(&points)))
        }),
        "team.result" => {
            ("a match is won", |stored, _| read::<MatchRule>(stored).map(|rule| without_stop(&won_by(rule))))
        }
        "team.cap" => ("limits of the sum", |stored, _| {
            let limits = read::<SumLimits>(stored)?;
            Some(format!("{} to {}", number(limits.floor), number(limits.cap)))
        }),
        "team.rules" => {
            ("across the rosters", |stored, _| list::<RosterRule>(stored, |rule| rule.label().into()))
        }
        "team.caps.unit" => ("most points of a unit", count),
        "team.caps.monster" => ("most points of a monster", count),
        "team.caps.reinforced" => ("most points of a reinforced unit", count),
        "team.caps.together" => ("most points of both rosters", count),
        "team.battleplans" => ("battleplans belong to", |stored, _| {
            one::<BattleplansBy>(stored, |by| match by {
                BattleplansBy::Round => "a round".into(),
                BattleplansBy::Table => "a table of the match".into(),
            })
        }),
        "team.table_battleplans" => ("battleplans of the tables", |stored, settings| {
            let rounds = read::<BTreeMap<RoundNumber, Vec<String>>>(stored)?;
            let told = rounds.iter().map(|(round, slugs)| {
                let names = slugs.iter().map(|slug| settings.battleplan_name(slug));
                format!("round {round}: {}", names.collect::<Vec<_>>().join(", "))
            });
            Some(or_none(told.collect::<Vec<_>>().join("; ")))
        }),
        "team.bye.game_points" => ("game points of a bye", count),
        "team.bye.games_won" => ("games won of a bye", count),
        "team.ranking.scoring" => ("what matches count as", scoring),
        "team.ranking.tiebreakers" => ("tie-breakers of teams", tiebreakers),
        _ => return None,
    })
}

fn text(stored: &str, _: &Settings) -> Option<String> {
    // The beginning of a list that entries of before kept in part says nothing.
    (!stored.starts_with(['{', '['])).then(|| stored.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What entries of before kept in part.
fn nothing(_: &str, _: &Settings) -> Option<String> {
    None
}

fn count(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<i64>().ok().map(number)
}

fn minutes(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<i64>().ok().map(|minutes| so_many(minutes, "minute", "minutes"))
}

/// What one player can have at most.
fn most(stored: &str, _: &Settings) -> Option<String> {
    let most = stored.parse::<i64>().ok()?;
    Some(if most == 0 { NONE.into() } else { format!("up to {}", so_many(most, "point", "points")) })
}

fn yes_or_no(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<bool>().ok().map(|is_so| if is_so { "yes" } else { "no" }.into())
}

fn moment(stored: &str, settings: &Settings) -> Option<String> {
    stored.parse::<DateTime<Utc>>().ok().map(|at| Zone::or_utc(&settings.time_zone).long(at))
}

fn date(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<NaiveDate>().ok().map(long_date)
}

fn time(stored: &str, _: &Settings) -> Option<String> {
    stored.parse::<NaiveTime>().ok().map(|time| time.format("%H:%M").to_string())
}

fn game(id: &str) -> String {
    system::find(id).map_or_else(|| id.to_owned(), |system| system.name.clone())
}

fn scoring(stored: &str, settings: &Settings) -> Option<String> {
    one::<Scoring>(stored, |scoring| in_own_words(settings.game(), scored_by(*scoring)))
}

fn tiebreakers(stored: &str, settings: &Settings) -> Option<String> {
    list::<String>(stored, |name| {
        let known = Tiebreaker::named(name).map(|known| in_own_words(settings.game(), known.label()));
        known.unwrap_or_else(|| name.clone())
    })
}

/// `Realm: Drawn for each table`; what is not named is drawn for each round.
fn axes(stored: &str, settings: &Settings) -> Option<String> {
    let choices = read::<missions::Choices>(stored)?;
    let told = choices.iter().map(|(id, choice)| {
        let axis = settings.game().axes.iter().find(|axis| axis.id == *id);
        let word = axis.map_or(id.as_str(), |axis| axis.word.as_str());
        let how = match choice {
            AxisChoice::Fixed(rounds) => rounds.join(", "),
            other => say::axis(other).to_owned(),
        };
        format!("{word}: {how}")
    });
    Some(or_none(told.collect::<Vec<_>>().join("; ")))
}

/// `rounds 1, 3: Kept apart, before the record; else: May meet`
fn clubs(stored: &str, _: &Settings) -> Option<String> {
    let clubs = read::<Clubs>(stored)?;
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

fn read<T: DeserializeOwned>(stored: &str) -> Option<T> {
    serde_json::from_str(stored).ok()
}

/// A choice by its word.
fn one<T: DeserializeOwned>(stored: &str, say: impl FnOnce(&T) -> String) -> Option<String> {
    serde_json::from_value(stored.into()).ok().as_ref().map(say)
}

fn list<T: DeserializeOwned>(stored: &str, say: impl Fn(&T) -> String) -> Option<String> {
    let items: Vec<T> = read(stored)?;
    Some(or_none(items.iter().map(say).collect::<Vec<_>>().join(", ")))
}

fn or_none(told: String) -> String {
    if told.is_empty() { NONE.into() } else { told }
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// As a part of a sentence.
fn without_stop(sentence: &str) -> String {
    sentence.trim_end_matches('.').to_owned()
}
