-- Scorekeepers, a third role of staff. A check takes no new word on both engines: each table that names roles is made anew.
ALTER TABLE staff RENAME TO staff_before;
CREATE TABLE staff (
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role       TEXT NOT NULL CHECK (role IN ('scorekeeper', 'judge', 'organiser')),
    PRIMARY KEY (event_id, account_id)
);
INSERT INTO staff (event_id, account_id, role) SELECT event_id, account_id, role FROM staff_before;
DROP TABLE staff_before;
CREATE INDEX staff_account ON staff (account_id, event_id);

ALTER TABLE former_staff RENAME TO former_staff_before;
CREATE TABLE former_staff (
    id         UUID PRIMARY KEY,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    name       TEXT NOT NULL,
    email      TEXT NOT NULL, -- empty: the file had none
    role       TEXT NOT NULL CHECK (role IN ('organiser', 'judge', 'scorekeeper')),
    invitation TEXT           -- what the newest invitation is known by
);
INSERT INTO former_staff (id, event_id, name, email, role, invitation)
    SELECT id, event_id, name, email, role, invitation FROM former_staff_before;
DROP TABLE former_staff_before;
CREATE INDEX former_staff_event ON former_staff (event_id);

ALTER TABLE invitation RENAME TO invitation_before;
CREATE TABLE invitation (
    token_hash TEXT PRIMARY KEY,
    purpose    TEXT NOT NULL CHECK (purpose IN
        ('setup', 'organiser', 'judge', 'scorekeeper', 'account', 'password', 'sign_up')),
    event_id   UUID REFERENCES event (id) ON DELETE CASCADE,
    account_id UUID REFERENCES account (id) ON DELETE CASCADE,
    label      TEXT NOT NULL, -- for whom, as the inviter called them
    created_at TIMESTAMPTZ NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL,
    used_at    TIMESTAMPTZ
);
INSERT INTO invitation (token_hash, purpose, event_id, account_id, label, created_at, expires_at, used_at)
    SELECT token_hash, purpose, event_id, account_id, label, created_at, expires_at, used_at FROM invitation_before;
DROP TABLE invitation_before;
CREATE INDEX invitation_event ON invitation (event_id);

ALTER TABLE audit_entry RENAME TO audit_entry_before;
CREATE TABLE audit_entry (
    id       UUID PRIMARY KEY,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    at       TIMESTAMPTZ NOT NULL,
    -- The name as it was then. The ids have no foreign key: an entry outlives whom it names, and never changes.
    who         TEXT NOT NULL,
    who_account UUID,
    who_player  UUID,
    role     TEXT NOT NULL CHECK (role IN ('organiser', 'judge', 'scorekeeper', 'player', 'visitor', 'muster')),
    -- Codes like player/12; JSON of what was done. The chain is over these texts.
    subject  TEXT NOT NULL,
    act      TEXT NOT NULL,
    why      TEXT,
    hash     TEXT NOT NULL,
    UNIQUE (event_id, sequence)
);
INSERT INTO audit_entry (id, event_id, sequence, at, who, who_account, who_player, role, subject, act, why, hash)
    SELECT id, event_id, sequence, at, who, who_account, who_player, role, subject, act, why, hash
    FROM audit_entry_before;
DROP TABLE audit_entry_before;
CREATE INDEX audit_entry_subject ON audit_entry (event_id, subject, sequence);
