package billingstate

import (
	"time"

	"pellucid/internal/domain/sale"
)

// monthsBetween is how many whole months lie between two moments, counted by AddMonths; never less than zero.
func monthsBetween(start, end time.Time) int {
	n := (end.Year()-start.Year())*12 + int(end.Month()) - int(start.Month())
	for n > 0 && sale.AddMonths(start, n).After(end) {
		n--
	}
	return max(n, 0)
}

// cyclesIn is how many refreshes a paid period has, at least one. A provider's year may end a few hours early: what is
// nearly a month counts as one.
func cyclesIn(start, end time.Time, p sale.PaymentType) int {
	if p == sale.Monthly {
		return 1
	}
	return max(1, monthsBetween(start, end.Add(24*time.Hour)))
}
