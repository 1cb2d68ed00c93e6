package billing

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"pellucid/internal/domain"
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
	CheckoutsToRead(ctx context.Context, limit int) ([]domain.Checkout, error)
	SubscriptionsToRead(ctx context.Context, limit int) ([]string, error)
	// ReadInVain notes that a subscription was asked about and when it is next: later each time, at most longest apart.
	ReadInVain(ctx context.Context, subscriptionID string, longest time.Duration) error
	ProviderTasks(ctx context.Context, limit int) ([]domain.ProviderTask, error)
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

func (b *Billing) readCheckouts(ctx context.Context) error {
	due, err := b.Store.CheckoutsToRead(ctx, batch)
	for _, c := range due {
		err = errors.Join(err, b.readCheckout(ctx, c))
	}
	return err
}

// readCheckout asks the provider about a pending checkout, and says when to ask again. One that was given up ends quietly.
func (b *Billing) readCheckout(ctx context.Context, c domain.Checkout) error {
	if c.ProviderID == "" { // we stopped before the provider answered: nobody was shown where to pay
		return b.Store.PostponeCheckout(ctx, c.UserID, c.ID, time.Time{})
	}
	record, err := b.Provider.Checkout(ctx, c.ProviderID)
	over := b.Now().Sub(c.CreatedAt) > checkoutLife
	switch {
	case err == nil && record.Status == "completed":
		return b.finishCheckout(ctx, c, record)
	case err == nil && record.Status == "expired", domain.CodeOf(err) == domain.NotFound, err == nil && over:
		return b.Store.PostponeCheckout(ctx, c.UserID, c.ID, time.Time{})
	}
	pause := min(checkoutFirstRead<<min(c.Reads, 10), longestPause)
	return errors.Join(err, b.Store.PostponeCheckout(ctx, c.UserID, c.ID, b.Now().Add(pause)))
}

func (b *Billing) finishCheckout(ctx context.Context, c domain.Checkout, record Checkout) error {
	record.RequestID = c.ID
	if _, err := b.Store.ApplyPayment(ctx, "", checkoutReport(record)); err != nil {
		return err
	}
	if record.SubscriptionID == "" {
		return nil
	}
	return b.readSubscription(ctx, record.SubscriptionID)
}

// CheckoutOf returns a user's own checkout as it stands: until what it sold is in effect, the provider is asked. When it
// cannot be asked, the checkout stays as it was. Without an id it is the checkout that the user opened last.
func (b *Billing) CheckoutOf(ctx context.Context, user *domain.User, id string) (domain.Checkout, error) {
	if b == nil {
		return domain.Checkout{}, errNotSelling
	}
	c, err := b.checkoutOf(ctx, user, id)
	if err != nil || !c.Awaited() || c.ProviderID == "" || b.Provider == nil {
		return c, err
	}
	record, err := b.Provider.Checkout(ctx, c.ProviderID)
	if err != nil || record.Status != "completed" {
		return c, nil
	}
	if err := b.finishCheckout(ctx, c, record); err != nil {
		b.Log.Warn("a checkout is paid, but cannot be finished yet", "checkout", c.ID, "err", err)
	}
	return b.Store.CheckoutOf(ctx, user.ID, c.ID)
}

func (b *Billing) checkoutOf(ctx context.Context, user *domain.User, id string) (domain.Checkout, error) {
	if id == "" {
		latest, err := b.Store.LatestCheckout(ctx, user.ID, b.Now().Add(-checkoutLife))
		if err != nil {
			return domain.Checkout{}, err
		}
		id = latest
	}
	return b.Store.CheckoutOf(ctx, user.ID, id)
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

func (b *Billing) doProviderTasks(ctx context.Context) error {
	due, err := b.Store.ProviderTasks(ctx, batch)
	for _, task := range due {
		err = errors.Join(err, b.do(ctx, task))
	}
	return err
}

// stop lets a subscription end with what is paid for, and records that it does.
func (b *Billing) stop(ctx context.Context, subscriptionID string) error {
	record, err := b.Provider.Cancel(ctx, subscriptionID, CancelScheduled)
	if err != nil {
		return err
	}
	return b.record(ctx, record)
}

// do asks the provider for a task. What it refuses or does not know is done already.
func (b *Billing) do(ctx context.Context, c domain.ProviderTask) error {
	var err error
	switch c.Act {
	case domain.ProviderTaskCancel:
		_, err = b.Provider.Cancel(ctx, c.Target, CancelImmediate)
	case domain.ProviderTaskStop:
		err = b.stop(ctx, c.Target)
	case domain.ProviderTaskRefund:
		err = b.returnPayment(ctx, c.Target)
	}
	switch domain.CodeOf(err) {
	case domain.Conflict, domain.NotFound, domain.Invalid:
		level := slog.LevelWarn
		if c.Act == domain.ProviderTaskRefund { // somebody's money: a person has to look
			level = slog.LevelError
		}
		b.Log.Log(ctx, level, "the provider refused a task", "act", c.Act, "target", c.Target, "err", err)
		return b.Store.EndProviderTask(ctx, c.ID, err.Error(), 0)
	}
	if err != nil {
		pause := min(time.Minute<<min(c.Attempts, 10), longestPause)
		return errors.Join(err, b.Store.EndProviderTask(ctx, c.ID, err.Error(), pause))
	}
	return b.Store.EndProviderTask(ctx, c.ID, "done", 0)
}
