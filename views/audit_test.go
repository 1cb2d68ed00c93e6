package views_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/views"
)

func TestAnEntryTellsWhatItChangedAndItsReasonOnce(t *testing.T) {
	t.Parallel()
	entry := domain.AuditEntry{
		Reason: "spam", Before: json.RawMessage(`{"is_active":true,"plan":"Free"}`), After: json.RawMessage(`{"is_active":false,"inactive_reason":"spam","plan":"Free"}`),
	}
	want := []views.AuditChange{{Name: "is active", Before: "yes", After: "no"}}
	if diff := cmp.Diff(want, views.AuditChanges(entry)); diff != "" {
		t.Error(diff)
	}
	entry = domain.AuditEntry{Before: json.RawMessage(`{"bio":"hello"}`), After: json.RawMessage(`{"bio":""}`)}
	if diff := cmp.Diff([]views.AuditChange{{Name: "bio", Before: "hello"}}, views.AuditChanges(entry)); diff != "" {
		t.Error(diff)
	}
}
