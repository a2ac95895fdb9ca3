//! The venue's tables at the desk: which there are, what stands on them, which are out of use, and who always
//! sits where.

use crate::{
    actions::event::venue::{self, Described, TableList, TerrainSet},
    domain::{
        event::{
            player::{Player, Status},
            venue::{LONGEST_AREA, MOST_TABLES, Venue, VenueError, VenueTable, read_list, write_list},
        },
        numbers::TableNumber,
        pairing::tables::TableOrder,
        refusal::Conflict,
    },
    text::Element,
    web::{
        desk::setup::saving::beside_others,
        forms::three_way_merge::{Meanwhile, mark_standing_fields, merge_forms},
        page::paging::Paging,
        prelude::*,
    },
};

/// Tables on one page.
const TABLES: usize = 100;

#[derive(Template)]
#[template(path = "desk/venue/tables.html")]
struct TablesPage<'a> {
    visit: &'a EventVisit,
    venue: Venue,
    shown: Vec<VenueTable>,
    paging: Paging,
    /// Everybody who takes part, spares left out.
    playing: usize,
    /// Whether a spare player takes part.
    has_spare: bool,
    /// Those who always sit at one table.
    owners: Vec<Player>,
    form: Form,
}

impl TablesPage<'_> {
    fn table_order_choices() -> [(&'static str, Message); 2] {
        [TableOrder::HigherOnLower, TableOrder::Any].map(|order| (word_of_table_order(order), told(&order)))
    }

    /// Tables of the next round, where the odd one out plays a spare player, or nobody.
    fn needed(&self) -> usize {
        usize::midpoint(self.playing, usize::from(self.has_spare))
    }

    /// Which tables there are, and how many of them can be played at.
    fn listed(&self) -> Message {
        let (tables, used) = (self.venue.tables.len(), self.venue.in_use());
        if tables == 0 {
            return say!("desk-venue-none-listed");
        }
        say!(
            "desk-venue-in-use",
            tables,
            used = used.to_string(),
            out = tables - used,
            strong = Element::new("strong")
        )
    }

    /// `49 players need 24: one has a bye. Where they wait for somebody who comes, 25.`
    fn need(&self) -> Message {
        let (playing, tables) = (self.playing, self.needed().to_string());
        match (playing.is_multiple_of(2), self.has_spare) {
            (true, _) => say!("desk-venue-need", playing, tables),
            (false, true) => say!("desk-venue-need-with-spare", playing, tables),
            (false, false) => {
                let more = (self.needed() + 1).to_string();
                say!("desk-venue-need-with-bye", playing, tables, more)
            }
        }
    }

    /// A line of those who always sit at one table.
    fn fixed_player(&self, player: &Player) -> Message {
        say!(
            "desk-venue-fixed-player",
            a = link_to_player(self.visit, player),
            player = player.name.as_str(),
            number = player.number.to_string(),
            soft = Element::new("span").with_attribute("class", "soft"),
            table = player.fixed_table.unwrap_or_default().to_string()
        )
    }

    fn are_too_few(&self) -> bool {
        !self.venue.tables.is_empty() && self.venue.in_use() < self.needed()
    }

    /// What is wrong with a player's own table.
    fn trouble(&self, player: &Player) -> Option<Message> {
        let number = player.fixed_table?;
        if self.venue.tables.is_empty() {
            return None;
        }
        match self.venue.find(number) {
            None => Some(say!("desk-venue-not-in-list")),
            Some(table) => {
                table.out_of_use.as_ref().map(|reason| say!("desk-venue-out-of-use-because", reason))
            }
        }
    }
}

#[derive(Debug, Default, serde::Deserialize)]
pub struct TablesQuery {
    #[serde(default)]
    page: usize,
}

pub async fn show_venue_tables_page(
    app: Data<App>,
    here: Organiser,
    look: Query<TablesQuery>,
) -> Result<HttpResponse> {
    let shown = tables_page(&app, &here, (look.page, None)).await?;
    answer_with_page(&here.visit, &shown)
}

