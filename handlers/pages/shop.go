package pages

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"pellucid/handlers/web"
	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/views"
)

// Shop sells plans and credits. What it returns as an address is where the buyer pays.
type Shop interface {
	Subscribe(ctx context.Context, user *domain.User, tierID int64, payment domain.PaymentType) (checkoutURL string, err error)
	Update(ctx context.Context, user *domain.User, tierID int64, payment domain.PaymentType) (billing.Change, error)
	Preview(ctx context.Context, user *domain.User, tierID int64, payment domain.PaymentType) (domain.PlanMove, error)
	BuyCredits(ctx context.Context, user *domain.User, credits int) (checkoutURL string, err error)
	CheckoutOf(ctx context.Context, user *domain.User, id string) (domain.Checkout, error)
}

// Renewals ends and goes on with what somebody subscribed to, and leads to the provider's own pages about it.
type Renewals interface {
	Cancel(ctx context.Context, user *domain.User) error
	Resume(ctx context.Context, user *domain.User) error
	Portal(ctx context.Context, user *domain.User) (address string, err error)
}

// Payments tells what somebody subscribed to and paid. Nobody without a subscription has one: that is a NotFound error.
type Payments interface {
	SubscriptionOf(ctx context.Context, userID int64) (domain.Subscription, error)
	Receipts(ctx context.Context, userID int64) ([]domain.Receipt, error)
}

// CreditHistory tells what happened to somebody's credits.
type CreditHistory interface {
	CreditHistory(ctx context.Context, userID int64, f domain.HistoryFilter) (domain.Page[domain.CreditEntry], error)
}

// Profiles keeps what people say of themselves.
type Profiles interface {
	UpdateProfile(ctx context.Context, userID int64, profile domain.Profile) error
}

// open reports whether anything can be bought here; where nothing can, it is an Unavailable error.
func (p *Pages) open() error {
	if p.Selling {
		return nil
	}
	return domain.Errorf(domain.Unavailable, "Buying is switched off on this server.")
}

// subscription returns what the user subscribed to, or nil.
func (p *Pages) subscription(ctx context.Context, userID int64) (*domain.Subscription, error) {
	sub, err := p.Payments.SubscriptionOf(ctx, userID)
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
	return web.Render(w, r, http.StatusOK, views.Leaving(p.Chrome(r, "To the payment page", ""), views.LeavingPage{Address: address, Host: to.Host}))
}
