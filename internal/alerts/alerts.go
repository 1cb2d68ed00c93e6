// Package alerts knows what waits for the administrator, and mails it: a digest a day, and at once what can't wait.
package alerts

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/upkeep"
)

// Store counts what waits and remembers what was mailed.
type Store interface {
	Waiting(ctx context.Context) (upkeep.Waiting, error)
	AlertSettings(ctx context.Context) (upkeep.AlertSettings, error)
	SendAlert(ctx context.Context, kind string, event time.Time, gap time.Duration, email mailing.Email) (sent bool, err error)
}

// Config is what a Service is made of.
type Config struct {
	Store  Store
	Spent  func(ctx context.Context) ([]string, error) // engines whose budget of the day is used up
	Disk   func() (upkeep.Disk, error)
	Mailed func() // wakes who sends mail; nil: none can be sent
	Now    func() time.Time
	Log    *slog.Logger
}

// Service knows what waits.
type Service struct {
	Config
	mu    sync.Mutex
	kept  upkeep.Waiting
	until time.Time
	low   atomic.Pointer[time.Time] // since when the disk has had little room; nil: it has enough
}

const (
	keep  = 5 * time.Second // how old the counts may be
	round = time.Minute     // between two looks at what to mail
)

// New returns a Service.
func New(c Config) *Service { return &Service{Config: c} }

// Waiting returns what waits. It may be a few seconds old: every admin page asks.
func (s *Service) Waiting(ctx context.Context) (upkeep.Waiting, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.Now().Before(s.until) {
		return s.kept, nil
	}
	w, err := s.count(ctx)
	if err == nil {
		s.kept, s.until = w, s.Now().Add(keep)
	}
	return w, err
}

// Forget makes the next page count anew: whoever has just decided the last report is not told that it waits.
func (s *Service) Forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.until = time.Time{}
}

func (s *Service) count(ctx context.Context) (w upkeep.Waiting, err error) {
	if w, err = s.Store.Waiting(ctx); err != nil {
		return w, err
	}
	if w.Budgets, err = s.Spent(ctx); err != nil {
		return w, err
	}
	w.Disk, err = s.Disk()
	w.DiskSince = s.lowSince(w.Disk)
	return w, err
}

// lowSince returns since when the disk has had little room, as far as this process has seen. Each time is one event to mail.
func (s *Service) lowSince(disk upkeep.Disk) time.Time {
	if disk.State() == upkeep.DiskOK {
		s.low.Store(nil)
		return time.Time{}
	}
	now := s.Now()
	s.low.CompareAndSwap(nil, &now)
	if since := s.low.Load(); since != nil {
		return *since
	}
	return now
}

// Run mails what waits until ctx ends.
func (s *Service) Run(ctx context.Context) error {
	ticker := time.NewTicker(round)
	defer ticker.Stop()
	for {
		if err := s.Mail(ctx); err != nil && ctx.Err() == nil {
			s.Log.Error("the administrator can't be told what waits", "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}
