//! `muster service install`: this program as a service of systemd, or in the place of an older one, which comes back where
//! this one does not start.

use super::{CommandAnswer, CommandError, print_answer, say_in_english};
use crate::{
    config::Config,
    storage::copies::path_beside,
    text::{Message, say},
};
use clap::{Args, Subcommand};
use std::{
    fs,
    io::{self, Read, Write},
    net::TcpStream,
    os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, chown},
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    thread,
    time::{Duration, Instant},
};

const SERVICE: &str = "muster";
const UNIT: &str = include_str!("../../fixtures/service/muster.service");
const PROXY: &str = include_str!("../../fixtures/service/Caddyfile.example");
/// Asks whether the site answers, and its database.
const HEALTH: &str = include_str!("../../fixtures/service/health.http");
/// Where the service keeps everything, unless another place is named.
const DATABASE: &str = "/var/lib/muster/muster.db";
/// How often a service that starts is asked whether it answers.
const BETWEEN_LOOKS: Duration = Duration::from_millis(200);

#[derive(Debug, Subcommand)]
pub enum ServiceCommand {
    /// Install this program as a systemd service, or update the installed one (as root)
    Install(ServiceArgs),
}

#[derive(Debug, Args)]
pub struct ServiceArgs {
    /// Another folder in the place of `/`, for trying it out
    #[arg(long, default_value = "/", hide = true)]
    root: PathBuf,
    /// Seconds that the service has to answer
    #[arg(long, default_value_t = 60, hide = true)]
    patience: u64,
    #[command(flatten)]
    config: Config,
}

/// The files of the service.
struct ServiceFiles {
    program: PathBuf,
    /// The version that was there.
    before: PathBuf,
    unit: PathBuf,
    settings: PathBuf,
    proxy: PathBuf,
}

/// What the settings of the installed service say.
struct ServiceSettings {
    listen: String,
    /// As this command reaches it. None on PostgreSQL.
    database: Option<PathBuf>,
    url: String,
}

/// Installs the service, or a new version of it.
pub fn run_service(ServiceCommand::Install(asked): &ServiceCommand) -> CommandAnswer {
    let files = ServiceFiles::below_root(&asked.root);
    let is_update = files.unit.exists() && files.program.exists();
    if !files.settings.exists() {
        write_file(&files.settings, &list_settings(&asked.config), 0o600)?;
        let host = asked.config.base_url();
        let host = host.split("://").nth(1).unwrap_or_default();
        let proxy = PROXY.replace("HOST", host).replace("LISTEN", &asked.config.listen);
        write_file(&files.proxy, &proxy, 0o644)?;
    }
    let settings = ServiceSettings::read_file(&files.settings, &asked.root)?;
    let copy = if is_update { stop_and_copy(&files, &settings)? } else { None };
    put_program(&files, is_update)?;
    write_file(&files.unit, UNIT, 0o644)?;
    ask_systemd(&["daemon-reload"])?;
    ask_systemd(&["enable", SERVICE])?;
    ask_systemd(&["start", SERVICE])?;
    if !settings.answers_within(asked.patience) {
        return Err(take_back_update(&files, &settings, copy.as_deref(), is_update, asked.patience)?);
    }
    let path = |path: &Path| path.display().to_string();
    let mut told = vec![
        say!("command-service-runs", is_update, url = settings.url),
        say!("command-service-settings", settings = path(&files.settings)),
    ];
    if !is_update {
        told.push(say!("command-service-proxy", example = path(&files.proxy)));
        told.push(say!("command-service-set-up-link"));
    }
    told.extend(copy.map(|copy| say!("command-service-copied", copy = path(&copy))));
    print_answer(&told.iter().map(|line| say_in_english(line) + "\n").collect::<String>());
    Ok(ExitCode::SUCCESS)
}

impl ServiceFiles {
    fn below_root(root: &Path) -> Self {
        let programs = root.join("usr/local/bin");
        let own = root.join("etc/muster");
        Self {
            program: programs.join(SERVICE),
            before: programs.join("muster.before"),
            unit: root.join("etc/systemd/system/muster.service"),
            settings: own.join("muster.env"),
            proxy: own.join("Caddyfile.example"),
        }
    }
}

impl ServiceSettings {
    fn read_file(file: &Path, root: &Path) -> Result<Self, CommandError> {
        let text = fs::read_to_string(file).map_err(|error| not_written(file, &error))?;
        let value = |name: &str| {
            let lines = text.lines().rev();
            lines
                .filter_map(|line| line.split_once('='))
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value)
        };
        let listen = value("MUSTER_LISTEN").unwrap_or("127.0.0.1:8080").to_owned();
        let database = value("MUSTER_DATABASE").unwrap_or(DATABASE);
        let is_file = !database.starts_with("postgres");
        // As the service reads it, from its own folder.
        let file = Path::new(DATABASE).with_file_name(database.trim_start_matches("sqlite://"));
        Ok(Self {
            database: is_file.then(|| root.join(file.strip_prefix("/").unwrap_or(&file))),
            url: value("MUSTER_URL").map_or_else(|| format!("http://{listen}"), str::to_owned),
            listen,
        })
    }

    fn answers_within(&self, seconds: u64) -> bool {
        let until = Instant::now() + Duration::from_secs(seconds);
        while Instant::now() < until {
            if self.answers().unwrap_or(false) {
                return true;
            }
            thread::sleep(BETWEEN_LOOKS);
        }
        false
    }

    fn answers(&self) -> io::Result<bool> {
        let here = self.listen.replace("0.0.0.0", "127.0.0.1").replace("[::]", "[::1]");
        let mut stream = TcpStream::connect(&here)?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        stream.write_all(HEALTH.replace("HOST", &here).as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer.split(' ').nth(1) == Some("200"))
    }
}

