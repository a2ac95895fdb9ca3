### Accounts: why one can't be created or used.

account-refusal-wrong-old-password = Your current password is wrong. Try again.
account-refusal-wrong-password-or-email = The email address or password is wrong. Try again.
account-refusal-email-taken = This email address already has an account. Sign in instead.
account-refusal-password-too-weak-for-staff = Staff passwords need at least 15 characters. Change yours in your account, then open this link again.
account-refusal-wrong-code = That code is wrong or has expired. Enter the newest code on your phone.
account-refusal-too-late-for-code = You ran out of time. Sign in with your password again.
account-refusal-shut = This account is blocked. Ask the site administrator.
account-refusal-last-administrator = The site needs an administrator. Make someone else an administrator first.
account-refusal-only-organiser = You're the only organiser of an event that isn't over. Invite another organiser first.
account-refusal-not-meant = Tick the box to confirm.
