//! The systems that this program knows: those that ship, and those that an organiser adds when it starts.

use super::{DEFAULT, System, SystemError};
use chrono::NaiveDate;
use std::{
    collections::BTreeMap,
    sync::{LazyLock, PoisonError, RwLock},
};

/// Only ever grows: a system that was found stays as it is while the program runs.
static SYSTEMS: LazyLock<RwLock<Vec<&'static System>>> = LazyLock::new(|| {
    let files = [
        include_str!("../../../fixtures/systems/aos4-ghb2024.json"),
        include_str!("../../../fixtures/systems/aos4-ghb2025.json"),
        include_str!("../../../fixtures/systems/aos4-ghb2026.json"),
        include_str!("../../../fixtures/systems/aos4-later.json"),
        include_str!("../../../fixtures/systems/aos3.json"),
        include_str!("../../../fixtures/systems/wfb7.json"),
        include_str!("../../../fixtures/systems/t9a3.json"),
        include_str!("../../../fixtures/systems/t9a2.json"),
        include_str!("../../../fixtures/systems/wh40k-11.json"),
        include_str!("../../../fixtures/systems/wh40k-11-20-0.json"),
        include_str!("../../../fixtures/systems/tow.json"),
        include_str!("../../../fixtures/systems/mesbg.json"),
        include_str!("../../../fixtures/systems/mesbg-major.json"),
        include_str!("../../../fixtures/systems/kill-team.json"),
        include_str!("../../../fixtures/systems/bolt-action.json"),
        include_str!("../../../fixtures/systems/kow.json"),
        include_str!("../../../fixtures/systems/kow-20.json"),
        include_str!("../../../fixtures/systems/kow-blackjack.json"),
        include_str!("../../../fixtures/systems/blood-bowl.json"),
        include_str!("../../../fixtures/systems/warcry.json"),
        include_str!("../../../fixtures/systems/spearhead.json"),
        include_str!("../../../fixtures/systems/underworlds.json"),
        include_str!("../../../fixtures/systems/malifaux.json"),
        include_str!("../../../fixtures/systems/infinity.json"),
        include_str!("../../../fixtures/systems/saga.json"),
        include_str!("../../../fixtures/systems/points-reported.json"),
        include_str!("../../../fixtures/systems/win-draw-loss.json"),
        include_str!("../../../fixtures/systems/best-of-three.json"),
        include_str!("../../../fixtures/systems/twenty-nil.json"),
    ];
    let parsed = files.map(|file| System::parse(file).expect("a system that ships is checked by a test"));
    RwLock::new(parsed.into_iter().map(leak_system).collect())
});

/// Games that are one event's own, by their ids: found, but offered to nobody else.
static OWN: RwLock<BTreeMap<String, &'static System>> = RwLock::new(BTreeMap::new());

/// Every system that is known, those that ship first.
pub fn list_systems() -> Vec<&'static System> {
    SYSTEMS.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Every system that a new event can begin with.
pub fn list_offered_systems() -> Vec<&'static System> {
    list_systems().into_iter().filter(|system| system.offered).collect()
}

/// The system with this id.
pub fn find_system(id: &str) -> Option<&'static System> {
    let known = SYSTEMS.read().unwrap_or_else(PoisonError::into_inner);
    let found = known.iter().copied().find(|system| system.id == id);
    found.or_else(|| OWN.read().unwrap_or_else(PoisonError::into_inner).get(id).copied())
}

/// The system of a new event.
///
/// # Panics
/// Never: it ships with the program.
pub fn default() -> &'static System {
    find_system(DEFAULT).expect("the default system ships")
}

/// The system of a new event on this day: the default, as the season of the day plays it (`N1`).
pub fn default_on(day: NaiveDate) -> &'static System {
    let usual = default();
    usual.season_on(day).and_then(|season| usual.meant_for(season)).unwrap_or(usual)
}

/// Adds a system for as long as the program runs.
///
/// # Errors
/// When another system has its id. The very same system once more is no error.
pub fn install_system(system: System) -> Result<&'static System, SystemError> {
    let mut systems = SYSTEMS.write().unwrap_or_else(PoisonError::into_inner);
    match systems.iter().find(|known| known.id == system.id) {
        Some(known) if **known == system => Ok(known),
        Some(_) => Err(SystemError::IdTaken { id: system.id }),
        None => {
            let system = leak_system(system);
            systems.push(system);
            Ok(system)
        }
    }
}

/// Makes a game known that is one event's own; its id says what is in it, so the first of an id stays.
pub(super) fn keep_own(system: System) {
    let mut own = OWN.write().unwrap_or_else(PoisonError::into_inner);
    own.entry(system.id.clone()).or_insert_with(|| leak_system(system));
}

/// What is asked for on every page is never dropped, nor counted.
fn leak_system(system: System) -> &'static System {
    Box::leak(Box::new(system))
}
