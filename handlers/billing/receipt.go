package billing

import (
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain/sale"
	billingviews "pellucid/views/billing"
)

// Receipt shows one payment of who is signed in, to be read or printed. Somebody else's is not found.
func (p *Pages) Receipt(w http.ResponseWriter, r *http.Request) error {
	id, err := strconv.ParseInt(chi.URLParam(r, "id"), 10, 64)
	if err != nil {
		return p.NotFound(w, r)
	}
	receipts, err := p.Store.Receipts(r.Context(), web.ViewerID(r))
	if err != nil {
		return err
	}
	for _, receipt := range receipts {
		if receipt.ID == id {
			return p.showReceipt(w, r, receipt)
		}
	}
	return p.NotFound(w, r)
}

func (p *Pages) showReceipt(w http.ResponseWriter, r *http.Request, receipt sale.Receipt) error {
	documents, err := p.Store.ReceiptDocuments(r.Context(), receipt.UserID, receipt.ID)
	if err != nil {
		return err
	}
	model := billingviews.ReceiptPage{Receipt: receipt, Documents: documents, User: session.User(r.Context()), Portal: p.Shop.Selling()}
	chrome := p.Chrome(r, model.Title(), "")
	chrome.NoIndex = true
	return web.Render(w, r, http.StatusOK, billingviews.Receipt(chrome, model))
}
