//! Work that takes a core for a while waits its turn: as much of it at once as there are cores, and no more in line
//! than is done within a few seconds.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};
use tokio::sync::{OwnedMutexGuard, Semaphore};

/// The turns of one kind of work. Each goes with a scratch of its own, which the next turn uses again: memory does
/// not grow with how many have come.
#[derive(Debug)]
pub struct Turns<S = ()> {
    free: Arc<Semaphore>,
    in_line: Arc<AtomicUsize>,
    longest_line: usize,
    scratches: Arc<Mutex<Vec<S>>>,
}

/// Why work was not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoTurn {
    /// As many wait as may; it can be asked for again in a few seconds.
    LineIsFull,
    /// It panicked: a bug.
    Broke,
}

impl<S> Clone for Turns<S> {
    fn clone(&self) -> Self {
        Self {
            free: self.free.clone(),
            in_line: self.in_line.clone(),
            longest_line: self.longest_line,
            scratches: self.scratches.clone(),
        }
    }
}

impl<S: Default + Send + 'static> Turns<S> {
    /// `longest_line` counts those that work as well as those that wait.
    pub fn new(at_once: usize, longest_line: usize) -> Self {
        let free = Arc::new(Semaphore::new(at_once));
        Self { free, in_line: Arc::default(), longest_line, scratches: Arc::default() }
    }

    /// Does the work when its turn comes, off the threads that answer requests. Whoever stops waiting leaves the
    /// line; work that has begun keeps its turn until it is done.
    ///
    /// # Errors
    /// When too many wait already, or the work panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut S) -> T + Send + 'static,
    ) -> Result<T, NoTurn> {
        let place =
            PlaceInLine::join_line_unless_full(&self.in_line, self.longest_line).ok_or(NoTurn::LineIsFull)?;
        let turn = self.free.clone().acquire_owned().await.map_err(|_| NoTurn::LineIsFull)?;
        let scratches = self.scratches.clone();
        let done = tokio::task::spawn_blocking(move || {
            let _kept = (place, turn);
            let used = scratches.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let mut scratch = used.unwrap_or_default();
            let done = work(&mut scratch);
            scratches.lock().unwrap_or_else(PoisonError::into_inner).push(scratch);
            done
        });
        done.await.map_err(|_| NoTurn::Broke)
    }
}

/// People who are let through one by one, in the order in which they came.
#[derive(Debug, Clone)]
pub struct WaitingLine {
    first: Arc<tokio::sync::Mutex<()>>,
    in_line: Arc<AtomicUsize>,
    longest: usize,
}

/// Whoever is first in line, until this is dropped.
#[derive(Debug)]
pub struct FirstInLine {
    _first: OwnedMutexGuard<()>,
    _place: PlaceInLine,
}

impl WaitingLine {
    /// `longest` counts the first as well.
    pub fn new(longest: usize) -> Self {
        Self { first: Arc::default(), in_line: Arc::default(), longest }
    }

    /// Once everybody who came before is through; none: as many wait as may.
    pub async fn wait(&self) -> Option<FirstInLine> {
        let place = PlaceInLine::join_line_unless_full(&self.in_line, self.longest)?;
        Some(FirstInLine { _first: self.first.clone().lock_owned().await, _place: place })
    }
}

/// A line for each of many: nobody stands in another's.
#[derive(Debug, Clone)]
pub struct WaitingLines {
    of: Arc<Mutex<HashMap<String, WaitingLine>>>,
    longest: usize,
}

impl WaitingLines {
    /// Each as long as this.
    pub fn new(longest: usize) -> Self {
        Self { of: Arc::default(), longest }
    }

    /// The line of this one; those in which nobody stands or is about to are forgotten.
    pub fn of(&self, whose: &str) -> WaitingLine {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        of.retain(|other, line| other == whose || Arc::strong_count(&line.in_line) > 1);
        of.entry(whose.to_owned()).or_insert_with(|| WaitingLine::new(self.longest)).clone()
    }
}

/// A place in the line, left when it is dropped, however the work ended.
#[derive(Debug)]
struct PlaceInLine(Arc<AtomicUsize>);

impl PlaceInLine {
    fn join_line_unless_full(line: &Arc<AtomicUsize>, longest: usize) -> Option<Self> {
        let place = Self(line.clone());
        (line.fetch_add(1, Ordering::SeqCst) < longest).then_some(place)
    }
}

impl Drop for PlaceInLine {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{sync::mpsc, time::Duration};
    use tokio::time::timeout;

    /// Until so many are in line.
    async fn in_line(turns: &Turns<()>, many: usize) {
        while turns.in_line.load(Ordering::SeqCst) < many {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_line_is_passed_in_order_and_is_as_long_as_it_may_be() {
        let line = WaitingLine::new(3);
        let first = line.wait().await.unwrap();
        let mut second = Box::pin(line.wait());
        let mut third = Box::pin(line.wait());
        assert!(timeout(Duration::ZERO, &mut second).await.is_err(), "somebody is first");
        assert!(timeout(Duration::ZERO, &mut third).await.is_err(), "two are before");
        assert!(line.wait().await.is_none());
        drop(first);
        assert!(timeout(Duration::ZERO, &mut third).await.is_err(), "one is before");
        drop(second.await.unwrap());
        assert!(third.await.is_some());
        assert!(line.wait().await.is_some(), "whoever is through leaves their place");
    }

    #[tokio::test]
    async fn nobody_stands_in_the_line_of_another_and_empty_ones_are_forgotten() {
        let lines = WaitingLines::new(1);
        let here = lines.of("here").wait().await.unwrap();
        assert!(lines.of("here").wait().await.is_none());
        assert!(lines.of("there").wait().await.is_some());
        lines.of("elsewhere");
        assert_eq!(lines.of.lock().unwrap().len(), 2, "here, and the one that was asked for");
        drop(here);
        assert!(lines.of("here").wait().await.is_some());
    }

    #[tokio::test]
    async fn the_rest_are_told_to_come_back_and_a_turn_outlives_whoever_asked_for_it() {
        let turns = Turns::<()>::new(1, 2);
        let (go, wait) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let turns = turns.clone();
            async move { turns.run(move |()| wait.recv().is_ok()).await }
        });
        in_line(&turns, 1).await;
        first.abort();
        let second = tokio::spawn({
            let turns = turns.clone();
            async move { turns.run(|()| 2).await }
        });
        in_line(&turns, 2).await;
        assert!(!second.is_finished(), "the first one still works, though nobody waits for it");
        assert_eq!(turns.run(|()| 3).await, Err(NoTurn::LineIsFull));
        go.send(()).unwrap();
        assert_eq!(second.await.unwrap(), Ok(2));
        assert_eq!(turns.run(|()| 4).await, Ok(4));
    }

    #[tokio::test]
    async fn a_scratch_is_used_again() {
        let turns = Turns::<Vec<u8>>::new(1, 9);
        for times in 1..=3 {
            let used = turns.run(|scratch| {
                scratch.push(0);
                scratch.len()
            });
            assert_eq!(used.await, Ok(times));
        }
    }
}
