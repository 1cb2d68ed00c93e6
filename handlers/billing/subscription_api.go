package billing

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// Subscription is a plan that somebody pays for.
type Subscription struct {
	ID          int64     `json:"id"`
	Tier        TierName  `json:"tier"`
	IsActive    bool      `json:"is_active" doc:"Gives access now"`
	AutoRenew   bool      `json:"auto_renew"`
	Status      string    `json:"status" doc:"active, past_due, canceled, expired or replaced"`
	Badge       string    `json:"badge" doc:"The status in words" example:"Active (Auto-renew)"`
	PaymentType string    `json:"payment_type" enum:"monthly,yearly"`
	Price       float64   `json:"price" doc:"Dollars for each payment"`
	StartsAt    time.Time `json:"starts_at"`
	ExpiresAt   time.Time `json:"expires_at" doc:"End of the paid period"`
	Next        *NextPlan `json:"next,omitempty" doc:"What it changes to at the end of the paid period. Without it, it stays as it is"`
}

// NextPlan is what a subscription changes to with the next payment.
type NextPlan struct {
	Tier        TierName `json:"tier"`
	PaymentType string   `json:"payment_type" enum:"monthly,yearly"`
	Price       float64  `json:"price" doc:"Dollars for each payment"`
}

// TierName is a plan by its name.
type TierName struct {
	ID   int64  `json:"id"`
	Name string `json:"name"`
}

// SubscriptionChange is one line of a subscription's history.
type SubscriptionChange struct {
	ID         int64     `json:"id"`
	Change     string    `json:"change" example:"renewed"`
	TierName   string    `json:"tier_name"`
	StartsAt   time.Time `json:"starts_at"`
	ExpiresAt  time.Time `json:"expires_at"`
	IsActive   bool      `json:"is_active"`
	AutoRenew  bool      `json:"auto_renew"`
	HappenedAt time.Time `json:"happened_at"`
}

// subscriptionOutput has null for a body where there is no subscription.
type subscriptionOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         *Subscription
}

type changesOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Data  []SubscriptionChange `json:"data"`
		Total int                  `json:"total"`
	}
}

func registerMySubscription(calls huma.API, c Config) {
	tags := []string{"Subscriptions"}
	mine := huma.Operation{OperationID: "get-my-subscription", Method: http.MethodGet, Path: "/subscriptions/my", Tags: tags, Summary: "Get your subscription"}
	api.Act(calls, api.SignedIn(mine), func(ctx context.Context, _ *struct{}) (*subscriptionOutput, error) {
		return mySubscription(ctx, c)
	})
	history := huma.Operation{OperationID: "list-subscription-history", Method: http.MethodGet, Path: "/subscriptions/history", Tags: tags, Summary: "List subscription history"}
	api.Act(calls, api.SignedIn(history), func(ctx context.Context, _ *struct{}) (*changesOutput, error) {
		changes, err := c.Store.SubscriptionHistory(ctx, api.Me(ctx).ID)
		out := &changesOutput{CacheControl: api.Private}
		out.Body.Data, out.Body.Total = make([]SubscriptionChange, len(changes)), len(changes)
		for i, change := range changes {
			out.Body.Data[i] = SubscriptionChange{
				ID: change.ID, Change: change.Change, TierName: change.TierName, StartsAt: change.StartsAt, ExpiresAt: change.ExpiresAt,
				IsActive: change.IsActive, AutoRenew: change.AutoRenew, HappenedAt: change.HappenedAt,
			}
		}
		return out, err
	})
}

// mySubscription is what the caller subscribed to.
func mySubscription(ctx context.Context, c Config) (*subscriptionOutput, error) {
	out := &subscriptionOutput{CacheControl: api.Private}
	sub, err := c.Store.SubscriptionOf(ctx, api.Me(ctx).ID)
	switch {
	case err == nil:
		body := subscriptionBody(sub)
		out.Body = &body
	case domain.CodeOf(err) == domain.NotFound:
		err = nil
	}
	return out, err
}

func subscriptionBody(s sale.Subscription) Subscription {
	body := Subscription{
		ID: s.ID, Tier: TierName{ID: s.TierID, Name: s.TierName}, IsActive: s.IsActive, AutoRenew: s.Renews(), Status: string(s.Status),
		Badge: s.Badge(), PaymentType: string(s.Payment), Price: api.Dollars(s.PriceCents), StartsAt: s.StartsAt, ExpiresAt: s.ExpiresAt,
	}
	if s.Next != nil && s.Renews() {
		body.Next = &NextPlan{Tier: TierName{ID: s.Next.TierID, Name: s.Next.TierName}, PaymentType: string(s.Next.Payment), Price: api.Dollars(s.Next.PriceCents)}
	}
	return body
}
