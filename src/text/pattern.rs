//! What stands in the files of a language: Project Fluent, read once and kept as small as it can be said from.

use fluent_syntax::{ast, parser, unicode::unescape_unicode_to_string};
use std::{borrow::Cow, collections::HashMap};

/// Texts by name. `name.part` is a part of one, and `-name` a term that others are made with.
#[derive(Debug, Default)]
pub struct Texts(HashMap<String, TextPattern>);

/// A text: its words, with what is put between them.
pub type TextPattern = Box<[TextPiece]>;

#[derive(Debug)]
pub enum TextPiece {
    Words(&'static str),
    Value(Placeable),
    Choice(Box<TextChoice>),
}

/// What a placeable stands for.
#[derive(Debug)]
pub enum Placeable {
    Text(&'static str),
    Number(i64),
    /// `$round`
    Fact(&'static str),
    /// `round-title`, another text with the same facts.
    Message(String),
    /// `-players(case: "dative")`
    Term(Box<FunctionCall>),
    /// `LIST($players, type: "and")`
    Function(Box<FunctionCall>),
}

/// A function or a term, and what it is told.
#[derive(Debug)]
pub struct FunctionCall {
    pub name: Cow<'static, str>,
    pub values: Box<[Placeable]>,
    pub options: Box<[CallOption]>,
}

impl FunctionCall {
    /// What an option of this name says in words of the file's own; nothing where there is none.
    pub fn words_of_option(&self, name: &str) -> &'static str {
        let option = self.options.iter().find(|option| option.name == name);
        option.map_or("", |option| if let Placeable::Text(words) = option.value { words } else { "" })
    }
}

/// `type: "and"`
#[derive(Debug)]
pub struct CallOption {
    pub name: &'static str,
    pub value: Placeable,
}

/// `{ $count -> [one] … *[other] … }`
#[derive(Debug)]
pub struct TextChoice {
    pub by: Placeable,
    pub variants: Box<[TextVariant]>,
}

#[derive(Debug)]
pub struct TextVariant {
    pub key: VariantKey,
    pub is_default: bool,
    pub pattern: TextPattern,
}

#[derive(Debug)]
pub enum VariantKey {
    Number(i64),
    Word(&'static str),
}

impl Texts {
    /// What is wrong with a file is for a test to say; a program speaks what it can read.
    pub(super) fn read_files(files: &[&'static str]) -> Self {
        let mut texts = HashMap::new();
        for file in files {
            let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(*file);
            for entry in resource.body {
                let (name, value, parts) = match entry {
                    ast::Entry::Message(text) => (text.id.name.to_owned(), text.value, text.attributes),
                    ast::Entry::Term(term) => {
                        (format!("-{}", term.id.name), Some(term.value), term.attributes)
                    }
                    _ => continue,
                };
                texts.extend(
                    parts
                        .into_iter()
                        .map(|part| (format!("{name}.{}", part.id.name), read_pattern(part.value))),
                );
                texts.extend(value.map(|value| (name, read_pattern(value))));
            }
        }
        texts.shrink_to_fit();
        Self(texts)
    }

    /// Takes those of other files that are meant in the place of its own.
    pub(super) fn replace_texts(&mut self, others: Self, is_meant: impl Fn(&str) -> bool) {
        self.0.extend(others.0.into_iter().filter(|(name, _)| is_meant(name)));
    }

    /// The text of this name.
    pub fn find(&self, name: &str) -> Option<&TextPattern> {
        self.0.get(name)
    }
}

fn read_pattern(of: ast::Pattern<&'static str>) -> TextPattern {
    let piece = |element| match element {
        ast::PatternElement::TextElement { value } => TextPiece::Words(value),
        ast::PatternElement::Placeable { expression } => read_piece(expression),
    };
    of.elements.into_iter().map(piece).collect()
}

fn read_piece(of: ast::Expression<&'static str>) -> TextPiece {
    match of {
        ast::Expression::Inline(ast::InlineExpression::Placeable { expression }) => read_piece(*expression),
        ast::Expression::Inline(inline) => TextPiece::Value(read_placeable(inline)),
        ast::Expression::Select { selector, variants } => {
            let variants = variants.into_iter().map(read_variant).collect();
            TextPiece::Choice(Box::new(TextChoice { by: read_placeable(selector), variants }))
        }
    }
}

fn read_variant(of: ast::Variant<&'static str>) -> TextVariant {
    let key = match of.key {
        ast::VariantKey::Identifier { name } => VariantKey::Word(name),
        ast::VariantKey::NumberLiteral { value } => {
            value.parse().map_or(VariantKey::Word(value), VariantKey::Number)
        }
    };
    TextVariant { key, is_default: of.default, pattern: read_pattern(of.value) }
}

fn read_placeable(of: ast::InlineExpression<&'static str>) -> Placeable {
    use ast::InlineExpression as Inline;
    let with_part = |name: String, part: Option<ast::Identifier<_>>| match part {
        Some(part) => format!("{name}.{}", part.name),
        None => name,
    };
    match of {
        // Texts stay as long as the program, and few have a sign that has to be written otherwise.
        Inline::StringLiteral { value } if value.contains('\\') => {
            Placeable::Text(unescape_unicode_to_string(value).into_owned().leak())
        }
        Inline::StringLiteral { value } => Placeable::Text(value),
        Inline::NumberLiteral { value } => value.parse().map_or(Placeable::Text(value), Placeable::Number),
        Inline::VariableReference { id } => Placeable::Fact(id.name),
        Inline::MessageReference { id, attribute } => {
            Placeable::Message(with_part(id.name.to_owned(), attribute))
        }
        Inline::TermReference { id, attribute, arguments } => {
            let name = with_part(format!("-{}", id.name), attribute).into();
            Placeable::Term(Box::new(read_call(name, arguments.unwrap_or_default())))
        }
        Inline::FunctionReference { id, arguments } => {
            Placeable::Function(Box::new(read_call(id.name.into(), arguments)))
        }
        // Fluent has a choice within a choice as a piece alone.
        Inline::Placeable { .. } => Placeable::Text(""),
    }
}

fn read_call(name: Cow<'static, str>, of: ast::CallArguments<&'static str>) -> FunctionCall {
    let values = of.positional.into_iter().map(read_placeable).collect();
    let option = |one: ast::NamedArgument<&'static str>| CallOption {
        name: one.name.name,
        value: read_placeable(one.value),
    };
    FunctionCall { name, values, options: of.named.into_iter().map(option).collect() }
}
