package compose

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestLetteringTakesItsColorFromTheArtExceptOnOccasions(t *testing.T) {
	inkOf := func(prompt, id string) float64 {
		c := newComposer(Request{Brief: brief.Brief{Prompt: prompt, Subjects: []brief.Subject{{Kind: brief.Piece, ID: id, Count: 1}}}})
		return c.ink().Main.Lch().H
	}
	apart := func(a, b float64) float64 { return math.Abs(math.Remainder(a-b, 360)) }
	if a, b := inkOf("mom life", "stethoscope"), inkOf("mom life", "apple"); apart(a, b) < 60 {
		t.Errorf("both are lettered at hue %.0f and %.0f", a, b)
	}
	if a, b := inkOf("merry christmas", "stethoscope"), inkOf("merry christmas", "apple"); apart(a, b) > 1 {
		t.Errorf("Christmas is lettered at hue %.0f and %.0f", a, b)
	}
}
