package sandbox

import (
	"net/http"
	"slices"
	"strconv"
)

// controlAct does what one of the buttons says.
func (s *Sandbox) controlAct(w http.ResponseWriter, r *http.Request) {
	if err := s.change(func(st *state) error { return s.control(st, r) }); err != nil {
		s.answerControl(w, r, http.StatusUnprocessableEntity, err.Error()+".")
		return
	}
	http.Redirect(w, r, Path+"/control", http.StatusSeeOther)
}

func (s *Sandbox) control(st *state, r *http.Request) error {
	id := r.PostFormValue("id")
	switch act := r.PostFormValue("act"); act {
	case "trick":
		return st.playTrick(r.PostFormValue("trick"), positive(r.PostFormValue("count"), 1, 20))
	case "forget":
		st.Behavior.Tricks = nil
	case "behave":
		outage, _ := strconv.Atoi(r.PostFormValue("outage"))
		if !slices.Contains([]int{0, http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusForbidden}, outage) {
			return badRequest("The API can answer 429, 500 or 403")
		}
		st.Behavior.Outage, st.Behavior.Bare = outage, r.PostFormValue("bare") != ""
		st.Behavior.Standard, st.Behavior.Keyed = r.PostFormValue("standard") != "", r.PostFormValue("keyed") != ""
	case "archive":
		st.Archived[id] = !st.Archived[id]
	case "resend":
		return s.resend(st, id)
	case "refund", "dispute":
		cents, err := parseDollars(r.PostFormValue("amount"))
		if err != nil {
			return err
		}
		return s.reverse(st, id, act, cents)
	default:
		return s.controlSubscription(st, id, act)
	}
	return nil
}

func (st *state) playTrick(trick string, count int) error {
	if !slices.Contains(tricks, trick) {
		return badRequest("There is no such trick")
	}
	for range count {
		st.Behavior.Tricks = append(st.Behavior.Tricks, trick)
	}
	return nil
}

// resend sends an event again now, as the button in Creem's dashboard does.
func (s *Sandbox) resend(st *state, id string) error {
	i := slices.IndexFunc(st.Deliveries, func(d *delivery) bool { return strconv.FormatInt(d.Seq, 10) == id })
	if i < 0 {
		return badRequest("There is no such event")
	}
	d := st.Deliveries[i]
	d.Status, d.DueAt, d.Attempts, d.Held = waiting, s.now(), 0, false
	return nil
}

func (s *Sandbox) reverse(st *state, id, act string, cents int64) error {
	tx := st.Transactions[id]
	if tx == nil {
		return badRequest("There is no such transaction")
	}
	if act == "dispute" {
		return s.dispute(st, tx)
	}
	return s.refund(st, tx, cents)
}

// parseDollars reads an amount; nothing is 0.
func parseDollars(text string) (cents int64, err error) {
	if text == "" {
		return 0, nil
	}
	amount, err := strconv.ParseFloat(text, 64)
	if err != nil || amount <= 0 || amount > 1e6 {
		return 0, badRequest("The amount must be in dollars, as in 4.50")
	}
	return int64(amount*100 + 0.5), nil
}

func (s *Sandbox) controlSubscription(st *state, id, act string) error {
	sub := st.Subscriptions[id]
	if sub == nil {
		return badRequest("There is no such subscription")
	}
	switch act {
	case "renew": // as if the period were over today
		if sub.dueAt().IsZero() {
			return badRequest("This subscription does not renew")
		}
		if sub.Failures == 0 {
			sub.PeriodEnd = s.now()
		}
		s.turn(st, sub, s.now())
	case "fail":
		sub.CardFails = !sub.CardFails
	case "cancel":
		return s.cancel(st, sub, true, "cancel")
	case "end":
		return s.cancel(st, sub, false, "")
	case "pause":
		return s.pause(st, sub, s.now())
	case "resume":
		return s.resume(st, sub)
	default:
		return badRequest("This is not something that can be done here")
	}
	return nil
}
