//! The card of a battle as the picture that stands beside a link to it: both sides, the score, and how it came about.

use super::{
    PrintError,
    emblem::{EMBLEM_BASELINE, EMBLEM_LETTERS, LIGHTER_HALF, LetteredEmblem},
    picture::Picture,
    shapes::{Area, Ink, PagePoint, Pen, outline_circle, straight_node},
    svg_path::{place_outlines, read_svg_path},
    text::{Fitted, Type, fit_legibly, wrap_text},
};
use crate::domain::{accent::Accent, quilt::Quilt};

/// As large as sites show what stands beside a link.
pub const SHARE_CARD_SIZE: (u32, u32) = (1200, 630);
/// What changes how every card is drawn gives all of them another address.
pub const SHARE_CARD_EDITION: u32 = 1;

/// Where the text begins and ends, and the line of points.
const LEFT: f32 = 64.0;
const RIGHT: f32 = 912.0;
const TRACE_RIGHT: f32 = 700.0;
/// The pattern stands to the right of this.
const PATTERN: f32 = 990.0;
const SMALLEST: f32 = 20.0;
const HEAD: Type = Type::bold(26.0);
const FOOT: Type = Type::regular(23.0);
const NAME: f32 = 42.0;
const LONG_NAME: f32 = 34.0;
const LONG: usize = 22;
const ABOUT: Type = Type::regular(25.0);
const SCORE: f32 = 104.0;
const EMBLEM: f32 = 92.0;
const GAP: f32 = 28.0;
/// Where the middles of the two sides are; lower without a line of points.
const MIDDLES: [f32; 2] = [190.0, 318.0];
const LOWER: f32 = 30.0;

/// What the picture shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShareCard {
    pub event: String,
    /// `Round 3 · The Vice`
    pub round: String,
    pub accent: Accent,
    pub sides: [ShareSide; 2],
    /// `Minor victory`, `12 to 8`
    pub worth: ShareWorth,
    /// When and where.
    pub foot: String,
}

/// One of the two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShareSide {
    pub name: String,
    /// A faction; empty where nothing is known.
    pub about: String,
    pub emblem: Option<LetteredEmblem>,
    pub score: String,
    pub has_won: bool,
    /// What they had after each battle round; nothing where no sheet says it.
    pub by_round: Vec<u32>,
}

/// How clear it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShareWorth {
    pub called: String,
    pub value: String,
}

/// Draws it, as a PNG.
///
/// # Errors
/// When the picture cannot be packed.
pub fn draw_share_card(card: &ShareCard) -> Result<Vec<u8>, PrintError> {
    let deep = Ink::deep_of(card.accent);
    let (width, height) = SHARE_CARD_SIZE;
    let mut picture = Picture::new(width, height, deep)?;
    draw_pattern(&mut picture, &card.event);
    draw_ends(&mut picture, &card.event, &card.round, 70.0);
    let has_trace = card.sides[0].by_round.len() > 1;
    for (side, middle) in card.sides.iter().zip(MIDDLES) {
        let middle = if has_trace { middle } else { middle + LOWER };
        draw_side(&mut picture, side, middle, deep);
    }
    if has_trace {
        draw_trace(&mut picture, &card.sides);
    }
    let room = if has_trace { RIGHT - TRACE_RIGHT } else { RIGHT - LEFT };
    let lines =
        [(&card.worth.called, Type::regular(24.0), 478.0), (&card.worth.value, Type::bold(35.0), 518.0)];
    for (text, set, y) in lines {
        draw_at_right(&mut picture, text, PagePoint { x: room, y }, set);
    }
    let foot = fit_legibly(&card.foot, FOOT, RIGHT - LEFT, SMALLEST);
    picture.text(&foot.text, PagePoint { x: LEFT, y: 578.0 }, foot.set, Ink::WHITE);
    picture.finish()
}

/// The event's own pattern, from the upper to the lower edge.
fn draw_pattern(picture: &mut Picture, event: &str) {
    let quilt = Quilt::of_mark(event);
    // Two squares fill the strip, six its height.
    let height = (1200.0 - PATTERN) * 3.0;
    let shades = [
        (&quilt.pale, Ink::WHITE, 0.07),
        (&quilt.mid, Ink::WHITE, 0.16),
        (&quilt.clear, Ink::WHITE, 0.32),
        (&quilt.gold, Ink::GOLD, 1.0),
    ];
    for (data, ink, share) in shades {
        // Each figure by itself: where two lie over each other, both are seen.
        for figure in read_svg_path(data) {
            let square = Area { x: PATTERN, y: 0.0, width: height, height };
            picture.fill(&place_outlines(&[figure], 240.0, square), ink, share);
        }
    }
}

