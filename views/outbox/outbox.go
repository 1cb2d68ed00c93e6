package outbox

import (
	"time"

	"pellucid/internal/domain"
)

// OutboxPage lists the mails of a server that sends none.
type OutboxPage struct {
	Emails []domain.KeptMail
	Now    time.Time
}
