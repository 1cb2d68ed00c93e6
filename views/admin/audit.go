package admin

import (
	"net/url"
	"strconv"
	"time"

	"pellucid/internal/domain/auditlog"
	"pellucid/views/components"
)

// AuditLogPage is a part of the log of what the administrator did.
type AuditLogPage struct {
	Fields   auditlog.Fields
	Errors   map[string]string // by field of the filter
	Actions  []string          // to choose from
	Entries  []auditlog.Entry
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
func auditSubject(e auditlog.Entry) string {
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

func auditTime(e auditlog.Entry) string { return e.At.UTC().Format("Jan 2, 2006, 15:04:05") }

func auditISO(e auditlog.Entry) string { return e.At.UTC().Format(time.RFC3339) }
