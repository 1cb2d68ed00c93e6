package sandbox

import "time"

// addMonths is the same day and time some months later, or the last day of a month that has no such day.
func addMonths(t time.Time, months int) time.Time {
	first := time.Date(t.Year(), t.Month()+time.Month(months), 1, t.Hour(), t.Minute(), t.Second(), t.Nanosecond(), t.Location())
	lastDay := first.AddDate(0, 1, -1).Day()
	return first.AddDate(0, 0, min(t.Day(), lastDay)-1)
}

// begin starts the count of periods anew.
func (sub *subscription) begin(at time.Time) {
	sub.Anchor, sub.Periods = at, 0
	sub.PeriodStart, sub.PeriodEnd = at, addMonths(at, sub.Product.Months)
}

// advance moves on to the period after the present one; days that short months lack come back in long ones. A product with
// another length of period starts the count anew.
func (sub *subscription) advance() {
	if !sub.PeriodEnd.Equal(addMonths(sub.Anchor, (sub.Periods+1)*sub.Product.Months)) {
		sub.begin(sub.PeriodEnd)
		return
	}
	sub.Periods++
	sub.PeriodStart, sub.PeriodEnd = sub.PeriodEnd, addMonths(sub.Anchor, (sub.Periods+1)*sub.Product.Months)
}

// unused is the share of an amount that belongs to the rest of the present period, rounded to whole cents.
func (sub *subscription) unused(cents int64, at time.Time) int64 {
	total, left := sub.PeriodEnd.Sub(sub.PeriodStart).Milliseconds(), sub.PeriodEnd.Sub(at).Milliseconds()
	if total <= 0 || left <= 0 {
		return 0
	}
	if left > total {
		left = total
	}
	half := total / 2
	if cents < 0 {
		half = -half
	}
	return (cents*left + half) / total
}
