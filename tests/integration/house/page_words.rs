//! What a page or a command says is chosen where it is made, and said by a text of `templates/text`: no code holds a
//! phrase of its own, so that another language is another folder of texts.

use crate::support::sources::{rust, sources};
use proc_macro2::{TokenStream, TokenTree};

/// Strings of two words that nobody reads, each with its reason.
const READ_BY_NOBODY: [&str; 14] = [
    // An error of the serialiser, which nothing shows.
    "not told",
    // Keeps a stream of events open.
    ": still here\n\n",
    // Classes of a name that is set closer.
    "is-long is-closer",
    // Classes of what is marked.
    "badge warn",
    // How a command is called.
    "\n  muster {way}",
    // Marks of the clock, which the sheet's script compares.
    "until {}",
    "paused at {}",
    // The order of style sheets.
    "@layer tokens,base,frame,parts,wall,print;",
    // Who did it, where that is no person: stored beside people's names.
    "the first account",
    "the event file",
    "from the event file",
    // An operator of PDF.
    "{} w\n",
    "{x:.2} {bottom:.2} {width:.2} {height:.2} re\n",
    // A shape of a document, which its pages refer to.
    "/{} {} Tf\n",
];

/// The rooms at the edge, which people read. How a command is called is told by attributes and comments, for its parser.
const ROOMS: [&str; 7] = [
    "src/web",
    "src/command",
    "src/actions",
    "src/cache",
    "src/print",
    "src/text",
    "src/exchange/event_file",
];

#[test]
fn nothing_is_worded_at_the_edge() {
    let found: Vec<String> = rust(&ROOMS)
        .iter()
        .filter(|source| !source.path.ends_with("tests.rs"))
        .flat_map(|source| {
            phrases(&source.text).into_iter().map(|phrase| format!("{}: {phrase}", source.path))
        })
        .collect();
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn what_is_read_by_nobody_is_there() {
    let all: String = rust(&ROOMS).into_iter().map(|source| source.text).collect();
    for text in READ_BY_NOBODY {
        assert!(all.contains(&format!("{text:?}")), "{text:?} is said nowhere any more");
    }
}

#[test]
fn a_phrase_is_known_by_two_words_wherever_it_stands() {
    let code = r#"
        //! Says nothing itself.
        #[expect(dead_code, reason = "it says nothing")]
        const TITLE: &str = "The round";
        fn said(n: u32) -> Result<String> {
            let n = number(n).expect("it was counted");
            tracing::warn!(n, "many of them");
            refuse("name", "Choose somebody.").map_err(|_| Error::Broken("no such thing".into()))?;
            Ok(format!("Table {n}") + &format!("{n} rounds") + "row row--low" + "private, no-store" + "<svg class=''>")
        }
        #[cfg(test)]
        mod tests {
            const TOLD: &str = "in a test";
        }
    "#;
    assert_eq!(phrases(code), ["The round", "Choose somebody.", "Table {n}", "{n} rounds"]);
}

#[test]
fn nobody_is_shouted_at() {
    let mut said: Vec<(String, String)> = Vec::new();
    for source in rust(&["src/text"]) {
        let mut found = Vec::new();
        collect(source.text.parse().expect("the source is Rust"), &mut found);
        said.extend(found.into_iter().map(|text| (source.path.clone(), text)));
    }
    let of_pages = sources("static").into_iter().filter(|source| source.is("js")).chain(sources("templates"));
    for source in of_pages {
        said.extend(source.text.lines().map(|line| (source.path.clone(), line.to_owned())));
    }
    let shouted = said.iter().filter(|(_, text)| shouts(text)).collect::<Vec<_>>();
    assert!(shouted.is_empty(), "{shouted:#?}");
    assert!(shouts("Thank you!") && shouts("Ready! Next") && !shouts("a != b") && !shouts("!is_fine"));
}

/// A word that ends with an exclamation mark.
fn shouts(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let ends =
        |after: Option<&char>| after.is_none_or(|sign| !sign.is_alphanumeric() && !"=([{_\"".contains(*sign));
    (1..signs.len()).any(|at| signs[at] == '!' && signs[at - 1].is_alphabetic() && ends(signs.get(at + 1)))
}

/// The strings of the code in which two words follow one another. What operators read, attributes, comments and tests
/// are passed over.
fn phrases(code: &str) -> Vec<String> {
    let tokens: TokenStream = code.parse().expect("the source is Rust");
    let mut found = Vec::new();
    collect(tokens, &mut found);
    found.retain(|text| is_phrase(text) && !READ_BY_NOBODY.contains(&text.as_str()));
    found
}

/// Every string of the code, but for attributes, comments, tests and what operators read.
pub fn collect(tokens: TokenStream, found: &mut Vec<String>) {
    let mut trees = tokens.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                let rule = trees.by_ref().find(|tree| matches!(tree, TokenTree::Group(_)));
                if rule.is_some_and(|rule| rule.to_string().replace(' ', "") == "[cfg(test)]") {
                    // The module in braces, or what ends with its name.
                    let _ = trees.by_ref().find(|tree| is_braced(tree) || tree.to_string() == ";");
                }
            }
            // Errors for the log, and what cannot be.
            TokenTree::Ident(name)
                if ["expect", "Broken", "tracing"].contains(&name.to_string().as_str()) =>
            {
                let is_call = |tree: &TokenTree| matches!(tree, TokenTree::Group(_));
                let passed = |tree: &TokenTree| ["!", ":"].contains(&tree.to_string().as_str());
                while let Some(tree) = trees.peek()
                    && (is_call(tree) || passed(tree) || name == "tracing")
                {
                    let was_call = is_call(tree);
                    trees.next();
                    if was_call {
                        break;
                    }
                }
            }
            TokenTree::Group(group) => collect(group.stream(), found),
            TokenTree::Literal(literal) => {
                found.extend(syn::parse_str::<syn::LitStr>(&literal.to_string()).map(|text| text.value()));
            }
            _ => {}
        }
    }
}

fn is_braced(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::Brace)
}

/// Two words with a space between them; a value in braces counts as one of the two, markup does not.
fn is_phrase(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| {
        let is_word = |word: &str| !word.contains(['<', '=']) && !word.contains("--");
        let ends = |word: &str| word.len() > 1 && word.ends_with(char::is_alphabetic) && is_word(word);
        let begins = |word: &str| word.starts_with(char::is_alphabetic) && is_word(word);
        let (left, right) = (pair[0], pair[1]);
        (ends(left) && (begins(right) || right.starts_with('{'))) || (left.ends_with('}') && begins(right))
    })
}
