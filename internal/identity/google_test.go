package identity_test

import (
	"context"
	"crypto/rand"
	"crypto/rsa"
	"runtime"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
	"pellucid/internal/identity/identitytest"
)

const loginFailed = "Google login failed, please try again or use email login"

// waits counts the pauses between tries, and makes none.
type waits struct{ all []time.Duration }

func (w *waits) wait(_ context.Context, d time.Duration) error {
	w.all = append(w.all, d)
	return nil
}

func newGoogle(t *testing.T) (*identity.GoogleLogin, *identitytest.Google, *waits) {
	t.Helper()
	issuer, w := identitytest.NewGoogle(t, time.Now), &waits{}
	return identity.NewGoogle(identity.Config{
		ID: identitytest.ClientID, Secret: identitytest.Secret, URL: issuer.URL, RedirectURL: "http://localhost/auth/google/callback",
		Now: time.Now, Wait: w.wait,
	}), issuer, w
}

func TestAnIDTokenIsCheckedInEveryRespect(t *testing.T) {
	google, issuer, _ := newGoogle(t)
	stranger, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	hour := time.Hour
	for name, test := range map[string]struct {
		token string
		good  bool
	}{
		"a good token":                       {issuer.IDToken(identitytest.Claims{"nonce": "n-1"}), true},
		"one that ended a moment ago":        {issuer.IDToken(identitytest.Claims{"nonce": "n-1", "exp": time.Now().Add(-30 * time.Second).Unix()}), true},
		"one that has run out":               {issuer.IDToken(identitytest.Claims{"nonce": "n-1", "exp": time.Now().Add(-hour).Unix()}), false},
		"one for another site":               {issuer.IDToken(identitytest.Claims{"nonce": "n-1", "aud": "456-def"}), false},
		"one for another site and ours":      {issuer.IDToken(identitytest.Claims{"nonce": "n-1", "aud": []string{"456-def", identitytest.ClientID}, "azp": "456-def"}), false},
		"one of another issuer":              {issuer.IDToken(identitytest.Claims{"nonce": "n-1", "iss": "https://evil.example"}), false},
		"one that Google's name is put on":   {issuer.IDToken(identitytest.Claims{"nonce": "n-1", "iss": "https://accounts.google.com"}), false},
		"one with another nonce":             {issuer.IDToken(identitytest.Claims{"nonce": "n-2"}), false},
		"one without a nonce":                {issuer.IDToken(nil), false},
		"one about nobody":                   {issuer.IDToken(identitytest.Claims{"nonce": "n-1", "sub": ""}), false},
		"one of a key that nobody knows":     {issuer.Signed(identitytest.Claims{"nonce": "n-1"}, jose.SigningKey{Algorithm: jose.RS256, Key: jose.JSONWebKey{Key: stranger, KeyID: "key-9"}}), false},
		"one of a stranger under a known id": {issuer.Signed(identitytest.Claims{"nonce": "n-1"}, jose.SigningKey{Algorithm: jose.RS256, Key: jose.JSONWebKey{Key: stranger, KeyID: "key-1"}}), false},
		"one signed with our public id":      {issuer.Signed(identitytest.Claims{"nonce": "n-1"}, jose.SigningKey{Algorithm: jose.HS256, Key: []byte(identitytest.ClientID + identitytest.ClientID)}), false},
		"one that is not signed":             {issuer.Unsigned(identitytest.Claims{"nonce": "n-1"}), false},
		"words with dots":                    {"not.a.token", false},
	} {
		t.Run(name, func(t *testing.T) {
			person, err := google.Verify(t.Context(), test.token, "n-1")
			if test.good {
				if err != nil || person.Subject != "1099" || person.Email != "ana@gmail.com" || person.Name != "Ana Lovelace" {
					t.Fatalf("%+v, %v", person, err)
				}
				return
			}
			if domain.CodeOf(err) != domain.Unauthenticated || message(err) != loginFailed || person.Subject != "" {
				t.Errorf("%+v, %v", person, err)
			}
		})
	}
}

