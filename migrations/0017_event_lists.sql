-- Where each event stands in the lists of events, so that a page of a list reads what it shows: made from the event and
-- its rounds with every change that concerns everybody, and for events of before when the program starts.
CREATE TABLE event_listing (
    event_id UUID PRIMARY KEY REFERENCES event (id) ON DELETE CASCADE,
    shelf    TEXT NOT NULL CHECK (shelf IN ('draft', 'coming', 'running', 'playing', 'over', 'archived')),
    at       TIMESTAMPTZ NOT NULL, -- from when on it is past, by its days
    system   TEXT NOT NULL         -- the game that it is of
);
CREATE INDEX event_listing_shelf ON event_listing (shelf, at, event_id);
CREATE INDEX event_listing_system ON event_listing (system);
-- Somebody's own events, in the order in which they were made.
DROP INDEX staff_account;
CREATE INDEX staff_account ON staff (account_id, event_id);
DROP INDEX player_account;
CREATE INDEX player_account ON player (account_id, event_id);
