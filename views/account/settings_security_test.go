package account_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/testkit/pagetest"
	accountviews "pellucid/views/account"
)

func TestDevicesHaveNamesThatPeopleKnow(t *testing.T) {
	for agent, want := range map[string]string{
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36":                 "Chrome on Linux",
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0": "Edge on Windows",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1":          "Safari on iPhone",
		"Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0":                                                  "Firefox on Android",
		"": "Unknown browser", "something else": "Unknown browser",
	} {
		tab := accountviews.SecurityTab{User: &domain.User{Username: "mira"}, Devices: []people.Device{{Agent: agent, Current: true}}}
		if got := pagetest.Text(pagetest.Render(t, accountviews.SecuritySection(tab)).Find(".security-name").First()); got != want+" This device" {
			t.Errorf("%q is called %q", agent, got)
		}
	}
}

func TestTheOnlyWayInCannotBeDisconnected(t *testing.T) {
	for name, test := range map[string]struct {
		password, both bool
		forms          int
	}{"Google alone": {false, false, 0}, "Google and a password": {true, false, 1}, "Google and Facebook": {false, true, 2}} {
		tab := accountviews.SecurityTab{User: &domain.User{HasPassword: test.password}, Accounts: []accountviews.SocialAccount{
			{Provider: people.Google, Connected: true}, {Provider: people.Facebook, Connected: test.both},
		}}
		doc := pagetest.Render(t, accountviews.SecuritySection(tab))
		if n := doc.Find("form[action$='/disconnect']").Length(); n != test.forms {
			t.Errorf("%s: %d can be disconnected", name, n)
		}
	}
}

func TestTheFormOffersOnlyWhatIsSetUp(t *testing.T) {
	bare := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "login"}))
	if bare.Find(".auth-providers, a[href='/forgot-password'], [data-google]").Length() != 0 {
		t.Error("the form offers what is not set up")
	}
	whole := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{
		Mode: "login", Redirect: "/create", Mail: true, Providers: []people.Provider{people.Google, people.Facebook},
	}))
	pagetest.WantLink(t, whole, "Continue with Google", "/auth/google?redirect=%2Fcreate")
	pagetest.WantLink(t, whole, "Continue with Facebook", "/auth/facebook?redirect=%2Fcreate")
	pagetest.WantLink(t, whole, "Forgot password?", "/forgot-password")
}
