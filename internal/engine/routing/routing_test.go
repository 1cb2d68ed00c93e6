package routing_test

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"testing"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
)

// named is an engine that is nothing but what it can do.
type named struct {
	engine.Engine
	name string
	can  engine.Capabilities
}

func (n named) Name() string                      { return n.name }
func (n named) Capabilities() engine.Capabilities { return n.can }

// spending is what engines have cost today.
type spending map[string]float64

func (s spending) SpentSince(_ context.Context, name string, _ time.Time) (float64, error) {
	if s[name] < 0 {
		return 0, errors.New("the database does not answer")
	}
	return s[name], nil
}

func newRouter(t *testing.T, spent spending, engines ...routing.Configured) *routing.Router {
	t.Helper()
	r, err := routing.New(routing.Config{Engines: engines, Spending: spent, Now: time.Now, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func photo(name string, credits int) routing.Configured {
	return routing.Configured{
		Engine:  named{name: name, can: engine.Capabilities{MinSide: 256, MaxSide: 2048, MaxRatio: 2, References: 1, CostCents: 4}},
		Credits: credits, Paid: true, BudgetCents: 100,
	}
}

func drawing() routing.Configured {
	return routing.Configured{Engine: named{name: "illustrator", can: engine.Capabilities{MaxSide: 4096, References: 3, Deterministic: true}}, Credits: 1}
}

func names(routes []*routing.Route) []string {
	var all []string
	for _, r := range routes {
		all = append(all, r.Name())
	}
	return all
}

func TestAnEngineIsStoodInForByItsKindAtNoHigherPrice(t *testing.T) {
	r := newRouter(t, spending{}, photo("cheap", 2), drawing(), photo("good", 4), photo("best", 8))
	square := engine.Request{Width: 1024, Height: 1024}
	for name, want := range map[string][]string{
		"cheap": {"cheap"}, "good": {"good", "cheap"}, "best": {"best", "cheap", "good"}, "illustrator": {"illustrator"}, "nobody": nil, "": {"cheap"},
	} {
		if got := names(r.Routes(t.Context(), name, square)); !slices.Equal(got, want) {
			t.Errorf("for %q the routes are %v, want %v", name, got, want)
		}
	}
}

func TestAnEngineThatCannotUseTheReferencesIsLeftOut(t *testing.T) {
	r := newRouter(t, spending{}, photo("photo", 2), drawing())
	two := engine.Request{Width: 512, Height: 512, References: make([]engine.Reference, 2)}
	if got := names(r.Routes(t.Context(), "photo", two)); got != nil {
		t.Errorf("an engine with one reference is given two: %v", got)
	}
	if got := names(r.Routes(t.Context(), "illustrator", two)); !slices.Equal(got, []string{"illustrator"}) {
		t.Errorf("the routes are %v", got)
	}
}

func TestAnEngineWhoseBudgetIsSpentOrUnknownIsLeftOut(t *testing.T) {
	square := engine.Request{Width: 512, Height: 512}
	for spent, want := range map[float64]int{0: 1, 96: 1, 97: 0, 500: 0, -1: 0} {
		r := newRouter(t, spending{"photo": spent}, photo("photo", 2))
		if got := names(r.Routes(t.Context(), "photo", square)); len(got) != want {
			t.Errorf("with %v of 100 cents spent the routes are %v", spent, got)
		}
	}
}

func TestAnEngineThatFailsAgainAndAgainIsLeftAlone(t *testing.T) {
	r := newRouter(t, spending{}, photo("photo", 2))
	route := r.Routes(t.Context(), "photo", engine.Request{Width: 512, Height: 512})[0]
	calls := 0
	fail := func(err error) error {
		return route.Try(func() error {
			calls++
			return err
		})
	}
	// What is the prompt's fault, or the user's will, says nothing about the engine.
	for range 5 {
		_ = fail(&engine.Error{Class: engine.Rejected})
		_ = fail(&engine.Error{Class: engine.BadRequest})
		_ = fail(context.Canceled)
	}
	if route.Paused() {
		t.Fatal("refused prompts paused the engine")
	}
	for range 3 {
		_ = fail(&engine.Error{Class: engine.AuthOrQuota})
	}
	before := calls
	if err := fail(nil); !errors.Is(err, routing.ErrPaused) || calls != before {
		t.Errorf("after three failures in a row it was called again: %v", err)
	}
	all, err := r.Statuses(t.Context())
	if err != nil || !all[0].Paused {
		t.Errorf("the operator is not told: %+v, %v", all, err)
	}
}

func TestWrongConfigurationsAreRefused(t *testing.T) {
	for name, c := range map[string]routing.Config{
		"none at all":             {},
		"one twice":               {Engines: []routing.Configured{drawing(), drawing()}},
		"one for nothing":         {Engines: []routing.Configured{photo("photo", 0)}, Spending: spending{}},
		"a budget nobody watches": {Engines: []routing.Configured{photo("photo", 1)}},
	} {
		c.Now, c.Log = time.Now, slog.New(slog.DiscardHandler)
		if _, err := routing.New(c); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}
