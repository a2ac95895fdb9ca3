//! The walls hold against what is planted: sources made up in memory.

use super::{
    paths::{Edges, read},
    walls::{Circle, Walls, breaches, circles},
};

const HOUSE: Walls =
    &[("domain", &[]), ("storage", &["domain"]), ("web", &["domain", "storage"]), ("app", &["storage"])];

/// Made-up files beside the rooms that they may name.
fn edges(files: &[(&str, &str)]) -> Edges {
    let rooms = [
        ("src/lib.rs", "pub mod app; pub mod domain; pub mod storage; pub mod web;"),
        ("src/app.rs", "pub struct App;"),
        ("src/domain/mod.rs", "pub mod event; pub mod round;"),
        ("src/storage/mod.rs", "mod database; pub use database::Database;"),
        ("src/storage/database.rs", "pub struct Database;"),
        ("src/web/mod.rs", "pub mod form; pub struct Page;"),
        ("src/web/form.rs", "pub struct Form;"),
    ];
    let kept = rooms.iter().filter(|(name, _)| !files.iter().any(|(planted, _)| planted == name));
    let all: Vec<_> =
        kept.chain(files).map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    read(&all).edges()
}

fn found(files: &[(&str, &str)]) -> Vec<String> {
    breaches(&edges(files), HOUSE)
}

fn in_the_domain(text: &str) -> Vec<String> {
    found(&[("src/domain/round.rs", text)])
}

const REACHED: [&str; 1] = ["src/domain/round.rs reaches web"];

#[test]
fn a_planted_grouped_import_is_found() {
    assert_eq!(in_the_domain("use crate::{domain::event, web::{form::Form}};"), REACHED);
    assert_eq!(
        in_the_domain("use crate::{self as house, web};"),
        ["src/domain/round.rs reaches lib", REACHED[0]]
    );
}

#[test]
fn a_path_is_found_however_it_is_written() {
    for text in [
        "use super::super::web::form::Form;",
        "use crate::web::*;",
        "use crate::web as pages;",
        "fn f() { let page = crate::web::Page; }",
        "fn f(page: Option<&crate::web::Page>) {}",
        "fn f() { println!(\"{}\", crate::web::form::WIDTH); }",
        "macro_rules! page { () => { $crate::web::Page } }",
        "mod inner { use super::super::super::web::Page; }",
        "impl From<super::super::web::form::Form> for Round { }",
    ] {
        assert_eq!(in_the_domain(text), REACHED, "{text}");
    }
}

#[test]
fn what_is_not_a_path_to_another_room_is_left_alone() {
    for text in [
        "use super::event::Event;",
        "// use crate::web::Page;",
        "const TEXT: &str = \"crate::web::Page\";",
        "#[cfg(test)] mod tests { use crate::web::Page; }",
        "use web::Page; mod web { pub struct Page; }",
        "use other_crate::web::Page;",
    ] {
        assert_eq!(in_the_domain(text), [""; 0], "{text}");
    }
}

#[test]
fn a_name_that_is_handed_on_counts_as_the_file_that_has_it() {
    let files = [
        ("src/app.rs", "use crate::storage::Database;"),
        ("src/storage/mod.rs", "mod database; pub use database::Database;"),
    ];
    assert!(edges(&files).contains(&("src/app.rs".into(), "src/storage/database.rs".into())));
}

#[test]
fn a_room_that_nobody_allowed_anything_reaches_nothing() {
    let files = [("src/attic.rs", "use crate::domain::event;")];
    assert_eq!(found(&files), ["src/attic.rs reaches domain"]);
}

#[test]
fn a_planted_circle_is_found_between_files_and_between_folders() {
    let files = [
        ("src/domain/event.rs", "use super::round::Round; pub struct Event;"),
        ("src/domain/round.rs", "use crate::domain::{event::Event}; pub struct Round;"),
    ];
    assert_eq!(circles(&edges(&files)), [Circle::from("src/domain: event, round")]);
    let folders = [
        ("src/storage/database.rs", "use crate::web::form; pub struct Database;"),
        ("src/web/form.rs", "fn f() { crate::app::App; }"),
        ("src/app.rs", "use crate::storage::Database; pub struct App;"),
    ];
    assert_eq!(circles(&edges(&folders)), [Circle::from("src: app, storage, web")]);
}

#[test]
fn the_list_of_a_folder_is_no_circle_with_what_it_lists() {
    let files = [
        ("src/web/mod.rs", "pub mod form; use form::Form; pub struct Page;"),
        ("src/web/form.rs", "use super::Page; pub struct Form;"),
    ];
    assert_eq!(circles(&edges(&files)), []);
}
