//! The header: name, total, faction and formation, season, drops, lores and battle tactic cards. Each
//! labelled line says what it is; the others are told apart by where they stand.

use super::{RosterLine, heading};
use crate::domain::{
    games::aos4::{
        roster::tongues::find_english_word,
        tactic_cards::{cards_alone_in, cards_listed_in},
    },
    roster::{Notice, NoticeAbout, PricedChoice, Roster, RosterLore, RosterLoreKind, line},
};

pub fn read_header(lines: &[RosterLine<'_>], roster: &mut Roster, notices: &mut Vec<Notice>) {
    let mut header = Header::default();
    let mut list = HeaderList::None;
    for line in lines {
        if line::is_rule(line.text) {
            list = HeaderList::None;
        } else if let Some(item) = line::strip_bullet(line.text).filter(|item| list.holds(item)) {
            add_to(list, item, roster);
        } else if let Some(next) = read_labelled(strip_header_bullet(line.text), roster) {
            header.end_army();
            list = next;
        } else if let Some(item) = line::strip_bullet(line.text) {
            add_to(list, item, roster);
            if matches!(list, HeaderList::None) {
                notices.push(Notice::at_line(line.number, NoticeAbout::HeaderNotUnderstood { lines: None }));
            }
        } else if let Some(footer) = heading::read_footer(line.text) {
            footer.sign(roster);
        } else if let Some(cards) = cards_alone_in(line.text).filter(|_| header.army_ended) {
            // Their label was left out.
            roster.tactic_cards.extend(cards);
            list = HeaderList::Tactics;
        } else {
            list = HeaderList::None;
            let remarks = roster.remarks.len();
            header.read_free(line.text, roster);
            // Behind the labelled lines nothing is missing: this may be the end of a line that was wrapped.
            if header.army_ended && roster.remarks.len() > remarks {
                notices.push(Notice::at_line(line.number, NoticeAbout::HeaderNotUnderstood { lines: None }));
            }
        }
    }
    header.settle(roster, notices);
}

/// "• Spell Lore: Ruin", "- Battle Formation: Claw-horde".
fn strip_header_bullet(text: &str) -> &str {
    line::strip_bullet(text).or_else(|| line::strip_dash(text)).unwrap_or(text)
}

/// Whether a line says by its label what it is.
pub fn is_known(text: &str) -> bool {
    read_labelled(text, &mut Roster::default()).is_some()
}

/// Takes a line whose label says what it is, wherever it stands.
pub fn is_told(text: &str, roster: &mut Roster) -> bool {
    if let ("", Some(season)) = line::split_season(text) {
        roster.handbook.get_or_insert(season);
        return true;
    }
    line::strip_bullet(text).is_none() && read_labelled(text, roster).is_some()
}

/// What bullets in the header belong to.
#[derive(Clone, Copy)]
enum HeaderList {
    None,
    Tactics,
    Lores(RosterLoreKind),
}

impl HeaderList {
    /// Whether a bullet that says by its label what it is stands below that very label.
    fn holds(self, item: &str) -> bool {
        let mut probe = Roster::default();
        let told = read_lores(item, &mut probe).and(probe.lores.first()).map(|lore| lore.kind);
        matches!(self, Self::Lores(kind) if told == Some(kind))
    }
}

fn add_to(list: HeaderList, item: &str, roster: &mut Roster) {
    match list {
        HeaderList::Tactics => roster.tactic_cards.push(item.to_owned()),
        HeaderList::Lores(kind) => roster.lores.push(read_lore(kind, item)),
        HeaderList::None => roster.remarks.push(item.to_owned()),
    }
}

fn read_labelled(text: &str, roster: &mut Roster) -> Option<HeaderList> {
    // "Spell Lore: Ruin | Manifestation Lore: Doom"
    if text.split_once(" | ").is_some_and(|(first, _)| is_lore(first)) {
        let parts = text.splitn(MOST_IN_A_LINE, " | ");
        let read = parts.filter_map(|part| read_lores(part, roster).or_else(|| read_line(part, roster)));
        return read.last();
    }
    read_lores(text, roster).or_else(|| read_line(text, roster))
}

/// What is chosen for an army, one beside the other.
const MOST_IN_A_LINE: usize = 6;

fn is_lore(text: &str) -> bool {
    read_lores(text, &mut Roster::default()).is_some()
}

fn read_lores(text: &str, roster: &mut Roster) -> Option<HeaderList> {
    let labels = [
        ("spells", RosterLoreKind::Spell),
        ("prayers", RosterLoreKind::Prayer),
        ("manifestations", RosterLoreKind::Manifestation),
        ("manifestation", RosterLoreKind::Manifestation),
        ("lore (spell)", RosterLoreKind::Spell),
        ("lore (prayer)", RosterLoreKind::Prayer),
        ("lore (manifestation)", RosterLoreKind::Manifestation),
        ("lore of spells", RosterLoreKind::Spell),
        // Which kind it is, its name says.
        ("lores", RosterLoreKind::Spell),
        ("lore", RosterLoreKind::Spell),
        ("spell lores", RosterLoreKind::Spell),
        ("spell lore", RosterLoreKind::Spell),
        ("prayer lores", RosterLoreKind::Prayer),
        ("prayer lore", RosterLoreKind::Prayer),
        ("manifestation lores", RosterLoreKind::Manifestation),
        ("manifestation lore", RosterLoreKind::Manifestation),
    ];
    for (label, kind) in labels {
        let told = line::text_after_label(text, label)
            .or_else(|| value_without_colon(text, label).filter(|_| label.contains("lore")));
        if let Some(names) = told {
            let (names, cards) = cards_behind(names).unwrap_or((names, Vec::new()));
            roster.tactic_cards.extend(cards);
            roster
                .lores
                .extend(split_list(names).filter(|name| !is_nothing(name)).map(|name| read_lore(kind, name)));
            return Some(HeaderList::Lores(kind));
        }
    }
    // "Lore of Ruin (Spell Lore)"
    let kinds = [
        ("spell lore", RosterLoreKind::Spell),
        ("prayer lore", RosterLoreKind::Prayer),
        ("manifestation lore", RosterLoreKind::Manifestation),
    ];
    let (name, rest) = text.split_once(" (")?;
    let (inside, behind) = rest.split_once(')')?;
    let (_, kind) = kinds.into_iter().find(|(label, _)| *label == line::fold_text(inside))?;
    roster.lores.push(read_lore(kind, &format!("{name}{behind}")));
    Some(HeaderList::Lores(kind))
}

/// "Manifested Insanity Intercept and Recover, Restless Energy": the lore, and the cards that it ran into.
fn cards_behind(names: &str) -> Option<(&str, Vec<String>)> {
    let is_sign = |letter: char| letter.is_whitespace() || ",;&/|".contains(letter);
    let mut words = names.match_indices(' ');
    words.find_map(|(at, _)| Some((names[..at].trim_end_matches(is_sign), cards_alone_in(&names[at..])?)))
}

/// "Spell Lore Lore of Ruin": a label without its colon.
fn value_without_colon<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let rest = text
        .get(..label.len())
        .filter(|start| start.eq_ignore_ascii_case(label))
        .map(|_| &text[label.len()..])?;
    let named = rest.strip_prefix(' ')?.trim_start();
    (label.contains(' ') && named.starts_with(char::is_alphabetic)).then_some(named)
}

