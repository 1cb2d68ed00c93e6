package signin

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

type socialInput struct {
	Body struct {
		Provider    string `json:"provider,omitempty" doc:"Same as in the path"`
		Token       any    `json:"token,omitempty" doc:"Google: the ID token; Facebook: the access token"`
		Code        string `json:"code,omitempty" doc:"With two-step sign-in: the code of the authenticator app, or a recovery code"`
		ProfileData struct {
			Email string   `json:"email,omitempty" doc:"Email to use if the provider doesn't share one. It must be confirmed by email"`
			Nonce string   `json:"nonce,omitempty" doc:"Nonce that the token must contain"`
			_     struct{} `additionalProperties:"true"`
		} `json:"profile_data,omitempty"`
	}
}

func registerSocial(calls huma.API, c Config) {
	for _, provider := range []people.Provider{people.Google, people.Facebook} {
		op := huma.Operation{
			OperationID: "login-" + string(provider), Method: http.MethodPost, Path: "/auth/social/" + string(provider), Tags: []string{"Auth"},
			Summary: "Get a token with " + provider.Title(), Description: "Creates an account if there is none. Each token from the provider can be used once.",
		}
		op = api.PerAddress(calls, c.Limiter, limit.SocialAddress, api.Public(op))
		api.Act(calls, op, func(ctx context.Context, in *socialInput) (*tokenOutput, error) {
			return socialLogIn(ctx, c, provider, in)
		})
	}
}

func socialLogIn(ctx context.Context, c Config, provider people.Provider, in *socialInput) (*tokenOutput, error) {
	if in.Body.Provider != "" && in.Body.Provider != string(provider) {
		return nil, domain.FieldErrorf("provider", "This call is for %s.", provider.Title())
	}
	token, err := socialToken(provider, in.Body.Token)
	if err != nil {
		return nil, err
	}
	person, err := c.Social.ByToken(ctx, provider, token, in.Body.ProfileData.Nonce)
	if err != nil {
		return nil, err
	}
	if email := strings.TrimSpace(in.Body.ProfileData.Email); person.Email == "" && email != "" {
		if err := people.ValidateEmail(email); err != nil {
			return nil, err
		}
		person.Email = email
	}
	user, err := c.Social.SignIn(ctx, person)
	if err != nil {
		return nil, err
	}
	return issueToken(ctx, c, user, in.Body.Code, provider.Title()+" sign-in")
}

// socialToken tells a token that is missing from one that can be none.
func socialToken(provider people.Provider, raw any) (string, error) {
	if raw == nil {
		return "", domain.FieldErrorf("token", "No valid credential received from %s", provider.Title())
	}
	token, ok := raw.(string)
	if !ok {
		return "", domain.FieldErrorf("token", "Invalid token format received from %s", provider.Title())
	}
	return token, nil
}
