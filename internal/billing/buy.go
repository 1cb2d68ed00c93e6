package billing

import (
	"context"
	"slices"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// checkoutReuse is how long a second tab continues the checkout that a first one opened.
const checkoutReuse = time.Hour

// shop is what buying needs of the store.
type shop interface {
	Tiers(ctx context.Context) ([]sale.Tier, error)
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	SubscriptionOf(ctx context.Context, userID int64) (sale.Subscription, error)
	ReceiptOf(ctx context.Context, transactionID string) (sale.Receipt, error)
	CustomerOf(ctx context.Context, userID int64) (string, error)
	OpenCheckout(ctx context.Context, c sale.Checkout, productID string, offer *sale.Offer) (sale.Checkout, error)
	StartCheckout(ctx context.Context, userID int64, id, providerID, url string, readAt time.Time) error
	PendingCheckout(ctx context.Context, like sale.Checkout, productID string, since time.Time) (sale.Checkout, error)
	CheckoutOf(ctx context.Context, userID int64, id string) (sale.Checkout, error)
	LatestCheckout(ctx context.Context, userID int64, since time.Time) (id string, err error)
	PostponeCheckout(ctx context.Context, userID int64, id string, readAt time.Time) error
	CycleOf(ctx context.Context, userID int64) (sale.HeldCycle, error)
	FreezeOffer(ctx context.Context, subscriptionID, productID string, offer sale.Offer) error
}

var errNotOnSale = domain.Errorf(domain.Conflict, "This plan isn't available right now. Choose another plan, or try again later.")

// Subscribe opens a checkout for a plan and returns the page where it is paid. Whoever has a plan already and pays for
// another one moves to it; a second tab gets the first one's page.
func (b *Billing) Subscribe(ctx context.Context, user *domain.User, tierID int64, payment sale.PaymentType) (string, error) {
	return b.SubscribeFrom(ctx, user, tierID, payment, "")
}

// SubscribeFrom is Subscribe for a buyer who comes back to a page of their own: successURL is a path of this site, or its full
// address. Other addresses are not led to, and give the page that shows what became of the payment. An open checkout
// that leads to another page is not continued.
func (b *Billing) SubscribeFrom(ctx context.Context, user *domain.User, tierID int64, payment sale.PaymentType, successURL string) (string, error) {
	if !b.Selling() {
		return "", errNotSelling
	}
	if err := refuseLeaving(user); err != nil {
		return "", err
	}
	defer b.turn(user.ID)()
	tier, err := b.tier(ctx, tierID)
	if err != nil {
		return "", err
	}
	if tier.IsFree() {
		return "", domain.FieldErrorf("tier_id", "The %s plan is free, so there is nothing to buy.", tier.Name)
	}
	if err := b.refuseSame(ctx, user.ID, tierID, payment); err != nil {
		return "", err
	}
	offer := tier.Offer(payment)
	return b.sell(ctx, user, item{
		checkout: sale.Checkout{UserID: user.ID, TierID: tierID, Payment: payment, SuccessURL: b.backTo(successURL)}, productID: b.ProductID(tier, payment), offer: &offer,
	})
}

// refuseLeaving keeps somebody from paying for an account that is about to be deleted.
func refuseLeaving(user *domain.User) error {
	if !user.Leaving() {
		return nil
	}
	return domain.Errorf(domain.Conflict, "Your account is set to be deleted on %s, so you can't buy anything. To keep it, go to Settings › Security.",
		user.DeleteAfter.UTC().Format("January 2, 2006"))
}

func (b *Billing) tier(ctx context.Context, id int64) (sale.Tier, error) {
	tiers, err := b.Store.Tiers(ctx)
	if err != nil {
		return sale.Tier{}, err
	}
	i := slices.IndexFunc(tiers, func(t sale.Tier) bool { return t.ID == id })
	if i < 0 {
		return sale.Tier{}, &domain.Error{Code: domain.NotFound, Field: "tier_id", Message: "We couldn't find that plan. See the pricing page for the plans available."}
	}
	return tiers[i], nil
}

func (b *Billing) refuseSame(ctx context.Context, userID, tierID int64, payment sale.PaymentType) error {
	current, err := b.Store.SubscriptionOf(ctx, userID)
	if domain.CodeOf(err) == domain.NotFound {
		return nil
	}
	if err == nil && current.IsActive && current.AutoRenew && current.Next == nil && current.TierID == tierID && current.Payment == payment {
		return domain.Errorf(domain.Conflict, "You're already on this plan.")
	}
	return err
}

// BuyCredits opens a checkout for a pack of extra credits and returns the page where it is paid.
func (b *Billing) BuyCredits(ctx context.Context, user *domain.User, credits int) (string, error) {
	if !b.Selling() {
		return "", errNotSelling
	}
	if err := refuseLeaving(user); err != nil {
		return "", err
	}
	defer b.turn(user.ID)()
	pack, err := sale.PackOf(credits)
	if err != nil {
		return "", err
	}
	plan, err := b.Store.PlanOf(ctx, user.ID)
	if err != nil {
		return "", err
	}
	if !plan.CreditsAllowPurchase {
		return "", domain.Errorf(domain.Forbidden, "Extra credits aren't available on the %s plan.", plan.Name)
	}
	productID, err := b.Provider.PackProduct(ctx, pack)
	if err != nil {
		return "", err
	}
	return b.sell(ctx, user, item{checkout: sale.Checkout{UserID: user.ID, Credits: credits, SuccessURL: b.backTo("")}, productID: productID})
}
