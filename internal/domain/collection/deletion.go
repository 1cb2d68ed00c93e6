package collection

import "time"

// UndoTime is how long a deletion can be undone; UndoGrace is how much longer the server waits, for the answer to be read and
// the request to arrive.
const (
	UndoTime  = 10 * time.Second
	UndoGrace = 5 * time.Second
)

// BulkMax is how many images can be dealt with at once.
const BulkMax = 100

// Deletion is what was deleted in one act, and can be undone as one.
type Deletion struct {
	ID     string    // names the act; nobody else can guess it
	Images []string  // ids of what was deleted
	Until  time.Time // until when it can be undone
}

// Binned is a deleted image whose time is over.
type Binned struct {
	Row     int64
	BlobKey string // where its files lie; empty when another image shares them
}

// Purge is something that a CDN has to forget: all files with a tag.
type Purge struct {
	ID       int64
	Tag      string // see CacheTag
	Attempts int    // that failed
}
