package program

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/generation/demo"
	"pellucid/internal/generation/rendering"
	"pellucid/store"
)

// tidyEvery is how often what has run out is removed.
const tidyEvery = time.Hour

// keepDemoGallery fills the demo gallery, and then tidies up now and then until ctx ends.
func (a *app) keepDemoGallery(ctx context.Context) error {
	if a.demo {
		if err := a.fillDemoOnce(ctx); err != nil && ctx.Err() == nil {
			slog.Error("the demo gallery is not complete; the next start goes on with it", "err", err)
		}
	}
	a.refreshTrust(ctx)
	if err := a.readKinds(ctx); err != nil && ctx.Err() == nil {
		slog.Error("older images cannot be found by their kinds yet; the next start goes on with them", "err", err)
	}
	if err := a.measureVisualFeatures(ctx); err != nil && ctx.Err() == nil {
		slog.Error("older pictures cannot be found by color yet; the next start goes on with them", "err", err)
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
			if err := a.store.Retain(ctx, a.retention); err != nil && ctx.Err() == nil {
				slog.Error("what was kept for long enough cannot be deleted", "err", err)
			}
			a.refreshTrust(ctx)
			if err := a.References.Sweep(ctx); err != nil {
				slog.Error("cannot forget old reference images", "err", err)
			}
			if err := a.Deletions.Run(ctx); err != nil {
				slog.Error("accounts that are due cannot be deleted", "err", err)
			}
		}
	}
}

// refreshTrust finds the accounts that have earned trust since the last time, and those that have lost it.
func (a *app) refreshTrust(ctx context.Context) {
	if err := a.store.RefreshTrust(ctx); err != nil && ctx.Err() == nil {
		slog.Error("cannot tell who is trusted", "err", err)
	}
}

// looksAtOnce is how many older pictures are looked up at a time.
const looksAtOnce = 100

// measureVisualFeatures measures pictures that were made before their colors and silhouettes were kept.
func (a *app) measureVisualFeatures(ctx context.Context) error {
	for {
		blobKeys, err := a.store.Unmeasured(ctx, looksAtOnce)
		if err != nil || len(blobKeys) == 0 {
			return err
		}
		for _, blobKey := range blobKeys {
			look, err := a.Renderer.VisualFeatures(ctx, blobKey)
			if err != nil {
				return fmt.Errorf("measure %s: %w", blobKey, err)
			}
			if look.Silhouette == 0 {
				return fmt.Errorf("%s has no visible pixel", blobKey)
			}
			if err := a.store.SetVisualFeatures(ctx, blobKey, look); err != nil {
				return err
			}
		}
	}
}

// readKinds reads the prompts of images that were made before their kinds were kept, a few at a time, so that the rest of the
// server can write in between.
func (a *app) readKinds(ctx context.Context) error {
	for ctx.Err() == nil {
		images, err := a.store.Kindless(ctx, looksAtOnce)
		if err != nil || len(images) == 0 {
			return err
		}
		kinds := make(map[int64][]string, len(images))
		for _, img := range images {
			kinds[img.Row] = a.Renderer.Kinds(img.Prompt)
		}
		if err := a.store.SetKinds(ctx, kinds); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// fillDemoOnce fills the demo gallery of a new site. On one that is older than a day nothing is added: a picture that the administrator
// deleted came back with the next start, and each new version put its own among people's images. In local mode it is always completed.
func (a *app) fillDemoOnce(ctx context.Context) error {
	owner, images, err := demoImages(ctx, a.store)
	if err != nil || !a.local && filledBefore(images, time.Now()) {
		return err
	}
	return makeDemoImages(ctx, a.store, a.Renderer, owner, images, demo.Prompts)
}

func filledBefore(images []domain.Image, now time.Time) bool {
	return slices.ContainsFunc(images, func(img domain.Image) bool { return now.Sub(img.CreatedAt) > 24*time.Hour })
}

func demoImages(ctx context.Context, s *store.Store) (owner int64, images []domain.Image, err error) {
	if owner, err = s.FindOrAddDemoUser(ctx, demo.Name); err != nil {
		return 0, nil, err
	}
	page, err := s.Images(ctx, domain.Listing{OwnerID: owner, Limit: 10 * len(demo.Prompts)})
	return owner, page.Data, err
}

// makeDemoImages makes the pictures of the demo account that are not there yet. A prompt that gives no picture is passed over.
func makeDemoImages(ctx context.Context, s *store.Store, renderer *rendering.Renderer, owner int64, images []domain.Image, prompts []string) error {
	there := map[string]bool{}
	for _, img := range images {
		there[img.Prompt] = true
	}
	for _, prompt := range prompts {
		if there[prompt] {
			continue
		}
		img, err := renderer.Make(ctx, demo.Order(owner, prompt, demo.Seed(prompt)), func(float64) {})
		if errors.Is(err, rendering.ErrGate) {
			slog.Warn("no picture for the demo gallery", "prompt", prompt)
			continue
		}
		if err != nil {
			return err
		}
		if err := s.AddDemoImage(ctx, img); err != nil {
			return err
		}
	}
	return nil
}
