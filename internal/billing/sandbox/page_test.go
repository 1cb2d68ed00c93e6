package sandbox

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"
)

func TestACardThatIsRefusedChargesNothingAndSaysWhy(t *testing.T) {
	for number, says := range map[string]string{
		"4000 0000 0000 0002": "was declined", "4000000000009995": "insufficient funds", "4000 0000 0000 0127": "security code is incorrect",
		"4000-0000-0000-0069": "has expired", "4111 1111 1111 1111": "only accepts test cards", "4242": "16 digits",
	} {
		s := openSandbox(t, "")
		path := s.checkout("basic")
		status, _, text := s.page(path, paying(number))
		if status != http.StatusUnprocessableEntity || !strings.Contains(text, says) || !strings.Contains(text, "Nothing was charged") {
			t.Errorf("%s: %d, %q is missing", number, status, says)
		}
		s.wantTold("")
		if status, _, _ := s.page(path, paying("4242 4242 4242 4242")); status != http.StatusSeeOther {
			t.Errorf("%s: another card afterwards: %d", number, status)
		}
	}
}

func TestEveryFieldOfTheCheckoutIsLookedAt(t *testing.T) {
	s := openSandbox(t, "")
	path := s.checkout("basic")
	for field, value := range map[string]string{"email": "nobody", "name": " ", "expiry": "13 / 30", "code": "12"} {
		form := paying("4242424242424242")
		form.Set(field, value)
		status, _, text := s.page(path, form)
		if status != http.StatusUnprocessableEntity || !strings.Contains(text, `id="`+field+`-error"`) {
			t.Errorf("%s %q: %d", field, value, status)
		}
	}
	form := paying("4242424242424242")
	form.Set("expiry", "12/25")
	if _, _, text := s.page(path, form); !strings.Contains(text, "This card has expired.") {
		t.Error("a card of last month pays")
	}
}

func TestACheckoutIsPaidOnceHoweverOftenTheButtonIsPressed(t *testing.T) {
	s := openSandbox(t, "")
	path := s.checkout("pro")
	_, first, _ := s.page(path, paying("4242424242424242"))
	for _, form := range []url.Values{paying("4242424242424242"), paying("4000000000000002"), nil} {
		if status, again, _ := s.page(path, form); status != http.StatusSeeOther || again != first {
			t.Errorf("again: %d to %q", status, again)
		}
	}
	s.wantTold("checkout.completed subscription.active subscription.paid")
}

func TestACheckoutThatNobodyPaysExpires(t *testing.T) {
	s := openSandbox(t, "")
	path := s.checkout("basic")
	id := path[strings.LastIndex(path, "/")+1:]
	s.set(start.Add(24*time.Hour + time.Second))
	if status, _, text := s.page(path, paying("4242424242424242")); status != http.StatusGone || !strings.Contains(text, "Nothing was charged") {
		t.Errorf("paid late: %d", status)
	}
	if c := s.api("GET", "/checkouts?checkout_id="+id, nil, http.StatusOK); c["status"] != "expired" {
		t.Errorf("it is %v", c["status"])
	}
	s.wantTold("")
}

func TestAnAddressThatWasGivenCannotBeChangedAtTheCheckout(t *testing.T) {
	s := openSandbox(t, "")
	c := s.api("POST", "/checkouts", map[string]any{"product_id": "basic", "customer": map[string]string{"email": "ana@example.org"}}, http.StatusOK)
	path := strings.TrimPrefix(c["checkout_url"].(string), s.web.URL)
	form := paying("4242424242424242")
	form.Set("email", "eve@example.org")
	if status, _, text := s.page(path, form); status != http.StatusOK || !strings.Contains(text, "No money moved") {
		t.Errorf("without an address to go back to: %d\n%s", status, text)
	}
	s.api("GET", "/customers?email=eve@example.org", nil, http.StatusNotFound)
	s.api("GET", "/customers?email=ANA@example.org", nil, http.StatusOK)
}

// portal opens the portal of whoever bought a subscription and returns its path.
func (s *shop) portal(subscription string) string {
	s.t.Helper()
	customer := s.subscription(subscription)["customer"].(map[string]any)["id"]
	link := s.api("POST", "/customers/billing", map[string]any{"customer_id": customer}, http.StatusOK)["customer_portal_link"].(string)
	return strings.TrimPrefix(link, s.web.URL)
}

