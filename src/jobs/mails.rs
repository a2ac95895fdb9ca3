//! Mails from the outbox, where a mail server is configured.

use crate::{actions, app::App, error::Result, storage};
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, header::ContentType},
};
use std::time::Duration;

/// Shorter than the time a mail is kept from others.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Sends what is waiting. Whoever sends a mail takes it first: two processes do not send it twice.
pub async fn send(app: &App) -> Result<()> {
    let Some(server) = &app.config.smtp else { return Ok(()) };
    let mut tx = app.database.read().await?;
    let waiting = storage::outbox::waiting(&mut tx, app.clock.now()).await?;
    drop(tx);
    for mail in waiting {
        if !actions::mails::take(app, &mail).await? {
            continue;
        }
        let sent = deliver(server, &app.config.mail_from, &mail).await;
        if let Err(error) = &sent {
            tracing::warn!(error, mail = %mail.id, "a mail could not be sent");
        }
        actions::mails::tried(app, &mail, sent.as_ref().copied().map_err(String::as_str)).await?;
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
