-- Events, their staff, and the log of every change.
CREATE TABLE event (
    id         UUID PRIMARY KEY,
    slug       TEXT NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    stage      TEXT NOT NULL CHECK (stage IN
        ('draft', 'published', 'registration_closed', 'running', 'finished', 'archived')),
    settings   TEXT NOT NULL,   -- domain::event::pack::Settings as JSON
    seed       BIGINT NOT NULL, -- every draw's chance comes from it
    version    BIGINT NOT NULL CHECK (version >= 0), -- one more with every change
    created_at TIMESTAMPTZ NOT NULL
);
CREATE TABLE staff (
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role       TEXT NOT NULL CHECK (role IN ('judge', 'organiser')),
    PRIMARY KEY (event_id, account_id)
);
CREATE INDEX staff_account ON staff (account_id);
CREATE TABLE invitation (
    token_hash TEXT PRIMARY KEY,
    purpose    TEXT NOT NULL CHECK (purpose IN ('setup', 'organiser', 'judge', 'account', 'password', 'sign_up')),
    event_id   UUID REFERENCES event (id) ON DELETE CASCADE,
    account_id UUID REFERENCES account (id) ON DELETE CASCADE,
    label      TEXT NOT NULL, -- for whom, as the inviter called them
    created_at TIMESTAMPTZ NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL,
    used_at    TIMESTAMPTZ
);
CREATE INDEX invitation_event ON invitation (event_id);
-- One row for every change of an event; sequence is the event's version after it, so none can go missing unseen.
CREATE TABLE audit_entry (
    id       UUID PRIMARY KEY,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    at       TIMESTAMPTZ NOT NULL,
    -- The name as it was then. The ids have no foreign key: an entry outlives whom it names, and never changes.
    who         TEXT NOT NULL,
    who_account UUID,
    who_player  UUID,
    role     TEXT NOT NULL CHECK (role IN ('organiser', 'judge', 'player', 'visitor', 'muster')),
    -- Codes like player/12; JSON of what was done. The chain is over these texts.
    subject  TEXT NOT NULL,
    act      TEXT NOT NULL,
    why      TEXT,
    hash     TEXT NOT NULL,
    UNIQUE (event_id, sequence)
);
CREATE INDEX audit_entry_subject ON audit_entry (event_id, subject, sequence);
-- Forms that were received: the same one sent twice changes things once.
CREATE TABLE sent_form (
    once TEXT PRIMARY KEY,
    at   TIMESTAMPTZ NOT NULL
);
CREATE INDEX sent_form_at ON sent_form (at);
-- The organiser's own picture.
CREATE TABLE event_picture (
    event_id UUID PRIMARY KEY REFERENCES event (id) ON DELETE CASCADE,
    format   TEXT NOT NULL CHECK (format IN ('png', 'jpeg', 'webp')),
    width    BIGINT NOT NULL,
    height   BIGINT NOT NULL,
    alt      TEXT NOT NULL, -- what it shows, for those who do not see it
    digest   TEXT NOT NULL,
    picture  TEXT NOT NULL  -- its bytes as base64
);
