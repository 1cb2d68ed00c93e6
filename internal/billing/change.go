package billing

import (
	"context"
	"fmt"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// Change is what became of a change of plan: a page where it is paid, or a sentence that it is done.
type Change struct {
	CheckoutURL string
	Message     string
}

var errNoSubscription = domain.Errorf(domain.NotFound, "Your subscription information could not be found.")

// errPastDue is for changes of a plan whose last payment failed: what they cost and when they start is not known yet.
var errPastDue = domain.Errorf(domain.Conflict, "Your last payment failed. Update your card first, then change your plan.")

// Update moves a user's subscription to another plan: to more at once, for the difference in price, and to less when what is
// paid for ends. The plan that they have, while another is to follow, means to stay on it. The Free plan means cancelling. Without a running subscription it is NotFound; one that has ended or is ending, or whose
// payment is late, is Conflict; one that the provider does not let us change is Forbidden.
func (b *Billing) Update(ctx context.Context, user *domain.User, tierID int64, payment sale.PaymentType) (Change, error) {
	if !b.Selling() {
		return Change{}, errNotSelling
	}
	tier, err := b.tier(ctx, tierID)
	if err != nil {
		return Change{}, err
	}
	if tier.IsFree() {
		return Change{Message: "You'll move to the Free plan when your paid period ends."}, b.Cancel(ctx, user)
	}
	if err := refuseLeaving(user); err != nil {
		return Change{}, err
	}
	defer b.turn(user.ID)()
	current, err := b.running(ctx, user.ID)
	if err != nil {
		return Change{}, err
	}
	if !current.AutoRenew {
		return Change{}, domain.Errorf(domain.Conflict, "Your subscription has expired or has been canceled.")
	}
	if current.PastDue() {
		return Change{}, errPastDue
	}
	if err := b.refuseSame(ctx, user.ID, tierID, payment); err != nil {
		return Change{}, err
	}
	return b.move(ctx, current, tier, payment)
}

// Preview tells what Update would come to, and changes nothing. Without a running subscription it is NotFound or Conflict.
func (b *Billing) Preview(ctx context.Context, user *domain.User, tierID int64, payment sale.PaymentType) (sale.PlanMove, error) {
	if !b.Selling() {
		return sale.PlanMove{}, errNotSelling
	}
	tier, err := b.tier(ctx, tierID)
	if err != nil {
		return sale.PlanMove{}, err
	}
	current, err := b.running(ctx, user.ID)
	if err != nil {
		return sale.PlanMove{}, err
	}
	held, err := b.Store.CycleOf(ctx, user.ID)
	return current.Move(tier.Offer(payment), held, b.Now()), err
}

// move puts a subscription on a tier. Where the plan that is paid for has another one to follow it, it is put back first: the
// provider would take the price of the one that follows for the one that was paid.
func (b *Billing) move(ctx context.Context, current sale.Subscription, tier sale.Tier, payment sale.PaymentType) (Change, error) {
	offer, productID := tier.Offer(payment), b.ProductID(tier, payment)
	if productID == "" {
		return Change{}, errNotOnSale
	}
	if offer.Same(current.Offer()) {
		message := fmt.Sprintf("You're staying on the %s plan.", offer.TierName)
		return Change{Message: message}, b.turnTo(ctx, current, current.ProductID, ChangeAtRenewal)
	}
	if err := b.Store.FreezeOffer(ctx, current.ProviderID, productID, offer); err != nil {
		return Change{}, err
	}
	if offer.Downgrades(current.Offer()) {
		message := fmt.Sprintf("You'll move to the %s plan on %s. You keep %s until then.", offer.TierName, current.ExpiresAt.Format("January 2, 2006"), current.TierName)
		return Change{Message: message}, b.turnTo(ctx, current, productID, ChangeAtRenewal)
	}
	if current.Next != nil {
		if err := b.turnTo(ctx, current, current.ProductID, ChangeAtRenewal); err != nil {
			return Change{}, err
		}
	}
	message := fmt.Sprintf("You're now on the %s plan, billed %s.", offer.TierName, offer.Payment)
	return Change{Message: message}, b.turnTo(ctx, current, productID, ChangeNow)
}

// turnTo asks the provider for another product, and records what became of it.
func (b *Billing) turnTo(ctx context.Context, current sale.Subscription, productID string, at ChangeMode) error {
	record, err := b.Provider.ChangePlan(ctx, current.ProviderID, productID, at)
	switch domain.CodeOf(err) {
	case domain.Conflict, domain.Forbidden:
		return domain.Errorf(domain.Forbidden, "Your current subscription cannot be updated directly.").Because(err)
	case domain.NotFound:
		return errNoSubscription.Because(err)
	}
	if err != nil {
		return err
	}
	return b.record(ctx, record)
}

// running returns the user's subscription that gives access now and that the provider knows.
func (b *Billing) running(ctx context.Context, userID int64) (sale.Subscription, error) {
	current, err := b.Store.SubscriptionOf(ctx, userID)
	switch {
	case domain.CodeOf(err) == domain.NotFound, err == nil && current.ProviderID == "":
		return current, errNoSubscription
	case err == nil && !current.IsActive:
		return current, domain.Errorf(domain.Conflict, "Your subscription has expired or has been canceled.")
	}
	return current, err
}
