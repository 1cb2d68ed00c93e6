package style

import (
	"context"
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// share is how much of a layer's opaque pixels a condition holds for.
func share(l *raster.Layer, is func(c color.RGB, x, y int) bool) float64 {
	n, all := 0, 0
	for i := range l.W * l.H {
		if d := pixel(l, i); d[3] > .99 {
			all++
			if is(straight(d), i%l.W, i/l.W) {
				n++
			}
		}
	}
	return float64(n) / float64(max(all, 1))
}

func close3(a, b color.RGB, by float32) bool {
	return max(a.R-b.R, b.R-a.R) < by && max(a.G-b.G, b.G-a.G) < by && max(a.B-b.B, b.B-a.B) < by
}

func TestFieldsAreTheAreasOfEvenColorWithoutSpecksAndEdges(t *testing.T) {
	l := raster.Square(64)
	for y := 8; y < 56; y++ {
		for x := 8; x < 56; x++ {
			c := color.Hex(0xd03030)
			switch {
			case x == 32:
				c = color.Hex(0x805080) // a soft edge
			case x > 32:
				c = color.Hex(0x3070d0)
			case x > 14 && x < 17 && y > 14 && y < 17:
				c = color.Hex(0xffffff) // a speck
			}
			set(pixel(l, y*64+x), c, 1)
		}
	}
	f := fieldsOf(l, image.Rect(0, 0, 64, 64), 6, 40)
	seen := map[int32]int{}
	for _, label := range f.label {
		seen[label]++
	}
	delete(seen, -1)
	if len(seen) != 2 {
		t.Errorf("%d fields, want the two halves: %v", len(seen), seen)
	}
}

func TestCellsSettleToEvenSizes(t *testing.T) {
	c := newCells(image.Rect(0, 0, 200, 200), 25, false, 4, nil)
	c.settleDown(6, nil)
	counts := map[int32]int{}
	for y := 30; y < 170; y++ {
		for x := 30; x < 170; x++ {
			n, m, gap := c.nearest(float32(x), float32(y))
			if n < 0 || m < 0 || gap < 0 {
				t.Fatalf("%d, %d: cells %d, %d, gap %f", x, y, n, m, gap)
			}
			counts[n]++
		}
	}
	if len(counts) < 25 {
		t.Errorf("%d cells", len(counts))
	}
	for n, k := range counts {
		if k > 2*25*25 {
			t.Errorf("cell %d has %d pixels", n, k)
		}
	}
}

func TestStainedGlassIsPanesBetweenLead(t *testing.T) {
	l := stainedGlass(context.Background(), portrait(256))
	lead := share(l, func(c color.RGB, _, _ int) bool { return luma(c) < .25 && max(c.R, c.G, c.B)-min(c.R, c.G, c.B) < .12 })
	if lead < .08 || lead > .5 {
		t.Errorf("%.2f of it is lead", lead)
	}
	orange := share(l, func(c color.RGB, _, _ int) bool { return c.R > c.B+.3 })
	if orange < .3 {
		t.Errorf("%.2f of it is orange glass", orange)
	}
}

func TestLowPolyIsFlatTriangles(t *testing.T) {
	even := func(l *raster.Layer) float64 {
		return share(l, func(c color.RGB, x, y int) bool {
			return x+1 < l.W && close3(c, straight(pixel(l, y*l.W+x+1)), .002)
		})
	}
	l := lowPoly(context.Background(), portrait(512))
	if flat := even(l); flat < .65 {
		t.Errorf("%.2f of the pixels are like the next one", flat)
	}
	if v := variation(l); v < 2*variation(portrait(512).drawn()) {
		t.Errorf("the triangles differ by %.4f only", v)
	}
}

func TestAWoodcutIsBlackOnPaper(t *testing.T) {
	l := woodcut(context.Background(), portrait(256))
	black := share(l, func(c color.RGB, _, _ int) bool { return close3(c, woodInk, .12) })
	paper := share(l, func(c color.RGB, _, _ int) bool { return close3(c, woodPaper, .12) })
	if black+paper < .6 || black < .15 || paper < .15 {
		t.Errorf("%.2f black, %.2f paper", black, paper)
	}
}

func TestACrossStitchIsCutAlongItsSquares(t *testing.T) {
	l := crossStitch(context.Background(), portrait(256))
	p := portrait(256)
	soft := 0
	for i := range l.W * l.H {
		if a := l.Pix[4*i+3]; a > .02 && a < .98 {
			soft++
		}
	}
	if soft > l.W*l.H/40 {
		t.Errorf("%d soft pixels", soft)
	}
	if v := variation(l); v < 2*variation(p.flattened(second{}).drawn()) {
		t.Errorf("threads vary by %.4f only", v)
	}
}

// variation is the mean difference of a pixel from the next one.
func variation(l *raster.Layer) float64 {
	sum, n := 0.0, 0
	for y := range l.H {
		for x := range l.W - 1 {
			a, b := pixel(l, y*l.W+x), pixel(l, y*l.W+x+1)
			if a[3] > .99 && b[3] > .99 {
				d := luma(straight(a)) - luma(straight(b))
				sum += float64(max(d, -d))
				n++
			}
		}
	}
	return sum / float64(max(n, 1))
}

func TestEmbroideryKeepsColorsAndShowsThreads(t *testing.T) {
	p := portrait(256)
	flat := p.flattened(second{}).drawn()
	l := embroidered(context.Background(), p)
	if variation(l) < 3*variation(flat) {
		t.Errorf("no threads: %.4f against %.4f", variation(l), variation(flat))
	}
	if orange := share(l, func(c color.RGB, _, _ int) bool { return c.R > c.B+.2 }); orange < .6 {
		t.Errorf("%.2f of it is orange", orange)
	}
}

func TestArtDecoIsGoldAndLacquer(t *testing.T) {
	l := artDeco(context.Background(), portrait(256))
	gold := share(l, func(c color.RGB, _, _ int) bool { return c.R > c.B+.18 && c.G > c.B+.08 })
	if gold < .2 {
		t.Errorf("%.2f of it is gold", gold)
	}
}

func TestMosaicTilesAreSmallerWhereThereIsDetail(t *testing.T) {
	r := image.Rect(0, 0, 200, 200)
	extra := newPlane(r)
	for y := range 200 {
		for x := range 100 {
			extra.v[y*200+x] = 1
		}
	}
	c := newCells(r, 20, true, 3, extra)
	left, right := 0, 0
	for _, s := range c.sites {
		switch {
		case s.x < 0 || s.y < 0 || s.x >= 200 || s.y >= 200:
		case s.x < 100:
			left++
		default:
			right++
		}
	}
	if left < 2*right {
		t.Errorf("%d tiles in the detailed half, %d in the other", left, right)
	}
}

func TestEyesLieAsPaintOverPanesTilesAndFacets(t *testing.T) {
	p := portrait(256)
	nodes := p.Pieces[0].Nodes
	eyes := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: nodes[1:3]}}
	p.Pieces[0].Nodes = append(append([]scene.Node{nodes[0]}, eyes), nodes[3:]...)
	for name, draw := range map[string]Pass{"stained glass": stainedGlass, "mosaic": mosaic, "low poly": lowPoly} {
		l := draw(context.Background(), p)
		x, y := 104, 115 // the middle of the left eye
		if c := straight(pixel(l, y*256+x)); !close3(c, color.Hex(0x1b1b22), .02) {
			t.Errorf("%s: the eye is %v", name, c)
		}
	}
}
