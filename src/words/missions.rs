//! What a round is played on.

use crate::domain::event::{
    missions::{AxisChoice, Place, Played},
    pack::Settings,
};

/// `Spoils of War · Map: Vetia 3 · Secondary objectives: Assassinate, Slay the Beast`; none where nothing is known.
pub fn missions_told(settings: &Settings, slug: Option<&str>, at: Place) -> Option<String> {
    let mission = slug.map(|slug| settings.battleplan_name(slug));
    let told: Vec<String> = mission.into_iter().chain(settings.played_on(at).iter().map(axis)).collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

fn axis(played: &Played) -> String {
    match played.names[..] {
        [] => format!("{}: one a table", played.word),
        _ => format!("{}: {}", played.word, played.names.join(", ")),
    }
}

/// How each axis is chosen, for the pack.
pub fn axes_told(settings: &Settings) -> Vec<(&'static str, String)> {
    let told = |choice: AxisChoice| match choice {
        AxisChoice::Drawn => "Drawn for each round, shown with the pairings.".to_owned(),
        AxisChoice::OneATable => "Drawn for each table, shown with the pairings.".to_owned(),
        AxisChoice::Players => "Each player chooses.".to_owned(),
        AxisChoice::Fixed(rounds) => {
            let lines = rounds.iter().enumerate().map(|(at, names)| format!("Round {}: {names}", at + 1));
            lines.collect::<Vec<_>>().join("\n")
        }
    };
    settings.game().axes.iter().map(|axis| (axis.word.as_str(), told(settings.axis(&axis.id)))).collect()
}
