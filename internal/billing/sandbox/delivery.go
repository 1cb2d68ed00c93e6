package sandbox

import (
	"context"
	"slices"
	"time"
)

// retries is how long Creem waits before each further attempt; after the last it gives up.
var retries = []time.Duration{30 * time.Second, 5 * time.Minute, 30 * time.Minute, 6 * time.Hour}

// Run renews subscriptions and delivers events when they are due, until ctx ends.
func (s *Sandbox) Run(ctx context.Context) error {
	for {
		pause := time.Duration(0)
		if _, err := s.Work(ctx); err != nil && ctx.Err() == nil {
			s.config.Log.ErrorContext(ctx, "the sandbox could not go on", "err", err)
			pause = afterTrouble
		}
		timer := time.NewTimer(max(s.untilNext(), pause))
		select {
		case <-ctx.Done():
			timer.Stop()
			return nil
		case <-s.wake:
		case <-timer.C:
		}
		timer.Stop()
	}
}

// Work renews what is due and delivers what is due, once. It returns how many events were accepted.
func (s *Sandbox) Work(ctx context.Context) (accepted int, err error) {
	if s.renewalsAreDue() {
		if err := s.change(func(st *state) error { s.renewDue(st, s.now()); return nil }); err != nil {
			return 0, err
		}
	}
	return s.DeliverDue(ctx)
}

func (s *Sandbox) renewalsAreDue() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.ContainsFunc(s.state.subscriptions(), func(sub *subscription) bool {
		at := sub.dueAt()
		return !at.IsZero() && !at.After(s.now())
	})
}

const (
	idle         = time.Minute     // the longest sleep
	afterTrouble = 5 * time.Second // the shortest one when the state cannot be kept, so that no event comes again and again
)

func (s *Sandbox) untilNext() time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	wait := idle
	for _, d := range s.state.Deliveries {
		if d.Status == waiting {
			wait = min(wait, d.DueAt.Sub(s.now()))
		}
	}
	for _, sub := range s.state.Subscriptions {
		if at := sub.dueAt(); !at.IsZero() {
			wait = min(wait, at.Sub(s.now()))
		}
	}
	return max(wait, 10*time.Millisecond)
}
