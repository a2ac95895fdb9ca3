### The site's administration: its accounts, its battle profiles, its log; and the demo.

admin-title = Site administration
admin-help = Help for running a site
admin-link-for = A link for { $label }
admin-link-shown-once = Hand it over now: it is shown only this once.
admin-battle-profiles = Battle profiles
admin-invite = Invite an organiser
admin-whom = Whom the link is for
    .hint = They make an account and can create events. The link works once, for 7 days.
admin-make-link = Make a link
admin-accounts = Accounts
admin-name = Name
admin-email = E-mail
admin-may = May
admin-password = Password
# What the account lets its holder do, in the column "May".
admin-account-may = { $is-shut ->
    [true] nothing: it is shut
   *[false] { $is-admin ->
        [true] look after the site
       *[false] { $is-organiser ->
            [true] create events
           *[false] play
        }
    }
}
admin-password-link = New-password link
admin-open-again = Open again
admin-shut = Shut
admin-no-second-step = No second step
admin-log = Log
admin-when-utc = When (UTC)
admin-who = Who
admin-what = What
admin-when = When
admin-no-label = Enter whom the link is for.
admin-account-shut = The account is shut.
admin-account-open = The account is open again.
admin-second-step-off = Their password is enough again.
# $megabytes is text: how much they take on the disk.
admin-copies = { $copies ->
    [0] There is no copy of the database yet: one is made every hour while an event runs.
    [one] { $copies } copy of the database, { $megabytes } MB in all.
   *[other] { $copies } copies of the database, { $megabytes } MB in all.
}

## Battle profiles
admin-help-profiles = Help with battle profiles
admin-imported = { $title } is imported
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
    [one] { $unreadable } thing could not be read.
   *[other] { $unreadable } things could not be read.
}
admin-changes = { $changes ->
    [one] { $changes } change since the last publication.
   *[other] { $changes } changes since the last publication.
}
admin-what-unreadable = What could not be read
admin-what-left-out = What it leaves out ({ $count })
admin-nothing-imported = Nothing is imported yet: rosters are checked with a small sample of four factions.
admin-publication = Publication
admin-published = Published
admin-factions-heading = Factions
admin-units-heading = Units
admin-imported-heading = Imported
admin-file = File
admin-no-date = no date
admin-imported-by = { $day } by { $by }
admin-as-csv = As CSV
admin-import = Import
admin-import-what = A zip of community catalogues (.cat, .gst) as it is downloaded, or our own CSV. Publications are only ever added: each event uses the newest published on or before its cut-off date. To correct one profile, take a publication as CSV, keep its first lines and the profile, say <em>part</em> in the group of the first line, and import that with its own date.
admin-game = Game
admin-published-on = Published on
    .hint = Where the file does not tell it.
# Above what changed since the publication before, and how many that is.
admin-prices-changed = Prices that changed ({ $count })
admin-others-changed = What else changed ({ $count })

## The site's log: what somebody did, behind their name
site-act-account-made = made an account
site-act-password-changed = changed their password
site-act-password-set-by-link = set a new password by link
site-act-password-link-made = made a new-password link for { $name }
site-act-signed-out-elsewhere = signed their other browsers out
site-act-browser-signed-out = signed out one of their browsers
site-act-second-factor-turned-on = turned the second step of signing in on
site-act-second-factor-turned-off = turned the second step of signing in off for { $name }
site-act-recovery-codes-made = made new recovery codes
site-act-recovery-code-used = signed in with a recovery code
site-act-account-shut = shut the account of { $name }
site-act-account-opened = opened the account of { $name } again
site-act-account-deleted = deleted their account
site-act-organiser-invited = invited { $name } to create events
site-act-event-deleted = deleted the event { $name } (/e/{ $address })
site-act-catalogue-imported = { $units ->
    [one] imported “{ $title }”: { $units } unit
   *[other] imported “{ $title }”: { $units } units
}

## The demo
admin-demo = The demo
admin-demo-event = <a>Autumn Clash</a> has 49 players and is in the middle of round 3. Two tables disagree or wait for a judge; somebody came late; one player handed in a lunch order.
admin-demo-other-game = <a>Harvest Battle</a> is a day of another game, in the middle of round 2: both players share twenty battle points, and map, deployment and objectives are drawn.
admin-demo-teams = <a>Three Rivers Team Cup</a> has six teams of four in round 2: one match is being played, in one a captain has chosen and the other has not, one has not begun.
admin-demo-staff = As staff
admin-demo-password = Sign in with the password <output>{ $password }</output>
admin-demo-sign-in = Sign in
admin-demo-player = As a player
admin-demo-links = Each link is what a player has on their phone. Open one in a private window to stay signed in as staff here.
admin-demo-captain = As a captain in the middle of a draft
admin-demo-visitor = Or look at it as a visitor: the <pack>pack</pack>, the <pairings>pairings</pairings>, the <standings>standings</standings>.
admin-demo-organiser = The organiser, Olga Demir
admin-demo-judge = The judge, Jo Whitfield
# $name is of the captain of the team.
admin-demo-captain-of = { $name }, { $team }
