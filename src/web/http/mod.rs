//! Everything between a connection and a page: middleware, cookies, addresses, errors, assets and pages that are kept.

pub(in crate::web) mod addresses;
pub mod assets;
pub mod connections;
pub mod cookies;
pub mod errors;
pub mod finish_changes;
pub mod kept_pages;
pub mod own_changes;
pub mod query;
pub(in crate::web) mod requests;
pub mod same_site;
