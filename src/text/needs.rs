//! What texts ask for: facts, elements, other texts and functions, with the line that each stands on.

use super::{escape::PLAIN_ELEMENTS, language::Language};
use fluent_syntax::{
    ast::{Attribute, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A file of texts: where it stands, and what is in it.
#[derive(Debug, Clone)]
pub struct TextFile {
    /// As a person finds it.
    pub path: String,
    /// It stays as long as the program, as its texts do.
    pub source: &'static str,
}

/// Something that is wrong with a file, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextMistake {
    /// The file.
    pub path: String,
    /// Its line, counted from 1.
    pub line: usize,
    /// What it is.
    pub problem: TextProblem,
}

/// What can be wrong with a text; `name` is what the text is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TextProblem {
    /// The syntax of Fluent is broken here.
    Unreadable {
        from: String,
    },
    Twice {
        name: String,
    },
    /// An element is opened and not closed, or closed and not opened.
    Open {
        name: String,
        element: String,
    },
    /// Facts or elements that the program does not hand over.
    AsksFor {
        name: String,
        facts: BTreeSet<String>,
    },
    /// Elements, like a link, that the program hands over and the text leaves out.
    LeavesOut {
        name: String,
        elements: BTreeSet<String>,
    },
    /// The program says no such text.
    Unused {
        name: String,
    },
    NoText {
        name: String,
        other: String,
    },
    NoFunction {
        name: String,
        function: String,
    },
    WithinItself {
        name: String,
    },
    /// A choice by a number that has other forms than the language.
    Forms {
        name: String,
        found: BTreeSet<String>,
        wanted: BTreeSet<String>,
    },
}

/// What one text asks for.
#[derive(Debug, Default, Clone)]
pub struct TextNeeds {
    pub facts: BTreeSet<String>,
    pub elements: BTreeSet<String>,
    /// Texts and terms that stand in it, those that its lists and days are written by among them.
    pub others: BTreeSet<String>,
    /// Functions by their names.
    pub functions: BTreeSet<String>,
    /// What it chooses by.
    pub choices: Vec<ChoiceWords>,
    pub(super) path: String,
    pub(super) line: usize,
    /// What opens and closes an element, in order.
    tags: Vec<String>,
}

/// The words by which a text chooses.
#[derive(Debug, Default, Clone)]
pub struct ChoiceWords {
    pub words: BTreeSet<String>,
    /// 1st, 2nd, 3rd.
    pub is_by_place: bool,
}

/// What texts ask for, by their names.
pub type NeedsByName = BTreeMap<String, TextNeeds>;

/// What the compiled texts of a language ask for.
pub fn needs_of_language(language: &Language) -> NeedsByName {
    let files = language.files.iter().map(|source| TextFile { path: String::new(), source });
    read_needs(&files.collect::<Vec<_>>()).0
}

/// What the texts of these files ask for, and what of them cannot be read.
pub fn read_needs(files: &[TextFile]) -> (NeedsByName, Vec<TextMistake>) {
    let (mut texts, mut mistakes) = (NeedsByName::new(), Vec::new());
    for TextFile { path, source } in files {
        let line_of = |at: usize| source[..at].matches('\n').count() + 1;
        let mut tell = |line, problem| mistakes.push(TextMistake { path: path.clone(), line, problem });
        let resource = parser::parse(*source).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let at = source.floor_char_boundary(error.pos.start);
                // Where a text stops short at the end, its last line is meant.
                let last = source.trim_end().rfind('\n').map_or(0, |end| end + 1);
                let at = if source[at..].trim().is_empty() { last } else { at };
                let from = source[at..].lines().next().unwrap_or_default().trim().to_owned();
                tell(line_of(at), TextProblem::Unreadable { from });
            }
            resource
        });
        for entry in resource.body {
            let (id, sign, value, parts) = match entry {
                Entry::Message(text) => (text.id.name, "", text.value, text.attributes),
                Entry::Term(term) => (term.id.name, "-", Some(term.value), term.attributes),
                _ => continue,
            };
            let name = format!("{sign}{id}");
            let part = |part: Attribute<&'static str>| {
                (part.id.name, format!("{name}.{}", part.id.name), part.value)
            };
            let value = value.map(|value| (id, name.clone(), value));
            for (id, name, pattern) in value.into_iter().chain(parts.into_iter().map(part)) {
                // A name is a piece of its file.
                let line = line_of(id.as_ptr().addr() - source.as_ptr().addr());
                let mut text = TextNeeds { path: path.clone(), line, ..TextNeeds::default() };
                text.read_pattern(&pattern);
                for element in text.open_elements() {
                    tell(line, TextProblem::Open { name: name.clone(), element });
                }
                if texts.insert(name.clone(), text).is_some() {
                    tell(line, TextProblem::Twice { name });
                }
            }
        }
    }
    (texts, mistakes)
}

