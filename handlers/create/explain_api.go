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
	Body         Explained
}

// Explained is how a prompt is read, with the place of each of its words.
type Explained struct {
	domain.Reading
	Spans []domain.Span `json:"spans" nullable:"false" doc:"The words of the lists above in the order of the prompt. Places count UTF-16 code units, as JavaScript does"`
}

// registerExplain registers the call that reads a prompt without drawing it. It costs no credit.
func registerExplain(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "explain", Method: http.MethodPost, Path: "/images/explain", Tags: []string{"Images"}, Summary: "Preview how a prompt is read",
		Description: "Shows which words are understood, which are replaced by something similar, and which are left out. Costs no credits.",
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
		return &explainOutput{CacheControl: api.Private, Body: Explained{reading, c.Studio.Spans(in.Body.Prompt, reading, ArtAddress)}}, nil
	})
}
