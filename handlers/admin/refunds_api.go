package admin

import (
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// Refunds gives payments back.
type Refunds interface {
	Selling() bool
	Refund(ctx context.Context, actorID int64, transactionID string) error
}

// Receipts knows what was paid, and writes down what the administrator gives back.
type Receipts interface {
	Receipts(ctx context.Context, userID int64) ([]sale.Receipt, error)
	NoteRefund(ctx context.Context, actorID int64, r sale.Receipt, reason string) error
	NoteRefundFailed(ctx context.Context, actorID int64, r sale.Receipt, why string) error
}

// AdminReceipt is a payment that somebody made. Money is in dollars, or in the currency that is named.
type AdminReceipt struct {
	ID            int64     `json:"id"`
	TransactionID string    `json:"transaction_id" doc:"ID at the payment provider. Empty if it can't be refunded here"`
	Description   string    `json:"description"`
	Amount        float64   `json:"amount"`
	Refunded      float64   `json:"refunded" doc:"Refunded amount"`
	Currency      string    `json:"currency"`
	PaidAt        time.Time `json:"paid_at"`
}

// AdminReceipts is what somebody paid, newest first.
type AdminReceipts struct {
	Data  []AdminReceipt `json:"data" nullable:"false"`
	Total int            `json:"total"`
}

type receiptsOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         AdminReceipts
}

type refundInput struct {
	ID   int64 `path:"id"`
	Body struct {
		Reason
		ReceiptID int64 `json:"receipt_id"`
	}
}

func registerRefunds(calls huma.API, c Config) {
	list := huma.Operation{OperationID: "list-receipts", Method: http.MethodGet, Path: "/admin/users/{id}/receipts", Summary: "List payments of a user"}
	api.Act(calls, api.Administrator(list), func(ctx context.Context, in *adminUserInput) (*receiptsOutput, error) {
		receipts, err := c.Store.Receipts(ctx, in.ID)
		return &receiptsOutput{CacheControl: api.Private, Body: receiptsBody(receipts)}, err
	})
	refund := huma.Operation{
		OperationID: "refund-receipt", Method: http.MethodPost, Path: "/admin/users/{id}/refunds", Summary: "Refund a payment",
		Description: "Refunds the payment through the payment provider and takes back the credits or plan that it paid for.", DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.Administrator(refund), func(ctx context.Context, in *refundInput) (*struct{}, error) { return nil, giveBack(ctx, c, in) })
}

func receiptsBody(receipts []sale.Receipt) AdminReceipts {
	body := AdminReceipts{Data: make([]AdminReceipt, len(receipts)), Total: len(receipts)}
	for i, r := range receipts {
		body.Data[i] = AdminReceipt{r.ID, r.TransactionID, r.Description, api.Dollars(r.AmountCents), api.Dollars(r.RefundedCents), r.Currency, r.PaidAt}
	}
	return body
}

// giveBack writes the refund down before the provider is asked, and writes down too when the provider refuses.
func giveBack(ctx context.Context, c Config, in *refundInput) error {
	if !c.Refunds.Selling() {
		return domain.Errorf(domain.Conflict, "This site doesn't sell anything, so there is nothing to refund.")
	}
	receipts, err := c.Store.Receipts(ctx, in.ID)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(receipts, func(r sale.Receipt) bool { return r.ID == in.Body.ReceiptID })
	if i < 0 {
		return domain.Errorf(domain.NotFound, "This user doesn't have that receipt.")
	}
	receipt := receipts[i]
	switch {
	case receipt.RefundedCents >= receipt.AmountCents:
		return domain.Errorf(domain.Conflict, "This payment was already refunded.")
	case receipt.TransactionID == "":
		return domain.Errorf(domain.Conflict, "The payment provider didn't name the transaction, so it can't be refunded here. Refund it in the provider's dashboard.")
	}
	actor := api.Me(ctx).ID
	if err := c.Store.NoteRefund(ctx, actor, receipt, in.Body.Reason.Reason); err != nil {
		return err
	}
	failed := c.Refunds.Refund(ctx, actor, receipt.TransactionID)
	if failed == nil {
		return nil
	}
	why := "The payment provider did not answer as it should."
	if domain.CodeOf(failed) != "" {
		why = failed.Error()
	}
	if err := c.Store.NoteRefundFailed(context.WithoutCancel(ctx), actor, receipt, why); err != nil {
		return err
	}
	return failed
}
