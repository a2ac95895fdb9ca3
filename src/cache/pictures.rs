//! The pictures of an event that stand elsewhere than at its head: players' armies, and maps of battleplans.

use super::events::EventFrame;
use crate::domain::{
    event::{
        picture::{EventPicture, PictureSubject, PlacedPicture},
        player::Player,
    },
    ids::PlayerId,
};
use std::collections::HashSet;

/// A photo of an army, and whose it is.
pub struct ArmyPhoto<'a> {
    pub player: &'a Player,
    pub picture: &'a EventPicture,
    /// Everybody may see it.
    pub is_released: bool,
}

impl EventFrame {
    /// All photos of armies, by the numbers of their players.
    pub fn army_photos(&self) -> Vec<ArmyPhoto<'_>> {
        let photos = self.pictures.iter().filter_map(|one| {
            let PictureSubject::Army { player, released } = one.subject else { return None };
            Some(ArmyPhoto { player: self.player(player)?, picture: &one.picture, is_released: released })
        });
        let mut photos: Vec<ArmyPhoto> = photos.collect();
        photos.sort_by_key(|photo| photo.player.number);
        photos
    }

    /// Those of these players that everybody may see.
    pub fn released_photos_of(&self, players: &[Player]) -> Vec<ArmyPhoto<'_>> {
        let whose: HashSet<PlayerId> = players.iter().map(|player| player.id).collect();
        let mut photos = self.army_photos();
        photos.retain(|photo| photo.is_released && whose.contains(&photo.player.id));
        photos
    }

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
