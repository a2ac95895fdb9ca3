-- When a team gave up a place that it had, as for a player.
ALTER TABLE team ADD COLUMN gave_up_at TIMESTAMPTZ;
