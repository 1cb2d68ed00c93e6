package create

import (
	"context"
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
)

type explainInput struct {
	Body struct {
		Prompt         string `json:"prompt" doc:"1 to 2,000 characters"`
		NegativePrompt string `json:"negative_prompt,omitempty"`
		Style          string `json:"style,omitempty" maxLength:"40"`
	}
}

type explainOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         domain.Reading
}

// registerExplain registers the call that reads a prompt without drawing it. It costs no credit.
func registerExplain(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "explain", Method: http.MethodPost, Path: "/images/explain", Tags: []string{"Images"}, Summary: "Read a prompt without drawing it",
		Description: "Says which words are understood, which are drawn as something near, and which are left out. Costs no credit.",
	}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, in *explainInput) (*explainOutput, error) {
		if err := c.Limiter.Allow(ctx, limit.Explain, strconv.FormatInt(api.Me(ctx).ID, 10)); err != nil {
			return nil, err
		}
		gen := domain.Generation{Prompt: in.Body.Prompt, NegativePrompt: in.Body.NegativePrompt, Style: in.Body.Style}
		reading, err := c.Studio.Explain(ctx, api.Me(ctx), gen)
		if err != nil {
			return nil, err
		}
		return &explainOutput{CacheControl: api.Private, Body: reading}, nil
	})
}
