//! Memory for what comes in: all of it together is bounded, and whoever sends when it is full is asked to try again.

use super::work_queue::NoTurn;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// What one request takes of the memory that there is for all of them.
#[derive(Debug)]
pub(crate) struct Room {
    all: Arc<Semaphore>,
    /// Memory is taken in pieces of so many bytes.
    piece: usize,
    taken: Option<OwnedSemaphorePermit>,
}

impl Room {
    pub fn from_shared_memory(all: &Arc<Semaphore>, piece: usize) -> Self {
        Self { all: all.clone(), piece, taken: None }
    }

    /// For so many bytes of it. Nobody waits for more while holding some: two who did would wait for each other.
    ///
    /// # Errors
    /// When there is not so much left.
    pub fn hold(&mut self, bytes: usize) -> Result<(), NoTurn> {
        let has = self.taken.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
        let more = bytes.div_ceil(self.piece).saturating_sub(has);
        if more == 0 {
            return Ok(());
        }
        let more = u32::try_from(more).map_err(|_| NoTurn::LineIsFull)?;
        let more = self.all.clone().try_acquire_many_owned(more).map_err(|_| NoTurn::LineIsFull)?;
        match &mut self.taken {
            Some(taken) => taken.merge(more),
            None => self.taken = Some(more),
        }
        Ok(())
    }
}