impl TextNeeds {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    for (at, _) in value.match_indices('<') {
                        let tag = value[at + 1..].split('>').next().unwrap_or_default().to_owned();
                        self.elements.insert(tag.trim_start_matches('/').to_owned());
                        self.tags.push(tag);
                    }
                }
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let words = variants.iter().filter_map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => Some((*name).to_owned()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                let is_by_place = matches!(selector, InlineExpression::FunctionReference { arguments, .. }
                    if arguments.named.iter().any(|option| option.name.name == "type"));
                self.choices.push(ChoiceWords { words: words.collect(), is_by_place });
                for variant in variants {
                    // Each branch closes what it opens.
                    let mut branch = Self::default();
                    branch.read_pattern(&variant.value);
                    self.tags.extend(branch.open_elements());
                    self.take_in(branch);
                }
            }
        }
    }

    fn take_in(&mut self, other: Self) {
        self.facts.extend(other.facts);
        self.elements.extend(other.elements);
        self.others.extend(other.others);
        self.functions.extend(other.functions);
        self.choices.extend(other.choices);
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        let with_part = |name: String, part: &Option<Identifier<&str>>| match part {
            Some(part) => format!("{name}.{}", part.name),
            None => name,
        };
        match inline {
            InlineExpression::VariableReference { id } => drop(self.facts.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, attribute } => {
                self.others.insert(with_part(id.name.to_owned(), attribute));
            }
            InlineExpression::TermReference { id, attribute, .. } => {
                self.others.insert(with_part(format!("-{}", id.name), attribute));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                for option in &arguments.named {
                    if let InlineExpression::StringLiteral { value } = &option.value {
                        match (id.name, option.name.name) {
                            ("LIST", "type" | "within") => drop(self.others.insert(format!("list-{value}"))),
                            ("DATETIME", "style") => drop(self.others.insert(format!("date-{value}"))),
                            _ => {}
                        }
                    }
                }
                arguments.positional.iter().for_each(|one| self.read_inline(one));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn open_elements(&self) -> Vec<String> {
        let mut open: Vec<&str> = Vec::new();
        for tag in self.tags.iter().filter(|tag| *tag != "br") {
            match tag.strip_prefix('/') {
                Some(name) if open.last() == Some(&name) => drop(open.pop()),
                _ => open.push(tag),
            }
        }
        open.into_iter().map(str::to_owned).collect()
    }

    /// The elements that have to be handed over.
    pub(super) fn handed_elements(&self) -> impl Iterator<Item = &String> {
        self.elements.iter().filter(|element| !PLAIN_ELEMENTS.contains(&element.as_str()))
    }
}

/// The facts and elements that a text asks for, with those of the texts in it.
pub fn asked_for(texts: &NeedsByName, name: &str) -> BTreeSet<String> {
    let within = texts_within(texts, name);
    within.into_iter().flat_map(|text| text.facts.iter().chain(text.handed_elements())).cloned().collect()
}

/// A text and those that stand in it, each once. A term knows no facts, and a day is told its own: neither is gone into.
pub(super) fn texts_within<'t>(texts: &'t NeedsByName, name: &str) -> Vec<&'t TextNeeds> {
    let (mut names, mut seen, mut found) = (vec![name], BTreeSet::new(), Vec::new());
    while let Some(name) = names.pop() {
        if let Some(text) = texts.get(name).filter(|_| seen.insert(name.to_owned())) {
            found.push(text);
            let goes_on = |other: &&String| !other.starts_with('-') && !other.starts_with("date-");
            names.extend(text.others.iter().filter(goes_on).map(String::as_str));
        }
    }
    found
}
