//! Copies of a SQLite database in a folder beside it: made while the server runs, the oldest thrown away, one put back.

use super::{BESIDE, Database};
use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use std::{
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

/// How a copy is called, but for its ending.
const NAMED: &str = "%Y-%m-%dT%H-%M-%SZ";
/// All of the last day are kept, and after that one of each day.
const ALL_OF: TimeDelta = TimeDelta::days(1);
/// For so long.
const DAILY_FOR: TimeDelta = TimeDelta::days(14);
/// All of them together take no more, in bytes.
const MOST_BYTES: u64 = 2 << 30;

/// What the name of half a copy ends with.
const PART: &str = ".part";
/// Half a copy that nobody has written to for so long is of a try that was cut short.
const CUT_SHORT: Duration = Duration::from_mins(10);

/// Why a copy could not be made or put back.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error(transparent)]
    File(#[from] io::Error),
}

/// The copies of the database in `file`.
#[derive(Debug, Clone)]
pub struct Copies {
    file: PathBuf,
}

impl Copies {
    /// None on PostgreSQL, which has copies of its own.
    pub fn from_url(url: &str) -> Option<Self> {
        Database::file_of_url(url).map(|file| Self { file })
    }

    /// `muster.db.copies`
    pub fn folder(&self) -> PathBuf {
        path_beside(&self.file, "copies")
    }

    /// When the newest was made; none where there is none. One of the future was made before the clock was set back,
    /// nobody knows when.
    pub fn newest(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.all(now).pop().map(|(at, _)| at).filter(|at| *at <= now)
    }

    /// Every copy, the oldest first: those of the future are older than any that was made since. What else lies in the
    /// folder is nobody's business.
    fn all(&self, now: DateTime<Utc>) -> Vec<(DateTime<Utc>, PathBuf)> {
        let entries = fs::read_dir(self.folder()).into_iter().flatten().flatten();
        let mut all: Vec<_> = entries
            .filter_map(|entry| {
                let path = entry.path();
                let stem = path.file_name()?.to_str()?.strip_suffix(".db")?;
                Some((NaiveDateTime::parse_from_str(stem, NAMED).ok()?.and_utc(), path))
            })
            .collect();
        all.sort_by_cached_key(|(at, path)| (*at <= now, *at, path.clone()));
        all
    }

    /// How many there are, and the bytes that they take.
    pub fn taken(&self) -> (usize, u64) {
        let all = self.all(DateTime::<Utc>::MAX_UTC);
        (all.len(), all.iter().map(|(_, path)| file_size(path)).sum())
    }

    /// Makes a copy, and throws old ones away: `most` are left at most. It bears its name only when it is whole.
    ///
    /// # Errors
    /// When the folder cannot be written, or the disk is full: what was there is left as it is.
    pub async fn make(
        &self,
        database: &Database,
        now: DateTime<Utc>,
        most: usize,
    ) -> Result<PathBuf, CopyError> {
        let folder = self.folder();
        private_folder(&folder)?;
        let copy = folder.join(format!("{}.db", now.format(NAMED)));
        write_whole_copy(database, &copy).await?;
        let all = self.all(now);
        let sizes: Vec<_> = all.iter().map(|(at, path)| (*at, file_size(path))).collect();
        for ((_, old), is_kept) in all.iter().zip(which_are_kept(&sizes, now, most)) {
            if !is_kept {
                match fs::remove_file(old) {
                    // Somebody else thins them out as well.
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    removed => removed?,
                }
            }
        }
        Ok(copy)
    }

    /// Lays a copy beside the database, for nobody else on the machine to read, to be looked at and put in its place.
    ///
    /// # Errors
    /// When it cannot be read, or there is no room.
    pub fn fetch(&self, copy: &Path) -> io::Result<PathBuf> {
        let coming = path_beside(&self.file, "coming");
        Self::forget_fetched_copy(&coming);
        super::database::for_us_alone(&coming);
        let (mut from, mut to) = (fs::File::open(copy)?, fs::File::create(&coming)?);
        io::copy(&mut from, &mut to)?;
        to.sync_all()?;
        Ok(coming)
    }

    /// Clears away what was fetched and is not to be used.
    pub fn forget_fetched_copy(coming: &Path) {
        for ending in BESIDE.into_iter().chain([""]) {
            drop(fs::remove_file(with_ending(coming, ending)));
        }
    }

    /// Puts what was fetched in the place of the database, which nobody may have open. What was there is put aside,
    /// with what SQLite keeps beside it; where, comes back.
    ///
    /// # Errors
    /// When a file cannot be moved.
    pub fn put_back(&self, coming: &Path, now: DateTime<Utc>) -> io::Result<Option<PathBuf>> {
        let aside = free_path(&path_beside(&self.file, &format!("before-{}", now.format("%Y%m%d-%H%M%S"))));
        let was_there = self.file.exists();
        for ending in BESIDE.into_iter().chain([""]) {
            let (from, to) = (with_ending(&self.file, ending), with_ending(&aside, ending));
            if from.exists() {
                fs::rename(from, to)?;
            }
        }
        fs::rename(coming, &self.file)?;
        Ok(was_there.then_some(aside))
    }
}

/// Writes a copy of the database beside its final name first, so that a half-written file never bears it. False on
/// PostgreSQL.
///
/// # Errors
/// When it cannot be written; nothing is left of it then.
pub async fn write_whole_copy(database: &Database, copy: &Path) -> Result<bool, CopyError> {
    clear_cut_short(copy);
    let (folder, name) = place_of(copy);
    // Nobody else's: another copy may be made at the same time, under the same name. Dropped, it is removed.
    let half = tempfile::Builder::new().prefix(&name).suffix(PART).tempfile_in(folder)?.into_temp_path();
    if !database.backup(&half.to_string_lossy()).await? {
        return Ok(false);
    }
    fs::File::open(&half)?.sync_all()?;
    half.persist(copy).map_err(|error| error.error)?;
    Ok(true)
}

/// Half copies of tries that were cut short; one that is still written to is left.
fn clear_cut_short(copy: &Path) {
    let (folder, name) = place_of(copy);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let file = entry.file_name();
        let is_half = file.to_str().is_some_and(|file| file.starts_with(&name) && file.ends_with(PART));
        let age =
            entry.metadata().and_then(|there| there.modified()).map(|at| at.elapsed().unwrap_or_default());
        if is_half && age.is_ok_and(|age| age > CUT_SHORT) {
            drop(fs::remove_file(entry.path()));
        }
    }
}

