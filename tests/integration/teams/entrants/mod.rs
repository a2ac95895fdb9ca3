//! What holds for players holds for teams and pairs: each of these was once right for players alone.

mod check_in;
mod draws;
mod pairs;
mod players_file;
mod ranking_of_teams;
