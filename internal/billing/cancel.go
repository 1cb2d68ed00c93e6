package billing

import (
	"context"

	"pellucid/internal/domain"
)

// Cancel schedules the end of a user's subscription: access stays for what is paid for. Cancelling again changes nothing.
func (b *Billing) Cancel(ctx context.Context, user *domain.User) error {
	return b.set(ctx, user, false, func(id string) (Subscription, error) { return b.Provider.Cancel(ctx, id, CancelScheduled) })
}

// Resume takes back a scheduled end. Resuming what renews anyway changes nothing; what cannot be resumed is Conflict.
func (b *Billing) Resume(ctx context.Context, user *domain.User) error {
	if err := refuseLeaving(user); err != nil {
		return err
	}
	return b.set(ctx, user, true, func(id string) (Subscription, error) { return b.Provider.Resume(ctx, id) })
}

// set makes the user's subscription renew or not, and records what became of it.
func (b *Billing) set(ctx context.Context, user *domain.User, renew bool, ask func(id string) (Subscription, error)) error {
	if !b.Selling() {
		return errNotSelling
	}
	defer b.turn(user.ID)()
	current, err := b.running(ctx, user.ID)
	if err != nil || current.AutoRenew == renew {
		return err
	}
	record, err := ask(current.ProviderID)
	if domain.CodeOf(err) == domain.Conflict { // somebody was faster, at the provider's own pages perhaps
		record, err = b.Provider.Subscription(ctx, current.ProviderID)
	}
	if err != nil {
		return err
	}
	if err := b.record(ctx, record); err != nil {
		return err
	}
	if now, err := b.running(ctx, user.ID); err != nil || now.AutoRenew != renew {
		return domain.Errorf(domain.Conflict, "Your subscription has expired or has been canceled.").Because(err)
	}
	return nil
}
