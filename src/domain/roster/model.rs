//! The roster as written: sections of entries with prices and upgrades. No format's and no game's
//! peculiarities survive here; whether it is legal is for `composition` to say.

use serde::{Deserialize, Serialize};

/// Everything a reader understood of one roster. What was not printed is `None` or empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Roster {
    pub name: String,
    pub grand_alliance: Option<String>,
    /// The faction a faction belongs to, where a format prints both.
    pub parent_faction: Option<String>,
    pub faction: Option<String>,
    pub formation: Option<PricedChoice>,
    /// Formations that the list names beside that one, though an army has one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_formations: Vec<PricedChoice>,
    pub army_of_renown: Option<String>,
    /// The season the player's program says it built for, for example "General's Handbook 2025-26".
    pub handbook: Option<String>,
    /// Another way to play than the usual one, by its name, where the list says it is for that.
    pub way_to_play: Option<String>,
    pub points_declared: Option<i64>,
    pub points_limit: Option<i64>,
    pub drops_declared: Option<u32>,
    pub wounds_declared: Option<u32>,
    pub auxiliaries_declared: Option<u32>,
    /// Points the program added for auxiliary units, where a season prices them.
    pub auxiliary_points: Option<i64>,
    pub lores: Vec<RosterLore>,
    pub tactic_cards: Vec<String>,
    pub sections: Vec<Section>,
    /// The program and the version of its data, as printed at the foot.
    pub written_by: Option<String>,
    pub data_version: Option<String>,
    /// What is chosen once for the army: "Grand strategy", "Triumph".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ArmyChoice>,
    /// What the list itself counts at its foot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts_declared: Vec<PrintedCount>,
    /// The program that wrote it says that it is not in order.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub declared_invalid: bool,
    /// Its text has no headings that say where a regiment begins: it was guessed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub regiments_guessed: bool,
    /// Its units stand behind one another on a line: what stands before a name may belong to the unit before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub runs_on: bool,
    /// What stands below its end and was not read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub below: Option<Box<Below>>,
    /// Header lines that are neither name nor faction: the player's own words.
    pub remarks: Vec<String>,
}

/// What stands below the end of a roster.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Below {
    /// It has a total or headings of its own: another list, or the same once more.
    pub is_list: bool,
    /// What has a price there, by its name; whether these are units, the profiles say.
    pub units: Vec<String>,
}

/// Something chosen once for the army, with its price when it has one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricedChoice {
    pub name: String,
    pub points: Option<i64>,
}

/// Something chosen once for the army: what it is, and its name.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArmyChoice {
    /// `Grand strategy`
    pub what: String,
    pub name: String,
}

/// What a list says it has of something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrintedCount {
    /// The id of a category or a mark of the game's file.
    pub what: String,
    pub found: i64,
    /// The limit printed beside it.
    pub limit: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RosterLore {
    pub kind: RosterLoreKind,
    pub name: String,
    pub points: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RosterLoreKind {
    Spell,
    Prayer,
    Manifestation,
    /// A format that prints the lore's name without saying of which kind it is.
    Unknown,
}

impl RosterLoreKind {
    /// The kinds that a list can name.
    pub const NAMED: [Self; 3] = [Self::Spell, Self::Prayer, Self::Manifestation];

    /// The heading that our own table has for it.
    pub fn heading(self) -> &'static str {
        match self {
            Self::Spell | Self::Unknown => "Spell lore",
            Self::Prayer => "Prayer lore",
            Self::Manifestation => "Manifestation lore",
        }
    }

    /// What forms call it.
    pub fn field(self) -> &'static str {
        match self {
            Self::Spell => "spell",
            Self::Prayer => "prayer",
            Self::Manifestation => "manifestation",
            Self::Unknown => "lore",
        }
    }

    /// The kind under such a heading.
    pub fn under_heading(heading: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|kind| kind.heading().eq_ignore_ascii_case(heading))
    }
}

/// A group of entries. Each regiment of renown is a section of its own, named and priced as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    pub kind: SectionKind,
    pub name: Option<String>,
    pub points: Option<i64>,
    pub entries: Vec<RosterEntry>,
    pub line: Option<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SectionKind {
    /// The general's own regiment, marked as such.
    General,
    /// A regiment by its printed number.
    Regiment(u32),
    Auxiliary,
    RegimentOfRenown,
    Terrain,
    /// A section of another game, by its heading: "Core", "Battleline".
    Category(String),
}

impl SectionKind {
    /// Whether its first unit leads the others.
    pub fn is_led(&self) -> bool {
        matches!(self, Self::General | Self::Regiment(_))
    }

    /// Whether such a section is picked as one, by a name and at a price of its own.
    pub fn is_picked_whole(&self) -> bool {
        *self == Self::RegimentOfRenown
    }
}

impl Section {
    pub fn new(kind: SectionKind) -> Self {
        Self { kind, name: None, points: None, entries: Vec::new(), line: None }
    }

    pub fn heading(&self) -> SectionHeading {
        SectionHeading { kind: self.kind.clone(), name: self.name.clone() }
    }

    /// The heading a person would look for on the paper.
    pub fn title(&self) -> String {
        self.heading().title()
    }
}

