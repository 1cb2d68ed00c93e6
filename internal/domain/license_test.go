package domain

import (
	"strings"
	"testing"
)

func TestAnAttributionNamesTheLicenseActuallyHeld(t *testing.T) {
	for plan, test := range map[string]struct {
		commercial bool
		want       string
	}{
		"Free": {false, "“a paper boat” by mira, made with Pellucid, https://p.example/image/1. Royalty-free, personal use only (Free plan, terms of 2025-02-15)."},
		"Pro":  {true, "“a paper boat” by mira, made with Pellucid, https://p.example/image/1. Royalty-free, personal and commercial use (Pro plan, terms of 2025-02-15)."},
	} {
		img := Image{Prompt: "a paper boat", Username: "mira", License: License{Commercial: test.commercial, Plan: plan, TermsVersion: "2025-02-15"}}
		if got := Attribution(img, "Pellucid", "https://p.example/image/1"); got != test.want {
			t.Errorf("%s plan:\n%s, want\n%s", plan, got, test.want)
		}
	}
}

func TestALongPromptIsCutInAnAttribution(t *testing.T) {
	img := Image{Prompt: strings.Repeat("ä", 81), Username: "mira"}
	if got := Attribution(img, "Pellucid", "x"); !strings.HasPrefix(got, "“"+strings.Repeat("ä", 80)+"…” by") {
		t.Error(got)
	}
}
