//! Which file of the sources names which other: the real paths, however they are written.
//!
//! Read are `use` trees, grouped or not, `crate::`, `self::` and `super::`, paths in full in types and expressions,
//! names that an import stands for, and what macros are given. A name that a module hands on (`pub use`) counts as
//! the file that has it. Tests inside the sources are left out: they may look where they like.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::{
    Attribute, File, Item, ItemMod, UseTree,
    visit::{self, Visit},
};

/// A file as it is named (`src/web/desk/home.rs`), and its text.
pub type NamedText = (String, String);

/// From which file to which, by the names of [`NamedText`].
pub type Edges = BTreeSet<(String, String)>;

type Path = Vec<String>;

/// The sources as they were read.
pub struct House {
    files: BTreeMap<Path, String>,
    modules: BTreeMap<Path, Module>,
}

/// Reads the sources: panics where one is not Rust.
pub fn read(sources: &[NamedText]) -> House {
    let parsed = sources.iter().map(|(name, text)| {
        let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name.clone(), module_of(name), file)
    });
    let mut parsed: Vec<(String, Path, File)> = parsed.collect();
    let tests: Vec<Path> =
        parsed.iter().flat_map(|(_, module, file)| modules_of_tests(module, file)).collect();
    parsed.retain(|(_, module, _)| !tests.iter().any(|test| module.starts_with(test)));

    let files: BTreeMap<Path, String> =
        parsed.iter().map(|(name, module, _)| (module.clone(), name.clone())).collect();
    let mut modules: BTreeMap<Path, Module> = BTreeMap::new();
    for (_, module, file) in &parsed {
        Reader { at: module.clone(), modules: &mut modules }.visit_file(file);
    }
    House { files, modules }
}

/// `src/web/mod.rs` and `src/web.rs` are both `[web]`, the root is empty.
pub fn module_of(file: &str) -> Path {
    let inside = file.strip_prefix("src/").unwrap_or(file).trim_end_matches(".rs");
    let mut path: Path = inside.split('/').map(ToOwned::to_owned).collect();
    if path.last().is_some_and(|last| last == "mod") || path == ["lib"] {
        path.pop();
    }
    path
}

/// What a module names, what its imports stand for, and what it hands on.
#[derive(Default)]
struct Module {
    named: BTreeSet<Path>,
    /// A name, and the path that it is imported from.
    imports: BTreeMap<String, Path>,
}

impl House {
    /// Every reference from a file to another one.
    pub fn edges(&self) -> Edges {
        let mut edges = Edges::new();
        for (at, module) in &self.modules {
            let Some(from) = self.file_of(at) else { continue };
            for path in &module.named {
                let to = self.resolve(at, path, 0).and_then(|path| self.file_of(&path));
                if let Some(to) = to.filter(|to| *to != from) {
                    edges.insert((from.clone(), to.clone()));
                }
            }
        }
        edges
    }

    /// What a file names of other crates, in full: `chrono::Utc::now`. A file, and the path.
    pub fn foreign(&self) -> Edges {
        let mut found = Edges::new();
        for (at, module) in &self.modules {
            let Some(from) = self.file_of(at) else { continue };
            for path in module.named.iter().filter(|path| self.resolve(at, path, 0).is_none()) {
                let full = module.imports.get(&path[0]).cloned().unwrap_or_else(|| path[..1].to_vec());
                let full: Path = full.into_iter().chain(path[1..].iter().cloned()).collect();
                found.insert((from.clone(), full.join("::")));
            }
        }
        found
    }

    /// The file of the module or item that this absolute path leads to.
    fn file_of(&self, path: &[String]) -> Option<&String> {
        (0..=path.len()).rev().find_map(|length| self.files.get(&path[..length]))
    }

    /// The absolute path that `path` means in the module `at`; none when it leads out of the house.
    fn resolve(&self, at: &[String], path: &[String], depth: usize) -> Option<Path> {
        let (first, rest) = path.split_first()?;
        // Two files that import a name from each other would never end.
        if depth > 16 {
            return None;
        }
        let begun = match first.as_str() {
            "crate" => Vec::new(),
            "self" => at.to_vec(),
            "super" => at[..at.len().checked_sub(1)?].to_vec(),
            name => self.named_in(at, name, depth)?,
        };
        rest.iter().try_fold(begun, |begun, name| match name.as_str() {
            "super" => Some(begun[..begun.len().checked_sub(1)?].to_vec()),
            "self" => Some(begun),
            name => Some(self.handed_on(&begun, name, depth)),
        })
    }

