//! Rounds and prizes: how long rounds are, what is played on and by, how players are ranked, and what is given.

use super::{
    line::{
        Choices,
        Control::{Choice, Number, NumberIfGiven, OnPage, Points, Text, Tick, Typed},
        PackChapter::{TheDay, TheGame, Tickets},
        PackPlace as Pack, SettingTable, YES, list_choices, list_told, setting_tables,
    },
    stored::{
        say_list_of_choices, say_most_points, say_one_choice, say_stored_clubs, say_stored_count,
        say_stored_minutes, say_stored_scoring, say_stored_sides,
    },
};
use crate::{
    domain::{
        event::pack::{
            BattleplanChoice, MOST_ROUNDS, PaperCheck, Settings, Terrain, TerrainBy, names_a_size,
        },
        numbers::RoundNumber,
        system,
    },
    text::{
        Wording,
        guide::{tell_rounds_guide, tell_usual_minutes},
        pack, say, told,
    },
};

/// The longest text about the tables.
const LONGEST: usize = 4000;
/// The most that is given for one thing.
const MOST: u32 = 1000;

setting_tables! {
    TIMES {
        rounds: Number(1..=MOST_ROUNDS), "setting-rounds", hint_of: Some(guide_rounds), beside: Some(false),
            pack: Some(Pack(TheDay, 1, Some(pack::describe_pack_rounds)));
        round_minutes: Number(10..=600), "setting-round-minutes", hint_of: Some(guide_minutes),
            said: Some(say_stored_minutes);
        break_minutes: Number(0..=600), "setting-break-minutes", said: Some(say_stored_minutes);
    }
    MISSIONS {
        battleplans: Choice(|_| list_told([BattleplanChoice::Dice, BattleplanChoice::Public, BattleplanChoice::Secret])),
            "setting-battleplans", beside: Some(true);
        battleplan_list: Typed("area", list_battleplan_titles, choose_battleplans), "setting-battleplan-list",
            beside: Some(true), hint_of: Some(hint_at_battleplans),
            said: Some(|stored, all| say_list_of_choices::<String, _>(stored, |slug| all.battleplan_name(slug)));
    }
    CLUBS {
        pairing.clubs: Typed("text", list_avoid_club_rounds, choose_avoid_club_rounds), "setting-pairing-clubs",
            field: "avoid_club_rounds", said: Some(say_stored_clubs);
    }
    /// How players are ranked before the tie-breakers: in the step until round 1 is out, then on a page of its own.
    SCORING {
        ranking.scoring: Choice(list_scoring_choices), "setting-ranking-scoring", beside: Some(true),
            said: Some(say_stored_scoring);
        ranking.difference_cap: NumberIfGiven(1..=10_000), "setting-ranking-difference-cap", kept_unsent: true,
            said: Some(say_stored_cap);
    }
    /// What a bye is worth.
    BYES {
        ranking.bye_is_mean: YES, "setting-ranking-bye-is-mean";
        pairing.bye_victory_points: Points(|all| Some(all.game().sheet.most_in_a_battle)),
            "setting-pairing-bye-victory-points";
        pairing.bye_battle_tactics: Points(most_battle_tactics), "setting-pairing-bye-battle-tactics";
    }
    PRIZES {
        prizes: Text("area", 2000), "setting-prizes", pack: Some(Pack(Tickets, 6, None));
    }
    TABLES {
        terrain: Choice(list_terrain_choices), "setting-terrain", beside: Some(true),
            pack: Some(Pack(TheGame, 6, Some(pack::describe_terrain_placing)));
        day.terrain_by: Choice(list_terrain_bringers), "setting-terrain-by", beside: Some(true),
            said: Some(|stored, _| say_one_choice::<TerrainBy>(stored, |by| told(by).into())),
            pack: Some(Pack(TheGame, 5, Some(pack::describe_who_brings_terrain)));
        // The two sides are one setting: they are read together, and the short one comes first.
        day.battlefield_inches: OnPage("number"), "setting-battlefield-short", field: "battlefield_short",
            hint_of: Some(hint_at_usual_size),
            said: Some(say_stored_sides), pack: Some(Pack(TheGame, 3, Some(pack::describe_battlefield)));
        day.battlefield_inches: OnPage("number"), "setting-battlefield-long", field: "battlefield_long";
        day.terrain_features: NumberIfGiven(0..=99), "setting-terrain-features",
            hint_of: Some(hint_at_usual_terrain);
        day.battlefield: Text("area", LONGEST), "setting-battlefield",
            check: Some(|all| names_a_size(&all.day.battlefield)), pack: Some(Pack(TheGame, 4, None));
    }
    REPORTS {
        chess_clocks: YES, "setting-chess-clocks", pack: Some(Pack(TheGame, 13, Some(pack::describe_chess_clocks)));
        confirm_minutes: Number(1..=600), "setting-confirm-minutes", kept_unsent: true,
            said: Some(say_stored_minutes);
        paper_check: Tick(["once", "twice"]), "setting-paper-check", field: "paper_twice",
            said: Some(|stored, _| say_one_choice::<PaperCheck>(stored, |check| told(check).into()));
        day.letter_paper: YES, "setting-letter-paper";
        overrun: Text("area", 2000), "setting-overrun", pack: Some(Pack(TheDay, 3, None));
    }
    /// What is given at most for each, beside the battles.
    SOFT_SCORES {
        soft.painting: NumberIfGiven(0..=MOST), "setting-soft-painting", said: Some(say_most_points);
        soft.sportsmanship: NumberIfGiven(0..=MOST), "setting-soft-sportsmanship", said: Some(say_most_points);
        soft.lists: NumberIfGiven(0..=MOST), "setting-soft-lists", said: Some(say_most_points);
    }
}

