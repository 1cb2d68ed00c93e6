package sandbox

import (
	"net/http"
	"slices"
	"strings"
	"time"
)

func (s *Sandbox) getTransaction(r *http.Request) (answer any, err error) {
	err = s.read(func(st *state) error {
		tx := st.Transactions[r.URL.Query().Get("transaction_id")]
		if tx == nil {
			return notFound("Transaction")
		}
		answer = st.transaction(tx)
		return nil
	})
	return answer, err
}

func (s *Sandbox) searchTransactions(r *http.Request) (answer any, err error) {
	query := r.URL.Query()
	fits := func(asked, value string) bool { return asked == "" || asked == value }
	err = s.read(func(st *state) error {
		items := []entity{}
		for _, tx := range st.transactions() {
			if fits(query.Get("customer_id"), tx.Customer) && fits(query.Get("order_id"), tx.Order) && fits(query.Get("product_id"), tx.Product) {
				items = append(items, st.transaction(tx))
			}
		}
		answer = page(r, items)
		return nil
	})
	return answer, err
}

// transactions are all of them, newest first.
func (st *state) transactions() []*transaction {
	list := make([]*transaction, 0, len(st.Transactions))
	for _, tx := range st.Transactions {
		list = append(list, tx)
	}
	slices.SortFunc(list, func(a, b *transaction) int {
		if c := b.CreatedAt.Compare(a.CreatedAt); c != 0 {
			return c
		}
		return strings.Compare(a.ID, b.ID)
	})
	return list
}

func (s *Sandbox) createRefund(r *http.Request) (any, error) {
	var in struct {
		TransactionID string `json:"transaction_id"`
	}
	if err := decode(r, &in); err != nil {
		return nil, err
	}
	err := s.change(func(st *state) error {
		tx := st.Transactions[in.TransactionID]
		if tx == nil {
			return notFound("Transaction")
		}
		return s.refund(st, tx, 0)
	})
	return entity{"status": "succeeded"}, err
}

// moderationPatience is longer than any caller should wait.
const moderationPatience = 30 * time.Second

// moderate decides by marker words in the prompt: sandbox-deny, sandbox-flag, sandbox-error and sandbox-slow.
func (s *Sandbox) moderate(r *http.Request) (any, error) {
	var in struct {
		Prompt     string `json:"prompt"`
		ExternalID string `json:"external_id"`
	}
	if err := decode(r, &in); err != nil {
		return nil, err
	}
	decision := "allow"
	switch {
	case in.Prompt == "":
		return nil, badRequest("prompt should not be empty")
	case strings.Contains(in.Prompt, "sandbox-error"):
		return nil, &apiError{http.StatusInternalServerError, "Internal server error"}
	case strings.Contains(in.Prompt, "sandbox-slow"):
		select {
		case <-r.Context().Done():
		case <-time.After(moderationPatience):
		}
	case strings.Contains(in.Prompt, "sandbox-deny"):
		decision = "deny"
	case strings.Contains(in.Prompt, "sandbox-flag"):
		decision = "flag"
	}
	return entity{
		"id": newID("mod"), "object": "moderation_result", "prompt": in.Prompt, "external_id": in.ExternalID, "decision": decision,
		"usage": entity{"units": 1},
	}, nil
}
