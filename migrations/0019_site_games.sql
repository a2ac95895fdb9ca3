-- Games that a site's administrator offers to all its new events: the file of each. An event that begins with one has
-- the file in its settings, so a game that is offered no longer stays with the events that have it.
CREATE TABLE site_game (
    id         TEXT PRIMARY KEY, -- what the text says decides it, so that no two share one
    file       TEXT NOT NULL,
    offered_at TIMESTAMPTZ NOT NULL,
    offered_by TEXT NOT NULL
);
