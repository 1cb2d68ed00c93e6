package mail

import (
	"time"
)

// Verify asks to confirm an address.
func Verify(t To) Email {
	l := t.email("Confirm your email for " + t.Brand)
	l.Before = []string{"Please confirm your email so you can get back into your account if you forget your password."}
	l.Action = "Confirm email"
	l.After = []string{"The link works for 7 days.", notYou}
	return l
}

// Reset leads to a new password.
func Reset(t To) Email {
	l := t.email("Reset your password for " + t.Brand)
	l.Before = []string{"We received a request to reset the password for your account."}
	l.Action = "Set a new password"
	l.After = []string{"The link works once, within one hour. Setting a new password signs you out on all other devices.", notYou}
	return l
}

// PasswordChanged tells that somebody changed the password.
func PasswordChanged(t To) Email {
	l := t.email("Your password for " + t.Brand + " was changed")
	l.Before = []string{"Your password was just changed, and you were signed out on all other devices."}
	l.Action = "This wasn't me: reset password"
	l.After = []string{"If this was you, there's nothing you need to do."}
	return l
}

// AccountDeletion tells that the account will be deleted, and how to keep it.
func AccountDeletion(t To, at time.Time) Email {
	l := t.email("Your " + t.Brand + " account will be deleted on " + at.UTC().Format("January 2"))
	l.Before = []string{
		"You asked us to delete your account. On " + at.UTC().Format("January 2, 2006 at 15:04 UTC") + " your images, prompts and profile will be permanently deleted.",
		"Until then you can keep your account, with the link below or by signing in.",
	}
	l.Action = "Keep my account"
	l.After = []string{"Your paid plan won't renew. Payment records are kept without your name."}
	return l
}

// AddressWorks is sent to an address whose mail came back, to see whether it arrives now.
func AddressWorks(t To) Email {
	l := t.email("Your email for " + t.Brand + " works")
	l.Before = []string{"Earlier emails to this address came back. This one arrived, so there's nothing you need to do."}
	l.Action = "View your settings"
	return l
}

// ExportReady leads to the file with all data of a person. until is when it is deleted.
func ExportReady(t To, until string) Email {
	l := t.email("Your data from " + t.Brand + " is ready")
	l.Before = []string{"The copy of your data that you asked for is ready: images, prompts, payments, and everything else we store about you."}
	l.Action = "Download my data"
	l.After = []string{"You need to be signed in to download it. We delete the file on " + until + "."}
	return l
}

// CreditsRefreshed tells that the month's credits of a yearly plan are there. until is when they expire.
func CreditsRefreshed(t To, credits, plan, until string) Email {
	l := t.email("Your " + credits + " credits for this month are ready")
	l.Before = []string{"Your " + plan + " plan has new credits: " + credits + ". Use them by " + until + ", when the next ones arrive. Extra credits never expire."}
	l.Action = "Create an image"
	l.Why = "You get this email once a month because you have a yearly plan at " + t.Brand + "."
	return l
}
