package rendering

import (
	"context"
	"errors"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/engine/routing"
)

// ForVisitors returns a renderer that shares the cores with m, draws with the built-in engine alone, and lets the drawings of
// m go first.
func (m *Renderer) ForVisitors() *Renderer {
	v := *m
	v.router, v.jobs, v.cutter, v.yields = routing.Only(m.builtIn, m.log), nil, nil, true
	return &v
}

// yieldPoll is how often a drawing that lets others go first looks for a free core. A core that becomes free goes to a drawing
// that waits for it in acquire, so only one that nobody waits for is found free.
const yieldPoll = 20 * time.Millisecond

func (m *Renderer) acquireIdle(ctx context.Context) error {
	for {
		select {
		case m.slots <- struct{}{}:
			return nil
		default:
		}
		select {
		case <-time.After(yieldPoll):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (m *Renderer) Acquire(ctx context.Context) error {
	if m.yields {
		return m.acquireIdle(ctx)
	}
	select {
	case m.slots <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (m *Renderer) Release() { <-m.slots }

// Busy words that an edit did not come to its turn, or took too long.
func Busy(err error) error {
	if errors.Is(err, context.Canceled) {
		return err // nobody waits any more
	}
	return domain.Errorf(domain.Unavailable, "The server is busy with other images. Please try again in a minute.").Because(err)
}
