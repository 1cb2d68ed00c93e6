package upkeep_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/upkeep"
)

func TestPeriodsThatTheLawOrThePromiseForbidAreRefused(t *testing.T) {
	if err := upkeep.DefaultRetention().Validate(); err != nil {
		t.Errorf("the defaults: %v", err)
	}
	for want, change := range map[string]func(*upkeep.Retention){
		"--keep-buyer-details must be at least 6 years, not 24 hours":            func(r *upkeep.Retention) { r.BuyerDetails = 24 * time.Hour },
		"--keep-deleted-accounts must be at least 24 hours and at most 30 days":  func(r *upkeep.Retention) { r.DeletedGrace = 0 },
		"--keep-visitor-images must be at least 1 hour and at most 24 hours":     func(r *upkeep.Retention) { r.VisitorImages = 48 * time.Hour },
		"--keep-sessions must be at least 24 hours and at most 400 days, not 10": func(r *upkeep.Retention) { r.Sessions = 10 * 365 * 24 * time.Hour },
	} {
		r := upkeep.DefaultRetention()
		change(&r)
		if err := r.Validate(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

func TestTheOperatorsManualHasTheRealPeriods(t *testing.T) {
	manual, err := os.ReadFile("../../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	if table := upkeep.DefaultRetention().SettingsMarkdown(); !strings.Contains(string(manual), table) {
		t.Errorf("docs/operating.md does not have this table:\n%s", table)
	}
}

// A deleted image stayed in backups for a week, and the privacy page did not say so.
func TestThePrivacyPageTellsHowLongBackupsHoldWhatWasDeleted(t *testing.T) {
	for want, kept := range map[string]time.Duration{
		"| What was deleted, in backups | 8 days |":                        8 * 24 * time.Hour,
		"| What was deleted, in backups | Until the backups are deleted |": -1,
	} {
		r := upkeep.DefaultRetention()
		if strings.Contains(r.Markdown(), "backups") {
			t.Error("a site without backups tells of them")
		}
		r.Backups = kept
		if text := r.Markdown(); !strings.Contains(text, want) {
			t.Errorf("%s does not say %s", text, want)
		}
	}
}
