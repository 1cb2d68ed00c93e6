package mail

import "pellucid/internal/domain"

// ModerationUndone tells an owner that a decision about a picture was taken back.
func ModerationUndone(t To, prompt string, verdict domain.Judgement) Email {
	l := t.email("A decision about your picture on " + t.Brand + " was taken back")
	l.Before = []string{"Our moderators have taken back what they decided about your picture “" + prompt + "”. It stands again as it did before."}
	if verdict == domain.SuspendTheOwner {
		l.Before = append(l.Before, "Your account is open again too: you can sign in. If your plan was set to end, you can resume it in your settings.")
	}
	l.Action = "See the picture"
	l.After = []string{"A person may look at it again. You are told when something is decided."}
	return l
}

// Suspended tells why somebody cannot sign in any more, and how to appeal. plan is the one that is not renewed; empty: none.
func Suspended(t To, reason, plan string) Email {
	l := t.email("Your " + t.Brand + " account is suspended")
	l.Before = []string{"Your account was suspended, and you cannot sign in any more. The reason that was given: " + reason}
	if plan != "" {
		l.Before = append(l.Before, "Your "+plan+" plan ends with the time that is paid for. It is not renewed, and nothing more is charged.")
	}
	l.Action = "Appeal"
	l.After = []string{"The link works once, for 30 days. A person reads what you write and decides again. Your pictures stay until then."}
	return l
}

// AppealDenied tells that a suspension stands.
func AppealDenied(t To, reason string) Email {
	l := t.email("Your appeal to " + t.Brand)
	l.Before = []string{"A person has read your appeal and looked again. Your account stays suspended. The reason that was given: " + reason}
	l.After = []string{"You can write to the address below for your pictures and your data, or to have the account deleted."}
	return l
}

// Reactivated tells that somebody can sign in again.
func Reactivated(t To) Email {
	l := t.email("Your " + t.Brand + " account is open again")
	l.Before = []string{"You can sign in to your account again. Your pictures and your credits are where they were."}
	l.Action = "Sign in"
	l.After = []string{"If your plan was set to end, you can resume it in your settings. Tokens of the API have to be made anew."}
	return l
}
