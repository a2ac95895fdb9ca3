//! A phone may hang up while it is answered, and what was answering it is then dropped wherever it is by then. What
//! changes anything runs apart from that, to its end.

use std::panic::resume_unwind;

tokio::task_local! {
    static IS_DROPPED_WITH_CLIENT: ();
}

/// Answers somebody; where they hang up it is dropped, so that nothing in it may change what is stored.
pub async fn drop_with_client<T>(answering: impl Future<Output = T>) -> T {
    IS_DROPPED_WITH_CLIENT.scope((), answering).await
}

/// Runs to the end, whether or not anybody waits for it.
pub async fn run_to_the_end<T: 'static>(work: impl Future<Output = T> + 'static) -> T {
    match actix_web::rt::spawn(work).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            // The process ends: nobody is answered any more.
            Err(_) => std::future::pending().await,
        },
    }
}

/// Whether what asks for this is dropped when somebody hangs up.
pub fn is_dropped_with_client() -> bool {
    IS_DROPPED_WITH_CLIENT.try_with(|()| ()).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::{cell::Cell, rc::Rc};

    #[actix_web::test]
    async fn what_runs_to_the_end_does_so_though_whoever_asked_is_gone() {
        let done = Rc::new(Cell::new(None));
        let seen = done.clone();
        let asked = drop_with_client(async move {
            assert!(is_dropped_with_client());
            run_to_the_end(async move {
                tokio::task::yield_now().await;
                seen.set(Some(is_dropped_with_client()));
            })
            .await;
        });
        assert!(asked.now_or_never().is_none(), "they hang up at once");
        for _ in 0..10 {
            tokio::task::yield_now().await;
        }
        assert_eq!(done.get(), Some(false));
        assert!(!is_dropped_with_client());
    }
}
