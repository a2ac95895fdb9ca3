//! What both bring from their rosters on a scoring sheet on paper: what they declared, and tactic cards with their steps
//! to tick, once for the whole battle.

use super::boxes::{BOX, SMALL, halve_sheet, tick_box};
use super::canvas::{Ink, PagePoint};
use super::sheet::Sheet;
use super::text::{Type, squeeze_name};
use crate::{
    domain::system::{CardPlan, System, TacticCard},
    text::say,
};
use std::collections::BTreeSet;

/// A line of a card.
const LINE: f32 = 11.5;
/// Between two cards.
const GAP: f32 = 4.0;

/// A card on paper: its name and its steps, or room for both.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PrintedCard {
    /// Empty: to be written in.
    pub name: String,
    /// Before the line to write the name on.
    pub label: String,
    pub steps: Vec<String>,
}

impl PrintedCard {
    /// These cards of a game, in its order.
    pub fn cards_in(game: &System, slugs: &BTreeSet<String>) -> Vec<Self> {
        let cards = game.tactic_cards.iter().filter(|card| slugs.contains(&card.slug));
        let steps = |card: &TacticCard| card.steps.iter().map(|step| step.name.clone()).collect();
        cards.map(|card| Self { name: card.name.clone(), steps: steps(card), ..Self::default() }).collect()
    }

    /// Cards that are not known yet.
    pub fn blank_cards(plan: CardPlan, label: &str) -> Vec<Self> {
        let steps = vec![String::new(); plan.steps as usize];
        let card = Self { name: String::new(), label: label.to_owned(), steps };
        vec![card; plan.take as usize]
    }
}

/// How high the cards of both are; nothing where there are none.
pub(super) fn height_of_cards(cards: &[Vec<PrintedCard>; 2]) -> f32 {
    let height = |cards: &Vec<PrintedCard>| {
        #[expect(clippy::cast_precision_loss, reason = "a handful of steps")]
        let of_card = |card: &PrintedCard| LINE * (card.steps.len() as f32 + 1.0) + GAP;
        cards.iter().map(of_card).sum::<f32>()
    };
    let most = cards.iter().map(height).fold(0.0, f32::max);
    if most > 0.0 { most + GAP } else { 0.0 }
}

/// The cards of both, side by side, from this height down. What comes next begins where it did.
pub(super) fn draw_cards(sheet: &mut Sheet, top: f32, cards: &[Vec<PrintedCard>; 2]) {
    let top = top + GAP;
    for (half, cards) in halve_sheet(sheet).into_iter().zip(cards) {
        let right = half.x + half.width;
        let mut y = top;
        for card in cards {
            y += LINE;
            let written = Type::bold(SMALL.size);
            if card.name.is_empty() {
                let taken =
                    sheet.canvas.text(&card.label, PagePoint { x: half.x, y: y - 2.0 }, written, Ink::TEXT);
                let from = PagePoint { x: half.x + taken + 4.0, y };
                sheet.canvas.line(from, PagePoint { x: right, y }, BOX);
            } else {
                let name = squeeze_name(&card.name, written, half.width);
                sheet.canvas.text(&name.text, PagePoint { x: half.x, y: y - 2.0 }, name.set, Ink::TEXT);
            }
            for (step, number) in card.steps.iter().zip(1..) {
                y += LINE;
                tick_box(sheet, PagePoint { x: half.x + 8.0, y: y - 2.0 });
                let numbered = sheet.say(&say!("sheet-printed-step", number, step = step.as_str()));
                let text = squeeze_name(&numbered, SMALL, half.width - 22.0);
                sheet.canvas.text(
                    &text.text,
                    PagePoint { x: half.x + 21.0, y: y - 2.0 },
                    text.set,
                    Ink::TEXT,
                );
            }
            y += GAP;
        }
    }
}
