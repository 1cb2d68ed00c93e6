package mail

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
)

const (
	round   = 30 * time.Second // between two looks into the queue
	lease   = 2 * time.Minute  // of an email that is being sent
	patient = 30 * time.Second // with the mail server
)

// pauses are how long an email waits after each failure. After the last one it is given up, two days after it was posted.
var pauses = []time.Duration{
	time.Minute, 5 * time.Minute, 15 * time.Minute, time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour, 24 * time.Hour,
}

// MailWorker carries emails from the queue to the Sender.
type MailWorker struct {
	queue  Queue
	writer Writer
	sender Sender
	log    *slog.Logger
	wake   chan struct{}

	Count func(outcome string) // is told what became of each try: sent, delayed, dropped or failed; nil: nobody is
}

// NewMailWorker returns a MailWorker.
func NewMailWorker(queue Queue, writer Writer, sender Sender, log *slog.Logger) *MailWorker {
	return &MailWorker{queue: queue, writer: writer, sender: sender, log: log, wake: make(chan struct{}, 1)}
}

// Post queues an email and returns at once.
func (p *MailWorker) Post(ctx context.Context, l mailing.Email) error {
	if err := p.queue.QueueEmail(ctx, l); err != nil {
		return err
	}
	p.Wake()
	return nil
}

// Wake has the queue looked at now.
func (p *MailWorker) Wake() {
	select {
	case p.wake <- struct{}{}:
	default: // somebody woke the mail worker already
	}
}

// Run sends emails until ctx ends.
func (p *MailWorker) Run(ctx context.Context) error {
	ticker := time.NewTicker(round)
	defer ticker.Stop()
	for {
		if err := p.Flush(ctx); err != nil && ctx.Err() == nil {
			p.log.Error("the mail queue cannot be worked on", "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		case <-p.wake:
		}
	}
}

// Flush sends every email whose turn it is.
func (p *MailWorker) Flush(ctx context.Context) error {
	for {
		email, err := p.queue.NextEmail(ctx, lease)
		if domain.CodeOf(err) == domain.NotFound {
			return nil
		}
		if err != nil {
			return err
		}
		if err := p.deliver(ctx, email); err != nil {
			return err
		}
	}
}

// deliver sends one email, or puts it off. Neither the address nor the text is logged.
func (p *MailWorker) deliver(ctx context.Context, l mailing.Email) error {
	d := mailing.Delivery{ID: l.ID}
	err := p.send(ctx, l, &d)
	var failure *Failure
	if errors.As(err, &failure) {
		d.Sentence, d.BadAddress = failure.Sentence, failure.BadAddress
	} else if err != nil {
		d.Sentence = err.Error()
	}
	switch {
	case err == nil:
		d.Outcome = mailing.Sent
		p.count("sent")
	case domain.CodeOf(err) == domain.NotFound:
		d.Outcome, d.Sentence = mailing.Dropped, ""
		p.count("dropped")
	case errors.Is(err, ErrRefused) || l.Attempts > len(pauses):
		p.count("failed")
		p.log.Error("an email is given up", "email", l.ID, "kind", l.Kind, "attempts", l.Attempts, "err", err)
		d.Outcome = mailing.GivenUp
	default:
		p.count("delayed")
		p.log.Warn("an email waits for another try", "email", l.ID, "kind", l.Kind, "attempts", l.Attempts, "err", err)
		d.Wait = pauses[l.Attempts-1]
	}
	return p.queue.NoteDelivery(context.WithoutCancel(ctx), d) // what was sent is noted, also when the server is about to stop
}

func (p *MailWorker) count(outcome string) {
	if p.Count != nil {
		p.Count(outcome)
	}
}

func (p *MailWorker) send(ctx context.Context, l mailing.Email, d *mailing.Delivery) error {
	ctx, cancel := context.WithTimeout(ctx, patient)
	defer cancel()
	mail, err := p.writer.Write(ctx, l)
	if err != nil {
		return err
	}
	mail.MessageID, d.UserID = l.MessageID, mail.UserID
	return p.sender.Send(ctx, mail)
}
