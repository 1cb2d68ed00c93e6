package billing

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain/ledger"
)

// UsageEntry is one line of the history of credits.
type UsageEntry struct {
	ID          int64     `json:"id"`
	Date        time.Time `json:"date"`
	Action      string    `json:"action" doc:"Image Generation, Background Removal, Monthly Refresh, Credits Expired, Sign-up Credits, Credits Kept, Credit Purchase, Refund or Adjustment"`
	Description string    `json:"description"`
	Credits     int       `json:"credits" doc:"Positive: added; negative: used"`
}

type usageHistoryInput struct {
	Skip   int    `query:"skip" default:"0" minimum:"0" maximum:"100000000"`
	Limit  int    `query:"limit" default:"20" minimum:"1" maximum:"1000"`
	Action string `query:"action" default:"all" doc:"all, generation, refresh or purchase"`
	Period string `query:"period" default:"all" doc:"all, week, month or year"`
}

type usageHistoryOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Data  []UsageEntry `json:"data"`
		Total int          `json:"total"`
	}
}

func registerUsageHistory(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "list-usage-history", Method: http.MethodGet, Path: "/images/usage/history", Tags: []string{"Images"}, Summary: "List credit history"}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, in *usageHistoryInput) (*usageHistoryOutput, error) {
		filter, err := ledger.NewHistoryFilter(in.Action, in.Period, c.Now())
		if err != nil {
			return nil, err
		}
		filter.Skip, filter.Limit = in.Skip, in.Limit
		page, err := c.Store.CreditHistory(ctx, api.Me(ctx).ID, filter)
		out := &usageHistoryOutput{CacheControl: api.Private}
		out.Body.Data, out.Body.Total = make([]UsageEntry, len(page.Data)), page.Total
		for i, entry := range page.Data {
			out.Body.Data[i] = UsageEntry{ID: entry.ID, Date: entry.At, Action: string(entry.Action), Description: entry.Description, Credits: entry.Credits}
		}
		return out, err
	})
}
