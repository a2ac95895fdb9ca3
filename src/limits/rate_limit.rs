//! How fast one person, and one network address, may change things: a bucket for each, which fills again by itself.
//! A hall's whole network is one address, so an address may do what a venue does; see [`crate::config::Config::venue`].

use chrono::{DateTime, Utc};
use governor::{
    Quota, RateLimiter, clock::Clock as Hand, middleware::NoOpMiddleware, nanos::Nanos,
    state::keyed::HashMapStateStore,
};
use std::{
    hash::{BuildHasher, RandomState},
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::Arc,
    time::Duration,
};

/// More buckets than this are looked through, and the full ones thrown away.
const MANY_BUCKETS: usize = 20_000;

/// What is counted, each in buckets of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Any form, from one address.
    OfAddress,
    /// The same of those who are known there, once [`Pace::OfAddress`] has no room left.
    OfKnown,
    /// Any form, from one person: an account, or whoever came by one private link.
    OfPerson,
    /// The same from one of their browsers, once [`Pace::OfPerson`] has no room left: somebody else who has the link does
    /// not keep its player from reporting.
    OfBrowser,
    /// Passwords and codes, from one address: no other form waits for them, nor they for others.
    SignIns,
    /// An account, or an entry in an event, from one address.
    SignUps,
    /// Entries in one event by people without an account whose browsers did not work for it.
    Unproved,
    /// Private links that sign a browser in, at one address.
    Links,
    /// One private link, by browsers that were not its player's yet.
    OneLink,
    /// Judges called, by one person.
    Calls,
    /// Files handed in, by one person.
    Uploads,
}

impl Pace {
    const ALL: [Self; 11] = [
        Self::OfAddress,
        Self::OfKnown,
        Self::OfPerson,
        Self::OfBrowser,
        Self::SignIns,
        Self::SignUps,
        Self::Unproved,
        Self::Links,
        Self::OneLink,
        Self::Calls,
        Self::Uploads,
    ];

    /// How many at once, and the time after which there is one more, at a venue of so many people.
    fn rate(self, venue: u32) -> (u32, Duration) {
        let every = |people: u32| Duration::from_secs(1) * people / venue.max(1);
        match self {
            // 2,500 people: 500, and 50 a second. The busiest minute of 2,200 players has 46 a second.
            Self::OfAddress | Self::SignIns => (venue / 5, every(50)),
            // Eight hundred who make an account in the hall within a quarter of an hour are one a second.
            Self::SignUps => (venue / 12, every(1250)),
            // Phones without scripts are few: a club of them at once.
            Self::Unproved => (20, Duration::from_mins(3)),
            // Two of everybody at once, and one of each every five seconds.
            Self::OfKnown => (venue.saturating_mul(2), every(5)),
            // Everybody opens theirs at the door.
            Self::Links => (venue, every(50)),
            Self::OneLink => (30, Duration::from_secs(20)),
            // Less than all at the address together: nobody takes what is the others'.
            Self::OfPerson => (venue.min(300), Duration::from_millis(333)),
            Self::OfBrowser => (10, Duration::from_secs(5)),
            Self::Calls => (10, Duration::from_secs(30)),
            Self::Uploads => (20, Duration::from_secs(5)),
        }
    }
}

/// What counts as one address: a household, or a hall, has 2^64 of the newer kind, and its network is what they share.
pub fn network_of_address(address: &str) -> String {
    match address.parse() {
        Ok(IpAddr::V6(ip)) if ip.to_ipv4_mapped().is_none() => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        _ => address.to_owned(),
    }
}

/// As a browser is told how long to wait: it is over by then.
pub fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

/// Tells the time.
pub type Now = Arc<dyn Fn() -> DateTime<Utc> + Send + Sync>;

type Buckets = RateLimiter<u64, HashMapStateStore<u64>, Time, NoOpMiddleware<Nanos>>;

/// Every bucket of a process.
#[derive(Clone)]
pub struct Paces {
    buckets: Arc<Vec<Buckets>>,
    /// Names are kept as numbers that nobody outside can foretell.
    names: RandomState,
}

impl Paces {
    /// For a venue of so many people behind one address; 0: nobody is ever told to wait.
    ///
    /// # Panics
    /// Never: a bucket fills in more than no time.
    pub fn new(now: &Now, venue: u32) -> Self {
        let of = |pace: Pace| {
            let (burst, every) = pace.rate(venue);
            let quota = Quota::with_period(every.max(Duration::from_nanos(1))).expect("longer than nothing");
            let quota = quota.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN));
            RateLimiter::hashmap_with_clock(quota, Time(now.clone()))
        };
        let buckets = if venue == 0 { Vec::new() } else { Pace::ALL.map(of).into() };
        Self { buckets: Arc::new(buckets), names: RandomState::new() }
    }

    /// Counts one more.
    ///
    /// # Errors
    /// How long to wait where that is too many; it is not counted then.
    pub fn count(&self, pace: Pace, who: &str) -> Result<(), Duration> {
        let Some(buckets) = self.buckets.get(pace as usize) else { return Ok(()) };
        if buckets.len() > MANY_BUCKETS {
            buckets.retain_recent();
        }
        buckets
            .check_key(&self.names.hash_one(who))
            .map_err(|until| until.wait_time_from(buckets.clock().now()))
    }
}

