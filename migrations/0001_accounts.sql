-- Who may sign in, and how. Tokens are kept as SHA-256 in hexadecimal, never as they were handed out.
CREATE TABLE site (
    one      BIGINT PRIMARY KEY CHECK (one = 1),
    link_key TEXT NOT NULL -- signs players' private links
);
CREATE TABLE account (
    id            UUID PRIMARY KEY,
    email         TEXT NOT NULL UNIQUE, -- lower case
    name          TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    site_admin    BOOLEAN NOT NULL,
    organiser     BOOLEAN NOT NULL, -- may create events
    second_factor TEXT,             -- the phone's secret, in base 32; none: the password is enough
    last_step     BIGINT NOT NULL DEFAULT 0, -- the half minute whose code was used last
    disabled_at   TIMESTAMPTZ,      -- nobody signs in to it
    created_at    TIMESTAMPTZ NOT NULL
);
-- Codes on paper, each good for one sign-in without the phone.
CREATE TABLE recovery_code (
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    code_hash  TEXT NOT NULL,
    PRIMARY KEY (account_id, code_hash)
);
CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    account_id UUID REFERENCES account (id) ON DELETE CASCADE, -- nobody: only players' links were used
    created_at TIMESTAMPTZ NOT NULL,
    seen_at    TIMESTAMPTZ NOT NULL,
    proved_at  TIMESTAMPTZ, -- when the password was last typed in it; none: never
    expires_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX session_account ON session (account_id);
CREATE TABLE sign_in_failure (
    id      UUID PRIMARY KEY,
    email   TEXT NOT NULL,
    address TEXT NOT NULL,
    at      TIMESTAMPTZ NOT NULL
);
CREATE INDEX sign_in_failure_email ON sign_in_failure (email, at);
CREATE INDEX sign_in_failure_address ON sign_in_failure (address, at);
CREATE TABLE outbox (
    id         UUID PRIMARY KEY,
    recipient  TEXT NOT NULL,
    subject    TEXT NOT NULL,
    body       TEXT NOT NULL,
    created_at TIMESTAMPTZ NOT NULL,
    sent_at    TIMESTAMPTZ,
    attempts   BIGINT NOT NULL CHECK (attempts >= 0),
    next_at    TIMESTAMPTZ, -- being sent, or could not be: left alone until then
    last_error TEXT
);
-- What was done to the site itself: accounts, site admins, catalogues. Add-only.
CREATE TABLE site_entry (
    id   UUID PRIMARY KEY,
    at   TIMESTAMPTZ NOT NULL,
    who  TEXT NOT NULL,
    who_account UUID, -- no foreign key: an entry outlives whom it names
    act  TEXT NOT NULL -- JSON of what was done
);