// message is what a user is told.
func message(err error) string {
	if what, ok := err.(*domain.Error); ok {
		return what.Message
	}
	return ""
}

func TestAnAddressIsUsedOnlyAsFarAsGoogleVouchesForIt(t *testing.T) {
	google, issuer, _ := newGoogle(t)
	for name, test := range map[string]struct {
		claims          identitytest.Claims
		email           string
		verified, owned bool
	}{
		"a Gmail address":                 {identitytest.Claims{"email": "Ana@Gmail.com"}, "Ana@Gmail.com", true, true},
		"an organization's address":       {identitytest.Claims{"email": "ana@work.example", "hd": "work.example"}, "ana@work.example", true, true},
		"a confirmed address elsewhere":   {identitytest.Claims{"email": "ana@other.example"}, "ana@other.example", true, false},
		"an address that only ends alike": {identitytest.Claims{"email": "ana@notgmail.com"}, "ana@notgmail.com", true, false},
		"an unconfirmed address":          {identitytest.Claims{"email_verified": false}, "", false, false},
		"a confirmation in words":         {identitytest.Claims{"email_verified": "true"}, "ana@gmail.com", true, true},
		"a token that says nothing of it": {identitytest.Claims{"email_verified": nil}, "", false, false},
		"no address":                      {identitytest.Claims{"email": nil}, "", false, false},
		"an address that is none":         {identitytest.Claims{"email": "a\r\nBcc: b@gmail.com"}, "", false, false},
	} {
		t.Run(name, func(t *testing.T) {
			person, err := google.Verify(t.Context(), issuer.IDToken(test.claims), "")
			if err != nil || person.Email != test.email || person.EmailVerified != test.verified || person.EmailOwned != test.owned {
				t.Errorf("%+v, %v", person, err)
			}
		})
	}
}

func TestAnUnknownKeyIsLookedForOnce(t *testing.T) {
	google, issuer, _ := newGoogle(t)
	if _, err := google.Verify(t.Context(), issuer.IDToken(nil), ""); err != nil {
		t.Fatal(err)
	}
	issuer.Rotate()
	if _, err := google.Verify(t.Context(), issuer.IDToken(nil), ""); err != nil {
		t.Errorf("a token of the new key: %v", err)
	}
	if n := issuer.Hits("/certs"); n != 2 {
		t.Errorf("the keys were fetched %d times, want 2", n)
	}
}

func TestABrokenGoogleIsAskedThreeMoreTimesASecondApart(t *testing.T) {
	for broken, good := range map[int]bool{0: true, 1: true, 3: true, 4: false} {
		google, issuer, w := newGoogle(t)
		issuer.Break(broken)
		_, err := google.AuthURL(t.Context(), identity.NewAttempt(people.Google))
		if good && err != nil || !good && domain.CodeOf(err) != domain.Unavailable {
			t.Errorf("broken %d times: %v", broken, err)
		}
		if len(w.all) != min(broken, 3) {
			t.Errorf("broken %d times: waited %v", broken, w.all)
		}
		for _, d := range w.all {
			if d != time.Second {
				t.Errorf("waited %v", d)
			}
		}
	}
}

func TestKeysThatCannotBeFetchedAreNotTheVisitorsFault(t *testing.T) {
	google, issuer, _ := newGoogle(t)
	if _, err := google.AuthURL(t.Context(), identity.NewAttempt(people.Google)); err != nil {
		t.Fatal(err)
	}
	issuer.Break(4)
	if _, err := google.Verify(t.Context(), issuer.IDToken(nil), ""); domain.CodeOf(err) != domain.Unavailable || message(err) != loginFailed {
		t.Errorf("%v", err)
	}
	// The OIDC library lets go of a failed fetch in a goroutine of its own: a call in that moment still gets its error.
	var err error
	for range 1000 {
		if _, err = google.Verify(t.Context(), issuer.IDToken(nil), ""); err == nil {
			return
		}
		runtime.Gosched()
	}
	t.Errorf("and afterwards: %v", err)
}
