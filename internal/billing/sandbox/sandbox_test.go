package sandbox

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// shop is a sandbox over HTTP, with a clock that is set by hand and a site that takes webhooks.
type shop struct {
	*Sandbox
	t   *testing.T
	web *httptest.Server

	mu       sync.Mutex
	now      time.Time
	answer   int // what the site answers to webhooks
	received []map[string]any
	headers  []http.Header
}

var start = time.Date(2026, 1, 31, 10, 0, 0, 0, time.UTC)

func openSandbox(t *testing.T, file string) *shop {
	t.Helper()
	s := &shop{t: t, now: start, answer: http.StatusOK}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /webhooks/creem", s.receive)
	s.web = httptest.NewServer(mux)
	t.Cleanup(s.web.Close)
	s.reopen(file)
	mux.HandleFunc("/sandbox/", func(w http.ResponseWriter, r *http.Request) { s.Handler().ServeHTTP(w, r) })
	return s
}

// reopen starts the sandbox again on its file.
func (s *shop) reopen(file string) {
	s.t.Helper()
	box, err := New(Config{
		SiteURL: s.web.URL, WebhookURL: s.web.URL + "/webhooks/creem", File: file, Now: s.clock, Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
		Catalog: func(context.Context) ([]Product, error) {
			return []Product{{ID: "basic", Name: "Basic", PriceCents: 990, Months: 1}, {ID: "pro", Name: "Pro", PriceCents: 2490, Months: 1}, {ID: "yearly", Name: "Pro", PriceCents: 23904, Months: 12}}, nil
		},
	})
	if err != nil {
		s.t.Fatal(err)
	}
	s.Sandbox = box
}

func (s *shop) clock() time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.now
}

func (s *shop) set(now time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now = now
}

func (s *shop) receive(w http.ResponseWriter, r *http.Request) {
	var event map[string]any
	err := json.NewDecoder(r.Body).Decode(&event)
	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil {
		s.answer = http.StatusBadRequest
	}
	s.received, s.headers = append(s.received, event), append(s.headers, r.Header.Clone())
	w.WriteHeader(s.answer)
}

