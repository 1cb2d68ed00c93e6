package sandbox

import (
	"net/http"
)

func (s *Sandbox) getSubscription(r *http.Request) (answer any, err error) {
	err = s.read(func(st *state) error {
		sub := st.Subscriptions[r.URL.Query().Get("subscription_id")]
		if sub == nil {
			return notFound("Subscription")
		}
		answer = st.subscription(sub, true)
		return nil
	})
	return answer, err
}

func (s *Sandbox) searchSubscriptions(r *http.Request) (answer any, err error) {
	err = s.read(func(st *state) error {
		items := []entity{}
		for _, sub := range st.subscriptions() {
			items = append(items, st.subscription(sub, true))
		}
		answer = page(r, items)
		return nil
	})
	return answer, err
}

// onSubscription finds the subscription that the path names, acts on it, and answers with what became of it.
func (s *Sandbox) onSubscription(act func(*state, *subscription, *http.Request) error) apiFunc {
	return func(r *http.Request) (answer any, err error) {
		err = s.change(func(st *state) error {
			sub := st.Subscriptions[r.PathValue("id")]
			if sub == nil {
				return notFound("Subscription")
			}
			if err := act(st, sub, r); err != nil {
				return err
			}
			answer = st.subscription(sub, true)
			return nil
		})
		return answer, err
	}
}

func (s *Sandbox) cancelCall(st *state, sub *subscription, r *http.Request) error {
	var in struct {
		Mode      string `json:"mode"`
		OnExecute string `json:"onExecute"`
	}
	if err := decode(r, &in); err != nil {
		return err
	}
	switch in.Mode {
	case "", "immediate", "scheduled":
	default:
		return badRequest("mode must be one of the following values: immediate, scheduled")
	}
	onEnd := "cancel"
	if in.OnExecute == "pause" {
		onEnd = "pause"
	}
	return s.cancel(st, sub, in.Mode == "scheduled", onEnd)
}

func (s *Sandbox) upgradeCall(st *state, sub *subscription, r *http.Request) error {
	var in struct {
		ProductID      string `json:"product_id"`
		UpdateBehavior string `json:"update_behavior"`
	}
	if err := decode(r, &in); err != nil {
		return err
	}
	to, err := s.offered(r, st, in.ProductID)
	if err != nil {
		return err
	}
	return s.move(st, sub, to, in.UpdateBehavior)
}

// offered is a product that may be bought now. The state is held by the caller.
func (s *Sandbox) offered(r *http.Request, st *state, id string) (Product, error) {
	catalog, err := s.config.Catalog(r.Context())
	if err != nil {
		return Product{}, err
	}
	if made := st.Products[id]; made != nil {
		catalog = append(catalog, *made)
	}
	for _, p := range catalog {
		if p.ID == id && st.Archived[id] {
			return Product{}, badRequest("Product is archived")
		}
		if p.ID == id {
			return p, nil
		}
	}
	return Product{}, notFound("Product")
}