fn is_nothing(name: &str) -> bool {
    name == "-" || find_english_word(name) == Some("none")
}

fn read_line(text: &str, roster: &mut Roster) -> Option<HeaderList> {
    for label in ["battle tactics cards", "battle tactic cards", "battle tactics card", "battle tactic card"]
    {
        if let Some(names) = line::text_after_label(text, label) {
            roster.tactic_cards.extend(cards_listed_in(names));
            return Some(HeaderList::Tactics);
        }
    }
    if read_army(text, roster) {
        return Some(HeaderList::None);
    }
    if let Some(faction) = of_force(text) {
        roster.faction.get_or_insert(faction);
        return Some(HeaderList::None);
    }
    if let Some(number) = line::text_after_label(text, "drops").or_else(|| counted_behind(text, "drop")) {
        roster.drops_declared = line::leading_number(number);
        return Some(HeaderList::None);
    }
    if read_points(text, roster) {
        return Some(HeaderList::None);
    }
    if let Some(number) = line::text_after_label(text, "wounds") {
        roster.wounds_declared = line::leading_number(number);
        return Some(HeaderList::None);
    }
    let auxiliaries =
        ["auxiliaries", "auxiliary units"].iter().find_map(|label| line::text_after_label(text, label));
    if let Some(rest) = auxiliaries.filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit())) {
        roster.auxiliaries_declared = line::leading_number(rest);
        roster.auxiliary_points = read_auxiliary_surcharge(rest);
        return Some(HeaderList::None);
    }
    None
}

/// "3 drops", "1 drop": the number.
fn counted_behind<'a>(text: &'a str, what: &str) -> Option<&'a str> {
    let (number, word) = text.trim().split_once(' ')?;
    let is_it = line::fold_text(word).trim_end_matches('s') == what;
    (is_it && number.bytes().all(|digit| digit.is_ascii_digit())).then_some(number)
}

