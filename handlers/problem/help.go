package problem

import (
	"context"
	"net/http"

	"pellucid/views/content"
)

// topicByStatus is what everything is about that ends with a status and belongs to no field.
var topicByStatus = map[int]content.Topic{
	http.StatusBadRequest:            content.Requests,
	http.StatusUnauthorized:          content.Tokens,
	http.StatusPaymentRequired:       content.Credits,
	http.StatusForbidden:             content.CommonErrors,
	http.StatusNotFound:              content.Missing,
	http.StatusMethodNotAllowed:      content.Requests,
	http.StatusConflict:              content.Twice,
	http.StatusGone:                  content.Missing,
	http.StatusRequestEntityTooLarge: content.Waiting,
	http.StatusUnsupportedMediaType:  content.Waiting,
	http.StatusUnprocessableEntity:   content.CommonErrors,
	http.StatusTooManyRequests:       content.Waiting,
	http.StatusInternalServerError:   content.Waiting,
	http.StatusServiceUnavailable:    content.Waiting,
}

// Topic returns what the problem is about, or nothing when no help article explains it. Where a message belongs to a field,
// the topic is that field, whatever the status.
func (p *Problem) Topic() content.Topic {
	if topic := content.About(p.Field()); topic != content.CommonErrors {
		return topic
	}
	return topicByStatus[p.Status]
}

// Article returns the id of the help article that explains the problem, or nothing when there is none.
func (p *Problem) Article() string { return p.Topic().Article }

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
	if topic := p.Topic(); base != "" && topic.Article != "" {
		p.Type = base + topic.Path()
	}
	return p
}
