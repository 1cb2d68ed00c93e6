package program

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"pellucid/cmd/pellucid/settings"
	"pellucid/cmd/pellucid/storage"
	"pellucid/internal/generation/curation"
	"pellucid/store"
)

type sweepCommand struct {
	settings.DataFlags
	storage.BlobFlags
}

// Run removes files without an owner, and says how many. A server may be at work beside it.
func (c *sweepCommand) Run(ctx context.Context) error {
	return c.WithStore(ctx, func(s *store.Store) error {
		files, err := c.Open(c.Data)
		if err != nil {
			return err
		}
		swept, err := curation.NewSweeper(s, files, time.Now).Sweep(ctx)
		fmt.Printf("%d files looked at, %d without an owner removed (%d bytes)\n", swept.Looked, swept.Removed, swept.Bytes)
		return err
	})
}

// A server looks for files without an owner once a day, and renews the database's statistics. The first time waits, so that no
// start is slowed down by it.
const (
	sweepFirst = time.Hour
	sweepEvery = 24 * time.Hour
)

// sweepDaily removes files without an owner, and renews the database's statistics, until ctx ends.
func (a *app) sweepDaily(ctx context.Context) error {
	timer := time.NewTimer(sweepFirst)
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-timer.C:
			timer.Reset(sweepEvery)
			swept, err := a.Sweeper.Sweep(ctx)
			if err != nil && ctx.Err() == nil {
				slog.Error("files without an owner cannot be removed", "err", err)
			}
			slog.Info("files were looked over", "looked", swept.Looked, "removed", swept.Removed, "bytes", swept.Bytes)
			if err := a.store.Optimize(ctx); err != nil && ctx.Err() == nil {
				slog.Error("the database's statistics cannot be renewed", "err", err)
			}
		}
	}
}
