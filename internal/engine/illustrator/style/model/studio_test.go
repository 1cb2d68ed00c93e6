package model

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/sample"
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

func TestAWallIsRoughInARealisticPictureAndAToyIsNot(t *testing.T) {
	vary := func(group string) float64 {
		wall := scene.NewPath().Rect(40, 40, 220, 220).Fill(color.Hex(0xb8b2a8).Paint()).Node()
		p := &picture.Picture{Size: 300, Seed: 7, Pieces: []picture.Piece{{Group: group, Nodes: []scene.Node{wall}, Matrix: scene.Identity}}}
		return sample.Variation(Realistic(context.Background(), p))
	}
	if wall, toy := vary("buildings"), vary("toys"); wall < 1.5*toy {
		t.Errorf("a wall varies by %.4f, a toy by %.4f", wall, toy)
	}
}
