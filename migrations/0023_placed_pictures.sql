-- Pictures that stand elsewhere than at the event's head: a player's own army, which everybody sees once staff have
-- released it, and the map of a battleplan, by its slug. Those at the head have none of these.
ALTER TABLE event_picture ADD COLUMN player_id UUID REFERENCES player (id) ON DELETE CASCADE;
ALTER TABLE event_picture ADD COLUMN released BOOLEAN;
ALTER TABLE event_picture ADD COLUMN battleplan TEXT;
CREATE INDEX event_picture_player ON event_picture (player_id);
