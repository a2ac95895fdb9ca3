//! Mails from the outbox, where a mail server is configured.

use crate::{app::App, error::Result, storage};
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, header::ContentType},
};

/// Sends what is waiting. A mail that fails is tried again in later rounds, at most eight times.
pub async fn send(app: &App) -> Result<()> {
    let Some(server) = &app.config.smtp else { return Ok(()) };
    let mut tx = app.database.read().await?;
    let waiting = storage::outbox::waiting(&mut tx).await?;
    drop(tx);
    for mail in waiting {
        let sent = deliver(server, &app.config.mail_from, &mail).await;
        let mut tx = app.database.write().await?;
        match sent {
            Ok(()) => storage::outbox::sent(&mut tx, mail.id, app.clock.now()).await?,
            Err(error) => storage::outbox::failed(&mut tx, mail.id, &error).await?,
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
        .header(ContentType::TEXT_PLAIN)
        .body(mail.body.clone())
        .map_err(|error| error.to_string())?;
    let transport =
        AsyncSmtpTransport::<Tokio1Executor>::from_url(server).map_err(|error| error.to_string())?.build();
    transport.send(message).await.map(drop).map_err(|error| error.to_string())
}
