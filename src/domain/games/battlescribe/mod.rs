//! Community catalogues in the format of `BattleScribe` (`.gst`, `.cat`): their files, and the battle profiles of every game
//! whose file declares its rules.

mod declared;
mod files;
mod report;
mod tree;

pub use declared::import_declared_game;
pub use files::{Archive, read_zip};
pub use report::{BattlescribeReport, ImportedProfiles};
pub use tree::{CatalogueNode, Symbol, Symbols, Tag};

use super::catalogue_problem::{CataloguePlace, CatalogueProblem, Unreadable};

/// A file of the catalogue: its path and its bytes.
pub type SourceFile = (String, Vec<u8>);

/// One file that could be read.
#[derive(Debug)]
pub struct LibraryFile {
    pub path: String,
    pub root: CatalogueNode,
}

/// Those that can be read, and the others with the reason. Each file is given up as soon as it is parsed: the texts are most of the memory.
pub fn parse_catalogue_files(
    files: Vec<SourceFile>,
    symbols: &mut Symbols,
) -> (Vec<LibraryFile>, Vec<Unreadable>) {
    let mut parsed = Vec::new();
    let mut unreadable = Vec::new();
    for (path, bytes) in files {
        if !has_extension(&path, "gst") && !has_extension(&path, "cat") {
            continue;
        }
        match tree::parse(&bytes, symbols) {
            Ok(root) => parsed.push(LibraryFile { path, root }),
            Err(why) => {
                let (place, why) = (CataloguePlace::File(path), CatalogueProblem::File(why));
                unreadable.push(Unreadable { place, why });
            }
        }
    }
    (parsed, unreadable)
}

/// Whether a path ends with this, whatever its case.
pub fn has_extension(path: &str, extension: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, own)| own.eq_ignore_ascii_case(extension))
}

/// A name without the signs that sort it, and without the mark of Legends.
pub fn plain_name(name: &str) -> String {
    let name = name.replace("[LEGENDS]", "").replace("[LEGENDS", "").replace('’', "'");
    let sorted_by = |character: char| matches!(character, '✦' | '❖' | '۞' | 'þ' | ' ');
    name.trim_start_matches(sorted_by).split_whitespace().collect::<Vec<_>>().join(" ")
}
