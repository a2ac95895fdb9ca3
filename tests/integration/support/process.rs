//! The real program, started as a person starts it, and asked over a real connection.

use super::wait;
use std::{
    io::{Error, ErrorKind, Result},
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU16, Ordering},
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// A server of its own, which ends with the test.
pub struct Server {
    child: Child,
}

impl Server {
    /// Starts on this database and waits until it answers.
    pub async fn start(database: &str, port: u16) -> Self {
        Self::start_with(database, port, &[]).await
    }

    /// The same, told more.
    pub async fn start_with(database: &str, port: u16, options: &[&str]) -> Self {
        Self::start_to((database, port), options, Stdio::null(), None).await
    }

    /// The same, which may have so many files open at once.
    pub async fn start_narrow(database: &str, port: u16, files: u32) -> Self {
        let line = format!("ulimit -n {files}; exec \"$0\" \"$@\"");
        let mut command = Command::new("sh");
        command.args(["-c", &line]).arg(program());
        Self::start_as(command, (database, port), (&[], Stdio::null(), None)).await
    }

    /// The same, with what it logs in this file.
    pub async fn start_logging(at: (&str, u16), options: &[&str], log: &Path) -> Self {
        let log = std::fs::File::create(log).unwrap();
        Self::start_to(at, options, log.into(), None).await
    }

    /// The same, told what to log.
    pub async fn start_logging_only(at: (&str, u16), what: &str, log: &Path) -> Self {
        let log = std::fs::File::create(log).unwrap();
        Self::start_to(at, &[], log.into(), Some(what)).await
    }

    async fn start_to(
        (database, port): (&str, u16),
        options: &[&str],
        log: Stdio,
        what: Option<&str>,
    ) -> Self {
        Self::start_as(Command::new(program()), (database, port), (options, log, what)).await
    }

    async fn start_as(
        mut command: Command,
        (database, port): (&str, u16),
        (options, log, what): (&[&str], Stdio, Option<&str>),
    ) -> Self {
        let child = command
            .args(["--database", database, "--listen", &format!("127.0.0.1:{port}")])
            .args(options)
            .current_dir(std::env::temp_dir())
            .stdout(Stdio::null())
            .env_remove("MUSTER_LOG")
            .envs(what.map(|what| ("MUSTER_LOG", what)))
            .stderr(log)
            .spawn()
            .unwrap();
        let mut server = Self { child };
        wait::until("the server answers", async || {
            let ended = server.child.try_wait().unwrap();
            assert!(ended.is_none(), "the server ended at its start: {ended:?}");
            ask(port, "GET /healthz HTTP/1.1\r\n").await
        })
        .await;
        server
    }

    /// What it holds in memory now, in megabytes.
    pub fn megabytes(&self) -> u64 {
        self.status("VmRSS:") / 1024
    }

    /// A number of its own page among the kernel's, in kilobytes.
    pub fn status(&self, name: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with(name)).expect("Linux tells it");
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// As a power button does it: nothing is finished, nothing is said.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Server {
    /// Tells it to end, as a service manager does.
    pub fn tell(&self) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(told.success());
    }

    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// As a service manager ends it; waits until it has.
    pub async fn stop(&mut self) {
        self.tell();
        wait::until("the server ends", async || match self.child.try_wait().unwrap() {
            Some(code) => {
                assert!(code.success(), "{code}");
                Ok(())
            }
            None => Err("it still runs"),
        })
        .await;
    }
}

/// The program under test.
fn program() -> String {
    std::env::var("MUSTER_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_muster").to_owned())
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port for a server that may be ended and started again. It is none of those that the system gives away by
/// itself: no other test's listener takes it meanwhile, and no connection meets itself there.
pub fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    loop {
        // Suites that run beside each other begin elsewhere.
        let next = std::process::id() * 97 + u32::from(NEXT.fetch_add(1, Ordering::SeqCst));
        let port = u16::try_from(20_000 + next % 10_000).expect("below 30,000");
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// Sends a form with this session's cookie; the status and the page, or no answer.
pub async fn post(port: u16, path: &str, session: &str, fields: &[(&str, &str)]) -> Result<(u16, String)> {
    answer(port, &form_of(port, path, session, fields)).await
}

/// The form as it is sent.
pub fn form_of(port: u16, path: &str, session: &str, fields: &[(&str, &str)]) -> String {
    let body: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{name}={}", muster::web::http::query::encode_query_text(value)))
        .collect();
    let body = body.join("&");
    let head = format!(
        "POST {path} HTTP/1.1\r\nsec-fetch-site: same-origin\r\ncookie: muster={session}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n",
        body.len()
    );
    format!("{head}host: 127.0.0.1:{port}\r\nconnection: close\r\n\r\n{body}")
}

/// Asks for a page with this session's cookie; the status and the page, or no answer.
pub async fn get(port: u16, path: &str, session: &str) -> Result<(u16, String)> {
    ask(port, &format!("GET {path} HTTP/1.1\r\ncookie: muster={session}\r\n")).await
}

async fn ask(port: u16, head: &str) -> Result<(u16, String)> {
    answer(port, &format!("{head}host: 127.0.0.1:{port}\r\nconnection: close\r\n\r\n")).await
}

/// What is sent as it stands, on a connection of its own; the status and the page, or no answer.
pub async fn answer(port: u16, text: &str) -> Result<(u16, String)> {
    let mut connection = connect(port).await?;
    connection.write_all(text.as_bytes()).await?;
    let mut answer = Vec::new();
    timeout(wait::PATIENCE, connection.read_to_end(&mut answer))
        .await
        .map_err(|_| Error::from(ErrorKind::TimedOut))??;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.map(|status| (status, answer)).ok_or_else(|| Error::from(ErrorKind::UnexpectedEof))
}

/// How long an answer that is a 200 is; nobody keeps it.
pub async fn length_of(port: u16, path: &str, session: &str) -> Result<usize> {
    let mut connection = connect(port).await?;
    let ask = format!(
        "GET {path} HTTP/1.1\r\nhost: muster\r\ncookie: muster={session}\r\nconnection: close\r\n\r\n"
    );
    connection.write_all(ask.as_bytes()).await?;
    let (mut length, mut some) = (0, vec![0; 64 * 1024]);
    loop {
        let read = timeout(wait::PATIENCE, connection.read(&mut some))
            .await
            .map_err(|_| Error::from(ErrorKind::TimedOut))??;
        if length == 0 && !some.starts_with(b"HTTP/1.1 200") {
            return Err(Error::other(String::from_utf8_lossy(&some[..read]).into_owned()));
        }
        length += read;
        if read == 0 {
            return Ok(length);
        }
    }
}

/// A bare connection to a server.
pub async fn connect(port: u16) -> Result<TcpStream> {
    timeout(Duration::from_secs(5), TcpStream::connect(("127.0.0.1", port)))
        .await
        .map_err(|_| Error::from(ErrorKind::TimedOut))?
}

/// The file behind a database's address; none on a server.
pub fn file_of(database: &str) -> Option<&Path> {
    database.strip_prefix("sqlite://").map(Path::new)
}
