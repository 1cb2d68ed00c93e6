// Package billing is plans and credits: what they cost, how they are bought, changed and ended, and what became of them.
package billing

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
)

// Config is what plans and credits are sold with.
type Config struct {
	*web.Frame
	Store Store
	Shop  Shop // may be one that sells nothing

	PhotoModels bool // the site has engines that only some plans include
}

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store tells what somebody has, paid and used.
type Store interface {
	Plans
	Payments
	CreditHistory
	Documents
}

// Plans knows what users may do and have left.
type Plans interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	Balance(ctx context.Context, userID int64) (ledger.Balance, error)
	Tiers(ctx context.Context) ([]sale.Tier, error)
}

// Register adds the operations about plans and credits to the API.
func Register(calls huma.API, c Config) {
	registerSubscriptions(calls, c)
	registerUsage(calls, c)
	registerUsageHistory(calls, c)
}
