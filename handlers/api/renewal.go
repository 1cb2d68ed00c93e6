package api

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/internal/domain"
)

// Renewals ends and goes on with what somebody subscribed to, and leads to the provider's own pages about it.
type Renewals interface {
	Cancel(ctx context.Context, user *domain.User) error
	Resume(ctx context.Context, user *domain.User) error
	Portal(ctx context.Context, user *domain.User) (address string, err error)
}

type portalOutput struct {
	Body struct {
		PortalURL string `json:"portal_url" doc:"The provider's pages about cards and invoices, for one visit"`
	}
}

func registerRenewals(calls huma.API, c Config) {
	tags := []string{"Subscriptions"}
	cancel := huma.Operation{OperationID: "cancel-subscription", Method: http.MethodPost, Path: "/subscriptions/cancel", Tags: tags, Summary: "End my subscription when what is paid for ends"}
	Act(calls, SignedIn(cancel), func(ctx context.Context, _ *struct{}) (*subscriptionOutput, error) {
		return renewed(ctx, c, c.Renewals.Cancel)
	})
	resume := huma.Operation{OperationID: "resume-subscription", Method: http.MethodPost, Path: "/subscriptions/resume", Tags: tags, Summary: "Take a cancellation back"}
	Act(calls, SignedIn(resume), func(ctx context.Context, _ *struct{}) (*subscriptionOutput, error) {
		return renewed(ctx, c, c.Renewals.Resume)
	})
	portal := huma.Operation{OperationID: "open-portal", Method: http.MethodPost, Path: "/subscriptions/portal", Tags: tags, Summary: "Where I manage my cards and invoices"}
	Act(calls, SignedIn(portal), func(ctx context.Context, _ *struct{}) (*portalOutput, error) {
		if err := mayBegin(ctx, c); err != nil {
			return nil, err
		}
		address, err := c.Renewals.Portal(ctx, Me(ctx))
		out := &portalOutput{}
		out.Body.PortalURL = address
		return out, err
	})
}

// renewed answers with the subscription after an act that ended it or went on with it.
func renewed(ctx context.Context, c Config, act func(context.Context, *domain.User) error) (*subscriptionOutput, error) {
	if err := mayBegin(ctx, c); err != nil {
		return nil, err
	}
	if err := act(ctx, Me(ctx)); err != nil {
		return nil, err
	}
	return mySubscription(ctx, c)
}
