package collection

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"time"

	"pellucid/internal/domain"
)

// Bounds on edits that are kept: they cost no credit, and must not fill the disk.
const (
	RetouchingsPerDay = 100
	RetouchingsKept   = 1000
	RetouchingMax     = 256 << 10 // bytes of the steps as JSON
)

// RetouchModel is the engine in the recipes of edited images.
const RetouchModel = "edit"

// Retouching is how an image was made of another one: the steps of an edit, as package edits reads them.
type Retouching struct {
	ImageID   string
	SourceID  string // it may be deleted by now
	Steps     json.RawMessage
	CreatedAt time.Time

	IdempotencyKey string // given by the client, or empty
	RequestHash    []byte // tells requests under one key apart
}

// RetouchingHash tells two requests to save an edit apart: public is what was asked for, nil where it was left to the plan.
func RetouchingHash(sourceID string, steps json.RawMessage, public *bool) []byte {
	text, err := json.Marshal([]any{sourceID, steps, public})
	if err != nil {
		panic(fmt.Sprintf("steps are valid JSON: %v", err))
	}
	sum := sha256.Sum256(text)
	return sum[:]
}

// ErrRetouchingsToday refuses to keep another edit today.
func ErrRetouchingsToday() *domain.Error {
	return &domain.Error{
		Code: domain.RateLimited, RetryAfter: time.Hour,
		Message: "You have saved 100 edits in the last 24 hours. Export this one, or save it tomorrow.",
	}
}

// ErrRetouchingsKept refuses to keep another edit until some are deleted.
func ErrRetouchingsKept() *domain.Error {
	return domain.Errorf(domain.Conflict, "You have 1,000 saved edits. Delete some of them to save more, or export this one.")
}
