package domain

import "time"

// FreeTierID is the plan of everybody without a subscription.
const FreeTierID = 1

// Tier is a plan on offer. Money is in US cents.
type Tier struct {
	ID                int64
	Name              string
	PriceMonthlyCents int64
	PriceYearlyCents  int64
	CreemMonthlyID    string
	CreemYearlyID     string
	Terms
}

// Terms are what a plan gives. A subscription keeps a copy, so that editing a tier never alters what somebody has paid for.
type Terms struct {
	MonthlyCredits       int // credits per billing cycle; for the Free tier, credits once at registration
	CreditsAllowPurchase bool
	MaxResolution        int // pixels per side
	BatchSize            int // most images per request
	PriorityLevel        int // higher goes first
	CommercialUse        bool
	PrivateGallery       bool
	AdvancedPrompt       bool
	ModelEngines         bool // engines that cost the site money, such as photo models
}

// IsFree reports whether the tier costs nothing; its credits are granted once and never refreshed.
func (t Tier) IsFree() bool { return t.PriceMonthlyCents == 0 && t.PriceYearlyCents == 0 }

// AnnualPerMonthCents is the annual price per month that the pricing page shows: a twelfth of the yearly price, rounded down to
// the cent. The default prices divide exactly.
func (t Tier) AnnualPerMonthCents() int64 { return t.PriceYearlyCents / 12 }

// Plan is what a user may do right now: the terms of the active subscription, or those of the Free tier.
type Plan struct {
	TierID int64
	Name   string
	Terms
}

// IsPremium reports whether the plan is a paid one.
func (p Plan) IsPremium() bool { return p.TierID != FreeTierID }

// AddMonths returns the same day and time n months later, or that month's last day when it has no such day. Counting on
// from the first day of all, and not from the month before, brings a 31st back after a February.
func AddMonths(t time.Time, n int) time.Time {
	t = t.UTC()
	first := time.Date(t.Year(), t.Month()+time.Month(n), 1, t.Hour(), t.Minute(), t.Second(), t.Nanosecond(), time.UTC)
	lastDay := first.AddDate(0, 1, -1).Day()
	return first.AddDate(0, 0, min(t.Day(), lastDay)-1)
}
