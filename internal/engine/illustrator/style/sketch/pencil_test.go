package sketch

import (
	"context"
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// One direction over everything made every form flat, and one on each small form looked quilted.
func TestGraphiteRunsAlongLongFormsAndOverSmallAndRoundOnes(t *testing.T) {
	w := &sheet{p: &picture.Picture{Size: 512}}
	for name, o := range map[string]struct {
		form picture.Form
		want float64
	}{
		"a leg":     {picture.Form{Sin: 1, Long: 60, Wide: 12}, math.Pi / 2},
		"a beam":    {picture.Form{Cos: 1, Long: 60, Wide: 12}, 0},
		"a ball":    {picture.Form{Cos: 1, Long: 60, Wide: 58}, firstHatch},
		"a shingle": {picture.Form{Cos: 1, Long: 12, Wide: 4}, firstHatch},
	} {
		if got := firstHatch + w.alongForm(o.form); math.Abs(math.Remainder(got-o.want, math.Pi)) > 0.01 {
			t.Errorf("%s is hatched at %.2f radians, not at %.2f", name, got, o.want)
		}
	}
}

// Paper that faded out glowed on a dark page.
func TestGraphiteLiesOnANarrowPaperWithACrispEdge(t *testing.T) {
	box := scene.NewPath().Rect(64, 64, 128, 128).Fill(color.Hex(0x505050).Paint()).Node()
	l := Pencil(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{box}, Matrix: scene.Identity}}})
	rim, soft := 0, 0
	for i := range l.W * l.H {
		x, y := i%l.W, i/l.W
		out, alpha := max(63-x, 63-y, x-192, y-192), plane.Pixel(l, i)[3]
		if out >= 9 && alpha > 0.02 {
			t.Fatalf("at %d, %d paper reaches %d pixels beyond the drawing", x, y, out)
		}
		if out >= 2 && alpha > 0.02 {
			if rim++; alpha < 0.98 {
				soft++
			}
		}
	}
	if rim < 300 || soft > rim {
		t.Errorf("%d pixels of paper are around it, and %d can be seen through", rim, soft)
	}
}

func TestGraphitePalesWhatIsHalfDarkAndNotWhatIsDarkAsAWhole(t *testing.T) {
	half := func(second uint32) float32 {
		a := scene.NewPath().Rect(20, 20, 88, 40).Fill(color.Hex(second).Paint()).Node()
		b := scene.NewPath().Rect(20, 60, 88, 50).Fill(color.Hex(0x303030).Paint()).Node()
		p := &picture.Picture{Size: 128, Pieces: []picture.Piece{{Nodes: []scene.Node{a, b}, Matrix: scene.Identity}}}
		return paled(p.Drawn())
	}
	if v := half(0xf0f0f0); v < 0.1 {
		t.Errorf("beside white a dark half is paler by %.2f", v)
	}
	if v := half(0x303030); v != 0 {
		t.Errorf("what is dark as a whole is paler by %.2f", v)
	}
}

// A line of one weight around everything looked traced.
func TestTheContourOfGraphiteIsBroaderAwayFromTheLight(t *testing.T) {
	w := &sheet{p: &picture.Picture{Size: 1024}}
	w.whole.V = []float32{0.2, -0.4}
	if toward, away := w.contour(0, 2.5), w.contour(1, 2.5); toward > 0 || away < 0.3 {
		t.Errorf("2.5 pixels beside it its strength is %.2f toward the light and %.2f away from it", toward, away)
	}
}

func TestHatchingRunsOnBesideBroadFormsAndNotBesideWords(t *testing.T) {
	box := scene.NewPath().Rect(64, 64, 384, 384).Fill(color.Hex(0x404040).Paint()).Node()
	p := &picture.Picture{Size: 512, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{box}, Matrix: scene.Identity}}}
	w := &sheet{p: p, forms: p.Formed(p.Frame(), 0.13)}
	if w.beyond(449, 256, 1) < 0.3 {
		t.Error("it ends on the outline of a box")
	}
	if w.words = true; w.beyond(449, 256, 1) > 0 {
		t.Error("it runs over letters")
	}
}
