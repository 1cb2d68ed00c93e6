package color

import (
	"testing"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// apple is red with a darker side, a green leaf, a black pip and a white glint.
func apple() []scene.Node {
	const u = scene.Units
	disc := func(x, y, r float32, c RGB) scene.Node {
		return scene.NewPath().Ellipse(x*u, y*u, r*u, r*u).Fill(c.Paint()).Node()
	}
	return []scene.Node{
		disc(0.5, 0.55, 0.4, Hex(0xd92b2b)), disc(0.6, 0.6, 0.25, Hex(0xa01818)),
		disc(0.6, 0.1, 0.08, Hex(0x3c9a3c)), disc(0.5, 0.6, 0.04, Hex(0x111111)), disc(0.35, 0.4, 0.06, Hex(0xffffff)),
	}
}

func sample(nodes []scene.Node) *raster.Layer {
	l := raster.Square(96)
	raster.Draw(l, nodes, scene.ScaleBy(96.0/scene.Units, 96.0/scene.Units))
	return l
}

func fill(nodes []scene.Node, i int) RGB {
	c := nodes[i].Path.Fill.Color
	return RGB{c.R, c.G, c.B}
}

func TestRecolouringMovesTheRulingHueAndKeepsTheRest(t *testing.T) {
	art := apple()
	blue := Recolor(art, sample(art), "blue")
	target, _ := Named("blue")
	if gap := abs(turnBetween(ToLCH(fill(blue, 0)).H, ToLCH(target).H)); gap > 0.25 {
		t.Errorf("the body's hue is %.2f rad from blue", gap)
	}
	if ToLCH(fill(blue, 1)).L >= ToLCH(fill(blue, 0)).L {
		t.Error("the dark side is no longer darker than the body")
	}
	for i, part := range map[int]string{2: "leaf", 3: "pip", 4: "glint"} {
		if d := distance(fill(blue, i), fill(art, i)); d > 0.02 {
			t.Errorf("the %s changed by %.2f", part, d)
		}
	}
	if fill(art, 0) != Hex(0xd92b2b) {
		t.Error("the art that was passed in changed")
	}
}

func TestArtThatHasTheColourAlreadyIsOnlyNudged(t *testing.T) {
	art := apple()
	red := Recolor(art, sample(art), "red")
	if d := distance(fill(red, 0), fill(art, 0)); d > 0.12 {
		t.Errorf("a red apple moved by %.2f when asked to be red", d)
	}
}

func TestNeutralAndMetallicTargetsAreBelievable(t *testing.T) {
	art := apple()
	cases := []struct {
		name string
		ok   func(LCH) bool
	}{
		{"black", func(c LCH) bool { return c.L < 0.42 && c.C < 0.05 }},
		{"white", func(c LCH) bool { return c.L > 0.85 && c.C < 0.05 }},
		{"gray", func(c LCH) bool { return c.C < 0.05 && c.L > 0.4 && c.L < 0.8 }},
		{"gold", func(c LCH) bool { return c.L > 0.65 && c.C > 0.09 && c.H > 1 && c.H < 1.8 }},
	}
	for _, c := range cases {
		if got := ToLCH(fill(Recolor(art, sample(art), c.name), 0)); !c.ok(got) {
			t.Errorf("%s body = %+v", c.name, got)
		}
	}
}

func TestGreyArtTakesAColourAndKeepsItsEyes(t *testing.T) {
	art := apple()
	art[0].Path.Fill, art[1].Path.Fill, art[2].Path.Fill = Hex(0xb0b0b4).Paint(), Hex(0x909094).Paint(), Hex(0x909094).Paint()
	green := Recolor(art, sample(art), "green")
	if c := ToLCH(fill(green, 0)); c.C < 0.08 {
		t.Errorf("grey body = %+v, want green", c)
	}
	if d := distance(fill(green, 3), fill(art, 3)); d > 0.05 {
		t.Errorf("the black eye changed by %.2f", d)
	}
}

func TestBlackGlyphsTakeTheColourWhole(t *testing.T) {
	glyph := []scene.Node{scene.NewPath().Rect(0, 0, scene.Units, scene.Units).Fill(RGB{}.Paint()).Node()}
	target, _ := Named("coral")
	if got := fill(Recolor(glyph, sample(glyph), "coral"), 0); distance(got, target) > 0.06 {
		t.Errorf("glyph = %v, want %v", got, target)
	}
}

func TestAnUnknownColourLeavesTheArtAlone(t *testing.T) {
	art := apple()
	if got := Recolor(art, sample(art), "blurple"); fill(got, 0) != fill(art, 0) {
		t.Errorf("body = %v", fill(got, 0))
	}
}

func TestMapReachesGradientsStrokesAndEffectsWithoutTouchingTheOriginal(t *testing.T) {
	stops := []scene.Stop{{Offset: 0, Color: RGB{}.Opaque()}, {Offset: 1, Color: RGB{}.Opaque()}}
	path := scene.NewPath().Rect(0, 0, 9, 9).Fill(scene.Paint{Kind: scene.Linear, Stops: stops, Opacity: 1}).
		Stroke(scene.Stroke{Paint: RGB{}.Paint(), Width: 1}).Node()
	art := []scene.Node{{Group: &scene.Group{Opacity: 1, Children: []scene.Node{path}, Effects: []scene.Effect{{Color: RGB{}.Opaque()}}}}}
	white := func(RGB) RGB { return RGB{1, 1, 1} }
	g := Map(art, white)[0].Group
	p := g.Children[0].Path
	if p.Fill.Stops[1].Color.R != 1 || p.Stroke.Paint.Color.R != 1 || g.Effects[0].Color.R != 1 {
		t.Error("a colour was missed")
	}
	if stops[1].Color.R != 0 || art[0].Group.Children[0].Path.Stroke.Paint.Color.R != 0 || art[0].Group.Effects[0].Color.R != 0 {
		t.Error("the original changed")
	}
}

func TestPalettesKeepAlphaAndMoveColoursTheirWay(t *testing.T) {
	cases := []struct {
		palette string
		ok      func(before, after LCH) bool
	}{
		{"pastel", func(b, a LCH) bool { return a.L > b.L && a.C < b.C }},
		{"vibrant", func(b, a LCH) bool { return a.C > b.C }},
		{"gradient", func(b, a LCH) bool { return abs(turnBetween(a.H, b.H)) > 0.1 }},
		{"", func(b, a LCH) bool { return a == b }},
	}
	for _, c := range cases {
		l := raster.Square(2)
		col := Hex(0x4a7f9c)
		for i := range 4 {
			copy(l.Pix[4*i:], []float32{col.R / 2, col.G / 2, col.B / 2, 0.5})
		}
		before := ToLCH(col)
		Grade(l, c.palette, true)
		if l.Pix[3] != 0.5 {
			t.Errorf("%s: alpha = %v", c.palette, l.Pix[3])
		}
		if after := ToLCH(RGB{l.Pix[0] * 2, l.Pix[1] * 2, l.Pix[2] * 2}); !c.ok(before, after) {
			t.Errorf("%s: %+v became %+v", c.palette, before, after)
		}
	}
}

func TestAnEmptyPictureIsNeutral(t *testing.T) {
	if d := DominantOf(raster.Square(4)); !d.Neutral {
		t.Errorf("dominant = %+v", d)
	}
}
