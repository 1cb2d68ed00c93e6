package domain

// FreeTierID is the plan of everybody without a subscription.
const FreeTierID = 1

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

// Plan is what a user may do right now: the terms of the active subscription, or those of the Free tier.
type Plan struct {
	TierID int64
	Name   string
	Terms
}

// IsPremium reports whether the plan is a paid one.
func (p Plan) IsPremium() bool { return p.TierID != FreeTierID }
