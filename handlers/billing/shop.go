package billing

import (
	"context"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	billingviews "pellucid/views/billing"
)

// Shop sells plans and credits. What it returns as an address is where the buyer pays.
type Shop interface {
	Renewals
	Selling() bool
	SubscribeFrom(ctx context.Context, user *domain.User, tierID int64, payment sale.PaymentType, successURL string) (checkoutURL string, err error)
	Update(ctx context.Context, user *domain.User, tierID int64, payment sale.PaymentType) (billing.Change, error)
	Preview(ctx context.Context, user *domain.User, tierID int64, payment sale.PaymentType) (sale.PlanMove, error)
	BuyCredits(ctx context.Context, user *domain.User, credits int) (checkoutURL string, err error)
	CheckoutOf(ctx context.Context, user *domain.User, id string) (sale.Checkout, error)
	Confirming(ctx context.Context, user *domain.User) (bool, error)
}

// Renewals ends and goes on with what somebody subscribed to, and leads to the provider's own pages about it.
type Renewals interface {
	Cancel(ctx context.Context, user *domain.User) error
	Resume(ctx context.Context, user *domain.User) error
	Portal(ctx context.Context, user *domain.User) (address string, err error)
}

// Payments tells what somebody subscribed to and paid. Nobody without a subscription has one: that is a NotFound error.
type Payments interface {
	SubscriptionOf(ctx context.Context, userID int64) (sale.Subscription, error)
	SubscriptionHistory(ctx context.Context, userID int64) ([]sale.SubscriptionChange, error)
	Receipts(ctx context.Context, userID int64) ([]sale.Receipt, error)
}

// CreditHistory tells what happened to somebody's credits.
type CreditHistory interface {
	CreditHistory(ctx context.Context, userID int64, f ledger.HistoryFilter) (domain.Page[ledger.Entry], error)
}

// open reports whether anything can be bought here; where nothing can, it is an Unavailable error.
func (c Config) open() error {
	if c.Shop.Selling() {
		return nil
	}
	return domain.Errorf(domain.Unavailable, "Purchases are turned off on this site.")
}

// mayBegin reports whether anything is sold, and whether the user has not begun too many purchases.
func (c Config) mayBegin(ctx context.Context, user *domain.User) error {
	if err := c.open(); err != nil {
		return err
	}
	return c.Limiter.Allow(ctx, limit.Checkout, strconv.FormatInt(user.ID, 10))
}

// checkout opens the checkout of a plan and returns where it is paid. Pages and API both do.
func (c Config) checkout(ctx context.Context, user *domain.User, want selection) (address string, err error) {
	if err := c.mayBegin(ctx, user); err != nil {
		return "", err
	}
	return c.Shop.SubscribeFrom(ctx, user, want.tierID, want.payment, want.successURL)
}

// buyCredits opens the checkout of a pack of credits, likewise.
func (c Config) buyCredits(ctx context.Context, user *domain.User, credits int) (address string, err error) {
	if err := c.mayBegin(ctx, user); err != nil {
		return "", err
	}
	return c.Shop.BuyCredits(ctx, user, credits)
}

// subscription returns what the user subscribed to, or nil.
func (p *Pages) subscription(ctx context.Context, userID int64) (*sale.Subscription, error) {
	sub, err := p.Store.SubscriptionOf(ctx, userID)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return &sub, err
}

// leave leads to where the provider takes over. A form may not be answered with a redirect to another site (the policy of
// our own pages forbids it), so there the last step is a page that goes on by itself.
func (p *Pages) leave(w http.ResponseWriter, r *http.Request, address string) error {
	if address == "" {
		return domain.Errorf(domain.Unavailable, "No checkout URL returned from payment gateway")
	}
	to, err := url.Parse(address)
	if err != nil || to.Scheme != "https" && !strings.HasPrefix(address, p.BaseURL+"/") && to.Host != "" {
		return domain.Errorf(domain.Unavailable, "No checkout URL returned from payment gateway").Because(err)
	}
	if to.Host == "" || strings.HasPrefix(address, p.BaseURL+"/") {
		return web.Redirect(w, r, address)
	}
	return web.Render(w, r, http.StatusOK, billingviews.Leaving(p.Chrome(r, "To the payment page", ""), billingviews.LeavingPage{Address: address, Host: to.Host}))
}
