package model

import (
	"testing"

	"pellucid/internal/engine/illustrator/style/picture"
)

// Round patches of light made trousers look inflated.
func TestFoldsOfClothRunDownAndAreDarkerThanTheyAreBright(t *testing.T) {
	o := folds(&picture.Picture{Size: 400, Seed: 7})
	across, down, most, least := float32(0), float32(0), float32(0), float32(0)
	for y := range o.H - 1 {
		for x := range o.W - 1 {
			v := o.V[y*o.W+x]
			a, b := v-o.V[y*o.W+x+1], v-o.V[(y+1)*o.W+x]
			across, down = across+max(a, -a), down+max(b, -b)
			most, least = max(most, v), min(least, v)
		}
	}
	if across < 1.4*down || most > -0.7*least {
		t.Errorf("they vary by %.1f across and %.1f down, from %.2f to %.2f", across, down, least, most)
	}
}
