package people

import "time"

// ExportTable is a table of the database as people are told of it who download their data.
type ExportTable struct {
	Name string
	What string // what it holds of a person; or why it holds nothing that could be handed out
	Kept string // how long
	Left bool   // it is not in the download
}

// DataExport is a file with all data of a person, which is made in the background.
type DataExport struct {
	ID          string
	UserID      int64
	RequestedAt time.Time
	ReadyAt     time.Time // zero: it is being made
	ExpiresAt   time.Time
	Bytes       int64
}

// Ready reports whether the file can be downloaded.
func (e *DataExport) Ready(now time.Time) bool {
	return e != nil && !e.ReadyAt.IsZero() && now.Before(e.ExpiresAt)
}

// Waiting reports whether the file is being made.
func (e *DataExport) Waiting() bool { return e != nil && e.ReadyAt.IsZero() }
