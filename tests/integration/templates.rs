//! How templates and style sheets are written: read by people, so they are held to it.

use std::{collections::BTreeMap, fs, path::Path};

/// What every component builds on; these classes may be used inside a component, below its own root.
const SHARED: [&str; 6] = ["base", "frame", "messages", "boxes", "forms", "tables"];

const COLUMNS: usize = 120;

#[test]
fn a_class_belongs_to_one_component() {
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    let mut used: Vec<(String, String)> = Vec::new();
    for (component, text) in components() {
        for selector in selectors(&text) {
            let first = selector.split([' ', '>', '+', '~']).next().unwrap_or_default();
            let classes = classes(first);
            if let [root] = classes.as_slice() {
                let owner = owners.entry(root.clone()).or_insert_with(|| component.clone());
                assert_eq!(*owner, component, "two components style .{root}: {selector}");
            }
            used.extend(self::classes(&selector).into_iter().map(|class| (component.clone(), class)));
        }
    }
    assert!(owners.len() > 60, "the style sheets were not read: {owners:?}");
    for (component, class) in used {
        let owner = owners.get(&class).map_or(component.as_str(), String::as_str);
        assert!(
            owner == component || SHARED.contains(&owner),
            "{component} uses .{class}, which belongs to {owner}"
        );
    }
}

#[test]
fn a_line_of_a_template_fits_the_screen() {
    let mut folders = vec![Path::new("templates").to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for (line, at) in text.lines().zip(1..) {
                let columns = line.chars().count();
                assert!(columns <= COLUMNS, "{}:{at} has {columns} columns", path.display());
            }
        }
    }
}

/// The key of a form comes from `_parts/forms.html`.
#[test]
fn the_key_of_a_form_is_written_once() {
    let forms = fs::read_to_string("templates/_parts/forms.html").unwrap();
    assert_eq!(forms.matches("name=\"once\"").count(), 1);
}

/// The name and the rules of each style sheet.
fn components() -> Vec<(String, String)> {
    let read = |entry: fs::DirEntry| {
        let name = entry.path().file_stem().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(Path::new("static/css")).unwrap().map(|entry| read(entry.unwrap())).collect()
}

/// Every selector, those inside of `@media` too.
fn selectors(text: &str) -> Vec<String> {
    let mut plain = String::new();
    for part in text.split("/*") {
        plain.push_str(part.split_once("*/").map_or(part, |(_, rest)| rest));
    }
    let heads =
        plain.split('{').map(|part| part.rsplit(['}', ';']).next().unwrap_or_default().trim().to_owned());
    let heads = heads.filter(|head| !head.is_empty() && !head.starts_with('@'));
    heads.flat_map(|head| head.split(',').map(|one| one.trim().to_owned()).collect::<Vec<_>>()).collect()
}

fn classes(selector: &str) -> Vec<String> {
    let word = |rest: &str| -> String {
        rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect()
    };
    let found = selector.split('.').skip(1).map(word);
    found.filter(|class| class.starts_with(|letter: char| letter.is_ascii_alphabetic())).collect()
}
