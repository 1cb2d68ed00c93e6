package account

import (
	"net/url"
	"strings"

	"pellucid/internal/domain"
)

// SecondStepPage asks who gave the right password for the second step.
type SecondStepPage struct {
	App      bool // a code of an authenticator app is one
	Passkey  bool // a passkey is one
	Redirect string
	Keep     bool
	Errors   map[string]string // by field name; "" holds what belongs to no field
}

// TwoStepPage offers the ways to a second step.
type TwoStepPage struct {
	Passkeys bool // browsers allow them at this address
	Required bool // of the administrator
}

// ConfirmPage asks who is signed in to prove who they are.
type ConfirmPage struct {
	User    *domain.User
	Next    string // local path to go to afterwards
	Passkey bool
	Error   string
}

// PasskeyPage asks for a new passkey and its name.
type PasskeyPage struct {
	Options string // JSON for the browser
	Name    string // what was typed
	Errors  map[string]string
}

// AuthenticatorPage sets up an authenticator app.
type AuthenticatorPage struct {
	State  string
	Secret string
	QR     string // data URL
	Errors map[string]string
}

// spelled is the secret in groups of four, to type into an app.
func (p AuthenticatorPage) spelled() string {
	var groups []string
	for rest := p.Secret; rest != ""; {
		n := min(4, len(rest))
		groups, rest = append(groups, rest[:n]), rest[n:]
	}
	return strings.Join(groups, " ")
}

// RecoveryCodesPage shows recovery codes, once.
type RecoveryCodesPage struct {
	Told     string // what was just done
	Codes    []string
	Brand    string
	Username string
	Next     string
}

// text is the file with the codes, as a data URL: the server keeps nothing that could be asked for again.
func (p RecoveryCodesPage) text() string {
	text := p.Brand + " recovery codes for " + p.Username + "\nEach code works once.\n\n" + strings.Join(p.Codes, "\n") + "\n"
	return "data:text/plain;charset=utf-8," + url.PathEscape(text)
}

// WithNext is a path with where to go afterwards.
func WithNext(path, next string) string { return path + "?" + url.Values{"next": {next}}.Encode() }
