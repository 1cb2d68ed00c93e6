package admin

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// Users tells the administrator about everybody.
type Users interface {
	Users(ctx context.Context, q domain.UserQuery) (domain.UserPage, error)
	User(ctx context.Context, id int64) (*domain.User, error)
	TrustOf(ctx context.Context, userID int64) (domain.Trust, error)
	PlanPeriods(ctx context.Context, userID int64) ([]domain.PlanPeriod, error)
	AdjustCredits(ctx context.Context, actorID, userID int64, amount int, description string) error
}

// ListedUser is one line of the administrator's list of users.
type ListedUser struct {
	ID               int64     `json:"id"`
	Username         string    `json:"username"`
	Email            string    `json:"email"`
	IsActive         bool      `json:"is_active"`
	RemainingCredits int       `json:"remaining_credits"`
	SubscriptionPlan string    `json:"subscription_plan" doc:"Name of the tier"`
	CreatedAt        time.Time `json:"created_at"`
}

// UserList is a part of the list of users.
type UserList struct {
	Data  []ListedUser `json:"data" nullable:"false"`
	Total int          `json:"total" doc:"Number of users that match the search"`
	More  bool         `json:"more" doc:"True if there are more matches than total. Very broad searches are not counted completely"`
}

// AdminUser is all that the administrator sees of one user.
type AdminUser struct {
	api.User
	Trust                 AdminTrust          `json:"trust"`
	RemainingCredits      int                 `json:"remaining_credits"`
	CreditsResetAt        *time.Time          `json:"credits_reset_at" nullable:"true"`
	SubscriptionPlan      string              `json:"subscription_plan"`
	SubscriptionExpiresAt *time.Time          `json:"subscription_expires_at" nullable:"true"`
	SubscriptionHistory   []AdminSubscription `json:"subscription_history" nullable:"false"`
	CreditHistory         []AdminCreditEntry  `json:"credit_history" nullable:"false" doc:"The newest 1,000 entries"`
}

// AdminTrust is whether the site shows a user's images by itself, and why.
type AdminTrust struct {
	Trusted bool     `json:"trusted"`
	House   bool     `json:"house" doc:"Belongs to the site; always trusted"`
	Choice  string   `json:"choice" enum:"grant,withdraw,rule" doc:"What the administrator chose, or rule if nothing"`
	Reasons []string `json:"reasons" nullable:"false"`
}

// AdminSubscription is the time in which a user's subscription was one plan: one that changed has several of them.
type AdminSubscription struct {
	ID        int64     `json:"id"`
	TierName  string    `json:"tier_name"`
	StartsAt  time.Time `json:"starts_at"`
	ExpiresAt time.Time `json:"expires_at"`
	IsActive  bool      `json:"is_active" doc:"Gives access now"`
	AutoRenew bool      `json:"auto_renew"`
}

// AdminCreditEntry is one line of a user's credit history.
type AdminCreditEntry struct {
	ID          int64     `json:"id"`
	Amount      int       `json:"amount" doc:"Positive: added; negative: used"`
	ActionType  string    `json:"action_type"`
	Description string    `json:"description"`
	CreatedAt   time.Time `json:"created_at"`
}

type adminUsersInput struct {
	Skip   int    `query:"skip" default:"0" minimum:"0" maximum:"100000000"`
	Limit  int    `query:"limit" default:"100" minimum:"1" maximum:"1000"`
	Search string `query:"search" doc:"Part of a username, email or plan name. Fewer than three characters match the beginning of names"`
	Sort   string `query:"sort" default:"id" doc:"id, username, email, credits, subscription or created"`
	Dir    string `query:"dir" default:"asc" doc:"asc or desc"`
}

type adminUsersOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         UserList
}

type adminUserInput struct {
	ID int64 `path:"id"`
}

type adminUserOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         AdminUser
}

func registerUsers(calls huma.API, c Config) {
	list := huma.Operation{OperationID: "list-users", Method: http.MethodGet, Path: "/admin/users", Summary: "List users"}
	api.Act(calls, api.Administrator(list), func(ctx context.Context, in *adminUsersInput) (*adminUsersOutput, error) {
		q, err := domain.NewUserQuery(in.Search, in.Sort, in.Dir)
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
	history, err := c.Store.CreditHistory(ctx, id, domain.HistoryFilter{Limit: domain.HistoryMost})
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
