//! What Muster is built from: licences that let it be handed on, one registry, no OpenSSL.
//!
//! Where a crate comes from and what it is called stands in `Cargo.lock`, for every platform. Its licence stands
//! in its own file, which cargo fetches only for the platform it builds for: the licences are those of what is
//! built here. `cargo deny` reads those of other platforms as well, with the same `.deny.toml`, before a release.

use serde::Deserialize;
use std::{collections::BTreeSet, process::Command};

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    /// None for Muster itself.
    source: Option<String>,
}

#[derive(Deserialize)]
struct Rules {
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licences {
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
}

/// What is built on this platform, tests included.
fn packages() -> Vec<Package> {
    let host = cargo(&["-vV"]);
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo names its platform");
    let asked = ["metadata", "--offline", "--locked", "--format-version", "1", "--filter-platform", host];
    serde_json::from_str::<Metadata>(&cargo(&asked)).unwrap().packages
}

fn cargo(arguments: &[&str]) -> String {
    let told = Command::new(env!("CARGO")).args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let told = told.unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).unwrap()
}

fn rules() -> Rules {
    toml::from_str(include_str!("../../../.deny.toml")).unwrap()
}

#[test]
fn every_dependency_has_a_licence_that_lets_muster_be_handed_on() {
    let allowed = rules().licenses.allow;
    let packages = packages();
    assert!(packages.len() > 100, "only {} packages", packages.len());
    let wrong = packages
        .iter()
        .filter(|package| !package.license.as_deref().is_some_and(|licence| may_be_used(licence, &allowed)));
    let wrong: Vec<_> =
        wrong.map(|package| format!("{} {}: {:?}", package.name, package.version, package.license)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn dependencies_come_from_one_registry_and_none_is_banned() {
    let banned: BTreeSet<String> = rules().bans.deny.into_iter().map(|banned| banned.name).collect();
    let packages = toml::from_str::<Lock>(include_str!("../../../Cargo.lock")).unwrap().package;
    assert!(packages.len() > 100, "only {} packages", packages.len());
    let sources: BTreeSet<_> = packages.iter().filter_map(|package| package.source.as_deref()).collect();
    assert!(sources.len() == 1 && sources.iter().all(|from| from.starts_with("registry+")), "{sources:?}");
    let found: Vec<_> = packages.iter().filter(|package| banned.contains(&package.name)).collect();
    assert!(found.is_empty(), "{:?}", found.iter().map(|package| &package.name).collect::<Vec<_>>());
}

#[test]
fn a_choice_of_licences_needs_one_that_is_allowed_and_a_sum_needs_all() {
    let allowed = BTreeSet::from(["MIT".to_owned(), "ISC".to_owned()]);
    assert!(may_be_used("MIT OR GPL-3.0", &allowed) && may_be_used("MIT/GPL-3.0", &allowed));
    assert!(may_be_used("(MIT OR GPL-3.0) AND ISC", &allowed));
    assert!(!may_be_used("MIT AND GPL-3.0", &allowed) && !may_be_used("GPL-3.0", &allowed));
}

/// `(A OR B) AND C`, or the older `A/B`.
fn may_be_used(licence: &str, allowed: &BTreeSet<String>) -> bool {
    licence.split(" AND ").all(|part| {
        let choices = part.trim().trim_start_matches('(').trim_end_matches(')').replace('/', " OR ");
        choices.split(" OR ").any(|choice| allowed.contains(choice.trim()))
    })
}
