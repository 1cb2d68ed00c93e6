// Package alerts knows what waits for the administrator, and mails it: a digest a day, and at once what can't wait.
package alerts

import (
	"context"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"pellucid/internal/domain"
)

// Store counts what waits and remembers what was mailed.
type Store interface {
	Waiting(ctx context.Context) (domain.Waiting, error)
	AlertSettings(ctx context.Context) (domain.AlertSettings, error)
	SendAlert(ctx context.Context, kind string, event time.Time, gap time.Duration, email domain.Email) (sent bool, err error)
}

// Config is what a Service is made of.
type Config struct {
	Store  Store
	Spent  func(ctx context.Context) ([]string, error) // engines whose budget of the day is used up
	Disk   func() (domain.Disk, error)
	Mailed func() // wakes who sends mail; nil: none can be sent
	Now    func() time.Time
	Log    *slog.Logger
}

// Service knows what waits.
type Service struct {
	Config
	mu    sync.Mutex
	kept  domain.Waiting
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
func (s *Service) Waiting(ctx context.Context) (domain.Waiting, error) {
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

func (s *Service) count(ctx context.Context) (w domain.Waiting, err error) {
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
func (s *Service) lowSince(disk domain.Disk) time.Time {
	if disk.State() == domain.DiskOK {
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

// Mail mails what is due now: each kind of urgent news at most once an hour, and the digest once a day in its hour, if
// something waits.
func (s *Service) Mail(ctx context.Context) error {
	if s.Mailed == nil {
		return nil
	}
	settings, err := s.Store.AlertSettings(ctx)
	if err != nil {
		return err
	}
	waiting, err := s.count(ctx)
	if err != nil {
		return err
	}
	items := waiting.Items()
	if settings.Urgent {
		if err := s.urgent(ctx, items); err != nil {
			return err
		}
	}
	now := s.Now().UTC()
	if settings.DigestHour != now.Hour() || len(items) == 0 {
		return nil
	}
	return s.send(ctx, "digest", now.Truncate(24*time.Hour), 0, domain.EmailAdminDigest, items)
}

func (s *Service) urgent(ctx context.Context, items []domain.WaitingItem) error {
	for _, item := range items {
		if !item.Urgent || item.Kind == "drill" { // whoever runs the drills mails that at once
			continue
		}
		if err := s.send(ctx, item.Kind, item.At, domain.UrgentGap, domain.EmailAdminUrgent, []domain.WaitingItem{item}); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) send(ctx context.Context, kind string, event time.Time, gap time.Duration, email domain.EmailKind, items []domain.WaitingItem) error {
	var lines []string
	for _, item := range items {
		lines = append(lines, item.Text)
	}
	sent, err := s.Store.SendAlert(ctx, kind, event, gap, domain.Email{
		Kind: email, UserID: domain.AdminID, Data: map[string]string{"items": strings.Join(lines, "\n"), "path": items[0].Path},
	})
	if sent {
		s.Mailed()
	}
	return err
}
