//! What holds for every address.

mod authorisation;
mod everybody;
pub mod links;
mod live;
mod many_in_use;
mod memory;
