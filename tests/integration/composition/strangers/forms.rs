//! The forms: how strangers write the head of a list, its lores, the headings, a unit and its price, marks, what is
//! carried, regiments of renown, terrain, the foot; and what the text comes through afterwards.

use muster::domain::roster::{Roster, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind};
use std::fmt::Write;

/// Which part of a list a form is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Head,
    Lore,
    Title,
    Unit,
    Mark,
    Carried,
    Renown,
    Terrain,
    Foot,
    Way,
}

pub const PARTS: usize = 10;

/// One way to write one part.
pub struct Form {
    pub part: Part,
    pub name: &'static str,
    how: How,
}

#[derive(Clone, Copy)]
enum How {
    /// Faction, formation, spent, limit.
    Head(fn(&str, &str, i64, i64) -> String),
    /// The label and the lore's name.
    Lore(fn(&str, &str) -> String),
    /// Whether it is the general's, the number from 1, the leader.
    Title(fn(bool, usize, &str) -> String),
    Unit(fn(&str, i64) -> String),
    /// The unit's name and its mark.
    Mark(fn(&str, &str) -> String),
    /// The unit's line and what is carried.
    Carried(fn(&str, &[String]) -> String),
    /// Name, price and members.
    Renown(fn(&str, i64, &[String]) -> String),
    Terrain(fn(&str) -> String),
    Foot(fn(i64, i64) -> String),
    Way(fn(&str) -> String),
}

macro_rules! forms {
    ($($part:ident $name:literal $how:expr;)*) => {
        &[$(Form { part: Part::$part, name: $name, how: How::$part($how) }),*]
    };
}

