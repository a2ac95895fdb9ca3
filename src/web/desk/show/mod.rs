//! What the hall is shown: the big screen, standings, awards and votes.

pub mod awards;
pub mod news;
pub mod penalties;
pub mod photos;
pub mod screen;
pub mod soft;
pub mod standings;
pub mod votes;
