package routing

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/sony/gobreaker/v2"

	"pellucid/internal/engine"
)

// Route is an engine that may be used now.
type Route struct {
	Configured
	breaker *gobreaker.TwoStepCircuitBreaker[any]
}

func (r *Router) route(name string) *Route {
	i := slices.IndexFunc(r.engines, func(e *Route) bool { return e.Name() == name })
	if i < 0 {
		return nil
	}
	return r.engines[i]
}

// Default returns the first engine that a plan may use.
func (r *Router) Default(paid bool) (Configured, bool) {
	for _, e := range r.engines {
		if paid || !e.Paid {
			return e.Configured, true
		}
	}
	return Configured{}, false
}

// Routes returns the engines that may make the picture now, best first: the one asked for, then, when that one fails, others
// of its kind that cost the user no more. An engine that makes free pictures never stands in for one that is paid for: a
// user who asked for a photograph is not served a drawing. The sizes are no reason to leave an engine out unless it makes
// none that could be cut to the one asked for.
func (r *Router) Routes(ctx context.Context, name string, req engine.Request) []*Route {
	first := r.route(name)
	if name == "" {
		first = r.engines[0]
	}
	if first == nil {
		return nil
	}
	var routes []*Route
	for _, e := range r.engines {
		same := e == first
		if !same && (e.Paid != first.Paid || e.Capabilities().Deterministic != first.Capabilities().Deterministic || e.Credits > first.Credits) {
			continue
		}
		if !able(e.Capabilities(), req) || !r.affordable(ctx, e) {
			continue
		}
		if same {
			routes = slices.Insert(routes, 0, e)
		} else {
			routes = append(routes, e)
		}
	}
	return routes
}

// able reports whether the request loses nothing essential with the engine.
func able(c engine.Capabilities, req engine.Request) bool {
	return len(req.References) <= c.References && (req.Mask == nil || c.Masks) && c.Nearest(req.Width, req.Height) != engine.Size{}
}

// affordable reports whether the engine's budget of the day has room for one more picture.
func (r *Router) affordable(ctx context.Context, e *Route) bool {
	if e.BudgetCents <= 0 {
		return true
	}
	spent, err := r.spending.SpentSince(ctx, e.Name(), r.now().UTC().Truncate(24*time.Hour))
	if err != nil {
		r.log.Error("cannot count what an engine has cost today; it is not used", "engine", e.Name(), "err", err)
		return false
	}
	if spent+e.Capabilities().CostCents > e.BudgetCents {
		r.log.Warn("an engine's budget of the day is spent", "engine", e.Name(), "spent_cents", spent, "budget_cents", e.BudgetCents)
		return false
	}
	return true
}

// ErrPaused is what Try returns while the engine is left alone after failures.
var ErrPaused = errors.New("the engine is paused after failures in a row")

// Try calls work unless the engine is paused, and counts its outcome.
func (e *Route) Try(work func() error) error {
	done, err := e.breaker.Allow()
	if err != nil {
		return &engine.Error{Class: engine.Transient, Err: ErrPaused}
	}
	err = work()
	done(err)
	return err
}

// Paused reports whether the engine is left alone now.
func (e *Route) Paused() bool { return e.breaker.State() == gobreaker.StateOpen }
