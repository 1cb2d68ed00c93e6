package views

import (
	"time"

	"pellucid/internal/domain"
)

// OutboxPage lists the mails of a server that sends none.
type OutboxPage struct {
	Letters []OutboxLetter
	Now     time.Time
}

// OutboxLetter is a mail that would have been sent.
type OutboxLetter struct {
	ID     string
	SentAt time.Time
	domain.Mail
}
