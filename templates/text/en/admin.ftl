### Site administration: accounts, battle profiles and the site's log. Also the demo.

admin-title = Site administration
admin-help = Help for running a site
admin-link-for = Link for { $label }
admin-link-shown-once = Copy it now: you won't see it again.
admin-battle-profiles = Battle profiles
admin-invite = Invite an organiser
admin-whom = Link for
    .hint = They can create an account and events; the link works once, for 7 days.
admin-make-link = Create link
admin-accounts = Accounts
admin-name = Name
admin-email = Email
admin-may = Can
admin-password = Actions
# What the account lets a person do, in the column "Can".
admin-account-may = { $is-shut ->
    [true] nothing (blocked)
   *[false] { $is-admin ->
        [true] manage the site
       *[false] { $is-organiser ->
            [true] create events
           *[false] play
        }
    }
}
admin-password-link = Password reset link
admin-open-again = Unblock
admin-shut = Block
admin-no-second-step = Turn off two-step
admin-log = Log
admin-when-utc = When (UTC)
admin-who = Who
admin-what = What
admin-when = When
admin-no-label = Enter who the link is for.
admin-account-shut = Account blocked.
admin-account-open = Account unblocked.
admin-second-step-off = Two-step sign-in is off for this account.
# $megabytes is text: their size on the disk.
admin-copies = { $copies ->
    [0] No backups yet. One is made every hour while an event runs.
    [one] { $copies } backup of the database, { $megabytes } MB in total.
   *[other] { $copies } backups of the database, { $megabytes } MB in total.
}

## Battle profiles
admin-help-profiles = Help with battle profiles
admin-imported = { $title } imported
admin-imported-what = { admin-factions }, { admin-units }. { admin-unreadable } { admin-changes }
admin-factions = { $factions ->
    [one] { $factions } faction
   *[other] { $factions } factions
}
admin-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
admin-unreadable = { $unreadable ->
    [one] { $unreadable } item not readable.
   *[other] { $unreadable } items not readable.
}
admin-changes = { $changes ->
    [one] { $changes } change since the last publication.
   *[other] { $changes } changes since the last publication.
}
admin-what-unreadable = Not readable
admin-what-left-out = Left out ({ $count })
admin-nothing-imported = Nothing imported yet. Rosters are checked against a sample of 4 factions.
admin-publication = Publication
admin-published = Published
admin-factions-heading = Factions
admin-units-heading = Units
admin-imported-heading = Imported
admin-file = File
admin-no-date = No date
admin-imported-by = { $day } by { $by }
admin-as-csv = Download CSV
admin-import = Import
# Three steps to the battle profiles of a game. $name: who publishes them.
admin-import-open = Open <a>{ $name }</a>, where the community publishes this game's battle profiles for every season.
admin-import-take = Choose <strong>Code → Download ZIP</strong>.
admin-import-hand-over = Choose the file here and import it. You then see which prices changed, and which lists that are already in.
# Before a list of events.
admin-rechecked = Rosters whose check changes:
admin-rechecked-rosters = { $rosters ->
    [one] { $rosters } roster
   *[other] { $rosters } rosters
}
admin-import-what = Choose a zip of community catalogues (.cat, .gst) or a Muster CSV. Imports never replace earlier publications: each event uses the newest one up to its rules cut-off. To correct one profile: download the publication as CSV, keep the first lines and that profile, set the group of the first line to <em>part</em>, then import it with its own date.
admin-game = Game
# Games that share their battle profiles.
admin-profiles-of-games = { LIST($names, type: "and") }
admin-published-on = Published on
    .hint = Only needed if the file doesn't say.
# Headings of what changed since the last publication, each with a count.
admin-prices-changed = Price changes ({ $count })
admin-others-changed = Other changes ({ $count })

## The site's log: what someone did, after their name
site-act-account-made = created an account
site-act-password-changed = changed their password
site-act-password-set-by-link = set a new password with a reset link
site-act-password-link-made = created a password reset link for { $name }
site-act-signed-out-elsewhere = signed out their other browsers
site-act-browser-signed-out = signed out one of their browsers
site-act-second-factor-turned-on = turned on two-step sign-in
site-act-second-factor-turned-off = turned off two-step sign-in for { $name }
site-act-recovery-codes-made = created new recovery codes
site-act-recovery-code-used = signed in with a recovery code
site-act-account-shut = blocked the account of { $name }
site-act-account-opened = unblocked the account of { $name }
site-act-account-deleted = deleted their account
site-act-organiser-invited = invited { $name } to create events
site-act-event-deleted = deleted the event { $name } (/e/{ $address })
site-act-catalogue-imported = { $units ->
    [one] imported “{ $title }”: { $units } unit
   *[other] imported “{ $title }”: { $units } units
}
site-act-game-offered = offered the game “{ $name }” to all events
site-act-game-withdrawn = stopped offering the game “{ $name }”

## Games of this site
admin-games = Games of this site
    .link = Games
admin-games-help = Help about a game of your own
admin-games-about = Organisers here can choose these games for a new event, beside the ones Muster has. An event keeps its game when you stop offering it.
admin-games-none = No games yet.
admin-games-unreadable = A game this version can't read
admin-games-since = Offered by { $who }, { $when }
admin-games-withdraw = Stop offering
admin-games-offer = Offer a game
    .hint = A game file, such as one an organiser described for an event. It replaces a game of the same name on this list.
    .do = Offer to all events
admin-games-offered = Organisers can choose it now.
admin-games-withdrawn = New events can't choose it any more.

## The demo
admin-demo = Demo
admin-demo-heading = Try Muster in the middle of an event
admin-demo-about = Three made-up events are under way. Nothing you do here reaches anyone.
# Above the roles of an event, each signed in to with one tap.
admin-demo-come-in = Come in as
admin-demo-as-organiser = Organiser
admin-demo-as-judge = Judge
admin-demo-as-captain = Captain
admin-demo-as-player = Player
# $role is one of the four above; what is in <unseen> is only read out.
admin-demo-enter = Enter<unseen> as { $role }</unseen>
admin-demo-one-tap = One tap, no password. Use a private window to be two people at once.
admin-demo-going-on = What's going on
# Opens the list of the other people, and the password of the staff.
admin-demo-others = Other people, and how staff sign in
admin-demo-event = <a>Autumn Clash</a>: 49 players, in the middle of round 3. Two reports differ at one table, one player arrived late, and one handed in a lunch order.
admin-demo-other-game = <a>Harvest Battle</a>: a one-day event for another game, in the middle of round 2. Players share 20 battle points, and map, deployment and objectives are random.
admin-demo-teams = <a>Three Rivers Team Cup</a>: 6 teams of 4, in round 2. One match is under way, one is waiting for a captain's choice, and one hasn't started.
admin-demo-staff = As staff
admin-demo-password = Sign in with the password <output>{ $password }</output>
admin-demo-player = As a player
admin-demo-links = Each link opens a player's pages.
admin-demo-captain = As a captain in a draft
admin-demo-visitor = Or just look: <pack>pack</pack>, <pairings>pairings</pairings>, <standings>standings</standings>.
admin-demo-organiser = Olga Demir
admin-demo-judge = Jo Whitfield
# $name is the captain of the team.
admin-demo-captain-of = { $name }, { $team }
