//! `muster` and `muster serve`: the server.

use super::{CommandAnswer, CommandError, database, say_in_english};
use crate::{
    actions,
    app::{App, Clock},
    config::{Config, is_this_computer},
    jobs,
    text::say,
    web::{self, http::connections::Connections},
};
use actix_web::{App as Actix, HttpServer};
use std::{any::Any, fmt::Write, io::IsTerminal, process::ExitCode, sync::Arc, time::Duration};
use tokio::sync::Notify;

/// How long the connections to the database have to come back.
const TO_CLOSE: Duration = Duration::from_secs(2);
/// How long the first page waits for the line to the other processes, where there can be others.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens the database, brings its tables up to date, prints the address and answers until told to stop.
pub async fn run_server(config: Config) -> CommandAnswer {
    let _alone = database::lock_database(&config)?;
    let app = open_site(config).await?;
    serve_until_told(app, async |app| announce_server(app).await).await
}

/// What whoever starts the server is told once it has its port: a link that was told before would be void with the next.
async fn announce_server(app: &App) -> Result<(), CommandError> {
    let setup = actions::account::setup_link(app).await?;
    say_to_starter(&say_in_english(&say!("command-answers-at", address = app.config.base_url())));
    if let Some(link) = setup {
        say_to_starter(&format!("{}\n  {link}", say_in_english(&say!("command-first-account"))));
    }
    for setting in app.database.risks().await? {
        say_to_starter(&say_in_english(&say!("site-at-risk", setting)));
        tracing::error!(setting, "the database may lose saved results");
    }
    let host = app.database.unchecked_host();
    let warnings = [
        host.filter(|host| !is_this_computer(host)).map(|host| say!("site-database-unchecked", host)),
        app.config.mails_in_the_open().map(|host| say!("site-mails-in-the-open", host)),
    ];
    for warning in warnings.into_iter().flatten().map(|warning| say_in_english(&warning)) {
        say_to_starter(&warning);
        tracing::error!("{warning}");
    }
    if let Some(ways) = app.config.ways_to_be_reached() {
        let problem = say!("site-unreachable", address = app.config.base_url());
        let what = match ways[..] {
            [] => say!("command-say-the-address", problem),
            _ => say!("command-start-it-with", problem),
        };
        let mut warning = say_in_english(&say!("site-start-warning", what));
        for way in ways {
            let _ = write!(warning, "\n  muster {way}");
        }
        let is_seen = std::io::stdout().is_terminal();
        say_to_starter(&if is_seen { in_red(&warning) } else { warning });
    }
    Ok(())
}

/// What must not be missed, for a terminal.
fn in_red(what: &str) -> String {
    format!("\u{1b}[1;31m{what}\u{1b}[0m")
}

/// The site on the configured database, brought up to date.
pub async fn open_site(config: Config) -> Result<App, CommandError> {
    let (database, copy) = database::up_to_date(&config.database).await?;
    if let Some(copy) = copy {
        let copy = copy.display().to_string();
        say_to_starter(&say_in_english(&say!("command-database-was-older", copy)));
    }
    Ok(App::new(database, Clock::system_clock(), config).await?)
}

/// Takes the port, and answers requests until the process is told to stop; requests under way are finished first.
/// `announce` tells whoever started it, between the two.
pub async fn serve_until_told(
    app: App,
    announce: impl AsyncFnOnce(&App) -> Result<(), CommandError>,
) -> CommandAnswer {
    let config = app.config.clone();
    // Before anybody is answered: who is told to stop by then ends in order.
    let mut told =
        EndSignal::listen_for_stop().map_err(|error| say!("command-cannot-hear", why = error.to_string()))?;
    let workers = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    let connections = Connections::of_this_process();
    let (shared, counted) = (app.clone(), connections.clone());
    let server = HttpServer::new(move || Actix::new().configure(web::register_routes(shared.clone())))
        // Before it is bound: what is bound earlier is not told of it.
        .on_connect(move |connection, data| {
            counted.begin(data);
            cut_off_who_reads_nothing(connection);
        })
        // A whole hall knocks within a second when a round is published.
        .backlog(4_096)
        .bind(&config.listen)
        .map_err(|error| say!("command-cannot-listen", address = config.listen, why = error.to_string()))?;
    announce(&app).await?;
    let (listening, live) = (app.database.clone(), app.live.clone());
    tokio::spawn(async move { live.follow(&listening).await });
    // A page that is open before this process hears of the others' changes would miss them.
    let hears = app.live.until_complete(&app.database);
    if tokio::time::timeout(PATIENCE, hears).await.is_err() {
        tracing::warn!("not yet receiving other processes' changes; serving anyway");
    }
    tokio::spawn(jobs::run_jobs(app.clone()));
    let server = server
        // A page in one packet does not wait for the phone to answer the packet before.
        .tcp_nodelay(true)
        .workers(workers)
        .max_connections(connections.accepted().div_ceil(workers))
        .client_request_timeout(Duration::from_secs(10))
        .shutdown_timeout(8)
        .disable_signals()
        .run();
    let (handle, live) = (server.handle(), app.live.clone());
    let hurried = Arc::new(Notify::new());
    let hurry = hurried.clone();
    tokio::spawn(async move {
        told.stop().await;
        // Streams would go on for ever; requests under way are finished.
        live.end();
        tokio::spawn(async move { handle.stop(true).await });
        told.stop().await;
        hurry.notify_one();
    });
    tokio::select! {
        ended = server => {
            ended.map_err(|error| say!("command-server-stopped", why = error.to_string()))?;
        }
        // What is under way is dropped: of a change that was acknowledged nothing is.
        () = hurried.notified() => tracing::info!("told to stop twice; stopping without waiting"),
    }
    // Who still holds a connection is not waited for either.
    let _ = tokio::time::timeout(TO_CLOSE, app.database.close()).await;
    Ok(ExitCode::SUCCESS)
}

/// Whoever takes nothing of what is sent for this long is let go, and what waits for them with them.
#[cfg(target_os = "linux")]
const LONGEST_UNREAD: Duration = Duration::from_secs(20);

/// A phone that sleeps, or a client that holds answers in memory by not reading them.
#[cfg(target_os = "linux")]
fn cut_off_who_reads_nothing(connection: &dyn Any) {
    if let Some(stream) = connection.downcast_ref::<actix_web::rt::net::TcpStream>() {
        let set = socket2::SockRef::from(stream).set_tcp_user_timeout(Some(LONGEST_UNREAD));
        if let Err(error) = set {
            tracing::debug!(%error, "a connection without a limit to what it leaves unread");
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn cut_off_who_reads_nothing(_: &dyn Any) {}

/// What a service manager, or a person at the terminal, tells the process.
struct EndSignal {
    #[cfg(unix)]
    end: tokio::signal::unix::Signal,
}

impl EndSignal {
    /// Listens from now on.
    fn listen_for_stop() -> std::io::Result<Self> {
        Ok(Self {
            #[cfg(unix)]
            end: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?,
        })
    }

    /// Waits until the process is told to stop.
    async fn stop(&mut self) {
        let by_hand = tokio::signal::ctrl_c();
        #[cfg(unix)]
        tokio::select! {
            _ = self.end.recv() => {}
            _ = by_hand => {}
        }
        #[cfg(not(unix))]
        drop(by_hand.await);
    }
}

/// For whoever started the server: on standard output, whatever the log's level is.
#[expect(clippy::print_stdout, reason = "the address and the set-up link are the command's answer")]
pub fn say_to_starter(text: &str) {
    println!("{text}");
}
