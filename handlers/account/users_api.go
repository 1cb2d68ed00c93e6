package account

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
)

// registerUsers registers the calls of users about themselves.
func registerUsers(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "get-me", Method: http.MethodGet, Path: "/users/me", Tags: []string{"Users"}, Summary: "Get your account"}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, _ *struct{}) (*api.UserOutput, error) {
		return &api.UserOutput{CacheControl: "private, no-store", Body: api.UserBody(api.Me(ctx))}, nil
	})
	resend := huma.Operation{
		OperationID: "resend-verification", Method: http.MethodPost, Path: "/auth/email/resend", Tags: []string{"Auth"},
		Summary: "Resend the confirmation email", DefaultStatus: http.StatusAccepted,
	}
	api.Act(calls, api.SignedIn(resend), func(ctx context.Context, _ *struct{}) (*struct{}, error) {
		return nil, c.sendVerification(ctx, api.Me(ctx))
	})
}
