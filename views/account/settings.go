// Package account holds the pages of an account: signing in, the dashboard and the settings.
package account

// SettingsTab is one of the pages that the settings consist of.
type SettingsTab string

// The tabs.
const (
	TabProfile      SettingsTab = "profile"
	TabSubscription SettingsTab = "subscription"
	TabCredits      SettingsTab = "credits"
	TabSecurity     SettingsTab = "security"
)

// settingsTabs are the tabs in their order, with their names.
var settingsTabs = []struct {
	Tab  SettingsTab
	Name string
}{{TabProfile, "Profile"}, {TabSubscription, "Subscription"}, {TabCredits, "Credits"}, {TabSecurity, "Security"}}

// ParseSettingsTab returns the tab named s; anything unknown means the profile.
func ParseSettingsTab(s string) SettingsTab {
	for _, known := range settingsTabs {
		if string(known.Tab) == s {
			return known.Tab
		}
	}
	return TabProfile
}

// Address is where the tab is.
func (t SettingsTab) Address() string { return "/settings?tab=" + string(t) }
