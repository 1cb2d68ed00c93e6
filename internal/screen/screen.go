// Package screen looks at what people write before any engine or the public sees it, and before anything is charged.
package screen

import (
	"context"

	"pellucid/internal/domain"
)

// Screener decides whether a picture may be made from a wording, or whether it may stand where others read it. It returns
// nil, an Invalid error of the wording's field (or of "negative_prompt") whose message names what is refused, or an
// Unavailable error when it cannot decide: nothing is drawn then either.
type Screener interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}

// All asks one screener after the other; the first that refuses has the last word.
type All []Screener

// Screen implements Screener.
func (all All) Screen(ctx context.Context, userID int64, w domain.Wording) error {
	for _, s := range all {
		if err := s.Screen(ctx, userID, w); err != nil {
			return err
		}
	}
	return nil
}

// Refuse is the refusal of what stands in a field for a word or a few of it, in the user's own spelling.
func Refuse(field, words, because string) error {
	words = domain.Truncate(words, 60)
	switch field {
	case "prompt":
		return domain.FieldErrorf(field, "“%s” cannot be drawn here: %s. Nothing was charged. Please describe something else.", words, because)
	case "username":
		return domain.FieldErrorf(field, "“%s” cannot stand in a username, because others read it. Please choose another one.", words)
	case "negative_prompt":
		return domain.FieldErrorf(field, "“%s” cannot be left out here: %s. Nothing was charged. Please write another negative prompt.", words, because)
	}
	return domain.FieldErrorf(field, "“%s” cannot be shown here: %s. Nothing was changed. Please choose other words.", words, because)
}
