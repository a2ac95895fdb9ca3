//! Who plays: places, signing up, what is asked there, tickets, and whom to ask.

use super::line::{
    Control::{Day, Moment, Number, Text},
    PackChapter::{People, ThePlace, Tickets, WhenAndWhere},
    PackPlace as Pack, SettingTable, YES, setting_tables,
};
use crate::{
    domain::event::{pack::Settings, quotas::most_entries},
    text::say,
};

setting_tables! {
    PLACES {
        capacity: Number(2..=10_000), "setting-capacity",
            hint_of: Some(|all| say!("setting-capacity.hint", most = most_entries(all.capacity).to_string()).into()), pack: Some(Pack(WhenAndWhere, 5, None));
        public_registration: YES, "setting-public-registration";
        day.registration_opens_at: Moment, "setting-registration-opens-at", pack: Some(Pack(ThePlace, 1, None));
        day.registration_closes_at: Moment, "setting-registration-closes-at", check: Some(closes_before_it_opens),
            pack: Some(Pack(ThePlace, 2, None));
    }
    /// What happens without the organiser.
    BY_THEMSELVES {
        day.places_by_themselves: YES, "setting-places-by-themselves";
        day.self_check_in: YES, "setting-self-check-in";
        ask_grudges: YES, "setting-ask-grudges";
        army_photos: YES, "setting-army-photos";
    }
    CONTACT {
        contact_email: Text("email", 254), "setting-contact-email", pack: Some(Pack(People, 2, None));
        contact_phone: Text("tel", 60), "setting-contact-phone", pack: Some(Pack(People, 3, None));
        judges: Text("text", 500), "setting-judges", beside: Some(false);
    }
    TICKETS {
        ticket_price: Text("text", 200), "setting-ticket-price", pack: Some(Pack(Tickets, 1, None));
        refund_until: Day, "setting-refund-until", pack: Some(Pack(Tickets, 4, None));
        how_to_buy: Text("area", 1000), "setting-how-to-buy", pack: Some(Pack(Tickets, 2, None));
        refunds: Text("area", 1000), "setting-refunds", pack: Some(Pack(Tickets, 3, None));
    }
    ASKED {
        ask_dietary: YES, "setting-ask-dietary";
    }
}

/// Every part of the step.
pub const STEP: [SettingTable; 5] = [PLACES, BY_THEMSELVES, CONTACT, TICKETS, ASKED];

fn closes_before_it_opens(all: &Settings) -> bool {
    let day = &all.day;
    day.registration_opens_at.zip(day.registration_closes_at).is_some_and(|(opens, closes)| closes <= opens)
}
