package signin

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
)

type forgotInput struct {
	Body struct {
		Email string `json:"email" doc:"Email or username"`
	}
}

type resetInput struct {
	Body struct {
		Token    string `json:"token" doc:"From the link in the email"`
		Password string `json:"password" doc:"6 to 256 characters"`
	}
}

type verifyInput struct {
	Body struct {
		Token string `json:"token" doc:"From the link in the email"`
	}
}

func registerRecovery(calls huma.API, c Config) {
	forgot := huma.Operation{
		OperationID: "forgot-password", Method: http.MethodPost, Path: "/auth/password/forgot", Tags: []string{"Auth"},
		Summary: "Send a password reset link", Description: "The answer is the same whether or not the account exists.",
		DefaultStatus: http.StatusAccepted,
	}
	api.Act(calls, api.PerAddress(calls, c.Limiter, limit.MailAddress, api.Public(forgot)), func(ctx context.Context, in *forgotInput) (*struct{}, error) {
		return nil, c.sendReset(ctx, domain.FoldName(in.Body.Email))
	})
	reset := huma.Operation{
		OperationID: "reset-password", Method: http.MethodPost, Path: "/auth/password/reset", Tags: []string{"Auth"},
		Summary: "Set a new password", Description: "Signs the account out everywhere and revokes its tokens.", DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.PerAddress(calls, c.Limiter, limit.LinkAddress, api.Public(reset)), func(ctx context.Context, in *resetInput) (*struct{}, error) {
		return nil, c.choosePassword(ctx, in.Body.Token, in.Body.Password, in.Body.Password)
	})
	verify := huma.Operation{
		OperationID: "verify-email", Method: http.MethodPost, Path: "/auth/email/verify", Tags: []string{"Auth"},
		Summary: "Confirm an email", DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.PerAddress(calls, c.Limiter, limit.LinkAddress, api.Public(verify)), func(ctx context.Context, in *verifyInput) (*struct{}, error) {
		return nil, c.Store.VerifyEmail(ctx, in.Body.Token)
	})
}
