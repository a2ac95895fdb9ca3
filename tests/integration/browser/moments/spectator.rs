//! Whoever looks on: a friend at home, somebody in the hall, months later.
