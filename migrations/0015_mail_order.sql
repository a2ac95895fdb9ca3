-- What an organiser or whoever has lost a password asks for goes before what strangers cause.
ALTER TABLE outbox ADD COLUMN unasked BOOLEAN NOT NULL DEFAULT FALSE;
-- What one address got within the hour is counted for each sign-up.
CREATE INDEX outbox_unasked ON outbox (created_at) WHERE unasked;
