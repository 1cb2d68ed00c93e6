package domain

import "time"

// Limits of reference images.
const (
	ReferencesMax      = 3          // in one generation
	ReferencesKept     = 60         // of one user at a time
	ReferenceBytesMax  = 10 << 20   // of an uploaded file
	ReferencePixelsMax = 40_000_000 // of an uploaded picture
)

// How long reference images are kept after they were uploaded.
const (
	ReferenceUnusedFor = 24 * time.Hour
	ReferenceUsedFor   = 30 * 24 * time.Hour
)

// Reference is a picture that a user uploaded for others to follow. Only its owner may see it.
type Reference struct {
	ID            string
	UserID        int64
	BlobKey       string // its files are {BlobKey}/original.png and {BlobKey}/256.webp
	Width, Height int    // pixels
	Bytes         int64  // of the original
	CreatedAt     time.Time
}

// PreviewURL is where its owner sees a small form of it, with its alpha.
func (r Reference) PreviewURL() string { return MediaURL(r.BlobKey, RenditionName(256)) }

// FileURL is where its owner gets it back as a PNG.
func (r Reference) FileURL() string { return MediaURL(r.BlobKey, OriginalName) }

// ErrReferenceBytes refuses an upload that is too large.
func ErrReferenceBytes() *Error {
	return Errorf(TooLarge, "Reference images can be up to 10 MB. Save a smaller copy and try again.")
}
