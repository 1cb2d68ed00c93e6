package identity

import (
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// googleClaims is what an ID token says of a person.
type googleClaims struct {
	AuthorizedParty string  `json:"azp"`
	Email           string  `json:"email"`
	EmailVerified   lenient `json:"email_verified"`
	Domain          string  `json:"hd"` // the organization whose mailboxes Google runs
	Name            string  `json:"name"`
	Picture         string  `json:"picture"`
}

// lenient is a boolean that some write as a string.
type lenient bool

// UnmarshalJSON reads true and "true" as true, and anything else as false.
func (l *lenient) UnmarshalJSON(data []byte) error {
	*l = lenient(strings.Trim(string(data), `"`) == "true")
	return nil
}

// person uses the address only if Google has verified it, and takes it for proof of who somebody is only where Google runs
// the mailbox.
func (c googleClaims) person(subject string) people.Person {
	person := people.Person{Provider: people.Google, Subject: subject, Name: c.Name, Picture: c.Picture}
	if !c.EmailVerified || people.ValidateEmail(c.Email) != nil {
		return person
	}
	person.Email, person.EmailVerified = c.Email, true
	person.EmailOwned = c.Domain != "" || strings.HasSuffix(domain.FoldName(c.Email), "@gmail.com")
	return person
}
