//! HTTP and nothing else: every address of the site is in this file.

pub mod account;
mod again;
pub mod asked;
pub mod assets;
mod bracket;
mod call_outs;
pub mod certificates;
pub mod checked_roster;
mod coming_back;
pub mod connections;
pub mod cookies;
pub mod demo;
pub mod desk;
mod direction;
pub mod error;
pub mod event;
mod everybody;
mod factions;
pub mod figures;
pub mod form;
pub mod frame;
pub mod free_places;
pub mod fresh;
pub mod guard;
pub mod hang_up;
mod head;
pub mod help;
pub mod home;
pub mod icons;
pub mod live;
mod merged;
mod named;
pub mod outcome;
mod pace;
pub mod pages;
pub mod paging;
pub mod person;
pub mod play;
pub mod qr;
pub mod quilt;
pub mod respond;
pub mod results;
mod room;
pub mod same_site;
pub mod search;
pub mod sheet;
pub mod signing_up;
pub mod spreadsheet;
pub mod tabs;
pub mod teams;
mod to_confirm;
mod tree;
pub mod undo;
pub mod upload;
pub mod visit;

use crate::{app::App, error::Error};
use actix_web::{
    HttpRequest, HttpResponse,
    middleware::{Compress, from_fn},
    web,
};

/// Registers the addresses, and lists them: the authorisation test walks every one.
macro_rules! addresses {
    ($($method:ident $path:literal => $($handler:ident)::+;)+) => {
        /// Method and pattern of every address, as registered.
        pub const ADDRESSES: &[(&str, &str)] = &[$((stringify!($method), $path)),+];

        fn addresses() -> impl Iterator<Item = tree::Address> {
            [$(($path, web::$method().to($($handler)::+))),+].into_iter()
        }
    };
}