/// "Points: 1990/2000", "Total: 1990 / 2000 pts", "Points limit: 2000". The size of a game is a limit, whatever it is
/// called.
fn read_points(text: &str, roster: &mut Roster) -> bool {
    let told = |labels: &[&str]| labels.iter().find_map(|label| line::text_after_label(text, label));
    if let Some(limit) =
        told(&["points limit", "limit", "game size", "size"]).and_then(line::read_points_amount)
    {
        roster.points_limit = Some(limit);
        return true;
    }
    let Some(told) =
        told(&["total points", "points total", "army points", "points", "total", "pts", "army total"])
    else {
        return false;
    };
    let numbers = match line::spent_of_limit(told) {
        Some((spent, limit)) => points_in(spent).zip(points_in(limit)),
        None => line::read_points_amount(told).map(|points| (points, 0)),
    };
    let Some((spent, limit)) = numbers else { return false };
    if limit > 0 {
        (roster.points_declared, roster.points_limit) = (Some(spent), Some(limit));
    } else if is_size(spent) {
        roster.points_limit.get_or_insert(spent);
    } else {
        roster.points_declared.get_or_insert(spent);
    }
    true
}

/// `1990`, `1,990 pts`.
fn points_in(text: &str) -> Option<i64> {
    line::read_points_amount(text).or_else(|| line::read_points_amount(&text.replacen([',', '.'], "", 1)))
}

/// `2,000 pts · 1980 used`: what was spent, and the limit.
fn used_of(text: &str) -> Option<(i64, i64)> {
    let (limit, used) = text.rsplit_once(['·', '•', '|'])?;
    let used = ["used", "spent"].iter().find_map(|word| used.trim().strip_suffix(word))?;
    points_in(used).zip(points_in(limit))
}

/// The sizes that games have.
fn is_size(points: i64) -> bool {
    points >= 500 && points % 250 == 0
}

