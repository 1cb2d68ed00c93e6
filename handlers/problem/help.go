package problem

import (
	"context"
	"net/http"
)

// articleByField names the help article about a field of a form or a request. Where a message belongs to a field, the
// article is about that field, whatever the status.
var articleByField = map[string]string{
	"prompt":           "use-1",
	"negative_prompt":  "use-1",
	"width":            "use-2",
	"height":           "use-2",
	"size":             "use-2",
	"num_samples":      "pop-2",
	"guidance_scale":   "pop-2",
	"steps":            "pop-2",
	"seed":             "pop-2",
	"style":            "use-3",
	"clone_from":       "pop-3",
	"alt_text":         "api-3",
	"tags":             "api-3",
	"category":         "api-3",
	"is_public":        "acc-1",
	"Idempotency-Key":  "api-2",
	"email":            "ts-1",
	"username":         "ts-1",
	"password":         "ts-1",
	"password_confirm": "ts-1",
	"format":           "use-4",
}

// articleByStatus names the help article about everything else that ends with a status.
var articleByStatus = map[int]string{
	http.StatusBadRequest:            "api-4",
	http.StatusUnauthorized:          "api-1",
	http.StatusPaymentRequired:       "acc-2",
	http.StatusForbidden:             "ts-1",
	http.StatusNotFound:              "ts-4",
	http.StatusMethodNotAllowed:      "api-4",
	http.StatusConflict:              "api-2",
	http.StatusGone:                  "ts-4",
	http.StatusRequestEntityTooLarge: "ts-3",
	http.StatusUnsupportedMediaType:  "ts-3",
	http.StatusTooManyRequests:       "ts-3",
	http.StatusInternalServerError:   "ts-3",
	http.StatusServiceUnavailable:    "ts-3",
}

// Article returns the id of the help article that explains the problem, or nothing when there is none.
func (p *Problem) Article() string {
	if id := articleByField[p.Field()]; id != "" {
		return id
	}
	return articleByStatus[p.Status]
}

type contextKey struct{}

// WithBaseURL tells problems, for as long as a request takes, the address of the site whose help explains them.
func WithBaseURL(baseURL string) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), contextKey{}, baseURL)))
		})
	}
}

// Explained sets the problem's type to the absolute address of its help article, where it has one, and returns it.
func (p *Problem) Explained(ctx context.Context) *Problem {
	base, _ := ctx.Value(contextKey{}).(string)
	if id := p.Article(); base != "" && id != "" {
		p.Type = base + "/help/" + id
	}
	return p
}
