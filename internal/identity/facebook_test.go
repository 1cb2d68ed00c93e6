package identity_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
	"pellucid/internal/identity/identitytest"
)

func newFacebook(t *testing.T) (*identity.FacebookLogin, *identitytest.Facebook, *waits) {
	t.Helper()
	double, w := identitytest.NewFacebook(t), &waits{}
	return identity.NewFacebook(identity.Config{
		ID: identitytest.ClientID, Secret: identitytest.Secret, URL: double.URL, RedirectURL: "http://localhost/auth/facebook/callback",
		Now: time.Now, Wait: w.wait,
	}), double, w
}

func TestAnAccessTokenMustBeOurs(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*identitytest.Facebook)
		token  string
		code   domain.Code // empty: signed in
	}{
		"a good token":             {nil, identitytest.Token, ""},
		"ids as numbers":           {func(f *identitytest.Facebook) { f.SetDebug("user_id", 10158); f.SetMe("id", 10158) }, identitytest.Token, ""},
		"a token that is none":     {nil, "something", domain.Unauthenticated},
		"no token":                 {nil, "", domain.Unauthenticated},
		"a token that was revoked": {func(f *identitytest.Facebook) { f.SetDebug("is_valid", false) }, identitytest.Token, domain.Unauthenticated},
		"a token of another app":   {func(f *identitytest.Facebook) { f.SetDebug("app_id", "999") }, identitytest.Token, domain.Unauthenticated},
		"a token that has run out": {func(f *identitytest.Facebook) { f.SetDebug("expires_at", time.Now().Add(-time.Hour).Unix()) }, identitytest.Token, domain.Unauthenticated},
		"a token of nobody":        {func(f *identitytest.Facebook) { f.SetDebug("user_id", nil) }, identitytest.Token, domain.Unauthenticated},
		"somebody else's profile":  {func(f *identitytest.Facebook) { f.SetMe("id", "666") }, identitytest.Token, domain.Unauthenticated},
		"Graph says 400":           {func(f *identitytest.Facebook) { f.Answer(http.StatusBadRequest) }, identitytest.Token, domain.Unauthenticated},
		"Graph is overloaded":      {func(f *identitytest.Facebook) { f.Answer(http.StatusServiceUnavailable) }, identitytest.Token, domain.Unavailable},
		"Graph counts our calls":   {func(f *identitytest.Facebook) { f.Answer(http.StatusTooManyRequests) }, identitytest.Token, domain.Unavailable},
	} {
		t.Run(name, func(t *testing.T) {
			facebook, double, _ := newFacebook(t)
			if test.change != nil {
				test.change(double)
			}
			person, err := facebook.Verify(t.Context(), test.token, "")
			if test.code != "" {
				if domain.CodeOf(err) != test.code || person.Subject != "" {
					t.Errorf("%+v, %v", person, err)
				}
				return
			}
			want := people.Person{Provider: people.Facebook, Subject: "10158", Name: "Ana Lovelace", Email: "ana@example.org"}
			if err != nil || person != want {
				t.Errorf("%+v, %v", person, err)
			}
		})
	}
}

func TestABrokenGraphIsAskedThreeMoreTimes(t *testing.T) {
	facebook, double, w := newFacebook(t)
	double.Answer(http.StatusInternalServerError)
	_, err := facebook.Verify(t.Context(), identitytest.Token, "")
	if domain.CodeOf(err) != domain.Unavailable || double.Hits() != 4 || len(w.all) != 3 {
		t.Errorf("%v after %d tries and %v", err, double.Hits(), w.all)
	}
}

func TestNoErrorRepeatsASecretOfFacebook(t *testing.T) {
	facebook := identity.NewFacebook(identity.Config{
		ID: identitytest.ClientID, Secret: identitytest.Secret, URL: "http://127.0.0.1:1", Now: time.Now, Wait: new(waits).wait,
	})
	_, err := facebook.Verify(t.Context(), identitytest.Token, "")
	if domain.CodeOf(err) != domain.Unavailable {
		t.Fatalf("%v", err)
	}
	for _, secret := range []string{identitytest.Secret, identitytest.Token, "a+secret"} {
		if strings.Contains(err.Error(), secret) {
			t.Errorf("the error is %v", err)
		}
	}
}

func TestTheRealFacebookHasItsDialogElsewhere(t *testing.T) {
	facebook := identity.NewFacebook(identity.Config{ID: identitytest.ClientID, RedirectURL: "https://here.example/auth/facebook/callback", Now: time.Now})
	address, err := facebook.AuthURL(t.Context(), identity.NewAttempt(people.Facebook))
	if err != nil || !strings.HasPrefix(address, "https://www.facebook.com/v23.0/dialog/oauth?") || !strings.Contains(address, "scope=email%2Cpublic_profile") {
		t.Errorf("%s, %v", address, err)
	}
}
