//! The icons of a page: what its marks name is drawn once, at the top of the page.

use std::collections::BTreeSet;

/// One symbol a line, in the order of their names.
const SYMBOLS: &str = include_str!("../../../static/icons.html");

/// The page with the icons that it uses.
pub fn add_used_icons(page: String) -> String {
    let names = page.split("href=\"#i-").skip(1).filter_map(|rest| rest.split('"').next());
    let used: BTreeSet<&str> = names.collect();
    let body = page.find("<body").and_then(|at| page[at..].find('>').map(|end| at + end + 1));
    let (Some(at), false) = (body, used.is_empty()) else { return page };
    let symbols: String =
        list_icon_symbols().filter(|(name, _)| used.contains(name)).map(|(_, symbol)| symbol).collect();
    let (head, rest) = page.split_at(at);
    format!("{head}\n<svg class=\"sprite\" aria-hidden=\"true\">{symbols}</svg>{rest}")
}

/// Every icon by its name.
pub fn list_icon_symbols() -> impl Iterator<Item = (&'static str, &'static str)> {
    SYMBOLS.lines().filter_map(|symbol| {
        let (_, rest) = symbol.split_once("id=\"i-")?;
        Some((rest.split('"').next()?, symbol))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_gets_the_icons_that_it_uses_and_no_others() {
        let page = "<body data-live=\"a\"><svg class=\"i\"><use href=\"#i-done\"/></svg></body>".to_owned();
        let drawn = add_used_icons(page);
        assert_eq!(drawn.matches("<symbol").count(), 1, "{drawn}");
        assert!(drawn.starts_with("<body data-live=\"a\">\n<svg class=\"sprite\""), "{drawn}");
        assert_eq!(super::add_used_icons("<body>plain</body>".into()), "<body>plain</body>");
    }
}
