package main

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/studio"
	"pellucid/store"
)

// tidyEvery is how often what has run out is removed.
const tidyEvery = time.Hour

// keepHouse fills the demo gallery, and then tidies up now and then until ctx ends.
func (a *app) keepHouse(ctx context.Context) error {
	if a.demo {
		if _, err := fillHouse(ctx, a.store, a.maker, studio.DemoPrompts); err != nil && ctx.Err() == nil {
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

// fillHouse makes the pictures of the house's own account that are not there yet, and returns the account's id. A prompt
// that gives no picture is passed over.
func fillHouse(ctx context.Context, s *store.Store, maker *studio.Maker, prompts []string) (owner int64, err error) {
	if owner, err = s.FindOrAddHouseUser(ctx, studio.HouseName); err != nil {
		return 0, err
	}
	page, err := s.Images(ctx, domain.Listing{OwnerID: owner, Limit: 10 * len(studio.DemoPrompts)})
	if err != nil {
		return 0, err
	}
	there := map[string]bool{}
	for _, img := range page.Data {
		there[img.Prompt] = true
	}
	for i, prompt := range prompts {
		if there[prompt] {
			continue
		}
		img, err := maker.Make(ctx, studio.DemoOrder(owner, prompt, int64(i)), func(float64) {})
		if errors.Is(err, studio.ErrGate) {
			slog.Warn("no picture for the demo gallery", "prompt", prompt)
			continue
		}
		if err != nil {
			return 0, err
		}
		if err := s.AddHouseImage(ctx, img); err != nil {
			return 0, err
		}
	}
	return owner, nil
}
