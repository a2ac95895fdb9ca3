//! The page of settings, in the order of its form, and what of the event is set on pages of their own.

use super::{
    line::{
        Choices,
        Control::{Choice, Day, Elsewhere, Moment, Number, Points, Text, Tick, Time, Typed},
        PackChapter::{People, Rosters, TheDay, TheGame, Tickets, WhenAndWhere},
        PackPlace as Pack, SettingTable, YES, list_choices, list_labels, setting_tables,
    },
    told::{
        name_of_game, say_list_of_choices, say_number_of, say_one_choice, say_stored_axes, say_stored_clubs,
        say_stored_count, say_stored_minutes, say_stored_scoring, say_stored_tiebreakers,
    },
};
use crate::{
    domain::{
        event::{
            accent::Accent,
            pack::{BattleplanChoice, PaperCheck, RosterPolicy, Settings, Terrain},
            quotas::most_entries,
        },
        numbers::RoundNumber,
        pairing::tables::TableOrder,
        system,
        zone::{Zone, long_date},
    },
    words::{
        InWords, guide,
        pack::places_hint,
        pages::{
            desk::{setup as say, venue::word_table_order},
            forms::ENTER_ROUND_NUMBERS,
            pack,
        },
        ranking::scoring_of,
        write_grouped_number,
    },
};

