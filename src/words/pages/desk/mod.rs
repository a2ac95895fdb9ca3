//! What the pages of the desk say, a file a room of `web/desk`.
