//! Static files, compiled into the binary, at addresses that change with their content.

use crate::{
    error::{Error, Result},
    token::encode_hexadecimal,
    web::http::kept_pages::takes_gzip,
};
use actix_web::{HttpRequest, HttpResponse, http::header, web::Path};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use std::{io::Write, sync::LazyLock};

/// `files!("app.js" …)`: files of `static/`, each with its name.
macro_rules! files {
    ($($name:literal)+) => {
        [$(($name, include_str!(concat!("../../../static/", $name)))),+]
    };
}

/// The picture of the site in points, for home screens: what draws those reads no SVG.
const PICTURES: [(&str, &[u8]); 3] = [
    ("icon-180.png", include_bytes!("../../../static/icon-180.png")),
    ("icon-192.png", include_bytes!("../../../static/icon-192.png")),
    ("icon-512.png", include_bytes!("../../../static/icon-512.png")),
];

/// Scripts and drawings.
const FILES: [(&str, &str); 18] = files!(
    "app.js" "clock.js" "draft.js" "emblems.svg" "find.js" "game_form.js" "icon.svg" "icons.svg" "keys.js" "picture.js" "proof.js" "roster_builder.js" "scan.js" "screen.js" "set_up.js" "sheet.js"
    "sheet_cards.js" "sheet-worker.js"
);

/// `styles!("base" …)`: the style sheets of the parts, one after the other.
macro_rules! styles {
    ($($part:literal)+) => {
        concat!($(include_str!(concat!("../../../static/css/", $part, ".css"))),+)
    };
}

/// Who wins where two parts disagree: the layer that stands later here.
const LAYERS: &str = "@layer tokens,base,frame,parts,wall,print;";

/// The style sheet of every page but the big screen, a file a part (`a_class_belongs_to_one_part`).
static APP: LazyLock<SentFile> = LazyLock::new(|| {
    SentFile::from_style_parts(styles!(
        "tokens" "base" "frame"
        "banner" "button" "card" "chart" "chip" "clock" "dock" "emblem" "form" "grid" "note" "pair" "rank"
        "result" "row" "stepper" "tile" "print"
    ))
});

/// What the scoring sheet alone has, beside that of every page.
static SHEET: LazyLock<SentFile> = LazyLock::new(|| SentFile::from_style_parts(styles!("sheet")));

/// What the forms of the desk alone have.
static DESK: LazyLock<SentFile> = LazyLock::new(|| SentFile::from_style_parts(styles!("beside" "desk")));

/// What building a roster, and reading one, alone has.
static BUILDER: LazyLock<SentFile> = LazyLock::new(|| SentFile::from_style_parts(styles!("builder")));

/// What the bracket of a cut alone has: an event without one loads nothing of it.
static BRACKET: LazyLock<SentFile> = LazyLock::new(|| SentFile::from_style_parts(styles!("bracket")));

/// What stands on few pages alone: a draft, and what an event, a match or a battle has come to.
static MOMENTS: LazyLock<SentFile> =
    LazyLock::new(|| SentFile::from_style_parts(styles!("draft" "moments" "podium")));

/// The card of a battle that is over, for its own pages.
static FINAL: LazyLock<SentFile> = LazyLock::new(|| SentFile::from_style_parts(styles!("final")));

/// That of the big screen.
static WALL: LazyLock<SentFile> =
    LazyLock::new(|| SentFile::from_style_parts(styles!("tokens" "base" "result" "banner" "wall" "print")));

/// What lies over a broadcast's picture, beside it.
static SCENE: LazyLock<SentFile> = LazyLock::new(|| SentFile::from_style_parts(styles!("scene")));

/// [`FILES`].
static OTHERS: LazyLock<[SentFile; FILES.len()]> = LazyLock::new(|| {
    FILES.map(|(name, text)| {
        SentFile::from_text(if is_script(name) { strip_script(text) } else { text.to_owned() })
    })
});

/// [`PICTURES`].
static POINTS: LazyLock<[SentFile; PICTURES.len()]> =
    LazyLock::new(|| PICTURES.map(|(_, picture)| SentFile::from_picture(picture)));

