//! Making accounts, signing in and out, and links that give an account or a role.
