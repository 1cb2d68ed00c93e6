package admin

import (
	"time"

	"pellucid/handlers/api"
)

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
	Trusted   bool     `json:"trusted"`
	SiteOwned bool     `json:"site_owned" doc:"The administrator or a demo account; always trusted"`
	Choice    string   `json:"choice" enum:"grant,withdraw,rule" doc:"What the administrator chose, or rule if nothing"`
	Reasons   []string `json:"reasons" nullable:"false"`
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
