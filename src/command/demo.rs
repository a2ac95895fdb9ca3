//! `muster demo`: two throw-away events, one of them in the middle of round 3, to click through.

use super::{CommandAnswer, database, say_in_english, serve};
use crate::{config::Config, demo, storage::BESIDE, text::say};
use std::path::Path;

/// Makes the event in a new file beside the others, unless another database is named, and answers.
pub async fn run_demo(mut config: Config) -> CommandAnswer {
    let own_file = config.database == Config::default().database;
    if own_file {
        config.database = "demo.db".into();
    }
    let _alone = database::lock_database(&config)?;
    for end in std::iter::once("").chain(BESIDE).filter(|_| own_file) {
        let file = format!("demo.db{end}");
        if Path::new(&file).exists() {
            std::fs::remove_file(&file)
                .map_err(|error| say!("command-cannot-remove", path = file, why = error.to_string()))?;
        }
    }
    config.demo = true;
    // Nothing in it is worth keeping.
    config.copies = 0;
    let url = config.base_url();
    let app = serve::open_site(config).await?;
    Box::pin(demo::fill_all(&app)).await?;
    serve::serve_until_told(app, async |_| {
        serve::say_to_starter(&say_in_english(&say!("command-demo-answers-at", address = url)));
        Ok(())
    })
    .await
}