pub async fn save_venue_tables(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let there = write_list(&storage::venue_tables::list_venue_tables(&mut tx, here.event.id).await?);
    drop(tx);
    merge_table_list(&mut form, &there, here.event.settings.table_order);
    let tables = form.read("list", read_table_list);
    let order = if form.is("order", "any") { TableOrder::Any } else { TableOrder::HigherOnLower };
    let Some(tables) = tables.filter(|_| form.is_fine()) else {
        let shown = tables_page(&app, &here, (0, Some(form))).await?;
        return form_again(&here.visit, &shown);
    };
    let list = TableList { tables, order, seen: form.value("seen").to_owned() };
    let result = venue::set_list(&app, &here.actor(&form), &here.event, &list).await;
    AtTables { app: &app, here: &here }.answer(form, result, say!("desk-venue-list-saved")).await
}

/// The tables of a list, or what is wrong with it.
fn read_table_list(text: &str) -> Result<Vec<(TableNumber, String)>, Message> {
    read_list(text).map_err(|error| match error {
        VenueError::NoNumbers(part) => say!("venue-error-no-numbers", part),
        VenueError::Backwards(part) => say!("venue-error-backwards", part),
        VenueError::Twice(table) => say!("venue-error-twice", table = table.to_string()),
        VenueError::TooMany => say!("venue-error-too-many", most = MOST_TABLES.to_string()),
        VenueError::LongName(area) => say!("venue-error-long-name", area, most = LONGEST_AREA),
    })
}

/// What only somebody else changed since the form was opened is theirs.
fn merge_table_list(form: &mut Form, there: &str, order: TableOrder) {
    let seen = form.value("seen").replace('\r', "");
    let is_as_seen = form.value("list").replace('\r', "").trim() == seen.trim();
    if is_as_seen && seen != there {
        form.set("list", there);
    }
    form.set("seen", if is_as_seen { there } else { &seen });
    if form.has("order_seen") && form.value("order") == form.value("order_seen") {
        form.set("order", word_of_table_order(order));
    }
}

/// As the form has it.
fn word_of_table_order(order: TableOrder) -> &'static str {
    if order == TableOrder::Any { "any" } else { "higher_on_lower" }
}

/// One set of terrain for several tables at once.
pub async fn set_terrain_of_tables(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let tables = form.read("tables", read_table_list).unwrap_or_default();
    if tables.is_empty() && form.problem_of("tables").is_none() {
        form.refuse("tables", say!("desk-venue-enter-tables"));
    }
    let terrain = form.text("terrain", 60);
    if !form.is_fine() {
        let shown = tables_page(&app, &here, (0, Some(form))).await?;
        return form_again(&here.visit, &shown);
    }
    let numbers = tables.into_iter().map(|(number, _)| number).collect();
    let set = TerrainSet { tables: numbers, terrain: terrain.filter(|set| !set.is_empty()) };
    let result = venue::set_terrain(&app, &here.actor(&form), here.event.id, &set).await;
    AtTables { app: &app, here: &here }.answer(form, result, say!("desk-venue-terrain-set")).await
}

#[derive(Template)]
#[template(path = "desk/venue/table.html")]
struct TablePage<'a> {
    visit: &'a EventVisit,
    table: VenueTable,
    owners: Vec<Player>,
    form: Form,
}

impl TablePage<'_> {
    /// That somebody always plays here.
    fn owner(&self, player: &Player) -> Message {
        say!("desk-venue-owner", a = link_to_player(self.visit, player), player = player.name.as_str())
    }
}

fn link_to_player(visit: &EventVisit, player: &Player) -> Element {
    visit.link_to(&format!("desk/players/{}", player.number))
}

pub async fn show_venue_table_page(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, String)>,
) -> Result<HttpResponse> {
    let shown = table_page(&app, &here, &path.1, None).await?;
    answer_with_page(&here.visit, &shown)
}

pub async fn save_venue_table(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let number = path.1.parse().map_err(|_| Error::NotFound)?;
    let now = table_page(&app, &here, &path.1, None).await?;
    let meanwhile =
        if form.has("seen") { merge_forms(&mut form, &now.form, &[]) } else { Meanwhile::Nothing };
    if meanwhile != Meanwhile::Nothing {
        form.set("version", now.table.version);
    }
    let mut text = |name, longest| form.text(name, longest).filter(|text| !text.is_empty());
    let (terrain, note) = (text("terrain", 60), text("note", 200));
    let out_of_use = text("out_of_use", 200);
    if !form.is_fine() {
        let shown = table_page(&app, &here, &path.1, Some(form)).await?;
        return form_again(&here.visit, &shown);
    }
    let seen = form.value("version").parse().unwrap_or_default();
    let streamed = form.is_ticked("streamed");
    let said = Described { number, seen, terrain, note, streamed, out_of_use };
    let result = match meanwhile {
        Meanwhile::Both => Err(Error::Conflict(Conflict::Table { now: Box::new(now.table) })),
        _ => venue::describe_venue_table(&app, &here.actor(&form), here.event.id, &said).await,
    };
    let saved = Next::lead_to_page(&here, here.to("desk/tables"))
        .saying(say!("desk-venue-table-saved", number = number.to_string()));
    let next = beside_others(saved, meanwhile);
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| table_page(&app, &here, &path.1, Some(form)).await)
        .await
}

