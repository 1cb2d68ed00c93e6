package ledger

import (
	"time"

	"pellucid/internal/domain"
)

// Action says in the history of credits what a change came from.
type Action string

// The actions, as they are shown.
const (
	Generation Action = "Image Generation"
	Cutout     Action = "Background Removal" // found under Image Generation
	Refresh    Action = "Monthly Refresh"
	Expiry     Action = "Credits Expired" // found under Monthly Refresh
	SignUp     Action = "Sign-up Credits" // found under Monthly Refresh
	Kept       Action = "Credits Kept"    // of a plan that another one replaced; found under Monthly Refresh
	Purchase   Action = "Credit Purchase"
	Refund     Action = "Refund"     // found under Credit Purchase
	Adjustment Action = "Adjustment" // by the administrator
)

// Entry is one line of the history. A generation is one line, however often its ledger was written to.
type Entry struct {
	ID          int64
	At          time.Time
	Action      Action
	Description string
	Credits     int // positive: added; negative: used
}

// HistoryPage is how many lines of the history are shown at first, and added by Load More.
const HistoryPage = 5

// HistoryMost is how many lines of the history can be asked for at once, and HistoryAll asks for every one of them.
const (
	HistoryMost = 1000
	HistoryAll  = -1
)

// HistoryFilter narrows the history of credits down. Limit is HistoryAll, or how many lines are asked for.
type HistoryFilter struct {
	Action Action    // empty: all
	Since  time.Time // zero: from the beginning
	Skip   int
	Limit  int
}

// historyActions are the filter's names for the actions.
var historyActions = map[string]Action{
	"": "", "all": "", "generation": Generation, "refresh": Refresh, "purchase": Purchase,
}

// historyDays are the filter's names for spans of time, in days.
var historyDays = map[string]int{"": 0, "all": 0, "week": 7, "month": 30, "year": 365}

// NewHistoryFilter returns the filter of an action (all, generation, refresh, purchase) and a period (all, week, month,
// year) that ends now. An unknown name is an Invalid error.
func NewHistoryFilter(action, period string, now time.Time) (HistoryFilter, error) {
	kind, known := historyActions[action]
	if !known {
		return HistoryFilter{}, domain.FieldErrorf("action", "Choose all, generation, refresh or purchase.")
	}
	days, known := historyDays[period]
	if !known {
		return HistoryFilter{}, domain.FieldErrorf("period", "Choose all, week, month or year.")
	}
	f := HistoryFilter{Action: kind, Limit: HistoryPage}
	if days > 0 {
		f.Since = now.AddDate(0, 0, -days)
	}
	return f, nil
}
