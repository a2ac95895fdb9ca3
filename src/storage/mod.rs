//! SQL and nothing else: one file per table, run inside a transaction that the caller opens.

#[macro_use]
mod database;
#[macro_use]
mod table;
pub mod accounts;
pub mod answers;
pub mod audit;
pub mod awards;
pub mod battles;
pub mod calls;
pub mod catalogues;
pub mod clocks;
mod columns;
pub mod conduct;
pub mod copies;
pub mod draft_choices;
pub mod drafts;
pub mod entrants;
pub mod event_listings;
pub mod events;
pub mod former_staff;
pub mod grudge_requests;
pub mod history;
pub mod invitations;
pub mod live_consents;
mod migrations;
pub mod news;
pub mod outbox;
pub mod pair_constraints;
pub mod paper_entries;
pub mod penalties;
pub mod pictures;
pub mod players;
pub mod reports;
pub mod roll_offs;
pub mod roster_drafts;
pub mod roster_problems;
pub mod rosters;
pub mod rounds;
pub mod schema;
pub mod screens;
pub mod sessions;
pub mod sheets;
pub mod site_games;
pub mod slow_play;
pub mod soft;
pub mod staff;
pub mod stored_event;
pub mod team_history;
pub mod team_matches;
pub mod team_matrices;
pub mod teams;
pub mod venue_tables;
pub mod visitors;
pub mod votes;
pub mod whole_event;
mod whole_teams;

#[cfg(test)]
pub(crate) use database::SharedError;
use database::{All, Changed, FirstRow, RowValue};
pub use database::{BESIDE, Channel, Database, ProcessNews, RightsStamp, Tx};
