// Package screen looks at prompts before any engine sees them, and before anything is charged.
package screen

import (
	"context"

	"pellucid/internal/domain"
)

// Screener decides whether a picture may be made from a prompt. It returns nil, an Invalid error of the field prompt whose
// message names what is not drawn, or an Unavailable error when it cannot decide: nothing is drawn then either.
type Screener interface {
	Screen(ctx context.Context, userID int64, prompt string) error
}

// All asks one screener after the other; the first that refuses has the last word.
type All []Screener

// Screen implements Screener.
func (all All) Screen(ctx context.Context, userID int64, prompt string) error {
	for _, s := range all {
		if err := s.Screen(ctx, userID, prompt); err != nil {
			return err
		}
	}
	return nil
}

// Refuse is the refusal of a prompt for a word or a few of it, in the user's own spelling.
func Refuse(words, because string) error {
	return domain.FieldErrorf("prompt", "“%s” cannot be drawn here: %s. Nothing was charged. Please describe something else.", domain.Truncate(words, 60), because)
}