func TestThePortalCancelsAndResumes(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	path := s.portal(id)
	if status, location, _ := s.page(path, url.Values{"act": {"cancel"}, "subscription": {id}}); status != http.StatusSeeOther || location != path {
		t.Errorf("cancelled: %d to %q", status, location)
	}
	s.wantTold("subscription.scheduled_cancel")
	if _, _, text := s.page(path, nil); !strings.Contains(text, "Ends on February 28, 2026") || !strings.Contains(text, "Resume") {
		t.Errorf("the portal says\n%s", text)
	}
	s.page(path, url.Values{"act": {"resume"}, "subscription": {id}})
	s.wantTold("subscription.update")
	if status, _, text := s.page(path, url.Values{"act": {"resume"}, "subscription": {id}}); status != http.StatusConflict || !strings.Contains(text, "Only a paused subscription") {
		t.Errorf("resumed twice: %d", status)
	}
}

func TestThePortalPaysWhatFailed(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.control("fail", id)
	s.set(time.Date(2026, 2, 28, 10, 0, 0, 0, time.UTC))
	s.wantTold("subscription.past_due")
	path := s.portal(id)
	s.page(path, url.Values{"act": {"pay"}, "subscription": {id}})
	s.wantTold("subscription.paid")
	if status, _, _ := s.page(path, url.Values{"act": {"pay"}, "subscription": {id}}); status != http.StatusConflict {
		t.Errorf("paid twice: %d", status)
	}
}

func TestThePortalShowsNobodyElsesThings(t *testing.T) {
	s := openSandbox(t, "")
	mine := s.subscribe("basic")
	path := s.portal(mine)
	form := paying("4242424242424242")
	form.Set("email", "eve@example.org")
	s.page(s.checkout("pro"), form)
	events := s.wantTold("checkout.completed subscription.active subscription.paid")
	theirs := events[2]["object"].(map[string]any)
	if status, _, _ := s.page(path, url.Values{"act": {"cancel"}, "subscription": {theirs["id"].(string)}}); status != http.StatusNotFound {
		t.Errorf("cancelled somebody else's: %d", status)
	}
	if status, _, _ := s.page(path+"/invoices/"+theirs["last_transaction_id"].(string), nil); status != http.StatusNotFound {
		t.Errorf("read somebody else's invoice: %d", status)
	}
	own := s.subscription(mine)["last_transaction_id"].(string)
	if status, _, text := s.page(path+"/invoices/"+own, nil); status != http.StatusOK || !strings.Contains(text, "$9.90") {
		t.Errorf("the own invoice: %d", status)
	}
	s.set(start.Add(31 * time.Minute))
	if status, _, _ := s.page(path, nil); status != http.StatusNotFound {
		t.Errorf("after half an hour: %d", status)
	}
}

func TestEveryPageSaysThatNoMoneyMovesAndHoldsNoScriptOrStyle(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	portal := s.portal(id)
	for _, path := range []string{s.checkout("pro"), portal, portal + "/invoices/" + s.subscription(id)["last_transaction_id"].(string), "/sandbox/control", "/sandbox/nowhere"} {
		_, _, text := s.page(path, nil)
		if !strings.Contains(text, "No money moves") {
			t.Errorf("%s does not say that no money moves", path)
		}
		for _, inline := range []string{"<script", "<style", " style=", " onclick="} {
			if strings.Contains(text, inline) {
				t.Errorf("%s holds %s", path, inline)
			}
		}
	}
	if status, _, text := s.page("/sandbox/style.css", nil); status != http.StatusOK || !strings.Contains(text, "--accent") {
		t.Errorf("the style sheet: %d", status)
	}
}

func TestTheControlPageOpensOnThisMachineOnly(t *testing.T) {
	s := openSandbox(t, "")
	for address, want := range map[string]int{"127.0.0.1:5000": http.StatusOK, "[::1]:5000": http.StatusOK, "192.0.2.7:5000": http.StatusForbidden, "odd": http.StatusForbidden} {
		r := httptest.NewRequest(http.MethodGet, "/sandbox/control", nil)
		r.RemoteAddr = address
		w := httptest.NewRecorder()
		s.Handler().ServeHTTP(w, r)
		if w.Code != want {
			t.Errorf("from %s: %d", address, w.Code)
		}
	}
}

func TestTheControlPageRefusesNonsense(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	for _, form := range []url.Values{
		{}, {"act": {"dance"}, "id": {id}}, {"act": {"trick"}, "trick": {"magic"}}, {"act": {"renew"}, "id": {"none"}}, {"act": {"behave"}, "outage": {"418"}},
		{"act": {"refund"}, "id": {"none"}}, {"act": {"refund"}, "amount": {"-1"}}, {"act": {"refund"}, "amount": {"lots"}}, {"act": {"resend"}, "id": {"99"}}, {"act": {"resume"}, "id": {id}},
	} {
		if status, _, text := s.page("/sandbox/control", form); status != http.StatusUnprocessableEntity || !strings.Contains(text, `role="alert"`) {
			t.Errorf("%v: %d", form, status)
		}
	}
	s.wantTold("")
}
