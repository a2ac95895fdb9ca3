//! What whoever runs the site has to know about its address and its database.

/// Links and codes lead to an address that only the server itself reaches.
pub fn warn_of_unreachable_address(address: &str) -> String {
    format!(
        "Links and QR codes lead to {address}, which no phone reaches: nobody has said the address that people type."
    )
}

/// A setting of the database server is off that keeps what was acknowledged.
pub fn at_risk(setting: &str) -> String {
    format!(
        "WARNING: {setting} is off on this PostgreSQL server. Results that players were told are saved can be LOST when \
         it stops. Turn it on before the event."
    )
}

/// What whoever starts the program must not miss.
pub fn word_start_warning(what: &str) -> String {
    format!("WARNING: {what}")
}

/// The same for a terminal.
pub fn in_red(what: &str) -> String {
    format!("\u{1b}[1;31m{what}\u{1b}[0m")
}

/// Nobody checks that this machine is the database's.
pub fn database_unchecked(host: &str) -> String {
    format!(
        "WARNING: nobody checks that {host} is the right database server. Whoever stands on the network between can read \
         and change everything. Add ?sslmode=verify-full to the address of the database."
    )
}

/// Mails go to this machine as plain text.
pub fn mails_in_the_open(host: &str) -> String {
    format!(
        "WARNING: mails go to {host} as plain text, with private links and the password of the mail server. Begin its \
         address with smtps://, or add ?tls=required."
    )
}
