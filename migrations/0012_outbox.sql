-- A mail that is being sent, or could not be, is left alone until then.
ALTER TABLE outbox ADD COLUMN next_at TIMESTAMPTZ;
