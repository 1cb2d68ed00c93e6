// Package contentfilter looks at what people write before any engine or the public sees it, and before anything is charged.
package contentfilter

import (
	"context"

	"pellucid/internal/domain"
)

// Filter decides whether a picture may be made from a wording, or whether it may stand where others read it. It returns
// nil, an Invalid error of the wording's field (or of "negative_prompt") whose message names what is refused, or an
// Unavailable error when it cannot decide: nothing is drawn then either.
type Filter interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}

// All asks one filter after the other; the first that refuses has the last word.
type All []Filter

// Screen implements Filter.
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
		return domain.FieldErrorf(field, "We can't draw “%s”: %s. Nothing was charged. Describe something else instead.", words, because)
	case "username":
		return domain.FieldErrorf(field, "“%s” can't be in a username. Please choose another one.", words)
	case "negative_prompt":
		return domain.FieldErrorf(field, "“Leave out” can't contain “%s”: %s. Nothing was charged. Please change it.", words, because)
	}
	return domain.FieldErrorf(field, "“%s” can't be shown here: %s. Nothing was changed. Please use other words.", words, because)
}
