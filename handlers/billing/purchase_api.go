package billing

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// PlanRequest names a plan and how often it is paid for.
type PlanRequest struct {
	TierID      int64  `json:"tier_id"`
	PaymentType string `json:"payment_type" doc:"monthly or yearly"`
	SuccessURL  string `json:"success_url,omitempty" maxLength:"2000" doc:"Path on this site to return to after paying, such as /create. Default: /subscription/result?success=true"`
}

// CreditsRequest asks for a pack of extra credits.
type CreditsRequest struct {
	CreditsAmount int `json:"credits_amount" doc:"50, 200 or 500"`
}

// CheckoutAddress is where the buyer pays.
type CheckoutAddress struct {
	CheckoutURL string `json:"checkout_url"`
}

// PlanChange is what became of a change of plan: a page where it is paid, or a sentence that it is done.
type PlanChange struct {
	Success     bool   `json:"success" doc:"False while the checkout is unpaid"`
	CheckoutURL string `json:"checkout_url,omitempty"`
	Message     string `json:"message,omitempty"`
}

type planInput struct{ Body PlanRequest }

type creditsInput struct{ Body CreditsRequest }

type checkoutOutput struct{ Body CheckoutAddress }

type changeOutput struct{ Body PlanChange }

func registerPurchases(calls huma.API, c Config) {
	tags := []string{"Subscriptions"}
	subscribe := huma.Operation{OperationID: "create-checkout", Method: http.MethodPost, Path: "/subscriptions/checkout", Tags: tags, Summary: "Start a checkout"}
	api.Act(calls, api.SignedIn(subscribe), func(ctx context.Context, in *planInput) (*checkoutOutput, error) {
		return checkout(ctx, c, in.Body)
	})
	update := huma.Operation{OperationID: "update-subscription", Method: http.MethodPost, Path: "/subscriptions/update", Tags: tags, Summary: "Change plan"}
	api.Act(calls, api.SignedIn(update), func(ctx context.Context, in *planInput) (*changeOutput, error) {
		return change(ctx, c, in.Body)
	})
	credits := huma.Operation{OperationID: "purchase-credits", Method: http.MethodPost, Path: "/subscriptions/purchase-credits", Tags: tags, Summary: "Buy extra credits"}
	api.Act(calls, api.SignedIn(credits), func(ctx context.Context, in *creditsInput) (*checkoutOutput, error) {
		address, err := c.buyCredits(ctx, api.Me(ctx), in.Body.CreditsAmount)
		return toCheckout(address, err)
	})
}

// checkout opens the checkout of a plan.
func checkout(ctx context.Context, c Config, want PlanRequest) (*checkoutOutput, error) {
	payment, err := sale.ParsePaymentType(want.PaymentType)
	if err != nil {
		return nil, err
	}
	address, err := c.checkout(ctx, api.Me(ctx), selection{want.TierID, payment, want.SuccessURL})
	return toCheckout(address, err)
}

func toCheckout(address string, err error) (*checkoutOutput, error) {
	if err == nil && address == "" {
		err = domain.Errorf(domain.Unavailable, "No checkout URL returned from payment gateway")
	}
	return &checkoutOutput{Body: CheckoutAddress{CheckoutURL: address}}, err
}

func change(ctx context.Context, c Config, want PlanRequest) (*changeOutput, error) {
	payment, err := sale.ParsePaymentType(want.PaymentType)
	if err != nil {
		return nil, err
	}
	if err := c.mayBegin(ctx, api.Me(ctx)); err != nil {
		return nil, err
	}
	done, err := c.Shop.Update(ctx, api.Me(ctx), want.TierID, payment)
	return &changeOutput{Body: PlanChange{Success: done.CheckoutURL == "", CheckoutURL: done.CheckoutURL, Message: done.Message}}, err
}
