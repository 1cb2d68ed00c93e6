package views

import "pellucid/internal/domain"

// SettingsPage is one tab of the settings.
type SettingsPage struct {
	Tab     string // "profile" or "credits"; anything else means profile
	Balance domain.Balance
	Plan    domain.Plan
}

func (p SettingsPage) credits() bool { return p.Tab == "credits" }
