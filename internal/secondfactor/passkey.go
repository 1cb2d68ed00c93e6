package secondfactor

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/go-webauthn/webauthn/webauthn"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// ChallengeLife is how long a browser may take to sign a challenge.
const ChallengeLife = 10 * time.Minute

// Challenge is a question to a browser. Options go to its script; State stays with us, or where nobody can change it, until the
// answer comes.
type Challenge struct {
	Options json.RawMessage
	State   string
}

// state is what an answer is checked by.
type state struct {
	Adding  bool                 `json:"a,omitempty"` // a passkey, rather than signing in with one
	Until   time.Time            `json:"u"`
	Session webauthn.SessionData `json:"s"`
}

// account is a user as the WebAuthn library wants them.
type account struct {
	handle []byte
	name   string
	keys   []webauthn.Credential
}

func (a account) WebAuthnID() []byte                         { return a.handle }
func (a account) WebAuthnName() string                       { return a.name }
func (a account) WebAuthnDisplayName() string                { return a.name }
func (a account) WebAuthnCredentials() []webauthn.Credential { return a.keys }

func accountOf(f people.SecondFactor, name string) (a account, err error) {
	a = account{handle: f.Handle, name: name}
	for _, p := range f.Passkeys {
		var key webauthn.Credential
		if err := json.Unmarshal(p.Record, &key); err != nil {
			return a, fmt.Errorf("passkey %d: %w", p.ID, err)
		}
		key.Authenticator.SignCount = p.SignCount
		a.keys = append(a.keys, key)
	}
	return a, nil
}

var errNoPasskeys = domain.Errorf(domain.NotFound, "This site can't use passkeys.")

// errRefused is what an answer gets that doesn't prove anything. The reason is for the log.
func errRefused(err error) error {
	return domain.Errorf(domain.Unauthenticated, "We couldn't check that passkey. Try again, or sign in another way.").Because(err)
}
