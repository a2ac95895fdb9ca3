//! The XML of one file as a small tree: only what battle profiles need, names and ids as symbols. Most
//! of the files is rules text, which is passed over.

use crate::domain::games::catalogue_problem::TreeError;
use quick_xml::{
    Reader, XmlVersion,
    events::{BytesStart, Event},
};
use std::{borrow::Cow, collections::HashMap, sync::Arc};

/// Deeper than any real file (which reach 25).
const DEEPEST: usize = 100;

/// A text met before: an id, a name, a word. Zero is "absent".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Symbol(u32);

impl Symbol {
    pub const NONE: Self = Self(0);

    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// All texts of one import, each kept once.
#[derive(Debug)]
pub struct Symbols {
    numbers: HashMap<Arc<str>, Symbol>,
    texts: Vec<Arc<str>>,
}

impl Default for Symbols {
    /// Nothing is the empty text.
    fn default() -> Self {
        let mut symbols = Self { numbers: HashMap::new(), texts: Vec::new() };
        symbols.of("");
        symbols
    }
}

impl Symbols {
    /// # Panics
    /// Of more than 2^32 texts, which no import that is taken has.
    pub fn of(&mut self, text: &str) -> Symbol {
        if let Some(symbol) = self.numbers.get(text) {
            return *symbol;
        }
        let symbol = Symbol(u32::try_from(self.texts.len()).expect("an import has fewer than 2^32 texts"));
        let text: Arc<str> = text.into();
        self.texts.push(Arc::clone(&text));
        self.numbers.insert(text, symbol);
        symbol
    }

    pub fn text(&self, symbol: Symbol) -> &str {
        &self.texts[symbol.0 as usize]
    }

    pub fn number(&self, symbol: Symbol) -> Option<i64> {
        let text = self.text(symbol);
        text.split_once('.').map_or(text, |(whole, _)| whole).parse().ok()
    }
}

/// What an element is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tag {
    #[default]
    Root,
    CatalogueLink,
    CategoryEntry,
    CategoryLink,
    Characteristic,
    Condition,
    ConditionGroup,
    Constraint,
    Cost,
    EntryLink,
    ForceEntry,
    ForceEntryLink,
    LocalConditionGroup,
    Modifier,
    ModifierGroup,
    Profile,
    Publication,
    Repeat,
    SelectionEntry,
    SelectionEntryGroup,
}

enum_words! {
    Tag: Root "/", CatalogueLink "catalogueLink", CategoryEntry "categoryEntry",
        CategoryLink "categoryLink", Characteristic "characteristic", Condition "condition",
        ConditionGroup "conditionGroup", Constraint "constraint", Cost "cost", EntryLink "entryLink",
        ForceEntry "forceEntry", ForceEntryLink "forceEntryLink", LocalConditionGroup "localConditionGroup",
        Modifier "modifier", ModifierGroup "modifierGroup", Profile "profile", Publication "publication",
        Repeat "repeat", SelectionEntry "selectionEntry", SelectionEntryGroup "selectionEntryGroup"
}

impl Tag {
    /// Whether elements of one kind stand below an element of this name: `costs`, `categoryEntries`.
    fn is_wrapper_of_any(name: &str) -> bool {
        let one = match name.strip_suffix("ies") {
            Some(stem) => Self::parse(&format!("{stem}y")),
            None => name.strip_suffix('s').and_then(Self::parse),
        };
        one.is_some()
    }
}

/// One element. The plural wrappers of the format ("entryLinks") are left out: their elements stand
/// directly below the parent.
#[derive(Debug, Clone, Default)]
pub struct CatalogueNode {
    pub tag: Tag,
    /// Below a wrapper whose name begins with "shared": there to be linked to.
    pub shared: bool,
    pub hidden: bool,
    pub id: Symbol,
    pub name: Symbol,
    /// `type`, or `typeId` of a cost, or `typeName` of a profile.
    pub kind: Symbol,
    pub target: Symbol,
    pub value: Symbol,
    pub field: Symbol,
    pub scope: Symbol,
    pub child: Symbol,
    pub affects: Symbol,
    pub publication: Symbol,
    /// `library` of a catalogue, `importRootEntries` of a link to one, `primary` of a link to a category,
    /// `percentValue` of a constraint.
    pub flag: bool,
    pub children: Vec<CatalogueNode>,
}

impl CatalogueNode {
    pub fn each(&self, tag: Tag) -> impl Iterator<Item = &Self> {
        self.children.iter().filter(move |child| child.tag == tag)
    }
}

/// What is wrong with an element; where it stands is known to its reader.
enum ElementError {
    NoCatalogue(String),
    Attribute(String),
}

/// One file as a tree, or why it is none.
pub fn parse(bytes: &[u8], symbols: &mut Symbols) -> Result<CatalogueNode, TreeError> {
    let text = readable_text(bytes);
    let mut reader = Reader::from_str(&text);
    reader.config_mut().check_end_names = true;
    let mut open: Vec<OpenElement> = Vec::new();
    loop {
        let event =
            reader.read_event().map_err(|error| broken_file_error(&text, reader.error_position(), &error))?;
        match event {
            Event::Start(element) => {
                if open.len() >= DEEPEST {
                    return Err(TreeError::TooDeep);
                }
                let next = open_element(&element, open.last(), symbols)
                    .map_err(|why| why.at(line_of(&text, reader.buffer_position())))?;
                if matches!(next, OpenElement::Skipped) {
                    let end = element.to_end().into_owned();
                    reader
                        .read_to_end(end.name())
                        .map_err(|error| broken_file_error(&text, reader.error_position(), &error))?;
                } else {
                    open.push(next);
                }
            }
            Event::Empty(element) => {
                let next = open_element(&element, open.last(), symbols)
                    .map_err(|why| why.at(line_of(&text, reader.buffer_position())))?;
                if let Some(root) = close_element(next, &mut open) {
                    return Ok(root);
                }
            }
            Event::End(_) => {
                if let Some(root) = open.pop().and_then(|last| close_element(last, &mut open)) {
                    return Ok(root);
                }
            }
            Event::Text(words) => {
                if let Some(OpenElement::Node(node)) = open.last_mut()
                    && node.tag == Tag::Characteristic
                {
                    node.value = symbols.of(words.xml10_content().trim());
                }
            }
            Event::DocType(_) => {
                return Err(TreeError::DocumentType);
            }
            Event::Eof => return Err(TreeError::Ends),
            _ => {}
        }
    }
}

