package sandbox

import (
	"encoding/json"
	"time"
)

// behavior is how the sandbox was told to misbehave, on its control page.
type behavior struct {
	Tricks   []string // one for each of the next events
	Bare     bool     // ids where objects could be, and no metadata
	Standard bool     // sign in the newer form
	Keyed    bool     // sign redirects in the older form
	Outage   int      // the status that every call of the API gets; 0: none
}

// The tricks that can be played with an event.
const (
	trickDuplicate = "duplicate" // the same event twice
	trickCopy      = "copy"      // the same content again under another id
	trickDelay     = "delay"     // five minutes late
	trickReorder   = "reorder"   // after the event that follows it
	trickDrop      = "drop"      // never sent
	trickForge     = "forge"     // somebody else sends one like it, signed with another secret
	trickUnsigned  = "unsigned"  // somebody else sends one like it, not signed
	trickUnknown   = "unknown"   // one of a kind that nobody knows comes with it
)

var tricks = []string{trickDuplicate, trickCopy, trickDelay, trickReorder, trickDrop, trickForge, trickUnsigned, trickUnknown}

const (
	lateness = 5 * time.Minute
	heldBack = time.Minute // the longest that an event waits for one to come before it
)

// delivery is an event on its way.
type delivery struct {
	Seq      int64
	EventID  string
	Type     string
	Body     []byte
	DueAt    time.Time
	Attempts int
	Status   string // waiting, delivered, failed or dropped
	Answer   string // what the last attempt got
	Forged   string // trickForge or trickUnsigned
	Held     bool
	At       time.Time
}

// The states of a delivery.
const (
	waiting   = "waiting"
	delivered = "delivered"
	failed    = "failed"
	dropped   = "dropped"
)

// emit puts an event on its way, playing the next trick on it.
func (s *Sandbox) emit(st *state, kind string, object entity) {
	if st.Behavior.Bare {
		object = object.bare()
	}
	trick := ""
	if len(st.Behavior.Tricks) > 0 {
		trick, st.Behavior.Tricks = st.Behavior.Tricks[0], st.Behavior.Tricks[1:]
	}
	d := s.enqueue(st, kind, newID("evt"), object)
	switch trick {
	case trickDuplicate:
		s.enqueue(st, kind, d.EventID, object)
	case trickCopy:
		s.enqueue(st, kind, newID("evt"), object)
	case trickDelay:
		d.DueAt = d.DueAt.Add(lateness)
	case trickDrop:
		d.Status, d.Answer = dropped, "never sent, as you asked"
	case trickUnknown:
		s.enqueue(st, "credits.granted", newID("evt"), entity{"id": newID("grant"), "object": "credit_grant"})
	case trickForge, trickUnsigned:
		s.enqueue(st, kind, newID("evt"), object).Forged = trick
	}
	st.releaseHeld(d.DueAt)
	if trick == trickReorder {
		d.Held, d.DueAt = true, d.DueAt.Add(heldBack)
	}
}

// releaseHeld sends what was held back, now that something came before it.
func (st *state) releaseHeld(now time.Time) {
	for _, d := range st.Deliveries {
		if d.Held {
			d.Held, d.DueAt, d.Seq = false, now, st.next()
		}
	}
}

func (s *Sandbox) enqueue(st *state, kind, id string, object entity) *delivery {
	now := s.now()
	body, err := json.Marshal(entity{"id": id, "eventType": kind, "created_at": now.UnixMilli(), "object": object})
	if err != nil { // entities are made of numbers, texts and times
		panic(err)
	}
	d := &delivery{Seq: st.next(), EventID: id, Type: kind, Body: body, DueAt: now, Status: waiting, At: now}
	st.Deliveries = append(st.Deliveries, d)
	return d
}

// tellSubscription emits one of the subscription's events, with the fields that Creem's own samples have.
func (s *Sandbox) tellSubscription(st *state, sub *subscription, kind string) {
	object := st.subscription(sub, true)
	switch kind {
	case "subscription.active":
		object.without("items", "current_period_start_date", "current_period_end_date", "next_transaction_date",
			"last_transaction_id", "last_transaction_date", "last_transaction")
	case "subscription.update", "subscription.paused":
		object.without("metadata", "last_transaction_id", "last_transaction_date", "last_transaction")
	case "subscription.expired":
		object["status"] = active // as in Creem's sample: the type counts
	}
	s.emit(st, kind, object)
}

// bare shows ids where objects could be, and no metadata.
func (e entity) bare() entity {
	for _, key := range []string{"product", "customer", "subscription", "transaction", "checkout", "last_transaction"} {
		if inner, ok := e[key].(entity); ok {
			e[key] = inner["id"]
		}
	}
	return e.without("metadata")
}
