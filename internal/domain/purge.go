package domain

// Purge is something that a CDN has to forget: all files with a tag.
type Purge struct {
	ID       int64
	Tag      string // see CacheTag
	Attempts int    // that failed
}
