//! Every setting of the server: its name, default and meaning. Read once, at the start.

use clap::Args;

/// What the organiser of a site can set, by option or by environment variable.
#[derive(Debug, Clone, Args)]
pub struct Config {
    /// The address and port to answer on
    #[arg(long, env = "MUSTER_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: String,
    /// Where to keep everything: a path, sqlite://PATH or postgres://…
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

    /// Cookies are marked `Secure` when people come by HTTPS.
    pub fn is_https(&self) -> bool {
        self.base_url().starts_with("https://")
    }
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
            demo: false,
        }
    }
}
