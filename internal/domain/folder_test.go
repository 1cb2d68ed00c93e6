package domain_test

import (
	"testing"

	"pellucid/internal/domain"
)

// A folder named with spaces of no width had no name to click on.
func TestAFolderHasANameThatIsSeen(t *testing.T) {
	for _, name := range []string{"", " \n", "\u200b\u200b", "\u2060", "\u3164", "\u2800 \u2800", "\u0301"} {
		if got, err := domain.FolderName(name); err == nil {
			t.Errorf("%q is taken as %q", name, got)
		}
	}
	for name, want := range map[string]string{" Stickers\r\nfor  Mira ": "Stickers for Mira", "🦊": "🦊", "ไก่": "ไก่", "…": "…", "👩‍🎨": "👩‍🎨"} {
		if got, err := domain.FolderName(name); got != want || err != nil {
			t.Errorf("%q is %q, %v", name, got, err)
		}
	}
}