addresses! {
    get "/" => home::index;
    get "/demo" => demo::show;
    get "/healthz" => home::health;
    get "/static/{hash}/{name}" => assets::show;
    get "/sheet-worker.js" => assets::sheet_worker;
    get "/sign-in" => account::sign_in::show;
    post "/sign-in" => account::sign_in::send;
    post "/sign-in/code" => account::sign_in::send_code;
    post "/sign-out" => account::sign_in::leave;
    get "/sign-up" => account::sign_up::show;
    post "/sign-up" => account::sign_up::send;
    get "/setup/{token}" => account::join::show;
    post "/setup/{token}" => account::join::send;
    get "/join/{token}" => account::join::show;
    post "/join/{token}" => account::join::send;
    get "/account" => account::own::show;
    post "/account/password" => account::own::change_password;
    get "/account/second-step" => account::second_step::show;
    post "/account/second-step" => account::second_step::send;
    post "/account/browsers" => account::own::sign_out_elsewhere;
    post "/account/prove" => account::own::prove;
    post "/account/export" => account::own::export;
    post "/account/delete" => account::own::delete;
    get "/admin" => account::admin::show;
    post "/admin/invitations" => account::admin::invite;
    post "/admin/passwords" => account::admin::password_link;
    post "/admin/accounts" => account::admin::change_account;
    get "/admin/catalogues" => account::catalogues::show;
    post "/admin/catalogues" => account::catalogues::import;
    get "/admin/catalogues/{id}.csv" => account::catalogues::table;
    get "/help" => help::show_topics;
    get "/help/{topic}" => help::show_topic;
    get "/events/archived" => home::archived;
    get "/events/new" => desk::setup::new::show;
    post "/events" => desk::setup::new::create;
    get "/e/{event}/live" => live::stream;
    get "/e/{event}" => event::pack::show;
    get "/p/{token}" => play::link::open;
    post "/p/{token}" => play::link::enter;
    get "/e/{event}/register" => event::register::show;
    post "/e/{event}/register" => event::register::send;
    get "/e/{event}/welcome" => event::register::welcome;
    get "/e/{event}/players" => event::players::show;
    get "/e/{event}/players/{number}" => event::players::one;
    get "/e/{event}/leave" => play::leave::show;
    post "/e/{event}/leave" => play::leave::send;
    post "/e/{event}/claim" => play::leave::claim;
    get "/e/{event}/desk/players" => desk::players::list::show;
    post "/e/{event}/desk/players" => desk::players::list::add;
    get "/e/{event}/desk/players/import" => desk::players::import::show;
    post "/e/{event}/desk/players/import" => desk::players::import::preview;
    post "/e/{event}/desk/players/import/confirm" => desk::players::import::confirm;
    post "/e/{event}/desk/players/import/undo" => desk::players::import::undo;
    get "/e/{event}/desk/players.csv" => desk::players::list::table;
    get "/e/{event}/desk/players.xlsx" => desk::players::list::table;
    get "/e/{event}/desk/players/{number}" => desk::players::one::show;
    post "/e/{event}/desk/players/{number}" => desk::players::one::save;
    post "/e/{event}/desk/players/{number}/{act}" => desk::players::one::act;
    get "/e/{event}/desk/check-in" => desk::players::check_in::show;
    post "/e/{event}/desk/check-in" => desk::players::check_in::send;
    post "/e/{event}/desk/check-in/seat" => desk::players::late::seat;
    post "/e/{event}/desk/check-in/close" => desk::players::check_in::close;
    post "/e/{event}/desk/check-in/reopen" => desk::players::check_in::reopen;
    get "/e/{event}/desk/figures" => desk::rounds::figures::show;
    get "/e/{event}/desk/figures.csv" => desk::rounds::figures::table;
    get "/e/{event}/desk/figures.xlsx" => desk::rounds::figures::table;
    get "/e/{event}/desk/audit" => desk::audit::show;
    get "/e/{event}/desk/audit.jsonl" => desk::audit::lines;
    get "/e/{event}/roster" => play::roster::show;
    post "/e/{event}/roster" => play::roster::send;
    post "/e/{event}/roster/names" => play::roster::confirm;
    post "/e/{event}/roster/faction" => play::roster::follow_faction;
    get "/e/{event}/roster/table" => play::roster_table::show;
    post "/e/{event}/roster/table" => play::roster_table::send;
    get "/e/{event}/roster/build" => play::builders::show;
    post "/e/{event}/roster/build" => play::builders::step;
    get "/e/{event}/roster/build/pick" => play::builders::pick;
    post "/e/{event}/roster/build/hand-in" => play::builders::hand_in;
    get "/e/{event}/rosters" => event::rosters::show;
    get "/e/{event}/rosters/{number}" => event::rosters::one;
    post "/e/{event}/rosters/{number}/problems" => event::rosters::report;
    get "/e/{event}/desk/rosters" => desk::rosters::list::show;
    post "/e/{event}/desk/rosters/accept-clean" => desk::rosters::list::accept_clean;
    get "/e/{event}/desk/rosters/rules" => desk::rosters::rules::show;
    post "/e/{event}/desk/rosters/rules" => desk::rosters::rules::save;
    get "/e/{event}/desk/rosters/recheck" => desk::rosters::letters::again;
    post "/e/{event}/desk/rosters/recheck" => desk::rosters::letters::recheck;
    get "/e/{event}/desk/rosters/letters" => desk::rosters::letters::show;
    post "/e/{event}/desk/rosters/letters" => desk::rosters::letters::send;
    get "/e/{event}/desk/rosters/{number}" => desk::rosters::one::show;
    post "/e/{event}/desk/rosters/{number}" => desk::rosters::one::decide;
    post "/e/{event}/desk/rosters/{number}/hand-in" => desk::rosters::one::hand_in;
    get "/e/{event}/desk/rosters/{number}/table" => desk::rosters::table::show;
    post "/e/{event}/desk/rosters/{number}/table" => desk::rosters::table::send;
    post "/e/{event}/desk/rosters/{number}/waive" => desk::rosters::one::waive;
    post "/e/{event}/desk/rosters/{number}/names" => desk::rosters::one::confirm;
    post "/e/{event}/desk/rosters/{number}/answer" => desk::rosters::one::answer;
    get "/e/{event}/standings" => event::standings::show;
    get "/e/{event}/standings.csv" => event::standings::table;
    get "/e/{event}/standings.xlsx" => event::standings::table;
    get "/e/{event}/standings/{number}" => event::standings::why;
    get "/e/{event}/statistics" => event::statistics::show;
    get "/e/{event}/statistics.csv" => event::statistics::table;
    get "/e/{event}/statistics.xlsx" => event::statistics::table;
    get "/e/{event}/statistics/missions.csv" => event::statistics::missions_table;
    get "/e/{event}/statistics/missions.xlsx" => event::statistics::missions_table;
    get "/e/{event}/statistics/clubs.csv" => event::statistics::clubs_table;
    get "/e/{event}/statistics/clubs.xlsx" => event::statistics::clubs_table;
    get "/e/{event}/statistics/rosters" => event::statistics::choices::show;
    get "/e/{event}/statistics/rosters.csv" => event::statistics::choices::table;
    get "/e/{event}/statistics/rosters.xlsx" => event::statistics::choices::table;
    post "/e/{event}/check-in" => play::check_in::send;
    post "/e/{event}/painting" => play::panel::send;
    get "/e/{event}/desk/delete" => desk::setup::delete::show;
    post "/e/{event}/desk/delete" => desk::setup::delete::send;
    get "/e/{event}/desk/day" => desk::setup::day::show;
    post "/e/{event}/desk/day" => desk::setup::day::save;
    get "/e/{event}/desk/timetable" => desk::setup::timetable::show;
    post "/e/{event}/desk/timetable" => desk::setup::timetable::save;
    get "/e/{event}/desk/answers.csv" => desk::setup::day::answers;
    get "/e/{event}/desk/answers.xlsx" => desk::setup::day::answers;
    get "/e/{event}/awards" => event::awards::show;
    get "/e/{event}/vote" => play::vote::show;
    post "/e/{event}/vote" => play::vote::send;
    get "/e/{event}/screen" => event::screen::show;
    get "/e/{event}/screen/stream" => event::overlay::stream;
    get "/e/{event}/screen/table/{table}" => event::overlay::table;
    get "/e/{event}/screen/{scene}" => event::screen::one;
    get "/e/{event}/news" => event::news::show;
    get "/e/{event}/pack.pdf" => desk::paper::print::pack;
    get "/e/{event}/sheet.pdf" => desk::paper::print::blank_sheet;
    get "/e/{event}/roster-form.pdf" => desk::paper::print::blank_roster;
    get "/e/{event}/desk/penalties" => desk::show::penalties::show;
    post "/e/{event}/desk/penalties" => desk::show::penalties::give;
    post "/e/{event}/desk/penalties/take-back" => desk::show::penalties::take_back;
    get "/e/{event}/desk/soft" => desk::show::soft::show;
    post "/e/{event}/desk/soft" => desk::show::soft::save;
    get "/e/{event}/desk/soft/{number}" => desk::show::soft::one;
    post "/e/{event}/desk/soft/{number}" => desk::show::soft::mark;
    get "/e/{event}/desk/awards" => desk::show::awards::show;
    post "/e/{event}/desk/awards" => desk::show::awards::add;
    post "/e/{event}/desk/awards/factions" => desk::show::awards::add_factions;
    post "/e/{event}/desk/awards/choose" => desk::show::awards::choose;
    post "/e/{event}/desk/awards/prize" => desk::show::awards::prize;
    post "/e/{event}/desk/awards/remove" => desk::show::awards::remove;
    post "/e/{event}/desk/votes" => desk::show::votes::open;
    post "/e/{event}/desk/votes/close" => desk::show::votes::close;
    post "/e/{event}/desk/votes/discard" => desk::show::votes::discard;
    get "/e/{event}/desk/standings" => desk::show::standings::show;
    post "/e/{event}/desk/standings/hide" => desk::show::standings::hide;
    post "/e/{event}/desk/standings/roll-off" => desk::show::standings::roll_off;
    get "/e/{event}/desk/ranking" => desk::setup::ranking::show;
    post "/e/{event}/desk/ranking" => desk::setup::ranking::send;
    get "/e/{event}/desk/news" => desk::show::news::show;
    post "/e/{event}/desk/news" => desk::show::news::tell;
    post "/e/{event}/desk/news/{id}" => desk::show::news::change;
    post "/e/{event}/desk/calls/{call}/tell" => desk::show::news::tell_answer;
    get "/e/{event}/desk/screen" => desk::show::screen::show;
    post "/e/{event}/desk/screen" => desk::show::screen::put_on;
    post "/e/{event}/desk/clock" => desk::show::screen::turn_clock;
    post "/e/{event}/desk/clock/table" => desk::show::screen::extend_table;
    post "/e/{event}/desk/clock/calls" => desk::show::screen::call_outs;
    post "/e/{event}/desk/ceremony" => desk::show::screen::step;
    post "/e/{event}/desk/ceremony/forget" => desk::show::screen::forget_ceremony;
    get "/e/{event}/desk/print" => desk::paper::print::show;
    get "/e/{event}/desk/print/{document}.pdf" => desk::paper::print::document;
    get "/e/{event}/desk/print/everything.zip" => desk::paper::take_along::everything;
    get "/e/{event}/desk/event.json" => desk::paper::take_along::event;
    get "/e/{event}/desk/event-whole.json" => desk::paper::take_along::whole;
    get "/e/{event}/desk" => desk::home::show;
    post "/e/{event}/desk/stage" => desk::home::set_stage;
    post "/e/{event}/desk/sign-up" => desk::home::open_sign_up_again;
    get "/e/{event}/desk/finish" => desk::finish::show;
    post "/e/{event}/desk/finish" => desk::finish::send;
    get "/e/{event}/me" => play::me::show;
    get "/e/{event}/me/battles" => play::keep::battles;
    get "/e/{event}/me/battles.csv" => play::keep::table;
    get "/e/{event}/me/battles.xlsx" => play::keep::table;
    get "/e/{event}/me/certificate.pdf" => play::keep::certificate;
    get "/e/{event}/teams" => teams::list::show;
    get "/e/{event}/teams/register" => teams::sign_up::show;
    post "/e/{event}/teams/register" => teams::sign_up::send;
    get "/e/{event}/teams/join/{token}" => teams::sign_up::invited;
    post "/e/{event}/teams/join/{token}" => teams::sign_up::join;
    get "/e/{event}/teams/{number}" => teams::list::one;
    get "/e/{event}/team" => teams::own::show;
    get "/e/{event}/team/matrix/{number}" => teams::matrix::show;
    post "/e/{event}/team/matrix/{number}" => teams::matrix::save;
    post "/e/{event}/team/{act}" => teams::own::act;
    get "/e/{event}/match" => teams::matches::mine;
    get "/e/{event}/rounds/{round}/matches/{match}" => teams::matches::show;
    post "/e/{event}/rounds/{round}/matches/{match}/draft" => teams::matches::choose;
    post "/e/{event}/rounds/{round}/matches/{match}/typed" => teams::typed::send;
    get "/e/{event}/desk/teams" => desk::teams::list::show;
    post "/e/{event}/desk/teams" => desk::teams::list::add;
    get "/e/{event}/desk/teams/rules" => desk::teams::rules::show;
    post "/e/{event}/desk/teams/rules" => desk::teams::rules::save;
    get "/e/{event}/desk/teams/{number}" => desk::teams::one::show;
    post "/e/{event}/desk/teams/{number}" => desk::teams::one::save;
    post "/e/{event}/desk/teams/{number}/{act}" => desk::teams::one::act;
    get "/e/{event}/desk/matches" => desk::matches::rounds::show;
    post "/e/{event}/desk/matches" => desk::matches::rounds::draw;
    get "/e/{event}/desk/matches/{round}" => desk::matches::one_round::show;
    get "/e/{event}/desk/matches/{round}/change" => desk::matches::change::show;
    post "/e/{event}/desk/matches/{round}/change" => desk::matches::change::send;
    post "/e/{event}/desk/matches/{round}/plan" => desk::matches::plan::save;
    post "/e/{event}/desk/matches/{round}/tables" => desk::matches::plan::save_tables;
    post "/e/{event}/desk/matches/{round}/redraw" => desk::matches::one_round::redraw;
    get "/e/{event}/desk/matches/{round}/swap" => desk::matches::by_hand::choose;
    post "/e/{event}/desk/matches/{round}/swap" => desk::matches::by_hand::swap;
    post "/e/{event}/desk/matches/{round}/seat" => desk::matches::by_hand::seat;
    get "/e/{event}/desk/matches/{round}/{match}" => desk::matches::one::show;
    post "/e/{event}/desk/matches/{round}/{match}/{act}" => desk::matches::one::act;
    get "/e/{event}/rounds" => event::rounds::newest;
    get "/e/{event}/rounds/{round}" => event::rounds::show;
    get "/e/{event}/rounds/{round}/tables/{table}" => play::battle::show;
    post "/e/{event}/rounds/{round}/tables/{table}" => play::report::send;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet" => play::sheet::show;
    post "/e/{event}/rounds/{round}/tables/{table}/sheet" => play::sheet::tap;
    post "/e/{event}/rounds/{round}/tables/{table}/sheet/send" => play::sheet::send;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet/state" => play::sheet::state;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet/live" => play::sheet::stream;
    get "/e/{event}/desk/battleplans" => desk::setup::battleplans::show;
    post "/e/{event}/desk/battleplans" => desk::setup::battleplans::add;
    post "/e/{event}/desk/battleplans/remove" => desk::setup::battleplans::remove;
    post "/e/{event}/desk/cut" => desk::rounds::cut::choose;
    get "/e/{event}/desk/rounds" => desk::rounds::list::show;
    post "/e/{event}/desk/rounds" => desk::rounds::list::draw;
    get "/e/{event}/desk/rounds/{round}" => desk::rounds::one::show;
    get "/e/{event}/desk/rounds/{round}/change" => desk::rounds::change::show;
    post "/e/{event}/desk/rounds/{round}/change" => desk::rounds::change::send;
    post "/e/{event}/desk/rounds/{round}/bye" => desk::rounds::bye::send;
    post "/e/{event}/desk/rounds/{round}/begun" => desk::rounds::change::begun;
    get "/e/{event}/desk/rounds/{round}/swap" => desk::rounds::swap::show;
    post "/e/{event}/desk/rounds/{round}/swap" => desk::rounds::swap::send;
    post "/e/{event}/desk/rounds/{round}/seat" => desk::rounds::one::seat;
    post "/e/{event}/desk/rounds/{round}/plan" => desk::rounds::one::plan;
    post "/e/{event}/desk/rounds/{round}/redraw" => desk::rounds::one::redraw;
    post "/e/{event}/desk/rounds/{round}/publish" => desk::rounds::one::publish;
    post "/e/{event}/desk/rounds/{round}/clock" => desk::rounds::one::start_clock;
    post "/e/{event}/desk/rounds/{round}/take-back" => desk::rounds::one::take_back;
    post "/e/{event}/desk/rounds/{round}/close" => desk::rounds::one::close;
    post "/e/{event}/desk/rounds/{round}/reopen" => desk::rounds::one::reopen;
    get "/e/{event}/desk/rounds/{round}/tables" => desk::rounds::tables::show;
    post "/e/{event}/desk/rounds/{round}/tables/again" => desk::rounds::tables::again;
    post "/e/{event}/desk/rounds/{round}/tables/move" => desk::rounds::tables::place;
    get "/e/{event}/desk/tables" => desk::venue::tables::show;
    post "/e/{event}/desk/tables" => desk::venue::tables::save;
    post "/e/{event}/desk/tables/terrain" => desk::venue::tables::terrain;
    get "/e/{event}/desk/tables/{number}" => desk::venue::tables::one;
    post "/e/{event}/desk/tables/{number}" => desk::venue::tables::describe;
    get "/e/{event}/desk/terrain" => desk::venue::terrain::show;
    post "/e/{event}/desk/terrain" => desk::venue::terrain::use_order;
    get "/e/{event}/desk/methods" => desk::setup::methods::show;
    post "/e/{event}/desk/methods" => desk::setup::methods::save;
    get "/e/{event}/desk/pairs" => desk::rounds::pairs::show;
    post "/e/{event}/desk/pairs" => desk::rounds::pairs::add;
    post "/e/{event}/desk/pairs/remove" => desk::rounds::pairs::remove;
    get "/e/{event}/desk/battles" => desk::battles::list::show;
    post "/e/{event}/desk/battles/ask" => desk::battles::ask::send;
    post "/e/{event}/desk/battles/accept-all" => desk::battles::list::accept_all;
    get "/e/{event}/desk/battles/paper" => desk::battles::paper::show;
    post "/e/{event}/desk/battles/paper" => desk::battles::paper::enter;
    get "/e/{event}/desk/battles/{round}/{table}" => desk::battles::one::show;
    post "/e/{event}/desk/battles/{round}/{table}" => desk::battles::one::rule;
    post "/e/{event}/desk/battles/{round}/{table}/accept" => desk::battles::one::accept;
    post "/e/{event}/rounds/{round}/tables/{table}/call" => play::call::send;
    get "/e/{event}/desk/calls" => desk::battles::calls::show;
    post "/e/{event}/desk/calls/{call}" => desk::battles::calls::judge;
    post "/e/{event}/desk/slow-play" => desk::battles::slow_play::start;
    post "/e/{event}/desk/slow-play/{watch}" => desk::battles::slow_play::end;
    get "/e/{event}/desk/conduct" => desk::players::conduct::show;
    get "/e/{event}/desk/conduct/{number}" => desk::players::conduct::player;
    post "/e/{event}/desk/conduct/{number}" => desk::players::conduct::note;
    post "/e/{event}/desk/conduct/{number}/take-back" => desk::players::conduct::take_back;
    get "/e/{event}/desk/game" => desk::setup::game::show;
    post "/e/{event}/desk/game" => desk::setup::game::send;
    get "/e/{event}/desk/game.json" => desk::setup::game::download;
    get "/e/{event}/picture" => event::picture::show;
    get "/e/{event}/desk/picture" => desk::setup::picture::show;
    post "/e/{event}/desk/picture" => desk::setup::picture::put;
    post "/e/{event}/desk/picture/first" => desk::setup::picture::put_first;
    post "/e/{event}/desk/picture/remove" => desk::setup::picture::remove;
    get "/e/{event}/desk/settings" => desk::setup::settings::show;
    post "/e/{event}/desk/settings" => desk::setup::settings::save;
    get "/e/{event}/desk/staff" => desk::setup::staff::show;
    post "/e/{event}/desk/staff" => desk::setup::staff::invite;
    post "/e/{event}/desk/staff/remove" => desk::setup::staff::remove;
    post "/e/{event}/desk/staff/withdraw" => desk::setup::staff::withdraw;
    post "/e/{event}/desk/staff/again" => desk::setup::staff::invite_again;
    post "/e/{event}/desk/staff/leave-out" => desk::setup::staff::leave_out;
}

