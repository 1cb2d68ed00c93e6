package sitetests

import (
	"net/url"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

// The browser checks none of these forms: without a script, what is wrong has to come back beside the fields.
func TestFormsThatTheBrowserDoesNotCheckComeBackWithTheirErrors(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, visitor, admin := site.SignIn(t, site.AddUser(t, "mira")), site.Visitor(t), sitetest.NewAdminClient(t, site)
	for name, test := range map[string]struct {
		client *sitetest.Client
		path   string
		form   url.Values
	}{
		"sign in":         {visitor, "/auth", url.Values{"mode": {"login"}}},
		"sign up":         {visitor, "/auth", url.Values{"mode": {"register"}}},
		"forgot password": {visitor, "/forgot-password", nil},
		"new password":    {mira, "/settings/password", nil},
		"API token":       {mira, "/settings/tokens", nil},
		"a tier":          {admin, "/admin/subscription-tiers/2", url.Values{"name": {""}}},
	} {
		answer := test.client.PostForm(test.path, test.form)
		if answer.Status < 400 || answer.Status >= 500 {
			t.Errorf("%s is answered with %d", name, answer.Status)
			continue
		}
		if answer.Doc().Find("main .field-error, main [role=alert]").Length() == 0 {
			t.Errorf("%s comes back without a word", name)
		}
	}
}
