package account

import (
	"strconv"
	"strings"
	"time"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/views/components"
)

// SecurityTab is the tab of the settings about who can get into an account, and about leaving.
type SecurityTab struct {
	User      *domain.User
	Mail      bool // mail can be sent from here
	Devices   []people.Device
	Tokens    []people.APIToken
	Accounts  []SocialAccount
	NewToken  string             // shown this once
	TokenName string             // what was typed
	Export    *people.DataExport // that was asked for last; nil: none
	Errors    map[string]string  // by field name
	Now       time.Time

	Second   people.SecondFactor
	Passkeys bool // browsers allow them at this address

	DeletionGrace time.Duration // how long a deletion can be undone
}

// SocialAccount is a provider that the user signs in with, or could.
type SocialAccount struct {
	Provider  people.Provider
	Connected bool
	Email     string
}

// ways counts the ways into the account.
func (t SecurityTab) ways() int {
	n := 0
	if t.User.HasPassword {
		n++
	}
	for _, a := range t.Accounts {
		if a.Connected {
			n++
		}
	}
	return n
}

func codesLeft(n int) string {
	switch n {
	case 0:
		return "None left. Make new ones."
	case 1:
		return "1 code left. Make new ones soon."
	}
	return strconv.Itoa(n) + " of " + strconv.Itoa(people.RecoveryCodes) + " left"
}

func passkeyAddress(key people.Passkey, act string) templ.SafeURL {
	return templ.SafeURL("/settings/passkeys/" + domain.IDText(key.ID) + "/" + act)
}

func (t SecurityTab) others() bool { return len(t.Devices) > 1 || len(t.Tokens) > 0 }

// othersEnd says what signing out everywhere else ends: it can't be undone.
func (t SecurityTab) othersEnd() string {
	devices, tokens := components.Count(len(t.Devices)-1, "other device"), components.Count(len(t.Tokens), "API token")
	switch {
	case len(t.Tokens) == 0:
		return "This signs you out on " + devices + "."
	case len(t.Devices) <= 1:
		return "This revokes " + tokens + ". Programs that use them stop working."
	}
	return "This signs you out on " + devices + " and revokes " + tokens + ". Programs that use them stop working."
}

// browsers and systems are told apart by these words of what a browser says of itself; the first that fits counts.
var (
	browsers = [][2]string{
		{"Edg", "Edge"}, {"OPR", "Opera"}, {"Firefox", "Firefox"}, {"FxiOS", "Firefox"}, {"CriOS", "Chrome"}, {"Chrome", "Chrome"},
		{"Safari", "Safari"}, {"curl", "curl"},
	}
	systems = [][2]string{
		{"iPhone", "iPhone"}, {"iPad", "iPad"}, {"Android", "Android"}, {"CrOS", "ChromeOS"}, {"Windows", "Windows"},
		{"Mac OS X", "Mac"}, {"Linux", "Linux"},
	}
)

// deviceName says in a few words what a browser says of itself in many.
func deviceName(agent string) string {
	browser, system := firstOf(browsers, agent), firstOf(systems, agent)
	switch {
	case browser == "" && system == "":
		return "Unknown browser"
	case browser == "":
		return "Browser on " + system
	case system == "":
		return browser
	}
	return browser + " on " + system
}

func firstOf(names [][2]string, agent string) string {
	for _, name := range names {
		if strings.Contains(agent, name[0]) {
			return name[1]
		}
	}
	return ""
}
