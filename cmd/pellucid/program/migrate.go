package program

import (
	"context"
	"fmt"

	"pellucid/cmd/pellucid/settings"
	"pellucid/store"
)

type migrateCommand struct{ settings.DataFlags }

// Run brings the database up to date.
func (c *migrateCommand) Run(ctx context.Context) error {
	return c.WithStore(ctx, func(*store.Store) error { // opening migrates
		fmt.Println("The database is up to date:", c.Database())
		return nil
	})
}
