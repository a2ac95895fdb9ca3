//! What a round is played on.

use crate::domain::{
    event::{
        missions::{AxisChoice, MissionPlace, PlayedAxis},
        pack::Settings,
    },
    system::MISSION,
};

/// `Spoils of War · Map: Vetia 3 · Secondary objectives: Assassinate, Slay the Beast`; none where nothing is known.
pub fn missions_told(settings: &Settings, slug: Option<&str>, at: MissionPlace) -> Option<String> {
    let mission = slug.map(|slug| settings.battleplan_name(slug));
    let told: Vec<String> =
        mission.into_iter().chain(settings.played_on(at).iter().map(describe_mission_axis)).collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

fn describe_mission_axis(played: &PlayedAxis) -> String {
    match played.names[..] {
        [] => format!("{}: one a table", played.word),
        _ => format!("{}: {}", played.word, played.names.join(", ")),
    }
}

/// What the game counts beside points, each with what it is in this battle: `First secondary: Assassinate`.
pub fn marks_told(settings: &Settings, slug: Option<&str>, at: MissionPlace) -> Vec<String> {
    let (marks, played) = (settings.game().result.marks(), settings.played_on(at));
    let told = marks.iter().enumerate().map(|(place, mark)| {
        let before = marks[..place].iter().filter(|other| other.of == mark.of).count();
        let objective = mark.of.and_then(|of| match slug {
            Some(slug) if of == MISSION => Some(settings.battleplan_name(slug)),
            _ => played.iter().find(|axis| axis.id == of)?.names.get(before).cloned(),
        });
        objective.map_or_else(|| mark.name.to_owned(), |objective| format!("{}: {objective}", mark.name))
    });
    told.collect()
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
