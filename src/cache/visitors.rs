//! Who asks for pages of an event, by session: found once, and again after anybody's rights have changed in any process.
//! What is taken back here is taken back at once; in another process of PostgreSQL, as soon as that has heard of it.

use super::least_used::LeastUsed;
use crate::storage::{RightsStamp, sessions::SessionOwner, visitors::Visitor};
use chrono::{DateTime, Utc};
use std::sync::{Arc, PoisonError, RwLock};

/// What they may take, in bytes: a country's phones on one Saturday.
const MOST: usize = 12 << 20;
/// Address, name and hashes of one.
const TEXTS: usize = 400;

/// The visitors of this process.
#[derive(Clone, Default)]
pub struct Visitors(Arc<RwLock<KnownVisitors>>);

struct KnownVisitors {
    /// All were found at this stamp.
    stamp: Option<RightsStamp>,
    /// By the hash of their session's token, each in the event that they last asked for.
    found: LeastUsed<String, FoundVisitor>,
}

impl Default for KnownVisitors {
    fn default() -> Self {
        Self { stamp: None, found: LeastUsed::new(MOST) }
    }
}

struct FoundVisitor {
    slug: String,
    visitor: Arc<Visitor>,
    from: DateTime<Utc>,
    until: DateTime<Utc>,
}

impl Visitors {
    /// Who has this session and asks for a page of this event, where it is known and rights are as they were. The
    /// event's version is the one of then.
    pub fn find(
        &self,
        slug: &str,
        token_hash: &str,
        (stamp, now): (RightsStamp, DateTime<Utc>),
    ) -> Option<Arc<Visitor>> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found = known.found.get(token_hash).filter(|_| known.stamp == Some(stamp))?;
        let holds = found.slug == slug && found.from <= now && now < found.until;
        holds.then(|| found.visitor.clone())
    }

    /// Who has this session, where that is known, whatever page they ask for.
    pub fn person(
        &self,
        token_hash: &str,
        (stamp, now): (RightsStamp, DateTime<Utc>),
    ) -> Option<SessionOwner> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found = known.found.get(token_hash).filter(|_| known.stamp == Some(stamp))?;
        let visitor = Some(&found.visitor).filter(|_| found.from <= now && now < found.until)?;
        let account = visitor.session.as_ref()?.account_id.map(SessionOwner::Account);
        account.or(visitor.player.map(SessionOwner::Player))
    }

    /// Keeps who was found after rights were looked at. Strangers are not kept: anybody can make up a session.
    pub fn keep(&self, slug: &str, visitor: &Visitor, (stamp, now): (RightsStamp, DateTime<Utc>)) {
        let Some(session) = &visitor.session else { return };
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.stamp != Some(stamp) {
            known.stamp = Some(stamp);
            known.found.clear();
        }
        let (from, until) = (now, session.holds_until());
        let found = FoundVisitor { slug: slug.to_owned(), visitor: Arc::new(visitor.clone()), from, until };
        let size = size_of::<FoundVisitor>() + size_of::<Visitor>() + TEXTS;
        known.found.keep(session.token_hash.clone(), found, size);
    }
}
