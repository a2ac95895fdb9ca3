//! Every setting of the server: its name, default and meaning. Read once, at the start.

use clap::Args;
use std::{
    net::{IpAddr, UdpSocket},
    time::Duration,
};

/// What the organiser of a site can set, by option or by environment variable.
#[derive(Debug, Clone, Args)]
pub struct Config {
    /// Address and port to listen on
    #[arg(long, env = "MUSTER_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: String,
    /// Where to keep everything: a path, `sqlite://PATH` or `postgres://…`
    #[arg(long, env = "MUSTER_DATABASE", default_value = "muster.db")]
    pub database: String,
    /// Address people type; links on paper and in emails start with it (behind a proxy, the proxy's address)
    #[arg(long, env = "MUSTER_URL")]
    pub url: Option<String>,
    /// Trust the last X-Forwarded-For entry (only behind a proxy that adds it)
    #[arg(long, env = "MUSTER_BEHIND_PROXY", default_value_t = false)]
    pub behind_proxy: bool,
    /// Mail server for links and notices (optional): smtps://USER:PASSWORD@HOST:PORT, or smtp:// with ?tls=required
    #[arg(long, env = "MUSTER_SMTP", hide_env_values = true)]
    pub smtp: Option<String>,
    /// Sender of emails
    #[arg(long, env = "MUSTER_MAIL_FROM", default_value = "Muster <muster@localhost>")]
    pub mail_from: String,
    /// Most hourly backups to keep, made while an event runs (SQLite); 0 makes none
    #[arg(long, env = "MUSTER_COPIES", default_value_t = 48)]
    pub copies: usize,
    /// How many people may share one network address, as in a hall; sets the limit on what one address may send; 0
    /// means no limit
    #[arg(long, env = "MUSTER_VENUE", default_value_t = 2500)]
    pub venue: u32,
    /// Administrators need two-step sign-in before they can manage the site
    #[arg(long, env = "MUSTER_ADMIN_SECOND_STEP", default_value_t = false)]
    pub admin_second_step: bool,
    /// Seconds allowed to send a form; forms with a file get four times as long
    #[arg(long, env = "MUSTER_BODY_DEADLINE", default_value_t = 15, hide = true)]
    pub body_deadline: u64,
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
        let is_any = host.trim_matches(['[', ']']).parse().is_ok_and(|ip: IpAddr| ip.is_unspecified());
        if self.url.is_some() || !(is_any || is_this_computer(host)) {
            return None;
        }
        let option = |ip: IpAddr| format!("--listen 0.0.0.0:{port} --url http://{ip}:{port}");
        Some(own_addresses().into_iter().map(option).collect())
    }

    /// The machine that mails are sent to as everybody on the way can read them, private links and all. None: they are
    /// not, or it is this computer itself.
    pub fn mails_in_the_open(&self) -> Option<&str> {
        let (place, more) = self.smtp.as_deref()?.strip_prefix("smtp://").map(|there| {
            let (place, more) = there.split_once('?').unwrap_or((there, ""));
            (place.split('/').next().unwrap_or_default(), more)
        })?;
        let host = place.rsplit_once('@').map_or(place, |(_, host)| host);
        let host =
            host.rsplit_once(':').filter(|(_, port)| !port.contains(']')).map_or(host, |(host, _)| host);
        let is_open = !more.split('&').any(|part| part == "tls=required");
        (is_open && !is_this_computer(host)).then_some(host)
    }

    /// A body that trickles in more slowly is cut off.
    pub fn body_deadline(&self) -> Duration {
        Duration::from_secs(self.body_deadline)
    }

    /// Cookies are marked `Secure` when people come by HTTPS.
    pub fn is_https(&self) -> bool {
        self.base_url().starts_with("https://")
    }
}

/// A name or an address that leads to this very computer, whatever network it is on.
pub fn is_this_computer(host: &str) -> bool {
    let own = host.trim_matches(['[', ']']).parse().is_ok_and(|ip: IpAddr| ip.is_loopback());
    own || host == "localhost"
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
            body_deadline: 15,
            demo: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Config;

    #[test]
    fn mails_that_everybody_on_the_way_can_read_are_known() {
        let host = |smtp: &str| {
            let config = Config { smtp: Some(smtp.into()), ..Config::default() };
            config.mails_in_the_open().map(str::to_owned)
        };
        for (smtp, open) in [
            ("smtp://mail.example.org", Some("mail.example.org")),
            ("smtp://ann:p%40ss@mail.example.org:587", Some("mail.example.org")),
            ("smtp://ann:pass@mail.example.org:587/muster?tls=opportunistic", Some("mail.example.org")),
            ("smtp://[2001:db8::1]:25", Some("[2001:db8::1]")),
            ("smtp://mail.example.org?tls=required", None),
            ("smtps://mail.example.org", None),
            ("smtp://localhost:1", None),
            ("smtp://[::1]", None),
        ] {
            assert_eq!(host(smtp).as_deref(), open, "{smtp}");
        }
        assert_eq!(Config::default().mails_in_the_open(), None);
    }

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
