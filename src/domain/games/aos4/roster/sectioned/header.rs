//! The header: name, total, faction and formation, season, drops, lores and battle tactic cards. Each
//! labelled line says what it is; the others are told apart by where they stand.

use super::{Line, heading};
use crate::domain::roster::{Choice, Lore, LoreKind, Notice, NoticeAbout, Roster, line};

pub fn read(lines: &[Line<'_>], roster: &mut Roster, notices: &mut Vec<Notice>) {
    let mut header = Header::default();
    let mut list = List::None;
    for line in lines {
        if line::is_rule(line.text) {
            list = List::None;
        } else if let Some(item) = line::bullet(line.text) {
            add_to(list, item, roster);
        } else if let Some(next) = read_labelled(line.text, roster) {
            header.end_army();
            list = next;
        } else if let Some(footer) = heading::footer(line.text) {
            footer.sign(roster);
        } else {
            list = List::None;
            let remarks = roster.remarks.len();
            header.read_free(line.text, roster);
            // Behind the labelled lines nothing is missing: this may be the end of a line that was wrapped.
            if header.army_ended && roster.remarks.len() > remarks {
                notices.push(Notice::at(line.number, NoticeAbout::HeaderNotUnderstood { lines: None }));
            }
        }
    }
    header.settle(roster, notices);
}

/// Whether a line says by its label what it is.
pub fn is_known(text: &str) -> bool {
    read_labelled(text, &mut Roster::default()).is_some()
}

/// Takes a line whose label says what it is, wherever it stands.
pub fn is_told(text: &str, roster: &mut Roster) -> bool {
    if let ("", Some(season)) = line::season(text) {
        roster.handbook.get_or_insert(season);
        return true;
    }
    line::bullet(text).is_none() && read_labelled(text, roster).is_some()
}

/// What bullets in the header belong to.
#[derive(Clone, Copy)]
enum List {
    None,
    Tactics,
    Lores(LoreKind),
}

fn add_to(list: List, item: &str, roster: &mut Roster) {
    match list {
        List::Tactics => roster.tactic_cards.push(item.to_owned()),
        List::Lores(kind) => roster.lores.push(lore(kind, item)),
        List::None => roster.remarks.push(item.to_owned()),
    }
}

fn read_labelled(text: &str, roster: &mut Roster) -> Option<List> {
    let labels = [
        ("spell lores", LoreKind::Spell),
        ("spell lore", LoreKind::Spell),
        ("prayer lores", LoreKind::Prayer),
        ("prayer lore", LoreKind::Prayer),
        ("manifestation lores", LoreKind::Manifestation),
        ("manifestation lore", LoreKind::Manifestation),
        ("zauberlehre", LoreKind::Spell),
        ("gebetslehre", LoreKind::Prayer),
        ("manifestationslehre", LoreKind::Manifestation),
        ("domaine de sorts", LoreKind::Spell),
        ("domaine de prières", LoreKind::Prayer),
        ("domaine de manifestations", LoreKind::Manifestation),
        ("domaine de manifestation", LoreKind::Manifestation),
    ];
    for (label, kind) in labels {
        if let Some(names) = line::labelled(text, label) {
            roster.lores.extend(split_list(names).map(|name| lore(kind, name)));
            return Some(List::Lores(kind));
        }
    }
    for label in ["battle tactics cards", "battle tactic cards", "battle tactics card", "battle tactic card"]
    {
        if let Some(names) = line::labelled(text, label) {
            roster.tactic_cards.extend(split_list(names).map(str::to_owned));
            return Some(List::Tactics);
        }
    }
    if read_army(text, roster) {
        return Some(List::None);
    }
    if let Some(faction) = of_force(text) {
        roster.faction.get_or_insert(faction);
        return Some(List::None);
    }
    if let Some(number) = line::labelled(text, "drops") {
        roster.drops_declared = line::leading_number(number);
        return Some(List::None);
    }
    if let Some(number) = line::labelled(text, "wounds") {
        roster.wounds_declared = line::leading_number(number);
        return Some(List::None);
    }
    let auxiliaries = ["auxiliaries", "auxiliary units"].iter().find_map(|label| line::labelled(text, label));
    if let Some(rest) = auxiliaries.filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit())) {
        roster.auxiliaries_declared = line::leading_number(rest);
        roster.auxiliary_points = surcharge(rest);
        return Some(List::None);
    }
    None
}

