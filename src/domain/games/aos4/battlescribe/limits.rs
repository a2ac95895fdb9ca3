//! What limits a unit besides its leader's options: only with one hero, one for each of a hero, few
//! where the leader is an outsider. And what the files say of armies of renown in words.

use super::{
    conditions::ForceScene,
    cover::cover_with_patterns,
    entry::UnitEntry,
    library::{Library, title_case},
    regiment::most_of,
    unit::is_hidden,
};
use crate::domain::{
    catalogue::{Cap, Pattern, Profile, UnitWords},
    games::battlescribe::{CatalogueNode, Symbol, Tag, plain_name},
};

/// Fills in the limits of every unit; entries and profiles go together.
pub fn add_limits<'a>(profiles: &mut [Profile], entries: &[UnitEntry<'a>], regiment: &ForceScene<'a>) {
    let words: Vec<UnitWords> = profiles.iter().map(Profile::words).collect();
    for at in 0..profiles.len() {
        profiles[at].one_per = one_per(entries[at].unit.link, regiment.library);
        let leaders = leaders_of(at, profiles, &words, entries, regiment);
        let hidden = leaders.iter().filter(|leader| leader.hides).count();
        let shown: Vec<usize> =
            leaders.iter().filter(|leader| !leader.hides).map(|leader| leader.at).collect();
        if hidden > 0 && !shown.is_empty() && shown.len() <= 3 {
            let names = shown.iter().map(|leader| Pattern::new(&profiles[*leader].name));
            profiles[at].only_with = names.collect();
        }
        profiles[at].outsiders_take =
            cap_for_outsiders(at, &leaders, entries, regiment).into_iter().collect();
    }
}

/// A hero whose options take the unit without limit, and what the files make of the pair.
struct RegimentLeader {
    at: usize,
    hides: bool,
    most: Option<u32>,
}

fn leaders_of<'a>(
    at: usize,
    profiles: &[Profile],
    words: &[UnitWords],
    entries: &[UnitEntry<'a>],
    regiment: &ForceScene<'a>,
) -> Vec<RegimentLeader> {
    let Some(follower) = entries[at].follower() else { return Vec::new() };
    let has_conditions =
        follower.link.children.iter().any(|child| matches!(child.tag, Tag::Modifier | Tag::ModifierGroup));
    if !has_conditions || words[at].is_hero() {
        return Vec::new();
    }
    let takes = |leader: &usize| {
        let options = profiles[*leader].options.iter().flatten();
        let mut taking = options.filter(|option| option.takes(&words[at])).peekable();
        *leader != at && taking.peek().is_some() && taking.all(|option| option.max.is_none())
    };
    let examine = |leader: usize| {
        let hero = entries[leader].unit.selection();
        let one = regiment.with([hero.clone(), follower.clone()]);
        let two = regiment.with([hero, follower.clone(), follower.clone()]);
        RegimentLeader { at: leader, hides: is_hidden(&one, 1), most: most_of(&two, 1) }
    };
    (0..profiles.len()).filter(takes).map(examine).collect()
}

/// "Not more than 1 Skryre War Machine in a regiment led by a non-Skryre hero": the unit is limited with
/// all leaders but those who share a keyword with it.
fn cap_for_outsiders<'a>(
    at: usize,
    leaders: &[RegimentLeader],
    entries: &[UnitEntry<'a>],
    regiment: &ForceScene<'a>,
) -> Option<Cap> {
    let library = regiment.library;
    let (limited, free): (Vec<&RegimentLeader>, Vec<&RegimentLeader>) = leaders
        .iter()
        .filter(|leader| !leader.hides)
        .partition(|leader| leader.most.is_some_and(|most| most < 2));
    let some_limited = limited.first()?;
    let own = entries[at].follower()?.categories;
    let has = |leader: &RegimentLeader, keyword: Symbol| {
        entries[leader.at].unit.selection().categories.contains(&keyword)
    };
    let keyword = own.into_iter().find(|keyword| {
        library.is_keyword(*keyword)
            && free.iter().all(|leader| has(leader, *keyword))
            && !free.is_empty()
            && !limited.iter().any(|leader| has(leader, *keyword))
    })?;
    let together =
        |other: &usize| *other == at || exclude_each_other(at, *other, some_limited.at, entries, regiment);
    let group: Vec<usize> =
        (0..entries.len()).filter(|other| !entries[*other].unit.is_hero).filter(together).collect();
    let patterns = cover_with_patterns(&group, entries, library);
    let of = match patterns.as_slice() {
        [pattern] => pattern.clone(),
        _ => Pattern::new(&entries[at].unit.name),
    };
    let name = library.category(keyword).map(|node| title_case(library.text(node.name)))?;
    Some(Cap { most: 1, of, unless_led_by: Pattern::new(&name) })
}

fn exclude_each_other<'a>(
    one: usize,
    other: usize,
    leader: usize,
    entries: &[UnitEntry<'a>],
    regiment: &ForceScene<'a>,
) -> bool {
    let (Some(one), Some(other)) = (entries[one].follower(), entries[other].follower()) else { return false };
    let scene = regiment.with([entries[leader].unit.selection(), one, other]);
    [1, 2].into_iter().any(|me| most_of(&scene, me) == Some(0))
}

/// A limit in the roster that rises with each of a hero: none without him.
fn one_per(link: &CatalogueNode, library: &Library<'_>) -> Vec<Pattern> {
    let known = &library.known;
    let limits = link.each(Tag::Constraint).filter(|limit| {
        limit.kind == known.max
            && library.symbols.number(limit.value) == Some(0)
            && limit.scope != known.parent
    });
    let mut found = Vec::new();
    for limit in limits {
        for repeat in list_limit_repeats(link, limit.id, known.increment) {
            if let Some(hero) = library.find(repeat.child) {
                let name = Pattern::new(&plain_name(library.text(hero.name)));
                if !found.contains(&name) {
                    found.push(name);
                }
            }
        }
    }
    found
}

/// The repetitions with which modifiers raise a limit.
fn list_limit_repeats(node: &CatalogueNode, limit: Symbol, increment: Symbol) -> Vec<&CatalogueNode> {
    let mut found = Vec::new();
    for child in &node.children {
        match child.tag {
            Tag::Modifier if child.field == limit && child.kind == increment => {
                found.extend(child.each(Tag::Repeat));
            }
            Tag::ModifierGroup => {
                let inner = list_limit_repeats(child, limit, increment);
                if !inner.is_empty() {
                    found.extend(child.each(Tag::Repeat));
                }
                found.extend(inner);
            }
            _ => {}
        }
    }
    found
}

/// What complaints say of an army of renown: "The Equinox Feast cannot contain MONSTER HEROES."
pub fn said_of(army: &str, library: &Library<'_>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for file in library.files {
        tell_each_complaint(&file.root, library, &mut |text| {
            let about = text.strip_prefix(army).or_else(|| text.strip_prefix("The ")?.strip_prefix(army));
            if about.is_some_and(|rest| rest.starts_with(' ')) && !found.iter().any(|known| known == text) {
                found.push(text.to_owned());
            }
        });
    }
    found
}

fn tell_each_complaint(node: &CatalogueNode, library: &Library<'_>, tell: &mut impl FnMut(&str)) {
    for child in &node.children {
        match child.tag {
            Tag::Modifier if child.field == library.known.error => tell(library.text(child.value)),
            Tag::ForceEntry
            | Tag::CategoryEntry
            | Tag::EntryLink
            | Tag::SelectionEntry
            | Tag::ModifierGroup
            | Tag::CategoryLink => tell_each_complaint(child, library, tell),
            _ => {}
        }
    }
}
