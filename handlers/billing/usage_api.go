package billing

import (
	"context"
	"net/http"

	"pellucid/handlers/api"

	"github.com/danielgtaylor/huma/v2"
)

type usageOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         api.Usage
}

func registerUsage(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "get-usage", Method: http.MethodGet, Path: "/images/usage", Tags: []string{"Images"}, Summary: "Get credits"}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, _ *struct{}) (*usageOutput, error) {
		plan, err := c.Store.PlanOf(ctx, api.Me(ctx).ID)
		if err != nil {
			return nil, err
		}
		balance, err := c.Store.Balance(ctx, api.Me(ctx).ID)
		return &usageOutput{CacheControl: api.Private, Body: api.UsageBody(plan, balance)}, err
	})
}
