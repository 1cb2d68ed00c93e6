package identity

import (
	"context"
	"errors"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"

	"pellucid/internal/domain/people"
)

// clockSkew is how far Google's clock and ours may be apart.
const clockSkew = time.Minute

// Verify checks an ID token: signature, issuer, audience, time, nonce.
func (g *GoogleLogin) Verify(ctx context.Context, raw, nonce string) (people.Person, error) {
	token, err := g.verify(ctx, raw)
	if err != nil {
		return people.Person{}, failed(people.Google, err)
	}
	if nonce != "" && token.Nonce != nonce {
		return people.Person{}, failed(people.Google, errors.New("the ID token carries another nonce"))
	}
	var claims googleClaims
	if err := token.Claims(&claims); err != nil {
		return people.Person{}, failed(people.Google, err)
	}
	if len(token.Audience) != 1 && claims.AuthorizedParty != g.config.ID {
		return people.Person{}, failed(people.Google, errors.New("the ID token was made for somebody else too"))
	}
	return claims.person(token.Subject), nil
}

func (g *GoogleLogin) verify(ctx context.Context, raw string) (*oidc.IDToken, error) {
	_, keys, err := g.discover(ctx)
	if err != nil {
		return nil, err
	}
	watched := &watchedKeys{KeySet: keys}
	verifier := oidc.NewVerifier(g.config.URL, watched, &oidc.Config{
		ClientID: g.config.ID, SupportedSigningAlgs: []string{oidc.RS256},
		Now: func() time.Time { return g.config.Now().Add(-clockSkew) },
	})
	token, err := verifier.Verify(withClient(ctx, g.client), raw)
	if err == nil && token.Subject == "" {
		err = errors.New("the ID token names nobody")
	}
	if errors.Is(watched.err, errRemote) { // the library's own error does not keep it
		return nil, watched.err
	}
	return token, err
}

// watchedKeys remembers why a signature could not be checked.
type watchedKeys struct {
	oidc.KeySet
	err error
}

// VerifySignature checks a signature with the keys behind it.
func (k *watchedKeys) VerifySignature(ctx context.Context, jwt string) ([]byte, error) {
	payload, err := k.KeySet.VerifySignature(ctx, jwt)
	k.err = err
	return payload, err
}
