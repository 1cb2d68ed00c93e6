package pixel

import (
	"context"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestEveryLetterHasAFormOnTheGrid(t *testing.T) {
	if len(letterColumns) != 5*('~'-'!'+1) || len(smallColumns) != 3*36 {
		t.Fatalf("%d and %d columns", len(letterColumns), len(smallColumns))
	}
	for _, words := range []string{"Good Day", "50% OFF!", "Jazzy (fox) & quick"} {
		for _, r := range strings.ReplaceAll(words, " ", "") {
			if len(usual(r)) == 0 {
				t.Errorf("%q has no form", r)
			}
		}
	}
}

func TestWordsBreakIntoLinesThatFitTheirBox(t *testing.T) {
	for _, c := range []struct {
		words string
		w, h  float32
		lines int
	}{{"Good Day", 30, 20, 2}, {"Good Day", 70, 9, 1}, {"Best Dad Ever", 28, 30, 3}} {
		got, ok := setText(c.words, c.w, c.h)
		w, h := got.size()
		if !ok || len(got.lines) != c.lines || float32(w) > c.w || float32(h) > c.h {
			t.Errorf("%q: %d lines of %d × %d cells in %.0f × %.0f", c.words, len(got.lines), w, h, c.w, c.h)
		}
	}
	if _, ok := setText("A much longer text than that", 12, 9); ok {
		t.Error("a text of 24 letters fits 12 cells")
	}
}

func TestAnEyeIsSetInWholeCellsOfAFewColors(t *testing.T) {
	p := sample.HalfHidden()
	p.Pieces[0].Nodes = p.Pieces[0].Nodes[:2] // without the hair
	p.Size = 192
	l := PixelArt(context.Background(), p)
	seen := map[color.RGB]bool{}
	for y := 90; y < 100; y++ {
		for x := 90; x < 110; x++ {
			seen[plane.Straight(plane.Pixel(l, y*l.W+x))] = true
		}
	}
	if !seen[eyeInk] || !seen[eyeWhite] || len(seen) > 4 {
		t.Errorf("an eye of the colors %v", seen)
	}
}

func TestAWordIsSetInLettersOfTheGrid(t *testing.T) {
	ground := scene.NewPath().Rect(10, 10, 236, 236).Fill(color.Hex(0x207060).Paint()).Node()
	word := scene.NewPath().Rect(70, 110, 116, 34).Fill(color.Hex(0xfffdf8).Paint()).Node()
	text := scene.Node{Group: &scene.Group{Opacity: 1, Part: "text", Words: "HI", Children: []scene.Node{word}}}
	p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{ground, text}, Matrix: scene.Identity}}}
	white := sample.Share(PixelArt(context.Background(), p), func(c color.RGB, _, _ int) bool { return c.R > .9 && c.G > .9 })
	if white < .005 || white > .05 {
		t.Errorf("%.3f of it is letters", white)
	}
}

func TestALooseBrickIsHeldByWhatIsBelowIt(t *testing.T) {
	g := &grid{n: 8, color: make([]color.RGB, 64), solid: make([]bool, 64), cover: make([]float32, 64)}
	for x := range 8 {
		g.solid[7*8+x], g.solid[6*8+x] = true, true
	}
	g.solid[2*8+3], g.solid[2*8+4] = true, true
	g.held()
	if !g.solid[3*8+3] || !g.solid[5*8+3] || g.solid[3*8] {
		t.Errorf("a flag floats: %v", g.solid[3*8:6*8])
	}
}

func TestAThinPoleIsKeptOnTheGrid(t *testing.T) {
	g := &grid{n: 8, color: make([]color.RGB, 64), solid: make([]bool, 64), cover: make([]float32, 64)}
	for y := range 8 {
		g.cover[y*8+4] = .3
	}
	for x := range 8 {
		g.cover[7*8+x], g.solid[7*8+x] = 1, true
	}
	g.whole()
	if !g.solid[2*8+4] || g.solid[2*8+3] {
		t.Error("a pole of a third of a cell is lost")
	}
}

func TestTheTopOfARoundIsNoSpikeOnTheGrid(t *testing.T) {
	g := &grid{n: 8, color: make([]color.RGB, 64), solid: make([]bool, 64), cover: make([]float32, 64)}
	for i := 32; i < 64; i++ {
		g.cover[i], g.solid[i] = 1, true
	}
	g.cover[3*8+4] = .4
	g.whole()
	if g.solid[3*8+4] {
		t.Error("a square sticks out")
	}
}