/// The folder of a copy, and what names of halves of it begin with.
fn place_of(copy: &Path) -> (&Path, String) {
    let folder = copy.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    (folder, format!("{}.", copy.file_name().unwrap_or_default().to_string_lossy()))
}

/// This path, or one like it at which nothing is.
pub fn free_path(path: &Path) -> PathBuf {
    let others = (2..).map(|number| with_ending(path, &format!("-{number}")));
    let mut all = std::iter::once(path.to_owned()).chain(others);
    all.find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}

/// Which of these copies are kept, by when they were made and how large they are, the oldest first: old ones thin out,
/// and of the others the newest that there is room for.
fn which_are_kept(copies: &[(DateTime<Utc>, u64)], now: DateTime<Utc>, most: usize) -> Vec<bool> {
    let (mut kept, mut bytes, mut after) = (0, 0, None);
    let newest_first = copies.iter().rev().map(|(at, size)| {
        let is_last_of_its_day = after.replace(at.date_naive()) != Some(at.date_naive());
        let age = now - at;
        let counts = age < ALL_OF || age < DAILY_FOR && is_last_of_its_day;
        // The newest is, however large it is.
        let has_room = kept == 0 || kept < most && bytes + size <= MOST_BYTES;
        let is_kept = counts && has_room;
        if is_kept {
            (kept, bytes) = (kept + 1, bytes + size);
        }
        is_kept
    });
    let mut kept: Vec<_> = newest_first.collect();
    kept.reverse();
    kept
}

fn file_size(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |there| there.len())
}

/// `muster.db` → `muster.db.before`
pub fn path_beside(file: &Path, what: &str) -> PathBuf {
    with_ending(file, &format!(".{what}"))
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", file.display()))
}

/// Nobody else on the machine reads what lies in it.
fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_the_future_are_the_oldest_and_not_the_newest() {
        let folder = tempfile::tempdir().unwrap();
        let copies = Copies { file: folder.path().join("site.db") };
        fs::create_dir(copies.folder()).unwrap();
        let now: DateTime<Utc> = "2025-05-10T12:00:00Z".parse().unwrap();
        let put = |name: &str| fs::write(copies.folder().join(name), "").unwrap();
        put("2025-05-11T09-00-00Z.db");
        assert_eq!(copies.newest(now), None);
        put("2025-05-10T11-00-00Z.db");
        put("2025-05-10T12-00-00Z.db");
        put("notes.db");
        assert_eq!(copies.newest(now), Some(now));
        let days: Vec<String> =
            copies.all(now).iter().map(|(at, _)| at.format("%d %H").to_string()).collect();
        assert_eq!(days, ["11 09", "10 11", "10 12"]);
    }

    #[test]
    fn old_copies_thin_out_and_all_of_them_have_a_bound() {
        let now: DateTime<Utc> = "2025-05-20T12:30:00Z".parse().unwrap();
        let ago = |hours: i64| now - TimeDelta::hours(hours);
        // One an hour for twenty days.
        let made = |size: u64| (0..480).rev().map(|hours| (ago(hours), size)).collect::<Vec<_>>();
        let kept = |made: &[(DateTime<Utc>, u64)], most| {
            let kept = which_are_kept(made, now, most);
            let of = made.iter().zip(kept).filter(|(_, kept)| *kept).map(|((at, _), _)| *at);
            of.collect::<Vec<_>>()
        };
        let all = kept(&made(1 << 20), 48);
        let (hourly, daily): (Vec<DateTime<Utc>>, Vec<_>) =
            all.into_iter().partition(|at| now - *at < ALL_OF);
        assert_eq!(hourly, (0..24).rev().map(ago).collect::<Vec<_>>());
        let days: Vec<_> = daily.iter().map(|at| at.format("%d %H").to_string()).collect();
        let expected: Vec<_> = (7..=18).map(|day| format!("{day:02} 23")).collect();
        assert_eq!(days, [vec!["06 23".to_owned()], expected].concat());
        // As many as are wanted, and as large as there is room for: the newest.
        assert_eq!(kept(&made(1 << 20), 5), (0..5).rev().map(ago).collect::<Vec<_>>());
        assert_eq!(kept(&made(300 << 20), 48).len(), 6);
        assert_eq!(kept(&made(3 << 30), 48), [ago(0)]);
    }
}
