package accounts

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/identity/identitytest"
	"pellucid/internal/testkit/sitetest"
)

// signedFor is a request as Facebook signs it.
func signedFor(secret, payload string) string {
	encoded := base64.RawURLEncoding.EncodeToString([]byte(payload))
	sum := hmac.New(sha256.New, []byte(secret))
	sum.Write([]byte(encoded))
	return base64.RawURLEncoding.EncodeToString(sum.Sum(nil)) + "." + encoded
}

type facebookAnswer struct {
	URL  string `json:"url"`
	Code string `json:"confirmation_code"`
}

func TestWhoDeletesTheirDataAtFacebookIsDisconnectedOrDeleted(t *testing.T) {
	t.Parallel()
	site, _, _ := socialSite(t)
	visitor := site.Visitor(t)
	with, without := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	site.Store.Exec(t, `INSERT INTO identities (provider, subject, user_id, email) VALUES ('facebook', '111', ?, ''), ('facebook', '222', ?, '')`, with.ID, without.ID)
	site.Store.Exec(t, `UPDATE users SET password_hash = '' WHERE id = ?`, without.ID)
	ask := func(signed string, status int) (a facebookAnswer) {
		t.Helper()
		answer := visitor.PostForm("/auth/facebook/deletion", url.Values{"signed_request": {signed}}, "Origin", "https://www.facebook.com").Want(status)
		if status == http.StatusOK {
			a = sitetest.Decoded[facebookAnswer](t, answer)
		}
		return a
	}
	says := func(a facebookAnswer, want string) {
		t.Helper()
		if page := string(visitor.Get(strings.TrimPrefix(a.URL, site.URL)).Want(http.StatusOK).Body); !strings.Contains(page, want) || a.Code == "" || !strings.HasSuffix(a.URL, a.Code) {
			t.Errorf("%+v leads to a page without %q", a, want)
		}
	}
	const first = `{"algorithm":"HMAC-SHA256","issued_at":1795377004,"user_id":"111"}`
	for name, wrong := range map[string]string{
		"another app's signature": signedFor("another secret", first),
		"no signature":            "." + base64.RawURLEncoding.EncodeToString([]byte(first)),
		"another algorithm":       signedFor(identitytest.Secret, `{"algorithm":"none","user_id":"111"}`),
		"nobody":                  signedFor(identitytest.Secret, `{"algorithm":"HMAC-SHA256"}`),
		"nothing":                 "",
	} {
		ask(wrong, http.StatusUnauthorized)
		if site.Store.Int(t, `SELECT count(*) FROM identities`) != 2 || site.Store.Int(t, `SELECT count(*) FROM facebook_deletions`) != 0 {
			t.Fatalf("%s changed something", name)
		}
	}
	signed := signedFor(identitytest.Secret, first)
	disconnected := ask(signed, http.StatusOK)
	says(disconnected, "Your account stays")
	site.Store.Exec(t, `INSERT INTO identities (provider, subject, user_id, email) VALUES ('facebook', '111', ?, '')`, with.ID) // they connect again
	if again := ask(signed, http.StatusOK); again != disconnected || site.Store.Int(t, `SELECT count(*) FROM identities WHERE subject = '111'`) != 1 {
		t.Errorf("the old request again: %+v, want %+v without any effect", again, disconnected)
	}
	scheduled := ask(signedFor(identitytest.Secret, strings.Replace(first, "111", "222", 1)), http.StatusOK)
	says(scheduled, "will be deleted on")
	if link := site.MailedLink(t, without.Email); !strings.HasPrefix(link, "/keep-account?") {
		t.Errorf("the email leads to %s", link)
	}
	if site.Store.Int(t, `SELECT count(*) FROM users WHERE delete_after IS NOT NULL`) != 1 {
		t.Error("not exactly one account is to be deleted")
	}
	says(ask(signedFor(identitytest.Secret, strings.Replace(first, "111", "999", 1)), http.StatusOK), "nothing to delete")
}
