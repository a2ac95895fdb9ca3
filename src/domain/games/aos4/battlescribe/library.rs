//! All files of one import together: entries by id, the words the format uses, the seasons.

use crate::domain::games::battlescribe::{
    CatalogueNode, LibraryFile, Symbol, Symbols, Tag, has_extension, plain_name,
};
use std::collections::{HashMap, HashSet};

#[derive(Debug)]
pub struct Library<'a> {
    pub symbols: &'a Symbols,
    pub known: KnownSymbols,
    pub files: &'a [LibraryFile],
    by_id: HashMap<Symbol, &'a CatalogueNode>,
    /// Whether the game system itself defines it: then it is a keyword, else a tag of one faction.
    categories: HashMap<Symbol, (&'a CatalogueNode, bool)>,
    pub seasons: Vec<HandbookSeason<'a>>,
    legends: HashSet<Symbol>,
}

/// A handbook whose battles armies are made for.
#[derive(Debug, Clone)]
pub struct HandbookSeason<'a> {
    pub name: String,
    pub node: &'a CatalogueNode,
    pub costs: Vec<(Symbol, i64)>,
}

macro_rules! known {
    ($($name:ident = $text:literal),* $(,)?) => {
        /// Ids and words that mean something to us.
        #[derive(Debug, Clone)]
        pub struct KnownSymbols { $(pub $name: Symbol),* }
        impl KnownSymbols {
            pub fn new(symbols: &mut Symbols) -> Self {
                Self { $($name: symbols.of($text)),* }
            }
        }
    };
}

known! {
    regiment = "376a-6b97-8699-dd59",
    leader = "d1f3-921c-b403-1106",
    option = "db3a-7199-c92e-f3cf",
    second_hero = "8f4b-1fa6-3128-8405",
    reinforced = "1b37-82b8-c062-eb82",
    undersize = "c461-2ebb-5bbc-81a2",
    allow_legends = "7e59-2237-4890-a80a",
    points = "points",
    unit = "unit", model = "model",
    add = "add", set = "set", increment = "increment", decrement = "decrement", multiply = "multiply",
    hidden = "hidden", category = "category", error = "error", truth = "true",
    or = "or", any = "any", own = "self", parent = "parent", force = "force", roster = "roster",
    ancestor = "ancestor", root_entry = "root-entry",
    primary_catalogue = "primary-catalogue", primary_category = "primary-category",
    selections = "selections", min = "min", max = "max",
    instance_of = "instanceOf", not_instance_of = "notInstanceOf",
    at_least = "atLeast", at_most = "atMost", less_than = "lessThan", greater_than = "greaterThan",
    equal_to = "equalTo", not_equal_to = "notEqualTo",
}

impl<'a> Library<'a> {
    pub fn new(files: &'a [LibraryFile], symbols: &'a Symbols, known: KnownSymbols) -> Self {
        let mut library = Self {
            symbols,
            known,
            files,
            by_id: HashMap::new(),
            categories: HashMap::new(),
            seasons: Vec::new(),
            legends: HashSet::new(),
        };
        for file in files {
            let is_system = is_system(&file.path);
            for node in &file.root.children {
                library.add(node);
                if node.tag == Tag::Publication && symbols.text(node.name).contains("Legends") {
                    library.legends.insert(node.id);
                }
                if node.tag == Tag::CategoryEntry {
                    library.categories.insert(node.id, (node, is_system));
                }
            }
        }
        library.seasons = library.find_seasons();
        library
    }

    fn add(&mut self, node: &'a CatalogueNode) {
        let is_target = matches!(
            node.tag,
            Tag::EntryLink | Tag::ForceEntry | Tag::SelectionEntry | Tag::SelectionEntryGroup
        );
        if is_target {
            self.by_id.entry(node.id).or_insert(node);
            for child in &node.children {
                self.add(child);
            }
        }
    }

    pub fn text(&self, symbol: Symbol) -> &'a str {
        self.symbols.text(symbol)
    }

    pub fn find(&self, id: Symbol) -> Option<&'a CatalogueNode> {
        self.by_id.get(&id).copied()
    }

    /// What a link leads to; anything else is its own target.
    pub fn target(&self, node: &'a CatalogueNode) -> Option<&'a CatalogueNode> {
        if node.tag == Tag::EntryLink { self.find(node.target) } else { Some(node) }
    }

    pub fn category(&self, id: Symbol) -> Option<&'a CatalogueNode> {
        self.categories.get(&id).map(|(node, _)| *node)
    }

    /// Whether a category is one of the game's keywords, rather than a faction's own tag.
    pub fn is_keyword(&self, id: Symbol) -> bool {
        self.categories
            .get(&id)
            .is_some_and(|(node, of_system)| *of_system && is_capitals(self.text(node.name)))
    }

    pub fn is_legends_publication(&self, publication: Symbol) -> bool {
        self.legends.contains(&publication)
    }

    pub fn is_tag(&self, id: Symbol) -> bool {
        self.categories.get(&id).is_some_and(|(_, of_system)| !of_system)
    }

    pub fn systems(&self) -> impl Iterator<Item = &'a LibraryFile> {
        self.files.iter().filter(|file| is_system(&file.path))
    }

    pub fn cost(&self, node: &CatalogueNode) -> Option<i64> {
        let cost = node.each(Tag::Cost).find(|cost| cost.kind == self.known.points)?;
        self.symbols.number(cost.value)
    }

    fn find_seasons(&self) -> Vec<HandbookSeason<'a>> {
        let forces = self.systems().flat_map(|file| file.root.each(Tag::ForceEntry));
        forces
            .filter_map(|node| {
                let name = plain_name(self.text(node.name));
                let costs = node.each(Tag::Cost);
                let costs =
                    costs.filter_map(|cost| Some((cost.kind, self.symbols.number(cost.value)?))).collect();
                name.starts_with("General's Handbook").then_some(HandbookSeason { name, node, costs })
            })
            .collect()
    }
}

fn is_system(path: &str) -> bool {
    has_extension(path, "gst")
}

fn is_capitals(name: &str) -> bool {
    !name.chars().any(char::is_lowercase)
}

/// Whether the name has the mark of Legends.
pub fn is_legends(name: &str) -> bool {
    name.contains("[LEGENDS")
}

/// "HEDONITES OF SLAANESH" as people write it.
pub fn title_case(capitals: &str) -> String {
    let word = |(at, word): (usize, &str)| {
        let lower = word.to_lowercase();
        if at > 0 && matches!(lower.as_str(), "of" | "the" | "to" | "and") {
            return lower;
        }
        let mut characters = lower.chars();
        characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
    };
    capitals.split(' ').enumerate().map(word).collect::<Vec<_>>().join(" ")
}