/// The list of tables, where a change was asked for.
struct AtTables<'a> {
    app: &'a App,
    here: &'a Organiser,
}

impl AtTables<'_> {
    /// Back to the list with a note, or the same page with what was typed and what is wrong.
    async fn answer(&self, form: Form, result: Result<()>, note: Message) -> Result<HttpResponse> {
        let &Self { app, here } = self;
        let next = Next::lead_to_page(here, here.to("desk/tables")).saying(note);
        let again = async |form| tables_page(app, here, (0, Some(form))).await;
        SentForm { visit: &here.visit, form, result }.answer(next, again).await
    }
}

async fn tables_page<'a>(
    app: &App,
    here: &'a Organiser,
    (number, form): (usize, Option<Form>),
) -> Result<TablesPage<'a>> {
    let mut tx = app.database.read().await?;
    let tables = storage::venue_tables::list_venue_tables(&mut tx, here.event.id).await?;
    let players = storage::players::list_players(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let mut form = form.unwrap_or_default();
    let there = write_list(&tables);
    if !form.has("list") {
        form.set("list", &there);
        form.set("order", word_of_table_order(here.event.settings.table_order));
    }
    form.set("seen", there);
    form.set("order_seen", word_of_table_order(here.event.settings.table_order));
    let paging = Paging::new(tables.len(), number, TABLES);
    let shown = tables.iter().skip(paging.skip()).take(TABLES).cloned().collect();
    let playing = count_people_at_tables(here);
    Ok(TablesPage {
        visit: &here.0,
        venue: Venue { tables, earlier: Vec::new(), order: here.event.settings.table_order },
        shown,
        paging,
        playing,
        has_spare: players.iter().any(|player| player.is_active() && player.spare),
        owners: list_table_owners(players),
        form,
    })
}

/// Who sits at the tables of the next round, two at each: players, pairs, or the people of teams. Of an odd number of
/// teams one rests.
fn count_people_at_tables(here: &EventVisit) -> usize {
    let (playing, settings) = (here.event.playing(), &here.event.settings);
    if settings.entrants.have_matches() {
        playing / 2 * 2 * usize::from(settings.team.players())
    } else {
        playing
    }
}

async fn table_page<'a>(
    app: &App,
    here: &'a Organiser,
    number: &str,
    form: Option<Form>,
) -> Result<TablePage<'a>> {
    let number: TableNumber = number.parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let tables = storage::venue_tables::list_venue_tables(&mut tx, here.event.id).await?;
    let players = storage::players::list_players(&mut tx, here.event.id).await?;
    tx.commit().await?;
    let table = tables.into_iter().find(|table| table.number == number).ok_or(Error::NotFound)?;
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let form = form.unwrap_or_else(|| {
        let streamed = if table.streamed { "on" } else { "off" };
        mark_standing_fields(Form::from_own_values([
            ("streamed", streamed.to_owned()),
            ("terrain", text(&table.terrain)),
            ("note", text(&table.note)),
            ("out_of_use", text(&table.out_of_use)),
        ]))
    });
    let mut owners = list_table_owners(players);
    owners.retain(|player| player.fixed_table == Some(number));
    Ok(TablePage { visit: &here.0, table, owners, form })
}

/// Those who always sit at one table, in the order of the tables.
fn list_table_owners(players: Vec<Player>) -> Vec<Player> {
    let mut owners: Vec<Player> = players
        .into_iter()
        .filter(|player| player.fixed_table.is_some() && player.status != Status::Withdrawn)
        .collect();
    owners.sort_by_key(|player| (player.fixed_table, player.number));
    owners
}