/// The event at the left, the round at the right.
fn draw_ends(picture: &mut Picture, event: &str, round: &str, y: f32) {
    let room = (RIGHT - LEFT - GAP) / 2.0;
    let regular = Type::regular(HEAD.size);
    let right = fit_legibly(round, regular, room, SMALLEST);
    let taken = right.set.width(&right.text);
    let left = fit_legibly(event, HEAD, RIGHT - LEFT - GAP - taken, SMALLEST);
    picture.text(&left.text, PagePoint { x: LEFT, y }, left.set, Ink::WHITE);
    picture.text(&right.text, PagePoint { x: RIGHT - taken, y }, right.set, Ink::WHITE);
}

/// A text that ends at the right edge; `x` says how much room it has.
fn draw_at_right(picture: &mut Picture, text: &str, at: PagePoint, set: Type) {
    let fitted = fit_legibly(text, set, at.x, SMALLEST);
    let x = RIGHT - fitted.set.width(&fitted.text);
    picture.text(&fitted.text, PagePoint { x, y: at.y }, fitted.set, Ink::WHITE);
}

fn draw_side(picture: &mut Picture, side: &ShareSide, middle: f32, deep: Ink) {
    let set = if side.has_won { Type::bold(SCORE) } else { Type::regular(SCORE) };
    let score = fit_legibly(&side.score, set, 260.0, SMALLEST);
    let taken = score.set.width(&score.text);
    let ink = if side.has_won { Ink::GOLD } else { Ink::WHITE };
    let at = PagePoint { x: RIGHT - taken, y: middle + score.set.size * 0.365 };
    picture.text(&score.text, at, score.set, ink);
    if let Some(emblem) = &side.emblem {
        draw_emblem(
            picture,
            emblem,
            Area { x: LEFT, y: middle - EMBLEM / 2.0, width: EMBLEM, height: EMBLEM },
            deep,
        );
    }
    let x = LEFT + EMBLEM + GAP;
    let room = RIGHT - taken - GAP - x;
    let mut lines = set_name(side, room);
    if !side.about.is_empty() {
        lines.push(fit_legibly(&side.about, ABOUT, room, SMALLEST));
    }
    let height: f32 = lines.iter().map(line_height).sum();
    let mut y = middle - height / 2.0;
    for line in lines {
        y += line_height(&line);
        picture.text(&line.text, PagePoint { x, y: y - line.set.size * 0.28 }, line.set, Ink::WHITE);
    }
}

fn line_height(line: &Fitted) -> f32 {
    line.set.size * 1.16
}

/// On one line, or a long one smaller and on two; what is left of it on the second may be smaller still.
fn set_name(side: &ShareSide, room: f32) -> Vec<Fitted> {
    let set = |size| if side.has_won { Type::bold(size) } else { Type::regular(size) };
    let (short, long) = (set(NAME), set(LONG_NAME));
    if side.name.chars().count() <= LONG && short.width(&side.name) <= room {
        return vec![Fitted { text: side.name.clone(), set: short }];
    }
    let lines = wrap_text(&side.name, long, room);
    let (first, rest) = lines.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
    let rest = (!rest.is_empty()).then(|| fit_legibly(&rest.join(" "), long, room, SMALLEST));
    [Some(Fitted { text: first.to_owned(), set: long }), rest].into_iter().flatten().collect()
}

/// In white, with what stands on it in the colour of the ground.
fn draw_emblem(picture: &mut Picture, emblem: &LetteredEmblem, area: Area, deep: Ink) {
    let outlines = emblem.outlines(area);
    picture.fill(&outlines.ground, Ink::WHITE, 1.0);
    picture.fill(&outlines.half, deep, LIGHTER_HALF);
    picture.fill(&outlines.charge, deep, 1.0);
    if !emblem.letters().is_empty() {
        let set = Type::bold(area.height * EMBLEM_LETTERS);
        let x = area.x + (area.width - set.width(emblem.letters())) / 2.0;
        picture.text(emblem.letters(), PagePoint { x, y: area.y + area.height * EMBLEM_BASELINE }, set, deep);
    }
}

