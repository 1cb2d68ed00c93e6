package product

import (
	"context"

	"pellucid/internal/engine/routing"
	"pellucid/internal/metrics"
)

// watch tells the metrics what a scrape reads.
func (c Config) watch(router *routing.Router) {
	c.Metrics.Watch(context.Background(), metrics.Sources{
		State: c.Store.ServerState, Credits: c.Store.CreditMoves, Disk: c.Disk,
		Engines: func(ctx context.Context) ([]metrics.EngineState, error) { return engineStates(ctx, router) },
		Backup:  c.backups,
	})
}

func engineStates(ctx context.Context, router *routing.Router) ([]metrics.EngineState, error) {
	statuses, err := router.Statuses(ctx)
	states := make([]metrics.EngineState, len(statuses))
	for i, s := range statuses {
		states[i] = metrics.EngineState{Name: s.Name(), Paused: s.Paused, SpentCents: s.SpentCents, BudgetCents: s.BudgetCents}
	}
	return states, err
}
