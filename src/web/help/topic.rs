//! A topic of the help, made from its Markdown once: a page with an anchor at each heading, and its texts to search in.

use crate::{
    domain::alphabet::alphabetical_key,
    text::help::{HELP_OF_GAMES, HELP_TOPICS, HelpText},
};
use askama::filters::HtmlSafe;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::{fmt, sync::LazyLock};

/// HTML made from our own Markdown, in which nobody else writes.
#[derive(Debug)]
pub struct RenderedHelp(String);

#[derive(Debug)]
pub struct HelpTopic {
    pub name: &'static str,
    pub title: String,
    pub is_of_game: bool,
    pub html: RenderedHelp,
    pub sections: Vec<HelpSection>,
}

/// What stands under one heading.
#[derive(Debug)]
pub struct HelpSection {
    /// Its anchor on the topic's page.
    pub id: String,
    pub heading: String,
    /// Paragraphs, points of lists, rows of tables and code, without their markup.
    pub texts: Vec<String>,
    /// Heading and texts as they are compared with what somebody looks for.
    pub key: String,
}

static ALL: LazyLock<Vec<HelpTopic>> = LazyLock::new(|| {
    let read = |texts: &[HelpText], is_of_game| -> Vec<HelpTopic> {
        texts.iter().map(|text| read_topic(text, is_of_game)).collect()
    };
    let mut all = read(&HELP_TOPICS, false);
    all.extend(read(&HELP_OF_GAMES, true));
    all
});

impl fmt::Display for RenderedHelp {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl HtmlSafe for RenderedHelp {}

/// The topics that are listed; those of single games stand on the page of all games.
pub fn list_help_topics() -> impl Iterator<Item = &'static HelpTopic> {
    ALL.iter().filter(|topic| !topic.is_of_game)
}

/// All of them, those of games last.
pub fn all_topics() -> &'static [HelpTopic] {
    &ALL
}

pub fn find_topic(name: &str) -> Option<&'static HelpTopic> {
    ALL.iter().find(|topic| topic.name == name)
}

impl HelpTopic {
    /// Where a section stands.
    pub fn address_of(&self, section: &HelpSection) -> String {
        format!("/help/{}#{}", self.name, section.id)
    }
}

fn read_topic(text: &HelpText, is_of_game: bool) -> HelpTopic {
    let mut reader = TopicReader::default();
    let events: Vec<Event<'static>> = Parser::new_ext(text.markdown, Options::ENABLE_TABLES)
        .filter_map(|event| reader.read_event(event.into_static()))
        .collect();
    let mut sections = reader.sections;
    for section in &mut sections {
        section.key = alphabetical_key(&format!("{} {}", section.heading, section.texts.join(" ")));
    }
    // The anchor of a heading is made of its words, which are read after it has begun.
    let mut ids = sections.iter().map(|section| section.id.clone());
    let events = events.into_iter().map(|event| match event {
        Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
            let id = ids.next().map(CowStr::from);
            Event::Start(Tag::Heading { level, id, classes, attrs })
        }
        other => other,
    });
    let mut rendered = String::new();
    html::push_html(&mut rendered, events);
    HelpTopic { name: text.name, title: reader.title, is_of_game, html: RenderedHelp(rendered), sections }
}

/// Goes through a topic: keeps its title out of the page, collects its sections, and gives tables the site's own form.
#[derive(Default)]
struct TopicReader {
    title: String,
    sections: Vec<HelpSection>,
    words_go: WordsGo,
    is_in_head_of_table: bool,
    is_first_cell: bool,
}

/// Where the words that are read belong.
#[derive(Debug, Default, PartialEq, Eq)]
enum WordsGo {
    Title,
    Heading,
    #[default]
    Text,
}

