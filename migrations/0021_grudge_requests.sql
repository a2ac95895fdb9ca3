-- A player asks to meet another in round 1; the other says yes or no, and the organiser decides.
CREATE TABLE grudge_request (
    id       UUID PRIMARY KEY,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    asker    UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    asked    UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    state    TEXT NOT NULL CHECK (state IN ('waiting', 'agreed', 'declined')),
    CHECK (asker <> asked)
);
CREATE INDEX grudge_request_event ON grudge_request (event_id);
CREATE INDEX grudge_request_asker ON grudge_request (asker);
CREATE INDEX grudge_request_asked ON grudge_request (asked);