/// What a section is called by: its kind, and its own name where it has one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SectionHeading {
    pub kind: SectionKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl SectionHeading {
    /// As it stands on paper.
    pub fn title(&self) -> String {
        match (&self.kind, &self.name) {
            (SectionKind::General, _) => "General's Regiment".to_owned(),
            (SectionKind::Regiment(number), _) => format!("Regiment {number}"),
            (SectionKind::Auxiliary, _) => "Auxiliary units".to_owned(),
            (SectionKind::RegimentOfRenown, Some(name)) => format!("Regiment of Renown {name}"),
            (SectionKind::RegimentOfRenown, None) => "Regiment of Renown".to_owned(),
            (SectionKind::Terrain, _) => "Faction terrain".to_owned(),
            (SectionKind::Category(heading), _) => heading.clone(),
        }
    }
}

/// One unit (or terrain feature) on the roster.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RosterEntry {
    pub name: String,
    /// The id a catalogue gave it, when the format carries one.
    pub key: Option<String>,
    /// The whole price: the unit, reinforced or not, with everything bought for it.
    pub points: Option<i64>,
    pub models: Option<u32>,
    pub general: bool,
    pub reinforced: bool,
    pub legends: bool,
    pub upgrades: Vec<Upgrade>,
    /// Units that come with this one, free of charge.
    pub companions: Vec<RosterEntry>,
    pub keywords: Vec<String>,
    /// Categories that the format prints for it: "Core", "Heroes".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<String>,
    /// Marks of the game's own, one for each time it counts: "reinforced" twice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// What the player typed behind the price.
    pub remark: Option<String>,
    pub line: Option<usize>,
}

/// Wargear, an enhancement, a command model: whatever the format lists under a unit.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Upgrade {
    pub name: String,
    pub count: Option<u32>,
    pub points: Option<i64>,
    /// The table it comes from, when the format says so: "Artefacts of Power".
    pub group: Option<String>,
    /// What stands in brackets behind it: the banner that a standard bearer carries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Upgrade>,
}

/// What an army is, by the headings that our own table has for it.
const ARMY_NAMES: [&str; 2] = ["Faction", "Army of Renown"];

impl Roster {
    /// What the army is, as far as it is named.
    pub fn army_names(&self) -> impl Iterator<Item = ArmyChoice> {
        let names = ARMY_NAMES.into_iter().zip([&self.faction, &self.army_of_renown]);
        names.filter_map(|(what, name)| Some(ArmyChoice { what: what.to_owned(), name: name.clone()? }))
    }

    /// The same to be changed.
    pub fn army_names_mut(&mut self) -> impl Iterator<Item = &mut String> {
        self.faction.iter_mut().chain(&mut self.army_of_renown)
    }

    /// Takes up what stands under one of these headings; false where it is another.
    pub fn name_army(&mut self, heading: &str, name: &str) -> bool {
        let mut names = ARMY_NAMES.into_iter().zip([&mut self.faction, &mut self.army_of_renown]);
        let found = names.find(|(known, _)| known.eq_ignore_ascii_case(heading));
        found.map(|(_, own)| *own = Some(name.to_owned())).is_some()
    }

    /// The texts at its head, its name the last.
    pub fn head_texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let texts = [
            &mut self.grand_alliance,
            &mut self.parent_faction,
            &mut self.faction,
            &mut self.army_of_renown,
            &mut self.handbook,
            &mut self.written_by,
            &mut self.data_version,
        ];
        texts.into_iter().flatten().chain([&mut self.name])
    }

    /// Every battle formation that it names, the army's first.
    pub fn formations(&self) -> impl Iterator<Item = &PricedChoice> {
        self.formation.iter().chain(&self.other_formations)
    }

    /// Takes a battle formation: the first is the army's.
    pub fn add_formation(&mut self, formation: PricedChoice) {
        if self.formation.is_none() {
            self.formation = Some(formation);
        } else if self.formations().all(|known| known.name != formation.name) {
            self.other_formations.push(formation);
        }
    }

    /// What was chosen of this once for the army, whatever the case it is asked in.
    pub fn chosen<'r>(&'r self, what: &'r str) -> impl Iterator<Item = &'r str> {
        let of_it = self.choices.iter().filter(move |choice| choice.what.eq_ignore_ascii_case(what));
        of_it.map(|choice| choice.name.as_str())
    }

    /// What the list itself says it has of something; none where it says nothing.
    pub fn counted(&self, what: &str) -> Option<&PrintedCount> {
        self.counts_declared.iter().find(|counted| counted.what == what)
    }

    /// What the printed prices add up to, lores and surcharges included.
    pub fn points_printed(&self) -> i64 {
        let entries: i64 = self.sections.iter().map(Section::points_printed).sum();
        let lores: i64 = self.lores.iter().filter_map(|lore| lore.points).sum();
        let formation = self.formation.as_ref().and_then(|formation| formation.points).unwrap_or(0);
        entries + lores + formation + self.auxiliary_points.unwrap_or(0)
    }

    pub fn regiments(&self) -> impl Iterator<Item = &Section> {
        self.sections.iter().filter(|section| section.kind.is_led())
    }

    pub fn sections_of(&self, kind: &SectionKind) -> impl Iterator<Item = &Section> {
        self.sections.iter().filter(move |section| section.kind == *kind)
    }

    pub fn is_empty(&self) -> bool {
        self.sections.iter().all(|section| section.entries.is_empty())
    }
}

impl Section {
    pub fn points_printed(&self) -> i64 {
        let entries: i64 = self.entries.iter().filter_map(|entry| entry.points).sum();
        self.points.unwrap_or(0) + entries
    }
}
