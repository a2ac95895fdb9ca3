-- When the desk last asked the players of a table how far they are. Their page asks them until they tap their scoring
-- sheet or report.
ALTER TABLE battle ADD COLUMN asked_at TIMESTAMPTZ;
