//! Whoever asked for a change may hang up before it is answered: once it is begun it is made all the same, in whole.

use super::cookies;
use crate::{
    app::App,
    error::Error,
    limits::hang_up::{drop_with_client, run_to_the_end},
};
use actix_web::{
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    middleware::Next,
    web::Data,
};

/// Runs what may change anything to its end, those of one browser in turn; what only reads, or waits for its turn, is
/// dropped with whoever asked for it.
pub async fn run_changes_to_the_end<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, actix_web::Error> {
    let only_reads = request.method().is_safe();
    let line = request
        .app_data::<Data<App>>()
        .zip(cookies::read_session_cookie(request.request()))
        .map(|(app, session)| app.changing.of(&session));
    let answering = next.call(request);
    if only_reads {
        return drop_with_client(answering).await;
    }
    let turn = match line {
        Some(line) => Some(line.wait().await.ok_or(Error::Busy)?),
        None => None,
    };
    run_to_the_end(async move {
        let _turn = turn;
        answering.await
    })
    .await
}
