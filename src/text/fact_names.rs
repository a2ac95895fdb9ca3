//! The facts that templates hand over to texts, with the method by which each is: a name that is not here does not compile.

/// Calls a macro with all of them.
macro_rules! with_fact_names {
    ($call:ident) => {
        $call! {
            again with_again
            ago with_ago
            at with_at
            by with_by
            club with_club
            code with_code
            count with_count
            day with_day
            email with_email
            entrants with_entrants
            faction with_faction
            fewer with_fewer
            first with_first
            game with_game
            here with_here
            hint with_hint
            how with_how
            kind with_kind
            label with_label
            least with_least
            left with_left
            limit with_limit
            link with_link
            list with_list
            many with_many
            more with_more
            most with_most
            name with_name
            names with_names
            never with_never
            number with_number
            of with_of
            one with_one
            opponent with_opponent
            other with_other
            own with_own
            path with_path
            place with_place
            planned with_planned
            player with_player
            players with_players
            points with_points
            reason with_reason
            record with_record
            roster with_roster
            round with_round
            rounds with_rounds
            score with_score
            seat with_seat
            second with_second
            side with_side
            size with_size
            state with_state
            table with_table
            tables with_tables
            team with_team
            teams with_teams
            time with_time
            title with_title
            to with_to
            took with_took
            until with_until
            version with_version
            what with_what
            when with_when
            who with_who
            why with_why
            with with_with
            word with_word
        }
    };
}
pub(super) use with_fact_names;
