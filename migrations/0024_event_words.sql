-- By which words an event is found among those that everybody may see: as hexadecimal digits of UTF-8, which stand in one
-- order in every database. Made from the event as its place in the lists is; drafts have none.
CREATE TABLE event_word (
    word     TEXT NOT NULL,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    PRIMARY KEY (word, event_id)
);
CREATE INDEX event_word_event ON event_word (event_id, word);
