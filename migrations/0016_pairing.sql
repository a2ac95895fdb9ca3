-- A bye that the organiser gave is fixed like a pair, and kept when the rest is drawn again.
UPDATE battle SET fixed = TRUE WHERE table_number IS NULL AND by_hand IS NOT NULL;
