package main

import (
	"context"
	"errors"
)

type seedCommand struct {
	dataFlags
	Images int `required:"" help:"Number of images to add."`
}

// Run is written next.
func (c *seedCommand) Run(_ context.Context) error { return errors.New("seed: to do") }
