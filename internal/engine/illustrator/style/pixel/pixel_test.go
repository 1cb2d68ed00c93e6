package pixel

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestACrossStitchIsCutAlongItsSquares(t *testing.T) {
	l := CrossStitch(context.Background(), sample.Portrait(256))
	p := sample.Portrait(256)
	soft := 0
	for i := range l.W * l.H {
		if a := l.Pix[4*i+3]; a > .02 && a < .98 {
			soft++
		}
	}
	if soft > l.W*l.H/40 {
		t.Errorf("%d soft pixels", soft)
	}
	if v := sample.Variation(l); v < 2*sample.Variation(p.Flattened(picture.Second{}).Drawn()) {
		t.Errorf("threads vary by %.4f only", v)
	}
}

func TestPixelArtHasFewColoursAndNoSoftEdges(t *testing.T) {
	l := PixelArt(context.Background(), sample.Portrait(128))
	seen := map[[4]float32]bool{}
	for i := 0; i < len(l.Pix); i += 4 {
		p := [4]float32(l.Pix[i : i+4])
		if p[3] != 0 && p[3] != 1 {
			t.Fatalf("alpha %.2f", p[3])
		}
		seen[p] = true
	}
	if len(seen) > 20 {
		t.Errorf("%d colours, want at most 18, an outline and nothing", len(seen))
	}
}

func TestEyesArePrintedOnBricks(t *testing.T) {
	p := sample.Portrait(256)
	nodes := p.Pieces[0].Nodes
	eyes := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: nodes[1:3]}}
	p.Pieces[0].Nodes = append(append([]scene.Node{nodes[0]}, eyes), nodes[3:]...)
	is := func(c color.RGB, _, _ int) bool { return sample.Close3(c, color.Hex(0x1b1b22), .02) }
	want := sample.Share(p.Drawn(), is)
	for name, draw := range map[string]picture.Pass{"bricks": Bricks} {
		if got := sample.Share(draw(context.Background(), p), is); got < .6*want || got > 1.4*want {
			t.Errorf("%s: the eyes are %.4f of the picture, %.4f of the drawing", name, got, want)
		}
	}
}
