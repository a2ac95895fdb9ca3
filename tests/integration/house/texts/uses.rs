//! Where texts are named, with which facts: in Rust by `say!`, in templates by `|t`, by the values that are told, and in
//! tests by `text!`.

use crate::support::sources::{Source, rust, sources};
use muster::text::kebab_name;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};

#[derive(Debug, Clone)]
pub struct Use {
    pub place: String,
    pub name: String,
    pub facts: BTreeSet<String>,
}

/// A type that may be told: its kinds, each with the fields; a struct is one kind without a name.
#[derive(Debug, Default)]
pub struct Told {
    pub kinds: BTreeMap<String, Vec<Field>>,
}

#[derive(Debug)]
pub struct Field {
    pub name: String,
    /// The names in its type: `Option`, `Vec`, `TableNumber`.
    pub of: Vec<String>,
}

/// What the code says, and the types that can be told.
#[derive(Default)]
pub struct Said {
    place: String,
    /// The macro that names a text.
    by: &'static str,
    pub uses: Vec<Use>,
    pub types: BTreeMap<String, Told>,
}

impl Said {
    /// All that the program says.
    pub fn read() -> Self {
        let mut said = Self { by: "say", ..Self::default() };
        rust(&["src"])
            .iter()
            .filter(|source| !source.code().is_empty())
            .for_each(|code| said.read_code(code));
        for source in sources("templates").iter().filter(|source| source.is("html")) {
            said.uses.extend(uses_in_template(&source.path, &source.text));
        }
        said
    }

    /// What tests look for on a page. That they do is no reason for a text to be there.
    pub fn uses_in_tests() -> Vec<Use> {
        let mut said = Self { by: "text", ..Self::default() };
        for code in &rust(&["tests/integration"]) {
            said.read_code(code);
        }
        said.uses
    }

    fn read_code(&mut self, source: &Source) {
        self.place.clone_from(&source.path);
        self.visit_file(&syn::parse_file(&source.text).unwrap());
    }

    fn read_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for at in 0..tokens.len() {
            match &tokens[at..] {
                [TokenTree::Ident(name), TokenTree::Punct(sign), TokenTree::Group(group), ..]
                    if name == self.by && sign.as_char() == '!' =>
                {
                    self.read_say(group.stream());
                }
                [TokenTree::Group(group), ..] => self.read_tokens(group.stream()),
                _ => {}
            }
        }
    }

    /// A line of a table names its text beside how it is asked for: `starts_on: Day, "setting-starts-on";`
    fn read_setting_tables(&mut self, tokens: TokenStream) {
        for table in tokens {
            let TokenTree::Group(lines) = table else { continue };
            let literals = lines.stream().into_iter().filter_map(|token| match token {
                TokenTree::Literal(literal) => Some(literal.to_string().trim_matches('"').to_owned()),
                _ => None,
            });
            let names = literals.filter(|literal| literal.starts_with("setting-"));
            let place = &self.place;
            self.uses.extend(names.map(|name| Use { place: place.clone(), name, facts: BTreeSet::new() }));
        }
    }

    fn read_say(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let Some(TokenTree::Literal(name)) = tokens.first() else { return };
        let facts = tokens.split(|token| matches!(token, TokenTree::Punct(sign) if sign.as_char() == ','));
        let facts = facts.skip(1).filter_map(|fact| fact.first()).map(ToString::to_string);
        let facts = facts.map(|fact| fact.replace('_', "-")).collect();
        let name = name.to_string().trim_matches('"').to_owned();
        self.uses.push(Use { place: self.place.clone(), name, facts });
        self.read_tokens(tokens.into_iter().collect());
    }
}

fn is_told(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().filter_map(|attribute| attribute.meta.require_list().ok()).any(|list| {
        list.path.is_ident("derive")
            && list.tokens.to_string().split(',').any(|one| one.trim() == "Serialize")
    })
}

/// Kept, or told by hand.
fn is_never_told(kind: &syn::Variant) -> bool {
    kind.attrs
        .iter()
        .filter_map(|attribute| attribute.meta.require_list().ok())
        .any(|list| list.path.is_ident("serde") && list.tokens.to_string().contains("skip_serializing"))
}

fn fields_of(fields: &syn::Fields) -> Vec<Field> {
    struct Names(Vec<String>);
    impl<'a> Visit<'a> for Names {
        fn visit_ident(&mut self, name: &'a proc_macro2::Ident) {
            self.0.push(name.to_string());
        }
    }
    let field = |field: &syn::Field| {
        let mut names = Names(Vec::new());
        names.visit_type(&field.ty);
        let name = field.ident.as_ref().map_or("it".into(), |name| name.to_string().replace('_', "-"));
        Field { name, of: names.0 }
    };
    fields.iter().map(field).collect()
}

impl<'a> Visit<'a> for Said {
    fn visit_macro(&mut self, call: &'a syn::Macro) {
        if call.path.segments.last().is_some_and(|last| last.ident == self.by) {
            self.read_say(call.tokens.clone());
        } else {
            if call.path.segments.last().is_some_and(|last| last.ident == "setting_tables") {
                self.read_setting_tables(call.tokens.clone());
            }
            self.read_tokens(call.tokens.clone());
        }
    }

    fn visit_item_enum(&mut self, item: &'a syn::ItemEnum) {
        if is_told(&item.attrs) {
            let kinds = item.variants.iter().filter(|kind| !is_never_told(kind));
            let kinds = kinds.map(|kind| (kebab_name(&kind.ident.to_string()), fields_of(&kind.fields)));
            self.types.insert(item.ident.to_string(), Told { kinds: kinds.collect() });
        }
        visit::visit_item_enum(self, item);
    }

    fn visit_item_struct(&mut self, item: &'a syn::ItemStruct) {
        if is_told(&item.attrs) {
            let kinds = BTreeMap::from([(String::new(), fields_of(&item.fields))]);
            self.types.insert(item.ident.to_string(), Told { kinds });
        }
        visit::visit_item_struct(self, item);
    }
}

/// `"round-late"|t(players = late)`
fn uses_in_template(place: &str, source: &str) -> Vec<Use> {
    let mut uses = Vec::new();
    for (at, _) in source.match_indices("\"|t") {
        let after = &source[at + 3..];
        let after = after.strip_prefix("_attr").unwrap_or(after);
        if !after.starts_with(|sign: char| sign.is_ascii_alphabetic() || sign == '_') {
            let name = source[..at].rsplit('"').next().unwrap_or_default().to_owned();
            let facts = after.strip_prefix('(').map(arguments).unwrap_or_default();
            let facts = facts.iter().filter_map(|one| Some(one.split_once(" = ")?.0.replace('_', "-")));
            uses.push(Use { place: place.to_owned(), name, facts: facts.collect() });
        }
    }
    uses
}

/// Up to the bracket that closes, by commas.
fn arguments(source: &str) -> Vec<String> {
    let (mut found, mut depth, mut is_quoted) = (vec![String::new()], 0, false);
    for letter in source.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            '(' | '[' if !is_quoted => depth += 1,
            ')' if !is_quoted && depth == 0 => break,
            ')' | ']' if !is_quoted => depth -= 1,
            ',' if !is_quoted && depth == 0 => {
                found.push(String::new());
                continue;
            }
            _ => {}
        }
        found.last_mut().expect("there is always one").push(letter);
    }
    found.iter().map(|one| one.trim().to_owned()).collect()
}
