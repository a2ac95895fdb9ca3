//! Mails from the outbox, where a mail server is configured.

use crate::{app::App, error::Result, storage};
use chrono::TimeDelta;
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, header::ContentType},
};
use std::time::Duration;

/// Shorter than the time a mail is kept from others.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Sends what is waiting. A mail that fails is tried again after two minutes, then four, and so on. Whoever sends
/// one takes it first: two processes do not send it twice.
pub async fn send(app: &App) -> Result<()> {
    let Some(server) = &app.config.smtp else { return Ok(()) };
    let mut tx = app.database.read().await?;
    let waiting = storage::outbox::waiting(&mut tx, app.clock.now()).await?;
    drop(tx);
    for mail in waiting {
        let mut tx = app.database.write().await?;
        let next = app.clock.now() + TimeDelta::minutes(2 << mail.attempts);
        let ours = storage::outbox::take(&mut tx, &mail, next).await?;
        tx.commit().await?;
        if !ours {
            continue;
        }
        let sent = deliver(server, &app.config.mail_from, &mail).await;
        let mut tx = app.database.write().await?;
        match sent {
            Ok(()) => storage::outbox::sent(&mut tx, mail.id, app.clock.now()).await?,
            Err(error) => {
                tracing::warn!(error, mail = %mail.id, "a mail could not be sent");
                storage::outbox::failed(&mut tx, mail.id, &error).await?
            }
        };
        tx.commit().await?;
    }
    Ok(())
}

async fn deliver(server: &str, from: &str, mail: &storage::outbox::Mail) -> Result<(), String> {
    let message = Message::builder()
        .from(from.parse::<Mailbox>().map_err(|error| format!("sender: {error}"))?)
        .to(mail.recipient.parse::<Mailbox>().map_err(|error| format!("recipient: {error}"))?)
        .subject(&mail.subject)
        // The same each time: a server that has it already can tell.
        .message_id(Some(format!("<{}@muster>", mail.id)))
        .header(ContentType::TEXT_PLAIN)
        .body(mail.body.clone())
        .map_err(|error| error.to_string())?;
    let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server)
        .map_err(|error| error.to_string())?
        .timeout(Some(TIMEOUT))
        .build();
    transport.send(message).await.map(drop).map_err(|error| error.to_string())
}
