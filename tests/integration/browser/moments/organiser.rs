//! The organiser, with a laptop at the desk and a phone in the hall.
