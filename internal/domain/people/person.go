package people

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// Provider is somebody else who knows who people are.
type Provider string

// The providers.
const (
	Google   Provider = "google"
	Facebook Provider = "facebook"
)

// Title is the provider's name as people write it.
func (p Provider) Title() string {
	if p == Google {
		return "Google"
	}
	return "Facebook"
}

// Person is who a provider says that somebody is.
type Person struct {
	Provider Provider
	Subject  string // the provider's own id, for good
	Email    string // empty: the provider did not say
	Name     string
	Picture  string
	Nameless bool // neither name nor address may become a username

	EmailVerified bool // the provider has seen the person read mail there
	EmailOwned    bool // the provider runs that mailbox, so an account with the address is the same person's
}

// nameless is what people are called whose name gives no username.
const nameless = "person"

// Username makes a username from the person's name, or else from their e-mail address. It is not unique yet, and leaves
// room for a number behind it.
func (p Person) Username() string {
	if p.Nameless {
		return nameless
	}
	local, _, _ := strings.Cut(p.Email, "@")
	for _, source := range []string{p.Name, local} {
		if name := slug(source); utf8.RuneCountInString(name) >= domain.UsernameMin {
			return name
		}
	}
	return nameless
}

func slug(name string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case isNoNamesLetter(r):
		case unicode.IsLetter(r) || unicode.IsNumber(r):
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-") && r != '\'' && r != '’':
			b.WriteByte('-')
		}
		if utf8.RuneCountInString(b.String()) == domain.UsernameMax-8 {
			break
		}
	}
	return strings.Trim(b.String(), "-")
}

// ConnectedAccount is a provider that a user can sign in with.
type ConnectedAccount struct {
	Provider Provider
	Email    string
}
