// Package mail sends emails: they wait in a queue, are written when it is their turn, and leave through a Sender. A mail
// server that is down delays them and loses none; no request waits for one.
package mail

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pellucid/internal/domain/mailing"
)

// Sender hands a mail over. ErrRefused, wrapped or plain, means that trying again will not help. A *Failure says more.
type Sender interface {
	Send(ctx context.Context, m mailing.Mail) error
}

// ErrRefused is what a mail gets that will never be taken.
var ErrRefused = errors.New("the mail was refused for good")

// Failure is why a mail was not taken. Its text is fit for a log: it repeats neither the address nor what the server said.
type Failure struct {
	Code       int    // of the server's answer; 0: it gave none
	Status     string // enhanced status (RFC 3463), such as 5.1.1; may be empty
	Sentence   string // the server's answer, without links and the recipient's address: for the administrator
	Permanent  bool   // trying again will not help
	BadAddress bool   // there is no such mailbox: nothing else will arrive there either
}

// Error says what happened in codes.
func (f *Failure) Error() string {
	switch {
	case f.Code == 0:
		return "the mail server cannot be reached"
	case f.Permanent:
		return fmt.Sprintf("%v: status %d %s", ErrRefused, f.Code, f.Status)
	}
	return fmt.Sprintf("the mail server answers %d %s", f.Code, f.Status)
}

// Is makes a permanent failure ErrRefused.
func (f *Failure) Is(target error) bool { return target == ErrRefused && f.Permanent }

// Queue keeps emails until they are sent.
type Queue interface {
	QueueEmail(ctx context.Context, l mailing.Email) error
	NextEmail(ctx context.Context, lease time.Duration) (mailing.Email, error)
	NoteDelivery(ctx context.Context, d mailing.Delivery) error
}

// Writer writes an email when it is its turn. NotFound means that there is nobody to write to, or nothing to say any more.
type Writer interface {
	Write(ctx context.Context, l mailing.Email) (mailing.Mail, error)
}
