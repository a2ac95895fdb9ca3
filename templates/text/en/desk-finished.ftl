### What remains once an event is finished.

desk-finished-title = Finish the event
desk-finished-heading = The event is finished
desk-finished-archived = The event is archived
desk-finished-explained = This is what remains. The order is yours.
desk-finished-done = done
desk-finished-open = open
desk-finished-thank-everybody = Thank everybody
desk-finished-announced = On every phone stands now: <q>{ $text }</q>. <a>Take it down</a>
desk-finished-announcement = On every phone and on the wall
    .hint = It stands until you take it down.
desk-finished-tell-everybody = Tell everybody
desk-finished-thanks = Thank you all for playing at { $event }. Your certificate is on your own page.
desk-finished-archive-it = Archive it
desk-finished-archive = Archive the event
    .hint = Kept for reading, and off the front page. Its addresses and private links go on.

# The steps, and where they lead.
desk-finished-awards = Awards
    .label = Awards
desk-finished-awards-are = { $awards ->
    [0] None were set up.
    [one] { $open ->
        [0] { $awards } award is somebody's.
       *[other] { $open } of { $awards } award is nobody's yet.
    }
   *[other] { $open ->
        [0] { $awards } awards are somebody's.
       *[other] { $open } of { $awards } awards are nobody's yet.
    }
}
desk-finished-standings = Final standings
    .label = Standings
    .file = As a table (CSV)
desk-finished-standings-are-seen = Everybody sees them.
desk-finished-certificates = Certificates to print
    .explained = Whoever won an award has one, and everybody who played can have one; players take their own from their page.
    .file = Certificates (PDF)
    .label = Everything to print
desk-finished-whole-event = The whole event as a file
    .explained = To keep, or to go on elsewhere. Private links are in it: keep it to yourself.
    .label = The whole event
    .file = Players and games alone, to hand out
desk-finished-refunds = Refunds
    .label = To refund
desk-finished-refunds-due = { $entrants ->
    [0] Nothing is to be given back.
   *[other] { $entrants } to refund.
}
desk-finished-data = What is kept about players
    .label = Players
    .delete = Delete the event for good
desk-finished-data-kept = { $players ->
    [0] No address, note or diet is kept any more.
    [one] Addresses, notes or diets of { $players } player are kept until you delete them, on each player's page or with the event: Muster sets no date.
   *[other] Addresses, notes or diets of { $players } players are kept until you delete them, on each player's page or with the event: Muster sets no date.
}
