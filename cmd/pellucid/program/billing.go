package program

import (
	"context"
	"fmt"
	"log/slog"
	"os"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/billing"
	"pellucid/internal/logs"
	"pellucid/store"
)

type billingCommand struct {
	Replay replayCommand `cmd:"" help:"Process stored payment events that failed when they arrived."`
}

type replayCommand struct {
	settings.DataFlags
	creemFlags
	Addr    string `default:"127.0.0.1:8080" help:"Address to listen on."`
	BaseURL string `placeholder:"URL" help:"Public address of the site. Required, except with --local."`
	Local   bool   `help:"The site runs in local mode. Process the events of its sandbox."`
	Event   string `placeholder:"ID" help:"The provider's ID of one event. Default: all open events."`
}

// replayLines is how many events that stay open are printed at most.
const replayLines = 100

// Run acts on the events, and prints what happened and what stays open. It may run beside the server.
func (c *replayCommand) Run(ctx context.Context) error {
	slog.SetDefault(logs.New(os.Stderr, slog.LevelInfo))
	site := serveCommand{Addr: c.Addr, BaseURL: c.BaseURL, Local: c.Local}
	base, err := site.address()
	if err != nil {
		return err
	}
	return c.WithStore(ctx, func(s *store.Store) error {
		selling, err := newSelling(c.creemFlags, sellingAt{baseURL: base, local: c.Local, addr: c.Addr, data: c.Data}, s)
		if err != nil {
			return err
		}
		return replay(ctx, selling.billing, s, c.Event)
	})
}

func replay(ctx context.Context, b *billing.Billing, s *store.Store, eventID string) error {
	acted, replayErr := b.Replay(ctx, eventID)
	fmt.Printf("Acted on %d events.\n", acted)
	open, err := s.OpenEvents(ctx, eventID, false, replayLines)
	for _, event := range open {
		fmt.Printf("Still open after %d tries: %s %s: %s\n", event.Attempts, event.Type, event.EventID, event.Outcome)
	}
	if replayErr != nil {
		return fmt.Errorf("not every event could be acted on: %w", replayErr)
	}
	return err
}
