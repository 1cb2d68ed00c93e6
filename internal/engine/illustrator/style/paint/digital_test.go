package paint

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func board(x0, y0, w, h float32, c uint32) *picture.Picture {
	n := scene.NewPath().Rect(x0, y0, w, h).Fill(color.Hex(c).Paint()).Node()
	return &picture.Picture{Size: 320, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{n}, Matrix: scene.Identity}}}
}

func TestTheShadeOfDigitalArtDoesNotSwallowDarkSkin(t *testing.T) {
	l := Digital(context.Background(), board(60, 30, 200, 260, 0x6f4630))
	if k := sample.Share(l, func(c color.RGB, _, _ int) bool { return color.ToLab(c).L < 0.22 }); k > 0.10 {
		t.Errorf("%.2f of it are nearly black", k)
	}
}

func TestAThinLimbStaysWholeInWatercolor(t *testing.T) {
	l := Watercolor(context.Background(), board(150, 30, 17, 260, 0xd09a78))
	holes := 0
	for y := 40; y < 280; y++ {
		best := float32(0)
		for x := 140; x < 180; x++ {
			best = max(best, plane.Pixel(l, y*l.W+x)[3])
		}
		if best < 0.95 {
			holes++
		}
	}
	if holes > 0 {
		t.Errorf("%d of 240 rows have no paint", holes)
	}
}

func TestPaintBleedsLessAroundSomebodyThanAroundAThing(t *testing.T) {
	beyond := func(person bool) (n int) {
		p := board(100, 100, 120, 120, 0xd09a78)
		p.Pieces[0].Person = person
		l := Watercolor(context.Background(), p)
		for i := range l.W * l.H {
			if x, y := i%l.W, i/l.W; (x < 94 || x > 226 || y < 94 || y > 226) && plane.Pixel(l, i)[3] > 0.2 {
				n++
			}
		}
		return n
	}
	if somebody, thing := beyond(true), beyond(false); somebody >= thing {
		t.Errorf("%d pixels around somebody, %d around a thing", somebody, thing)
	}
}

func TestTheShadeOfWhiteGouacheIsBlueAndThatOfRedIsNot(t *testing.T) {
	if c := coolShade(color.LCH{L: 0.93, C: 0.008, H: 1.4}).Lab(); c.B > -0.02 {
		t.Errorf("the shade of white has b %.3f", c.B)
	}
	if c := coolShade(color.LCH{L: 0.6, C: 0.2, H: 0.4}).Lab(); c.A < 0.08 {
		t.Errorf("the shade of red has a %.3f", c.A)
	}
}
