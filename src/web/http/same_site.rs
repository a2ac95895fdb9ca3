//! Refuses forms that another site sends on a visitor's behalf, and puts the security headers on every answer.

use super::cookies;
use crate::{app::App, domain::refusal::Forbidden, error::Error};
use actix_web::{
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        StatusCode,
        header::{self, HeaderName, HeaderValue},
    },
    middleware::Next,
    web::Data,
};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// What a page may ask of the phone it is on; a page that needs more says so itself, as [`CAMERA_ALLOWED`] does.
const PERMISSIONS: &str = "permissions-policy";

/// What the page says that reads codes by the camera.
pub const CAMERA_ALLOWED: (HeaderName, HeaderValue) = (
    HeaderName::from_static(PERMISSIONS),
    HeaderValue::from_static("camera=(self),microphone=(),geolocation=(),payment=()"),
);

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (PERMISSIONS, "camera=(), microphone=(), geolocation=(), payment=()"),
];

/// Lets only forms from our own pages change anything.
pub async fn refuse_other_sites(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    if request.method().is_safe() || sent_from_here(&request) {
        Ok(next.call(request).await?.map_into_boxed_body())
    } else {
        Ok(request.error_response(Error::Forbidden(Forbidden::AnotherSite)))
    }
}

/// Tells browsers to run nothing and load nothing that is not ours.
pub async fn set_security_headers(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let app = request.app_data::<Data<App>>().cloned();
    let is_sent = !request.method().is_safe();
    let mut answer = next.call(request).await?;
    if let Some(app) = &app {
        cookies::put_note(app, answer.response_mut());
        // A link that leads on may have signed somebody in.
        let may_have_changed = is_sent || answer.status() == StatusCode::SEE_OTHER;
        if may_have_changed && !app.database.is_ours_alone() {
            cookies::put_changed(app, answer.response_mut());
        }
    }
    let headers = answer.headers_mut();
    let own_permissions = headers.contains_key(PERMISSIONS);
    for (name, value) in HEADERS.into_iter().filter(|(name, _)| *name != PERMISSIONS || !own_permissions) {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if app.is_some_and(|app| app.config.is_https()) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=63072000"));
    }
    Ok(answer)
}

/// Browsers say where a request comes from; those that cannot send `Sec-Fetch-Site` send `Origin`.
/// A request with neither header was not made by a page.
fn sent_from_here(request: &ServiceRequest) -> bool {
    let header = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    match (header("sec-fetch-site"), header(header::ORIGIN.as_str())) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => {
            origin.split_once("://").is_some_and(|(_, host)| host == request.connection_info().host())
        }
        (None, None) => true,
    }
}
