//! What is true of every request before anybody looks at what it asks for: an address that is no text, or far too
//! long, is nobody's; HEAD is GET without the page.

use crate::{domain::refusal::FormRefusal, error::Error};
use actix_web::{
    body::{BodySize, BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
};

/// The longest query that any page of ours makes, with room to spare.
const LONGEST_QUERY: usize = 4000;

/// Refuses what no page of ours asks for, and answers HEAD as GET.
pub async fn refuse_strange_request(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    if has_nul(request.path()) {
        return Ok(request.error_response(Error::NotFound));
    }
    if has_nul(request.query_string()) {
        return Ok(request.error_response(Error::from_refusal(FormRefusal::NoText)));
    }
    if request.query_string().len() > LONGEST_QUERY {
        return Ok(request.error_response(Error::from_refusal(FormRefusal::LongQuery)));
    }
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    request.head_mut().method = Method::GET;
    let answer = next.call(request).await?;
    // The server itself leaves the page out and keeps its length; a stream has none, and would never end.
    Ok(answer.map_body(|_, body| match body.size() {
        BodySize::Stream => BoxBody::new(actix_web::body::None::new()),
        _ => body.boxed(),
    }))
}

fn has_nul(text: &str) -> bool {
    text.contains("%00") || text.contains('\0')
}
