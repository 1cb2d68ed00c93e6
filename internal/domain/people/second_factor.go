package people

import (
	"strings"
	"time"

	"pellucid/internal/domain"
)

// Bounds on two-step sign-in.
const (
	PasskeyNameMax = 60 // characters
	PasskeysMost   = 20 // of one account
	RecoveryCodes  = 10 // that are made at once

	CodeTries = 5                // wrong codes in a row before no code is accepted
	CodeLock  = 15 * time.Minute // for this long
)

// SecondFactor is what a user signs in with beside their password.
type SecondFactor struct {
	UserID    int64
	Handle    []byte // what passkeys know the user by; empty: they never had one
	Passkeys  []Passkey
	TOTP      TOTP
	CodesLeft int // recovery codes that were not used
}

// On reports whether a password alone doesn't sign the user in.
func (f SecondFactor) On() bool { return len(f.Passkeys) > 0 || f.TOTP.On() }

// TOTP is an authenticator app that shows a code of six digits, another one every 30 seconds.
type TOTP struct {
	Secret   []byte // encrypted; empty: none is set up
	AddedAt  time.Time
	LastUsed time.Time // zero: never since it was set up
}

// On reports whether an app is set up.
func (t TOTP) On() bool { return len(t.Secret) > 0 }

// Passkey is a public key whose private half a device of the user keeps, and unlocks with a fingerprint, a face or a PIN.
type Passkey struct {
	ID           int64
	UserID       int64
	CredentialID []byte
	Name         string
	Record       []byte // JSON of the library that checks signatures
	SignCount    uint32 // of the last use; devices that don't count keep it at 0
	CreatedAt    time.Time
	LastUsed     time.Time // zero: never
}

// CheckPasskeyName trims the name of a passkey, or returns an Invalid error with its field.
func CheckPasskeyName(name string) (string, error) {
	name = strings.TrimSpace(domain.OneLine(name))
	switch {
	case name == "":
		return "", domain.FieldErrorf("passkey_name", "Please name the passkey so you can recognize it later.")
	case len([]rune(name)) > PasskeyNameMax:
		return "", domain.FieldErrorf("passkey_name", "Passkey names can have up to %d characters.", PasskeyNameMax)
	}
	return name, nil
}

// ErrPasskeyCopied is what a passkey gets that counts its uses and counted backward.
var ErrPasskeyCopied = domain.Errorf(domain.Forbidden, "This passkey reported an old counter, so there may be a copy of it. Sign in another way, remove the passkey and add it again.")
