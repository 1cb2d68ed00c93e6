package main

import (
	"context"
	"log/slog"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/studio"
)

// tidyEvery is how often what has run out is removed.
const tidyEvery = time.Hour

// keepHouse fills the demo gallery, and then tidies up now and then until ctx ends.
func (a *app) keepHouse(ctx context.Context) error {
	if a.demo {
		if err := a.fillDemo(ctx); err != nil && ctx.Err() == nil {
			slog.Error("the demo gallery is not complete; the next start goes on with it", "err", err)
		}
	}
	ticker := time.NewTicker(tidyEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
			if err := a.store.DeleteExpired(ctx); err != nil {
				slog.Error("cannot tidy up", "err", err)
			}
		}
	}
}

// fillDemo makes the pictures of the demo gallery that are not there yet. The gallery of a site that people use already is
// left alone.
func (a *app) fillDemo(ctx context.Context) error {
	owner, err := a.store.FindOrAddHouseUser(ctx, studio.HouseName)
	if err != nil {
		return err
	}
	page, err := a.store.Images(ctx, domain.Listing{OwnerID: owner, Limit: 2 * len(studio.DemoPrompts)})
	if err != nil {
		return err
	}
	there := map[string]bool{}
	for _, img := range page.Data {
		there[img.Prompt] = true
	}
	for i, prompt := range studio.DemoPrompts {
		if there[prompt] {
			continue
		}
		img, err := a.maker.Make(ctx, studio.DemoOrder(owner, prompt, int64(i)), func(float64) {})
		if err != nil {
			return err
		}
		if err := a.store.AddHouseImage(ctx, img); err != nil {
			return err
		}
	}
	return nil
}
