//! What the database holds, and what is done beside requests.

mod crash;
mod database;
mod full_disk;
mod jobs;
mod mails;
