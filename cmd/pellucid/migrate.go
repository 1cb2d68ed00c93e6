package main

import (
	"context"
	"fmt"
	"time"

	"pellucid/store"
)

type migrateCommand struct{ dataFlags }

// Run brings the database up to date.
func (c *migrateCommand) Run(ctx context.Context) error {
	s, err := store.Open(ctx, c.database(), time.Now)
	if err != nil {
		return err
	}
	fmt.Println("The database is up to date:", c.database())
	return s.Close()
}
