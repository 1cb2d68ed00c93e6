package views

import (
	"strconv"
	"time"

	"pellucid/internal/domain"
)

// DashboardPage is what a signed-in person finds first.
type DashboardPage struct {
	Balance     domain.Balance
	Plan        domain.Plan
	Recent      []domain.Image // the latest four
	GallerySize int            // images of this user
	Now         time.Time      // what "2 hours ago" is counted from
}

// almostOut is the share of used credits above which the dashboard warns, in percent.
const almostOut = 80

func (p DashboardPage) low() bool { return p.Balance.Percentage() > almostOut }

func (p DashboardPage) creditsLine() string {
	if p.low() {
		return "Almost out of credits"
	}
	return "Sufficient credits available"
}

func (p DashboardPage) percentage() string {
	return strconv.Itoa(int(p.Balance.Percentage() + 0.5))
}

// total is what the remaining credits are counted against.
func (p DashboardPage) total() int { return p.Balance.Used + p.Balance.Remaining() }
