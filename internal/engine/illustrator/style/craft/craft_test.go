package craft

import (
	"context"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestStainedGlassIsPanesBetweenLead(t *testing.T) {
	l := StainedGlass(context.Background(), sample.Portrait(256))
	lead := sample.Share(l, func(c color.RGB, _, _ int) bool {
		return plane.Luma(c) < .25 && max(c.R, c.G, c.B)-min(c.R, c.G, c.B) < .12
	})
	if lead < .08 || lead > .5 {
		t.Errorf("%.2f of it is lead", lead)
	}
	orange := sample.Share(l, func(c color.RGB, _, _ int) bool { return c.R > c.B+.3 })
	if orange < .3 {
		t.Errorf("%.2f of it is orange glass", orange)
	}
}

func TestLowPolyIsFlatTriangles(t *testing.T) {
	even := func(l *raster.Layer) float64 {
		return sample.Share(l, func(c color.RGB, x, y int) bool {
			return x+1 < l.W && sample.Close3(c, plane.Straight(plane.Pixel(l, y*l.W+x+1)), .002)
		})
	}
	l := LowPoly(context.Background(), sample.Portrait(512))
	if flat := even(l); flat < .65 {
		t.Errorf("%.2f of the pixels are like the next one", flat)
	}
	if v := sample.Variation(l); v < 1.3*sample.Variation(sample.Portrait(512).Drawn()) {
		t.Errorf("the triangles differ by %.4f only", v)
	}
}

func TestEmbroideryKeepsColorsAndShowsThreads(t *testing.T) {
	p := sample.Portrait(256)
	flat := p.Flattened(picture.Second{}).Drawn()
	l := Embroidered(context.Background(), p)
	if sample.Variation(l) < 3*sample.Variation(flat) {
		t.Errorf("no threads: %.4f against %.4f", sample.Variation(l), sample.Variation(flat))
	}
	if orange := sample.Share(l, func(c color.RGB, _, _ int) bool { return c.R > c.B+.2 }); orange < .6 {
		t.Errorf("%.2f of it is orange", orange)
	}
}

func TestArtDecoIsGoldAndLacquer(t *testing.T) {
	l := ArtDeco(context.Background(), sample.Portrait(256))
	gold := sample.Share(l, func(c color.RGB, _, _ int) bool { return c.R > c.B+.18 && c.G > c.B+.08 })
	if gold < .2 {
		t.Errorf("%.2f of it is gold", gold)
	}
}

func TestEyesAreSeenOverPanesTilesAndFacets(t *testing.T) {
	p := sample.Portrait(256)
	nodes := p.Pieces[0].Nodes
	eyes := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: nodes[1:3]}}
	p.Pieces[0].Nodes = append(append([]scene.Node{nodes[0]}, eyes), nodes[3:]...)
	for name, draw := range map[string]picture.Pass{"stained glass": StainedGlass, "mosaic": Mosaic, "low poly": LowPoly} {
		l := draw(context.Background(), p)
		x, y := 104, 115 // the middle of the left eye
		if c := plane.Straight(plane.Pixel(l, y*256+x)); plane.Luma(c) > .33 {
			t.Errorf("%s: the eye is %v", name, c)
		}
	}
}

func TestQuillingFillsABodyWithCoils(t *testing.T) {
	p := sample.Portrait(256)
	art := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(art, .03)
	q := p.Patched(art, r, 12, 1.0/2600)
	deep := plane.NewPlane(r)
	for i := range deep.V {
		deep.V[i] = max(0, min(q.Edge.V[i], -q.Shape.V[i]))
	}
	k := coiled(q, deep, plane.NewPlane(r), p.Length(.0098), p)
	if len(k.all) < 12 {
		t.Errorf("%d coils only", len(k.all))
	}
	for i, a := range k.all {
		for _, b := range k.all[:i] {
			if dx, dy, s := a.x-b.x, a.y-b.y, a.r+b.r; dx*dx+dy*dy < s*s {
				t.Fatalf("two coils overlap at %.0f, %.0f", a.x, a.y)
			}
		}
	}
}

