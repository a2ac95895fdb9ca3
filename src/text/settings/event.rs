//! The page of settings, in the order of its form, and what of the event is set on pages of their own.

use super::{
    line::{
        Choices,
        Control::{Choice, Day, Elsewhere, Moment, Number, NumberIfGiven, Points, Text, Tick, Time, Typed},
        PackChapter::{People, Rosters, TheDay, TheGame, Tickets, WhenAndWhere},
        PackPlace as Pack, SettingTable, YES, list_choices, list_told, setting_tables,
    },
    stored::{
        count_stored, name_of_game, say_list_of_choices, say_one_choice, say_stored_axes, say_stored_clubs,
        say_stored_count, say_stored_minutes, say_stored_scoring, say_stored_tiebreakers,
    },
};
use crate::{
    domain::{
        event::{
            accent::Accent,
            pack::{BattleplanChoice, MOST_ROUNDS, PaperCheck, RosterPolicy, Settings, Terrain},
            quotas::most_entries,
        },
        numbers::RoundNumber,
        pairing::tables::TableOrder,
        system,
        zone::Zone,
    },
    text::{
        Wording,
        guide::{tell_rounds_guide, tell_usual_minutes},
        pack, say, told,
    },
};

setting_tables! {
    THE_EVENT {
        starts_on: Day, "setting-starts-on", pack: Some(Pack(WhenAndWhere, 1, Some(pack::describe_event_days)));
        ends_on: Day, "setting-ends-on", check: Some(ends_before_it_begins);
        venue: Text("text", 200), "setting-venue", pack: Some(Pack(WhenAndWhere, 2, None));
        time_zone: Typed("text", |all| all.time_zone.clone(), choose_time_zone), "setting-time-zone",
            pack: Some(Pack(WhenAndWhere, 4, None));
        capacity: Number(2..=10_000), "setting-capacity",
            hint_of: Some(|all| say!("setting-capacity.hint", most = most_entries(all.capacity).to_string()).into()), pack: Some(Pack(WhenAndWhere, 5, None));
        points_limit: NumberIfGiven(1..=20_000), "setting-points-limit", hint_of: Some(hint_at_no_limit),
            check: Some(Settings::lacks_points_limit), said: Some(say_stored_limit),
            pack: Some(Pack(TheGame, 2, Some(|all| all.agreed_points().map_or(Wording::NONE, |count| say!("setting-value-count", count).into()))));
        address: Text("area", 500), "setting-address", pack: Some(Pack(WhenAndWhere, 3, None));
        about: Text("area", 4000), "setting-about";
        accent: Choice(|_| list_told(Accent::ALL)), "setting-accent", kept_unsent: true;
        public_registration: YES, "setting-public-registration";
    }
    ROSTERS {
        rosters: Choice(|_| list_told([RosterPolicy::Open, RosterPolicy::Closed, RosterPolicy::AtTable])),
            "setting-rosters",
            pack: Some(Pack(Rosters, 1, Some(pack::describe_who_sees_rosters)));
        roster_deadline: Moment, "setting-roster-deadline",
            pack: Some(Pack(Rosters, 2, Some(pack::describe_roster_deadline)));
        rosters_open_at: Moment, "setting-rosters-open-at",
            pack: Some(Pack(Rosters, 3, Some(pack::describe_roster_opening)));
        rules_cut_off: Day, "setting-rules-cut-off",
            pack: Some(Pack(Rosters, 4, Some(|all| all.cut_off().map_or(Wording::NONE, |day| say!("setting-value-day", day).into()))));
    }
    TIMES {
        rounds: Number(1..=MOST_ROUNDS), "setting-rounds", hint_of: Some(guide_rounds),
            pack: Some(Pack(TheDay, 1, Some(pack::describe_pack_rounds)));
        round_minutes: Number(10..=600), "setting-round-minutes", hint_of: Some(guide_minutes),
            said: Some(say_stored_minutes);
        break_minutes: Number(0..=600), "setting-break-minutes", said: Some(say_stored_minutes);
        doors_open_at: Time, "setting-doors-open-at", pack: Some(Pack(TheDay, 2, Some(pack::describe_doors_alone)));
        first_round_at: Time, "setting-first-round-at";
        terrain: Choice(list_terrain_choices), "setting-terrain", beside: Some(true),
            pack: Some(Pack(TheGame, 6, Some(pack::describe_terrain_placing)));
    }
    MISSIONS {
        battleplans: Choice(|_| list_told([BattleplanChoice::Dice, BattleplanChoice::Public, BattleplanChoice::Secret])),
            "setting-battleplans";
        battleplan_list: Typed("area", list_battleplan_titles, choose_battleplans), "setting-battleplan-list",
            hint_of: Some(hint_at_battleplans),
            said: Some(|stored, all| say_list_of_choices::<String, _>(stored, |slug| all.battleplan_name(slug)));
    }
    REPORTS {
        chess_clocks: YES, "setting-chess-clocks", pack: Some(Pack(TheGame, 13, Some(pack::describe_chess_clocks)));
        confirm_minutes: Number(1..=600), "setting-confirm-minutes", kept_unsent: true,
            said: Some(say_stored_minutes);
        paper_check: Tick(["once", "twice"]), "setting-paper-check", field: "paper_twice",
            said: Some(|stored, _| say_one_choice::<PaperCheck>(stored, |check| told(check).into()));
    }
    CLUBS {
        pairing.clubs: Typed("text", list_avoid_club_rounds, choose_avoid_club_rounds), "setting-pairing-clubs",
            field: "avoid_club_rounds", said: Some(say_stored_clubs);
    }
    /// How players are ranked before the tie-breakers: on the page of settings until round 1 is out, then on its own.
    RANKING {
        ranking.scoring: Choice(list_scoring_choices), "setting-ranking-scoring", beside: Some(true),
            said: Some(say_stored_scoring);
        ranking.difference_cap: NumberIfGiven(1..=10_000), "setting-ranking-difference-cap", kept_unsent: true,
            said: Some(say_stored_cap);
        ranking.bye_is_mean: YES, "setting-ranking-bye-is-mean";
        pairing.bye_victory_points: Points(|all| Some(all.game().sheet.most_in_a_battle)),
            "setting-pairing-bye-victory-points";
        pairing.bye_battle_tactics: Points(most_battle_tactics), "setting-pairing-bye-battle-tactics";
    }
    FOR_THE_PACK {
        prizes: Text("area", 2000), "setting-prizes", pack: Some(Pack(Tickets, 6, None));
        painting: Text("area", 2000), "setting-painting", pack: Some(Pack(TheGame, 12, None));
        ticket_price: Text("text", 200), "setting-ticket-price", pack: Some(Pack(Tickets, 1, None));
        refund_until: Day, "setting-refund-until", pack: Some(Pack(Tickets, 4, None));
        how_to_buy: Text("area", 1000), "setting-how-to-buy", pack: Some(Pack(Tickets, 2, None));
        refunds: Text("area", 1000), "setting-refunds", pack: Some(Pack(Tickets, 3, None));
        food: Text("area", 1000), "setting-food", pack: Some(Pack(Tickets, 5, None));
        ask_dietary: YES, "setting-ask-dietary";
        judges: Text("text", 500), "setting-judges", beside: Some(false);
        overrun: Text("area", 2000), "setting-overrun", pack: Some(Pack(TheDay, 3, None));
        contact_email: Text("email", 254), "setting-contact-email", pack: Some(Pack(People, 2, None));
        contact_phone: Text("tel", 60), "setting-contact-phone", pack: Some(Pack(People, 3, None));
    }
    ELSEWHERE {
        system: Elsewhere, "setting-system", said: Some(|stored, _| Some(name_of_game(stored))),
            pack: Some(Pack(TheGame, 1, Some(pack::describe_game_system)));
        own_system: Elsewhere, "setting-own-system", said: Some(|_, _| Some(say!("setting-own-system.stored").into()));
        timetable: Elsewhere, "setting-timetable", said: Some(|stored, _| count_stored(stored).map(|count| say!("setting-timetable.stored", count).into()));
        own_battleplans: Elsewhere, "setting-own-battleplans",
            said: Some(|stored, _| say_list_of_choices::<system::Battleplan, _>(stored, |plan| plan.name.clone()));
        axes: Elsewhere, "setting-axes", said: Some(say_stored_axes);
        table_order: Elsewhere, "setting-table-order",
            said: Some(|stored, _| say_one_choice::<TableOrder>(stored, |order| told(order).into()));
        call_outs: Elsewhere, "setting-call-outs",
            said: Some(|stored, _| count_stored(stored).map(|count| say!("setting-call-outs.stored", count).into()));
        ranking.tiebreakers: Elsewhere, "setting-ranking-tiebreakers", said: Some(say_stored_tiebreakers);
        standings_up_to: Elsewhere, "setting-standings-up-to", said: Some(say_stored_count);
    }
}

/// Every part of the page, without how players are ranked.
pub const PAGE: [SettingTable; 7] = [THE_EVENT, ROSTERS, TIMES, MISSIONS, REPORTS, CLUBS, FOR_THE_PACK];

fn ends_before_it_begins(all: &Settings) -> bool {
    all.ends_on.is_some_and(|last| Some(last) < all.starts_on)
}

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

/// Where there need be none.
fn hint_at_no_limit(all: &Settings) -> Wording {
    if all.game().needs_points_limit() { Wording::NONE } else { say!("setting-points-limit.hint").into() }
}

fn say_stored_limit(stored: &str, settings: &Settings) -> Option<Wording> {
    if stored == "0" {
        Some(say!("setting-points-limit.stored-none").into())
    } else {
        say_stored_count(stored, settings)
    }
}

fn say_stored_cap(stored: &str, settings: &Settings) -> Option<Wording> {
    let none = (stored == "0").then(|| say!("setting-ranking-difference-cap.stored-none").into());
    none.or_else(|| say_stored_count(stored, settings))
}

fn choose_time_zone(all: &mut Settings, typed: &str) -> Result<(), Wording> {
    Zone::parse(typed)?;
    typed.trim().clone_into(&mut all.time_zone);
    Ok(())
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
