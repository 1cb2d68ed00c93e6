package billing

import (
	"context"
	"fmt"

	"pellucid/internal/domain"
)

// Change is what became of a change of plan: a page where it is paid, or a sentence that it is done.
type Change struct {
	CheckoutURL string
	Message     string
}

var errNoSubscription = domain.Errorf(domain.NotFound, "Your subscription information could not be found.")

// Update moves a user's subscription to another plan: the difference is charged at once and a new period begins today.
// The Free plan means cancelling. Without a running subscription it is NotFound; one that has ended or is ending is
// Conflict; one that the provider does not let us change is Forbidden.
func (b *Billing) Update(ctx context.Context, user *domain.User, tierID int64, payment domain.PaymentType) (Change, error) {
	if !b.Selling() {
		return Change{}, errNotSelling
	}
	tier, err := b.tier(ctx, tierID)
	if err != nil {
		return Change{}, err
	}
	if tier.IsFree() {
		return Change{Message: "You are on the Free plan as soon as what you have paid for ends."}, b.Cancel(ctx, user)
	}
	defer b.turn(user.ID)()
	current, err := b.running(ctx, user.ID)
	if err != nil {
		return Change{}, err
	}
	if !current.AutoRenew {
		return Change{}, domain.Errorf(domain.Conflict, "Your subscription has expired or has been canceled.")
	}
	if err := b.refuseSame(ctx, user.ID, tierID, payment); err != nil {
		return Change{}, err
	}
	productID := b.ProductID(tier, payment)
	if productID == "" {
		return Change{}, errNotOnSale
	}
	return b.move(ctx, current, tier.Offer(payment), productID)
}

func (b *Billing) move(ctx context.Context, current domain.Subscription, offer domain.Offer, productID string) (Change, error) {
	if err := b.Store.FreezeOffer(ctx, current.ProviderID, productID, offer); err != nil {
		return Change{}, err
	}
	record, err := b.Provider.ChangePlan(ctx, current.ProviderID, productID)
	switch domain.CodeOf(err) {
	case domain.Conflict, domain.Forbidden:
		return Change{}, domain.Errorf(domain.Forbidden, "Your current subscription cannot be updated directly.").Because(err)
	case domain.NotFound:
		return Change{}, errNoSubscription.Because(err)
	}
	if err != nil {
		return Change{}, err
	}
	message := fmt.Sprintf("You are on the %s plan now, paid %s.", offer.TierName, offer.Payment)
	return Change{Message: message}, b.learn(ctx, record)
}

// running returns the user's subscription that gives access now and that the provider knows.
func (b *Billing) running(ctx context.Context, userID int64) (domain.Subscription, error) {
	current, err := b.Store.SubscriptionOf(ctx, userID)
	switch {
	case domain.CodeOf(err) == domain.NotFound, err == nil && current.ProviderID == "":
		return current, errNoSubscription
	case err == nil && !current.IsActive:
		return current, domain.Errorf(domain.Conflict, "Your subscription has expired or has been canceled.")
	}
	return current, err
}

// Cancel schedules the end of a user's subscription: access stays for what is paid for. Cancelling again changes nothing.
func (b *Billing) Cancel(ctx context.Context, user *domain.User) error {
	return b.set(ctx, user, false, func(id string) (Subscription, error) { return b.Provider.Cancel(ctx, id, CancelScheduled) })
}

// Resume takes back a scheduled end. Resuming what renews anyway changes nothing.
func (b *Billing) Resume(ctx context.Context, user *domain.User) error {
	return b.set(ctx, user, true, func(id string) (Subscription, error) { return b.Provider.Resume(ctx, id) })
}

// set makes the user's subscription renew or not, and learns what became of it.
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
	if err := b.learn(ctx, record); err != nil {
		return err
	}
	if now, err := b.running(ctx, user.ID); err != nil || now.AutoRenew != renew {
		return domain.Errorf(domain.Conflict, "Your subscription has expired or has been canceled.").Because(err)
	}
	return nil
}

// Refund gives back all that remains of a transaction; what it had brought is taken back with it. It is for the
// administrator, whose reason stands in the audit log.
func (b *Billing) Refund(ctx context.Context, actorID int64, transactionID string) error {
	if !b.Selling() {
		return errNotSelling
	}
	receipt, err := b.Store.ReceiptOf(ctx, transactionID)
	if err != nil {
		return err
	}
	if receipt.RefundedCents >= receipt.AmountCents {
		return domain.Errorf(domain.Conflict, "This payment was given back already.")
	}
	if err := b.returnPayment(ctx, transactionID); err != nil {
		return err
	}
	b.Log.Info("a payment was given back", "actor", actorID, "user", receipt.UserID, "transaction", transactionID)
	return nil
}

// returnPayment asks the provider to give back what remains of a payment, and records that it has agreed before its own
// event tells of it.
func (b *Billing) returnPayment(ctx context.Context, transactionID string) error {
	if err := b.Provider.Refund(ctx, transactionID); err != nil {
		return err
	}
	r, err := b.Store.ReceiptOf(ctx, transactionID)
	if err != nil {
		return err
	}
	_, err = b.Store.ApplyPayment(ctx, "", domain.PaymentReport{UserID: r.UserID, Refund: &domain.RefundReport{
		RefundID: "asked:" + r.TransactionID, Status: "succeeded", TransactionID: r.TransactionID, OrderID: r.OrderID,
		AmountCents: r.AmountCents, PaidCents: r.AmountCents, ReportedAt: b.Now(),
	}})
	return err
}
