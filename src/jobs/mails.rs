//! Mails from the outbox, where a mail server is configured.

use crate::{actions, app::App, error, storage};
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, header::ContentType},
};
use std::time::Duration;

/// Shorter than the time a mail is kept from others.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Sends what is waiting, in its order, asked anew after each: what comes meanwhile may go first. Whoever sends a mail
/// takes it first: two processes do not send it twice.
pub async fn send_waiting_mails(app: &App) -> error::Result<()> {
    let Some(server) = &app.config.smtp else { return Ok(()) };
    loop {
        let mut tx = app.database.read().await?;
        let waiting = storage::outbox::list_due_mails(&mut tx, app.clock.now()).await?;
        drop(tx);
        let Some(mail) = waiting.into_iter().next() else { return Ok(()) };
        if !actions::account::mails::take_mail(app, &mail).await? {
            continue;
        }
        let sent =
            deliver_mail(server, &app.config.mail_from, &mail).await.map_err(|error| error.to_string());
        if let Err(error) = &sent {
            tracing::warn!(error, mail = %mail.id, "a mail could not be sent");
        }
        actions::account::mails::record_mail_try(app, &mail, sent.as_ref().copied().map_err(String::as_str))
            .await?;
    }
}

/// Why a mail could not be sent, as the library that sends it says it: for whoever reads the log.
#[derive(Debug, thiserror::Error)]
enum MailError {
    #[error("{whose}: {why}")]
    Address { whose: &'static str, why: lettre::address::AddressError },
    #[error(transparent)]
    Message(#[from] lettre::error::Error),
    #[error(transparent)]
    Transport(#[from] lettre::transport::smtp::Error),
}

async fn deliver_mail(server: &str, from: &str, mail: &storage::outbox::Mail) -> Result<(), MailError> {
    let address = |whose, text: &str| -> Result<Mailbox, MailError> {
        text.parse().map_err(|why| MailError::Address { whose, why })
    };
    let message = Message::builder()
        .from(address("sender", from)?)
        .to(address("recipient", &mail.recipient)?)
        .subject(&mail.subject)
        // The same each time: a server that has it already can tell.
        .message_id(Some(format!("<{}@muster>", mail.id)))
        .header(ContentType::TEXT_PLAIN)
        .body(mail.body.clone())?;
    let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server)?.timeout(Some(TIMEOUT)).build();
    transport.send(message).await?;
    Ok(())
}