pub const FORMS: &[Form] = forms! {
    Head "Faction - Formation (2000pts)" |army, own, _, limit| format!("{army} - {own} ({limit}pts)");
    Head "labels" |army, own, spent, limit| {
        format!("Tom\nFaction: {army}\nBattle Formation: {own}\nPoints: {spent}/{limit}")
    };
    Head "the faction has a label" |army, own, _, _| format!("Faction: {army}\n{own}");
    Head "the formation first" |army, own, spent, limit| format!("Mine {spent}/{limit} pts\n\n{own}\n{army}");
    Head "between commas" |army, own, _, limit| format!("{army}, {own}, {limit} points");
    Head "Army: Faction (Formation)" |army, own, spent, limit| {
        format!("Army: {army} ({own})\n{spent}/{limit} pts")
    };
    Head "Faction - Formation" |army, own, spent, limit| format!("Mine {spent}/{limit} pts\n{army} - {own}");
    Head "Faction (Formation) 1990/2000" |army, own, spent, limit| format!("{army} ({own}) {spent}/{limit}");
    Head "the player first" |army, own, spent, _| format!("Tom Smith - {army}\n{own}\n{spent} pts");
    Head "points first" |army, own, spent, _| format!("{spent} pts {army} {own}");
    Head "a size behind the faction" |army, own, _, limit| format!("{army} {limit}pts\n{own}");
    Head "a dash before the formation" |army, own, spent, limit| {
        format!("Allegiance: {army}\n- Battle Formation: {own}\nTotal: {spent} / {limit}")
    };
    Head "all in one line" |army, own, spent, _| format!("Tom the Great - {army} - {own} - {spent}pts");
    Head "bold labels" |army, own, spent, limit| {
        format!("**Faction:** {army}\n**Battle Formation:** {own}\n**Points:** {spent}/{limit}")
    };
    Head "Faction: Formation" |army, own, spent, limit| format!("Mine {spent}/{limit} pts\n{army}: {own}");
    Head "Markdown" |army, own, spent, limit| format!("# Tom\n## {army} – {own}\n*{spent}/{limit} pts*");
    Head "in one line with a space" |army, own, spent, limit| format!("Mine {spent}/{limit} pts\n{army} {own}");
    Head "in a sentence" |army, own, spent, _| format!("Tom's {army} list\n{own}\n{spent} points");
    Head "nothing of points" |army, own, _, _| format!("Tom the Great\n{army}\n{own}");
    Lore "a colon" |label, name| format!("{label}: {name}");
    Lore "several" |label, name| format!("{label}s: {name}");
    Lore "no word for it" |label, name| format!("{}s: {name}", label.trim_end_matches(" Lore"));
    Lore "its kind behind it" |label, name| format!("{name} ({label})");
    Lore "no colon" |label, name| format!("{label} {name}");
    Lore "a bullet" |label, name| format!("• {label}: {name}");
    Lore "no kind" |_, name| format!("Lore: {name}");
    Title "capitals" |general, number, _| heading(general, number).to_uppercase();
    Title "in brackets" |general, number, _| format!("[{}]", heading(general, number));
    Title "its leader on its line" |general, number, _| format!("{}: ", heading(general, number));
    Title "numbered through" |general, number, _| {
        format!("Regiment {number}{}", if general { " (General)" } else { "" })
    };
    Title "letters" |_, number, _| format!("Regiment {}", ['A', 'B', 'C', 'D', 'E', 'F'][number.min(6) - 1]);
    Title "R1" |_, number, _| format!("R{number}");
    Title "1." |_, number, _| format!("{number}.");
    Title "a sum" |general, number, _| format!("{} - 860pts", heading(general, number));
    Title "a count" |general, number, _| format!("{} (5 units)", heading(general, number));
    Title "main" |general, number, _| if general { "Main Regiment".into() } else { heading(false, number) };
    Title "the leader's" |_, _, leader| format!("{leader}'s Regiment");
    Title "none" |_, _, _| String::new();
    Title "underlined" |general, number, _| format!("{}\n==========", heading(general, number));
    Unit "the price before it" |name, points| format!("{points} - {name}");
    Unit "the price before it in brackets" |name, points| format!("[{points}] {name}");
    Unit "the price before it in round brackets" |name, points| format!("({points}) {name}");
    Unit "a comma" |name, points| format!("{name}, {points} pts");
    Unit "curly brackets" |name, points| format!("{name} {{{points}}}");
    Unit "150p" |name, points| format!("{name} {points}p");
    Unit "Cost:" |name, points| format!("{name} (Cost: {points})");
    Unit "a semicolon" |name, points| format!("{name}; {points}");
    Unit "a slash" |name, points| format!("{name} / {points}");
    Unit "x1" |name, points| format!("{name} x1 ({points})");
    Unit "a comma behind it" |name, points| format!("{name} ({points}),");
    Unit "a dash behind it" |name, points| format!("{name} ({points}) -");
    Unit "small letters" |name, points| format!("{} ({points})", name.to_lowercase());
    Unit "nothing between" |name, points| format!("{name}({points})");
    Unit "at" |name, points| format!("{name} @ {points}");
    Unit "a check mark" |name, points| format!("✅ {name} ({points})");
    Unit "no price" |name, _| name.to_owned();
    Mark "before the name" |name, mark| format!("{mark}: {name}");
    Mark "in square brackets" |name, mark| format!("{name} [{mark}]");
    Mark "yes" |name, mark| format!("{name}\n• {mark}: yes");
    Mark "a number" |name, mark| format!("{name}\n• {mark} x1");
    Carried "labels" |unit, own| lines(unit, own, |one| format!("• Artefact of Power: {one}"));
    Carried "labels without bullets" |unit, own| lines(unit, own, |one| format!("Heroic Trait: {one}"));
    Carried "with" |unit, own| joined(unit, " with ", own, " and ");
    Carried "behind a plus" |unit, own| joined(unit, " + ", own, " + ");
    Carried "one bullet" |unit, own| joined(unit, "\n• ", own, ", ");
    Carried "one bullet with semicolons" |unit, own| joined(unit, "\n• ", own, "; ");
    Carried "one bullet with labels" |unit, own| joined(unit, "\n• Enhancements: ", own, ", Heroic Trait: ");
    Carried "square brackets" |unit, own| lines(unit, own, |one| format!("[{one}]"));
    Carried "quotes" |unit, own| lines(unit, own, |one| format!("• \"{one}\""));
    Carried "its table behind it" |unit, own| lines(unit, own, |one| format!("• {one} (Artefact of Power)"));
    Carried "boxes of a phone" |unit, own| lines(unit, own, |one| format!("▪\u{fe0f} {one}"));
    Carried "italics" |unit, own| lines(unit, own, |one| format!("*{one}*"));
    Carried "indented" |unit, own| lines(unit, own, |one| format!("    {one}"));
    Renown "RoR" |name, points, own| format!("RoR: {name} ({points})\n{}", own.join("\n"));
    Renown "in one line" |name, points, own| format!("Regiment of Renown - {name} - {points}pts\n{}", own.join("\n"));
    Renown "no heading" |name, points, own| format!("{name} ({points})\n{}", own.join("\n"));
    Renown "members in one line" |name, points, own| {
        format!("Regiments of Renown\n{name} ({points})\n{}", own.join(", "))
    };
    Renown "members with bullets" |name, points, own| {
        format!("Regiments of Renown\n{name} ({points})\n• {}", own.join("\n• "))
    };
    Terrain "in one line" |name| format!("Faction Terrain: {name}");
    Terrain "a dash" |name| format!("Faction Terrain - {name}");
    Terrain "0 pts" |name| format!("Terrain: {name} (0 pts)");
    Terrain "0pts behind a dash" |name| format!("Terrain\n{name} - 0pts");
    Foot "nothing" |_, _| String::new();
    Foot "a total" |spent, limit| format!("Total: {spent}/{limit}");
    Foot "numbers alone" |spent, limit| format!("{spent} / {limit}");
    Foot "an equals sign" |spent, _| format!("= {spent} pts");
    Foot "drops" |_, _| "3 drops".into();
    Foot "talk" |_, _| "Thanks for reading!\nCheers, Tom".into();
    Way "a mail" |text| format!("From: Tom <tom@example.org>\nSubject: My list\n\nHi,\n\n{text}\n\nCheers,\nTom");
    Way "an answered mail" |text| each_line(text, ("> ", "\n"));
    Way "a chat" |text| format!("Tom — Today at 21:04\n{text}");
    Way "a page" |text| each_line(text, ("<div>", "</div>"));
    Way "clever quotes" |text| text.replace('\'', "’").replace(" - ", " – ").replace("...", "…");
    Way "two empty lines" |text| text.replace("\n\n", "\n\n\n\n");
    Way "no empty lines" |text| text.replace("\n\n", "\n");
    Way "escaped" |text| text.replace('-', "\\-").replace('(', "\\(").replace(')', "\\)").replace('*', "\\*");
    Way "German" |text| {
        let text = text.replace("General's Regiment", "Regiment des Generals").replace("Reinforced", "Verstärkt");
        text.replace("Faction Terrain", "Fraktionsgelände").replace("Regiments of Renown", "Berühmte Regimenter")
    };
    Way "French" |text| {
        let text = text.replace("General's Regiment", "Régiment du Général").replace("Reinforced", "Renforcé");
        text.replace("Faction Terrain", "Terrain de Faction").replace("Regiments of Renown", "Régiments de Renom")
    };
};