/// How players are ranked, before the tie-breakers.
pub const RANKING: [SettingTable; 2] = [SCORING, BYES];

/// Every part of the step but how players are ranked.
pub const STEP: [SettingTable; 6] = [TIMES, MISSIONS, CLUBS, PRIZES, TABLES, REPORTS];

fn guide_rounds(all: &Settings) -> Wording {
    let game = system::find_system(&all.system);
    game.map_or(Wording::NONE, |game| tell_rounds_guide(game, all).into())
}

fn guide_minutes(all: &Settings) -> Wording {
    let game = system::find_system(&all.system);
    game.map_or(Wording::NONE, |game| tell_usual_minutes(game, all).into())
}

/// With one of the game's, where it has any.
fn hint_at_battleplans(all: &Settings) -> Wording {
    let first = all.game().battleplans.first();
    let like = first.map(|plan| say!("setting-battleplan-list.like", name = plan.name));
    like.unwrap_or_else(|| say!("setting-battleplan-list.hint")).into()
}

fn say_stored_cap(stored: &str, settings: &Settings) -> Option<Wording> {
    let none = (stored == "0").then(|| say!("setting-ranking-difference-cap.stored-none").into());
    none.or_else(|| say_stored_count(stored, settings))
}

fn list_terrain_choices(all: &Settings) -> Choices {
    let tell = |placed: Terrain| {
        let text = told(&placed);
        if all.game().has_layouts() { text } else { text.part("without-layouts") }
    };
    list_choices([Terrain::Preset, Terrain::RollOff].map(|placed| (placed, tell(placed))))
}

/// One a line.
fn list_battleplan_titles(all: &Settings) -> String {
    all.battleplan_list.iter().map(|slug| all.battleplan_name(slug)).collect::<Vec<_>>().join("\n")
}

fn choose_battleplans(all: &mut Settings, typed: &str) -> Result<(), Wording> {
    let lines = typed.lines().map(str::trim).filter(|line| !line.is_empty());
    all.battleplan_list = lines.map(|line| all.battleplan_slug(line)).collect();
    Ok(())
}

fn list_avoid_club_rounds(all: &Settings) -> String {
    let rounds = all.pairing.avoid_club_rounds(all.rounds);
    rounds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn choose_avoid_club_rounds(all: &mut Settings, typed: &str) -> Result<(), Wording> {
    let parts = typed.split([',', ' ']).filter(|part| !part.is_empty());
    let rounds: Option<Vec<RoundNumber>> = parts.map(|part| part.parse().ok()).collect();
    all.pairing.set_avoid_club_rounds(&rounds.ok_or_else(|| say!("forms-enter-round-numbers"))?);
    Ok(())
}

fn list_scoring_choices(all: &Settings) -> Choices {
    let points = ("points", say!("setting-ranking-scoring.points"));
    let graded = ("graded", say!("setting-ranking-scoring.graded"));
    let plain = ("plain", say!("setting-ranking-scoring.plain"));
    let known = all.game().result.has_points().then_some(points).into_iter().chain([graded, plain]);
    list_choices(known.map(|(word, label)| (word.to_owned(), label)))
}

fn most_battle_tactics(all: &Settings) -> Option<u32> {
    let sheet = &all.game().sheet;
    sheet.tactics.map(|_| sheet.most_tactics())
}

fn list_terrain_bringers(_: &Settings) -> Choices {
    let nobody = std::iter::once((None, say!("setting-terrain-by.nothing-said")));
    let by = [TerrainBy::Organiser, TerrainBy::Players, TerrainBy::EachHalf];
    list_choices(nobody.chain(by.map(|by| (Some(by), told(&by)))))
}

/// What stands in the pack where no size of the organiser's own is given.
fn hint_at_usual_size(all: &Settings) -> Wording {
    let Some([short, long]) = all.usual_sides() else {
        return say!("setting-battlefield-short.unknown").into();
    };
    say!("setting-battlefield-short.hint", short, long, points = all.agreed_points()).into()
}

/// The same of the number of terrain features.
fn hint_at_usual_terrain(all: &Settings) -> Wording {
    match all.game().size_for(all.points_limit).terrain_features {
        Some(count) if all.plays_terrain() => say!("setting-terrain-features.hint", count).into(),
        None if all.plays_terrain() => say!("setting-terrain-features.unknown").into(),
        _ => say!("setting-terrain-features.without-terrain").into(),
    }
}
