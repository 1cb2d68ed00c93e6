package api

import (
	"context"
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/limit"
	"pellucid/internal/domain"
)

// Links is what links in emails are good for.
type Links interface {
	ResetPassword(ctx context.Context, token, passwordHash string) (userID int64, err error)
	MailTokenGood(ctx context.Context, purpose domain.MailToken, token string) (bool, error)
	VerifyEmail(ctx context.Context, token string) error
}

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
	Act(calls, PerAddress(calls, c.Limiter, limit.MailAddress, Public(forgot)), func(ctx context.Context, in *forgotInput) (*struct{}, error) {
		return nil, forgotPassword(ctx, c, in)
	})
	reset := huma.Operation{
		OperationID: "reset-password", Method: http.MethodPost, Path: "/auth/password/reset", Tags: []string{"Auth"},
		Summary: "Choose a new password", Description: "Ends all sessions and bearer tokens of the account.", DefaultStatus: http.StatusNoContent,
	}
	Act(calls, PerAddress(calls, c.Limiter, limit.LinkAddress, Public(reset)), func(ctx context.Context, in *resetInput) (*struct{}, error) {
		return nil, resetPassword(ctx, c, in)
	})
	verify := huma.Operation{
		OperationID: "verify-email", Method: http.MethodPost, Path: "/auth/email/verify", Tags: []string{"Auth"},
		Summary: "Confirm an e-mail address", DefaultStatus: http.StatusNoContent,
	}
	Act(calls, PerAddress(calls, c.Limiter, limit.LinkAddress, Public(verify)), func(ctx context.Context, in *verifyInput) (*struct{}, error) {
		return nil, c.Links.VerifyEmail(ctx, in.Body.Token)
	})
	resend := huma.Operation{
		OperationID: "resend-verification", Method: http.MethodPost, Path: "/auth/email/resend", Tags: []string{"Auth"},
		Summary: "Send the link to confirm my address again", DefaultStatus: http.StatusAccepted,
	}
	Act(calls, SignedIn(resend), func(ctx context.Context, _ *struct{}) (*struct{}, error) { return nil, resendVerification(ctx, c) })
}

var errNoMail = domain.Errorf(domain.NotFound, "No mail can be sent from here.")

func forgotPassword(ctx context.Context, c Config, in *forgotInput) error {
	name := domain.FoldName(in.Body.Email)
	switch {
	case c.Emails == nil:
		return errNoMail
	case name == "" || len(name) > domain.EmailMax:
		return domain.FieldErrorf("email", "Please enter your e-mail address.")
	}
	if c.Limiter.Repeated(ctx, limit.MailRepeat, name) {
		return nil // the email that somebody asked for a moment ago goes to the owner just the same
	}
	return c.Emails.Post(ctx, domain.Email{Kind: domain.EmailReset, Name: name})
}

func resetPassword(ctx context.Context, c Config, in *resetInput) error {
	if err := domain.ValidatePassword(in.Body.Password); err != nil {
		return err
	}
	good, err := c.Links.MailTokenGood(ctx, domain.TokenReset, in.Body.Token)
	if err != nil {
		return err
	}
	if !good { // before a password is hashed for nobody
		return domain.Errorf(domain.Gone, "This link does not work any more. Please ask for a new one.")
	}
	hash, err := c.Passwords.Hash(in.Body.Password)
	if err != nil {
		return err
	}
	userID, err := c.Links.ResetPassword(ctx, in.Body.Token, hash)
	if err != nil || c.Emails == nil {
		return err
	}
	return c.Emails.Post(ctx, domain.Email{Kind: domain.EmailPasswordChanged, UserID: userID})
}

func resendVerification(ctx context.Context, c Config) error {
	if c.Emails == nil {
		return errNoMail
	}
	if err := c.Limiter.Allow(ctx, limit.MailAccount, strconv.FormatInt(Me(ctx).ID, 10)); err != nil {
		return err
	}
	return c.Emails.Post(ctx, domain.Email{Kind: domain.EmailVerify, UserID: Me(ctx).ID})
}
