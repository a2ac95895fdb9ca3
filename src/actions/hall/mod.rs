//! What happens in the hall: calls for a judge, questions, news and screens.

pub mod calls;
pub mod news;
pub mod questions;
pub mod screens;
