// Package routing chooses which engine makes a picture: by order, capability, plan, daily budget and health.
package routing

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"pellucid/internal/engine"
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
