//! Reading what a form sent: fields, uploads, what was typed kept, three-way merges of stale forms.

pub mod controls;
pub(in crate::web) mod factions;
pub mod form;
pub mod game_file;
pub mod person;
pub(in crate::web) mod resubmit;
pub mod result_fields;
pub(in crate::web) mod setting_lines;
pub mod short_sheet;
pub(in crate::web) mod three_way_merge;
pub mod upload;
