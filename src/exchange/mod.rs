//! What comes in and goes out as files. Knows the domain, and neither the database nor HTTP.

pub mod battlescribe;
pub mod catalogue_csv;
