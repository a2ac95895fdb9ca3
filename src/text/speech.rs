//! Says a message in a language.

use super::{
    direction::runs_against,
    escape::{PLAIN_ELEMENTS, escape_given, escape_words},
    language::{ENGLISH, Language},
    message::{Element, ElementAttribute, Message, NamedFact, TextFact, kebab_name},
    pattern::{CallOption, FunctionCall, Placeable, TextChoice, TextPiece, TextVariant, VariantKey},
};
use crate::domain::{system::GameWords, teams::EntrantKind};
use chrono::{Datelike, NaiveDate};
use std::{
    borrow::Cow,
    fmt::{self, Write},
};

/// In which language people are spoken to.
#[derive(Debug, Clone, Copy)]
pub struct Speaker {
    /// Theirs.
    pub language: &'static Language,
    /// Who is entered where they are: texts choose by `ENTRANTS()`.
    pub entrants: EntrantKind,
    /// What the event's game has words of its own for.
    pub game: Option<&'static GameWords>,
}

/// How deep texts stand in texts.
const DEEPEST: u8 = 8;

/// The facts that a text may ask for: its own, and around them those of the text that it stands in.
struct FactScope<'f> {
    facts: &'f [NamedFact],
    around: Option<&'f FactScope<'f>>,
}

/// A fact, and how it is to be written.
struct ShownFact<'f> {
    fact: Cow<'f, TextFact>,
    options: Vec<NamedFact>,
}

/// One message on its way out.
struct Speech<'o> {
    language: &'static Language,
    speaker: &'o Speaker,
    out: &'o mut dyn Write,
    is_html: bool,
    depth: u8,
}

impl Default for Speaker {
    fn default() -> Self {
        Self::in_english()
    }
}

/// Equal in language, entrants and game; a game's words exist once, so their address is compared.
impl PartialEq for Speaker {
    fn eq(&self, other: &Self) -> bool {
        let game = |speaker: &Self| speaker.game.map(std::ptr::from_ref);
        self.language.code == other.language.code
            && self.entrants == other.entrants
            && game(self) == game(other)
    }
}

impl Eq for Speaker {}

impl Speaker {
    /// Who speaks English.
    pub fn in_english() -> Self {
        Self::new(&ENGLISH)
    }

    /// Who speaks this language, about players of no game.
    pub fn new(language: &'static Language) -> Self {
        Self { language, entrants: EntrantKind::default(), game: None }
    }

    /// As text: for a document, a mail, a terminal.
    pub fn say(&self, message: &Message) -> String {
        let mut text = String::new();
        // Writing to memory does not fail.
        self.write(message, &mut text, false).unwrap_or_default();
        text
    }

    /// The same as people speak who play this game, where these are entered.
    #[must_use]
    pub fn about(self, entrants: EntrantKind, game: &'static GameWords) -> Self {
        Self { entrants, game: Some(game), ..self }
    }

    /// Whether there is such a text.
    pub fn has_text(&self, message: &Message) -> bool {
        self.language.find(&message.key.name()).is_some()
    }

    /// As part of a page.
    pub(super) fn write_html(&self, message: &Message, out: &mut dyn Write) -> fmt::Result {
        self.write(message, out, true)
    }

    fn write(&self, message: &Message, out: &mut dyn Write, is_html: bool) -> fmt::Result {
        let mut speech = Speech { language: self.language, speaker: self, out, is_html, depth: 0 };
        speech.text(&message.key.name(), &FactScope { facts: &message.facts, around: None })
    }
}

/// What a game counts beside points, in its order.
const VALUES: [&str; 4] = ["first-value", "second-value", "third-value", "fourth-value"];

