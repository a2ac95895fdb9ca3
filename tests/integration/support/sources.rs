//! The texts that the repository is made of, for tests that read them.

use std::{fs, path::Path};

/// A text of the repository.
pub struct Source {
    /// From the repository's root: `src/lib.rs`.
    pub path: String,
    pub text: String,
}

impl Source {
    pub fn is(&self, kind: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|ending| ending == kind)
    }

    /// The code without its tests; a module of tests has none.
    pub fn code(&self) -> &str {
        if self.path.ends_with("tests.rs") || self.path.contains("/tests/") {
            return "";
        }
        self.text.split("#[cfg(test)]").next().unwrap_or_default()
    }
}

/// All texts in a folder and below, by path. What is no text is passed over.
pub fn sources(folder: impl AsRef<Path>) -> Vec<Source> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.push(Source { path: path.display().to_string(), text });
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// Those of several folders that hold Rust.
pub fn rust(folders: &[&str]) -> Vec<Source> {
    folders.iter().flat_map(sources).filter(|source| source.is("rs")).collect()
}
