package billing

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

type portalOutput struct {
	Body struct {
		PortalURL string `json:"portal_url" doc:"One-time link to the payment provider's pages for cards and invoices"`
	}
}

func registerRenewals(calls huma.API, c Config) {
	tags := []string{"Subscriptions"}
	cancel := huma.Operation{OperationID: "cancel-subscription", Method: http.MethodPost, Path: "/subscriptions/cancel", Tags: tags, Summary: "Cancel the plan"}
	api.Act(calls, api.SignedIn(cancel), func(ctx context.Context, _ *struct{}) (*subscriptionOutput, error) {
		return renewed(ctx, c, c.Shop.Cancel)
	})
	resume := huma.Operation{OperationID: "resume-subscription", Method: http.MethodPost, Path: "/subscriptions/resume", Tags: tags, Summary: "Resume the plan"}
	api.Act(calls, api.SignedIn(resume), func(ctx context.Context, _ *struct{}) (*subscriptionOutput, error) {
		return renewed(ctx, c, c.Shop.Resume)
	})
	portal := huma.Operation{OperationID: "open-portal", Method: http.MethodPost, Path: "/subscriptions/portal", Tags: tags, Summary: "Open the customer portal"}
	api.Act(calls, api.SignedIn(portal), func(ctx context.Context, _ *struct{}) (*portalOutput, error) {
		if err := c.mayBegin(ctx, api.Me(ctx)); err != nil {
			return nil, err
		}
		address, err := c.Shop.Portal(ctx, api.Me(ctx))
		out := &portalOutput{}
		out.Body.PortalURL = address
		return out, err
	})
}

// renewed answers with the subscription after an act that ended it or went on with it.
func renewed(ctx context.Context, c Config, act func(context.Context, *domain.User) error) (*subscriptionOutput, error) {
	if err := c.mayBegin(ctx, api.Me(ctx)); err != nil {
		return nil, err
	}
	if err := act(ctx, api.Me(ctx)); err != nil {
		return nil, err
	}
	return mySubscription(ctx, c)
}
