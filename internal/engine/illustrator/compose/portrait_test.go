package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// A portrait used to show the whole person down to the shoes, while the reading said "head".
func TestAPortraitShowsAPersonDownToTheChest(t *testing.T) {
	ratio := func(portrait bool) float64 {
		s := woman
		s.Portrait = portrait
		b := Compose(Request{Brief: brief.Brief{Prompt: "a woman", Style: brief.Style{Name: "default"}, Subjects: []brief.Subject{s}}, Seed: 1}).Box
		return b.H() / b.W()
	}
	if whole, bust := ratio(false), ratio(true); bust > 2.2 || bust > whole*.7 {
		t.Errorf("the whole figure is %.2f times as high as wide, the portrait %.2f", whole, bust)
	}
}
