//! Muster as a service: installed and updated by one command, and back where a new version does not start. What systemd does
//! is done by a script in its place; all else is the program itself.

use crate::support::process::{free_port, get};
use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// Starts and stops the program that the unit names, below the folder `ROOT`. A file `broken` keeps it from starting once.
const SYSTEMCTL: &str = r#"#!/bin/sh
echo "$*" >> "$ROOT/asked"
case "$1" in
  stop)
    if [ -f "$ROOT/pid" ]; then
      kill "$(cat "$ROOT/pid")"
      while kill -0 "$(cat "$ROOT/pid")" 2>/dev/null; do sleep 0.05; done
      rm "$ROOT/pid"
    fi ;;
  start)
    if [ -f "$ROOT/broken" ]; then rm "$ROOT/broken"; exit 0; fi
    program=$(sed -n 's/^ExecStart=//p' "$ROOT/etc/systemd/system/muster.service")
    mkdir -p "$ROOT/var/lib/muster"
    set -a
    . "$ROOT/etc/muster/muster.env"
    MUSTER_DATABASE="$ROOT$MUSTER_DATABASE"
    setsid "$ROOT$program" > "$ROOT/log" 2>&1 < /dev/null &
    echo $! > "$ROOT/pid" ;;
esac
"#;

struct Machine {
    root: tempfile::TempDir,
    port: u16,
}

impl Machine {
    fn new() -> Self {
        let root = tempfile::tempdir().unwrap();
        let systemctl = root.path().join("systemctl");
        fs::write(&systemctl, SYSTEMCTL).unwrap();
        fs::set_permissions(&systemctl, fs::Permissions::from_mode(0o755)).unwrap();
        Self { root, port: free_port() }
    }

    fn path(&self, path: &str) -> PathBuf {
        self.root.path().join(path)
    }

    fn install(&self, patience: &str) -> Output {
        let listen = format!("127.0.0.1:{}", self.port);
        let url = format!("http://{listen}");
        let root = self.root.path();
        let path = format!("{}:{}", root.display(), std::env::var("PATH").unwrap());
        let mut install = Command::new(env!("CARGO_BIN_EXE_muster"));
        install.args(["service", "install", "--listen", &listen, "--url", &url, "--patience", patience]);
        install.arg("--root").arg(root).env("ROOT", root).env("PATH", path).output().unwrap()
    }

    async fn is_up(&self) -> bool {
        get(self.port, "/healthz", "").await.is_ok_and(|(status, _)| status == 200)
    }

    fn pid(&self) -> String {
        fs::read_to_string(self.path("pid")).unwrap_or_default()
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let pid = self.pid();
        drop(Command::new("kill").arg("-9").arg(pid.trim()).output());
    }
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

fn says(ran: &Output, code: i32, text: &str) {
    let told = [&ran.stdout, &ran.stderr].map(|told| String::from_utf8_lossy(told));
    assert_eq!(ran.status.code(), Some(code), "{told:?}");
    assert!(told.iter().any(|told| told.contains(text)), "{text:?} is not in {told:?}");
}

#[actix_web::test]
async fn one_command_installs_the_service_and_updates_it_with_a_copy_of_its_database() {
    let machine = Machine::new();
    let first = machine.install("30");
    says(&first, 0, &format!("Installed. Muster runs at http://127.0.0.1:{}", machine.port));
    says(&first, 0, "journalctl -u muster");
    assert!(machine.is_up().await);
    let settings = machine.path("etc/muster/muster.env");
    assert_eq!((mode(&settings), mode(&machine.path("usr/local/bin/muster"))), (0o600, 0o755));
    let proxy = fs::read_to_string(machine.path("etc/muster/Caddyfile.example")).unwrap();
    assert!(proxy.contains(&format!("reverse_proxy 127.0.0.1:{}", machine.port)), "{proxy}");
    // What was set since stays.
    fs::write(&settings, fs::read_to_string(&settings).unwrap() + "MUSTER_COPIES=3\n").unwrap();
    let before = machine.pid();
    says(&machine.install("30"), 0, "Updated. Muster runs at");
    assert!(machine.is_up().await && machine.pid() != before);
    assert!(fs::read_to_string(&settings).unwrap().ends_with("MUSTER_COPIES=3\n"));
    assert!(machine.path("var/lib/muster/muster.db.before-update").exists());
    let asked = fs::read_to_string(machine.path("asked")).unwrap();
    let update: Vec<&str> = asked.lines().skip(3).collect();
    assert_eq!(update, ["stop muster", "daemon-reload", "enable muster", "start muster"]);
}

#[actix_web::test]
async fn an_update_that_does_not_start_is_taken_back() {
    let machine = Machine::new();
    says(&machine.install("30"), 0, "Installed.");
    // The version that runs is told from the new one by what stands at its end.
    let program = machine.path("usr/local/bin/muster");
    let mut old = fs::read(&program).unwrap();
    old.extend(b"the older one");
    let aside = machine.path("older");
    fs::write(&aside, &old).unwrap();
    fs::set_permissions(&aside, fs::Permissions::from_mode(0o755)).unwrap();
    fs::rename(&aside, &program).unwrap();
    fs::write(machine.path("broken"), "").unwrap();
    says(&machine.install("2"), 2, "the old one is running again with the database from before");
    assert!(machine.is_up().await);
    assert!(fs::read(&program).unwrap().ends_with(b"the older one"));
    // A first one that does not start says so.
    let other = Machine::new();
    fs::write(other.path("broken"), "").unwrap();
    says(&other.install("1"), 2, "the service didn't start");
}

#[test]
fn what_cannot_be_written_is_told_with_what_to_do() {
    let machine = Machine::new();
    fs::write(machine.path("etc"), "a file in the way").unwrap();
    says(&machine.install("1"), 2, "Run this command as root.");
}
