//! An organiser's own battleplan and a phone's scoring sheet on any bytes: no panic, and no turn above ten.
#![no_main]

use libfuzzer_sys::fuzz_target;
use muster::domain::{
    scoring::{ScoringSheet, SheetRules, check},
    system::{self, Battleplan},
};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let system = system::find(system::DEFAULT).expect("it ships");
    if let Ok(battleplan) = Battleplan::parse(text) {
        assert!((1..=5).all(|round| battleplan.possible_points(round).iter().all(|points| *points <= 6)));
    }
    if let Ok(sheet) = serde_json::from_str::<ScoringSheet>(text) {
        for battleplan in &system.battleplans {
            let rules = SheetRules { system, battleplan, alliance_a: Some("order"), alliance_b: None };
            let _ = check(&sheet, &rules);
            assert!(sheet.totals(battleplan).a.victory_points <= 50);
        }
    }
});
