-- A table of the venue. An event that lists none has as many as its rounds need, numbered from 1.
CREATE TABLE venue_table (
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    number     BIGINT NOT NULL CHECK (number >= 1),
    area       TEXT NOT NULL, -- where it stands: main hall, upstairs; empty where that goes without saying
    terrain    TEXT,          -- the set of terrain on it, by any name
    note       TEXT,          -- for staff: step-free, near the bar
    streamed   BOOLEAN NOT NULL, -- everybody is told whose battle is on stream
    out_of_use TEXT,          -- why nobody can play here
    version    BIGINT NOT NULL,
    PRIMARY KEY (event_id, number)
);
