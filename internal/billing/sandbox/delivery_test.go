package sandbox

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strings"
	"testing"
	"time"
)

func TestEventsThatAreNotTakenComeAgainOnCreemsSchedule(t *testing.T) {
	s := openSandbox(t, "")
	s.answer = http.StatusServiceUnavailable
	id := s.subscribe("basic") // all three are refused
	at := start
	for _, pause := range []time.Duration{30 * time.Second, 5 * time.Minute, 30 * time.Minute, 6 * time.Hour} {
		s.set(at.Add(pause - time.Second))
		s.wantTold("")
		at = at.Add(pause)
		s.set(at)
		s.wantTold("checkout.completed subscription.active subscription.paid")
	}
	s.answer = http.StatusOK
	s.set(at.Add(20 * 24 * time.Hour))
	s.wantTold("") // five attempts, and no more
	if s.subscription(id)["status"] != "active" {
		t.Error("what was not delivered did not happen")
	}
}

func TestEventsComeAgainFasterWhenToldSo(t *testing.T) {
	s := openSandbox(t, "")
	s.Sandbox.config.Speed = 60
	s.answer = http.StatusInternalServerError
	s.subscribe("basic")
	s.set(start.Add(time.Second / 2))
	s.wantTold("checkout.completed subscription.active subscription.paid")
	s.answer = http.StatusOK
	s.set(start.Add(time.Second/2 + 5*time.Second))
	s.wantTold("checkout.completed subscription.active subscription.paid")
	s.set(start.Add(time.Hour))
	s.wantTold("")
}

func TestTheSandboxCanBeToldToMisbehave(t *testing.T) {
	for name, test := range map[string]struct {
		tricks     []string
		now, later string
		after      time.Duration
		copyIDs    bool
	}{
		"duplicate": {tricks: []string{"duplicate"}, now: "checkout.completed checkout.completed subscription.active subscription.paid"},
		"copy":      {tricks: []string{"copy"}, now: "checkout.completed checkout.completed subscription.active subscription.paid", copyIDs: true},
		"delay":     {tricks: []string{"delay"}, now: "subscription.active subscription.paid", later: "checkout.completed", after: 5 * time.Minute},
		"reorder":   {tricks: []string{"reorder"}, now: "subscription.active checkout.completed subscription.paid"},
		"reorder the last": {tricks: []string{"", "", "reorder"}, now: "checkout.completed subscription.active",
			later: "subscription.paid", after: time.Minute},
		"drop":     {tricks: []string{"drop"}, now: "subscription.active subscription.paid", after: 24 * time.Hour},
		"forge":    {tricks: []string{"forge"}, now: "checkout.completed checkout.completed subscription.active subscription.paid", copyIDs: true},
		"unknown":  {tricks: []string{"unknown"}, now: "checkout.completed credits.granted subscription.active subscription.paid"},
		"unsigned": {tricks: []string{"unsigned"}, now: "checkout.completed checkout.completed subscription.active subscription.paid", copyIDs: true},
	} {
		t.Run(name, func(t *testing.T) {
			s := openSandbox(t, "")
			if err := s.change(func(st *state) error { st.Behavior.Tricks = test.tricks; return nil }); err != nil {
				t.Fatal(err)
			}
			s.page(s.checkout("basic"), paying("4242424242424242"))
			events := s.wantTold(test.now)
			if alternates := events[0]["id"] != events[1]["id"]; strings.HasPrefix(test.now, "checkout.completed checkout.completed") && alternates != test.copyIDs {
				t.Errorf("the ids are %v and %v", events[0]["id"], events[1]["id"])
			}
			s.set(start.Add(test.after))
			s.wantTold(test.later)
		})
	}
}

func TestWhatIsForgedIsSignedWrongAndComesOnce(t *testing.T) {
	s := openSandbox(t, "")
	s.control("trick", "", "trick", "forge", "count", "2")
	s.answer = http.StatusUnauthorized
	s.page(s.checkout("basic"), paying("4242424242424242"))
	s.told()
	_, secret := s.Credentials()
	signed := 0
	if err := s.read(func(st *state) error {
		for i, d := range st.Deliveries {
			mac := hmac.New(sha256.New, []byte(secret))
			mac.Write(d.Body)
			if s.headers[i].Get("creem-signature") == hex.EncodeToString(mac.Sum(nil)) {
				signed++
			}
			if want := map[bool]string{true: failed, false: waiting}[d.Forged != ""]; d.Status != want {
				t.Errorf("%+v is not %s", d, want)
			}
		}
		return nil
	}); err != nil || signed != 3 || len(s.headers) != 5 {
		t.Errorf("%d of %d are signed right, %v", signed, len(s.headers), err)
	}
}

func TestEventsCanNameTheirObjectsByIdOnly(t *testing.T) {
	s := openSandbox(t, "")
	s.control("behave", "", "bare", "1")
	s.page(s.checkout("basic"), paying("4242424242424242"))
	paid := s.wantTold("checkout.completed subscription.active subscription.paid")[2]["object"].(map[string]any)
	if _, isID := paid["customer"].(string); !isID || paid["product"] != "basic" || paid["metadata"] != nil {
		t.Errorf("told %v", paid)
	}
}

func TestAnEventCanBeSentAgainByHand(t *testing.T) {
	s := openSandbox(t, "")
	s.subscribe("basic")
	s.control("resend", "1")
	s.wantTold("checkout.completed")
}

func TestOldEventsAreForgotten(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.set(start.AddDate(6, 0, 0))
	s.told()
	if err := s.read(func(st *state) error {
		if n := len(st.Deliveries); n != keptDeliveries {
			t.Errorf("%d deliveries are kept", n)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if end := s.subscription(id)["current_period_end_date"]; end != "2032-02-29T10:00:00.000Z" {
		t.Errorf("after six years it ends at %v", end)
	}
}

func TestRefundsAndDisputesAreTold(t *testing.T) {
	s := openSandbox(t, "")
	sub := s.subscription(s.subscribe("pro"))
	tx := sub["last_transaction_id"].(string)
	s.control("refund", tx, "amount", "9.90")
	part := s.wantTold("refund.created")[0]["object"].(map[string]any)
	if part["refund_amount"] != 990.0 || part["transaction"].(map[string]any)["status"] != "partialRefund" || part["checkout"].(map[string]any)["request_id"] != "r1" {
		t.Errorf("told %v", part)
	}
	if status, _, text := s.page("/sandbox/control", map[string][]string{"act": {"refund"}, "id": {tx}, "amount": {"15.01"}}); status != http.StatusUnprocessableEntity || !strings.Contains(text, "cannot be refunded") {
		t.Errorf("more than is left: %d", status)
	}
	s.control("dispute", tx)
	lost := s.wantTold("dispute.created")[0]["object"].(map[string]any)
	if lost["amount"] != 1500.0 || lost["transaction"].(map[string]any)["status"] != "chargedBack" || lost["status"] != nil {
		t.Errorf("told %v", lost)
	}
	s.api("POST", "/refunds", map[string]string{"transaction_id": tx}, http.StatusBadRequest)
}