    /// A name as it is known in a module: imported, or a module in it. Anything else is its own or a crate's.
    fn named_in(&self, at: &[String], name: &str, depth: usize) -> Option<Path> {
        let child = joined(at, name);
        if self.modules.contains_key(&child) {
            return Some(child);
        }
        let import = self.modules.get(at)?.imports.get(name)?;
        // `use uuid::Uuid` is known as a name, and leads nowhere.
        if import[0] == name && import.len() == 1 { None } else { self.resolve(at, import, depth + 1) }
    }

    /// Where `name` of the module `at` really is.
    fn handed_on(&self, at: &[String], name: &str, depth: usize) -> Path {
        let own = joined(at, name);
        let Some(module) = self.modules.get(at).filter(|_| !self.modules.contains_key(&own)) else {
            return own;
        };
        let imported = module.imports.get(name).and_then(|import| self.resolve(at, import, depth + 1));
        imported.unwrap_or(own)
    }
}

fn joined(path: &[String], name: &str) -> Path {
    path.iter().cloned().chain([name.to_owned()]).collect()
}

/// Collects what one file says.
struct Reader<'a> {
    /// The module that is being read, which may be one inside the file.
    at: Path,
    modules: &'a mut BTreeMap<Path, Module>,
}

impl Reader<'_> {
    fn module(&mut self) -> &mut Module {
        self.modules.entry(self.at.clone()).or_default()
    }

    fn tree(&mut self, before: &Path, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => self.tree(&joined(before, &path.ident.to_string()), &path.tree),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(before, tree);
                }
            }
            UseTree::Name(name) => {
                let name = name.ident.to_string();
                // `use super::pairing::{self, …}` imports the module under its name.
                let path = if name == "self" { before.clone() } else { joined(before, &name) };
                let known_as = path.last().cloned().unwrap_or_default();
                self.import(known_as, path);
            }
            UseTree::Rename(rename) => {
                self.import(rename.rename.to_string(), joined(before, &rename.ident.to_string()));
            }
            // Which names it brings is not followed: the module they come from is named, and that counts.
            UseTree::Glob(_) => {
                self.module().named.insert(before.clone());
            }
        }
    }

    fn import(&mut self, name: String, path: Path) {
        let module = self.module();
        module.named.insert(path.clone());
        module.imports.insert(name, path);
    }

    /// Paths among the tokens that a macro is given or made of.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Path = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.finish(&mut path);
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                other => {
                    self.finish(&mut path);
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.tokens(group.stream());
                    }
                }
            }
        }
        self.finish(&mut path);
    }

    fn finish(&mut self, path: &mut Path) {
        let path = std::mem::take(path);
        if path.len() > 1 {
            self.module().named.insert(path);
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_file(&mut self, file: &'ast File) {
        self.module();
        visit::visit_file(self, file);
    }

    fn visit_item(&mut self, item: &'ast Item) {
        if !attributes(item).iter().any(is_of_tests) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, inner: &'ast ItemMod) {
        let Some((_, items)) = &inner.content else { return };
        self.at.push(inner.ident.to_string());
        self.module();
        for item in items {
            self.visit_item(item);
        }
        self.at.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&Vec::new(), &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Path = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if names.len() > 1 {
            self.module().named.insert(names);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, made: &'ast syn::Macro) {
        self.visit_path(&made.path);
        self.tokens(made.tokens.clone());
    }
}

/// Modules that are compiled for tests alone and have a file of their own.
fn modules_of_tests(module: &Path, file: &File) -> Vec<Path> {
    let tests = file.items.iter().filter_map(|item| match item {
        Item::Mod(inner) if inner.attrs.iter().any(is_of_tests) => {
            Some(joined(module, &inner.ident.to_string()))
        }
        _ => None,
    });
    tests.collect()
}

fn is_of_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
