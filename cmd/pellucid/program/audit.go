package program

import (
	"context"
	"fmt"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/domain/auditlog"
	"pellucid/store"
)

type auditCommand struct {
	Verify auditVerifyCommand `cmd:"" help:"Check the audit log for entries that were edited, removed or moved."`
}

type auditVerifyCommand struct {
	settings.DataFlags
	Head string `placeholder:"COUNT:HASH" help:"Output of an earlier run. Also detects a log that was rewritten from the beginning."`
}

// Run reads the whole log and prints its head. A log that was tampered with is an error, which names the entry. It may run
// beside the server.
func (c *auditVerifyCommand) Run(ctx context.Context) error {
	var seen auditlog.Head
	if c.Head != "" {
		var err error
		if seen, err = auditlog.ParseHead(c.Head); err != nil {
			return err
		}
	}
	return c.WithStore(ctx, func(s *store.Store) error {
		head, err := s.VerifyAudit(ctx, seen)
		if err != nil {
			return fmt.Errorf("the audit log was tampered with. %w", err)
		}
		fmt.Printf("The audit log is whole: %d entries.\n", head.Entries)
		fmt.Printf("Its head is %s. Note it down somewhere else, and give it as --head next time.\n", head)
		return nil
	})
}
