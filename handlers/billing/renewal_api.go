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
		PortalURL string `json:"portal_url" doc:"The provider's pages about cards and invoices, for one visit"`
	}
}

func registerRenewals(calls huma.API, c Config) {
	tags := []string{"Subscriptions"}
	cancel := huma.Operation{OperationID: "cancel-subscription", Method: http.MethodPost, Path: "/subscriptions/cancel", Tags: tags, Summary: "End my subscription when what is paid for ends"}
	api.Act(calls, api.SignedIn(cancel), func(ctx context.Context, _ *struct{}) (*subscriptionOutput, error) {
		return renewed(ctx, c, c.Shop.Cancel)
	})
	resume := huma.Operation{OperationID: "resume-subscription", Method: http.MethodPost, Path: "/subscriptions/resume", Tags: tags, Summary: "Take a cancellation back"}
	api.Act(calls, api.SignedIn(resume), func(ctx context.Context, _ *struct{}) (*subscriptionOutput, error) {
		return renewed(ctx, c, c.Shop.Resume)
	})
	portal := huma.Operation{OperationID: "open-portal", Method: http.MethodPost, Path: "/subscriptions/portal", Tags: tags, Summary: "Where I manage my cards and invoices"}
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
