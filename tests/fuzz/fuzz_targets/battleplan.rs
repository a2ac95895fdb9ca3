//! An organiser's own battleplan and a phone's scoring sheet on any bytes: no panic, and no turn above ten.
#![no_main]

use libfuzzer_sys::fuzz_target;
use muster::domain::{
    games,
    scoring::{ScoringSheet, check},
    system::Battleplan,
};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let game = games::default();
    if let Ok(battleplan) = Battleplan::parse(text, &game.system.sheet) {
        assert!((1..=5).all(|round| battleplan.possible_points(round).iter().all(|points| *points <= 6)));
    }
    if let Ok(sheet) = serde_json::from_str::<ScoringSheet>(text) {
        for battleplan in &game.system.battleplans {
            let rules = game.sheet_rules(battleplan, [Some("order"), None]);
            let _ = check(&sheet, &rules);
            assert!(sheet.totals(&rules).a.victory_points <= 50);
        }
    }
});
