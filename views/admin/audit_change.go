package admin

import (
	"encoding/json"
	"slices"
	"strings"

	"pellucid/internal/domain/auditlog"
)

// AuditChange is one thing that an entry tells to have been otherwise before.
type AuditChange struct{ Name, Before, After string }

// AuditChanges are the fields that an entry changed, in the order of their names. What was the same before is left
// out, and so is the reason where it is kept a second time: it stands above them.
func AuditChanges(e auditlog.Entry) []AuditChange {
	before, after := auditState(e.Before), auditState(e.After)
	var names []string
	for _, state := range []map[string]json.RawMessage{before, after} {
		for name := range state {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var changes []AuditChange
	for _, name := range slices.Compact(names) {
		if was, is := auditValue(before[name]), auditValue(after[name]); was != is && (is == "" || is != e.Reason) {
			changes = append(changes, AuditChange{Name: strings.ReplaceAll(name, "_", " "), Before: was, After: is})
		}
	}
	return changes
}

func auditState(state any) map[string]json.RawMessage {
	fields := map[string]json.RawMessage{}
	if text, ok := state.(json.RawMessage); ok {
		_ = json.Unmarshal(text, &fields) // a state that is no object has no fields to compare
	}
	return fields
}

// auditValue is a value as it is read: text without its quotes, nothing for what is not there.
func auditValue(value json.RawMessage) string {
	var text string
	if json.Unmarshal(value, &text) == nil {
		return text
	}
	switch string(value) {
	case "true":
		return "yes"
	case "false":
		return "no"
	}
	return string(value)
}
