// Package cdn tells a CDN which files of images it must forget.
package cdn

import (
	"context"
	"log/slog"
	"time"

	"pellucid/internal/domain/collection"
)

// Queue keeps what the CDN has to forget until it has.
type Queue interface {
	DuePurges(ctx context.Context, n int) ([]collection.Purge, error)
	PurgesDone(ctx context.Context, ids []int64, again time.Duration) error
	PurgesFailed(ctx context.Context, ids []int64, wait time.Duration) error
}

// Sender tells the CDN to forget everything with one of some tags.
type Sender interface {
	Purge(ctx context.Context, tags []string) error
}

const (
	round   = 2 * time.Second  // between two looks into the queue
	atOnce  = 30               // tags in a request: the least that a large CDN allows
	again   = time.Minute      // until a CDN is told once more, for a file that was on its way to it
	patient = 15 * time.Second // with the CDN
)

// pauses are how long a purge waits after each failure; the last one goes on for as long as it takes: what is private must go.
var pauses = []time.Duration{2 * time.Second, 10 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute}

// Purger carries purges from the queue to the CDN.
type Purger struct {
	queue  Queue
	sender Sender
	log    *slog.Logger
}

// NewPurger returns a Purger; somebody has to run it.
func NewPurger(queue Queue, sender Sender, log *slog.Logger) *Purger {
	return &Purger{queue: queue, sender: sender, log: log}
}

// Run tells the CDN what is due until ctx ends.
func (p *Purger) Run(ctx context.Context) error {
	ticker := time.NewTicker(round)
	defer ticker.Stop()
	for {
		if err := p.Flush(ctx); err != nil && ctx.Err() == nil {
			p.log.Error("the queue of what the CDN must forget cannot be worked on", "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}

// Flush tells the CDN everything that is due. Telling it twice does no harm, so a crash at any moment does none.
func (p *Purger) Flush(ctx context.Context) error {
	for {
		due, err := p.queue.DuePurges(ctx, atOnce)
		if err != nil || len(due) == 0 {
			return err
		}
		ids, tags, attempts := make([]int64, len(due)), make([]string, len(due)), 0
		for i, purge := range due {
			ids[i], tags[i], attempts = purge.ID, purge.Tag, max(attempts, purge.Attempts)
		}
		if err := p.send(ctx, tags); err != nil {
			if ctx.Err() != nil {
				return nil
			}
			p.log.Error("the CDN cannot be told which images are private now; it is tried again", "images", len(tags), "attempts", attempts+1, "err", err)
			return p.queue.PurgesFailed(ctx, ids, pauses[min(attempts, len(pauses)-1)])
		}
		if err := p.queue.PurgesDone(ctx, ids, again); err != nil {
			return err
		}
	}
}

func (p *Purger) send(ctx context.Context, tags []string) error {
	ctx, cancel := context.WithTimeout(ctx, patient)
	defer cancel()
	return p.sender.Purge(ctx, tags)
}
