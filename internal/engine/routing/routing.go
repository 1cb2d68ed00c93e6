// Package routing chooses which engine makes a picture: by order, capability, plan, daily budget and health.
package routing

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/sony/gobreaker/v2"

	"pellucid/internal/engine"
)

const (
	tripAfter  = 3               // failures in a row
	pauseAfter = 2 * time.Minute // that an engine is left alone after them
)

// Spending says what an engine has cost since a moment, in US cents, jobs under way included.
type Spending interface {
	SpentSince(ctx context.Context, engine string, since time.Time) (cents float64, err error)
}

// Configured is an engine with what the operator set for it.
type Configured struct {
	engine.Engine
	Credits     int     // that one picture costs the user
	BudgetCents float64 // for a UTC day; 0 means no limit
	Paid        bool    // only for plans that include model engines
}

// Config is what a Router is made of. Spending may be nil when no engine has a budget.
type Config struct {
	Engines  []Configured // in order of preference, at least one
	Spending Spending
	Now      func() time.Time
	Log      *slog.Logger
}

// Router knows the configured engines.
type Router struct {
	engines  []*Route
	spending Spending
	now      func() time.Time
	log      *slog.Logger
}

// Route is an engine that may be used now.
type Route struct {
	Configured
	breaker *gobreaker.TwoStepCircuitBreaker[any]
}

// New returns a Router, or an error that says which engine is configured wrongly.
func New(c Config) (*Router, error) {
	if len(c.Engines) == 0 {
		return nil, errors.New("no engine is configured")
	}
	r := &Router{spending: c.Spending, now: c.Now, log: c.Log}
	for _, e := range c.Engines {
		if r.route(e.Name()) != nil {
			return nil, fmt.Errorf("the engine %s is configured twice", e.Name())
		}
		if e.Credits < 1 {
			return nil, fmt.Errorf("a picture of the engine %s must cost at least one credit", e.Name())
		}
		if e.BudgetCents > 0 && c.Spending == nil {
			return nil, fmt.Errorf("the engine %s has a budget, and nothing counts what it costs", e.Name())
		}
		r.engines = append(r.engines, &Route{Configured: e, breaker: r.newBreaker(e.Name())})
	}
	return r, nil
}

// Only returns a Router of one engine whose pictures cost one credit.
func Only(e engine.Engine, log *slog.Logger) *Router {
	r := &Router{now: time.Now, log: log}
	r.engines = []*Route{{Configured: Configured{Engine: e, Credits: 1}, breaker: r.newBreaker(e.Name())}}
	return r
}

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

// Engines returns the configured engines in order.
func (r *Router) Engines() []Configured {
	all := make([]Configured, len(r.engines))
	for i, e := range r.engines {
		all[i] = e.Configured
	}
	return all
}

// Named returns a configured engine, and whether there is one of that name.
func (r *Router) Named(name string) (Configured, bool) {
	if e := r.route(name); e != nil {
		return e.Configured, true
	}
	return Configured{}, false
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