/// As the service reads them from its environment.
fn list_settings(config: &Config) -> String {
    // Where the service is, not where the command was typed.
    let database = if config.database == "muster.db" { DATABASE } else { &config.database };
    let usual = [
        ("LISTEN", Some(config.listen.clone())),
        ("DATABASE", Some(database.to_owned())),
        ("URL", config.url.clone()),
        ("BEHIND_PROXY", config.behind_proxy.then(|| true.to_string())),
        ("SMTP", config.smtp.clone()),
        ("MAIL_FROM", config.smtp.as_ref().map(|_| config.mail_from.clone())),
        ("COPIES", Some(config.copies.to_string())),
        ("VENUE", Some(config.venue.to_string())),
        ("ADMIN_SECOND_STEP", config.admin_second_step.then(|| true.to_string())),
    ];
    let known = usual.into_iter().filter_map(|(name, value)| Some((name, value?)));
    known.fold(String::new(), |all, (name, value)| all + &format!("MUSTER_{name}={value}\n"))
}

/// Stops the service, and keeps its database as it was: where that is, unless it is on PostgreSQL or not there yet.
fn stop_and_copy(files: &ServiceFiles, settings: &ServiceSettings) -> Result<Option<PathBuf>, CommandError> {
    ask_systemd(&["stop", SERVICE])?;
    let Some(database) = settings.database.as_ref().filter(|file| file.exists()) else { return Ok(None) };
    let copy = path_beside(database, "before-update");
    // Of the update before this one.
    drop(fs::remove_file(&copy));
    let mut backup = Command::new(&files.program);
    run_own(backup.arg("backup").arg(&copy).arg("--database").arg(database))?;
    Ok(Some(copy))
}

/// This program in its place; an older one beside it.
fn put_program(files: &ServiceFiles, is_update: bool) -> Result<(), CommandError> {
    let problem = |error: io::Error| not_written(&files.program, &error);
    let coming = path_beside(&files.program, "new");
    fs::create_dir_all(files.program.parent().unwrap_or(Path::new("/"))).map_err(problem)?;
    let this = std::env::current_exe().map_err(problem)?;
    fs::copy(this, &coming).map_err(problem)?;
    fs::set_permissions(&coming, fs::Permissions::from_mode(0o755)).map_err(problem)?;
    if is_update {
        fs::rename(&files.program, &files.before).map_err(problem)?;
    }
    fs::rename(&coming, &files.program).map_err(problem)
}

/// What is told where the service does not answer. After an update the old program runs again, on the database from
/// before.
fn take_back_update(
    files: &ServiceFiles,
    settings: &ServiceSettings,
    copy: Option<&Path>,
    is_update: bool,
    patience: u64,
) -> Result<CommandError, CommandError> {
    if !is_update {
        return Ok(say!("command-service-did-not-start").into());
    }
    ask_systemd(&["stop", SERVICE])?;
    fs::rename(&files.before, &files.program).map_err(|error| not_written(&files.program, &error))?;
    if let Some((copy, database)) = copy.zip(settings.database.as_ref()) {
        let owner = fs::metadata(database).map(|file| (file.uid(), file.gid()));
        let mut restore = Command::new(&files.program);
        run_own(restore.arg("restore").arg(copy).arg("--database").arg(database))?;
        // The service is somebody else than whoever runs this.
        if let Ok((user, group)) = owner {
            chown(database, Some(user), Some(group)).map_err(|error| not_written(database, &error))?;
        }
    }
    ask_systemd(&["start", SERVICE])?;
    Ok(if settings.answers_within(patience) {
        say!("command-service-old-runs-again").into()
    } else {
        say!("command-service-did-not-start").into()
    })
}

fn ask_systemd(arguments: &[&str]) -> Result<(), CommandError> {
    run_own(Command::new("systemctl").args(arguments))
}

/// Runs another program to its end.
fn run_own(command: &mut Command) -> Result<(), CommandError> {
    let shown = Path::new(command.get_program()).display().to_string();
    let failed = |why: String| CommandError::from(say!("command-service-step-failed", program = shown, why));
    let done = command.output().map_err(|error| failed(error.to_string()))?;
    let why = String::from_utf8_lossy(&done.stderr).trim().to_owned();
    if done.status.success() { Ok(()) } else { Err(failed(why)) }
}

fn write_file(file: &Path, text: &str, mode: u32) -> Result<(), CommandError> {
    let write = || {
        fs::create_dir_all(file.parent().unwrap_or(Path::new("/")))?;
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true).mode(mode).open(file)?.write_all(text.as_bytes())
    };
    write().map_err(|error| not_written(file, &error))
}

fn not_written(file: &Path, error: &io::Error) -> CommandError {
    let told: Message =
        say!("command-service-not-written", path = file.display().to_string(), why = error.to_string());
    told.into()
}