fn heading(general: bool, number: usize) -> String {
    if general { "General's Regiment".into() } else { format!("Regiment {number}") }
}

/// Every line of it between these two.
fn each_line(text: &str, (before, after): (&str, &str)) -> String {
    text.lines().flat_map(|line| [before, line, after]).collect()
}

fn lines(unit: &str, own: &[String], line: impl Fn(&str) -> String) -> String {
    own.iter().fold(unit.to_owned(), |text, one| format!("{text}\n{}", line(one)))
}

fn joined(unit: &str, before: &str, own: &[String], between: &str) -> String {
    if own.is_empty() { unit.to_owned() } else { format!("{unit}{before}{}", own.join(between)) }
}

/// Somebody who writes some parts in these forms, and the others as the app does.
#[derive(Clone, Copy)]
pub struct Hand {
    head: fn(&str, &str, i64, i64) -> String,
    lore: fn(&str, &str) -> String,
    title: fn(bool, usize, &str) -> String,
    unit: fn(&str, i64) -> String,
    mark: fn(&str, &str) -> String,
    carried: fn(&str, &[String]) -> String,
    renown: fn(&str, i64, &[String]) -> String,
    terrain: fn(&str) -> String,
    foot: fn(i64, i64) -> String,
    way: fn(&str) -> String,
}

impl Hand {
    /// Of two forms of one part the last counts.
    pub fn of(forms: &[&Form]) -> Self {
        let mut hand = Self {
            head: |army, own, spent, limit| format!("Mine {spent}/{limit} pts\n\n{army}\n{own}"),
            lore: |label, name| format!("{label} - {name}"),
            title: |general, number, _| heading(general, number),
            unit: |name, points| format!("{name} ({points})"),
            mark: |name, mark| format!("{name}\n• {mark}"),
            carried: |unit, own| lines(unit, own, |one| format!("• {one}")),
            renown: |name, points, own| format!("Regiments of Renown\n{name} ({points})\n{}", own.join("\n")),
            terrain: |name| format!("Faction Terrain\n{name}"),
            foot: |_, _| "Created with Warhammer Age of Sigmar: The App".into(),
            way: ToOwned::to_owned,
        };
        for form in forms {
            match form.how {
                How::Head(how) => hand.head = how,
                How::Lore(how) => hand.lore = how,
                How::Title(how) => hand.title = how,
                How::Unit(how) => hand.unit = how,
                How::Mark(how) => hand.mark = how,
                How::Carried(how) => hand.carried = how,
                How::Renown(how) => hand.renown = how,
                How::Terrain(how) => hand.terrain = how,
                How::Foot(how) => hand.foot = how,
                How::Way(how) => hand.way = how,
            }
        }
        hand
    }

