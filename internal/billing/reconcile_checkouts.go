package billing

import (
	"context"
	"errors"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

func (b *Billing) readCheckouts(ctx context.Context) error {
	due, err := b.Store.CheckoutsToRead(ctx, batch)
	for _, c := range due {
		err = errors.Join(err, b.readCheckout(ctx, c))
	}
	return err
}

// readCheckout asks the provider about a pending checkout, and says when to ask again. One that was given up ends quietly.
func (b *Billing) readCheckout(ctx context.Context, c sale.Checkout) error {
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

func (b *Billing) finishCheckout(ctx context.Context, c sale.Checkout, record Checkout) error {
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
func (b *Billing) CheckoutOf(ctx context.Context, user *domain.User, id string) (sale.Checkout, error) {
	if b == nil {
		return sale.Checkout{}, errNotSelling
	}
	c, err := b.checkoutOf(ctx, user, id)
	if err != nil {
		return c, err
	}
	c, _, err = b.lookAt(ctx, c, time.Minute)
	return c, err
}

// patience is how long a page that only mentions a payment waits for the provider. Then it may be paid, as far as we know.
const patience = 2 * time.Second

// Confirming reports whether what a user bought within the last hour may be paid and is not there yet: the provider cannot be
// asked, or has told of the payment alone. Whatever else is known of their plan is then that of before.
func (b *Billing) Confirming(ctx context.Context, user *domain.User) (bool, error) {
	if !b.Selling() {
		return false, nil
	}
	c, err := b.checkoutOf(ctx, user, "")
	if domain.CodeOf(err) == domain.NotFound {
		return false, nil
	}
	if err != nil || !c.Awaited() || c.Returned || b.Now().Sub(c.CreatedAt) > checkoutReuse {
		return false, err
	}
	c, unpaid, err := b.lookAt(ctx, c, patience)
	return !unpaid && c.Awaited() && !c.Returned, err
}

// lookAt asks the provider about a checkout whose goods may still arrive, and waits at most so long for the answer. unpaid
// tells that nobody has paid, as the provider said just now.
func (b *Billing) lookAt(ctx context.Context, c sale.Checkout, wait time.Duration) (now sale.Checkout, unpaid bool, err error) {
	if !c.Awaited() || b.Provider == nil {
		return c, false, nil
	}
	if c.ProviderID == "" { // nobody was shown where to pay
		return c, true, nil
	}
	asking, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	record, err := b.Provider.Checkout(asking, c.ProviderID)
	if err != nil || record.Status != "completed" {
		return c, err == nil && c.Status == sale.CheckoutPending, nil
	}
	if err := b.finishCheckout(ctx, c, record); err != nil {
		b.Log.Warn("a checkout is paid, but cannot be finished yet", "checkout", c.ID, "err", err)
	}
	now, err = b.Store.CheckoutOf(ctx, c.UserID, c.ID)
	return now, false, err
}

func (b *Billing) checkoutOf(ctx context.Context, user *domain.User, id string) (sale.Checkout, error) {
	if id == "" {
		latest, err := b.Store.LatestCheckout(ctx, user.ID, b.Now().Add(-checkoutLife))
		if err != nil {
			return sale.Checkout{}, err
		}
		id = latest
	}
	return b.Store.CheckoutOf(ctx, user.ID, id)
}
