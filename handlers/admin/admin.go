// Package admin is what the administrator sees and does: people, plans, payments, the queue of reported pictures, and the log
// of all that.
package admin

import (
	"context"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/emails"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
)

// Config is what the administrator works with.
type Config struct {
	*web.Frame
	Store        Store
	Fingerprints Fingerprints
	Refunds      Refunds       // may be one that sells nothing
	Emails       emails.Poster // nil: no mail can be sent
	Disk         func() (domain.Disk, error)
}

// Pages are the administrator's screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store is what the administrator reads and decides.
type Store interface {
	Audit
	ViewAs
	Moderation
	Appeals
	Users
	Plans
	Numbers
	People
	Receipts
	TierEditor
}

// Plans tells what users may do and have left, and what happened to their credits.
type Plans interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	Balance(ctx context.Context, userID int64) (domain.Balance, error)
	Tiers(ctx context.Context) ([]domain.Tier, error)
	CreditHistory(ctx context.Context, userID int64, f domain.HistoryFilter) (domain.Page[domain.CreditEntry], error)
}

// AdminProps is what the admin island starts from.
type AdminProps struct {
	Path string `json:"path" doc:"Which screen it is, by its address"`
}

// Register adds the administrator's operations to the API.
func Register(calls huma.API, c Config) {
	registerUsers(calls, c)
	registerTiers(calls, c)
	registerCredits(calls, c)
	registerPeople(calls, c)
	registerRefunds(calls, c)
	registerAudit(calls, c)
	registerNumbers(calls, c)
	calls.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[AdminProps](), true, "AdminProps") // no operation carries it
}

// Admin is a screen of the admin area; it stands behind Administrator. What it shows comes from the API.
func (p *Pages) Admin(heading string) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		model := views.AdminPage{Heading: heading, Props: AdminProps{Path: r.URL.Path}}
		return web.Render(w, r, http.StatusOK, views.Admin(p.Chrome(r, heading, ""), model))
	}
}