impl Speech<'_> {
    /// A word that the game has of its own: `-mission-title` as it begins a label, `-mission` within a sentence.
    fn own_word(&self, name: &str) -> Option<String> {
        let game = self.speaker.game?;
        let name = name.strip_prefix('-')?;
        let (name, is_title) = name.strip_suffix("-title").map_or((name, false), |name| (name, true));
        let own = match name {
            "mission" => &game.mission,
            "missions" => game.of_missions(),
            "points" => &game.points,
            "tactic" => &game.tactic,
            "tactics" => &game.tactics,
            "tournament-points" => &game.tournament_points,
            name => game.values.get(VALUES.iter().position(|value| *value == name)?)?,
        };
        let mut letters = own.chars();
        let first = letters.next()?;
        Some(if is_title { own.to_owned() } else { first.to_lowercase().chain(letters).collect() })
    }

    /// The text of this name; the name itself where there is none, which a test finds before.
    fn text(&mut self, name: &str, scope: &FactScope) -> fmt::Result {
        if let Some(own) = self.own_word(name) {
            // Titles have such words, too, where no element can stand.
            let isolated =
                runs_against(self.language.direction, &own).then(|| format!("\u{2068}{own}\u{2069}"));
            return self.given(isolated.as_deref().unwrap_or(&own));
        }
        let Some(pattern) = self.language.find(name).filter(|_| self.depth < DEEPEST) else {
            return self.given(name);
        };
        self.depth += 1;
        self.pattern(pattern, scope)?;
        self.depth -= 1;
        Ok(())
    }

    fn pattern(&mut self, pattern: &[TextPiece], scope: &FactScope) -> fmt::Result {
        pattern.iter().try_for_each(|piece| match piece {
            TextPiece::Words(words) => self.words(words, scope),
            TextPiece::Value(value) => self.value(value, scope),
            TextPiece::Choice(choice) => self.choice(choice, scope),
        })
    }

    fn choice(&mut self, TextChoice { by, variants }: &TextChoice, scope: &FactScope) -> fmt::Result {
        let shown = self.shown(by, scope);
        let fits = |variant: &&TextVariant| self.fits(&variant.key, &shown);
        let chosen =
            variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.is_default));
        chosen.map_or(Ok(()), |variant| self.pattern(&variant.pattern, scope))
    }

    fn value(&mut self, value: &Placeable, scope: &FactScope) -> fmt::Result {
        match value {
            Placeable::Text(text) => self.given(text),
            Placeable::Message(name) => self.text(name, scope),
            // A term knows nothing but what it is told.
            Placeable::Term(call) => {
                self.text(&call.name, &FactScope { facts: &self.options(call, scope), around: None })
            }
            _ => self.fact(&self.shown(value, scope), scope),
        }
    }

    fn shown<'f>(&self, value: &Placeable, scope: &'f FactScope) -> ShownFact<'f> {
        match value {
            Placeable::Fact(name) => ShownFact::plain(Cow::Borrowed(scope.find(name))),
            Placeable::Text(text) => ShownFact::plain(Cow::Owned(TextFact::Text((*text).to_owned()))),
            Placeable::Number(number) => ShownFact::plain(Cow::Owned(TextFact::Number(*number))),
            Placeable::Function(call) => self.function(call, scope),
            // What another text says decides.
            Placeable::Message(_) | Placeable::Term(_) => {
                let mut text = String::new();
                let mut speech = Speech { out: &mut text, is_html: false, ..*self };
                speech.value(value, scope).unwrap_or_default();
                ShownFact::plain(Cow::Owned(TextFact::Text(text)))
            }
        }
    }

    /// What texts can ask for besides their facts. `LIST` and `DATETIME` say how one is written, `NUMBER` how one is, or
    /// how many there are (a price and a mark stand without their thousands apart: `useGrouping: "false"`), and `PLUS`
    /// counts on.
    fn function<'f>(&self, call: &FunctionCall, scope: &'f FactScope) -> ShownFact<'f> {
        let mut values = call.values.iter().map(|value| self.shown(value, scope).fact);
        let first = values.next().unwrap_or(Cow::Owned(TextFact::None));
        let second = values.next().and_then(|fact| fact.count()).unwrap_or_default();
        let fact = match (&*call.name, &*first) {
            ("PLUS", TextFact::Number(number)) => Cow::Owned(TextFact::Number(number + second)),
            ("MINUS", TextFact::Number(number)) => Cow::Owned(TextFact::Number(number - second)),
            ("ENTRANTS", _) => Cow::Owned(TextFact::Text(self.speaker.entrants.as_str().to_owned())),
            ("PART", _) => Cow::Owned(part_of_fact(&first, call.words_of_option("part"))),
            ("NUMBER", list @ TextFact::List(_)) => {
                Cow::Owned(list.count().map_or(TextFact::None, TextFact::Number))
            }
            _ => first,
        };
        ShownFact { fact, options: self.options(call, scope) }
    }

    fn options(&self, call: &FunctionCall, scope: &FactScope) -> Vec<NamedFact> {
        let option = |one: &CallOption| NamedFact {
            name: one.name,
            fact: self.shown(&one.value, scope).fact.into_owned(),
        };
        call.options.iter().map(option).collect()
    }

    fn fits(&self, key: &VariantKey, shown: &ShownFact) -> bool {
        let count = shown.fact.count();
        match (key, &*shown.fact) {
            (VariantKey::Number(number), _) => count == Some(*number),
            (VariantKey::Word("none"), fact) => fact.is_nothing(),
            (VariantKey::Word(word), TextFact::Is(is)) => *word == if *is { "true" } else { "false" },
            (VariantKey::Word(word), TextFact::Text(text)) => word == text,
            (VariantKey::Word(word), TextFact::Message(message)) => *word == kebab_name(&message.key.kind),
            (VariantKey::Word(word), _) => count.is_some_and(|count| {
                let is_place = shown.option("type") == Some("ordinal");
                let form = if is_place { self.language.ordinal } else { self.language.cardinal };
                form(count.unsigned_abs()).as_str() == *word
            }),
        }
    }

    fn fact(&mut self, shown: &ShownFact, scope: &FactScope) -> fmt::Result {
        match &*shown.fact {
            TextFact::None | TextFact::Is(_) | TextFact::Element(_) => Ok(()),
            TextFact::Number(number) if shown.option("useGrouping") == Some("false") => {
                let is_signed = shown.option("sign") == Some("always");
                self.given(&if is_signed { format!("{number:+}") } else { number.to_string() })
            }
            TextFact::Number(number) => {
                let sign = if shown.option("sign") == Some("always") && *number > 0 { "+" } else { "" };
                self.given(&format!("{sign}{}", self.language.write_number(*number)))
            }
            TextFact::Text(text) => self.kept_to_itself(text),
            TextFact::Message(Message { key, facts }) => {
                self.text(&key.name(), &FactScope { facts, around: Some(scope) })
            }
            TextFact::OfNoGame(message) => self.given(&Speaker::new(self.language).say(message)),
            TextFact::BesidePoints(told) => {
                let is_named = self.speaker.game.is_some_and(|game| !game.values.is_empty());
                let Message { key, facts } = &told[usize::from(!is_named)];
                self.text(&key.name(), &FactScope { facts, around: Some(scope) })
            }
            TextFact::List(items) => self.list(items, shown, scope),
            TextFact::Day(day) => self.day(*day, shown.option("style").unwrap_or("day"), scope),
        }
    }

    /// `A, B`: what stands before the last is `list-…` of the language, and its `.rest` between the others.
    fn list(&mut self, items: &[TextFact], shown: &ShownFact, scope: &FactScope) -> fmt::Result {
        let last = format!("list-{}", shown.option("type").unwrap_or("comma"));
        let rest = format!("{last}.rest");
        let rest = self.language.find(&rest).map_or(&last, |_| &rest);
        // A list of lists says how those within are written.
        let within = shown.option("within").map(|within| TextFact::Text(within.to_owned()));
        let options: Vec<_> = within.map(|fact| NamedFact { name: "type", fact }).into_iter().collect();
        for (at, item) in items.iter().enumerate() {
            if at > 0 {
                self.text(if at + 1 == items.len() { &last } else { rest }, scope)?;
            }
            self.fact(&ShownFact { fact: Cow::Borrowed(item), options: options.clone() }, scope)?;
        }
        Ok(())
    }

    /// A day, by the language's own `date-…`.
    fn day(&mut self, day: NaiveDate, style: &str, scope: &FactScope) -> fmt::Result {
        let facts = [
            NamedFact { name: "weekday", fact: TextFact::Number(day.weekday().number_from_monday().into()) },
            NamedFact { name: "day", fact: TextFact::Number(day.day().into()) },
            NamedFact { name: "month", fact: TextFact::Number(day.month().into()) },
            NamedFact { name: "year", fact: TextFact::Text(day.year().to_string()) },
        ];
        self.text(&format!("date-{style}"), &FactScope { facts: &facts, around: Some(scope) })
    }

    /// What was given, and where it runs against the sentence, so that the words and numbers beside it stay where they
    /// belong: in an element of its own, or between the characters that do the same in plain text.
    fn kept_to_itself(&mut self, text: &str) -> fmt::Result {
        if !runs_against(self.language.direction, text) {
            return self.given(text);
        }
        let (open, close) = if self.is_html { ("<bdi>", "</bdi>") } else { ("\u{2068}", "\u{2069}") };
        self.out.write_str(open)?;
        self.given(text)?;
        self.out.write_str(close)
    }

    /// What was given, as it was given.
    fn given(&mut self, text: &str) -> fmt::Result {
        if self.is_html { escape_given(text, self.out) } else { self.out.write_str(text) }
    }

    /// What stands in the file, with the elements that it marks. Facts never come this way: a player who is called like an
    /// element is text.
    fn words(&mut self, text: &str, scope: &FactScope) -> fmt::Result {
        let mut rest = text;
        while let Some((words, (tag, after))) =
            rest.split_once('<').and_then(|(words, tag)| Some((words, tag.split_once('>')?)))
        {
            self.plain(words)?;
            self.tag(tag, scope)?;
            rest = after;
        }
        self.plain(rest)
    }

    fn plain(&mut self, words: &str) -> fmt::Result {
        if self.is_html { escape_words(words, self.out) } else { self.out.write_str(words) }
    }

    fn tag(&mut self, tag: &str, scope: &FactScope) -> fmt::Result {
        let name = tag.strip_prefix('/').unwrap_or(tag);
        match scope.find(name) {
            _ if !self.is_html => Ok(()),
            TextFact::Element(element) if name != tag => write!(self.out, "</{}>", element.tag),
            TextFact::Element(Element { tag, attributes }) => {
                write!(self.out, "<{tag}")?;
                for ElementAttribute { name, value } in attributes {
                    write!(self.out, " {name}")?;
                    if !value.is_empty() {
                        self.out.write_str("=\"")?;
                        escape_given(value, self.out)?;
                        self.out.write_str("\"")?;
                    }
                }
                self.out.write_str(">")
            }
            _ if PLAIN_ELEMENTS.contains(&name) => write!(self.out, "<{tag}>"),
            _ => Ok(()),
        }
    }
}

