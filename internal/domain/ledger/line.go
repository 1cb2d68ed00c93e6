package ledger

import "time"

// Line is one line of a user's credit ledger, as it was written.
type Line struct {
	ID          int64
	Kind        EntryKind
	Delta       Delta
	Description string
	TaskID      string
	ImageID     string
	CreatedAt   time.Time
}
