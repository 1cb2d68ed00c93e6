package sandbox

import (
	"net/http"
	"slices"
	"time"
)

// controlView is the page by which the sandbox is told what to do.
type controlView struct {
	Title         string
	Site          string
	Now           time.Time
	Tricks        []trickChoice
	Behavior      behavior
	Subscriptions []controlSubscription
	Transactions  []*transaction
	Products      []controlProduct
	Deliveries    []*delivery
	Notice        string
}

type trickChoice struct{ Name, About string }

type controlSubscription struct {
	*subscription
	Email string
}

type controlProduct struct {
	Product
	Archived bool
}

var trickChoices = []trickChoice{
	{trickDuplicate, "Duplicate: the same event twice"}, {trickCopy, "Copy: the same content again, under a new id"},
	{trickDelay, "Delay: five minutes late"}, {trickReorder, "Reorder: after the event that follows it"}, {trickDrop, "Drop: never sent"},
	{trickForge, "Forge: one more, signed with a wrong secret"}, {trickUnsigned, "Unsigned: one more, without a signature"},
	{trickUnknown, "Unknown: add an event of an unknown type"},
}

// controlRows is how many rows each table shows.
const controlRows = 30

func (s *Sandbox) controlPage(w http.ResponseWriter, r *http.Request) {
	s.answerControl(w, r, http.StatusOK, "")
}

func (s *Sandbox) answerControl(w http.ResponseWriter, r *http.Request, status int, notice string) {
	products, err := s.products(r)
	if err != nil {
		s.config.Log.ErrorContext(r.Context(), "the sandbox has no catalog", "err", err)
	}
	var view controlView
	err = s.read(func(st *state) error {
		copied, err := st.clone() // the page is made after the lock is given back
		if err != nil {
			return err
		}
		view = s.controlView(copied, products)
		return nil
	})
	if err != nil {
		status, notice = http.StatusInternalServerError, "The sandbox can't display its state."
	}
	view.Notice = notice
	s.render(w, status, "control.html", view)
}

func (s *Sandbox) controlView(st *state, products []Product) controlView {
	view := controlView{
		Title: "Sandbox control", Site: s.config.SiteURL, Now: s.now(), Tricks: trickChoices, Behavior: st.Behavior, Transactions: firstOf(st.transactions()),
	}
	for _, sub := range st.subscriptions() {
		view.Subscriptions = append(view.Subscriptions, controlSubscription{sub, st.Customers[sub.Customer].Email})
	}
	for _, p := range products {
		view.Products = append(view.Products, controlProduct{p, st.Archived[p.ID]})
	}
	slices.Reverse(view.Subscriptions)
	slices.Reverse(st.Deliveries)
	view.Subscriptions, view.Deliveries = firstOf(view.Subscriptions), firstOf(st.Deliveries)
	return view
}

func firstOf[T any](list []T) []T { return list[:min(len(list), controlRows)] }
