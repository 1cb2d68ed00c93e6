package admin

import (
	"encoding/json"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// AuditLogPage is a part of the log of what the administrator did.
type AuditLogPage struct {
	Fields   domain.AuditFields
	Errors   map[string]string // by field of the filter
	Actions  []string          // to choose from
	Entries  []domain.AuditEntry
	Names    AuditNames
	Total    int
	Page     int // from 1
	LastPage int
}

func (p AuditLogPage) query() url.Values {
	query := url.Values{}
	for name, value := range map[string]string{
		"actor": p.Fields.Actor, "action": p.Fields.Action, "subject": p.Fields.Subject, "from": p.Fields.From, "until": p.Fields.Until,
	} {
		if value != "" {
			query.Set(name, value)
		}
	}
	return query
}

func (p AuditLogPage) address(page int) string {
	query := p.query()
	if page > 1 {
		query.Set("page", strconv.Itoa(page))
	}
	return withQuery("/admin/audit", query)
}

func (p AuditLogPage) csvAddress() string { return withQuery("/admin/audit.csv", p.query()) }

func withQuery(path string, query url.Values) string {
	if len(query) == 0 {
		return path
	}
	return path + "?" + query.Encode()
}

func (p AuditLogPage) count() string {
	if p.Total == 1 {
		return "1 entry"
	}
	return components.Number(p.Total) + " entries"
}

func (p AuditLogPage) nothing() string {
	if p.Fields.Filtering() {
		return "No entries match these filters."
	}
	return "No actions yet. Everything the administrator does will be listed here."
}

// auditSubject is where the subject of an entry can be looked at, or nothing.
func auditSubject(e domain.AuditEntry) string {
	switch e.Subject {
	case "user":
		return "/admin/users/" + e.SubjectID
	case "tier":
		return "/admin/subscription-tiers/" + e.SubjectID
	case "image":
		return "/image/" + e.SubjectID
	}
	return ""
}

func auditTime(e domain.AuditEntry) string { return e.At.UTC().Format("Jan 2, 2006, 15:04:05") }

func auditISO(e domain.AuditEntry) string { return e.At.UTC().Format(time.RFC3339) }

// AuditChange is one thing that an entry tells to have been otherwise before.
type AuditChange struct{ Name, Before, After string }

// AuditChanges are the fields that an entry changed, in the order of their names. What was the same before is left
// out, and so is the reason where it is kept a second time: it stands above them.
func AuditChanges(e domain.AuditEntry) []AuditChange {
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
