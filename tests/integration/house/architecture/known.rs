//! What is known to stand in the way of the walls. The lists only shrink: what is mended has to be taken out, and
//! what is new fails.

/// A file that reaches a room it may not name.
pub const BREACHES: [&str; 0] = [];

/// Neighbours that name each other; a part of these is known as well.
pub const CIRCLES: [&str; 0] = [];

/// Files outside of the actions that write to the database.
pub const CHANGES: [&str; 0] = [];

/// Files that name a game: which ones ship, and how the findings of one are said.
pub const GAMES: [&str; 5] = [
    "src/domain/system/mod.rs",
    "src/domain/system/registry.rs",
    "src/text/findings.rs",
    "src/text/findings/verdict.rs",
    "src/text/help.rs",
];

/// Files that speak as one game does: of regiments, auxiliaries, renown, manifestations, battle tactics.
pub const WORDS_OF_A_GAME: [&str; 68] = [
    "src/actions/battles/sheets.rs",
    "src/actions/event/game.rs",
    "src/actions/rosters.rs",
    "src/actions/rosters/rules.rs",
    "src/demo/mod.rs",
    "src/domain/bracket.rs",
    "src/domain/catalogue/faction.rs",
    "src/domain/catalogue/mod.rs",
    "src/domain/catalogue/option.rs",
    "src/domain/catalogue/profile.rs",
    "src/domain/catalogue/publication.rs",
    "src/domain/catalogue/view.rs",
    "src/domain/composition/mod.rs",
    "src/domain/composition/unknown_name.rs",
    "src/domain/composition/verdict.rs",
    "src/domain/event/pack.rs",
    "src/domain/event/pack/pairing.rs",
    "src/domain/refusal/rosters.rs",
    "src/domain/result.rs",
    "src/domain/roster/cells.rs",
    "src/domain/roster/difference.rs",
    "src/domain/roster/format.rs",
    "src/domain/roster/model.rs",
    "src/domain/roster/notice.rs",
    "src/domain/scoring/bye.rs",
    "src/domain/scoring/leaver.rs",
    "src/domain/scoring/quick.rs",
    "src/domain/scoring/sheet.rs",
    "src/domain/scoring/tactics.rs",
    "src/domain/standings/ranking.rs",
    "src/domain/standings/record.rs",
    "src/domain/standings/rules.rs",
    "src/domain/standings/tiebreakers.rs",
    "src/domain/standings/trail.rs",
    "src/domain/statistics/choices.rs",
    "src/domain/statistics/rounds.rs",
    "src/domain/system/chart/difference.rs",
    "src/domain/system/mod.rs",
    "src/domain/system/preset.rs",
    "src/domain/system/season.rs",
    "src/domain/system/tactic.rs",
    "src/domain/teams/across.rs",
    "src/domain/teams/match_history.rs",
    "src/domain/teams/settings.rs",
    "src/exchange/catalogue_csv/read.rs",
    "src/exchange/catalogue_csv/write.rs",
    "src/exchange/event_file/parts.rs",
    "src/exchange/event_file/read.rs",
    "src/exchange/event_file/written.rs",
    "src/exchange/own_battles.rs",
    "src/storage/battles.rs",
    "src/storage/reports.rs",
    "src/text/battle.rs",
    "src/text/findings.rs",
    "src/text/ranking.rs",
    "src/text/settings/rounds.rs",
    "src/text/settings/teams.rs",
    "src/web/desk/battles/one.rs",
    "src/web/desk/paper/roster_booklet.rs",
    "src/web/desk/rosters/rules.rs",
    "src/web/event/rosters.rs",
    "src/web/forms/short_sheet.rs",
    "src/web/page/checked_roster.rs",
    "src/web/page/checked_roster/regiments.rs",
    "src/web/page/figures.rs",
    "src/web/play/sheet/state.rs",
    "src/web/play/sheet/view.rs",
    "src/web/teams/across.rs",
];
