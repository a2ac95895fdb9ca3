-- The desk's hand on a table: whether its battle has begun, and whether players are told that it was changed.
ALTER TABLE battle ADD COLUMN begun BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE battle ADD COLUMN hand_is_public BOOLEAN NOT NULL DEFAULT FALSE;
