//! What everybody sees of an event, and how it is set up.

mod army_photos;
mod choices;
mod emblems;
mod events;
mod front;
mod help;
mod hidden_standings;
mod home;
mod long_lists;
mod many_events;
mod namesakes;
mod news;
mod overlay;
mod own_way_in;
mod pack;
mod picture;
mod places;
mod player_page;
mod prizes;
mod schedule;
mod screens;
mod set_up;
mod standings;
mod statistics;
mod timetable;
mod votes;
