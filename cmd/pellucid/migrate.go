package main

import (
	"context"
	"fmt"

	"pellucid/store"
)

type migrateCommand struct{ dataFlags }

// Run brings the database up to date.
func (c *migrateCommand) Run(ctx context.Context) error {
	return c.withStore(ctx, func(*store.Store) error { // opening migrates
		fmt.Println("The database is up to date:", c.database())
		return nil
	})
}