setting_tables! {
    THE_EVENT {
        starts_on: Day, "First day", pack: Some(Pack(WhenAndWhere, 1, "Date", Some(pack::describe_event_days)));
        ends_on: Day, "Last day", check: Some((ends_before_it_begins, say::LAST_DAY_BEFORE_FIRST));
        venue: Text("text", 200), "Venue", pack: Some(Pack(WhenAndWhere, 2, "", None));
        time_zone: Typed("text", |all| all.time_zone.clone(), choose_time_zone), "Time zone", hint: "Like Europe/London.",
            pack: Some(Pack(WhenAndWhere, 4, "Times are in", None));
        capacity: Number(2..=10_000), "Places", hint_of: Some(|all| places_hint(most_entries(all.capacity))),
            pack: Some(Pack(WhenAndWhere, 5, "", None));
        points_limit: Number(100..=20_000), "Points limit",
            pack: Some(Pack(TheGame, 2, "", Some(|all| write_grouped_number(all.points_limit))));
        address: Text("area", 500), "Address", pack: Some(Pack(WhenAndWhere, 3, "", None));
        about: Text("area", 4000), "About the event";
        accent: Choice(|_| list_labels(Accent::ALL)), "Colour",
            hint: "Of the event's pages, on phones and on the wall.", kept_unsent: true;
        public_registration: YES, "People can sign up by themselves";
    }
    ROSTERS {
        rosters: Choice(list_roster_policies), "Rosters are",
            pack: Some(Pack(Rosters, 1, "", Some(|all| pack::rosters_are(all.rosters).to_owned())));
        roster_deadline: Moment, "Due", logged: "rosters are due",
            pack: Some(Pack(Rosters, 2, "", Some(pack::describe_roster_deadline)));
        rosters_open_at: Moment, "All players see them from", hint: "When they are open; empty: from the deadline on.",
            logged: "all players see rosters from", pack: Some(Pack(Rosters, 3, "Open from", Some(pack::describe_roster_opening)));
        rules_cut_off: Day, "Rules and battle profiles up to",
            hint: "Later ones are not used. Empty: the day rosters are due.",
            pack: Some(Pack(Rosters, 4, "", Some(|all| all.cut_off().map(long_date).unwrap_or_default())));
    }
    TIMES {
        rounds: Number(1..=20), "Rounds", hint_of: Some(guide_rounds), pack: Some(Pack(TheDay, 1, "", Some(pack::describe_pack_rounds)));
        round_minutes: Number(10..=600), "Minutes a round", hint_of: Some(guide_minutes), logged: "length of a round",
            said: Some(say_stored_minutes);
        break_minutes: Number(0..=600), "Minutes between rounds", logged: "break between rounds", said: Some(say_stored_minutes);
        doors_open_at: Time, "Doors open", pack: Some(Pack(TheDay, 2, "", Some(pack::describe_doors_alone)));
        first_round_at: Time, "First round starts";
        terrain: Choice(list_terrain_choices), "Terrain", beside: Some(true),
            pack: Some(Pack(TheGame, 6, "", Some(pack::describe_terrain_placing)));
    }
    MISSIONS {
        battleplans: Choice(list_battleplan_rules), "", label_of: Some(|all| all.game().words.of_missions().to_owned()),
            logged: "how battleplans are chosen";
        battleplan_list: Typed("area", list_battleplan_titles, choose_battleplans), "",
            label_of: Some(|all| say::one_a_line(all.game().words.of_missions())),
            hint_of: Some(|all| say::like_this(all.game().battleplans.first().map(|plan| plan.name.as_str()))),
            logged: "battleplans",
            said: Some(|stored, all| say_list_of_choices::<String>(stored, |slug| all.battleplan_name(slug)));
    }
    REPORTS {
        chess_clocks: YES, "Chess clocks are used", logged: "chess clocks",
            pack: Some(Pack(TheGame, 13, "Chess clocks", Some(pack::describe_chess_clocks)));
        confirm_minutes: Number(1..=600), "Minutes to confirm a report", hint: "After these the desk marks it as unconfirmed.",
            kept_unsent: true, logged: "time to confirm a report", said: Some(say_stored_minutes);
        paper_check: Tick(["once", "twice"]), "A sheet of paper counts once two of the staff have typed in the same",
            field: "paper_twice", logged: "sheets of paper are typed in", said: Some(say_paper_check);
    }
    CLUBS {
        pairing.clubs: Typed("text", list_avoid_club_rounds, choose_avoid_club_rounds), "Club mates do not meet in rounds",
            hint: "Like 1, 2. Empty: they may always meet.", field: "avoid_club_rounds", logged: "players of one club",
            said: Some(say_stored_clubs);
    }
    /// How players are ranked before the tie-breakers: on the page of settings until round 1 is out, then on its own.
    RANKING {
        ranking.scoring: Choice(list_scoring_choices), "Results", beside: Some(true), logged: "what results count as",
            said: Some(say_stored_scoring);
        pairing.bye_victory_points: Points(|all| Some(all.game().sheet.most_in_a_battle)), "Victory points of a bye";
        pairing.bye_battle_tactics: Points(most_battle_tactics), "Battle tactics of a bye";
    }
    FOR_THE_PACK {
        prizes: Text("area", 2000), "Awards and prizes", pack: Some(Pack(Tickets, 6, "", None));
        painting: Text("area", 2000), "Models and painting", pack: Some(Pack(TheGame, 12, "", None));
        ticket_price: Text("text", 200), "Ticket", pack: Some(Pack(Tickets, 1, "", None));
        refund_until: Day, "Refunds until", hint: "Whoever withdraws later is marked: no refund.",
            pack: Some(Pack(Tickets, 4, "", None));
        how_to_buy: Text("area", 1000), "How to buy", pack: Some(Pack(Tickets, 2, "", None));
        refunds: Text("area", 1000), "Refunds", pack: Some(Pack(Tickets, 3, "", None));
        food: Text("area", 1000), "Food", pack: Some(Pack(Tickets, 5, "", None));
        ask_dietary: YES, "Ask players for allergies and dietary needs (only organisers see them)",
            logged: "ask for allergies and dietary needs";
        judges: Text("text", 500), "Judges", hint: "A judge's word is final for that game.", beside: Some(false);
        overrun: Text("area", 2000), "Battles that run over, players who leave",
            pack: Some(Pack(TheDay, 3, "Running over and leaving", None));
        contact_email: Text("email", 254), "Contact e-mail", pack: Some(Pack(People, 2, "E-mail", None));
        contact_phone: Text("tel", 60), "Contact phone", pack: Some(Pack(People, 3, "Phone", None));
    }
    ELSEWHERE {
        system: Elsewhere, "game", said: Some(|stored, _| Some(name_of_game(stored))),
            pack: Some(Pack(TheGame, 1, "System", Some(pack::describe_game_system)));
        own_system: Elsewhere, "game of the event's own", said: Some(|_, _| Some("a changed file".into()));
        timetable: Elsewhere, "timetable", said: Some(|stored, _| say_number_of(stored, "part", "parts"));
        own_battleplans: Elsewhere, "battleplans of the event's own",
            said: Some(|stored, _| say_list_of_choices::<system::Battleplan>(stored, |plan| plan.name.clone()));
        axes: Elsewhere, "what is played on besides", said: Some(say_stored_axes);
        table_order: Elsewhere, "order of the tables",
            said: Some(|stored, _| say_one_choice::<TableOrder>(stored, |order| word_table_order(*order).into()));
        call_outs: Elsewhere, "call-outs", said: Some(|stored, _| say_number_of(stored, "call-out", "call-outs"));
        ranking.tiebreakers: Elsewhere, "tie-breakers", said: Some(say_stored_tiebreakers);
        standings_up_to: Elsewhere, "standings are shown up to round", said: Some(say_stored_count);
    }
}

