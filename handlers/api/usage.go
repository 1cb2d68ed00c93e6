package api

import (
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
)

// Usage is a user's credits.
type Usage struct {
	RemainingCredits int        `json:"remaining_credits"`
	MonthlyCredits   int        `json:"monthly_credits"`
	UsedCredits      int        `json:"used_credits" doc:"In this billing cycle"`
	Percentage       float64    `json:"percentage" doc:"used / (used + remaining), 0 to 100"`
	ResetAt          *time.Time `json:"reset_at" nullable:"true" doc:"Next reset, or null if there is none"`
	IsPremium        bool       `json:"isPremium"`
	PrivateGallery   bool       `json:"private_gallery"`
	MaxResolution    int        `json:"max_resolution"`
	BatchSize        int        `json:"batch_size"`
}

// UsageBody tells a user's credits; the create screen carries the same.
func UsageBody(plan domain.Plan, balance ledger.Balance) Usage {
	usage := Usage{
		RemainingCredits: balance.Remaining(), MonthlyCredits: plan.MonthlyCredits, UsedCredits: balance.Used,
		Percentage: balance.Percentage(), IsPremium: plan.IsPremium(), PrivateGallery: plan.PrivateGallery,
		MaxResolution: plan.MaxResolution, BatchSize: plan.BatchSize,
	}
	if !balance.ResetAt.IsZero() {
		usage.ResetAt = &balance.ResetAt
	}
	return usage
}
