package sandbox

import (
	"net/http"
	"strings"
	"testing"
)

func TestTheAPIRefusesInCreemsForm(t *testing.T) {
	s := openSandbox(t, "")
	key, _ := s.Credentials()
	for name, test := range map[string]struct {
		key, method, path, body string
		status                  int
		says                    string
	}{
		"no key":              {"", "GET", "/subscriptions?subscription_id=x", "", 401, "missing"},
		"a wrong key":         {"creem_test_wrong", "GET", "/subscriptions?subscription_id=x", "", 403, ""},
		"nothing there":       {key, "GET", "/subscriptions?subscription_id=x", "", 404, "not found"},
		"no such call":        {key, "GET", "/nothing", "", 404, "not found"},
		"no product":          {key, "POST", "/checkouts", "{}", 400, "product_id"},
		"an unknown product":  {key, "POST", "/checkouts", `{"product_id":"none"}`, 404, "Product"},
		"a wrong type":        {key, "POST", "/checkouts", `{"product_id":7}`, 400, "wrong type"},
		"half a document":     {key, "POST", "/checkouts", `{"product_id":`, 400, "JSON"},
		"too much":            {key, "POST", "/checkouts", strings.Repeat(" ", 300<<10), 413, "too large"},
		"an address of none":  {key, "POST", "/checkouts", `{"product_id":"basic","success_url":"/done"}`, 400, "success_url"},
		"a price too low":     {key, "POST", "/products", `{"name":"x","price":99,"currency":"USD","billing_type":"onetime","billing_period":"once"}`, 400, "price"},
		"a period that fails": {key, "POST", "/products", `{"name":"x","price":990,"currency":"USD","billing_type":"onetime","billing_period":"every-month"}`, 400, "billing_period"},
		"an unknown mode":     {key, "POST", "/subscriptions/x/cancel", `{"mode":"later"}`, 404, "Subscription"},
		"an empty prompt":     {key, "POST", "/moderation/prompt", `{}`, 400, "prompt"},
	} {
		t.Run(name, func(t *testing.T) {
			answer := s.apiAs(test.key, test.method, test.path, test.body, test.status)
			said, _ := answer["message"].([]any)
			if answer["status"] != float64(test.status) || answer["trace_id"] == "" || answer["timestamp"] == nil {
				t.Errorf("it says %v", answer)
			}
			if test.says == "" && said != nil || test.says != "" && (len(said) != 1 || !strings.Contains(said[0].(string), test.says)) {
				t.Errorf("it says %v, want %q", said, test.says)
			}
		})
	}
}

func TestTheAPIPlaysDeadWhenTold(t *testing.T) {
	s := openSandbox(t, "")
	for _, outage := range []string{"500", "429", "403"} {
		s.control("behave", "", "outage", outage)
		s.api("GET", "/products/search", nil, map[string]int{"500": 500, "429": 429, "403": 403}[outage])
	}
	s.control("behave", "", "outage", "0")
	s.api("GET", "/products/search", nil, http.StatusOK)
}

func TestProductsAreListedInPagesAndMadeOncePerKey(t *testing.T) {
	s := openSandbox(t, "")
	made := map[string]any{"name": "200 extra credits", "price": 990, "currency": "USD", "billing_type": "onetime", "billing_period": "once"}
	p := s.api("POST", "/products", made, http.StatusOK)
	if p["billing_type"] != "onetime" || p["price"] != 990.0 || p["status"] != "active" {
		t.Errorf("made %v", p)
	}
	byPath, byQuery := s.api("GET", "/products/"+p["id"].(string), nil, http.StatusOK), s.api("GET", "/products?product_id="+p["id"].(string), nil, http.StatusOK)
	if byPath["id"] != p["id"] || byQuery["id"] != p["id"] {
		t.Errorf("found %v and %v", byPath, byQuery)
	}
	first := s.api("GET", "/products/search?page_size=3", nil, http.StatusOK)
	second := s.api("GET", "/products/search?page_size=3&page_number=2", nil, http.StatusOK)
	pages := first["pagination"].(map[string]any)
	if len(first["items"].([]any)) != 3 || len(second["items"].([]any)) != 1 || pages["total_records"] != 4.0 || pages["next_page"] != 2.0 || pages["prev_page"] != nil {
		t.Errorf("the pages are %v and %v", first["pagination"], second["pagination"])
	}
	if past := s.api("GET", "/products/search?page_number=9", nil, http.StatusOK); len(past["items"].([]any)) != 0 {
		t.Errorf("past the end there is %v", past)
	}
}

func TestTheScreenDecidesByMarkerWords(t *testing.T) {
	s := openSandbox(t, "")
	for prompt, decision := range map[string]string{"a red fox": "allow", "a sandbox-deny fox": "deny", "a sandbox-flag fox": "flag"} {
		if got := s.api("POST", "/moderation/prompt", map[string]string{"prompt": prompt, "external_id": "u:1"}, http.StatusOK); got["decision"] != decision || got["external_id"] != "u:1" {
			t.Errorf("%q: %v", prompt, got)
		}
	}
	s.api("POST", "/moderation/prompt", map[string]string{"prompt": "sandbox-error"}, http.StatusInternalServerError)
}

func TestTransactionsAreFoundByWhatTheyBelongTo(t *testing.T) {
	s := openSandbox(t, "")
	sub := s.subscription(s.subscribe("basic"))
	s.page(s.checkout("pro"), paying("4242424242424242"))
	customer := sub["customer"].(map[string]any)["id"].(string)
	count := func(query string) int {
		return len(s.api("GET", "/transactions/search?"+query, nil, http.StatusOK)["items"].([]any))
	}
	if count("customer_id="+customer) != 2 || count("customer_id="+customer+"&product_id=pro") != 1 || count("order_id=none") != 0 {
		t.Error("the search finds something else")
	}
	tx := s.api("GET", "/transactions?transaction_id="+sub["last_transaction_id"].(string), nil, http.StatusOK)
	if tx["amount"] != 990.0 || tx["type"] != "invoice" || tx["created_at"] != float64(start.UnixMilli()) {
		t.Errorf("the transaction is %v", tx)
	}
}
