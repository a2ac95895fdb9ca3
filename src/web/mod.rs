//! HTTP and nothing else: every address of the site is in this file.

pub mod account;
pub mod desk;
pub mod event;
pub mod forms;
pub mod help;
pub mod home;
pub mod http;
pub mod page;
pub mod play;
pub mod reply;
pub mod teams;

use reply::prelude;

use crate::{app::App, error::Error};
use actix_web::{
    HttpRequest, HttpResponse,
    http::header::LOCATION,
    middleware::{Compress, from_fn},
    web,
};

/// Registers the addresses, and lists them: the authorisation test walks every one.
macro_rules! addresses {
    ($($method:ident $path:literal => $($handler:ident)::+;)+) => {
        /// Method and pattern of every address, as registered.
        pub const ADDRESSES: &[(&str, &str)] = &[$((stringify!($method), $path)),+];

        fn list_site_addresses() -> impl Iterator<Item = http::addresses::Address> {
            [$(($path, web::$method().to($($handler)::+))),+].into_iter()
        }
    };
}

addresses! {
    get "/" => home::show_home_page;
    get "/demo" => account::demo::show_demo_page;
    post "/demo" => account::demo::enter_demo;
    get "/healthz" => home::check_health;
    get "/static/{hash}/{name}" => http::assets::serve_asset_file;
    get "/sheet-worker.js" => http::assets::sheet_worker;
    get "/sign-in" => account::sign_in::show_sign_in_page;
    post "/sign-in" => account::sign_in::sign_in_visitor;
    post "/sign-in/code" => account::sign_in::send_code;
    post "/sign-out" => account::sign_in::sign_out_visitor;
    get "/sign-up" => account::sign_up::show_sign_up_page;
    post "/sign-up" => account::sign_up::sign_up_visitor;
    get "/setup/{token}" => account::join::show_join_page;
    post "/setup/{token}" => account::join::join_by_invitation;
    get "/join/{token}" => account::join::show_join_page;
    post "/join/{token}" => account::join::join_by_invitation;
    get "/account" => account::own::show_account_page;
    post "/account/password" => account::own::change_password;
    get "/account/second-step" => account::second_step::show_second_step_page;
    post "/account/second-step" => account::second_step::change_second_step;
    post "/account/browsers" => account::own::sign_out_elsewhere;
    post "/account/prove" => account::own::prove_password;
    post "/account/export" => account::own::export_own_data;
    post "/account/delete" => account::own::delete_own_account;
    get "/admin" => account::admin::show_site_admin_page;
    post "/admin/invitations" => account::admin::invite_site_organiser;
    post "/admin/passwords" => account::admin::password_link;
    post "/admin/accounts" => account::admin::change_account;
    get "/admin/catalogues" => account::catalogues::show_catalogues_page;
    post "/admin/catalogues" => account::catalogues::import_catalogue;
    get "/admin/games" => account::games::show_site_games_page;
    post "/admin/games" => account::games::change_site_games;
    get "/admin/catalogues/{id}.csv" => account::catalogues::download_catalogue_table;
    get "/help" => help::show_topics;
    get "/help/{topic}" => help::show_topic;
    get "/events/archived" => home::show_archive_page;
    get "/events/new" => desk::setup::new::show_new_event_page;
    get "/events/new/games" => desk::setup::games::show_games_page;
    get "/events" => home::show_event_list;
    post "/events" => desk::setup::new::create_new_event;
    get "/e/{event}/live" => reply::streams::stream_page_changes;
    get "/e/{event}" => event::pack::show_pack_page;
    get "/p/{token}" => play::link::open_player_link;
    post "/p/{token}" => play::link::enter_by_link;
    get "/e/{event}/register" => event::register::show_registration_page;
    post "/e/{event}/register" => event::register::send_registration;
    get "/e/{event}/welcome" => event::register::show_welcome_page;
    get "/e/{event}/players" => event::players::show_public_players;
    get "/e/{event}/players/{number}" => event::players::show_player_page;
    get "/e/{event}/leave" => play::leave::show_leave_page;
    post "/e/{event}/leave" => play::leave::leave_event;
    post "/e/{event}/claim" => play::leave::claim_entry;
    get "/e/{event}/desk/players" => desk::players::list::show_desk_players_page;
    post "/e/{event}/desk/players" => desk::players::list::add_player_at_desk;
    get "/e/{event}/desk/players/import" => desk::players::import::show_import_page;
    post "/e/{event}/desk/players/import" => desk::players::import::preview_import;
    post "/e/{event}/desk/players/import/confirm" => desk::players::import::confirm_import;
    post "/e/{event}/desk/players/import/undo" => desk::players::import::undo_import;
    post "/e/{event}/desk/players/paid" => desk::players::payments::mark_players_paid;
    get "/e/{event}/desk/players.csv" => desk::players::list::download_players_table;
    get "/e/{event}/desk/players.xlsx" => desk::players::list::download_players_table;
    get "/e/{event}/desk/players/{number}" => desk::players::one::show_desk_player_page;
    post "/e/{event}/desk/players/{number}" => desk::players::one::save_desk_player;
    post "/e/{event}/desk/players/{number}/{act}" => desk::players::one::act_on_player;
    get "/e/{event}/desk/check-in" => desk::players::check_in::show_check_in_page;
    post "/e/{event}/desk/check-in" => desk::players::check_in::check_in_player;
    post "/e/{event}/desk/check-in/seat" => desk::players::late::seat_late_player;
    post "/e/{event}/desk/check-in/scan" => desk::players::scan::check_in_scanned_player;
    post "/e/{event}/desk/check-in/close" => desk::players::check_in::close_desk_check_in;
    post "/e/{event}/desk/check-in/reopen" => desk::players::check_in::reopen_desk_check_in;
    get "/e/{event}/desk/figures" => desk::rounds::figures::show_round_figures_page;
    get "/e/{event}/desk/figures.csv" => desk::rounds::figures::download_figures_table;
    get "/e/{event}/desk/figures.xlsx" => desk::rounds::figures::download_figures_table;
    get "/e/{event}/desk/audit" => desk::audit::show_audit_log_page;
    get "/e/{event}/desk/audit.jsonl" => desk::audit::download_audit_log;
    get "/e/{event}/roster" => play::roster::show_own_roster_page;
    post "/e/{event}/roster" => play::roster::send_pasted_roster;
    post "/e/{event}/roster/names" => play::roster::confirm_roster_name;
    post "/e/{event}/roster/faction" => play::roster::follow_faction;
    get "/e/{event}/roster/table" => play::roster_table::show_roster_table;
    post "/e/{event}/roster/table" => play::roster_table::send_roster_table;
    get "/e/{event}/roster/build" => play::builders::show_builder_page;
    post "/e/{event}/roster/build" => play::builders::take_builder_step;
    get "/e/{event}/roster/build/pick" => play::builders::show_builder_choices;
    post "/e/{event}/roster/build/hand-in" => play::builders::hand_in;
    get "/e/{event}/rosters" => event::rosters::show_open_rosters;
    get "/e/{event}/rosters/{number}" => event::rosters::show_one_roster;
    post "/e/{event}/rosters/{number}/problems" => event::rosters::report_open_roster;
    get "/e/{event}/desk/rosters" => desk::rosters::list::show_desk_rosters_page;
    post "/e/{event}/desk/rosters/accept-clean" => desk::rosters::list::accept_clean;
    get "/e/{event}/desk/rosters/rules" => desk::rosters::rules::show_roster_rules_page;
    post "/e/{event}/desk/rosters/rules" => desk::rosters::rules::save_roster_rules;
    get "/e/{event}/desk/rosters/recheck" => desk::rosters::letters::show_recheck_page;
    post "/e/{event}/desk/rosters/recheck" => desk::rosters::letters::recheck_all_rosters;
    get "/e/{event}/desk/rosters/letters" => desk::rosters::letters::show_letters_page;
    post "/e/{event}/desk/rosters/letters" => desk::rosters::letters::send_letters;
    get "/e/{event}/desk/rosters/{number}" => desk::rosters::one::show_desk_roster_page;
    post "/e/{event}/desk/rosters/{number}" => desk::rosters::one::decide_roster_at_desk;
    post "/e/{event}/desk/rosters/{number}/hand-in" => desk::rosters::one::hand_in;
    get "/e/{event}/desk/rosters/{number}/table" => desk::rosters::table::show_desk_roster_table;
    post "/e/{event}/desk/rosters/{number}/table" => desk::rosters::table::submit_desk_roster_table;
    post "/e/{event}/desk/rosters/{number}/waive" => desk::rosters::one::waive_roster_finding;
    post "/e/{event}/desk/rosters/{number}/names" => desk::rosters::one::confirm_unknown_name;
    post "/e/{event}/desk/rosters/{number}/answer" => desk::rosters::one::answer_player_problem;
    get "/e/{event}/standings" => event::standings::show_public_standings;
    get "/e/{event}/standings.csv" => event::standings::download_standings_table;
    get "/e/{event}/standings.xlsx" => event::standings::download_standings_table;
    get "/e/{event}/standings/{number}" => event::standings::show_why_page;
    get "/e/{event}/statistics" => event::statistics::show_statistics_page;
    get "/e/{event}/statistics.csv" => event::statistics::download_factions_table;
    get "/e/{event}/statistics.xlsx" => event::statistics::download_factions_table;
    get "/e/{event}/statistics/missions.csv" => event::statistics::missions_table;
    get "/e/{event}/statistics/missions.xlsx" => event::statistics::missions_table;
    get "/e/{event}/statistics/clubs.csv" => event::statistics::clubs_table;
    get "/e/{event}/statistics/clubs.xlsx" => event::statistics::clubs_table;
    get "/e/{event}/statistics/rosters" => event::statistics::choices::show_choices_page;
    get "/e/{event}/statistics/rosters.csv" => event::statistics::choices::download_choices_table;
    get "/e/{event}/statistics/rosters.xlsx" => event::statistics::choices::download_choices_table;
    post "/e/{event}/check-in" => play::check_in::send_own_check_in;
    get "/e/{event}/grudge" => play::grudge::show_grudge_page;
    post "/e/{event}/grudge" => play::grudge::send_grudge;
    get "/e/{event}/photo" => play::photo::show_photo_page;
    post "/e/{event}/photo" => play::photo::send_photo;
    post "/e/{event}/photo/remove" => play::photo::remove_own_photo;
    post "/e/{event}/painting" => play::painting::send_panel_entry;
    get "/e/{event}/desk/delete" => desk::setup::delete::show_delete_event_page;
    post "/e/{event}/desk/delete" => desk::setup::delete::delete_named_event;
    get "/e/{event}/desk/timetable" => desk::setup::timetable::show_timetable_page;
    post "/e/{event}/desk/timetable" => desk::setup::timetable::save_typed_timetable;
    get "/e/{event}/desk/answers.csv" => desk::players::answers::download_answers_table;
    get "/e/{event}/desk/answers.xlsx" => desk::players::answers::download_answers_table;
    get "/e/{event}/awards" => event::awards::show_awards_page;
    get "/e/{event}/vote" => play::vote::show_vote_page;
    post "/e/{event}/vote" => play::vote::send_vote;
    get "/e/{event}/screen" => event::screen::show_wall_screen;
    get "/e/{event}/app.webmanifest" => event::home_screen::show_event_manifest;
    get "/e/{event}/screen/stream" => event::overlay::show_stream_overlay;
    get "/e/{event}/screen/stream/score" => event::overlay::show_stream_score;
    get "/e/{event}/screen/table/{table}" => event::overlay::show_table_overlay;
    get "/e/{event}/screen/table/{table}/score" => event::overlay::show_table_score;
    get "/e/{event}/screen/{scene}" => event::screen::show_one_scene;
    get "/e/{event}/news" => event::news::show_event_news_page;
    get "/e/{event}/pack.pdf" => desk::paper::print::download_printed_pack;
    get "/e/{event}/sheet.pdf" => desk::paper::print::blank_sheet;
    get "/e/{event}/roster-form.pdf" => desk::paper::print::blank_roster;
    get "/e/{event}/desk/penalties" => desk::show::penalties::show_penalties_page;
    post "/e/{event}/desk/penalties" => desk::show::penalties::give_penalty_at_desk;
    post "/e/{event}/desk/penalties/take-back" => desk::show::penalties::take_back;
    get "/e/{event}/desk/photos" => desk::show::photos::show_photos_page;
    post "/e/{event}/desk/photos" => desk::show::photos::act_on_photo;
    get "/e/{event}/desk/soft" => desk::show::soft::show_soft_scores_page;
    post "/e/{event}/desk/soft" => desk::show::soft::save_soft_settings;
    get "/e/{event}/desk/soft/{number}" => desk::show::soft::show_soft_score_page;
    post "/e/{event}/desk/soft/{number}" => desk::show::soft::save_soft_mark;
    get "/e/{event}/desk/awards" => desk::show::awards::show_desk_awards_page;
    post "/e/{event}/desk/awards" => desk::show::awards::add_award_at_desk;
    post "/e/{event}/desk/awards/factions" => desk::show::awards::add_factions;
    post "/e/{event}/desk/awards/choose" => desk::show::awards::choose_award_recipient;
    post "/e/{event}/desk/awards/prize" => desk::show::awards::set_award_prize;
    post "/e/{event}/desk/awards/remove" => desk::show::awards::remove_award_at_desk;
    post "/e/{event}/desk/votes" => desk::show::votes::open_award_vote;
    post "/e/{event}/desk/votes/close" => desk::show::votes::close_award_vote;
    post "/e/{event}/desk/votes/discard" => desk::show::votes::discard_award_vote;
    get "/e/{event}/desk/standings" => desk::show::standings::show_desk_standings_page;
    post "/e/{event}/desk/standings/hide" => desk::show::standings::hide_standings;
    post "/e/{event}/desk/standings/roll-off" => desk::show::standings::roll_off;
    get "/e/{event}/desk/ranking" => desk::setup::ranking::show_ranking_rules_page;
    post "/e/{event}/desk/ranking" => desk::setup::ranking::change_ranking_rules;
    get "/e/{event}/desk/news" => desk::show::news::show_desk_news_page;
    post "/e/{event}/desk/news" => desk::show::news::tell_news;
    post "/e/{event}/desk/news/{id}" => desk::show::news::change_news_item;
    post "/e/{event}/desk/calls/{call}/tell" => desk::show::news::tell_answer;
    get "/e/{event}/desk/screen" => desk::show::screen::show_screen_remote_page;
    post "/e/{event}/desk/screen" => desk::show::screen::put_on;
    post "/e/{event}/desk/clock" => desk::show::screen::turn_clock;
    post "/e/{event}/desk/clock/table" => desk::show::screen::extend_table;
    post "/e/{event}/desk/clock/calls" => desk::show::screen::call_outs;
    post "/e/{event}/desk/ceremony" => desk::show::screen::step_ceremony;
    post "/e/{event}/desk/ceremony/forget" => desk::show::screen::forget_ceremony;
    get "/e/{event}/desk/print" => desk::paper::print::show_print_page;
    get "/e/{event}/desk/print/{document}.pdf" => desk::paper::print::download_document;
    get "/e/{event}/desk/print/everything.zip" => desk::paper::take_along::download_all_documents;
    get "/e/{event}/desk/event.json" => desk::paper::take_along::download_public_event_file;
    get "/e/{event}/desk/event-whole.json" => desk::paper::take_along::download_whole_event;
    get "/e/{event}/desk" => desk::home::show_desk_home_page;
    post "/e/{event}/desk/stage" => desk::home::set_stage;
    post "/e/{event}/desk/sign-up" => desk::home::open_sign_up_again;
    get "/e/{event}/desk/find" => desk::find::show_find_page;
    get "/e/{event}/desk/keys" => desk::find::show_keys_page;
    get "/e/{event}/desk/finish" => desk::finish::show_finish_page;
    post "/e/{event}/desk/finish" => desk::finish::finish_event_at_desk;
    get "/e/{event}/me" => play::me::show_own_page;
    get "/e/{event}/me/battles" => play::my_battles::show_own_battles_page;
    get "/e/{event}/me/battles.csv" => play::my_battles::download_own_battles;
    get "/e/{event}/me/battles.xlsx" => play::my_battles::download_own_battles;
    get "/e/{event}/me/certificate.pdf" => play::my_battles::download_certificate;
    get "/e/{event}/teams" => teams::list::show_teams_page;
    get "/e/{event}/teams/register" => teams::sign_up::show_team_sign_up;
    post "/e/{event}/teams/register" => teams::sign_up::send_team_sign_up;
    get "/e/{event}/teams/join/{token}" => teams::sign_up::show_invitation_page;
    post "/e/{event}/teams/join/{token}" => teams::sign_up::join_invited_team;
    get "/e/{event}/teams/{number}" => teams::list::show_team_page;
    get "/e/{event}/team" => teams::own::show_own_team_page;
    get "/e/{event}/team/matrix/{number}" => teams::matrix::show_matrix_page;
    post "/e/{event}/team/matrix/{number}" => teams::matrix::save_own_matrix;
    post "/e/{event}/team/{act}" => teams::own::change_own_team;
    get "/e/{event}/match" => teams::matches::show_own_match;
    get "/e/{event}/rounds/{round}/matches/{match}" => teams::matches::show_match_page;
    post "/e/{event}/rounds/{round}/matches/{match}/draft" => teams::matches::send_match_choice;
    post "/e/{event}/rounds/{round}/matches/{match}/typed" => teams::typed::send_typed_pairs;
    get "/e/{event}/desk/teams" => desk::teams::list::show_desk_teams_page;
    post "/e/{event}/desk/teams" => desk::teams::list::add_desk_team;
    post "/e/{event}/desk/teams/paid" => desk::players::payments::mark_teams_paid;
    get "/e/{event}/desk/teams/rules" => desk::teams::rules::show_team_rules_page;
    post "/e/{event}/desk/teams/rules" => desk::teams::rules::save_team_rules;
    get "/e/{event}/desk/teams/{number}" => desk::teams::one::show_desk_team_page;
    post "/e/{event}/desk/teams/{number}" => desk::teams::one::save_desk_team;
    post "/e/{event}/desk/teams/{number}/{act}" => desk::teams::one::act_on_team;
    get "/e/{event}/desk/matches" => desk::rounds::list::show_desk_rounds_page;
    post "/e/{event}/desk/matches" => desk::rounds::list::draw_desk_round;
    get "/e/{event}/desk/matches/{round}" => desk::rounds::matches::show_desk_matches_page;
    get "/e/{event}/desk/matches/{round}/change" => desk::rounds::change::show_round_change_page;
    post "/e/{event}/desk/matches/{round}/change" => desk::rounds::change::save_round_change;
    post "/e/{event}/desk/matches/{round}/plan" => desk::rounds::one::save_round_plan;
    post "/e/{event}/desk/matches/{round}/tables" => desk::rounds::matches::save_table_plans;
    post "/e/{event}/desk/matches/{round}/redraw" => desk::rounds::one::redraw_round;
    get "/e/{event}/desk/matches/{round}/swap" => desk::rounds::swap::show_swap_page;
    post "/e/{event}/desk/matches/{round}/swap" => desk::rounds::swap::swap_seats;
    post "/e/{event}/desk/matches/{round}/seat" => desk::rounds::one::seat_late_arrival;
    get "/e/{event}/desk/matches/{round}/{match}" => desk::matches::one::show_desk_match_page;
    post "/e/{event}/desk/matches/{round}/{match}/{act}" => desk::matches::one::act_on_match;
    get "/e/{event}/rounds" => event::rounds::show_newest_pairings;
    get "/e/{event}/rounds/{round}" => event::rounds::show_round_pairings;
    get "/e/{event}/rounds/{round}/tables/{table}" => play::battle_page::show_battle_page;
    post "/e/{event}/rounds/{round}/tables/{table}" => play::report::send_battle_report;
    get "/e/{event}/rounds/{round}/tables/{table}/card" => play::result_card::show_result_card;
    get "/e/{event}/rounds/{round}/tables/{table}/card.png" => play::result_card::send_result_picture;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet" => play::sheet::show_sheet_page;
    post "/e/{event}/rounds/{round}/tables/{table}/sheet" => play::sheet::tap_sheet;
    post "/e/{event}/rounds/{round}/tables/{table}/sheet/share" => play::sheet::share_sheet;
    post "/e/{event}/rounds/{round}/tables/{table}/sheet/send" => play::sheet::send_sheet_as_report;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet/state" => play::sheet::show_sheet_state;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet/live" => play::sheet::stream_sheet_changes;
    get "/e/{event}/desk/battleplans" => desk::setup::battleplans::show_battleplans_page;
    post "/e/{event}/desk/battleplans/map" => desk::setup::battleplans::add_battleplan_map;
    post "/e/{event}/desk/battleplans/map/remove" => desk::setup::battleplans::take_battleplan_map_down;
    post "/e/{event}/desk/battleplans" => desk::setup::battleplans::add_battleplan;
    post "/e/{event}/desk/battleplans/remove" => desk::setup::battleplans::remove_battleplan;
    post "/e/{event}/desk/cut" => desk::rounds::cut::choose_cut_leaver_way;
    get "/e/{event}/desk/rounds" => desk::rounds::list::show_desk_rounds_page;
    post "/e/{event}/desk/rounds" => desk::rounds::list::draw_desk_round;
    get "/e/{event}/desk/rounds/{round}" => desk::rounds::one::show_desk_round_page;
    get "/e/{event}/desk/rounds/{round}/change" => desk::rounds::change::show_round_change_page;
    post "/e/{event}/desk/rounds/{round}/change" => desk::rounds::change::save_round_change;
    post "/e/{event}/desk/rounds/{round}/bye" => desk::rounds::bye::choose_bye_or_wait;
    post "/e/{event}/desk/rounds/{round}/begun" => desk::rounds::change::mark_tables_begun;
    get "/e/{event}/desk/rounds/{round}/swap" => desk::rounds::swap::show_swap_page;
    post "/e/{event}/desk/rounds/{round}/swap" => desk::rounds::swap::swap_seats;
    post "/e/{event}/desk/rounds/{round}/seat" => desk::rounds::one::seat_late_arrival;
    post "/e/{event}/desk/rounds/{round}/plan" => desk::rounds::one::save_round_plan;
    post "/e/{event}/desk/rounds/{round}/redraw" => desk::rounds::one::redraw_round;
    post "/e/{event}/desk/rounds/{round}/publish" => desk::rounds::one::publish_round;
    post "/e/{event}/desk/rounds/{round}/clock" => desk::rounds::one::start_clock;
    post "/e/{event}/desk/rounds/{round}/take-back" => desk::rounds::one::take_back;
    post "/e/{event}/desk/rounds/{round}/close" => desk::rounds::one::close_round_at_desk;
    post "/e/{event}/desk/rounds/{round}/reopen" => desk::rounds::one::reopen_round_at_desk;
    get "/e/{event}/desk/rounds/{round}/tables" => desk::rounds::tables::show_round_tables_page;
    post "/e/{event}/desk/rounds/{round}/tables/again" => desk::rounds::tables::assign_tables_again;
    post "/e/{event}/desk/rounds/{round}/tables/move" => desk::rounds::tables::move_battle_to_table;
    get "/e/{event}/desk/tables" => desk::venue::tables::show_venue_tables_page;
    post "/e/{event}/desk/tables" => desk::venue::tables::save_venue_tables;
    post "/e/{event}/desk/tables/terrain" => desk::venue::tables::set_terrain_of_tables;
    get "/e/{event}/desk/tables/{number}" => desk::venue::tables::show_venue_table_page;
    post "/e/{event}/desk/tables/{number}" => desk::venue::tables::save_venue_table;
    get "/e/{event}/desk/terrain" => desk::venue::terrain::show_terrain_page;
    post "/e/{event}/desk/terrain" => desk::venue::terrain::use_order;
    get "/e/{event}/desk/methods" => desk::setup::methods::show_pairing_methods_page;
    post "/e/{event}/desk/methods" => desk::setup::methods::save_pairing_methods;
    get "/e/{event}/desk/pairs" => desk::rounds::pairs::show_pairs_page;
    post "/e/{event}/desk/pairs" => desk::rounds::pairs::add_pair_constraint;
    post "/e/{event}/desk/pairs/remove" => desk::rounds::pairs::remove_pair_constraint;
    get "/e/{event}/desk/battles" => desk::battles::list::show_desk_battles_page;
    post "/e/{event}/desk/battles/ask" => desk::battles::ask::ask_tables_how_far;
    post "/e/{event}/desk/battles/accept-all" => desk::battles::list::accept_all;
    get "/e/{event}/desk/battles/paper" => desk::battles::paper::show_paper_entry_page;
    post "/e/{event}/desk/battles/paper" => desk::battles::paper::enter_paper_sheet;
    get "/e/{event}/desk/battles/{round}/{table}" => desk::battles::one::show_desk_battle_page;
    post "/e/{event}/desk/battles/{round}/{table}" => desk::battles::one::rule_on_battle;
    post "/e/{event}/desk/battles/{round}/{table}/accept" => desk::battles::one::accept_report;
    post "/e/{event}/rounds/{round}/tables/{table}/call" => play::call::send_table_call;
    get "/e/{event}/desk/calls" => desk::battles::calls::show_judge_calls_page;
    post "/e/{event}/desk/calls/{call}" => desk::battles::calls::handle_judge_call;
    post "/e/{event}/desk/slow-play" => desk::battles::slow_play::start_slow_play_watch;
    post "/e/{event}/desk/slow-play/{watch}" => desk::battles::slow_play::end_slow_play_watch;
    get "/e/{event}/desk/conduct" => desk::players::conduct::show_conduct_page;
    get "/e/{event}/desk/conduct/{number}" => desk::players::conduct::show_player_conduct_page;
    post "/e/{event}/desk/conduct/{number}" => desk::players::conduct::add_conduct_note;
    post "/e/{event}/desk/conduct/{number}/take-back" => desk::players::conduct::take_back;
    get "/e/{event}/desk/game" => desk::setup::game::show_game_file_page;
    post "/e/{event}/desk/game" => desk::setup::game::change_game_file;
    get "/e/{event}/desk/game/form" => desk::setup::game_form::show_game_form;
    post "/e/{event}/desk/game/form" => desk::setup::game_form::change_game_by_form;
    get "/e/{event}/desk/game.json" => desk::setup::game::download_game_file;
    get "/e/{event}/picture" => event::picture::show_event_picture;
    get "/e/{event}/desk/picture" => desk::setup::picture::show_picture_page;
    post "/e/{event}/desk/picture" => desk::setup::picture::add_event_picture;
    post "/e/{event}/desk/picture/first" => desk::setup::picture::put_first;
    post "/e/{event}/desk/picture/remove" => desk::setup::picture::take_picture_down;
    get "/e/{event}/desk/set-up" => desk::setup::list::show_set_up_list;
    get "/e/{event}/desk/set-up/look-it-over" => desk::setup::look_it_over::show_readiness_page;
    get "/e/{event}/desk/set-up/{step}" => desk::setup::step::show_step_page;
    post "/e/{event}/desk/set-up/{step}" => desk::setup::step::save_step;
    get "/e/{event}/desk/staff" => desk::setup::staff::show_staff_page;
    post "/e/{event}/desk/staff" => desk::setup::staff::invite_staff_member;
    post "/e/{event}/desk/staff/remove" => desk::setup::staff::remove_staff_member;
    post "/e/{event}/desk/staff/withdraw" => desk::setup::staff::withdraw_staff_invitation;
    post "/e/{event}/desk/staff/again" => desk::setup::staff::invite_again;
    post "/e/{event}/desk/staff/leave-out" => desk::setup::staff::leave_out;
}

