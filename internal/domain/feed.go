package domain

import (
	"strconv"
	"strings"
	"time"
)

// FeedMost is how many entries of the feed are given at a time, at most.
const FeedMost = 30

// FeedEntry is one entry of what somebody has made, as the create screen lists it: a generation with its images, or a single
// image that no generation made, such as a saved edit.
type FeedEntry struct {
	Task   Task    // zero: no generation made the image
	Images []Image // that are still there, in order
	Edit   bool    // the image was saved with the edge tools
}

// ID is the id of the generation, else that of the image.
func (e FeedEntry) ID() string {
	if e.Task.ID == "" && len(e.Images) > 0 {
		return e.Images[0].ID
	}
	return e.Task.ID
}

// CreatedAt is when the entry was begun.
func (e FeedEntry) CreatedAt() time.Time {
	if e.Task.ID == "" && len(e.Images) > 0 {
		return e.Images[0].CreatedAt
	}
	return e.Task.CreatedAt
}

// Cursor names the entry's place in the feed; see ParseFeedCursor.
func (e FeedEntry) Cursor() string {
	return strconv.FormatInt(e.CreatedAt().UnixMilli(), 36) + "-" + e.ID()
}

// FeedCursor is a place in the feed: older entries follow it.
type FeedCursor struct {
	Before time.Time
	ID     string // among entries of the same millisecond
}

// ParseFeedCursor reads what Cursor has written; empty is the beginning of the feed. ok is false for anything else.
func ParseFeedCursor(s string) (c FeedCursor, ok bool) {
	if s == "" {
		return FeedCursor{}, true
	}
	at, id, found := strings.Cut(s, "-")
	ms, err := strconv.ParseInt(at, 36, 64)
	if !found || err != nil || !ValidID(id) {
		return FeedCursor{}, false
	}
	return FeedCursor{Before: time.UnixMilli(ms), ID: id}, true
}
