// Package mail sends letters: they wait in a queue, are written when it is their turn, and leave through a Sender. A mail
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

// Queue keeps letters until they are sent.
type Queue interface {
	QueueLetter(ctx context.Context, l domain.Letter) error
	NextLetter(ctx context.Context, lease time.Duration) (domain.Letter, error)
	FinishLetter(ctx context.Context, id int64, outcome string) error
	DelayLetter(ctx context.Context, id int64, wait time.Duration) error
}

// Writer writes a letter when it is its turn. NotFound means that there is nobody to write to, or nothing to say any more.
type Writer interface {
	Write(ctx context.Context, l domain.Letter) (domain.Mail, error)
}
