package mail

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"pellucid/internal/domain"
)

const (
	round   = 30 * time.Second // between two looks into the queue
	lease   = 2 * time.Minute  // of a letter that is being sent
	patient = 30 * time.Second // with the mail server
)

// pauses are how long a letter waits after each failure. After the last one it is given up, two days after it was posted.
var pauses = []time.Duration{
	time.Minute, 5 * time.Minute, 15 * time.Minute, time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour, 24 * time.Hour,
}

// Postman carries letters from the queue to the Sender.
type Postman struct {
	queue  Queue
	writer Writer
	sender Sender
	log    *slog.Logger
	wake   chan struct{}
}

// NewPostman returns a Postman.
func NewPostman(queue Queue, writer Writer, sender Sender, log *slog.Logger) *Postman {
	return &Postman{queue: queue, writer: writer, sender: sender, log: log, wake: make(chan struct{}, 1)}
}

// Post queues a letter and returns at once.
func (p *Postman) Post(ctx context.Context, l domain.Letter) error {
	if err := p.queue.QueueLetter(ctx, l); err != nil {
		return err
	}
	select {
	case p.wake <- struct{}{}:
	default: // somebody woke the postman already
	}
	return nil
}

// Run sends letters until ctx ends.
func (p *Postman) Run(ctx context.Context) error {
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

// Flush sends every letter whose turn it is.
func (p *Postman) Flush(ctx context.Context) error {
	for {
		letter, err := p.queue.NextLetter(ctx, lease)
		if domain.CodeOf(err) == domain.NotFound {
			return nil
		}
		if err != nil {
			return err
		}
		if err := p.deliver(ctx, letter); err != nil {
			return err
		}
	}
}

// deliver sends one letter, or puts it off. Neither the address nor the text is logged.
func (p *Postman) deliver(ctx context.Context, l domain.Letter) error {
	err := p.send(ctx, l)
	switch {
	case err == nil:
		return p.queue.FinishLetter(ctx, l.ID, "sent")
	case domain.CodeOf(err) == domain.NotFound:
		return p.queue.FinishLetter(ctx, l.ID, "dropped")
	case errors.Is(err, ErrRefused) || l.Attempts > len(pauses):
		p.log.Error("a letter is given up", "letter", l.ID, "kind", l.Kind, "attempts", l.Attempts, "err", err)
		return p.queue.FinishLetter(ctx, l.ID, "given up")
	}
	p.log.Warn("a letter waits for another try", "letter", l.ID, "kind", l.Kind, "attempts", l.Attempts, "err", err)
	return p.queue.DelayLetter(ctx, l.ID, pauses[l.Attempts-1])
}

func (p *Postman) send(ctx context.Context, l domain.Letter) error {
	ctx, cancel := context.WithTimeout(ctx, patient)
	defer cancel()
	mail, err := p.writer.Write(ctx, l)
	if err != nil {
		return err
	}
	return p.sender.Send(ctx, mail)
}