func TestAWordIsSewnAndLaidLikeTheRest(t *testing.T) {
	p := sample.Portrait(256)
	word := scene.NewPath().Rect(90, 110, 76, 40).Fill(color.Hex(0xfffdf8).Paint()).Node()
	p.Pieces[0].Nodes = []scene.Node{
		scene.NewPath().Rect(20, 40, 216, 176).Fill(color.Hex(0x207060).Paint()).Node(),
		{Group: &scene.Group{Opacity: 1, Part: "text", Children: []scene.Node{word}}},
	}
	p.Pieces[0].Matrix = scene.Identity
	for name, draw := range map[string]picture.Pass{"embroidery": Embroidered, "mosaic": Mosaic, "low poly": LowPoly} {
		l := draw(context.Background(), p)
		tones := map[int]bool{}
		for y := 114; y < 146; y++ {
			for x := 94; x < 162; x++ {
				tones[int(40*plane.Luma(plane.Straight(plane.Pixel(l, y*256+x))))] = true
			}
		}
		if len(tones) < 3 {
			t.Errorf("%s: a word is printed in %d tones", name, len(tones))
		}
	}
}

func TestAnOrigamiSheetIsLitOnItsUpperLeftPlanes(t *testing.T) {
	p := sample.Portrait(256)
	p.Pieces[0].Nodes = []scene.Node{scene.NewPath().Rect(40, 40, 176, 176).Fill(color.Hex(0x3060c0).Paint()).Node()}
	p.Pieces[0].Matrix = scene.Identity
	l := Origami(context.Background(), p)
	at := func(x, y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(l, y*256+x))) }
	if top, bottom := at(128, 60), at(128, 196); top < 1.2*bottom {
		t.Errorf("the upper plane is %.2f, the lower one %.2f", top, bottom)
	}
}

func TestAFacetHasTheColorOfOnePart(t *testing.T) {
	box := func(x float32, hex uint32) scene.Node {
		return scene.NewPath().Rect(x, 20, 100, 210).Fill(color.Hex(hex).Paint()).Node()
	}
	p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{box(28, 0xe02020), box(128, 0x2030e0)}, Matrix: scene.Identity}}}
	mixed := sample.Share(LowPoly(context.Background(), p), func(c color.RGB, _, _ int) bool { return min(c.R, c.B) > .35 && max(c.R, c.B) < .75 })
	if mixed > .01 {
		t.Errorf("%.3f of it is purple", mixed)
	}
}

func TestTrianglesAreCutAlongABandThatRunsThroughThem(t *testing.T) {
	band := scene.NewPath().Move(28, 100).Line(228, 140).Line(228, 154).Line(28, 114).Close().Fill(color.Hex(0xe02020).Paint()).Node()
	p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{scene.NewPath().Rect(28, 20, 200, 210).Fill(color.Hex(0x2030e0).Paint()).Node(), band}, Matrix: scene.Identity}}}
	l := LowPoly(context.Background(), p)
	red := 0
	for x := 30; x < 226; x++ {
		y := 107 + (x-28)/5
		if d := plane.Pixel(l, y*l.W+x); d[0] > d[2] {
			red++
		}
	}
	if red < 185 {
		t.Errorf("%d of 196 pixels along the band are red", red)
	}
}

func TestFoldsOfDarkPaperAreSofterThanThoseOfPalePaper(t *testing.T) {
	spread := func(hex uint32) float32 {
		p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{scene.NewPath().Rect(40, 40, 176, 176).Fill(color.Hex(hex).Paint()).Node()}, Matrix: scene.Identity}}}
		l := Origami(context.Background(), p)
		least, most := float32(1), float32(0)
		for y := 70; y < 190; y += 4 {
			for x := 70; x < 190; x += 4 {
				v := color.ToLab(plane.Straight(plane.Pixel(l, y*l.W+x))).L
				least, most = min(least, v), max(most, v)
			}
		}
		return most - least
	}
	if dark, pale := spread(0x6b4028), spread(0xd8b49a); dark > .85*pale || dark < .08 {
		t.Errorf("dark planes are %.2f apart, pale ones %.2f", dark, pale)
	}
}

