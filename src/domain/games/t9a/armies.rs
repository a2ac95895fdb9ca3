//! The armies by their names and by the letters that lists shorten them to.

use crate::domain::catalogue::name_key;

const ARMIES: [(&str, &str); 16] = [
    ("BH", "Beast Herds"),
    ("DE", "Dread Elves"),
    ("DH", "Dwarven Holds"),
    ("DL", "Daemon Legions"),
    ("EoS", "Empire of Sonnstahl"),
    ("HE", "Highborn Elves"),
    ("ID", "Infernal Dwarves"),
    ("KoE", "Kingdom of Equitaine"),
    ("OK", "Ogre Khans"),
    ("OnG", "Orcs and Goblins"),
    ("SA", "Saurian Ancients"),
    ("SE", "Sylvan Elves"),
    ("UD", "Undying Dynasties"),
    ("VC", "Vampire Covenant"),
    ("VS", "Vermin Swarm"),
    ("WDG", "Warriors of the Dark Gods"),
];

/// The army that a list means by this name or these letters; none for one that nobody knows.
pub(super) fn find_army_called(name: &str) -> Option<&'static str> {
    let key = name_key(name);
    ARMIES
        .iter()
        .find(|(short, long)| [short, long].iter().any(|own| name_key(own) == key))
        .map(|army| army.1)
}
