package domain

import "time"

// AddMonths returns the same day and time n months later, or that month's last day when it has no such day. Counting on
// from the first day of all, and not from the month before, brings a 31st back after a February.
func AddMonths(t time.Time, n int) time.Time {
	t = t.UTC()
	first := time.Date(t.Year(), t.Month()+time.Month(n), 1, t.Hour(), t.Minute(), t.Second(), t.Nanosecond(), time.UTC)
	lastDay := first.AddDate(0, 1, -1).Day()
	return first.AddDate(0, 0, min(t.Day(), lastDay)-1)
}