/// The site's clock, as the buckets read it.
#[derive(Clone)]
struct Time(Now);

impl Hand for Time {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        Nanos::new((self.0)().timestamp_nanos_opt().unwrap_or_default().unsigned_abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicI64, Ordering};

    /// A clock, and the milliseconds that it tells.
    fn by_hand() -> (Arc<AtomicI64>, Now) {
        let hand = Arc::new(AtomicI64::new(1_700_000_000_000));
        let time = hand.clone();
        (hand, Arc::new(move || DateTime::from_timestamp_millis(time.load(Ordering::SeqCst)).unwrap()))
    }

    #[test]
    fn a_bucket_is_emptied_fills_again_and_is_nobody_elses() {
        let (hand, clock) = by_hand();
        let paces = Paces::new(&clock, 2500);
        let now = || paces.count(Pace::Calls, "Ann");
        assert!((0..10).all(|_| now().is_ok()));
        assert_eq!(now(), Err(Duration::from_secs(30)));
        assert_eq!(paces.count(Pace::Calls, "Bob"), Ok(()));
        assert_eq!(paces.count(Pace::Uploads, "Ann"), Ok(()));
        hand.fetch_add(31_000, Ordering::SeqCst);
        assert_eq!(now(), Ok(()));
        assert!(now().is_err());
        let open = Paces::new(&clock, 0);
        assert!((0..1000).all(|_| open.count(Pace::Calls, "Ann").is_ok()));
    }

    /// `users.md`, 6.3: what halls do at their busiest.
    #[test]
    fn a_hall_of_eight_hundred_behind_one_address_is_never_told_to_wait() {
        let (hand, clock) = by_hand();
        let paces = Paces::new(&clock, 2500);
        // Every table reports and confirms within a minute, ten times as fast in the first seconds; taps between.
        for second in 0..60 {
            for _ in 0..if second < 4 { 130 } else { 20 } {
                assert_eq!(paces.count(Pace::OfAddress, "hall"), Ok(()), "second {second}");
            }
            hand.fetch_add(1000, Ordering::SeqCst);
        }
        for minute in 0..15 {
            for _ in 0..54 {
                assert_eq!(paces.count(Pace::SignUps, "hall"), Ok(()), "minute {minute}");
            }
            hand.fetch_add(60_000, Ordering::SeqCst);
        }
    }

    /// The largest hall that the usual settings are for: all are signed in, and none is ever told to wait.
    #[test]
    fn a_hall_of_two_thousand_five_hundred_behind_one_address_is_never_told_to_wait() {
        let (hand, clock) = by_hand();
        let paces = Paces::new(&clock, 2500);
        let passes = |pace| assert_eq!(paces.count(pace, "hall"), Ok(()), "{pace:?}");
        // Everybody opens the link within half a minute, and half of them once more, on another phone.
        for _ in 0..45 {
            (0..84).for_each(|_| passes(Pace::Links));
            hand.fetch_add(1000, Ordering::SeqCst);
        }
        // All tables report and confirm within a minute, two in three within the first four seconds; all phones tap
        // on their sheets, one in ten seconds each.
        for second in 0..600 {
            let reports = if second % 60 < 4 { 420 } else { 15 };
            for _ in 0..reports + 250 {
                let known =
                    paces.count(Pace::OfAddress, "hall").or_else(|_| paces.count(Pace::OfKnown, "hall"));
                assert_eq!(known, Ok(()), "second {second}");
            }
            hand.fetch_add(1000, Ordering::SeqCst);
        }
    }

    #[test]
    fn a_network_is_one_address() {
        for (address, counts_as) in [
            ("192.0.2.7", "192.0.2.7"),
            ("2001:db8:0:7::1", "2001:db8:0:7::/64"),
            ("2001:db8:0:7:ffff::1", "2001:db8:0:7::/64"),
            ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
            ("unknown", "unknown"),
        ] {
            assert_eq!(network_of_address(address), counts_as);
        }
    }

    #[test]
    fn what_is_full_again_takes_no_memory() {
        let (hand, clock) = by_hand();
        let paces = Paces::new(&clock, 2500);
        for number in 0..=MANY_BUCKETS {
            paces.count(Pace::Calls, &number.to_string()).unwrap();
        }
        hand.fetch_add(600_000, Ordering::SeqCst);
        paces.count(Pace::Calls, "one more").unwrap();
        assert_eq!(paces.buckets[Pace::Calls as usize].len(), 1);
    }
}
