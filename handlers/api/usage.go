package api

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/internal/domain"
)

// Plans knows what users may do and have left.
type Plans interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	Balance(ctx context.Context, userID int64) (domain.Balance, error)
	Tiers(ctx context.Context) ([]domain.Tier, error)
}

// Usage is a user's credits.
type Usage struct {
	RemainingCredits int        `json:"remaining_credits"`
	MonthlyCredits   int        `json:"monthly_credits"`
	UsedCredits      int        `json:"used_credits" doc:"In this billing cycle"`
	Percentage       float64    `json:"percentage" doc:"used / (used + remaining), 0 to 100"`
	ResetAt          *time.Time `json:"reset_at" nullable:"true" doc:"Next refresh; null when there is none"`
	IsPremium        bool       `json:"isPremium"`
	PrivateGallery   bool       `json:"private_gallery"`
	MaxResolution    int        `json:"max_resolution"`
	BatchSize        int        `json:"batch_size"`
}

type usageOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         Usage
}

func registerUsage(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "get-usage", Method: http.MethodGet, Path: "/images/usage", Tags: []string{"Images"}, Summary: "My credits"}
	Act(calls, SignedIn(op), func(ctx context.Context, _ *struct{}) (*usageOutput, error) {
		plan, err := c.Plans.PlanOf(ctx, Me(ctx).ID)
		if err != nil {
			return nil, err
		}
		balance, err := c.Plans.Balance(ctx, Me(ctx).ID)
		return &usageOutput{CacheControl: Private, Body: UsageBody(plan, balance)}, err
	})
}

// UsageBody tells a user's credits; the create screen carries the same.
func UsageBody(plan domain.Plan, balance domain.Balance) Usage {
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
