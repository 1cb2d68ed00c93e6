package routing

import (
	"context"
	"errors"
	"time"

	"github.com/sony/gobreaker/v2"

	"pellucid/internal/engine"
)

const (
	tripAfter  = 3               // failures in a row
	pauseAfter = 2 * time.Minute // that an engine is left alone after them
)

func (r *Router) newBreaker(name string) *gobreaker.TwoStepCircuitBreaker[any] {
	return gobreaker.NewTwoStepCircuitBreaker[any](gobreaker.Settings{
		Name: name, Timeout: pauseAfter,
		ReadyToTrip:  func(counts gobreaker.Counts) bool { return counts.ConsecutiveFailures >= tripAfter },
		IsSuccessful: healthy,
		OnStateChange: func(name string, from, to gobreaker.State) {
			r.log.Warn("an engine's circuit breaker changed", "engine", name, "from", from.String(), "to", to.String())
		},
	})
}

// healthy reports whether an outcome says nothing against the engine's health. What the user asked for, or took back, does not.
func healthy(err error) bool {
	if err == nil || errors.Is(err, context.Canceled) {
		return true
	}
	switch engine.ClassOf(err) {
	case engine.Rejected, engine.BadRequest:
		return true
	}
	return false
}

// Status is how an engine stands, for the operator.
type Status struct {
	Configured
	Paused     bool
	SpentCents float64 // today
}

// Statuses returns how the engines stand.
func (r *Router) Statuses(ctx context.Context) ([]Status, error) {
	var all []Status
	for _, e := range r.engines {
		s := Status{Configured: e.Configured, Paused: e.Paused()}
		if r.spending != nil {
			var err error
			if s.SpentCents, err = r.spending.SpentSince(ctx, e.Name(), r.now().UTC().Truncate(24*time.Hour)); err != nil {
				return nil, err
			}
		}
		all = append(all, s)
	}
	return all, nil
}
