package collection_test

import (
	"errors"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// A folder named with spaces of no width had no name to click on.
func TestAFolderHasANameThatIsSeen(t *testing.T) {
	for _, name := range []string{"", " \n", "\u200b\u200b", "\u2060", "\u3164", "\u2800 \u2800", "\u0301"} {
		if got, err := collection.FolderName(name); err == nil {
			t.Errorf("%q is taken as %q", name, got)
		}
	}
	for name, want := range map[string]string{" Stickers\r\nfor  Mira ": "Stickers for Mira", "🦊": "🦊", "ไก่": "ไก่", "…": "…", "👩‍🎨": "👩‍🎨"} {
		if got, err := collection.FolderName(name); got != want || err != nil {
			t.Errorf("%q is %q, %v", name, got, err)
		}
	}
}

// wantField fails the test unless err is an Invalid error about a field, or nil when field is empty.
func wantField(t *testing.T, err error, field string) {
	t.Helper()
	if field == "" {
		if err != nil {
			t.Errorf("refused: %v", err)
		}
		return
	}
	var e *domain.Error
	if !errors.As(err, &e) || e.Code != domain.Invalid || e.Field != field {
		t.Errorf("got %v, want an error about %s", err, field)
	}
}
