//! A form that carries files: text fields as a [`Form`], files in memory up to a limit.

use super::form::{Form, LONGEST_NAME, text_alone};
use crate::{
    domain::refusal::{FormRefusal, TooLarge},
    error::{Error, Result},
    limits::body_budget::Room,
    web::find_request_app,
};
use actix_multipart::{Multipart, MultipartError};
use actix_web::{FromRequest, HttpRequest, dev::Payload, error::PayloadError};
use futures_util::{StreamExt, TryStreamExt, future::LocalBoxFuture};

/// What is read of a picture: one that is too large is told how large it is.
pub const PICTURE_LIMIT: usize = 4 * 1024 * 1024;
/// What the names of the parts and the lines between them may take beside what is in the parts.
const ROOM_FOR_NAMES: usize = 64 * 1024;
/// Memory is taken in pieces of this size.
const PIECE: usize = 64 * 1024;
/// The most parts of one upload: a roster with every name confirmed has some seventy.
const MOST_PARTS: usize = 200;
/// The longest name of a file that systems keep.
const LONGEST_FILE_NAME: usize = 255;

/// A form with files of `LIMIT` bytes at most, all together; the parts that hold them are counted and measured too.
#[derive(Debug, Default)]
pub struct Upload<const LIMIT: usize> {
    pub form: Form,
    pub files: Vec<UploadedFile>,
    /// What it takes of the memory that there is for all of them.
    _room: Option<Room>,
}

/// A file as a browser sent it. Its name is for showing, never for opening.
#[derive(Debug)]
pub struct UploadedFile {
    pub field: String,
    pub name: String,
    pub bytes: Vec<u8>,
}

impl<const LIMIT: usize> Upload<LIMIT> {
    /// The file chosen in this field; none when it was left empty.
    pub fn file(&self, field: &str) -> Option<&UploadedFile> {
        self.files.iter().find(|file| file.field == field && !file.bytes.is_empty())
    }

    /// The picture that was chosen (`_parts/pictures.html`); nothing where none was.
    pub fn picture_bytes(&self) -> &[u8] {
        self.file("picture").map_or(&[], |file| &file.bytes)
    }
}

impl<const LIMIT: usize> FromRequest for Upload<LIMIT> {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let multipart = request
            .headers()
            .get("content-type")
            .is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/"));
        if !multipart {
            let form = Form::from_request(request, payload);
            return Box::pin(async move { Ok(Self { form: form.await?, ..Self::default() }) });
        }
        let app = find_request_app(request);
        let parts = Multipart::new(request.headers(), at_most(payload.take(), LIMIT + ROOM_FOR_NAMES));
        Box::pin(async move {
            // A file takes longer than a form on a hall's Wi-Fi.
            let app = app?;
            let mut room = Room::from_shared_memory(&app.coming_in, PIECE);
            let deadline = 4 * app.config.body_deadline();
            let read = tokio::time::timeout(deadline, read_upload_parts(parts, LIMIT, &mut room));
            let (values, files) = read.await.map_err(|_| Error::Busy)??;
            let form = Form::from_sent_parts(values, files.iter().map(|file| file.bytes.as_slice()));
            Ok(Self { form, files, _room: Some(room) })
        })
    }
}

/// The same bytes as they come, up to `limit`: parts without anything in them are bytes as well.
fn at_most(
    payload: Payload,
    limit: usize,
) -> impl futures_util::Stream<Item = Result<actix_web::web::Bytes, PayloadError>> {
    let mut left = limit;
    payload.map(move |chunk| {
        let chunk = chunk?;
        left = left.checked_sub(chunk.len()).ok_or(PayloadError::Overflow)?;
        Ok(chunk)
    })
}

type Parts = (Vec<(String, String)>, Vec<UploadedFile>);

async fn read_upload_parts(mut parts: Multipart, limit: usize, room: &mut Room) -> Result<Parts> {
    let too_large = || Error::TooLarge(TooLarge::Upload { kilobytes: limit / 1024 });
    let broken = |error| match error {
        MultipartError::Payload(PayloadError::Overflow) => too_large(),
        _ => Error::from_refusal(FormRefusal::BrokenOff),
    };
    let (mut values, mut files, mut size) = (Vec::new(), Vec::new(), 0);
    while let Some(mut part) = parts.try_next().await.map_err(broken)? {
        if values.len() + files.len() >= MOST_PARTS {
            return Err(Error::TooLarge(TooLarge::Fields { most: MOST_PARTS }));
        }
        let field = part.name().unwrap_or_default().to_owned();
        let name =
            part.content_disposition().and_then(|disposition| disposition.get_filename().map(str::to_owned));
        if field.len() > LONGEST_NAME || name.as_ref().is_some_and(|name| name.len() > LONGEST_FILE_NAME) {
            return Err(Error::from_refusal(FormRefusal::LongName));
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = part.try_next().await.map_err(broken)? {
            size += chunk.len();
            if size > limit {
                return Err(too_large());
            }
            room.hold(size)?;
            bytes.extend_from_slice(&chunk);
        }
        match name {
            Some(name) => files.push(UploadedFile { field, name, bytes }),
            None => values.push((field, String::from_utf8_lossy(&bytes).into_owned())),
        }
    }
    Ok((text_alone(values)?, files))
}
