-- Who belonged to the staff where a whole event came from, and has not joined again here. They may do nothing: an
-- invitation that they take makes them staff, and ends their line here.
CREATE TABLE former_staff (
    id         UUID PRIMARY KEY,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    name       TEXT NOT NULL,
    email      TEXT NOT NULL, -- empty: the file had none
    role       TEXT NOT NULL CHECK (role IN ('organiser', 'judge')),
    invitation TEXT           -- what the newest invitation is known by
);
CREATE INDEX former_staff_event ON former_staff (event_id);
-- Several pictures of an event. The one with the lowest place is shown first; an only one has none, so that a Muster of
-- before reads its event's file.
ALTER TABLE event_picture RENAME TO event_picture_before;
CREATE TABLE event_picture (
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    format   TEXT NOT NULL CHECK (format IN ('png', 'jpeg', 'webp')),
    width    BIGINT NOT NULL,
    height   BIGINT NOT NULL,
    alt      TEXT NOT NULL, -- what it shows, for those who do not see it
    digest   TEXT NOT NULL,
    picture  TEXT NOT NULL, -- its bytes as base64
    place    BIGINT,
    PRIMARY KEY (event_id, digest)
);
INSERT INTO event_picture (event_id, format, width, height, alt, digest, picture)
    SELECT event_id, format, width, height, alt, digest, picture FROM event_picture_before;
DROP TABLE event_picture_before;
