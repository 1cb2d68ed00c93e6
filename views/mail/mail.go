// Package mail holds what emails say, as plain text and as HTML from the same words.
package mail

import (
	"bytes"
	"context"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
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
func (l Email) Render(ctx context.Context) (mailing.Mail, error) {
	var html bytes.Buffer
	if err := page(l).Render(ctx, &html); err != nil {
		return mailing.Mail{}, err
	}
	return mailing.Mail{To: l.To, Subject: domain.OneLine(l.Subject), Text: l.text(), HTML: html.String(), Unsubscribe: l.Unsubscribe}, nil
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