/// `Faction: Skaven`, `Battle Formation: Claw-horde`: some programs and people say what each is.
fn read_army(text: &str, roster: &mut Roster) -> bool {
    let told = |labels: &[&str]| {
        let colon = text.contains(':');
        let told = labels.iter().filter(|_| colon).find_map(|label| line::text_after_label(text, label));
        told.map(str::to_owned).filter(|told| !told.is_empty())
    };
    if let Some(faction) = told(&["faction", "army faction", "army", "allegiance"]) {
        roster.faction = Some(faction);
    } else if let Some(name) = told(&["army of renown"]) {
        roster.army_of_renown = Some(name);
    } else if let Some(name) =
        told(&["battle formations", "battle formation", "formations", "formation", "subfaction"])
    {
        roster.add_formation(read_header_choice(&name));
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
fn read_auxiliary_surcharge(rest: &str) -> Option<i64> {
    let inside = rest.split_once('(')?.1.split_once(')')?.0;
    line::read_points_amount(inside)
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

fn read_lore(kind: RosterLoreKind, text: &str) -> RosterLore {
    let PricedChoice { name, points } = read_header_choice(text);
    RosterLore { kind, name, points }
}

fn read_header_choice(text: &str) -> PricedChoice {
    match line::read_priced_line(text) {
        Some(priced) => PricedChoice { name: priced.name.to_owned(), points: Some(priced.points) },
        None => PricedChoice { name: text.trim().to_owned(), points: None },
    }
}

/// What costs less is chosen for an army, and is none: "Faction | Formation (20 points)".
const LEAST_TOTAL: i64 = 100;

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
        let (text, season) = line::split_season(text);
        if let Some(season) = season {
            roster.handbook.get_or_insert(season);
        }
        if text.is_empty() {
            return self.end_army();
        }
        if self.army_ended {
            return roster.remarks.push(text.to_owned());
        }
        // A supplement of the season, as Order of Battle names it.
        let is_supplement = |text: &str| text.starts_with("scourge of ") && text.split(' ').count() == 3;
        if is_supplement(&line::fold_text(text)) {
            roster.remarks.push(text.to_owned());
        } else if line::fold_text(text) == "army of renown" {
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
        if let Some(total) = line::read_line_total(text) {
            roster.points_declared = Some(total.spent);
            roster.points_limit = Some(total.limit);
            self.end_name(total.before);
            if !total.after.is_empty() {
                roster.remarks.push(total.after.to_owned());
            }
            return true;
        }
        if let Some((spent, limit)) = used_of(text) {
            (roster.points_declared, roster.points_limit) = (Some(spent), Some(limit));
            self.end_name("");
            return true;
        }
        if let Some(BareTotal { name, spent, limit }) = bare_total(text) {
            roster.points_declared = spent.or(roster.points_declared);
            roster.points_limit = limit.or(roster.points_limit);
            // "Skaven - Claw-horde (2000pts)" is faction and formation, and the size of the game.
            if spent.is_none() && !name.is_empty() {
                self.total_seen = true;
                self.name.append(&mut self.free);
                self.read_free(name, roster);
            } else {
                self.end_name(name);
            }
            return true;
        }
        if let Some((name, rest)) = text.rsplit_once(" points)")
            && let Some((name, spent)) = name.rsplit_once('(')
            && let Ok(spent) = spent.trim().parse::<i64>()
            && spent >= LEAST_TOTAL
        {
            roster.points_declared = Some(spent);
            roster.handbook = line::split_season(rest).1;
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
        if !self.total_seen && roster.points_declared.is_none() {
            notices.push(Notice::without_line(NoticeAbout::NoTotal));
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
        if !self.total_seen && !parts.is_empty() {
            self.name.append(&mut self.free);
        }
        self.free.append(&mut self.behind);
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
            notices.push(Notice::without_line(NoticeAbout::HeaderNotUnderstood { lines: Some(lines) }));
        }
        roster.remarks.append(&mut self.free);
        if roster.faction.is_some() {
            // The labels have said it; the line before them is the name.
            if roster.name.is_empty() && !parts.is_empty() {
                roster.name = parts.remove(0);
            }
            if !parts.is_empty() {
                let lines = parts.join(" / ");
                notices.push(Notice::without_line(NoticeAbout::HeaderNotUnderstood { lines: Some(lines) }));
            }
            roster.remarks.append(&mut parts);
        } else {
            place_header_parts(parts, self.of_renown, roster);
        }
        find_renown(roster);
        if roster.faction.is_none() {
            notices.push(Notice::without_line(NoticeAbout::NoFaction));
        }
    }
}

/// The points of a list, without a word that says so.
struct BareTotal<'t> {
    /// The text before them.
    name: &'t str,
    spent: Option<i64>,
    limit: Option<i64>,
}

/// `Mine (1990/2000)`, `1990 pts`, `Skaven 2000pts`
fn bare_total(text: &str) -> Option<BareTotal<'_>> {
    let text = text.trim().trim_end_matches([')', ']']);
    let bare = line::before_points_word(text);
    let (text, said) = bare.map_or((text, false), |bare| (bare, true));
    let number = |text: &str| {
        let start = text
            .rfind(|sign: char| !sign.is_ascii_digit())
            .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
        let digits = &text[start..];
        let points = digits.parse::<i64>().ok().filter(|_| (3..=4).contains(&digits.len()))?;
        Some((start, points))
    };
    let (start, last) = number(text)?;
    let before = text[..start].trim_end();
    let dress = ['(', '[', '-', '–', ',', ':', ' ', '|', '/', '·'];
    let of_limit = line::spent_of_limit(text).filter(|(_, limit)| limit.len() == text.len() - start);
    if let Some((rest, _)) = of_limit {
        let (start, spent) = number(rest).filter(|(_, spent)| is_size(last) && *spent <= last + 500)?;
        let name = rest[..start].trim_end_matches(dress);
        return Some(BareTotal { name, spent: Some(spent), limit: Some(last) });
    }
    let name = before.trim_end_matches(dress);
    match (said, is_size(last)) {
        (true, false) => Some(BareTotal { name, spent: Some(last), limit: None }),
        (_, true) if said || before.ends_with(['(', '[', '-', '–', ',']) => {
            Some(BareTotal { name, spent: None, limit: Some(last) })
        }
        _ => None,
    }
}

fn place_header_parts(mut parts: Vec<String>, of_renown: bool, roster: &mut Roster) {
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
        Some(name) => roster.add_formation(read_header_choice(&name)),
        None => {}
    }
}

/// On iOS the app prints an army of renown in the formation's place, with nothing to tell them apart but its
/// lores, which it calls by the army: "Gorechosen Champions Prayer Lore".
fn find_renown(roster: &mut Roster) {
    let Some(formation) = roster.formation.as_ref().map(|formation| line::fold_text(&formation.name)) else {
        return;
    };
    let kinds = ["spell", "prayer", "manifestation"];
    let own = kinds.map(|kind| format!("{formation} {kind} lore"));
    let named = |lore: &RosterLore| own.contains(&line::fold_text(&lore.name));
    if roster.army_of_renown.is_none() && roster.lores.iter().any(named) {
        roster.army_of_renown = roster.formation.take().map(|formation| formation.name);
    }
}