/// A file as it is sent.
struct SentFile {
    bytes: Vec<u8>,
    /// Once and as small as it gets: what packs each answer anew has no time for that, and half as much again is sent.
    packed: Vec<u8>,
    hash: [u8; 32],
}

impl SentFile {
    fn from_text(text: String) -> Self {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        // Writing to memory does not fail; whatever were missing would be sent as it is.
        let packed = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()).unwrap_or_default();
        Self { hash: Sha256::digest(&text).into(), packed, bytes: text.into_bytes() }
    }

    /// It is packed already.
    fn from_picture(picture: &[u8]) -> Self {
        Self { hash: Sha256::digest(picture).into(), packed: Vec::new(), bytes: picture.to_vec() }
    }

    fn answer(&'static self, request: &HttpRequest, kind: &str, kept: &'static str) -> HttpResponse {
        let mut answer = HttpResponse::Ok();
        answer
            .content_type(kind)
            .insert_header((header::CACHE_CONTROL, kept))
            .insert_header((header::VARY, "accept-encoding"));
        if takes_gzip(request.headers()) && !self.packed.is_empty() {
            // Marked as packed already, so that nobody packs it once more.
            answer.insert_header((header::CONTENT_ENCODING, "gzip")).body(self.packed.as_slice())
        } else {
            answer.body(self.bytes.as_slice())
        }
    }

    /// A style sheet without comments and without space that means nothing.
    fn from_style_parts(parts: &str) -> Self {
        Self::from_text(format!("{LAYERS}{}", one_block_a_layer(&tighten_styles(parts))))
    }
}

/// The same rules in fewer bytes.
fn tighten_styles(styles: &str) -> String {
    let mut plain = String::with_capacity(styles.len());
    for part in styles.split("/*") {
        plain.push_str(part.split_once("*/").map_or(part, |(_, rest)| rest));
    }
    let mut out = String::with_capacity(plain.len());
    for word in plain.split_ascii_whitespace() {
        let joins = out.ends_with(['{', '}', ';', ',', ':']) || word.starts_with(['{', '}', ';']);
        if !out.is_empty() && !joins {
            out.push(' ');
        }
        out.push_str(word);
    }
    // A share of one needs no nought before its point.
    let shares = [" 0.", ":0.", "(0.", ",0.", "-0."];
    shares
        .iter()
        .fold(unquote_selectors(&out).replace(";}", "}"), |text, share| {
            text.replace(share, &share.replace('0', ""))
        })
        .replace(" > ", ">")
        .replace(" ~ ", "~")
        .replace("(> ", "(>")
        // Not where it adds: there the space is needed.
        .replace(" + *", "+*")
        .replace(" + :", "+:")
        .replace("@media (", "@media(")
        .replace(" / \"", "/\"")
        .replace(" !", "!")
}

/// The same selectors, where an attribute is compared with a word: it needs no quotes.
fn unquote_selectors(styles: &str) -> String {
    let is_word = |text: &str| text.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
    let mut parts = styles.split("=\"");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once("\"]") {
            Some((word, rest)) if !word.is_empty() && is_word(word) => {
                out.extend(["=", word, "]", rest]);
            }
            _ => out.extend(["=\"", part]),
        }
    }
    out
}

/// Neighbours of one layer as one block of it.
fn one_block_a_layer(styles: &str) -> String {
    let mut out = String::with_capacity(styles.len());
    let mut before = None;
    let starts = styles.match_indices("@layer ").map(|(at, _)| at);
    let ends = starts.clone().chain([styles.len()]);
    for block in [0].into_iter().chain(starts).zip(ends).map(|(start, end)| &styles[start..end]) {
        let layer = block.split_once('{').map(|(layer, _)| layer);
        // A block that something else follows does not end with its own brace.
        let is_whole = ends_where_it_closes(block);
        match layer.filter(|_| is_whole) {
            Some(layer) if before == Some(layer) => {
                out.pop();
                out.push_str(&block[layer.len() + 1..]);
            }
            other => {
                out.push_str(block);
                before = other;
            }
        }
    }
    out
}

