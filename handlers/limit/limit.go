// Package limit slows down those who try too often, per address and per account.
package limit

import (
	"context"
	"net/http"
	"time"

	"github.com/go-chi/httprate"

	"pellucid/internal/domain"
)

// Limiter counts tries in memory: a restart forgets them.
type Limiter struct {
	scopes  map[Scope]*httprate.RateLimiter
	waiting chan struct{} // tries to sign in that are slowed down
}

// New returns a Limiter; off makes one that allows everything, for load tests on a local address.
func New(off bool) *Limiter {
	l := &Limiter{scopes: map[Scope]*httprate.RateLimiter{}, waiting: make(chan struct{}, slowRoom)}
	if off {
		return l
	}
	for scope, r := range rules {
		l.scopes[scope] = httprate.NewRateLimiter(r.most, r.window, httprate.WithResponseHeaders(httprate.ResponseHeaders{}))
	}
	return l
}

// Allow counts one try and returns nil, or a RateLimited error that says when to come back.
func (l *Limiter) Allow(ctx context.Context, scope Scope, key string) error {
	counter := l.scopes[scope]
	if counter == nil || !counter.OnLimit(nil, new(http.Request).WithContext(ctx), key) { // without headers to set, no writer is needed
		return nil
	}
	return &domain.Error{
		Code: domain.RateLimited, RetryAfter: rules[scope].window,
		Message: "Too many tries. Please wait " + spoken(rules[scope].window) + " and try again.",
	}
}

func spoken(d time.Duration) string {
	switch {
	case d >= time.Hour:
		return "an hour"
	case d > time.Minute:
		return "15 minutes"
	default:
		return "a minute"
	}
}
