//! Every setting of the server: its name, default and meaning. Read once, at the start.

use clap::Args;
use std::net::{IpAddr, UdpSocket};

/// What the organiser of a site can set, by option or by environment variable.
#[derive(Debug, Clone, Args)]
pub struct Config {
    /// The address and port to answer on
    #[arg(long, env = "MUSTER_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: String,
    /// Where to keep everything: a path, `sqlite://PATH` or `postgres://…`
    #[arg(long, env = "MUSTER_DATABASE", default_value = "muster.db")]
    pub database: String,
    /// The address people type, for links on paper and in mails; behind a proxy, the proxy's
    #[arg(long, env = "MUSTER_URL")]
    pub url: Option<String>,
    /// A proxy in front adds X-Forwarded-For; believe its last entry
    #[arg(long, env = "MUSTER_BEHIND_PROXY", default_value_t = false)]
    pub behind_proxy: bool,
    /// Mail server for links and notices: smtp://USER:PASSWORD@HOST:PORT or smtps://…; none is needed
    #[arg(long, env = "MUSTER_SMTP", hide_env_values = true)]
    pub smtp: Option<String>,
    /// The sender of those mails
    #[arg(long, env = "MUSTER_MAIL_FROM", default_value = "Muster <muster@localhost>")]
    pub mail_from: String,
    /// How many copies of the database to keep, one an hour while an event runs (SQLite); 0: make none
    #[arg(long, env = "MUSTER_COPIES", default_value_t = 48)]
    pub copies: usize,
    /// How many people may share one network address, as a hall does: what one address may send goes by it; 0: any
    /// number
    #[arg(long, env = "MUSTER_VENUE", default_value_t = 2500)]
    pub venue: u32,
    /// Administrators sign in with a code of their phone besides the password, and look after nothing before they do
    #[arg(long, env = "MUSTER_ADMIN_SECOND_STEP", default_value_t = false)]
    pub admin_second_step: bool,
    /// This is the demo: a page tells everybody how to sign in.
    #[arg(skip)]
    pub demo: bool,
}

impl Config {
    /// The site's own address without a slash at the end.
    pub fn base_url(&self) -> String {
        let url = self.url.clone().unwrap_or_else(|| format!("http://{}", self.listen));
        url.trim_end_matches('/').to_owned()
    }

    /// The address is one that only this computer reaches, because nobody has said another: links and codes that
    /// lead there are dead on every phone. Then the options that put it right, one for each of the computer's own
    /// addresses on the network; none is known where it is on none.
    pub fn ways_to_be_reached(&self) -> Option<Vec<String>> {
        let (host, port) = self.listen.rsplit_once(':').unwrap_or((&self.listen, "8080"));
        let host = host.trim_matches(['[', ']']);
        let own: Option<IpAddr> = host.parse().ok();
        let is_own = host == "localhost" || own.is_some_and(|ip| ip.is_loopback() || ip.is_unspecified());
        if self.url.is_some() || !is_own {
            return None;
        }
        let option = |ip: IpAddr| format!("--listen 0.0.0.0:{port} --url http://{ip}:{port}");
        Some(own_addresses().into_iter().map(option).collect())
    }

    /// Cookies are marked `Secure` when people come by HTTPS.
    pub fn is_https(&self) -> bool {
        self.base_url().starts_with("https://")
    }
}

/// This computer's addresses on its networks. Nothing is sent: the system is asked which of its addresses it would
/// send from.
fn own_addresses() -> Vec<IpAddr> {
    let mut found = Vec::new();
    for there in ["192.0.2.1:9", "192.168.0.1:9", "10.0.0.1:9", "172.16.0.1:9"] {
        let from = UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
            socket.connect(there)?;
            socket.local_addr()
        });
        if let Ok(ip) = from.map(|address| address.ip())
            && !ip.is_loopback()
            && !ip.is_unspecified()
            && !found.contains(&ip)
        {
            found.push(ip);
        }
    }
    found
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: "127.0.0.1:8080".into(),
            database: "muster.db".into(),
            url: None,
            behind_proxy: false,
            smtp: None,
            mail_from: "Muster <muster@localhost>".into(),
            copies: 48,
            venue: 2500,
            admin_second_step: false,
            demo: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Config;

    #[test]
    fn an_address_that_no_phone_reaches_is_known_unless_another_was_given() {
        let config = |listen: &str, url: Option<&str>| Config {
            listen: listen.into(),
            url: url.map(str::to_owned),
            ..Config::default()
        };
        for listen in ["127.0.0.1:8080", "0.0.0.0:80", "localhost:8080", "[::]:8080", "[::1]:8080"] {
            assert!(config(listen, None).ways_to_be_reached().is_some(), "{listen}");
        }
        let ways = config("0.0.0.0:81", None).ways_to_be_reached().unwrap_or_default();
        assert!(ways.iter().all(|way| way.starts_with("--listen 0.0.0.0:81 --url http://")), "{ways:?}");
        assert_eq!(config("127.0.0.1:8080", Some("https://muster.example")).ways_to_be_reached(), None);
        assert_eq!(config("192.168.1.20:8080", None).ways_to_be_reached(), None);
    }
}
