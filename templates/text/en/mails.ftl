### Emails that the site writes by itself: the text itself is the subject, .body the email.

mail-about-new-password = Reset your Muster password
    .body =
        Set a new Muster password within 30 minutes:

        { $link }
mail-about-sign-up = Create your Muster account
    .body =
        Create your Muster account within an hour:

        { $link }

        If you didn't ask for this, ignore this email.
# Someone asked for an account with an address that already has one.
mail-about-account-there = You already have a Muster account
    .body =
        Someone, probably you, asked for a Muster account with this address. You already have one. Sign in here:

        { $sign-in }

        If you've forgotten your password, ask the site administrator.
mail-about-sign-in-changed = Your Muster sign-in has changed
    .body =
        Hello { $name },

        { mail-sign-in-changed }

        If this was you, there's nothing to do. If not, someone else may have access: ask the site administrator for a password reset link now.
mail-sign-in-changed = { $what ->
    [password] A new password was set for your account at { $site }.
    [second-step-on] Two-step sign-in was turned on for your account at { $site }.
    [second-step-off] Two-step sign-in was turned off for your account at { $site }.
   *[new-codes] New recovery codes were created for your account at { $site }.
}
mail-about-staff-invitation = Join the staff of { $event }
    .body =
        { mail-invited-as }
        Open this link within 7 days:

        { $link }
mail-invited-as = { $role ->
    [scorekeeper] You're invited to join { $event } as scorekeeper.
    [judge] You're invited to join { $event } as judge.
   *[organiser] You're invited to join { $event } as organiser.
}

# Someone has signed up, or got a place from the waiting list. $team is theirs, in an event of teams; $asks: they get in by opening the link.
mail-about-place = { $team ->
    [none] { $asks ->
        [true] { $event }: open the link to get in
       *[false] { $waits ->
            [true] { $event }: you're on the waiting list
           *[false] { $is-new ->
                [true] { $event }: you're in
               *[false] { $event }: you have a place
            }
        }
    }
   *[other] { $waits ->
        [true] { $event }: { $team } is on the waiting list
       *[false] { $is-new ->
            [true] { $event }: you're in { $team }
           *[false] { $event }: { $team } has a place
        }
    }
}
    .body =
        Hello { $player },

        { mail-place-said } Your number is { $number }.

        Use your private link for pairings, your roster and results. Open it on the phone you'll bring, and don't share it.

        { $link }
mail-place-said = { $team ->
    [none] { $asks ->
        [true] You've signed up for { $event }. Open the link below: it confirms your email address and lets you in.
       *[false] { $waits ->
            [true] You're on the waiting list for { $event }. We'll email you if you get a place.
           *[false] { $is-new ->
                [true] You have a place at { $event }.
               *[false] You now have a place at { $event }.
            }
        }
    }
   *[other] { $waits ->
        [true] Your team, { $team }, is on the waiting list for { $event }. We'll email you if it gets a place.
       *[false] { $is-new ->
            [true] You're playing for { $team } at { $event }.
           *[false] Your team, { $team }, now has a place at { $event }.
        }
    }
}

# Between .hello and .end stand what the organiser typed and what to fix.
mail-about-roster = { $event }: your roster
    .hello = Hello { $player },
    .end =
        Your roster: { $page }
        Use your private link, or sign in, to open it.
mail-rules-changed = The battle profiles or rules of this event have changed. Your roster was ready, but now has something to fix:
# One line of the list of what to fix.
mail-line = - { $it }
mail-new-version-due = Hand in a new version by { $at }.
