package program

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/mail"
	"pellucid/internal/mail/bounce"
	"pellucid/store"
)

type mailCommand struct {
	Bounce bounceCommand `cmd:"" help:"Read one report of a failed delivery from standard input, for a pipe in the mail server's aliases."`
}

type bounceCommand struct{ settings.DataFlags }

// exitTryLater asks a mail server to hand the report over again later (EX_TEMPFAIL).
const exitTryLater = 75

// Run notes that a mail came back. It may run beside the server. What is no report of one of our mails is no error: the mail
// server would send a report about the report.
func (c *bounceCommand) Run(ctx context.Context) error { return c.take(ctx, os.Stdin) }

func (c *bounceCommand) take(ctx context.Context, in io.Reader) error {
	report, err := bounce.Read(in)
	if _, readErr := io.Copy(io.Discard, in); readErr != nil { // a server whose pipe breaks would send the report again
		return readErr
	}
	switch {
	case errors.Is(err, bounce.ErrNoReport):
		fmt.Println("This is no report of a failed delivery.")
		return nil
	case err != nil:
		fmt.Println("Nothing was noted:", err)
		return nil
	case report.MessageID == "" || !report.Failed:
		fmt.Println("Nothing was noted: the report is about no email of ours, or about one that is still tried.")
		return nil
	}
	return c.note(ctx, report)
}

func (c *bounceCommand) note(ctx context.Context, report bounce.Report) error {
	if _, err := os.Stat(c.Database()); err != nil {
		return settings.ExitWith(exitTryLater, fmt.Errorf("there is no database in %s: %w", c.Data, err))
	}
	err := c.WithStore(ctx, func(s *store.Store) error {
		badAddress := mail.NoMailbox(report.Status)
		known, err := s.NoteReturned(ctx, report.MessageID, mail.Sentence(report.Sentence, ""), badAddress)
		switch {
		case err != nil:
			return err
		case !known:
			fmt.Println("Nothing was noted: the email is not in the queue any more.")
		case badAddress:
			fmt.Println("Noted: the address does not exist any more.")
		default:
			fmt.Println("Noted: the email came back. The address may still work.")
		}
		return nil
	})
	if err != nil {
		return settings.ExitWith(exitTryLater, err)
	}
	return nil
}
