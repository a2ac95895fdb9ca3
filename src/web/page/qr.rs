//! A link as a picture to point a phone's camera at.

use base64::{Engine, engine::general_purpose::STANDARD};
use qrcode::{QrCode, render::svg};

/// The picture as the address of an image; none for a link that is too long.
pub fn qr_code(link: &str) -> Option<String> {
    let code = QrCode::new(link.as_bytes()).ok()?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(220, 220).build();
    Some(format!("data:image/svg+xml;base64,{}", STANDARD.encode(drawn)))
}
