package admin

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/sale"
)

// Users tells the administrator about everybody.
type Users interface {
	Users(ctx context.Context, q people.Query) (people.Page, error)
	User(ctx context.Context, id int64) (*domain.User, error)
	TrustOf(ctx context.Context, userID int64) (moderation.Trust, error)
	PlanPeriods(ctx context.Context, userID int64) ([]sale.PlanPeriod, error)
	AdjustCredits(ctx context.Context, actorID, userID int64, amount int, description string) error
}

func registerUsers(calls huma.API, c Config) {
	list := huma.Operation{OperationID: "list-users", Method: http.MethodGet, Path: "/admin/users", Summary: "List users"}
	api.Act(calls, api.Administrator(list), func(ctx context.Context, in *adminUsersInput) (*adminUsersOutput, error) {
		q, err := people.NewQuery(in.Search, in.Sort, in.Dir)
		if err != nil {
			return nil, err
		}
		q.Skip, q.Limit = in.Skip, in.Limit
		page, err := c.Store.Users(ctx, q)
		out := &adminUsersOutput{CacheControl: api.Private, Body: UserList{Data: make([]ListedUser, len(page.Data)), Total: page.Total, More: page.More}}
		for i, u := range page.Data {
			out.Body.Data[i] = ListedUser{u.ID, u.Username, u.Email, u.IsActive, u.Credits, u.Plan, u.CreatedAt}
		}
		return out, err
	})
	one := huma.Operation{OperationID: "get-user", Method: http.MethodGet, Path: "/admin/users/{id}", Summary: "Get a user"}
	api.Act(calls, api.Administrator(one), func(ctx context.Context, in *adminUserInput) (*adminUserOutput, error) {
		body, err := adminUser(ctx, c, in.ID)
		return &adminUserOutput{CacheControl: api.Private, Body: body}, err
	})
}

// adminUser gathers what is known of one user.
func adminUser(ctx context.Context, c Config, id int64) (AdminUser, error) {
	user, err := c.Store.User(ctx, id)
	if domain.CodeOf(err) == domain.NotFound {
		return AdminUser{}, domain.Errorf(domain.NotFound, "User not found").Because(err)
	}
	if err != nil {
		return AdminUser{}, err
	}
	trust, err := c.Store.TrustOf(ctx, id)
	if err != nil {
		return AdminUser{}, err
	}
	plan, err := c.Store.PlanOf(ctx, id)
	if err != nil {
		return AdminUser{}, err
	}
	balance, err := c.Store.Balance(ctx, id)
	if err != nil {
		return AdminUser{}, err
	}
	periods, err := c.Store.PlanPeriods(ctx, id)
	if err != nil {
		return AdminUser{}, err
	}
	history, err := c.Store.CreditHistory(ctx, id, ledger.HistoryFilter{Limit: ledger.HistoryMost})
	body := AdminUser{
		User: api.UserBody(user), Trust: AdminTrust{trust.Trusted, trust.SiteOwned, string(trust.Choice), trust.Reasons()}, RemainingCredits: balance.Remaining(), CreditsResetAt: known(balance.ResetAt), SubscriptionPlan: plan.Name,
		SubscriptionHistory: []AdminSubscription{}, CreditHistory: make([]AdminCreditEntry, len(history.Data)),
	}
	for _, s := range periods {
		if s.IsActive {
			body.SubscriptionExpiresAt = known(s.ExpiresAt)
		}
		body.SubscriptionHistory = append(body.SubscriptionHistory, AdminSubscription{s.SubscriptionID, s.TierName, s.StartsAt, s.ExpiresAt, s.IsActive, s.AutoRenew})
	}
	for i, e := range history.Data {
		body.CreditHistory[i] = AdminCreditEntry{e.ID, e.Credits, string(e.Action), e.Description, e.At}
	}
	return body, err
}

// known is nil for a time that is not known.
func known(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}
