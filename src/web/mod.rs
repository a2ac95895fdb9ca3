//! HTTP and nothing else: every address of the site is in this file.

pub mod account;
pub mod assets;
pub mod demo;
pub mod desk;
pub mod error;
pub mod event;
pub mod form;
pub mod guard;
pub mod home;
pub mod live;
pub mod pages;
pub mod paging;
pub mod respond;
pub mod same_site;
pub mod search;
pub mod sheet;
pub mod upload;
pub mod visit;

use crate::{app::App, error::Error};
use actix_web::{
    HttpResponse,
    middleware::{Compress, from_fn},
    web,
};

/// Registers the addresses, and lists them: the authorisation test walks every one.
macro_rules! addresses {
    ($($method:ident $path:literal => $($handler:ident)::+;)+) => {
        /// Method and pattern of every address, as registered.
        pub const ADDRESSES: &[(&str, &str)] = &[$((stringify!($method), $path)),+];

        fn register(site: &mut web::ServiceConfig) {
            $(site.route($path, web::$method().to($($handler)::+));)+
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
    post "/sign-out" => account::sign_in::leave;
    get "/sign-up" => account::sign_up::show;
    post "/sign-up" => account::sign_up::send;
    get "/setup/{token}" => account::join::show;
    post "/setup/{token}" => account::join::send;
    get "/join/{token}" => account::join::show;
    post "/join/{token}" => account::join::send;
    get "/account" => account::own::show;
    post "/account/password" => account::own::change_password;
    get "/admin" => account::admin::show;
    post "/admin/invitations" => account::admin::invite;
    post "/admin/passwords" => account::admin::password_link;
    get "/admin/catalogues" => account::catalogues::show;
    post "/admin/catalogues" => account::catalogues::import;
    get "/admin/catalogues/{id}.csv" => account::catalogues::table;
    get "/events/new" => desk::new::show;
    post "/events" => desk::new::create;
    get "/e/{event}/live" => live::stream;
    get "/e/{event}" => event::pack::show;
    get "/p/{token}" => event::link::open;
    get "/e/{event}/register" => event::register::show;
    post "/e/{event}/register" => event::register::send;
    get "/e/{event}/welcome" => event::register::welcome;
    get "/e/{event}/players" => event::players::show;
    get "/e/{event}/players/{number}" => event::players::one;
    get "/e/{event}/leave" => event::leave::show;
    post "/e/{event}/leave" => event::leave::send;
    post "/e/{event}/claim" => event::leave::claim;
    get "/e/{event}/desk/players" => desk::players::show;
    post "/e/{event}/desk/players" => desk::players::add;
    get "/e/{event}/desk/players/import" => desk::import::show;
    post "/e/{event}/desk/players/import" => desk::import::preview;
    post "/e/{event}/desk/players/import/confirm" => desk::import::confirm;
    get "/e/{event}/desk/players.csv" => desk::players::table;
    get "/e/{event}/desk/players/{number}" => desk::player::show;
    post "/e/{event}/desk/players/{number}" => desk::player::save;
    post "/e/{event}/desk/players/{number}/{act}" => desk::player::act;
    get "/e/{event}/desk/check-in" => desk::check_in::show;
    post "/e/{event}/desk/check-in" => desk::check_in::send;
    post "/e/{event}/desk/check-in/close" => desk::check_in::close;
    post "/e/{event}/desk/check-in/reopen" => desk::check_in::reopen;
    get "/e/{event}/desk/audit" => desk::audit::show;
    get "/e/{event}/desk/audit.jsonl" => desk::audit::lines;
    get "/e/{event}/roster" => event::roster::show;
    post "/e/{event}/roster" => event::roster::send;
    post "/e/{event}/roster/names" => event::roster::confirm;
    get "/e/{event}/roster/build" => event::roster_builder::show;
    post "/e/{event}/roster/build" => event::roster_builder::step;
    get "/e/{event}/roster/build/pick" => event::roster_builder::pick;
    post "/e/{event}/roster/build/hand-in" => event::roster_builder::hand_in;
    get "/e/{event}/rosters" => event::rosters::show;
    get "/e/{event}/rosters/{number}" => event::rosters::one;
    post "/e/{event}/rosters/{number}/problems" => event::rosters::report;
    get "/e/{event}/desk/rosters" => desk::rosters::show;
    post "/e/{event}/desk/rosters/accept-clean" => desk::rosters::accept_clean;
    get "/e/{event}/desk/rosters/rules" => desk::roster_rules::show;
    post "/e/{event}/desk/rosters/rules" => desk::roster_rules::save;
    get "/e/{event}/desk/rosters/recheck" => desk::roster_letters::again;
    post "/e/{event}/desk/rosters/recheck" => desk::roster_letters::recheck;
    get "/e/{event}/desk/rosters/letters" => desk::roster_letters::show;
    post "/e/{event}/desk/rosters/letters" => desk::roster_letters::send;
    get "/e/{event}/desk/rosters/{number}" => desk::rosters::one;
    post "/e/{event}/desk/rosters/{number}" => desk::rosters::decide;
    post "/e/{event}/desk/rosters/{number}/hand-in" => desk::rosters::hand_in;
    post "/e/{event}/desk/rosters/{number}/waive" => desk::rosters::waive;
    post "/e/{event}/desk/rosters/{number}/names" => desk::rosters::confirm;
    post "/e/{event}/desk/rosters/{number}/answer" => desk::rosters::answer;
    get "/e/{event}/standings" => event::standings::show;
    get "/e/{event}/standings.csv" => event::standings::table;
    get "/e/{event}/standings/{number}" => event::standings::why;
    get "/e/{event}/awards" => event::awards::show;
    get "/e/{event}/vote" => event::vote::show;
    post "/e/{event}/vote" => event::vote::send;
    get "/e/{event}/screen" => event::screen::show;
    get "/e/{event}/pack.pdf" => desk::print::pack;
    get "/e/{event}/desk/awards" => desk::awards::show;
    post "/e/{event}/desk/awards" => desk::awards::add;
    post "/e/{event}/desk/awards/choose" => desk::awards::choose;
    post "/e/{event}/desk/awards/remove" => desk::awards::remove;
    post "/e/{event}/desk/votes" => desk::votes::open;
    post "/e/{event}/desk/votes/close" => desk::votes::close;
    post "/e/{event}/desk/votes/discard" => desk::votes::discard;
    get "/e/{event}/desk/standings" => desk::standings::show;
    post "/e/{event}/desk/standings/hide" => desk::standings::hide;
    post "/e/{event}/desk/standings/roll-off" => desk::standings::roll_off;
    get "/e/{event}/desk/ranking" => desk::ranking::show;
    post "/e/{event}/desk/ranking" => desk::ranking::send;
    get "/e/{event}/desk/screen" => desk::screen::show;
    post "/e/{event}/desk/screen" => desk::screen::put_on;
    post "/e/{event}/desk/clock" => desk::screen::turn_clock;
    post "/e/{event}/desk/clock/table" => desk::screen::extend_table;
    post "/e/{event}/desk/clock/calls" => desk::screen::call_outs;
    post "/e/{event}/desk/ceremony" => desk::screen::step;
    post "/e/{event}/desk/ceremony/forget" => desk::screen::forget_ceremony;
    get "/e/{event}/desk/print" => desk::print::show;
    get "/e/{event}/desk/print/{document}.pdf" => desk::print::document;
    get "/e/{event}/desk/print/everything.zip" => desk::take_along::everything;
    get "/e/{event}/desk/event.json" => desk::take_along::event;
    get "/e/{event}/desk" => desk::home::show;
    post "/e/{event}/desk/stage" => desk::home::set_stage;
    get "/e/{event}/me" => event::me::show;
    get "/e/{event}/rounds" => event::rounds::newest;
    get "/e/{event}/rounds/{round}" => event::rounds::show;
    get "/e/{event}/rounds/{round}/tables/{table}" => event::battle::show;
    post "/e/{event}/rounds/{round}/tables/{table}" => event::battle::send;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet" => event::sheet::show;
    post "/e/{event}/rounds/{round}/tables/{table}/sheet" => event::sheet::tap;
    post "/e/{event}/rounds/{round}/tables/{table}/sheet/send" => event::sheet::send;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet/state" => event::sheet::state;
    get "/e/{event}/rounds/{round}/tables/{table}/sheet/live" => event::sheet::stream;
    get "/e/{event}/desk/battleplans" => desk::battleplans::show;
    post "/e/{event}/desk/battleplans" => desk::battleplans::add;
    post "/e/{event}/desk/battleplans/remove" => desk::battleplans::remove;
    get "/e/{event}/desk/rounds" => desk::rounds::show;
    post "/e/{event}/desk/rounds" => desk::rounds::draw;
    get "/e/{event}/desk/rounds/{round}" => desk::round::show;
    get "/e/{event}/desk/rounds/{round}/change" => desk::change::show;
    post "/e/{event}/desk/rounds/{round}/change" => desk::change::send;
    post "/e/{event}/desk/rounds/{round}/bye" => desk::odd::send;
    post "/e/{event}/desk/rounds/{round}/begun" => desk::change::begun;
    post "/e/{event}/desk/rounds/{round}/swap" => desk::swap::send;
    post "/e/{event}/desk/rounds/{round}/seat" => desk::round::seat;
    post "/e/{event}/desk/rounds/{round}/plan" => desk::round::plan;
    post "/e/{event}/desk/rounds/{round}/redraw" => desk::round::redraw;
    post "/e/{event}/desk/rounds/{round}/publish" => desk::round::publish;
    post "/e/{event}/desk/rounds/{round}/take-back" => desk::round::take_back;
    post "/e/{event}/desk/rounds/{round}/close" => desk::round::close;
    post "/e/{event}/desk/rounds/{round}/reopen" => desk::round::reopen;
    get "/e/{event}/desk/rounds/{round}/tables" => desk::round_tables::show;
    post "/e/{event}/desk/rounds/{round}/tables/again" => desk::round_tables::again;
    post "/e/{event}/desk/rounds/{round}/tables/move" => desk::round_tables::place;
    get "/e/{event}/desk/tables" => desk::tables::show;
    post "/e/{event}/desk/tables" => desk::tables::save;
    post "/e/{event}/desk/tables/terrain" => desk::tables::terrain;
    get "/e/{event}/desk/tables/{number}" => desk::tables::one;
    post "/e/{event}/desk/tables/{number}" => desk::tables::describe;
    get "/e/{event}/desk/terrain" => desk::terrain::show;
    post "/e/{event}/desk/terrain" => desk::terrain::use_order;
    get "/e/{event}/desk/methods" => desk::methods::show;
    post "/e/{event}/desk/methods" => desk::methods::save;
    get "/e/{event}/desk/pairs" => desk::pairs::show;
    post "/e/{event}/desk/pairs" => desk::pairs::add;
    post "/e/{event}/desk/pairs/remove" => desk::pairs::remove;
    get "/e/{event}/desk/battles" => desk::battles::show;
    post "/e/{event}/desk/battles/accept-all" => desk::battles::accept_all;
    get "/e/{event}/desk/battles/paper" => desk::paper::show;
    post "/e/{event}/desk/battles/paper" => desk::paper::enter;
    get "/e/{event}/desk/battles/{round}/{table}" => desk::battle::show;
    post "/e/{event}/desk/battles/{round}/{table}" => desk::battle::rule;
    post "/e/{event}/desk/battles/{round}/{table}/accept" => desk::battle::accept;
    post "/e/{event}/rounds/{round}/tables/{table}/call" => event::call::send;
    get "/e/{event}/desk/calls" => desk::calls::show;
    post "/e/{event}/desk/calls/{call}" => desk::calls::judge;
    get "/e/{event}/desk/conduct" => desk::conduct::show;
    get "/e/{event}/desk/conduct/{number}" => desk::conduct::player;
    post "/e/{event}/desk/conduct/{number}" => desk::conduct::note;
    post "/e/{event}/desk/conduct/{number}/take-back" => desk::conduct::take_back;
    get "/e/{event}/desk/settings" => desk::settings::show;
    post "/e/{event}/desk/settings" => desk::settings::save;
    get "/e/{event}/desk/staff" => desk::staff::show;
    post "/e/{event}/desk/staff" => desk::staff::invite;
    post "/e/{event}/desk/staff/remove" => desk::staff::remove;
    post "/e/{event}/desk/staff/withdraw" => desk::staff::withdraw;
}

/// The whole site, on `app`.
pub fn routes(app: App) -> impl FnOnce(&mut web::ServiceConfig) {
    move |site| {
        site.app_data(web::Data::new(app));
        site.app_data(web::PayloadConfig::new(form::FORM_LIMIT));
        site.service(
            web::scope("")
                .wrap(from_fn(error::explain))
                .wrap(from_fn(pages::kept))
                .wrap(from_fn(same_site::only))
                .wrap(Compress::default())
                .wrap(from_fn(same_site::headers))
                .configure(register)
                .default_service(web::to(nowhere)),
        );
    }
}

async fn nowhere() -> Result<HttpResponse, Error> {
    Err(Error::NotFound)
}