// told works once and returns what the site was told since the last call.
func (s *shop) told() (events []map[string]any, kinds string) {
	s.t.Helper()
	if _, err := s.Work(s.t.Context()); err != nil {
		s.t.Fatal(err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	names := make([]string, len(s.received))
	for i, event := range s.received {
		names[i], _ = event["eventType"].(string)
	}
	events, s.received = s.received, nil
	return events, strings.Join(names, " ")
}

func (s *shop) wantTold(kinds string) []map[string]any {
	s.t.Helper()
	events, got := s.told()
	if got != kinds {
		s.t.Fatalf("told %q, want %q", got, kinds)
	}
	return events
}

// api calls the API with the right key.
func (s *shop) api(method, path string, body any, want int) map[string]any {
	s.t.Helper()
	key, _ := s.Credentials()
	return s.apiAs(key, method, path, body, want)
}

func (s *shop) apiAs(key, method, path string, body any, want int) map[string]any {
	s.t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		s.t.Fatal(err)
	}
	if text, isText := body.(string); isText {
		raw = []byte(text)
	}
	req, err := http.NewRequestWithContext(s.t.Context(), method, s.web.URL+"/sandbox/api/v1"+path, bytes.NewReader(raw))
	if err != nil {
		s.t.Fatal(err)
	}
	if key != "" {
		req.Header.Set("x-api-key", key)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		s.t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	var answer map[string]any
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil || resp.StatusCode != want {
		s.t.Fatalf("%s %s: %d %v, %v; want %d", method, path, resp.StatusCode, answer, err, want)
	}
	return answer
}

// page gets or posts a page and returns its status, where it leads, and its text.
func (s *shop) page(path string, form url.Values) (status int, location, text string) {
	s.t.Helper()
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	var resp *http.Response
	var err error
	if form == nil {
		resp, err = client.Get(s.web.URL + path)
	} else {
		resp, err = client.PostForm(s.web.URL+path, form)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	return resp.StatusCode, resp.Header.Get("Location"), string(body)
}

func (s *shop) control(act, id string, more ...string) {
	s.t.Helper()
	form := url.Values{"act": {act}, "id": {id}}
	for i := 0; i < len(more); i += 2 {
		form.Set(more[i], more[i+1])
	}
	if status, _, text := s.page("/sandbox/control", form); status != http.StatusSeeOther {
		s.t.Fatalf("%v: %d\n%s", form, status, text)
	}
}

// checkout opens a checkout and returns its path.
func (s *shop) checkout(product string) string {
	s.t.Helper()
	c := s.api("POST", "/checkouts", map[string]any{
		"product_id": product, "request_id": "r1", "success_url": "https://shop.example/done", "metadata": map[string]any{"user_id": 42},
	}, http.StatusOK)
	return strings.TrimPrefix(c["checkout_url"].(string), s.web.URL)
}

func paying(number string) url.Values {
	return url.Values{"email": {"ana@example.org"}, "name": {"Ana"}, "number": {number}, "expiry": {"12 / 60"}, "code": {"123"}}
}

// subscribe buys a plan and returns the subscription's id; the events of it have been told.
func (s *shop) subscribe(product string) string {
	s.t.Helper()
	path := s.checkout(product)
	if status, location, text := s.page(path, paying("4242 4242 4242 4242")); status != http.StatusSeeOther || !strings.Contains(location, "subscription_id=") {
		s.t.Fatalf("%d to %q\n%s", status, location, text)
	}
	events := s.wantTold("checkout.completed subscription.active subscription.paid")
	return events[2]["object"].(map[string]any)["id"].(string)
}

func (s *shop) subscription(id string) map[string]any {
	s.t.Helper()
	return s.api("GET", "/subscriptions?subscription_id="+id, nil, http.StatusOK)
}

func TestTheStateOutlivesTheProcess(t *testing.T) {
	file := filepath.Join(t.TempDir(), "sandbox.json")
	s := openSandbox(t, file)
	key, secret := s.Credentials()
	id := s.subscribe("basic")
	s.answer = http.StatusInternalServerError
	s.api("POST", "/subscriptions/"+id+"/cancel", map[string]string{"mode": "scheduled"}, http.StatusOK)
	s.wantTold("subscription.scheduled_cancel")
	s.reopen(file)
	if sameKey, sameSecret := s.Credentials(); sameKey != key || sameSecret != secret {
		t.Error("the secrets are others after a restart")
	}
	if got := s.subscription(id)["status"]; got != "scheduled_cancel" {
		t.Errorf("after a restart it is %v", got)
	}
	s.answer = http.StatusOK
	s.set(start.Add(30 * time.Second))
	s.wantTold("subscription.scheduled_cancel")
}

func TestAFileThatIsNoStateIsRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "sandbox.json")
	if err := (&state{}).save(file); err != nil {
		t.Fatal(err)
	}
	if _, err := loadState(t.TempDir()); err == nil {
		t.Error("a folder is a state")
	}
	if err := emptyState().save(filepath.Join(file, "below-a-file")); err == nil {
		t.Error("the state is kept nowhere")
	}
}

func TestWhatCannotBeKeptDidNotHappen(t *testing.T) {
	file := filepath.Join(t.TempDir(), "gone", "sandbox.json")
	s := openSandbox(t, "")
	path := s.checkout("basic")
	s.Sandbox.config.File = file // its folder is not there
	if status, _, text := s.page(path, paying("4242 4242 4242 4242")); status != http.StatusInternalServerError || !strings.Contains(text, "Nothing was charged") {
		t.Errorf("%d\n%s", status, text)
	}
	s.Sandbox.config.File = ""
	s.wantTold("")
	if list := s.api("GET", "/transactions/search", nil, http.StatusOK)["items"].([]any); len(list) != 0 {
		t.Errorf("the payments are %v", list)
	}
}
