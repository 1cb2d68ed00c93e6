package product

import (
	"context"

	"pellucid/internal/alerts"
	"pellucid/internal/engine/routing"
)

func (c Config) alerts(p *Product, router *routing.Router) *alerts.Service {
	spent := func(ctx context.Context) (names []string, err error) {
		engines, err := router.Statuses(ctx)
		for _, e := range engines {
			if e.BudgetCents > 0 && e.SpentCents+e.Capabilities().CostCents > e.BudgetCents {
				names = append(names, e.Name())
			}
		}
		return names, err
	}
	return alerts.New(alerts.Config{Store: c.Store, Spent: spent, Disk: c.Disk, Mailed: p.wakeMail(), Now: c.Now, Log: c.Log})
}
