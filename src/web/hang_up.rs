//! Whoever asked for a change may hang up before it is answered: it is made all the same, in whole.

use crate::hang_up::{drop_with_client, run_to_the_end};
use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    middleware::Next,
};

/// Runs what may change anything to its end; what only reads is dropped with whoever asked for it.
pub async fn run_changes_to_the_end<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let only_reads = request.method().is_safe();
    let answering = next.call(request);
    if only_reads { drop_with_client(answering).await } else { run_to_the_end(answering).await }
}