/// Every part of the page, without how players are ranked.
pub const PAGE: [SettingTable; 7] = [THE_EVENT, ROSTERS, TIMES, MISSIONS, REPORTS, CLUBS, FOR_THE_PACK];

fn ends_before_it_begins(all: &Settings) -> bool {
    all.ends_on.is_some_and(|last| Some(last) < all.starts_on)
}

fn guide_rounds(all: &Settings) -> String {
    let game = system::find_system(&all.system);
    game.map_or_else(String::new, |game| guide::describe_rounds_guide(game, all))
}

fn guide_minutes(all: &Settings) -> String {
    let game = system::find_system(&all.system);
    game.map_or_else(String::new, |game| guide::round_minutes(game, all))
}

fn say_paper_check(stored: &str, _: &Settings) -> Option<String> {
    say_one_choice(stored, |check| match check {
        PaperCheck::Once => "once".into(),
        PaperCheck::Twice => "twice, by two of the staff".into(),
    })
}

fn choose_time_zone(all: &mut Settings, typed: &str) -> Result<(), String> {
    Zone::parse(typed).map_err(|problem| problem.in_words())?;
    typed.trim().clone_into(&mut all.time_zone);
    Ok(())
}

fn list_roster_policies(_: &Settings) -> Choices {
    list_choices([
        (RosterPolicy::Open, "Handed in; all players see all from a moment on"),
        (RosterPolicy::Closed, "Handed in; only staff see them"),
        (RosterPolicy::AtTable, "Shown at the table"),
    ])
}

fn list_terrain_choices(all: &Settings) -> Choices {
    let ways = [Terrain::Preset, Terrain::RollOff];
    list_choices(ways.map(|placed| (placed, say::word_terrain_choice(placed, all.game()))))
}

fn list_battleplan_rules(_: &Settings) -> Choices {
    list_choices([
        (BattleplanChoice::Dice, "Drawn by dice each round"),
        (BattleplanChoice::Public, "Fixed, and told in the pack"),
        (BattleplanChoice::Secret, "Fixed, and told with the pairings"),
    ])
}

/// One a line.
fn list_battleplan_titles(all: &Settings) -> String {
    all.battleplan_list.iter().map(|slug| all.battleplan_name(slug)).collect::<Vec<_>>().join("\n")
}

fn choose_battleplans(all: &mut Settings, typed: &str) -> Result<(), String> {
    let lines = typed.lines().map(str::trim).filter(|line| !line.is_empty());
    all.battleplan_list = lines.map(|line| all.battleplan_slug(line)).collect();
    Ok(())
}

fn list_avoid_club_rounds(all: &Settings) -> String {
    let rounds = all.pairing.avoid_club_rounds(all.rounds);
    rounds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn choose_avoid_club_rounds(all: &mut Settings, typed: &str) -> Result<(), String> {
    let parts = typed.split([',', ' ']).filter(|part| !part.is_empty());
    let rounds: Option<Vec<RoundNumber>> = parts.map(|part| part.parse().ok()).collect();
    all.pairing.set_avoid_club_rounds(&rounds.ok_or(ENTER_ROUND_NUMBERS)?);
    Ok(())
}

fn list_scoring_choices(all: &Settings) -> Choices {
    list_choices(scoring_of(all.game()).into_iter().map(|(word, label)| (word.to_owned(), label)))
}

fn most_battle_tactics(all: &Settings) -> Option<u32> {
    let sheet = &all.game().sheet;
    sheet.tactics.map(|_| sheet.most_tactics())
}
