//! The pictures of an event that stand elsewhere than at its head: players' armies, and maps of battleplans.

use super::events::EventFrame;
use crate::domain::event::{
    picture::{EventPicture, PictureSubject, PlacedPicture},
    player::Player,
};

impl EventFrame {
    /// A player's photo of their own army.
    pub fn army_photo(&self, of: &Player) -> Option<&PlacedPicture> {
        let is_theirs = |one: &&PlacedPicture| matches!(one.subject, PictureSubject::Army { player, .. } if player == of.id);
        self.pictures.iter().find(is_theirs)
    }

    /// The photo of an army that everybody may see.
    pub fn released_photo(&self, of: &Player) -> Option<&EventPicture> {
        self.army_photo(of).filter(|photo| photo.is_released()).map(|photo| &photo.picture)
    }

    /// The map of a battleplan, by its slug.
    pub fn battleplan_map(&self, slug: &str) -> Option<&EventPicture> {
        self.pictures.iter().find_map(|PlacedPicture { picture, subject }| {
            matches!(subject, PictureSubject::Battleplan(of) if of == slug).then_some(picture)
        })
    }

    /// How many photos of armies wait for staff.
    pub fn photos_to_release(&self) -> usize {
        self.pictures.iter().filter(|one| !one.is_released()).count()
    }
}
