//! Connections at once: as many as the process may hold with what it needs besides. Whoever comes then is told so, and not
//! left without an answer.

use crate::error::Error;
use actix_web::{
    body::{BoxBody, MessageBody},
    dev::{Extensions, ServiceRequest, ServiceResponse},
    middleware::Next,
};
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

/// A page and a stream for each of 8,000 phones, and room to spare.
const MOST: usize = 20_000;
/// Files and connections to the database, beside those of visitors.
const OTHER_FILES: usize = 48;
/// Connections whose visitors are told that there is no room; more wait until one of them ends.
const TURNED_AWAY: usize = 32;

/// Those that are open, and how many may be.
#[derive(Debug, Clone)]
pub struct Connections {
    open: Arc<AtomicUsize>,
    most: usize,
}

/// One of them, as long as it is open.
struct Connection {
    open: Arc<AtomicUsize>,
    /// There was no room for it.
    is_too_many: bool,
}

impl Connections {
    /// As many as the operating system lets this process have.
    pub fn of_this_process() -> Self {
        Self::from_file_limit(most_files().unwrap_or(usize::MAX))
    }

    fn from_file_limit(files: usize) -> Self {
        let most = files.saturating_sub(OTHER_FILES + TURNED_AWAY).clamp(1, MOST);
        Self { open: Arc::default(), most }
    }

    /// How many are taken at all, with those that are turned away.
    pub fn accepted(&self) -> usize {
        self.most + TURNED_AWAY
    }

    /// Counts one more, until what belongs to it is dropped.
    pub fn begin(&self, of_connection: &mut Extensions) {
        let before = self.open.fetch_add(1, Ordering::Relaxed);
        of_connection.insert(Connection { open: self.open.clone(), is_too_many: before >= self.most });
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.open.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Answers on a connection that there was no room for, and closes it.
pub async fn turn_away(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    if !request.conn_data::<Connection>().is_some_and(|connection| connection.is_too_many) {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let mut answer = request.error_response(Error::Busy);
    answer.response_mut().head_mut().set_connection_type(actix_web::http::ConnectionType::Close);
    Ok(answer)
}

/// The soft limit of files that are open at once; None where the system does not tell it.
fn most_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    limits.lines().find_map(|line| match line.split_whitespace().collect::<Vec<_>>()[..] {
        ["Max", "open", "files", most, ..] => most.parse().ok(),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_others_beside_the_visitors_and_whoever_leaves_makes_room() {
        assert_eq!(Connections::from_file_limit(256).most, 176);
        assert_eq!(Connections::from_file_limit(10).most, 1);
        let all = Connections::from_file_limit(usize::MAX);
        assert_eq!((all.most, all.accepted()), (20_000, 20_032));
        let two = Connections::from_file_limit(OTHER_FILES + TURNED_AWAY + 2);
        let open = || {
            let mut of_connection = Extensions::new();
            two.begin(&mut of_connection);
            of_connection
        };
        let is_too_many = |of: &Extensions| of.get::<Connection>().unwrap().is_too_many;
        let (first, second, third) = (open(), open(), open());
        assert_eq!([&first, &second, &third].map(is_too_many), [false, false, true]);
        drop((second, third));
        assert!(!is_too_many(&open()));
        drop(first);
    }
}
