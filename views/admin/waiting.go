package admin

import (
	"strings"
	"time"

	"pellucid/internal/domain"
)

// WaitingPage is what waits: the things themselves, and links to those that have pages of their own.
type WaitingPage struct {
	Waiting domain.Waiting
	Details domain.WaitingDetails
	Now     time.Time
}

// elsewhere is what waits on pages of its own.
func (p WaitingPage) elsewhere() (items []domain.WaitingItem) {
	for _, item := range p.Waiting.Items() {
		if !strings.HasPrefix(item.Path, "/admin/waiting") {
			items = append(items, item)
		}
	}
	return items
}
