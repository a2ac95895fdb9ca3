//! The systems that this program knows: those that ship, and those that an organiser adds when it starts.

use super::{DEFAULT, System, SystemError};
use std::sync::{LazyLock, PoisonError, RwLock};

/// Only ever grows: a system that was found stays as it is while the program runs.
static SYSTEMS: LazyLock<RwLock<Vec<&'static System>>> = LazyLock::new(|| {
    let files = [
        include_str!("../../../fixtures/systems/aos4-ghb2024.json"),
        include_str!("../../../fixtures/systems/aos3.json"),
        include_str!("../../../fixtures/systems/wfb7.json"),
        include_str!("../../../fixtures/systems/t9a3.json"),
        include_str!("../../../fixtures/systems/t9a2.json"),
    ];
    let parsed = files.map(|file| System::parse(file).expect("a system that ships is checked by a test"));
    RwLock::new(parsed.into_iter().map(kept).collect())
});

/// Every system, those that ship first.
pub fn all() -> Vec<&'static System> {
    SYSTEMS.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The system with this id.
pub fn find(id: &str) -> Option<&'static System> {
    SYSTEMS.read().unwrap_or_else(PoisonError::into_inner).iter().copied().find(|system| system.id == id)
}

/// The system of a new event.
///
/// # Panics
/// Never: it ships with the program.
pub fn default() -> &'static System {
    find(DEFAULT).expect("the default system ships")
}

/// Adds a system for as long as the program runs.
///
/// # Errors
/// When another system has its id. The very same system once more is no error.
pub fn install(system: System) -> Result<&'static System, SystemError> {
    let mut systems = SYSTEMS.write().unwrap_or_else(PoisonError::into_inner);
    match systems.iter().find(|known| known.id == system.id) {
        Some(known) if **known == system => Ok(known),
        Some(_) => Err(SystemError::IdTaken { id: system.id }),
        None => {
            let system = kept(system);
            systems.push(system);
            Ok(system)
        }
    }
}

/// What is asked for on every page is never dropped, nor counted.
fn kept(system: System) -> &'static System {
    Box::leak(Box::new(system))
}
