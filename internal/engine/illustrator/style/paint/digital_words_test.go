package paint

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestDigitalLettersAreLitFromAboveAndKeepTheirOutline(t *testing.T) {
	stem := scene.NewPath().Move(60, 100).Line(240, 100).Line(240, 160).Line(60, 160).Close().Fill(color.Hex(0xd0486a).Paint()).Node()
	p := &picture.Picture{Size: 300, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{{Group: &scene.Group{Part: "letters", Opacity: 1, Children: []scene.Node{stem}}}}, Matrix: scene.Identity}}}
	out := raster.Square(p.Size)
	raster.Draw(out, p.Pieces[0].Nodes, scene.Identity)
	before := plane.InkBounds(out)
	w := wordsOf(p)
	w.under(out)
	w.over(p, out)
	if got := plane.InkBounds(out); got != before {
		t.Errorf("the ink is in %v, it was in %v", got, before)
	}
	row := func(y int) (l float32) {
		for x := 80; x < 220; x++ {
			l += color.ToLCH(plane.Straight(plane.Pixel(out, y*p.Size+x))).L
		}
		return l / 140
	}
	if above, below := row(104), row(155); above < below+.05 {
		t.Errorf("the upper edge is as light as %.2f, the lower one as %.2f", above, below)
	}
}
