package billing

import (
	"context"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// item is what is about to be sold: a plan (with its offer) or a pack.
type item struct {
	checkout  sale.Checkout
	productID string
	offer     *sale.Offer
}

// resultPath is the page that shows what became of a payment.
const resultPath = "/subscription/result?success=true"

// backTo returns the address of this site that a buyer comes back to.
func (b *Billing) backTo(successURL string) string {
	path := successURL
	if local, ok := strings.CutPrefix(successURL, b.BaseURL+"/"); ok {
		path = "/" + local
	}
	if !strings.HasPrefix(path, "/") || domain.LocalPath(path) != path {
		path = resultPath
	}
	return b.BaseURL + path
}

// sell continues the buyer's open checkout of the same thing, or opens one: first here, then at the provider.
func (b *Billing) sell(ctx context.Context, user *domain.User, s item) (string, error) {
	if s.productID == "" {
		return "", errNotOnSale
	}
	open, err := b.Store.PendingCheckout(ctx, s.checkout, s.productID, b.Now().Add(-checkoutReuse))
	if err == nil {
		return open.URL, nil
	}
	if domain.CodeOf(err) != domain.NotFound {
		return "", err
	}
	ours, err := b.Store.OpenCheckout(ctx, s.checkout, s.productID, s.offer)
	if err != nil {
		return "", err
	}
	theirs, err := b.Provider.CreateCheckout(ctx, Order{
		RequestID: ours.ID, ProductID: s.productID, UserID: user.ID, Email: user.Email,
		SuccessURL: s.checkout.SuccessURL, Metadata: metadataOf(ours),
	})
	if err != nil {
		if ending := b.Store.PostponeCheckout(context.WithoutCancel(ctx), user.ID, ours.ID, time.Time{}); ending != nil {
			b.Log.Error("a checkout that nobody can pay stays open", "checkout", ours.ID, "err", ending)
		}
		if code := domain.CodeOf(err); code == domain.Invalid || code == domain.NotFound {
			return "", errNotOnSale.Because(err)
		}
		return "", err
	}
	return theirs.URL, b.Store.StartCheckout(context.WithoutCancel(ctx), user.ID, ours.ID, theirs.ID, theirs.URL, b.Now().Add(checkoutFirstRead))
}

// metadataOf is what comes back with every event about what is bought.
func metadataOf(c sale.Checkout) map[string]string {
	data := map[string]string{"user_id": strconv.FormatInt(c.UserID, 10), "checkout_id": c.ID}
	if c.Credits > 0 {
		data["credits"] = strconv.Itoa(c.Credits)
		return data
	}
	data["tier_id"], data["payment_type"] = strconv.FormatInt(c.TierID, 10), string(c.Payment)
	return data
}
