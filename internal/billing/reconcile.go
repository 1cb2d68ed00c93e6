package billing

import (
	"context"
	"errors"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// When the provider is asked about what it should have told, and how much is done at a time.
const (
	checkoutFirstRead = time.Minute
	checkoutLife      = 24 * time.Hour
	longestPause      = 6 * time.Hour
	batch             = 100
	every             = time.Minute
)

// watch is what the reconciler needs of the store.
type watch interface {
	CheckoutsToRead(ctx context.Context, limit int) ([]sale.Checkout, error)
	SubscriptionsToRead(ctx context.Context, limit int) ([]string, error)
	// ReadInVain notes that a subscription was asked about and when it is next: later each time, at most longest apart.
	ReadInVain(ctx context.Context, subscriptionID string, longest time.Duration) error
	ProviderTasks(ctx context.Context, limit int) ([]sale.ProviderTask, error)
	// EndProviderTask records what became of a task; with a pause, it is tried again after it.
	EndProviderTask(ctx context.Context, id int64, outcome string, pause time.Duration) error
	// RefreshDue brings plans and credits up to date that time alone has changed, and returns how many there were.
	RefreshDue(ctx context.Context, limit int) (int, error)
}

// Run keeps what was bought true until ctx ends: it asks about what the provider should have told, and refreshes and
// expires what time has changed.
func (b *Billing) Run(ctx context.Context) error {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		if err := b.Reconcile(ctx); err != nil && ctx.Err() == nil {
			b.Log.Error("not everything that was bought could be looked after", "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}

// Reconcile looks once after everything that is due. Doing it again changes nothing.
func (b *Billing) Reconcile(ctx context.Context) error {
	if b == nil {
		return nil
	}
	err := b.refresh(ctx)
	if b.Provider == nil {
		return err
	}
	return errors.Join(err, b.replayDue(ctx), b.readCheckouts(ctx), b.readSubscriptions(ctx), b.doProviderTasks(ctx))
}

func (b *Billing) refresh(ctx context.Context) error {
	for {
		n, err := b.Store.RefreshDue(ctx, batch)
		if err != nil || n < batch {
			return err
		}
	}
}

func (b *Billing) readSubscriptions(ctx context.Context) error {
	due, err := b.Store.SubscriptionsToRead(ctx, batch)
	for _, id := range due {
		readErr := b.readSubscription(ctx, id)
		if domain.CodeOf(readErr) == domain.NotFound {
			readErr = nil
		}
		err = errors.Join(err, readErr, b.Store.ReadInVain(ctx, id, longestPause))
	}
	return err
}
