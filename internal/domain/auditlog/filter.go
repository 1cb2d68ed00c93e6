package auditlog

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// PageSize is how many entries of the audit log are shown at once, and Most how many can be asked for.
const (
	PageSize = 50
	Most     = 1000
)

// Fields are a filter of the audit log as somebody enters it. Days are like 2026-11-20, both included, in UTC.
type Fields struct{ Actor, Action, Subject, From, Until string }

// Filtering reports whether anything is entered.
func (f Fields) Filtering() bool { return f != Fields{} }

var auditTarget = regexp.MustCompile(`^[a-z_]{1,20}(:[\w-]{0,40})?$`)

// Filter returns what the fields mean. A field that cannot be understood is an Invalid error.
func (f Fields) Filter() (filter Filter, err error) {
	filter.Action = strings.TrimSpace(f.Action)
	if actor := strings.TrimSpace(f.Actor); actor != "" {
		if filter.ActorID, err = strconv.ParseInt(actor, 10, 64); err != nil || filter.ActorID <= 0 {
			return filter, domain.FieldErrorf("actor", "Enter the ID of a user.")
		}
	}
	if filter.Target = strings.TrimSpace(f.Subject); filter.Target != "" {
		if !auditTarget.MatchString(filter.Target) {
			return filter, domain.FieldErrorf("subject", "Enter a subject such as user or user:7.")
		}
		if !strings.Contains(filter.Target, ":") {
			filter.Target += ":"
		}
	}
	if filter.From, err = auditDay("from", f.From, 0); err != nil {
		return filter, err
	}
	filter.Until, err = auditDay("until", f.Until, 1)
	return filter, err
}

// auditDay is the beginning of a day, or of one so many days later; zero when none is entered.
func auditDay(field, day string, later int) (time.Time, error) {
	if day = strings.TrimSpace(day); day == "" {
		return time.Time{}, nil
	}
	at, err := time.Parse(time.DateOnly, day)
	if err != nil || at.Year() < 1970 || at.Year() > 9999 {
		return time.Time{}, domain.FieldErrorf(field, "Enter a date such as 2026-11-20.")
	}
	return at.AddDate(0, 0, later), nil
}
