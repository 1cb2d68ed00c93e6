package billing

import (
	"context"
	"net/http"

	"pellucid/handlers/api"

	"github.com/danielgtaylor/huma/v2"
)

type tiersOutput struct{ Body []api.Tier }

func registerSubscriptions(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "list-tiers", Method: http.MethodGet, Path: "/subscriptions/tiers", Tags: []string{"Subscriptions"}, Summary: "List plans"}
	api.Act(calls, api.Public(op), func(ctx context.Context, _ *struct{}) (*tiersOutput, error) {
		tiers, err := c.Store.Tiers(ctx)
		return &tiersOutput{Body: api.TierBodies(tiers)}, err
	})
	registerMySubscription(calls, c)
	registerPurchases(calls, c)
	registerRenewals(calls, c)
}
