// Package mail sends emails: they wait in a queue, are written when it is their turn, and leave through a Sender. A mail
// server that is down delays them and loses none; no request waits for one.
package mail

import (
	"context"
	"errors"
	"time"

	"pellucid/internal/domain"
)

// Sender hands a mail over. ErrRefused, wrapped or plain, means that trying again will not help.
type Sender interface {
	Send(ctx context.Context, m domain.Mail) error
}

// ErrRefused is what a mail gets that will never be taken.
var ErrRefused = errors.New("the mail was refused for good")

// Queue keeps emails until they are sent.
type Queue interface {
	QueueEmail(ctx context.Context, l domain.Email) error
	NextEmail(ctx context.Context, lease time.Duration) (domain.Email, error)
	FinishEmail(ctx context.Context, id int64, outcome string) error
	DelayEmail(ctx context.Context, id int64, wait time.Duration) error
}

// Writer writes an email when it is its turn. NotFound means that there is nobody to write to, or nothing to say any more.
type Writer interface {
	Write(ctx context.Context, l domain.Email) (domain.Mail, error)
}
