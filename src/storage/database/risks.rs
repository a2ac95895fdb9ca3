//! What whoever runs the site has to know about the server that the database is on.

use super::Database;
use sqlx::postgres::{PgConnectOptions, PgSslMode};

impl Database {
    /// The settings of the server that let it lose or tear what it has acknowledged. SQLite is opened by us, as it has
    /// to be.
    pub async fn risks(&self) -> sqlx::Result<Vec<&'static str>> {
        let Self::Postgres(pool) = self else { return Ok(Vec::new()) };
        let mut off = Vec::new();
        for name in ["fsync", "synchronous_commit", "full_page_writes"] {
            let value: String = sqlx::query_scalar("SELECT current_setting($1)")
                .bind(name)
                .fetch_one(&pool.connections)
                .await?;
            if value == "off" {
                off.push(name);
            }
        }
        Ok(off)
    }

    /// The machine that the database is on, where nobody checks that it is the right one: it is reached over a network,
    /// and no certificate is looked at.
    pub fn unchecked_host(&self) -> Option<String> {
        match self {
            Self::Sqlite { .. } => None,
            Self::Postgres(pool) => find_unchecked_server(&pool.connections.connect_options()),
        }
    }
}

fn find_unchecked_server(server: &PgConnectOptions) -> Option<String> {
    let is_checked = matches!(server.get_ssl_mode(), PgSslMode::VerifyCa | PgSslMode::VerifyFull);
    let is_file = server.get_socket().is_some() || server.get_host().starts_with('/');
    (!is_checked && !is_file).then(|| server.get_host().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_nobody_checks_is_known() {
        let host = |url: &str| find_unchecked_server(&url.parse().unwrap());
        for taken_for_it in ["", "?sslmode=prefer", "?sslmode=require", "?sslmode=disable"] {
            let url = format!("postgres://muster:pass@db.example.org:5432/muster{taken_for_it}");
            assert_eq!(host(&url).as_deref(), Some("db.example.org"), "{url}");
        }
        for checked in [
            "postgres://db.example.org/muster?sslmode=verify-full",
            "postgres://db.example.org/muster?sslmode=verify-ca",
            "postgres:///muster?host=/var/run/postgresql",
            "postgres://%2Fvar%2Frun%2Fpostgresql/muster",
        ] {
            assert_eq!(host(checked), None, "{checked}");
        }
    }
}
