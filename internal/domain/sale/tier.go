package sale

import (
	"time"

	"pellucid/internal/domain"
)

// Tier is a plan on offer. Money is in US cents.
type Tier struct {
	ID                int64
	Name              string
	PriceMonthlyCents int64
	PriceYearlyCents  int64
	CreemMonthlyID    string
	CreemYearlyID     string
	domain.Terms
}

// IsFree reports whether the tier costs nothing; its credits are granted once and never refreshed.
func (t Tier) IsFree() bool { return t.PriceMonthlyCents == 0 && t.PriceYearlyCents == 0 }

// AnnualPerMonthCents is the annual price per month that the pricing page shows: a twelfth of the yearly price, rounded down to
// the cent. The default prices divide exactly.
func (t Tier) AnnualPerMonthCents() int64 { return t.PriceYearlyCents / 12 }

// AddMonths returns the same day and time n months later, or that month's last day when it has no such day. Counting on
// from the first day of all, and not from the month before, brings a 31st back after a February.
func AddMonths(t time.Time, n int) time.Time {
	t = t.UTC()
	first := time.Date(t.Year(), t.Month()+time.Month(n), 1, t.Hour(), t.Minute(), t.Second(), t.Nanosecond(), time.UTC)
	lastDay := first.AddDate(0, 1, -1).Day()
	return first.AddDate(0, 0, min(t.Day(), lastDay)-1)
}
