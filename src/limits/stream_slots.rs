//! Pages that listen for changes: as many at one network address as a hall has open, so that nobody fills the server with
//! streams. The rest are told the newest and to come back.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// A phone has a page and a scoring sheet open, or two pages.
const OF_EACH: u32 = 2;

/// How many pages of each network listen.
#[derive(Debug, Clone)]
pub struct Listeners {
    of: Arc<Mutex<HashMap<String, u32>>>,
    /// Of one network; None: any number.
    most: Option<u32>,
}

/// A page's place among those that listen, given up when it is dropped.
#[derive(Debug)]
pub struct ListenerPlace {
    of: Arc<Mutex<HashMap<String, u32>>>,
    network: Box<str>,
}

impl Listeners {
    /// For a venue of so many people behind one address; 0: any number.
    pub fn new(venue: u32) -> Self {
        Self { of: Arc::default(), most: (venue > 0).then(|| venue.saturating_mul(OF_EACH)) }
    }

    /// A place for one more page of this network; none when there are as many as may be.
    pub fn place(&self, network: &str) -> Option<ListenerPlace> {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let listening = of.get(network).copied().unwrap_or_default();
        if self.most.is_some_and(|most| listening >= most) {
            return None;
        }
        of.insert(network.to_owned(), listening + 1);
        Some(ListenerPlace { of: self.of.clone(), network: network.into() })
    }
}

impl Drop for ListenerPlace {
    fn drop(&mut self) {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        match of.get_mut(&*self.network) {
            Some(listening) if *listening > 1 => *listening -= 1,
            _ => drop(of.remove(&*self.network)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_listens_with_every_phone_and_whoever_leaves_gives_up_a_place() {
        let listeners = Listeners::new(2500);
        let hall: Vec<_> = (0..5000).map(|_| listeners.place("hall").unwrap()).collect();
        assert!(listeners.place("hall").is_none());
        let elsewhere = listeners.place("elsewhere");
        assert!(elsewhere.is_some());
        drop(hall);
        assert!(listeners.place("hall").is_some());
        drop(elsewhere);
        assert!(listeners.of.lock().unwrap().is_empty(), "nobody is remembered who is gone");
        let open = Listeners::new(0);
        let all: Vec<_> = (0..10_000).map(|_| open.place("hall")).collect();
        assert!(all.iter().all(Option::is_some));
    }
}
