//! What players have of their own.

mod keep;
mod own_page;
mod result_card;
