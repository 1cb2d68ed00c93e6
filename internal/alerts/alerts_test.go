package alerts_test

import (
	"context"
	"testing"
	"time"

	"pellucid/internal/alerts"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/upkeep"
)

// noted is a store in which nothing waits. It remembers what was mailed, and of when.
type noted struct{ mailed map[string][]time.Time }

func (n *noted) Waiting(context.Context) (upkeep.Waiting, error) { return upkeep.Waiting{}, nil }

func (n *noted) AlertSettings(context.Context) (upkeep.AlertSettings, error) {
	return upkeep.AlertSettings{DigestHour: upkeep.NoDigest, Urgent: true}, nil
}

func (n *noted) SendAlert(_ context.Context, kind string, event time.Time, _ time.Duration, _ mailing.Email) (bool, error) {
	n.mailed[kind] = append(n.mailed[kind], event)
	return true, nil
}

func TestADiskThatStaysLowIsOneEventToMailAndOneThatIsLowAgainIsAnother(t *testing.T) {
	now := time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)
	disk, store := upkeep.Disk{TotalBytes: 100 << 30}, &noted{mailed: map[string][]time.Time{}}
	service := alerts.New(alerts.Config{
		Store: store, Mailed: func() {}, Now: func() time.Time { return now },
		Spent: func(context.Context) ([]string, error) { return nil, nil },
		Disk:  func() (upkeep.Disk, error) { return disk, nil },
	})
	for _, free := range []int64{upkeep.DiskReserve, upkeep.DiskReserve - 1, 0, upkeep.DiskReserve, 0} {
		disk.FreeBytes = free
		now = now.Add(time.Minute)
		if err := service.Mail(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if events := store.mailed["disk"]; len(events) != 3 || !events[0].Equal(events[1]) || !events[2].After(events[1]) {
		t.Errorf("mailed of %v", events)
	}
}
