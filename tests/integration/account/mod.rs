//! Accounts: tested as people use them.

mod accounts;
