//! A real Chromium, driven over `WebDriver`, on a real server.

use super::wait;
use fantoccini::{Client, ClientBuilder, Locator, elements::Element, error::CmdError, wd::Capabilities};
use hyper_util::client::legacy::connect::HttpConnector;
use muster::{
    app::{App, Clock},
    config::Config,
    storage::Database,
    web,
};
use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    os::unix::process::CommandExt,
    path::PathBuf,
    process::{Child, Command, Stdio},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// The browser and the server it visits; both end with it.
pub struct Chromium {
    pub client: Client,
    pub app: App,
    pub url: String,
    driver: Child,
    /// Where the driver listens.
    port: u16,
    /// Only the first window owns the server.
    server: Option<actix_web::dev::ServerHandle>,
    _folder: tempfile::TempDir,
    shots: Option<PathBuf>,
}

/// Why there is no browser test, said loudly; none when there can be one.
pub fn missing() -> bool {
    let told_not_to = std::env::var("MUSTER_BROWSER").is_ok_and(|value| value == "skip");
    if !told_not_to && !PathBuf::from("/usr/bin/chromedriver").exists() {
        super::skip("the browser walk; install chromium and chromium-driver, or use tests/run");
        return true;
    }
    if told_not_to {
        super::skip("the browser walk, as MUSTER_BROWSER=skip asks (it runs once, beside SQLite)");
    }
    told_not_to
}

/// Whether a window reaches the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    Gone,
    Back,
}

/// What the phone or laptop asks pages for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    Light,
    Dark,
}

/// Into the middle of the window: what is sticky at the top, and the bar at the bottom, cover what is just inside.
const MIDDLE: &str = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

impl Chromium {
    /// A window of this size on a fresh site.
    pub async fn start(width: u32, height: u32) -> Self {
        Self::start_in(width, height, Scheme::Light).await
    }

    pub async fn start_in(width: u32, height: u32, scheme: Scheme) -> Self {
        Self::start_on(Config::default(), (width, height, scheme)).await
    }

    /// On a site that writes mails; they stay in its outbox.
    pub async fn start_with_mail(width: u32, height: u32) -> Self {
        let config = Config { smtp: Some("smtp://localhost:1".into()), ..Config::default() };
        Self::start_on(config, (width, height, Scheme::Light)).await
    }

    async fn start_on(config: Config, (width, height, scheme): (u32, u32, Scheme)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let listen = listener.local_addr().unwrap().to_string();
        let database = Database::open_and_migrate(&format!("sqlite://{}/site.db", folder.path().display()))
            .await
            .unwrap();
        let config = Config { listen: listen.clone(), ..config };
        let app = App::new(database, Clock::system_clock(), config).await.unwrap();
        let shared = app.clone();
        let server = actix_web::HttpServer::new(move || {
            actix_web::App::new().configure(web::register_routes(shared.clone()))
        })
        .workers(1)
        .listen(listener)
        .unwrap()
        .run();
        let handle = server.handle();
        actix_web::rt::spawn(server);
        Self::window(app, format!("http://{listen}"), Some(handle), (folder, width, height, scheme)).await
    }

    /// Another person's window on the same site, with cookies of its own.
    pub async fn beside(&self, width: u32, height: u32) -> Self {
        self.beside_in(width, height, Scheme::Light).await
    }

