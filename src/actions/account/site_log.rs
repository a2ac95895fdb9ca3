//! The site's own log: what was done to accounts and catalogues, outside of any event.

use crate::{
    actions::prelude::*,
    domain::{ids::AccountId, site::SiteAct},
    storage::audit::SiteRow,
};

/// Writes to it; `account` is of whoever did it, where there is one.
pub(in crate::actions) async fn note_in_site_log(
    app: &App,
    tx: &mut Tx,
    who: &str,
    account: Option<AccountId>,
    act: SiteAct,
) -> Result<()> {
    let row = SiteRow { at: app.clock.now(), who: who.into(), who_account: account, act };
    Ok(storage::audit::append_site(tx, app.new_id(), &row).await?)
}