/// Whether the first brace of this text is closed by its last sign.
fn ends_where_it_closes(block: &str) -> bool {
    let mut depth = 0_usize;
    let closes = block.char_indices().find(|(_, sign)| {
        depth = match sign {
            '{' => depth + 1,
            '}' => depth.saturating_sub(1),
            _ => return false,
        };
        depth == 0
    });
    closes.is_some_and(|(at, _)| at + 1 == block.len())
}

fn find_asset_file(name: &str) -> Option<&'static SentFile> {
    match name {
        "app.css" => Some(&APP),
        "bracket.css" => Some(&BRACKET),
        "builder.css" => Some(&BUILDER),
        "desk.css" => Some(&DESK),
        "final.css" => Some(&FINAL),
        "moments.css" => Some(&MOMENTS),
        "sheet.css" => Some(&SHEET),
        "scene.css" => Some(&SCENE),
        "wall.css" => Some(&WALL),
        _ => {
            let text = FILES.iter().position(|(known, _)| *known == name).map(|place| &OTHERS[place]);
            let picture =
                || PICTURES.iter().position(|(known, _)| *known == name).map(|place| &POINTS[place]);
            text.or_else(picture)
        }
    }
}

fn is_script(name: &str) -> bool {
    name.rsplit('.').next() == Some("js")
}

/// `app.css` → `/static/1a2b3c4d/app.css`
pub fn address_of_asset(name: &str) -> String {
    let hash = find_asset_file(name).map_or_else(String::new, |file| encode_hexadecimal(&file.hash[..4]));
    format!("/static/{hash}/{name}")
}

/// Where the icons are drawn: a page names one behind it, `…/icons.svg#done`.
pub fn address_of_icons() -> &'static str {
    static ADDRESS: LazyLock<String> = LazyLock::new(|| address_of_asset("icons.svg"));
    &ADDRESS
}

/// Where the pieces of emblems are drawn.
pub fn address_of_emblems() -> &'static str {
    static ADDRESS: LazyLock<String> = LazyLock::new(|| address_of_asset("emblems.svg"));
    &ADDRESS
}

/// A script without the lines that are for whoever reads it, and without its indentation: no text in it goes over more
/// than one line.
fn strip_script(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A file may be kept for ever: a changed one has another address.
pub async fn serve_asset_file(request: HttpRequest, path: Path<(String, String)>) -> Result<HttpResponse> {
    let (_, name) = path.into_inner();
    let file = find_asset_file(&name).ok_or(Error::NotFound)?;
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    };
    Ok(file.answer(&request, kind, "public, max-age=31536000, immutable"))
}

