//! The forms of a page as a browser reads them: where each is sent, with what, and by which buttons.

use super::site::{Browser, Reply};

/// One form that is sent by POST.
#[derive(Debug, Clone)]
pub struct HtmlForm {
    pub action: String,
    pub fields: Vec<HtmlField>,
    /// Name and value of each button that sends it; of one without a name both are empty.
    pub buttons: Vec<[String; 2]>,
}

/// What is sent as part of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HtmlField {
    pub name: String,
    pub value: String,
    pub kind: FieldKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldKind {
    Hidden,
    /// People type what they like.
    Text,
    /// A number, a day or a time.
    Typed,
    Chosen,
    /// A box or a choice that is not ticked, which is not sent.
    Unticked,
    File,
}

impl HtmlForm {
    /// The forms of a page that was asked for at this address.
    pub fn all(page: &Reply, at: &str) -> Vec<Self> {
        let at = at.split('?').next().unwrap_or(at);
        page.body
            .split("<form")
            .skip(1)
            .filter_map(|rest| Self::read(rest.split("</form>").next()?, at))
            .collect()
    }

    fn read(html: &str, at: &str) -> Option<Self> {
        let (head, inside) = html.split_once('>')?;
        if attribute(head, "method")? != "post" {
            return None;
        }
        let action = attribute(head, "action").unwrap_or_else(|| at.to_owned());
        let (mut fields, mut buttons) = (Vec::new(), Vec::new());
        for (tag, rest) in tags(inside) {
            let named = |kind, value| attribute(tag, "name").map(|name| HtmlField { name, value, kind });
            match tag.split(|sign: char| !sign.is_ascii_alphanumeric()).next().unwrap_or_default() {
                "input" => {
                    let value = attribute(tag, "value").unwrap_or_default();
                    let ticked = tag.split_whitespace().any(|word| word == "checked");
                    let kind = match attribute(tag, "type").as_deref() {
                        Some("hidden") => FieldKind::Hidden,
                        Some("checkbox" | "radio") if ticked => FieldKind::Chosen,
                        Some("checkbox" | "radio") => FieldKind::Unticked,
                        Some("file") => FieldKind::File,
                        Some("submit") => continue,
                        None | Some("text" | "search") => FieldKind::Text,
                        Some(_) => FieldKind::Typed,
                    };
                    fields.extend(named(kind, value));
                }
                "textarea" => {
                    let text = rest.split("</textarea").next().unwrap_or_default();
                    fields.extend(named(FieldKind::Text, plain(text)));
                }
                "select" => {
                    let options = rest.split("</select").next().unwrap_or_default();
                    let mut options = tags(options).filter(|(tag, _)| tag.starts_with("option"));
                    let first = options.clone().next();
                    let chosen =
                        options.find(|(tag, _)| tag.split_whitespace().any(|word| word == "selected"));
                    let value = chosen.or(first).map(|(tag, rest)| {
                        attribute(tag, "value")
                            .unwrap_or_else(|| plain(rest.split('<').next().unwrap_or_default()))
                    });
                    fields.extend(named(FieldKind::Chosen, value.unwrap_or_default()));
                }
                "button" if attribute(tag, "type").as_deref() != Some("button") => {
                    buttons.push(["name", "value"].map(|of| attribute(tag, of).unwrap_or_default()));
                }
                _ => {}
            }
        }
        Some(Self { action, fields, buttons })
    }

    /// The form of a page that is sent there.
    #[track_caller]
    pub fn on(page: &Reply, at: &str, action: &str) -> Self {
        let found = Self::all(page, at).into_iter().find(|form| form.action == action);
        found.unwrap_or_else(|| panic!("no form for {action} in {}", page.body))
    }

    /// What people type as they like.
    pub fn texts(&self) -> impl Iterator<Item = &HtmlField> {
        self.fields.iter().filter(|field| field.kind == FieldKind::Text)
    }

    /// The names of these, and of the buttons.
    pub fn typed(&self) -> String {
        let names = self.texts().map(|field| field.name.as_str());
        names.chain(self.buttons.iter().map(|[_, value]| value.as_str())).collect::<Vec<_>>().join(" ")
    }

    /// Types this wherever nothing stands.
    pub fn fill_in(&mut self, text: &str) {
        for field in self.fields.iter_mut().filter(|field| field.kind == FieldKind::Text) {
            if field.value.is_empty() {
                text.clone_into(&mut field.value);
            }
        }
    }

    /// Every way to send it.
    pub fn presses(&self) -> impl Iterator<Item = [String; 2]> {
        let none = self.buttons.is_empty().then(|| [String::new(), String::new()]);
        self.buttons.iter().cloned().chain(none).collect::<Vec<_>>().into_iter()
    }

    pub fn tick(&mut self, name: &str) {
        for field in self.fields.iter_mut().filter(|field| field.name == name) {
            field.kind = FieldKind::Chosen;
        }
    }

    pub fn untick(&mut self, name: &str) {
        for field in self.fields.iter_mut().filter(|field| field.name == name) {
            field.kind = FieldKind::Unticked;
        }
    }

    pub fn value(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|field| field.name == name).map(|field| field.value.as_str())
    }

    pub fn set(&mut self, name: &str, value: &str) {
        for field in self.fields.iter_mut().filter(|field| field.name == name) {
            value.clone_into(&mut field.value);
        }
    }

    /// As it is sent with its first button that is seen.
    pub async fn send(&self, browser: &Browser) -> Reply {
        let first = self.presses().next().unwrap_or_default();
        self.send_by(browser, &first).await
    }

    /// As it is sent by this button.
    pub async fn send_by(&self, browser: &Browser, [name, value]: &[String; 2]) -> Reply {
        let sent = |field: &&HtmlField| !matches!(field.kind, FieldKind::Unticked | FieldKind::File);
        let mut fields: Vec<(&str, &str)> = self
            .fields
            .iter()
            .filter(sent)
            .map(|field| (field.name.as_str(), field.value.as_str()))
            .collect();
        if !name.is_empty() {
            fields.push((name, value));
        }
        browser.post(&self.action, &fields).await
    }
}

/// Every tag that opens, with what comes after it.
fn tags(html: &str) -> impl Iterator<Item = (&str, &str)> + Clone {
    html.split('<').skip(1).filter_map(|piece| piece.split_once('>')).filter(|(tag, _)| !tag.starts_with('/'))
}

/// What an attribute says, as a browser reads it.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let mut rest = tag;
    while let Some(at) = rest.find(name) {
        let before = rest[..at].chars().next_back();
        let after = &rest[at + name.len()..];
        if before.is_none_or(char::is_whitespace)
            && let Some(value) = after.strip_prefix("=\"")
        {
            return Some(plain(value.split('"').next().unwrap_or_default()));
        }
        rest = after;
    }
    None
}

/// Text without the marks that keep it from being markup.
fn plain(html: &str) -> String {
    let text = html.replace("&#60;", "<").replace("&#62;", ">").replace("&#34;", "\"").replace("&#39;", "'");
    text.replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&#38;", "&")
        .replace("&amp;", "&")
}
