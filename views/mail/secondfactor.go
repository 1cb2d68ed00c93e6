package mail

import "strings"

// secondFactorNews says what was changed about two-step sign-in.
var secondFactorNews = map[string]struct{ subject, text string }{
	"passkey_added":   {"A passkey was added", "The passkey “%s” was just added to your account. It can sign in by itself."},
	"passkey_removed": {"A passkey was removed", "The passkey “%s” was just removed from your account."},
	"app_added":       {"An authenticator app was added", "An authenticator app was just set up for your account. We ask for its code after your password."},
	"app_removed":     {"Your authenticator app was removed", "The authenticator app was just removed from your account."},
	"recovery_new":    {"You have new recovery codes", "New recovery codes were just made for your account. The old ones no longer work."},
	"recovery_used":   {"A recovery code was used", "One of your recovery codes was just used to sign in. It won't work again."},
}

// SecondFactorChanged tells what was changed about how somebody signs in; name is the passkey's, if it is about one, and left
// says how many recovery codes there still are, if one was used.
func SecondFactorChanged(t To, what, name, left string) Email {
	news := secondFactorNews[what]
	l := t.email(news.subject + " on " + t.Brand)
	l.Before = []string{strings.ReplaceAll(news.text, "%s", name)}
	if left != "" {
		l.Before = append(l.Before, left)
	}
	l.Action = "Check your security settings"
	l.After = []string{"If this was you, there's nothing you need to do. If not, change your password now and remove what you don't recognize."}
	return l
}

// CodesGuessed tells that somebody has the right password and entered wrong codes.
func CodesGuessed(t To) Email {
	l := t.email("Someone tried to sign in to your account on " + t.Brand)
	l.Before = []string{
		"Someone entered your password and then several wrong codes. They didn't get in, and no code is accepted for 15 minutes.",
		"If that wasn't you, someone knows your password. Change it now.",
	}
	l.Action = "Reset password"
	return l
}
