//! What handlers, jobs and commands share.

use crate::{
    cache::Cache,
    chance::Chance,
    config::Config,
    limits::{
        rate_limit::Paces,
        stream_slots::Listeners,
        work_queue::{Turns, WaitingLines},
    },
    live::Live,
    storage::{self, Database},
    text::{ENGLISH, Language},
};
use argon2::Block;
use chrono::{DateTime, SubsecRound, Utc};
use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};
use tokio::sync::Semaphore;
use uuid::Uuid;

/// About eight seconds of hashing on two cores.
const LONGEST_LINE_TO_HASH: usize = 200;
/// What a document is made from waits in memory.
const LONGEST_LINE_TO_PRINT: usize = 32;
/// Each may hold an upload in memory while it waits.
const LONGEST_LINE_TO_CHECK: usize = 32;
/// As many changes of one browser wait for each other.
const LONGEST_LINE_OF_CHANGES: usize = 16;
/// What is let in within the time that somebody waits.
const LONGEST_LINE_AT_THE_DOOR: usize = 45;
/// Each may have typed 64 kB, and a few a roster's megabyte.
const MOST_TOLD_TO_WAIT: usize = 100;
/// 64 MB: more than rosters, pictures and catalogues take while they come in.
const MOST_COMING_IN: usize = 1024;

/// 32 MB: of the longest forms that there are, five hundred in the same moment.
const MOST_TYPED_IN: usize = 8 * 1024;

/// The running site.
#[derive(Clone)]
pub struct App {
    pub database: Database,
    pub clock: Clock,
    pub live: Live,
    pub config: Arc<Config>,
    pub cache: Cache,
    /// Passwords are hashed in memory that the next one uses again.
    pub hashing: Turns<Vec<Block>>,
    /// Rosters are read and checked.
    pub checking: Turns,
    /// Documents are set for the desk.
    pub printing: Turns,
    /// All of an event is gone through, its log or what its files are made of: one at a time.
    pub going_through: Turns,
    /// Documents are set for everybody, one at a time: strangers never stand in the desk's line.
    pub printing_for_all: Turns,
    /// Strangers at an address from which very many wrong passwords came: a line for each address.
    pub at_the_door: WaitingLines,
    /// Changes of one browser are made one after the other: whoever sends and hangs up, again and again, has one of them
    /// under way and no more.
    pub changing: WaitingLines,
    /// What was typed by those who are told to wait is kept in memory meanwhile.
    pub told_to_wait: Arc<Semaphore>,
    /// What files take in memory while they come in, in pieces of 64 kB.
    pub coming_in: Arc<Semaphore>,
    /// The same for forms without files, in pieces of 4 kB.
    pub typed_in: Arc<Semaphore>,
    /// Open pages that hear of changes.
    pub listeners: Listeners,
    /// Nobody changes things faster than people do.
    pub paces: Paces,
    /// Signs players' private links.
    pub link_key: Arc<[u8]>,
    /// When the disk last refused a write.
    pub trouble: Trouble,
    /// Ids, secrets and seeds; tests hand in their own.
    pub chance: Chance,
    /// What the site speaks; tests hand in their own.
    pub language: &'static Language,
}

/// The last time that the disk did not take a write: staff are told for a while.
#[derive(Debug, Clone, Default)]
pub struct Trouble(Arc<AtomicI64>);

impl Trouble {
    pub fn note(&self, now: DateTime<Utc>) {
        self.0.store(now.timestamp_millis(), Ordering::SeqCst);
    }

    /// Within the last five minutes.
    pub fn is_fresh(&self, now: DateTime<Utc>) -> bool {
        now.timestamp_millis() - self.0.load(Ordering::SeqCst) < 5 * 60_000
    }
}

/// Tells the time; tests hand in their own.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> DateTime<Utc> + Send + Sync>);

impl Clock {
    #[expect(clippy::disallowed_methods, reason = "the one place where the site looks at a clock")]
    pub fn system_clock() -> Self {
        Self(Arc::new(Utc::now))
    }

    /// A clock that says what `now` says.
    pub fn from_fn(now: impl Fn() -> DateTime<Utc> + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// To the millisecond, which every engine keeps.
    pub fn now(&self) -> DateTime<Utc> {
        (self.0)().trunc_subsecs(3)
    }
}

impl App {
    /// The site on this database, which gets its link key now if it has none yet.
    pub async fn new(database: Database, clock: Clock, config: Config) -> sqlx::Result<Self> {
        Self::with_chance(database, clock, config, Chance::from_system()).await
    }

    /// The same, where ids, secrets and seeds come from there.
    pub async fn with_chance(
        database: Database,
        clock: Clock,
        config: Config,
        chance: Chance,
    ) -> sqlx::Result<Self> {
        storage::event_listings::list_unlisted_events(&database).await?;
        let key = storage::accounts::link_key(&database, &chance.new_token()).await?;
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Ok(Self {
            paces: Paces::new(&clock.0, config.venue),
            listeners: Listeners::new(config.venue),
            database,
            clock,
            live: Live::default(),
            config: Arc::new(config),
            cache: Cache::default(),
            hashing: Turns::new(cores, LONGEST_LINE_TO_HASH),
            checking: Turns::new(cores, LONGEST_LINE_TO_CHECK),
            printing: Turns::new(cores, LONGEST_LINE_TO_PRINT),
            printing_for_all: Turns::new(1, LONGEST_LINE_TO_PRINT),
            going_through: Turns::new(1, LONGEST_LINE_TO_PRINT),
            told_to_wait: Arc::new(Semaphore::new(MOST_TOLD_TO_WAIT)),
            coming_in: Arc::new(Semaphore::new(MOST_COMING_IN)),
            typed_in: Arc::new(Semaphore::new(MOST_TYPED_IN)),
            at_the_door: WaitingLines::new(LONGEST_LINE_AT_THE_DOOR),
            changing: WaitingLines::new(LONGEST_LINE_OF_CHANGES),
            link_key: key.into_bytes().into(),
            trouble: Trouble::default(),
            chance,
            language: &ENGLISH,
        })
    }

    /// A new id that sorts after all that this process made before, those of the same millisecond too.
    pub fn new_id(&self) -> Uuid {
        self.chance.new_id(self.clock.now())
    }

    /// A seed for a draw, below 2^53 so that every reader of the event file keeps it whole.
    pub fn new_seed(&self) -> i64 {
        i64::from_be_bytes(self.chance.bytes("seed")) & ((1 << 53) - 1)
    }
}
