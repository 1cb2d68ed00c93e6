// Package admin is what the administrator sees and does: people, plans, payments, the queue of reported pictures, and the log
// of all that.
package admin

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/emails"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/internal/domain/upkeep"
)

// Config is what the administrator works with.
type Config struct {
	*web.Frame
	Store        Store
	Waiting      Waiting
	Fingerprints Fingerprints
	Refunds      Refunds       // may be one that sells nothing
	Emails       emails.Poster // nil: no mail can be sent
	WakeMail     func()        // has the mail queue looked at now; nil: no mail can be sent
	Disk         func() (upkeep.Disk, error)
	Backups      func(ctx context.Context) (upkeep.BackupState, error)
}

// Pages are the administrator's screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store is what the administrator reads and decides.
type Store interface {
	Alerts
	Audit
	Searcher
	MailQueue
	IssuedReceipts
	ViewAs
	Moderation
	Featurer
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
	Balance(ctx context.Context, userID int64) (ledger.Balance, error)
	Tiers(ctx context.Context) ([]sale.Tier, error)
	CreditHistory(ctx context.Context, userID int64, f ledger.HistoryFilter) (domain.Page[ledger.Entry], error)
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
}
