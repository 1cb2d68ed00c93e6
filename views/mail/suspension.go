package mail

import (
	"fmt"

	"pellucid/internal/domain/moderation"
)

// ModerationUndone tells an owner that a decision about a picture was taken back.
func ModerationUndone(t To, prompt string, verdict moderation.Judgement) Email {
	l := t.email("We reversed a decision about your image on " + t.Brand)
	l.Before = []string{"Our moderators reversed their decision about your image “" + prompt + "”. The image is visible again as before."}
	if verdict == moderation.SuspendTheOwner {
		l.Before = append(l.Before, "Your account is active again too, and you can sign in. If your plan was set to end, you can resume it in your settings.")
	}
	l.Action = "View image"
	l.After = []string{"A person may review it again. We'll email you if anything changes."}
	return l
}

// ModerationsUndone is ModerationUndone for several pictures of the same owner.
func ModerationsUndone(t To, undone []Item) Email {
	l := t.email("We reversed decisions about your images on " + t.Brand)
	l.Link, l.List = "", undone
	l.Before = []string{fmt.Sprintf("Our moderators reversed their decisions about %d of your images. They are visible again as before.", len(undone))}
	l.After = []string{"A person may review them again. We'll email you if anything changes."}
	return l
}

// Suspended tells why somebody cannot sign in any more, and how to appeal. plan is the one that is not renewed; empty: none.
func Suspended(t To, reason, plan string) Email {
	l := t.email("Your " + t.Brand + " account is suspended")
	l.Before = []string{"Your account was suspended, and you can no longer sign in. Reason: " + reason}
	if plan != "" {
		l.Before = append(l.Before, "Your "+plan+" plan ends when your paid period ends. It won't renew, and you won't be charged again.")
	}
	l.Action = "Appeal"
	l.After = []string{"The link works once, within 30 days. A person reviews every appeal. Your images are kept until then."}
	return l
}

// AppealDenied tells that a suspension stands.
func AppealDenied(t To, reason string) Email {
	l := t.email("Your appeal to " + t.Brand + " was denied")
	l.Before = []string{"A person reviewed your appeal. Your account stays suspended. Reason: " + reason}
	l.After = []string{"To get your images and data, or to have your account deleted, write to the address below."}
	return l
}

// Reactivated tells that somebody can sign in again.
func Reactivated(t To) Email {
	l := t.email("Your " + t.Brand + " account is active again")
	l.Before = []string{"You can sign in to your account again. Your images and credits are unchanged."}
	l.Action = "Sign in"
	l.After = []string{"If your plan was set to end, you can resume it in your settings. You'll need to create new API tokens."}
	return l
}
