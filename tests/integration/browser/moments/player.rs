//! A player, from the first look at the event to the memories of it.
