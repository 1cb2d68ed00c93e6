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
		Email string `json:"email" doc:"E-mail address or username"`
	}
}

type resetInput struct {
	Body struct {
		Token    string `json:"token" doc:"From the link in the mail"`
		Password string `json:"password" doc:"6 to 256 characters"`
	}
}

type verifyInput struct {
	Body struct {
		Token string `json:"token" doc:"From the link in the mail"`
	}
}

func registerRecovery(calls huma.API, c Config) {
	forgot := huma.Operation{
		OperationID: "forgot-password", Method: http.MethodPost, Path: "/auth/password/forgot", Tags: []string{"Auth"},
		Summary: "Send a link for a new password", Description: "The answer is the same whether there is such an account or not.",
		DefaultStatus: http.StatusAccepted,
	}
	api.Act(calls, api.PerAddress(calls, c.Limiter, limit.MailAddress, api.Public(forgot)), func(ctx context.Context, in *forgotInput) (*struct{}, error) {
		return nil, c.sendReset(ctx, domain.FoldName(in.Body.Email))
	})
	reset := huma.Operation{
		OperationID: "reset-password", Method: http.MethodPost, Path: "/auth/password/reset", Tags: []string{"Auth"},
		Summary: "Choose a new password", Description: "Ends all sessions and bearer tokens of the account.", DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.PerAddress(calls, c.Limiter, limit.LinkAddress, api.Public(reset)), func(ctx context.Context, in *resetInput) (*struct{}, error) {
		return nil, c.choosePassword(ctx, in.Body.Token, in.Body.Password, in.Body.Password)
	})
	verify := huma.Operation{
		OperationID: "verify-email", Method: http.MethodPost, Path: "/auth/email/verify", Tags: []string{"Auth"},
		Summary: "Confirm an e-mail address", DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.PerAddress(calls, c.Limiter, limit.LinkAddress, api.Public(verify)), func(ctx context.Context, in *verifyInput) (*struct{}, error) {
		return nil, c.Store.VerifyEmail(ctx, in.Body.Token)
	})
}