    pub fn write(&self, roster: &Roster) -> String {
        let (army, own) = (roster.faction.clone().unwrap_or_default(), formation(roster));
        let (spent, limit) = (roster.points_declared.unwrap_or(0), roster.points_limit.unwrap_or(2000));
        let mut text = (self.head)(&army, &own, spent, limit);
        for RosterLore { kind, name, points } in &roster.lores {
            let label = match kind {
                RosterLoreKind::Prayer => "Prayer Lore",
                RosterLoreKind::Manifestation => "Manifestation Lore",
                _ => "Spell Lore",
            };
            let price = points.map(|points| format!(" ({points} Points)")).unwrap_or_default();
            write!(text, "\n{}{price}", (self.lore)(label, name)).unwrap();
        }
        for (at, section) in roster.sections.iter().enumerate() {
            write!(text, "\n\n{}", self.section(section, at + 1)).unwrap();
        }
        (self.way)(&format!("{text}\n\n{}", (self.foot)(spent, limit)))
    }

    fn section(&self, section: &Section, number: usize) -> String {
        let units = || section.entries.iter().map(|unit| self.entry(unit)).collect::<Vec<_>>().join("\n");
        match &section.kind {
            SectionKind::RegimentOfRenown => {
                let members: Vec<String> = section.entries.iter().map(|unit| unit.name.clone()).collect();
                (self.renown)(
                    section.name.as_deref().unwrap_or_default(),
                    section.points.unwrap_or(0),
                    &members,
                )
            }
            SectionKind::Terrain => {
                (self.terrain)(section.entries.first().map_or("", |entry| entry.name.as_str()))
            }
            SectionKind::Auxiliary => format!("Auxiliary Units\n{}", units()),
            kind => {
                let leader = section.entries.first().map_or("", |unit| unit.name.as_str());
                let title = (self.title)(*kind == SectionKind::General, number, leader);
                // The leader stands on the line of a heading that ends open.
                let between = if title.ends_with(": ") { "" } else { "\n" };
                format!("{title}{between}{}", units())
            }
        }
    }

    fn entry(&self, unit: &RosterEntry) -> String {
        let marks = [(unit.general, "General"), (unit.reinforced, "Reinforced")];
        let mut marked = unit.name.clone();
        let mut below = String::new();
        for (_, mark) in marks.into_iter().filter(|(is_so, _)| *is_so) {
            let with = (self.mark)(&marked, mark);
            let (name, own) = with.split_once('\n').map_or((with.as_str(), ""), |(name, own)| (name, own));
            if !own.is_empty() {
                write!(below, "\n{own}").unwrap();
            }
            name.clone_into(&mut marked);
        }
        let own: Vec<String> = unit
            .upgrades
            .iter()
            .map(|upgrade| {
                let count = upgrade.count.map(|count| format!("{count}x ")).unwrap_or_default();
                let price = upgrade.points.map(|points| format!(" - ({points}) Points")).unwrap_or_default();
                format!("{count}{}{price}", upgrade.name)
            })
            .collect();
        let line = unit.points.map_or_else(|| marked.clone(), |points| (self.unit)(&marked, points));
        let carried = (self.carried)(&line, &own);
        let (first, others) =
            carried.split_once('\n').map_or((carried.as_str(), ""), |(first, others)| (first, others));
        let others = if others.is_empty() { String::new() } else { format!("\n{others}") };
        let companions =
            unit.companions.iter().fold(String::new(), |text, one| format!("{text}\n{} (0)", one.name));
        format!("{first}{below}{others}{companions}")
    }
}

fn formation(roster: &Roster) -> String {
    let formation = roster.formation.as_ref().map(|formation| formation.name.clone());
    formation.or_else(|| roster.army_of_renown.clone()).unwrap_or_default()
}
