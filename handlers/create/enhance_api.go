package create

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"slices"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
	"pellucid/internal/enhance"
)

// suggestions is how many wordings a plan with advanced prompt assistance chooses from.
const suggestions = 3

// Filter refuses wordings that are not drawn.
type Filter interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}

type enhanceInput struct {
	Body struct {
		Prompt string `json:"prompt" doc:"1 to 2,000 characters"`
		Seed   *int64 `json:"seed,omitempty" minimum:"0" doc:"The same seed gives the same words where possible. Default: random"`
	}
}

// Enhanced is a prompt that says more.
type Enhanced struct {
	EnhancedPrompt string           `json:"enhanced_prompt"`
	Parts          []PromptPart     `json:"parts" nullable:"false" doc:"The enhanced prompt in parts that show what was added"`
	Suggestions    []PromptProposal `json:"suggestions" nullable:"false" doc:"Several versions to choose from, starting with enhanced_prompt. Only with advanced prompt assistance"`
}

// PromptPart is a stretch of an enhanced prompt.
type PromptPart struct {
	Text  string `json:"text"`
	Added bool   `json:"added" doc:"True for words that were added"`
}

// PromptProposal is one wording of several.
type PromptProposal struct {
	Prompt string       `json:"prompt"`
	Parts  []PromptPart `json:"parts" nullable:"false"`
}

type enhanceOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         Enhanced
}

// registerEnhance registers the call that improves a prompt. It costs no credit.
func registerEnhance(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "enhance-prompt", Method: http.MethodPost, Path: "/images/enhance-prompt", Tags: []string{"Images"}, Summary: "Enhance a prompt",
		Description: "Adds words about style, material, light and composition. The subject stays as it is. Costs no credits.",
	}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, in *enhanceInput) (*enhanceOutput, error) {
		prompt, err := domain.CheckEnhance(in.Body.Prompt)
		if err != nil {
			return nil, err
		}
		if err := c.Limiter.Allow(ctx, limit.Enhance, strconv.FormatInt(api.Me(ctx).ID, 10)); err != nil {
			return nil, err
		}
		if err := c.Filter.Screen(ctx, api.Me(ctx).ID, domain.Wording{Field: "prompt", Text: prompt}); err != nil {
			return nil, err
		}
		plan, err := c.Store.PlanOf(ctx, api.Me(ctx).ID)
		if err != nil {
			return nil, err
		}
		req := enhance.Request{Prompt: prompt, Seed: valueOr(in.Body.Seed, rand.Int64N(1<<31)), Suggestions: 1}
		if plan.AdvancedPrompt {
			req.Suggestions = suggestions
		}
		found, err := c.Enhancer.Enhance(ctx, req)
		if err != nil {
			slog.ErrorContext(ctx, "cannot enhance a prompt", "err", err)
			return nil, domain.ErrEnhance(err)
		}
		return &enhanceOutput{CacheControl: api.Private, Body: enhancedBody(c.drawable(ctx, found, prompt), plan.AdvancedPrompt)}, nil
	})
}

// drawable leaves out wordings that would not be drawn: words of a model are screened as a user's are. Without any left, the
// prompt stays as it is.
func (c Config) drawable(ctx context.Context, found []enhance.Suggestion, prompt string) []enhance.Suggestion {
	kept := slices.DeleteFunc(found, func(s enhance.Suggestion) bool {
		return c.Filter.Screen(ctx, api.Me(ctx).ID, domain.Wording{Field: "prompt", Text: s.Prompt()}) != nil
	})
	if len(kept) == 0 {
		return []enhance.Suggestion{enhance.Unchanged(prompt)}
	}
	return kept
}

func enhancedBody(found []enhance.Suggestion, choose bool) Enhanced {
	body := Enhanced{EnhancedPrompt: found[0].Prompt(), Parts: partBodies(found[0]), Suggestions: []PromptProposal{}}
	if choose {
		for _, s := range found {
			body.Suggestions = append(body.Suggestions, PromptProposal{Prompt: s.Prompt(), Parts: partBodies(s)})
		}
	}
	return body
}

func partBodies(s enhance.Suggestion) []PromptPart {
	bodies := make([]PromptPart, len(s.Parts))
	for i, part := range s.Parts {
		bodies[i] = PromptPart(part)
	}
	return bodies
}