impl FactScope<'_> {
    /// A fact that is not there is none: what is stored leaves out what is empty.
    fn find(&self, name: &str) -> &TextFact {
        let own = self.facts.iter().find(|fact| is_called(fact.name, name)).map(|fact| &fact.fact);
        own.or_else(|| Some(self.around?.find(name))).unwrap_or(&TextFact::None)
    }
}

/// The part of a text that stands in another: `PART($kind, part: "many")`.
fn part_of_fact(fact: &TextFact, part: &'static str) -> TextFact {
    match fact {
        TextFact::Message(message) => TextFact::Message(message.part(part)),
        TextFact::List(items) => TextFact::List(items.iter().map(|item| part_of_fact(item, part)).collect()),
        fact => fact.clone(),
    }
}

/// Whether a field is what a text asks for: `left_out` is `$left-out`.
fn is_called(field: &str, name: &str) -> bool {
    let like = |(one, other): (u8, u8)| one == other || one == b'_' && other == b'-';
    field.len() == name.len() && field.bytes().zip(name.bytes()).all(like)
}

impl<'f> ShownFact<'f> {
    fn plain(fact: Cow<'f, TextFact>) -> Self {
        Self { fact, options: Vec::new() }
    }

    fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find_map(|known| match &known.fact {
            TextFact::Text(text) if known.name == name => Some(text.as_str()),
            _ => None,
        })
    }
}

impl TextFact {
    fn is_nothing(&self) -> bool {
        matches!(self, Self::None) || matches!(self, Self::List(items) if items.is_empty())
    }

    /// A number, or how many there are of what is listed.
    fn count(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::List(items) => i64::try_from(items.len()).ok(),
            _ => None,
        }
    }
}
