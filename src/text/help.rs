//! The help that ships with the program: a topic a Markdown file of `templates/help`, compiled in.

/// One topic as it is written.
#[derive(Debug, Clone, Copy)]
pub struct HelpText {
    /// The last part of its address: `player`.
    pub name: &'static str,
    pub markdown: &'static str,
}

/// `texts!("" "player" …)`: files of one folder of the help, each with its name.
macro_rules! texts {
    ($folder:literal $($name:literal)+) => {
        [$(HelpText {
            name: $name,
            markdown: include_str!(concat!("../../templates/help/en/", $folder, $name, ".md")),
        }),+]
    };
}

/// Topics in the order in which they are listed.
pub const HELP_TOPICS: [HelpText; 9] =
    texts!("" "player" "judge" "scorekeeper" "captain" "organiser" "games" "site" "commands" "limits");

/// What is said of one game, by the id of its system.
pub const HELP_OF_GAMES: [HelpText; 29] = texts!(
    "games/" "aos4-ghb2026" "aos4-ghb2025" "aos4-ghb2024" "aos4-later" "aos3" "wfb7" "t9a3" "t9a2" "wh40k-11"
    "wh40k-11-20-0" "tow" "mesbg" "mesbg-major" "kill-team" "bolt-action" "kow" "kow-20" "kow-blackjack" "blood-bowl" "warcry" "spearhead"
    "underworlds" "malifaux" "infinity" "saga" "points-reported" "win-draw-loss" "best-of-three" "twenty-nil"
);

/// Whether a game has a topic of its own: those that ship have one.
pub fn has_help_of_game(system: &str) -> bool {
    HELP_OF_GAMES.iter().any(|text| text.name == system)
}
