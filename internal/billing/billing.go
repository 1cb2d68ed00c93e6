package billing

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// Config is what a Billing is made of.
type Config struct {
	Provider  Provider // nil: buying is switched off
	Store     Store
	ProductID func(sale.Tier, sale.PaymentType) string // the provider's product of a tier; empty when there is none
	BaseURL   string                                   // where buyers come back to
	Now       func() time.Time
	Log       *slog.Logger
	Count     func(kind, outcome string) // is told what became of each payment event; nil: nobody is
}

// Store keeps what the provider tells, and works out who has which plan and credits.
type Store interface {
	inbox
	shop
	watch
}

// Billing sells plans and credits, and keeps what was bought true. It is safe for concurrent use; nil sells nothing.
type Billing struct {
	Config
	turns [64]sync.Mutex // by user: who clicks twice is served in turn
}

// New makes a Billing.
func New(c Config) *Billing { return &Billing{Config: c} }

// Selling reports whether anything can be bought here.
func (b *Billing) Selling() bool { return b != nil && b.Provider != nil }

var errNotSelling = &domain.Error{
	Code: domain.Unavailable, Message: "Purchases are turned off on this site right now. Nothing was charged.", RetryAfter: time.Hour,
}

// turn lets one act at a time change what a user has bought.
func (b *Billing) turn(userID int64) (done func()) {
	mutex := &b.turns[uint64(userID)%uint64(len(b.turns))]
	mutex.Lock()
	return mutex.Unlock
}

// VerifyReturn reports whether the provider signed the query that a browser came back with. It grants nothing.
func (b *Billing) VerifyReturn(rawQuery string) bool {
	return b.Selling() && b.Provider.VerifyReturn(rawQuery)
}

// Portal returns a link to the provider's own pages about the user, for one visit.
func (b *Billing) Portal(ctx context.Context, user *domain.User) (string, error) {
	if !b.Selling() {
		return "", errNotSelling
	}
	customerID, err := b.Store.CustomerOf(ctx, user.ID)
	if domain.CodeOf(err) == domain.NotFound {
		return "", domain.Errorf(domain.NotFound, "You haven't bought anything yet, so there is nothing to manage.")
	}
	if err != nil {
		return "", err
	}
	return b.Provider.Portal(ctx, customerID)
}
