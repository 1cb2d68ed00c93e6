package domain

import "time"

// An account earns trust when it is TrustAge old, has TrustImages public images that have each been up for TrustKept, and no
// strike: no hidden image and no decision against one that still stands. Its images may then be promoted (docs/adr/0017).
const (
	TrustAge    = 7 * 24 * time.Hour
	TrustImages = 3
	TrustKept   = 24 * time.Hour
)
