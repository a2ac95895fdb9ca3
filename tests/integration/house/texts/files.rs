//! What the files of a language have: texts with the facts, elements and other texts that they ask for.

use fluent_syntax::{
    ast::{Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Default, Clone)]
pub struct Text {
    pub facts: BTreeSet<String>,
    pub elements: BTreeSet<String>,
    /// Texts and terms that stand in it, those that its lists and days are written by among them.
    pub others: BTreeSet<String>,
    /// Functions by their names.
    pub functions: BTreeSet<String>,
    /// The words by which it chooses, a set for each choice.
    pub choices: Vec<Choice>,
    /// What opens and closes an element, in order.
    tags: Vec<String>,
}

#[derive(Debug, Default, Clone)]
pub struct Choice {
    pub words: BTreeSet<String>,
    pub is_by_place: bool,
}

pub type Texts = BTreeMap<String, Text>;

/// Elements that a text may have without anybody handing them over.
pub const PLAIN: [&str; 6] = ["b", "em", "small", "q", "i", "br"];

/// The texts, and what cannot be read.
pub fn read_texts(files: &[&str]) -> (Texts, Vec<String>) {
    let (mut texts, mut problems) = (Texts::new(), Vec::new());
    for source in files {
        let resource = parser::parse(*source).unwrap_or_else(|(resource, errors)| {
            let line = |at: usize| source[at..].lines().next().unwrap_or_default();
            problems.extend(errors.iter().map(|error| format!("{}: {error}", line(error.pos.start))));
            resource
        });
        for entry in resource.body {
            let (name, value, parts) = match entry {
                Entry::Message(text) => (text.id.name.to_owned(), text.value, text.attributes),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
                _ => continue,
            };
            let parts = parts.into_iter().map(|part| (format!("{name}.{}", part.id.name), part.value));
            for (name, pattern) in value.map(|value| (name.clone(), value)).into_iter().chain(parts) {
                let mut text = Text::default();
                text.read_pattern(&pattern);
                problems.extend(text.open_elements().iter().map(|tag| format!("{name}: <{tag}> is open")));
                if texts.insert(name.clone(), text).is_some() {
                    problems.push(format!("{name} is there twice"));
                }
            }
        }
    }
    (texts, problems)
}

impl Text {
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
                self.choices.push(Choice { words: words.collect(), is_by_place });
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
}

/// The facts and elements that a text asks for, with those of the texts in it. A term knows no facts, and a day is told its
/// own.
pub fn asked_for(texts: &Texts, name: &str) -> BTreeSet<String> {
    let Some(text) = texts.get(name) else { return BTreeSet::new() };
    let elements = text.elements.iter().filter(|element| !PLAIN.contains(&element.as_str()));
    let mut asked: BTreeSet<String> = text.facts.iter().chain(elements).cloned().collect();
    let within = text.others.iter().filter(|other| !other.starts_with('-') && !other.starts_with("date-"));
    within.for_each(|other| asked.extend(asked_for(texts, other)));
    asked
}
