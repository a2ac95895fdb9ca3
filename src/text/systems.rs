//! Games: what is wrong with a file of one, how its lines are scored, and what a round is played on.

use super::{Message, TextFact, Wording, ranking::tell_ranking_error, say, told};
use crate::domain::{
    event::{
        missions::{AxisChoice, MissionPlace, PlayedAxis},
        pack::Settings,
    },
    games::GameFileError,
    roster::Roster,
    system::{Axis, Declaration, MISSION, ScoringLine, SheetShape, System},
};

/// Why a file is no game.
pub fn tell_game_file_error(error: &GameFileError) -> Message {
    match error {
        GameFileError::System(why) => told(why),
        GameFileError::Composition(why) => told(why),
        GameFileError::Ranking(why) => say!("game-file-error-ranking", why = tell_ranking_error(why)),
    }
}

/// `Hold an objective: 2`, as a list or a sheet of paper says it.
pub fn tell_scoring_line(line: &ScoringLine) -> Message {
    tell_line_of_rounds(line, &line.rounds)
}

/// The same among the lines of a battle round in which it counts.
pub fn tell_line_in_its_round(line: &ScoringLine) -> Message {
    tell_line_of_rounds(line, &[])
}

fn tell_line_of_rounds(line: &ScoringLine, rounds: &[u32]) -> Message {
    let ScoringLine { text, points, up_to, tallied, .. } = line;
    let rounds: Vec<String> = rounds.iter().map(u32::to_string).collect();
    say!("system-line", rounds, text, points, times = up_to, is_tallied = tallied)
}

/// `Spoils of War · Map: Vetia 3 · Secondary objectives: Assassinate, Slay the Beast`; none where nothing is known.
pub fn tell_missions(settings: &Settings, slug: Option<&str>, at: MissionPlace) -> Option<Message> {
    let mission = slug.map(|slug| Wording::Words(settings.battleplan_name(slug)));
    let axes = settings.played_on(at).into_iter().map(|played| Wording::from(tell_axis(&played)));
    let missions: Vec<Wording> = mission.into_iter().chain(axes).collect();
    if missions.is_empty() {
        return None;
    }
    let missions: TextFact = missions.into_iter().collect();
    Some(say!("missions-played", missions))
}

fn tell_axis(PlayedAxis { word, names, .. }: &PlayedAxis) -> Message {
    say!("missions-axis", word, names)
}

/// What the game counts beside points, each with what it is in this battle: `First secondary: Assassinate`.
pub fn tell_marks(settings: &Settings, slug: Option<&str>, at: MissionPlace) -> Vec<Message> {
    let (marks, played) = (settings.game().result.marks(), settings.played_on(at));
    let told = marks.iter().enumerate().map(|(place, mark)| {
        let before = marks[..place].iter().filter(|other| other.of == mark.of).count();
        let objective = mark.of.and_then(|of| match slug {
            Some(slug) if of == MISSION => Some(settings.battleplan_name(slug)),
            _ => played.iter().find(|axis| axis.id == of)?.names.get(before).cloned(),
        });
        say!("missions-mark", mark = mark.name, objective)
    });
    told.collect()
}

/// `Force Disposition: Take and Hold`, with the mission that it gives against the opponent's where the game names that;
/// none: this roster declares nothing.
pub fn tell_declared(declaration: &Declaration, own: &Roster, other: Option<&Roster>) -> Option<Message> {
    let Declaration { word, mission, .. } = declaration;
    let declared = |roster: &Roster| roster.chosen(word).next().map(str::to_owned);
    let own = declared(own)?;
    let called = other.and_then(declared).and_then(|other| declaration.mission_of(&own, &other));
    Some(say!("missions-declared", word, own, mission, called))
}

/// A game in a line, for whoever chooses one: what players report, and what it is worth.
pub fn tell_game_in_short(game: &System) -> Message {
    let points = game.words.points.to_lowercase();
    let shape = match game.sheet.shape {
        SheetShape::PerTurn => "per-turn",
        SheetShape::Totals => "totals",
        SheetShape::Games => "games",
    };
    say!("game-in-short", shape, points, worth = game.result.most_points())
}

/// How each axis is chosen, for the pack: the game's word for it, and how.
pub fn tell_axes(settings: &Settings) -> Vec<(&'static str, Message)> {
    let axes = settings.game().axes.iter();
    let told = |axis: &'static Axis| {
        let choice = tell_axis_choice(&settings.axis(&axis.id));
        say!("missions-axis-then", choice, then = Some(axis.then.clone()).filter(|then| !then.is_empty()))
    };
    axes.map(|axis| (axis.word.as_str(), told(axis))).collect()
}

fn tell_axis_choice(choice: &AxisChoice) -> Message {
    match choice {
        AxisChoice::Drawn => say!("missions-choice-drawn"),
        AxisChoice::OneATable => say!("missions-choice-one-a-table"),
        AxisChoice::Players => say!("missions-choice-players"),
        AxisChoice::Fixed(rounds) => {
            let rounds = rounds.iter().zip(1_i64..);
            let rounds: TextFact =
                rounds.map(|(names, round)| say!("missions-choice-round", round, names)).collect();
            say!("missions-choice-fixed", rounds)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::system::{self, Battleplan, BattleplanError},
        text::Speaker,
    };

    fn said(why: &BattleplanError) -> String {
        Speaker::in_english().say(&told(why))
    }

    #[test]
    fn what_is_wrong_with_a_battleplan_names_it_and_its_line() {
        let refused = |file: &str| said(&Battleplan::parse(file, &system::default().sheet).unwrap_err());
        let own = |points: u32, more: &str| {
            let line = format!(r#"{{"id":"ford","text":"Hold it","points":{points}{more}}}"#);
            refused(&format!(r#"{{"slug":"the-ford","name":"The Ford","lines":[{line}]}}"#))
        };
        let too_much = "The Ford: a turn could score 11 with its battle tactic, over the limit of 10 (R7). \
                        Set a cap of 6 or less.";
        assert_eq!(own(7, ""), too_much);
        assert_eq!(own(0, ""), "The Ford, line \"ford\": give the line 1 to 10 points.");
        assert!(own(1, r#","needs":["x"]"#).ends_with("it needs \"x\", which is not another line."));
        assert!(own(1, r#","up_to":9"#).ends_with("a line can count 1 to 3 times a turn."));
        assert!(own(1, r#","rounds":[9]"#).ends_with("use battle rounds 1 to 5."));
        assert!(refused("[]").starts_with("This isn't a battleplan: "));
    }
}
