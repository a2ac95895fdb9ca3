//! What is wrong with a form, told above it by the names of its fields: each is called as its label calls it, so that no
//! two lines of the list say the same.

/// On the links of the list, behind where they lead.
const MARK: &str = " data-names>";

/// The page with the name of its field before each line of the list.
pub fn name_line_fields(page: String) -> String {
    if !page.contains(MARK) {
        return page;
    }
    let mut out = String::with_capacity(page.len() + 512);
    let mut rest = page.as_str();
    while let Some(at) = rest.find(MARK) {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        out.push('>');
        let field = before.rsplit_once("href=\"#").and_then(|(_, to)| to.strip_suffix('"'));
        if let Some(name) = field.and_then(|field| name_of(&page, field)) {
            out.push_str(&name);
            out.push_str(": ");
        }
        rest = &after[MARK.len()..];
    }
    out.push_str(rest);
    out
}

/// What a field is called, whose it is first: `Ann Archer, victory points`.
fn name_of(page: &str, field: &str) -> Option<String> {
    let labelled = page.find(&format!("<label for=\"{field}\""));
    let (at, name) = if let Some(at) = labelled {
        (at, text_of(text_inside_tag(&page[at..], "</label>")?))
    } else {
        let at = page.find(&format!("id=\"{field}\""))?;
        let tag = &page[page[..at].rfind('<')?..];
        let tag = &tag[..tag.find('>')?];
        let named = tag.split_once("aria-label=\"").and_then(|(_, rest)| rest.split('"').next());
        (at, named.map_or_else(|| read_legend_text(&page[at..]), |name| Some(name.to_owned()))?)
    };
    let is_of_somebody =
        page[..at].rfind("<fieldset").filter(|open| !page[*open..at].contains("</fieldset>"));
    let whose = is_of_somebody
        .filter(|open| is_whose(&page[*open..]))
        .and_then(|open| read_legend_text(&page[open..]));
    Some(match whose {
        Some(whose) => format!("{whose}, {}", name.trim()),
        None => name.trim().to_owned(),
    })
}

/// The fields of a set are called alike in another, so it matters whose they are.
fn is_whose(set: &str) -> bool {
    set.split('>').next().is_some_and(|tag| tag.contains("data-whose"))
}

/// What a set of fields is called.
fn read_legend_text(set: &str) -> Option<String> {
    let at = set.find("<legend")?;
    Some(text_of(text_inside_tag(&set[at..], "</legend>")?).trim().to_owned())
}

/// What stands between a tag and the one that closes it.
fn text_inside_tag<'a>(tag: &'a str, close: &str) -> Option<&'a str> {
    let start = tag.find('>')? + 1;
    let end = tag.find(close)?;
    tag.get(start..end)
}

/// Text without its tags.
fn text_of(html: &str) -> String {
    let pieces = html.split('<').enumerate();
    let text = pieces.map(|(place, piece)| match piece.split_once('>') {
        Some((_, text)) if place > 0 => text,
        _ => piece,
    });
    text.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::name_line_fields;

    #[test]
    fn each_line_of_the_list_says_which_field_it_is_about() {
        let list =
            "<a href=\"#f-a\" data-names>Enter a number.</a><a href=\"#f-b\" data-names>Enter a number.</a>";
        let fields = "<label for=\"f-a\">Places <b>left</b></label><input id=\"f-a\"> <input id=\"f-b\" \
                      aria-label=\"Doors open: minutes\">";
        let page = name_line_fields(format!("{list}{fields}"));
        assert!(page.contains("<a href=\"#f-a\">Places left: Enter a number.</a>"), "{page}");
        assert!(page.contains("<a href=\"#f-b\">Doors open: minutes: Enter a number.</a>"), "{page}");
    }

    #[test]
    fn fields_that_are_called_alike_are_told_apart_by_whose_they_are() {
        let field = |who: &str, id: &str| {
            format!(
                "<fieldset data-whose><legend>{who}</legend><label for=\"{id}\">Points</label></fieldset>"
            )
        };
        let list = "<a href=\"#f-b\" data-names>Enter a number.</a>";
        let page = name_line_fields(format!("{list}{}{}", field("Ann", "f-a"), field("Bo", "f-b")));
        assert!(page.starts_with("<a href=\"#f-b\">Bo, Points: Enter a number.</a>"), "{page}");
    }

    #[test]
    fn a_list_of_no_field_on_the_page_stays_as_it_is() {
        let page = "<a href=\"#f-x\" data-names>Choose one.</a><fieldset id=\"f-y\"><legend>Order</legend></fieldset>";
        assert!(name_line_fields(page.to_owned()).starts_with("<a href=\"#f-x\">Choose one.</a>"));
        let page = page.replace("#f-x", "#f-y");
        assert!(name_line_fields(page).starts_with("<a href=\"#f-y\">Order: Choose one.</a>"));
    }
}