impl TopicReader {
    fn read_event(&mut self, event: Event<'static>) -> Option<Event<'static>> {
        // Nothing is markup but Markdown.
        let event = match event {
            Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
            other => other,
        };
        match &event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                self.words_go = WordsGo::Title;
            }
            Event::End(TagEnd::Heading(HeadingLevel::H1)) => {
                self.words_go = WordsGo::Text;
                return None;
            }
            Event::Start(Tag::Heading { .. }) => {
                self.words_go = WordsGo::Heading;
                let (id, heading) = (String::new(), String::new());
                self.sections.push(HelpSection { id, heading, texts: Vec::new(), key: String::new() });
            }
            Event::End(TagEnd::Heading(_)) => self.end_heading(),
            Event::Start(Tag::Paragraph | Tag::Item | Tag::TableHead | Tag::TableRow | Tag::CodeBlock(_)) => {
                self.begin_text();
            }
            Event::Start(Tag::TableCell) | Event::SoftBreak => self.add_text(" "),
            Event::Text(text) | Event::Code(text) => self.add_text(text),
            _ => {}
        }
        if self.words_go == WordsGo::Title { None } else { Some(self.lay_table(event)) }
    }

    fn end_heading(&mut self) {
        self.words_go = WordsGo::Text;
        if let Some(section) = self.sections.last_mut() {
            section.id = anchor_of(&section.heading);
        }
    }

    fn begin_text(&mut self) {
        if let Some(section) = self.sections.last_mut() {
            section.texts.push(String::new());
        }
    }

    fn add_text(&mut self, text: &str) {
        let section = self.sections.last_mut();
        let place = match self.words_go {
            WordsGo::Title => Some(&mut self.title),
            WordsGo::Heading => section.map(|section| &mut section.heading),
            WordsGo::Text => section.and_then(|section| section.texts.last_mut()),
        };
        if let Some(place) = place {
            place.push_str(text);
        }
    }

    /// A row of a table begins with what it is about, and folds on a phone like every table of the site.
    fn lay_table(&mut self, event: Event<'static>) -> Event<'static> {
        let laid = match &event {
            Event::Start(Tag::Table(_)) => "<div class=\"scroll\"><table class=\"grid grid--fold\">",
            Event::End(TagEnd::Table) => "</tbody></table></div>",
            Event::Start(Tag::TableHead) => {
                self.is_in_head_of_table = true;
                "<thead><tr>"
            }
            Event::End(TagEnd::TableHead) => {
                self.is_in_head_of_table = false;
                "</tr></thead><tbody>"
            }
            Event::Start(Tag::TableRow) => {
                self.is_first_cell = true;
                "<tr>"
            }
            Event::End(TagEnd::TableRow) => "</tr>",
            Event::Start(Tag::TableCell) if self.is_in_head_of_table => "<th scope=\"col\">",
            Event::Start(Tag::TableCell) if self.is_first_cell => "<th scope=\"row\">",
            Event::Start(Tag::TableCell) => "<td>",
            Event::End(TagEnd::TableCell) => {
                let is_heading = self.is_in_head_of_table || self.is_first_cell;
                self.is_first_cell = false;
                if is_heading { "</th>" } else { "</td>" }
            }
            _ => return event,
        };
        Event::Html(laid.into())
    }
}

/// The anchor of a heading: its words in small letters with hyphens between.
fn anchor_of(heading: &str) -> String {
    let words = alphabetical_key(heading);
    let words = words.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_a_page_with_anchors_and_tables_of_the_site() {
        let markdown = "# A *title*\n\n## Two words, more\n\nFirst\nline `code` <b>.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
        let topic = read_topic(&HelpText { name: "x", markdown }, false);
        assert_eq!(topic.title, "A title");
        let html = topic.html.to_string();
        assert!(
            html.starts_with("<h2 id=\"two-words-more\">Two words, more</h2>\n<p>First\nline "),
            "{html}"
        );
        let row = "<tr><th scope=\"row\">1</th><td>2</td></tr></tbody></table></div>";
        assert!(html.contains("<tr><th scope=\"col\">a</th><th scope=\"col\">b</th></tr></thead>"), "{html}");
        assert!(html.ends_with(row), "{html}");
        let section = &topic.sections[0];
        assert_eq!(section.texts[0].split_whitespace().collect::<Vec<_>>().join(" "), "First line code <b>.");
        assert!(html.contains("&lt;b&gt;"), "{html}");
        assert_eq!(section.texts[2].trim(), "1 2");
    }
}
