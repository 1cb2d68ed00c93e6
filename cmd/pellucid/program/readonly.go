package program

import (
	"context"
	"log/slog"
	"time"
)

// refreshEvery is how often a server that reads a copy looks whether images were taken down: pages of its cache that show them
// are made anew then.
const refreshEvery = time.Second

// refresh follows what the server that writes takes down, until ctx ends.
func (a *app) refresh(ctx context.Context) error {
	ticker := time.NewTicker(refreshEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
			if err := a.store.Refresh(ctx); err != nil && ctx.Err() == nil {
				slog.Warn("the copy of the database cannot be read", "err", err)
			}
		}
	}
}