/// What both had after each battle round.
fn draw_trace(picture: &mut Picture, sides: &[ShareSide; 2]) {
    const TOP: f32 = 400.0;
    const BASE: f32 = 508.0;
    let most = sides.iter().flat_map(|side| &side.by_round).copied().max().unwrap_or_default().max(1);
    // Points and battle rounds are small numbers.
    #[expect(clippy::cast_precision_loss, reason = "points of a battle, and its rounds")]
    let place = |(at, points): (usize, &u32), rounds: usize| PagePoint {
        x: LEFT + 12.0 + (TRACE_RIGHT - LEFT - 100.0) * at as f32 / (rounds - 1) as f32,
        y: BASE - 12.0 - (BASE - 12.0 - TOP) * *points as f32 / most as f32,
    };
    let base = [LEFT, TRACE_RIGHT - 20.0].map(|x| straight_node(PagePoint { x, y: BASE }));
    picture.stroke(&base, Pen { ink: Ink::WHITE, thickness: 1.5 }, 0.25);
    let mut ends = Vec::new();
    for (at, side) in sides.iter().enumerate().rev() {
        let rounds = side.by_round.len();
        let places: Vec<PagePoint> =
            side.by_round.iter().enumerate().map(|step| place(step, rounds)).collect();
        let (ink, thickness, share) = if at == 0 { (Ink::GOLD, 4.0, 1.0) } else { (Ink::WHITE, 2.5, 0.65) };
        let nodes: Vec<_> = places.iter().copied().map(straight_node).collect();
        picture.stroke(&nodes, Pen { ink, thickness }, share);
        for place in &places {
            picture.fill(&[outline_circle(*place, thickness + 1.5)], ink, share.max(0.8));
        }
        ends.extend(places.last().map(|place| (at, place.y, &side.score)));
        if at == 0 {
            for (place, round) in places.iter().zip(1..) {
                let (text, set) = (format!("{round}"), Type::regular(SMALLEST));
                let x = place.x - set.width(&text) / 2.0;
                picture.text(&text, PagePoint { x, y: BASE + 24.0 }, set, Ink::WHITE);
            }
        }
    }
    // The lower of the two figures makes room for the upper one.
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut free = f32::MIN;
    for (at, y, score) in ends {
        let y = (y + 7.0).max(free);
        free = y + 22.0;
        let (ink, set) =
            if at == 0 { (Ink::GOLD, Type::bold(SMALLEST)) } else { (Ink::WHITE, Type::regular(SMALLEST)) };
        picture.text(score, PagePoint { x: TRACE_RIGHT - 68.0, y }, set, ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system::find_system;

    fn card() -> ShareCard {
        let game = find_system("aos4-ghb2025").or_else(|| find_system("aos4-ghb2024")).unwrap();
        let side = |name: &str, faction: &str, score: &str, by_round: &[u32]| ShareSide {
            name: name.to_owned(),
            about: faction.to_owned(),
            emblem: LetteredEmblem::of_faction(game, faction),
            score: score.to_owned(),
            has_won: score == "34",
            by_round: by_round.to_vec(),
        };
        ShareCard {
            event: "Autumn Clash".into(),
            round: "Round 3 · The Vice".into(),
            accent: Accent::Azure,
            sides: [
                side("Wren Adler", "Skaven", "34", &[5, 9, 18, 26, 34]),
                side(
                    "Bartholomew Featherstone-Haughs-Grantham",
                    "Kharadron Overlords",
                    "28",
                    &[6, 12, 16, 21, 28],
                ),
            ],
            worth: ShareWorth { called: "Minor victory".into(), value: "12 to 8".into() },
            foot: "21 November 2026 · Millbrook".into(),
        }
    }

    /// `MUSTER_SCREENSHOTS=DIR` keeps the pictures.
    fn draw(name: &str, card: &ShareCard) -> Vec<u8> {
        let png = draw_share_card(card).unwrap();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let size = imagesize::blob_size(&png).unwrap();
        assert_eq!((size.width, size.height), (1200, 630));
        assert!((8_000..150_000).contains(&png.len()), "{name}: {} bytes", png.len());
        if let Ok(folder) = std::env::var("MUSTER_SCREENSHOTS") {
            std::fs::write(format!("{folder}/{name}.png"), &png).unwrap();
        }
        png
    }

    #[test]
    fn a_card_is_drawn_with_whatever_its_names_hold() {
        let plain = draw("share-card", &card());
        assert_eq!(plain, draw("share-card", &card()), "the same card is the same picture");
        let mut other = card();
        for (side, name) in
            other.sides.iter_mut().zip(["Юлия Константинопольская-Перепёлкина", "王小明 김민준 \u{1F9D9}"])
        {
            side.name = name.to_owned();
            side.by_round.clear();
        }
        other.sides[1].emblem = None;
        other.accent = Accent::Sable;
        assert_ne!(plain, draw("share-card-names", &other));
        let mut long = card();
        long.sides[0].name = "W".repeat(60);
        long.sides[1].name = "محمد علي <b>".into();
        long.sides[0].score = "1,250".into();
        long.event = "The very long name of an event that goes on and on, 2026".into();
        long.foot = long.event.repeat(4);
        draw("share-card-long", &long);
    }
}