/// Two or three files of 2024 hold raw control bytes, which no XML may.
fn readable_text(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let is_stray = |byte: u8| byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r');
    if bytes.iter().copied().any(is_stray) {
        let kept: Vec<u8> = bytes.iter().copied().filter(|byte| !is_stray(*byte)).collect();
        return Cow::Owned(String::from_utf8_lossy(&kept).into_owned());
    }
    String::from_utf8_lossy(bytes)
}

fn broken_file_error(text: &str, position: u64, error: &quick_xml::Error) -> TreeError {
    TreeError::Broken { line: line_of(text, position), why: error.to_string() }
}

/// Counted from 1.
fn line_of(text: &str, position: u64) -> usize {
    let end = usize::try_from(position).unwrap_or(usize::MAX).min(text.len());
    text.as_bytes()[..end].split(|byte| *byte == b'\n').count()
}

impl ElementError {
    fn at(self, line: usize) -> TreeError {
        match self {
            Self::NoCatalogue(element) => TreeError::NoCatalogue { line, element },
            Self::Attribute(why) => TreeError::Broken { line, why },
        }
    }
}

/// What an element that has begun is to us.
enum OpenElement {
    Node(CatalogueNode),
    /// A plural wrapper; true when it holds shared entries.
    Wrapper(bool),
    Skipped,
}

fn open_element(
    element: &BytesStart<'_>,
    parent: Option<&OpenElement>,
    symbols: &mut Symbols,
) -> Result<OpenElement, ElementError> {
    let name = element.local_name();
    let name: &str = name.as_ref();
    let tag = match Tag::parse(name) {
        Some(tag) => tag,
        None if parent.is_none() && matches!(name, "catalogue" | "gameSystem") => Tag::Root,
        None if matches!(name, "sharedSelectionEntries" | "sharedSelectionEntryGroups") => {
            return Ok(OpenElement::Wrapper(true));
        }
        None if Tag::is_wrapper_of_any(name) => return Ok(OpenElement::Wrapper(false)),
        None if parent.is_none() => return Err(ElementError::NoCatalogue(name.to_owned())),
        None => return Ok(OpenElement::Skipped),
    };
    let shared = matches!(parent, Some(OpenElement::Wrapper(true)));
    let mut node = CatalogueNode { tag, shared, ..CatalogueNode::default() };
    read_attributes(element, &mut node, symbols)?;
    let is_rules_text = match tag {
        Tag::Profile => symbols.text(node.kind) != "Unit",
        Tag::Characteristic => symbols.text(node.name) != "Health",
        _ => false,
    };
    Ok(if is_rules_text { OpenElement::Skipped } else { OpenElement::Node(node) })
}

fn read_attributes(
    element: &BytesStart<'_>,
    node: &mut CatalogueNode,
    symbols: &mut Symbols,
) -> Result<(), ElementError> {
    for attribute in element.attributes().with_checks(false) {
        let attribute = attribute.map_err(|error| ElementError::Attribute(error.to_string()))?;
        let key: &str = attribute.key.as_ref();
        let is_true = &*attribute.value == "true";
        match (key, node.tag) {
            ("hidden", _) => node.hidden = is_true,
            ("library" | "importRootEntries", _)
            | ("primary", Tag::CategoryLink)
            | ("percentValue", Tag::Constraint) => node.flag = is_true,
            _ => {}
        }
        let place = match key {
            "id" => &mut node.id,
            "name" => &mut node.name,
            "type" | "typeName" => &mut node.kind,
            "typeId" if node.tag == Tag::Cost => &mut node.kind,
            // A file names the game system it belongs to.
            "targetId" | "gameSystemId" => &mut node.target,
            "value" => &mut node.value,
            "field" => &mut node.field,
            "scope" => &mut node.scope,
            "childId" => &mut node.child,
            "affects" => &mut node.affects,
            "publicationId" => &mut node.publication,
            _ => continue,
        };
        let value = attribute
            .normalized_value(XmlVersion::Implicit1_0)
            .map_err(|error| ElementError::Attribute(format!("{key}: {error}")))?;
        // "self.entries.recursive.<id>": only the id tells anything.
        let value =
            if key == "affects" { value.rsplit('.').next().unwrap_or_default() } else { value.trim() };
        *place = symbols.of(value);
    }
    Ok(())
}

/// Hands a finished element to its parent; the root comes back.
fn close_element(last: OpenElement, open: &mut [OpenElement]) -> Option<CatalogueNode> {
    let OpenElement::Node(node) = last else { return None };
    if node.tag == Tag::Root {
        return Some(node);
    }
    let parent = open.iter_mut().rev().find_map(|open| match open {
        OpenElement::Node(parent) => Some(parent),
        _ => None,
    });
    if let Some(parent) = parent {
        parent.children.push(node);
    }
    None
}