    pub async fn beside_in(&self, width: u32, height: u32, scheme: Scheme) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::window(self.app.clone(), self.url.clone(), None, (folder, width, height, scheme)).await
    }

    async fn window(
        app: App,
        url: String,
        server: Option<actix_web::dev::ServerHandle>,
        (folder, width, height, scheme): (tempfile::TempDir, u32, u32, Scheme),
    ) -> Self {
        let (driver, port) = chromedriver();
        let client = client(port, &folder.path().join("profile"), (width, height, scheme)).await;
        let shots = std::env::var_os("MUSTER_SCREENSHOTS").map(PathBuf::from);
        Self { client, app, url, driver, port, server, _folder: folder, shots }
    }

    pub async fn open(&self, path: &str) {
        let url = if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.url) };
        self.client.goto(&url).await.unwrap();
    }

    /// Signs in as somebody on the demo's staff.
    pub async fn sign_in(&self, email: &str) {
        self.open("/sign-in").await;
        self.fill("email", email).await;
        self.fill("password", muster::demo::PASSWORD).await;
        self.client.find(Locator::Css("main form button")).await.unwrap().click().await.unwrap();
        self.sees("Autumn Clash").await;
    }

    /// Types into the field of this name, in place of what is there.
    pub async fn fill(&self, name: &str, text: &str) {
        self.soon(&format!("no field {name}"), async || {
            let field = self.client.find(Locator::Css(&format!("[name='{name}']"))).await?;
            field.clear().await?;
            field.send_keys(text).await
        })
        .await;
    }

    /// Puts a value where typing depends on how the browser writes it: a day, a time.
    pub async fn put(&self, name: &str, value: &str) {
        let script = "const field = document.getElementsByName(arguments[0])[0];
            field.value = arguments[1];
            for (const told of ['input', 'change']) field.dispatchEvent(new Event(told, { bubbles: true }));
            return field.value === arguments[1]";
        let done = self.client.execute(script, vec![name.into(), value.into()]).await.unwrap();
        assert!(done == true, "{name} does not take {value}");
    }

    /// Clicks the button, link or disclosure with this text, or the first whose text begins with it.
    pub async fn click(&self, text: &str) {
        const TAPPED: &str = "//*[self::button or self::a or self::summary]";
        // XPath has no escapes: a text with an apostrophe stands in double quotes.
        let quoted = if text.contains('\'') { format!("\"{text}\"") } else { format!("'{text}'") };
        let exact = format!("{TAPPED}[normalize-space(.)={quoted}]");
        let begins = format!(
            "{TAPPED}[starts-with(normalize-space(.), {quoted})
            and (not(ancestor::nav) or span[contains(@class, 'count')])]"
        );
        self.soon(&format!("no “{text}”"), async || {
            let found = match self.client.find(Locator::XPath(&exact)).await {
                Ok(found) => found,
                Err(_) => self.client.find(Locator::XPath(&begins)).await?,
            };
            self.press(&found).await
        })
        .await;
    }

    /// Taps what this selector finds first, wherever on the page it is.
    pub async fn tap(&self, selector: &str) {
        self.soon(&format!("no {selector}"), async || {
            let found = self.client.find(Locator::Css(selector)).await?;
            self.press(&found).await
        })
        .await;
    }

    /// Once, as a finger does it. Where the driver cannot say what became of a press, because its page was just going,
    /// it was made: what comes next tells, and a second press would be on the next page.
    async fn press(&self, found: &Element) -> Result<(), CmdError> {
        self.client.execute(MIDDLE, vec![serde_json::to_value(found)?]).await?;
        match found.click().await {
            Err(unclear) if unclear.is_unknown_error() || unclear.is_timeout() => {
                println!("an unclear press on {}: {unclear}", self.path().await);
                Ok(())
            }
            said => said,
        }
    }

    /// What this selector names is on the page, soon.
    pub async fn finds(&self, selector: &str) {
        let find = async || self.client.find(Locator::Css(selector)).await.map(drop);
        self.soon(&format!("no {selector}"), find).await;
    }

    /// The field of this name holds this value, soon.
    pub async fn holds(&self, name: &str, value: &str) {
        let held = wait::soon(async || {
            let field = self.client.find(Locator::Css(&format!("[name='{name}']"))).await.ok();
            let held = match field {
                Some(field) => field.prop("value").await.ok().flatten(),
                None => None,
            };
            if held.as_deref() == Some(value) { Ok(()) } else { Err(held) }
        });
        if let Err(held) = held.await {
            panic!("{name} holds {held:?}, not {value}, on {}", self.path().await);
        }
    }

    /// Does it as soon as the page lets it, as a person would: what a click asked for may not have come
    /// yet, and a live page may just have put what was found aside. Either way nothing was done.
    async fn soon(&self, otherwise: &str, act: impl AsyncFn() -> Result<(), CmdError>) {
        if let Err(last) = wait::soon(act).await {
            panic!("{otherwise} ({last:?}) on {}", self.text().await);
        }
    }

    pub async fn text(&self) -> String {
        // None while one page gives way to the next.
        wait::until("a page with a body", async || self.client.find(Locator::Css("body")).await?.text().await)
            .await
    }

    pub async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_owned()
    }

    /// The page shows this text, soon: a click returns before its page has come.
    pub async fn sees(&self, text: &str) {
        let shown = wait::soon(async || {
            let page = self.text().await;
            if page.contains(text) { Ok(()) } else { Err(page) }
        });
        if let Err(page) = shown.await {
            panic!("“{text}” is not on the page {}:\n{page}", self.path().await);
        }
    }

    /// Nothing sticks out at the side: the page can be read without moving it.
    pub async fn fits(&self) {
        let script = "return [document.documentElement.scrollWidth, window.innerWidth]";
        let sizes = self.client.execute(script, vec![]).await.unwrap();
        let (page, window) = (sizes[0].as_i64().unwrap(), sizes[1].as_i64().unwrap());
        assert!(page <= window, "the page is {page} wide in a window of {window}: {}", self.path().await);
    }

    /// A picture for people, in the folder that `MUSTER_SCREENSHOTS` names.
    pub async fn picture(&self, name: &str) {
        if self.shots.is_some() {
            self.keep(&format!("{name}.png"), &self.client.screenshot().await.unwrap());
        }
    }

    /// A file for people, beside the pictures.
    pub fn keep(&self, name: &str, bytes: &[u8]) {
        if let Some(folder) = &self.shots {
            std::fs::create_dir_all(folder).unwrap();
            std::fs::write(folder.join(name), bytes).unwrap();
        }
    }

    /// Takes this window's network away, or gives it back.
    pub async fn signal(&self, signal: Signal) {
        let offline = signal == Signal::Gone;
        let body = format!(
            r#"{{"network_conditions":{{"offline":{offline},"latency":0,"download_throughput":-1,"upload_throughput":-1}}}}"#
        );
        self.ask("chromium/network_conditions", &body).await;
    }

    /// Makes the window another device: the page that is open lays itself out anew.
    pub async fn becomes(&self, width: u32, height: u32) {
        let body = format!(
            r#"{{"cmd":"Emulation.setDeviceMetricsOverride","params":{{"width":{width},"height":{height},"deviceScaleFactor":1,"mobile":false}}}}"#
        );
        self.ask("goog/cdp/execute", &body).await;
    }

    /// From here on the window runs no script of any page, as where somebody has turned them off.
    pub async fn without_scripts(&self) {
        let body = r#"{"cmd":"Emulation.setScriptExecutionDisabled","params":{"value":true}}"#;
        self.ask("goog/cdp/execute", body).await;
    }

    /// Asks the driver for what the protocol of all browsers does not know.
    async fn ask(&self, what: &str, body: &str) {
        let session = self.client.session_id().await.unwrap().unwrap();
        let ask = format!(
            "POST /session/{session}/{what} HTTP/1.1\r\nhost: 127.0.0.1:{}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.port,
            body.len()
        );
        let mut driver = TcpStream::connect(("127.0.0.1", self.port)).await.unwrap();
        driver.write_all(ask.as_bytes()).await.unwrap();
        // The driver keeps its line open; the first piece says whether it was done.
        let mut answer = [0; 1024];
        let length = driver.read(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer[..length]);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }

    pub async fn close(self) {
        self.client.clone().close().await.unwrap();
        if let Some(server) = &self.server {
            server.stop(false).await;
        }
    }
}