/// The whole site, on `app`.
pub fn routes(app: App) -> impl FnOnce(&mut web::ServiceConfig) {
    move |site| {
        site.app_data(web::Data::new(app));
        site.app_data(web::PayloadConfig::new(form::FORM_LIMIT));
        // A number that is none: no page of ours links there.
        site.app_data(web::QueryConfig::default().error_handler(|_, _| Error::NotFound.into()));
        site.app_data(web::PathConfig::default().error_handler(|_, _| Error::NotFound.into()));
        site.service(
            tree::plant(web::scope(""), addresses())
                .wrap(from_fn(head::read))
                .wrap(from_fn(hang_up::run_changes_to_the_end))
                .wrap(from_fn(pace::held))
                .wrap(from_fn(same_site::only))
                .wrap(from_fn(error::explain))
                .wrap(from_fn(pages::kept))
                .wrap(Compress::default())
                .wrap(from_fn(connections::turn_away))
                .wrap(from_fn(same_site::headers)),
        );
    }
}

/// The site that a request is sent to.
fn app(request: &HttpRequest) -> Result<web::Data<App>, Error> {
    let app = request.app_data::<web::Data<App>>().cloned();
    app.ok_or_else(|| Error::Broken("the app is not configured".into()))
}

async fn nowhere() -> Result<HttpResponse, Error> {
    Err(Error::NotFound)
}
