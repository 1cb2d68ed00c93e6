// Package mail holds what emails say, as plain text and as HTML from the same words.
package mail

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// Email is what a mail says: some paragraphs, a link, and some more below it.
type Email struct {
	Brand       string
	Support     string // e-mail address
	To          string
	Subject     string
	Greeting    string
	Before      []string
	List        []Item
	Action      string // the words on the link
	Link        string // absolute
	After       []string
	Why         string // why this email was sent, in the last lines
	Unsubscribe string // address that turns such emails off; empty: they are needed
}

// Item is a line of a list that leads somewhere.
type Item struct{ Text, Link string }

// Render returns the mail.
func (l Email) Render(ctx context.Context) (domain.Mail, error) {
	var html bytes.Buffer
	if err := page(l).Render(ctx, &html); err != nil {
		return domain.Mail{}, err
	}
	return domain.Mail{To: l.To, Subject: domain.OneLine(l.Subject), Text: l.text(), HTML: html.String(), Unsubscribe: l.Unsubscribe}, nil
}

// preheader is what mail programs show beside the subject: the first sentence, and not the greeting.
func (l Email) preheader() string {
	if len(l.Before) == 0 {
		return ""
	}
	return l.Before[0]
}

const textWidth = 72 // characters in a line of plain text

func (l Email) text() string {
	parts := []string{l.Greeting}
	for _, words := range l.Before {
		parts = append(parts, wrap(words))
	}
	for _, item := range l.List {
		parts = append(parts, wrap("- "+item.Text)+"\n"+item.Link)
	}
	if l.Link != "" {
		parts = append(parts, l.Action+":\n"+l.Link)
	}
	for _, words := range l.After {
		parts = append(parts, wrap(words))
	}
	last := "-- \n" + l.Brand + "\n" + l.Support
	if l.Why != "" {
		last += "\n" + wrap(l.Why)
	}
	if l.Unsubscribe != "" {
		last += "\nUnsubscribe: " + l.Unsubscribe
	}
	return strings.Join(append(parts, last), "\n\n") + "\n"
}

// wrap breaks a paragraph into lines of at most textWidth characters. A longer word stays whole.
func wrap(text string) string {
	var out strings.Builder
	width := 0
	for _, word := range strings.Fields(text) {
		n := len([]rune(word))
		switch {
		case width == 0:
		case width+1+n > textWidth:
			out.WriteByte('\n')
			width = 0
		default:
			out.WriteByte(' ')
			width++
		}
		out.WriteString(word)
		width += n
	}
	return out.String()
}

// To is whom an email is for, and from whom.
type To struct {
	Brand, Support string
	User           *domain.User
	Link           string
	Unsubscribe    string // see Email
}

func (t To) email(subject string) Email {
	return Email{
		Brand: t.Brand, Support: t.Support, To: t.User.Email, Subject: subject, Greeting: "Hello " + t.User.Username + ",", Link: t.Link,
		Why: "You get this email because you have an account at " + t.Brand + ".", Unsubscribe: t.Unsubscribe,
	}
}

const notYou = "If this wasn't you, you can ignore this email. Nothing changes unless the link is opened."

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

// Moderation tells an owner that something was decided about a picture. What and why stands on the page, where they may
// appeal; once they did, it answers them.
func Moderation(t To, prompt string, appealed bool) Email {
	l := t.email("A decision about your image on " + t.Brand)
	l.Action = "View decision"
	if appealed {
		l.Before = []string{"A person reviewed your appeal about your image “" + prompt + "” and made a new decision."}
		return l
	}
	l.Before = []string{"Our moderators reviewed your image “" + prompt + "” and made a decision."}
	l.After = []string{"If you think it's a mistake, you can appeal once."}
	return l
}

// Moderations is Moderation for several pictures of the same owner: one email for what was decided at once.
func Moderations(t To, decided []Item, appealed bool) Email {
	l := t.email("Decisions about your images on " + t.Brand)
	l.Link, l.List = "", decided
	l.Before = []string{fmt.Sprintf("Our moderators reviewed %d of your images and made a decision about each. The links below say what was decided, and why.", len(decided))}
	l.After = []string{"If you think a decision is a mistake, you can appeal it once."}
	if appealed {
		l.Before = []string{fmt.Sprintf("A person reviewed your appeals about %d images and made a new decision about each. The links below say what was decided, and why.", len(decided))}
		l.After = nil
	}
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
