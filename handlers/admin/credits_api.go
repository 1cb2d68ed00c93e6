package admin

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

type adjustCreditsInput struct {
	ID   int64 `path:"id"`
	Body struct {
		Amount      int    `json:"amount" doc:"Credits to add, or negative to remove. The balance can't go below zero"`
		Description string `json:"description,omitempty" doc:"Reason, shown to the user in their history"`
	}
}

type adjustCreditsOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		RemainingCredits int `json:"remaining_credits"`
	}
}

func registerCredits(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "adjust-credits", Method: http.MethodPost, Path: "/admin/users/{id}/credits", Summary: "Adjust credits"}
	api.Act(calls, api.Administrator(op), func(ctx context.Context, in *adjustCreditsInput) (*adjustCreditsOutput, error) {
		err := c.Store.AdjustCredits(ctx, api.Me(ctx).ID, in.ID, in.Body.Amount, in.Body.Description)
		if domain.CodeOf(err) == domain.NotFound {
			return nil, domain.Errorf(domain.NotFound, "User not found").Because(err)
		}
		if err != nil {
			return nil, err
		}
		balance, err := c.Store.Balance(ctx, in.ID)
		out := &adjustCreditsOutput{CacheControl: api.Private}
		out.Body.RemainingCredits = balance.Remaining()
		return out, err
	})
}