/// `Faction: Skaven`, `Battle Formation: Claw-horde`: some programs and people say what each is.
fn read_army(text: &str, roster: &mut Roster) -> bool {
    let told = |labels: &[&str]| {
        let colon = text.contains(':');
        let told = labels.iter().filter(|_| colon).find_map(|label| line::labelled(text, label));
        told.map(str::to_owned).filter(|told| !told.is_empty())
    };
    if let Some(faction) = told(&["faction", "army faction", "army", "allegiance"]) {
        roster.faction = Some(faction);
    } else if let Some(name) = told(&["army of renown"]) {
        roster.army_of_renown = Some(name);
    } else if let Some(name) = told(&["battle formation", "formation", "subfaction"]) {
        roster.formation = Some(choice(&name));
    } else if let Some(alliance) = told(&["grand alliance"]) {
        roster.grand_alliance = Some(alliance);
    } else if let Some(name) = told(&["list name", "army name"]) {
        roster.name = name;
    } else {
        return false;
    }
    true
}

/// `++ General's Handbook (Chaos - Skaven) [1,990pts] ++`: the faction of a force as `BattleScribe` prints it.
fn of_force(text: &str) -> Option<String> {
    let inside = text.strip_prefix("++")?.split_once('(')?.1.split_once(')')?.0;
    let alliances = ["Order", "Chaos", "Death", "Destruction"];
    let faction = inside.split_once(" - ").filter(|(alliance, _)| alliances.contains(alliance));
    let faction = faction.map_or(inside, |(_, faction)| faction).trim();
    faction.starts_with(char::is_alphabetic).then(|| faction.to_owned())
}

/// `18 (+3060 Points)`: what the auxiliary units cost beside their own prices.
fn surcharge(rest: &str) -> Option<i64> {
    let inside = rest.split_once('(')?.1.split_once(')')?.0;
    line::amount(inside)
}

/// `A, B and C`; a comma within brackets is the player's own.
fn split_list(names: &str) -> impl Iterator<Item = &str> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (0, 0_usize);
    for (at, letter) in names.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ if depth > 0 || at < start => {}
            _ => {
                let rest = &names[at..];
                if let Some(and) = [", ", " and ", " AND "].into_iter().find(|and| rest.starts_with(and)) {
                    parts.push(&names[start..at]);
                    start = at + and.len();
                }
            }
        }
    }
    parts.push(&names[start..]);
    parts.into_iter().map(str::trim).filter(|name| !name.is_empty())
}

fn lore(kind: LoreKind, text: &str) -> Lore {
    let Choice { name, points } = choice(text);
    Lore { kind, name, points }
}

fn choice(text: &str) -> Choice {
    match line::priced(text) {
        Some(priced) => Choice { name: priced.name.to_owned(), points: Some(priced.points) },
        None => Choice { name: text.trim().to_owned(), points: None },
    }
}

/// A longer line is talk.
const LONGEST_FORMATION: usize = 40;

/// The lines without a label, in order, until the whole header is known.
#[derive(Default)]
struct Header {
    name: Vec<String>,
    total_seen: bool,
    of_renown: bool,
    /// `Faction | Formation`, with or without the grand alliance.
    piped: Option<Vec<String>>,
    /// The lines directly behind that one.
    behind: Vec<String>,
    free: Vec<String>,
    /// Season, drops and lores stand behind faction and formation: what follows is talk.
    army_ended: bool,
}

