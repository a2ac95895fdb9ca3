//! Two names of one thing, as printed lists, the official app and community files spell them. Which of
//! the two a catalogue has depends on its date.

use super::name_key;

const PAIRS: [[&str; 2]; 24] = [
    ["Aethwrought Machineries", "Aetherwrought Machineries"],
    ["Bendictions of Sickness", "Benedictions of Sickness"],
    ["Blood Blesssings of Khorne", "Blood Blessings of Khorne"],
    ["Manifestions of Doom", "Manifestations of Doom"],
    ["Big Drogg Fort-Kicka", "Big Drogg Fort-kicker"],
    ["Ogor Gluttons", "Gluttons"],
    ["Grundstock Gunhauler", "Grundstok Gunhauler"],
    ["Ratling Guns", "Ratling Gun"],
    ["Warpfire Throwers", "Warpfire Thrower"],
    ["Hobgrotz Vandalz", "Hobgrot Vandalz"],
    ["Hearthguard Berzerker with Berzerker Broadaxes", "Hearthguard Berzerkers with Berzerker Broadaxes"],
    ["Kurnoth Hunters with Greatswords", "Kurnoth Hunters with Kurnoth Greatswords"],
    ["Kurnoth Hunters with Greatscythes", "Kurnoth Hunters with Kurnoth Scythes"],
    ["Kurnoth Hunters with Greatbows", "Kurnoth Hunters with Kurnoth Greatbows"],
    ["Monsta-killaz", "Kruleboyz Monsta-killaz"],
    ["Dexcessa, the Talon of Slaanesh", "Dexcessa, Talon of Slaanesh"],
    ["Synessa, the Voice of Slaanesh", "Synessa, Voice of Slaanesh"],
    ["Thricefold Discord", "The Thricefold Discord"],
    ["Lord Skreech Verminking", "Lord Skreech Veminking"],
    ["Infernal Enrapturess", "Infernal Enrapturess, Herald of Slaanesh"],
    ["Grave Guard", "Barrow Guard"],
    ["Black Knights", "Barrow Knights"],
    ["Vanari Lord Regent", "Vanari Lord Regent on Lightcourser"],
    ["Saviors of Cinderfall", "Saviours of Cinderfall"],
];

/// Each name's key with the other's, both ways, seasonal versions included.
pub fn recorded_aliases() -> impl Iterator<Item = (String, String)> {
    const SEASONAL: [&str; 3] = ["", " (Scourge of Ghyran)", " (Scourge of Aqshy)"];
    let both_ways = PAIRS.into_iter().flat_map(|[one, other]| [[one, other], [other, one]]);
    both_ways.flat_map(|[written, means]| {
        SEASONAL
            .map(|version| (name_key(&format!("{written}{version}")), name_key(&format!("{means}{version}"))))
    })
}
