package outbox

import (
	"time"

	"pellucid/internal/domain/mailing"
)

// OutboxPage lists the mails of a server that sends none.
type OutboxPage struct {
	Emails []mailing.Kept
	Now    time.Time
}