func TestNoFanOfLinesRisesOnACoat(t *testing.T) {
	gold := func(furry bool) float64 {
		p := &picture.Picture{Size: 256, Set: true, Pieces: []picture.Piece{{Furry: furry, Nodes: []scene.Node{scene.NewPath().Rect(40, 40, 176, 176).Fill(color.Hex(0x2b3a4c).Paint()).Node()}, Matrix: scene.Identity}}}
		return sample.Share(ArtDeco(context.Background(), p), func(c color.RGB, x, y int) bool { return c.R > c.B+.08 })
	}
	if coat, lacquer := gold(true), gold(false); coat > lacquer-.03 {
		t.Errorf("%.2f of a coat is gold, %.2f of lacquer", coat, lacquer)
	}
}

func TestAFaceInQuillingLiesOnStripsThatAreLessDeepThanThoseAroundIt(t *testing.T) {
	oval := func(x, y, r float32, c uint32) scene.Node {
		return scene.NewPath().Ellipse(x, y, r, r).Fill(color.Hex(c).Paint()).Node()
	}
	eyes := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: []scene.Node{oval(108, 118, 9, 0x202020), oval(148, 118, 9, 0x202020)}}}
	p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{oval(128, 128, 90, 0xe0a060), eyes}, Matrix: scene.Identity}}}
	l := Quilling(context.Background(), p)
	span := func(y0, y1 int) float32 {
		low, high := float32(1), float32(0)
		for y := y0; y < y1; y++ {
			v := color.ToLab(plane.Straight(plane.Pixel(l, y*256+128))).L
			low, high = min(low, v), max(high, v)
		}
		return high - low
	}
	if in, out := span(100, 130), span(190, 216); in < 0.03 || in >= out {
		t.Errorf("tones span %.2f below the face and %.2f around it", in, out)
	}
}

func TestAnOpenLineOfOrigamiStaysOpen(t *testing.T) {
	line := scene.NewPath().Move(40, 60).Quad(100, 180, 160, 60).Stroke(scene.Stroke{Paint: color.Hex(0x204080).Paint(), Width: 8}).Node()
	l := Origami(context.Background(), &picture.Picture{Size: 200, Pieces: []picture.Piece{{Nodes: []scene.Node{line}, Matrix: scene.Identity}}})
	if a := plane.Pixel(l, 60*l.W+100)[3]; a > 0 {
		t.Errorf("between its ends there is %.2f of paint", a)
	}
}

func TestASheetOfOrigamiHasNoWhitePatchAndNoSeams(t *testing.T) {
	draw := func(nodes ...scene.Node) *raster.Layer {
		return Origami(context.Background(), &picture.Picture{Size: 200, Pieces: []picture.Piece{{Nodes: nodes, Matrix: scene.Identity}}})
	}
	sheet := scene.NewPath().Rect(40, 60, 130, 80).Fill(color.Hex(0xc03020).Paint()).Node()
	seam := scene.NewPath().Move(44, 80).Line(166, 80).Stroke(scene.Stroke{Paint: color.Hex(0xffffff).Paint(), Width: 3, Dash: []float32{4, 3}}).Node()
	plain, sewn, white := draw(sheet), draw(sheet, seam), 0
	for i := range plain.W * plain.H {
		if d := plane.Pixel(plain, i); d[3] > 0.9 && min(d[0], d[1], d[2]) > 0.8 {
			white++
		}
	}
	if white > 20 {
		t.Errorf("%d pixels are white", white)
	}
	if !slices.Equal(plain.Pix, sewn.Pix) {
		t.Error("stitches are drawn on the paper")
	}
}

func TestAGlassOfPaperIsAStripAroundWhatIsInIt(t *testing.T) {
	bowl := scene.NewPath().Rect(60, 40, 136, 160).Fill(color.Hex(0xdfeef5).Paint()).Node()
	bowl.Path.Fill.Color.A = 0.2
	wine := scene.NewPath().Rect(76, 120, 104, 70).Fill(color.Hex(0x9a1030).Paint()).Node()
	l := Origami(context.Background(), &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{bowl, wine}, Matrix: scene.Identity, Group: "drinks"}}})
	if a := plane.Pixel(l, 80*256+60)[3]; a < 0.9 {
		t.Errorf("the edge of the bowl is %.2f dense", a)
	}
}
