### What is left to do once an event is finished.

desk-finished-title = Finish the event
desk-finished-heading = Event finished
desk-finished-archived = Event archived
desk-finished-explained = What's left to do, in any order.
desk-finished-done = done
desk-finished-open = open
desk-finished-thank-everybody = Thank everyone
desk-finished-announced = Now showing: <q>{ $text }</q>. <a>Take it down</a>
desk-finished-announcement = Announcement
    .hint = Shown on every phone and the big screen until you take it down.
desk-finished-tell-everybody = Publish announcement
# $are-seen: players see the final standings, and their certificate.
desk-finished-thanks = { $are-seen ->
    [true] Thank you for playing at { $event }. Your certificate is on your page.
   *[false] Thank you for playing at { $event }. Your certificate will be on your page with the final standings.
}
desk-finished-archive-it = Archive
desk-finished-archive = Archive the event
    .hint = The event stays readable but leaves the front page. All its links keep working.

# The steps, and where they lead.
desk-finished-awards = Awards
    .label = View awards
desk-finished-awards-are = { $awards ->
    [0] No awards set up.
    [one] { $open ->
        [0] The only award is decided.
       *[other] { $open } of { $awards } award has no winner yet.
    }
   *[other] { $open ->
        [0] All { $awards } awards decided.
        [one] { $open } of { $awards } awards has no winner yet.
       *[other] { $open } of { $awards } awards have no winner yet.
    }
}
desk-finished-standings = Final standings
    .label = View standings
    .file = Standings (CSV)
desk-finished-standings-are-seen = Everyone can see them.
desk-finished-certificates = Certificates
    .explained = { $are-seen ->
        [true] For award winners and everyone who played. Players can download their own.
       *[false] For award winners and everyone who played. Players can download their own once they see the standings.
    }
    .file = Certificates (PDF)
    .label = All documents
desk-finished-whole-event = Event file
    .explained = To keep, or to move the event elsewhere. The full file contains private links, so don't share it.
    .label = Full event file
    .file = Players and battles only, safe to share
desk-finished-refunds = Refunds
    .label = View refunds
desk-finished-refunds-due = { $entrants ->
    [0] No refunds due.
   *[other] { $entrants } to refund.
}
desk-finished-data = Player data
    .label = Players
    .delete = Delete the event for good
desk-finished-data-kept = { $players ->
    [0] No addresses, notes or dietary needs are kept.
    [one] { $players } player's addresses, notes and dietary needs are kept. Delete them on each player's page, or delete the event.
   *[other] { $players } players' addresses, notes and dietary needs are kept. Delete them on each player's page, or delete the event.
}
