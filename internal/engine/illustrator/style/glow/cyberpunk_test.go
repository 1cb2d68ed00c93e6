package glow

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/sample"
)

// White things were pale lilac on white.
func TestAWhiteThingIsADarkBodyInALitRimByNight(t *testing.T) {
	disc := scene.NewPath().Ellipse(100, 100, 80, 80).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()
	p := &picture.Picture{Size: 200, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{disc}, Matrix: scene.Identity}}}
	l := Cyberpunk(context.Background(), p)
	if k := sample.Share(l, func(c color.RGB, x, y int) bool { return color.ToLab(c).L < 0.6 }); k < 0.6 {
		t.Errorf("%.2f of it are dark", k)
	}
}
