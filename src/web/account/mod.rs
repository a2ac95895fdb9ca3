//! Signing in, signing up, links that make an account.