/// The scoring sheet's worker lives at the root: its scope is the sheet it is registered for.
pub async fn sheet_worker(request: HttpRequest) -> Result<HttpResponse> {
    let file = find_asset_file("sheet-worker.js").ok_or(Error::NotFound)?;
    Ok(file.answer(&request, "text/javascript; charset=utf-8", "no-cache"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_is_sent_tight_and_means_the_same() {
        let styles = "/* A note. */\n.a, .b { color: red; margin: 0.5rem 10.5px -0.25em; }\n@media (min-width: 1px) { .c ~ .d:not(.e) + * { top: calc(1px + 0.5rem) !important } }\n\
                      [type=\"date\"] { top: 0 } [href=\"/a\"] { content: \"b\" }";
        assert_eq!(
            tighten_styles(styles),
            ".a,.b{color:red;margin:.5rem 10.5px -.25em}@media(min-width:1px){.c~.d:not(.e)+*{top:calc(1px + .5rem)!important}}\
             [type=date]{top:0}[href=\"/a\"]{content:\"b\"}"
        );
    }

    #[test]
    fn a_script_is_sent_without_what_only_its_readers_need() {
        let script = "// Says why.\n\"use strict\";\n\nif (a) {\n  // And how.\n  b(`// ${c}`); // here\n}\n";
        assert_eq!(strip_script(script), "\"use strict\";\nif (a) {\nb(`// ${c}`); // here\n}\n");
        for (name, text) in FILES.iter().filter(|(name, _)| is_script(name)) {
            for line in text.lines() {
                assert!(
                    line.matches('`').count().is_multiple_of(2),
                    "{name}: a text of several lines: {line}"
                );
            }
        }
    }

    #[test]
    fn every_script_and_picture_is_sent() {
        let folder = std::fs::read_dir("static").unwrap().map(|entry| entry.unwrap());
        let files = folder.filter(|entry| entry.file_type().unwrap().is_file());
        let names: Vec<_> = files.map(|entry| entry.file_name().into_string().unwrap()).collect();
        assert!(names.iter().all(|name| find_asset_file(name).is_some()), "{names:?}");
        assert_eq!(names.len(), FILES.len() + PICTURES.len());
    }

    #[test]
    fn neighbours_of_one_layer_become_one_block() {
        let styles =
            "@layer a{.x{top:0}}@layer a{@media b{.y{top:0}}}@layer c{.z{top:0}}@layer a{.x{top:1px}}";
        let joined = "@layer a{.x{top:0}@media b{.y{top:0}}}@layer c{.z{top:0}}@layer a{.x{top:1px}}";
        assert_eq!(one_block_a_layer(styles), joined);
        let beside = "@layer a{.x{top:0}}.free{top:0}@layer a{.y{top:0}}";
        assert_eq!(one_block_a_layer(beside), beside);
    }

    /// The scoring sheet's own rules are not in the sheet of every page: the public, who reads it most, would load them
    /// for nothing. They have a bound of their own instead, and so has what both are together.
    #[test]
    fn the_style_sheet_of_every_page_is_small() {
        let bytes = APP.bytes.len();
        assert!((15_000..28 * 1024).contains(&bytes), "{bytes} bytes");
        assert!(WALL.bytes.len() < 12_700, "{} bytes", WALL.bytes.len());
        assert!((1_000..4_500).contains(&SHEET.bytes.len()), "{} bytes", SHEET.bytes.len());
        assert!((1_000..2_500).contains(&SCENE.bytes.len()), "{} bytes", SCENE.bytes.len());
        assert!((300..5_000).contains(&DESK.bytes.len()), "{} bytes", DESK.bytes.len());
        assert!((1_000..11_000).contains(&MOMENTS.bytes.len()), "{} bytes", MOMENTS.bytes.len());
        assert!((1_000..2_500).contains(&FINAL.bytes.len()), "{} bytes", FINAL.bytes.len());
        assert!((1_000..2_500).contains(&BRACKET.bytes.len()), "{} bytes", BRACKET.bytes.len());
        assert!((300..1_000).contains(&BUILDER.bytes.len()), "{} bytes", BUILDER.bytes.len());
        assert!(APP.bytes.len() + SHEET.bytes.len() < 33_000, "the sheet's page has {bytes} and its own");
    }

    /// What a page may cost a phone: 8 kB of style and 8 kB of script, packed; the scoring sheet, which a player opens
    /// once and keeps, has its own beside them, and so has the desk.
    #[test]
    fn what_a_page_loads_is_small_when_packed() {
        let packed = |name: &str| find_asset_file(name).unwrap().packed.len();
        let page = ["app.js", "clock.js", "roster_builder.js"];
        let desk: usize = ["find.js", "keys.js"].iter().map(|name| packed(name)).sum();
        assert!((2_000..4_000).contains(&desk), "{desk} bytes for the desk alone");
        assert!((4_000..8_000).contains(&packed("app.css")), "{} bytes of style", packed("app.css"));
        let scripts: usize = page.iter().map(|name| packed(name)).sum();
        assert!((4_000..8_000).contains(&scripts), "{scripts} bytes of script");
        assert!((500..1_500).contains(&packed("sheet.css")), "{} bytes", packed("sheet.css"));
        assert!((2_000..5_500).contains(&packed("sheet.js")), "{} bytes", packed("sheet.js"));
        assert!((500..1_000).contains(&packed("sheet_cards.js")), "{} bytes", packed("sheet_cards.js"));
        assert!((500..2_000).contains(&packed("proof.js")), "{} bytes", packed("proof.js"));
    }

    #[test]
    fn what_is_sent_packed_is_the_file() {
        let mut text = String::new();
        std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(APP.packed.as_slice()), &mut text)
            .unwrap();
        assert_eq!(text.as_bytes(), APP.bytes);
    }
}
