//! Creating an event, its settings, its stage and its staff.