impl Header {
    fn read_free(&mut self, text: &str, roster: &mut Roster) {
        let text = text.trim();
        if !self.total_seen && self.read_total(text, roster) {
            return;
        }
        let (text, season) = line::season(text);
        if let Some(season) = season {
            roster.handbook.get_or_insert(season);
        }
        if text.is_empty() {
            return self.end_army();
        }
        if self.army_ended {
            return roster.remarks.push(text.to_owned());
        }
        if line::folded(text) == "army of renown" {
            self.of_renown = true;
        } else if text.contains(" | ") && self.piped.is_none() {
            let parts = text.split('|').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty());
            self.piped = Some(parts.collect());
        } else if self.total_seen && self.piped.is_none() && text.contains(" / ") {
            self.piped = Some(text.split(" / ").map(|part| part.trim().to_owned()).collect());
        } else if self.piped.is_some() {
            self.behind.push(text.to_owned());
        } else {
            self.free.push(text.to_owned());
        }
    }

    /// `name 1990/2000 pts`, or `name (1990 points) - season`. Lines before it belong to the name.
    fn read_total(&mut self, text: &str, roster: &mut Roster) -> bool {
        if let Some(total) = line::total(text) {
            roster.points_declared = Some(total.spent);
            roster.points_limit = Some(total.limit);
            self.end_name(total.before);
            if !total.after.is_empty() {
                roster.remarks.push(total.after.to_owned());
            }
            return true;
        }
        if let Some((name, rest)) = text.rsplit_once(" points)")
            && let Some((name, spent)) = name.rsplit_once('(')
            && let Ok(spent) = spent.trim().parse()
        {
            roster.points_declared = Some(spent);
            roster.handbook = line::season(rest).1;
            self.end_name(name.trim());
            return true;
        }
        false
    }

    fn end_army(&mut self) {
        self.army_ended |= self.piped.is_some() || !self.free.is_empty();
    }

    fn end_name(&mut self, last: &str) {
        self.total_seen = true;
        self.name.append(&mut self.free);
        if !last.is_empty() {
            self.name.push(last.to_owned());
        }
    }

    fn settle(mut self, roster: &mut Roster, notices: &mut Vec<Notice>) {
        if !self.total_seen {
            notices.push(Notice::general(NoticeAbout::NoTotal));
        }
        if self.piped.is_none() && !self.total_seen && self.free.len() > 2 {
            self.name.push(self.free.remove(0));
        }
        let mut parts = self.piped.take().unwrap_or_default();
        // "Orruk Warclans | Kruleboyz" and the formation on a line of its own, as the app has it on Android.
        if let [formation] = self.behind.as_slice()
            && parts.len() == 2
            && !self.of_renown
            && !parts[0].to_lowercase().starts_with("grand alliance")
            && formation.chars().count() <= LONGEST_FORMATION
        {
            parts.push(formation.clone());
            self.behind.clear();
        }
        self.free.append(&mut self.behind);
        if !self.total_seen && !parts.is_empty() {
            self.name.append(&mut self.free);
        }
        if roster.name.is_empty() {
            roster.name = self.name.join(" ");
        }
        if parts.is_empty() {
            // Faction and formation stand last, directly before the season and the drops; what is
            // before them is talk.
            let split = self.free.len().saturating_sub(2);
            parts = self.free.split_off(split);
        }
        if !self.free.is_empty() {
            let lines = self.free.join(" / ");
            notices.push(Notice::general(NoticeAbout::HeaderNotUnderstood { lines: Some(lines) }));
        }
        roster.remarks.append(&mut self.free);
        if roster.faction.is_some() {
            // The labels have said it; the line before them is the name.
            if roster.name.is_empty() && !parts.is_empty() {
                roster.name = parts.remove(0);
            }
            if !parts.is_empty() {
                let lines = parts.join(" / ");
                notices.push(Notice::general(NoticeAbout::HeaderNotUnderstood { lines: Some(lines) }));
            }
            roster.remarks.append(&mut parts);
        } else {
            place(parts, self.of_renown, roster);
        }
        find_renown(roster);
        if roster.faction.is_none() {
            notices.push(Notice::general(NoticeAbout::NoFaction));
        }
    }
}

fn place(mut parts: Vec<String>, of_renown: bool, roster: &mut Roster) {
    let alliance = "Grand Alliance ";
    let named = |first: &String| {
        first.get(..alliance.len()).is_some_and(|start| start.eq_ignore_ascii_case(alliance))
    };
    if let Some(alliance) = parts.first().filter(|first| named(first)).map(|first| &first[alliance.len()..]) {
        roster.grand_alliance = Some(alliance.trim().to_owned());
        parts.remove(0);
    }
    if parts.len() > 2 {
        roster.parent_faction = Some(parts.remove(0));
    }
    let mut parts = parts.into_iter();
    roster.faction = parts.next();
    // `Faction - Army of Renown`, as Scrollcaster prints it; no faction's own name holds " - ".
    let split = roster.faction.as_deref().and_then(|faction| faction.split_once(" - "));
    if let Some((faction, renown)) = split.map(|(a, b)| (a.trim().to_owned(), b.trim().to_owned())) {
        roster.faction = Some(faction);
        roster.army_of_renown = Some(renown);
    }
    match parts.next() {
        Some(name) if of_renown => roster.army_of_renown = Some(name),
        Some(name) => roster.formation = Some(choice(&name)),
        None => {}
    }
}

/// On iOS the app prints an army of renown in the formation's place, with nothing to tell them apart but its
/// lores, which it calls by the army: "Gorechosen Champions Prayer Lore".
fn find_renown(roster: &mut Roster) {
    let Some(formation) = roster.formation.as_ref().map(|formation| line::folded(&formation.name)) else {
        return;
    };
    let kinds = ["spell", "prayer", "manifestation"];
    let own = kinds.map(|kind| format!("{formation} {kind} lore"));
    let named = |lore: &Lore| own.contains(&line::folded(&lore.name));
    if roster.army_of_renown.is_none() && roster.lores.iter().any(named) {
        roster.army_of_renown = roster.formation.take().map(|formation| formation.name);
    }
}
