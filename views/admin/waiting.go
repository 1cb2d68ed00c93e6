package admin

import (
	"strings"
	"time"

	"pellucid/internal/domain/upkeep"
)

// WaitingPage is what waits: the things themselves, and links to those that have pages of their own.
type WaitingPage struct {
	Waiting upkeep.Waiting
	Details upkeep.WaitingDetails
	Now     time.Time
}

// elsewhere is what waits on pages of its own.
func (p WaitingPage) elsewhere() (items []upkeep.WaitingItem) {
	for _, item := range p.Waiting.Items() {
		if !strings.HasPrefix(item.Path, "/admin/waiting") {
			items = append(items, item)
		}
	}
	return items
}
