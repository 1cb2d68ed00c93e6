package ledger_test

import (
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
)

func TestAHistoryIsFilteredByItsSpecifiedNames(t *testing.T) {
	now := time.Date(2026, 3, 10, 12, 0, 0, 0, time.UTC)
	for name, test := range map[string]struct {
		action, period string
		want           ledger.HistoryFilter
	}{
		"nothing chosen":       {"", "", ledger.HistoryFilter{Limit: 5}},
		"everything":           {"all", "all", ledger.HistoryFilter{Limit: 5}},
		"a week of pictures":   {"generation", "week", ledger.HistoryFilter{Action: "Image Generation", Since: now.Add(-7 * 24 * time.Hour), Limit: 5}},
		"a month of refreshes": {"refresh", "month", ledger.HistoryFilter{Action: "Monthly Refresh", Since: now.Add(-30 * 24 * time.Hour), Limit: 5}},
		"a year of purchases":  {"purchase", "year", ledger.HistoryFilter{Action: "Credit Purchase", Since: now.Add(-365 * 24 * time.Hour), Limit: 5}},
	} {
		t.Run(name, func(t *testing.T) {
			if got, err := ledger.NewHistoryFilter(test.action, test.period, now); err != nil || got != test.want {
				t.Errorf("NewHistoryFilter = %+v, %v, want %+v", got, err, test.want)
			}
		})
	}
	for field, names := range map[string][2]string{"action": {"settle", ""}, "period": {"", "decade"}} {
		_, err := ledger.NewHistoryFilter(names[0], names[1], now)
		if problem, ok := err.(*domain.Error); !ok || problem.Code != domain.Invalid || problem.Field != field {
			t.Errorf("a wrong %s gives %v", field, err)
		}
	}
}
