package sandbox

import (
	"crypto/subtle"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// apiLimit is the largest body of a call in bytes.
const apiLimit = 256 << 10

// apiError is a refusal in Creem's form.
type apiError struct {
	status  int
	message string
}

// Error returns the message.
func (e *apiError) Error() string { return e.message }

func badRequest(message string) error { return &apiError{http.StatusBadRequest, message} }

func notFound(what string) error { return &apiError{http.StatusNotFound, what + " not found"} }

// apiFunc answers a call with an object.
type apiFunc func(r *http.Request) (any, error)

// api is Creem's API below Path + "/api".
func (s *Sandbox) api(mux *http.ServeMux) {
	for pattern, handle := range map[string]apiFunc{
		"POST /v1/checkouts":                  s.createCheckout,
		"GET /v1/checkouts":                   s.getCheckout,
		"GET /v1/products":                    s.getProduct,
		"GET /v1/products/{id}":               s.getProduct,
		"GET /v1/products/search":             s.searchProducts,
		"POST /v1/products":                   s.createProduct,
		"GET /v1/subscriptions":               s.getSubscription,
		"GET /v1/subscriptions/search":        s.searchSubscriptions,
		"POST /v1/subscriptions/{id}/cancel":  s.onSubscription(s.cancelCall),
		"POST /v1/subscriptions/{id}/upgrade": s.onSubscription(s.upgradeCall),
		"POST /v1/subscriptions/{id}/pause": s.onSubscription(func(st *state, sub *subscription, _ *http.Request) error {
			return s.pause(st, sub, s.now())
		}),
		"POST /v1/subscriptions/{id}/resume": s.onSubscription(func(st *state, sub *subscription, _ *http.Request) error {
			return s.resume(st, sub)
		}),
		"GET /v1/customers":           s.getCustomer,
		"POST /v1/customers/billing":  s.createPortal,
		"GET /v1/transactions":        s.getTransaction,
		"GET /v1/transactions/search": s.searchTransactions,
		"POST /v1/refunds":            s.createRefund,
		"POST /v1/moderation/prompt":  s.moderate,
	} {
		method, path, _ := strings.Cut(pattern, " ")
		mux.HandleFunc(method+" "+Path+"/api"+path, s.call(handle))
	}
	mux.HandleFunc(Path+"/api/", s.call(func(*http.Request) (any, error) { return nil, notFound("Route") }))
}

// call checks the key, plays dead when told so, and writes what the call answers.
func (s *Sandbox) call(handle apiFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		r.Body = http.MaxBytesReader(w, r.Body, apiLimit)
		answer, err := any(nil), s.admit(r)
		if err == nil {
			answer, err = handle(r)
		}
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", "no-store")
		if err != nil {
			s.refuse(w, r, err)
			return
		}
		_ = json.NewEncoder(w).Encode(answer) // the client is gone when this fails
	}
}

func (s *Sandbox) admit(r *http.Request) error {
	return s.read(func(st *state) error {
		key := r.Header.Get("x-api-key")
		switch {
		case st.Behavior.Outage != 0:
			return &apiError{st.Behavior.Outage, http.StatusText(st.Behavior.Outage)}
		case key == "":
			return &apiError{http.StatusUnauthorized, "API key is missing"}
		case subtle.ConstantTimeCompare([]byte(key), []byte(st.APIKey)) != 1:
			return &apiError{http.StatusForbidden, ""}
		}
		return nil
	})
}

func (s *Sandbox) refuse(w http.ResponseWriter, r *http.Request, err error) {
	var known *apiError
	if !errors.As(err, &known) {
		s.config.Log.ErrorContext(r.Context(), "the sandbox failed", "path", r.URL.Path, "err", err)
		known = &apiError{http.StatusInternalServerError, "Internal server error"}
	}
	body := entity{
		"trace_id": newID("trace"), "status": known.status, "error": http.StatusText(known.status), "timestamp": s.now().UnixMilli(),
	}
	if known.message != "" { // a wrong key gets none
		body["message"] = []string{known.message}
	}
	if known.status == http.StatusTooManyRequests {
		w.Header().Set("Retry-After", strconv.Itoa(int(rateLimited/time.Second)))
	}
	w.WriteHeader(known.status)
	_ = json.NewEncoder(w).Encode(body)
}

// rateLimited is how long callers are asked to wait when the sandbox was told to be busy.
const rateLimited = 20 * time.Second

// decode reads a call's body; a missing one is an empty object.
func decode(r *http.Request, into any) error {
	raw, err := io.ReadAll(r.Body)
	if err != nil {
		return &apiError{http.StatusRequestEntityTooLarge, "request entity too large"}
	}
	if len(raw) == 0 {
		return nil
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return badRequest("Unexpected token in JSON, or a property of the wrong type")
	}
	return nil
}

// page cuts a list as the query asks, in Creem's envelope.
func page(r *http.Request, items []entity) entity {
	size := positive(r.URL.Query().Get("page_size"), 10, 100)
	number := positive(r.URL.Query().Get("page_number"), 1, 1<<20)
	pages := (len(items) + size - 1) / size
	from := min((number-1)*size, len(items))
	pagination := entity{"total_records": len(items), "total_pages": pages, "current_page": number, "next_page": nil, "prev_page": nil}
	if number < pages {
		pagination["next_page"] = number + 1
	}
	if number > 1 {
		pagination["prev_page"] = number - 1
	}
	return entity{"items": items[from:min(from+size, len(items))], "pagination": pagination}
}

func positive(text string, byDefault, most int) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return byDefault
	}
	return min(n, most)
}