/// The driver and its browsers are a group of processes, which ends with the test, however that ends.
impl Drop for Chromium {
    fn drop(&mut self) {
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.wait();
    }
}

/// It takes a free port of one kind of address and the same of the other, and ends where somebody has that one.
fn chromedriver() -> (Child, u16) {
    (0..5).find_map(|_| started_driver()).expect("chromedriver says its port")
}

fn started_driver() -> Option<(Child, u16)> {
    let mut driver = Command::new("/usr/bin/chromedriver")
        .process_group(0)
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    let port = lines.map_while(Result::ok).find_map(|line| {
        line.split("successfully on port ").nth(1)?.trim_end_matches('.').trim().parse().ok()
    });
    if port.is_none() {
        driver.wait().unwrap();
    }
    Some((driver, port?))
}

async fn client(port: u16, profile: &std::path::Path, (width, height, scheme): (u32, u32, Scheme)) -> Client {
    let args = [
        "--headless=new".to_owned(),
        "--no-sandbox".into(),
        "--disable-gpu".into(),
        "--disable-quic".into(),
        "--no-first-run".into(),
        "--disable-background-networking".into(),
        "--disable-component-update".into(),
        "--disable-sync".into(),
        "--disable-dev-shm-usage".into(),
        format!("--window-size={width},{height}"),
        // What is still fading in is neither read nor measured.
        "--force-prefers-reduced-motion".into(),
        // 0 is dark, 1 is light.
        format!("--blink-settings=preferredColorScheme={}", i32::from(scheme == Scheme::Light)),
        format!("--user-data-dir={}", profile.display()),
    ];
    let mut options = serde_json::json!({ "args": args });
    if width < 500 {
        options["mobileEmulation"] = serde_json::json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true } });
    }
    let mut capabilities = Capabilities::new();
    capabilities.insert("goog:chromeOptions".into(), options);
    ClientBuilder::new(HttpConnector::new())
        .capabilities(capabilities)
        .connect(&format!("http://127.0.0.1:{port}"))
        .await
        .unwrap()
}