/// The whole site, on `app`.
pub fn register_routes(app: App) -> impl FnOnce(&mut web::ServiceConfig) {
    move |site| {
        site.app_data(web::Data::new(app));
        site.app_data(web::PayloadConfig::new(forms::form::FORM_LIMIT));
        // A number that is none: no page of ours links there.
        site.app_data(web::QueryConfig::default().error_handler(|_, _| Error::NotFound.into()));
        site.app_data(web::PathConfig::default().error_handler(|_, _| Error::NotFound.into()));
        site.service(
            http::addresses::plant_addresses(web::scope(""), list_site_addresses())
                .wrap(from_fn(http::requests::refuse_strange_request))
                .wrap(from_fn(http::finish_changes::run_changes_to_the_end))
                .wrap(from_fn(reply::slow_down::limit_change_rate))
                .wrap(from_fn(http::same_site::refuse_other_sites))
                .wrap(from_fn(http::errors::explain_errors))
                .wrap(from_fn(http::kept_pages::serve_kept_page))
                .wrap(Compress::default())
                .wrap(from_fn(http::connections::turn_away))
                .wrap(from_fn(http::same_site::set_security_headers)),
        );
    }
}

/// The site that a request is sent to.
fn find_request_app(request: &HttpRequest) -> Result<web::Data<App>, Error> {
    let app = request.app_data::<web::Data<App>>().cloned();
    app.ok_or_else(|| Error::Broken("the app is not configured".into()))
}

async fn answer_not_found(request: HttpRequest) -> Result<HttpResponse, Error> {
    let to = path_without_slash(&request).filter(|_| request.method().is_safe()).ok_or(Error::NotFound)?;
    Ok(HttpResponse::PermanentRedirect().insert_header((LOCATION, to)).finish())
}

/// The same address without the slash at its end; none where it has none, or would lead to another site.
fn path_without_slash(request: &HttpRequest) -> Option<String> {
    let path = request.path();
    let plain = path.trim_matches('/');
    let is_ours = path.ends_with('/') && !plain.is_empty() && !plain.contains('\\');
    let query = if request.query_string().is_empty() { "" } else { "?" };
    is_ours.then(|| format!("/{plain}{query}{}", request.query_string()))
}
