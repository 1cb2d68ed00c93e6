// Package mail holds what emails say, as plain text and as HTML from the same words.
package mail

import (
	"bytes"
	"context"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// Email is what a mail says: some paragraphs, a link, and some more below it.
type Email struct {
	Brand    string
	Support  string // e-mail address
	To       string
	Subject  string
	Greeting string
	Before   []string
	Action   string // the words on the link
	Link     string // absolute
	After    []string
}

// Render returns the mail.
func (l Email) Render(ctx context.Context) (domain.Mail, error) {
	var html bytes.Buffer
	if err := page(l).Render(ctx, &html); err != nil {
		return domain.Mail{}, err
	}
	return domain.Mail{To: l.To, Subject: domain.OneLine(l.Subject), Text: l.text(), HTML: html.String()}, nil
}

func (l Email) text() string {
	parts := append([]string{l.Greeting}, l.Before...)
	if l.Link != "" {
		parts = append(parts, l.Action+":\n"+l.Link)
	}
	parts = append(parts, l.After...)
	parts = append(parts, "-- \n"+l.Brand+"\n"+l.Support)
	return strings.Join(parts, "\n\n") + "\n"
}

// To is whom an email is for, and from whom.
type To struct {
	Brand, Support string
	User           *domain.User
	Link           string
}

func (t To) email(subject string) Email {
	return Email{Brand: t.Brand, Support: t.Support, To: t.User.Email, Subject: subject, Greeting: "Hello " + t.User.Username + ",", Link: t.Link}
}

const notYou = "If this was not you, you can ignore this mail: nothing happens without the link."

// Verify asks to confirm an address.
func Verify(t To) Email {
	l := t.email("Confirm your e-mail address for " + t.Brand)
	l.Before = []string{"Please confirm that this is your e-mail address, so that you can get back into your account if you forget your password."}
	l.Action = "Confirm my address"
	l.After = []string{"The link works for 7 days.", notYou}
	return l
}

// Reset leads to a new password.
func Reset(t To) Email {
	l := t.email("Choose a new password for " + t.Brand)
	l.Before = []string{"Somebody asked for a new password for your account."}
	l.Action = "Choose a new password"
	l.After = []string{"The link works once, for an hour. Choosing a password signs you out everywhere else.", notYou}
	return l
}

// PasswordChanged tells that somebody changed the password.
func PasswordChanged(t To) Email {
	l := t.email("Your password for " + t.Brand + " was changed")
	l.Before = []string{"Your password was just changed, and you were signed out everywhere else."}
	l.Action = "It was not me, choose a new one"
	l.After = []string{"If it was you, there is nothing to do."}
	return l
}

// AccountDeletion tells that the account will be deleted, and how to keep it.
func AccountDeletion(t To, at time.Time) Email {
	l := t.email("Your " + t.Brand + " account will be deleted on " + at.UTC().Format("January 2"))
	l.Before = []string{
		"You asked us to delete your account. On " + at.UTC().Format("January 2, 2006 at 15:04 UTC") + " your pictures, prompts and profile go for good.",
		"You can change your mind until then, here or by signing in.",
	}
	l.Action = "Keep my account"
	l.After = []string{"A paid plan is not renewed any more. What was paid stays on record, without your name."}
	return l
}

// Moderation tells an owner that something was decided about a picture. What and why stands on the page, where they may
// appeal; once they did, it answers them.
func Moderation(t To, prompt string, appealed bool) Email {
	l := t.email("A decision about your picture on " + t.Brand)
	l.Action = "See what was decided, and why"
	if appealed {
		l.Before = []string{"A person has read your appeal about your picture “" + prompt + "” and decided again."}
		return l
	}
	l.Before = []string{"Our moderators have looked at your picture “" + prompt + "” and decided about it."}
	l.After = []string{"If you think that it is a mistake, you can appeal there once."}
	return l
}
