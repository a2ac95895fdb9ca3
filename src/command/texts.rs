//! Texts that somebody wrote for a site: a folder of `.ftl` files, said in the place of the compiled ones.

use super::{CommandAnswer, CommandError, NO, print_answer, print_remark, say_in_english};
use crate::text::{LANGUAGES, Language, Message, TextFile, check_texts, say, take_texts, tell_text_mistake};
use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Debug, clap::Subcommand)]
pub enum TextsCommand {
    /// Check the texts of a folder, as `--texts` takes it
    Check { folder: PathBuf },
}

/// The files of a folder that are of one language.
struct TextsOfLanguage {
    language: &'static Language,
    files: Vec<TextFile>,
}

/// 0: each text can be said; 1: something is wrong; 2: a file cannot be read.
pub fn run_texts(command: &TextsCommand) -> CommandAnswer {
    let TextsCommand::Check { folder } = command;
    let found = read_texts(folder)?;
    let mistakes: Vec<_> = found.iter().flat_map(|of| check_texts(of.language, &of.files)).collect();
    for mistake in &mistakes {
        print_answer(&(say_in_english(&tell_text_mistake(mistake)) + "\n"));
    }
    if !mistakes.is_empty() {
        return Ok(ExitCode::from(NO));
    }
    let files: usize = found.iter().map(|of| of.files.len()).sum();
    print_answer(&(say_in_english(&say!("command-texts-are-right", files)) + "\n"));
    Ok(ExitCode::SUCCESS)
}

/// Says the texts of the folder from now on. One with which something is wrong is named, and the compiled one stands: a slip
/// in a sentence keeps no site from starting. A file that cannot be read does.
pub fn speak_by(folder: &Path) -> Result<(), CommandError> {
    for TextsOfLanguage { language, files } in read_texts(folder)? {
        let mistakes = take_texts(language, &files);
        for mistake in &mistakes {
            print_remark(&say_in_english(&tell_text_mistake(mistake)));
        }
        if !mistakes.is_empty() {
            print_remark(&say_in_english(&say!("command-texts-are-wrong")));
        }
    }
    Ok(())
}

/// Those of the folder itself are in the site's language, those of a folder within in the language that it is named after.
fn read_texts(folder: &Path) -> Result<Vec<TextsOfLanguage>, CommandError> {
    let mut found = vec![TextsOfLanguage { language: LANGUAGES[0], files: read_text_files(folder)? }];
    for path in list_paths(folder)?.into_iter().filter(|path| path.is_dir()) {
        let files = read_text_files(&path)?;
        let code = path.file_name().unwrap_or_default().display().to_string();
        let known = LANGUAGES.into_iter().find(|language| language.code == code);
        match (known, found.iter_mut().find(|of| of.language.code == code)) {
            (_, Some(of)) => of.files.extend(files),
            (Some(language), None) => found.push(TextsOfLanguage { language, files }),
            (None, None) if files.is_empty() => {}
            (None, None) => {
                let of = path.display().to_string();
                return Err(say!("command-problem", of, why = say!("command-unknown-language", code)).into());
            }
        }
    }
    Ok(found)
}

/// They are said as long as the program runs, so they are never given back.
fn read_text_files(folder: &Path) -> Result<Vec<TextFile>, CommandError> {
    let mut paths = list_paths(folder)?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    let read = |path: PathBuf| match fs::read_to_string(&path) {
        Ok(text) => Ok(TextFile { path: path.display().to_string(), source: text.leak() }),
        Err(error) => Err(cannot_read(&path, &error).into()),
    };
    paths.into_iter().map(read).collect()
}

fn list_paths(folder: &Path) -> Result<Vec<PathBuf>, CommandError> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder).and_then(Iterator::collect);
    let entries = entries.map_err(|error| cannot_read(folder, &error))?;
    let mut paths: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    Ok(paths)
}

fn cannot_read(path: &Path, error: &io::Error) -> Message {
    say!("command-cannot-read", path = path.display().to_string(), why = error.to_string())
}
