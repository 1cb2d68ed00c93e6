package alerts

import (
	"context"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/upkeep"
)

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
	return s.send(ctx, "digest", now.Truncate(24*time.Hour), 0, mailing.AdminDigest, items)
}

func (s *Service) urgent(ctx context.Context, items []upkeep.WaitingItem) error {
	for _, item := range items {
		if !item.Urgent || item.Kind == "drill" { // whoever runs the drills mails that at once
			continue
		}
		if err := s.send(ctx, item.Kind, item.At, upkeep.UrgentGap, mailing.AdminUrgent, []upkeep.WaitingItem{item}); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) send(ctx context.Context, kind string, event time.Time, gap time.Duration, email mailing.Kind, items []upkeep.WaitingItem) error {
	var lines []string
	for _, item := range items {
		lines = append(lines, item.Text)
	}
	sent, err := s.Store.SendAlert(ctx, kind, event, gap, mailing.Email{
		Kind: email, UserID: domain.AdminID, Data: map[string]string{"items": strings.Join(lines, "\n"), "path": items[0].Path},
	})
	if sent {
		s.Mailed()
	}
	return err
}
