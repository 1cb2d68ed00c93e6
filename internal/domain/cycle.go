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

// monthsBetween is how many whole months lie between two moments, counted by AddMonths; never less than zero.
func monthsBetween(start, end time.Time) int {
	n := (end.Year()-start.Year())*12 + int(end.Month()) - int(start.Month())
	for n > 0 && AddMonths(start, n).After(end) {
		n--
	}
	return max(n, 0)
}

// cyclesIn is how many refreshes a paid period has, at least one. A provider's year may end a few hours early: what is
// nearly a month counts as one.
func cyclesIn(start, end time.Time, p PaymentType) int {
	if p == Monthly {
		return 1
	}
	return max(1, monthsBetween(start, end.Add(24*time.Hour)))
}
