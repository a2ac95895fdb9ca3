//! What a round is played on, in English, for what carries no messages yet.

use super::in_english;
use crate::{
    domain::event::{missions::MissionPlace, pack::Settings},
    text::systems::{tell_marks, tell_missions},
};

pub fn missions_told(settings: &Settings, slug: Option<&str>, at: MissionPlace) -> Option<String> {
    tell_missions(settings, slug, at).as_ref().map(in_english)
}

pub fn marks_told(settings: &Settings, slug: Option<&str>, at: MissionPlace) -> Vec<String> {
    tell_marks(settings, slug, at).iter().map(in_english).collect()
}
