package emails

import (
	"context"

	"pellucid/internal/domain/mailing"
)

// Poster sends mail, in its own time.
type Poster interface {
	Post(ctx context.Context, l mailing.Email) error
}

// Post sends an email where mail is set up; a poster that is nil stands for none.
func Post(ctx context.Context, p Poster, l mailing.Email) error {
	if p == nil {
		return nil
	}
	return p.Post(ctx, l)
}
