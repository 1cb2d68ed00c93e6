package design

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestALogoIsAMarkInFewColorsAloneOrInAContainer(t *testing.T) {
	alpha := func(l *raster.Layer, x, y int) float32 { return l.Pix[4*(y*128+x)+3] }
	p := sample.Portrait(128)
	kinds := map[int]*raster.Layer{}
	for k := range logoKinds {
		p.Variation = k
		kinds[k] = Logo(context.Background(), p)
		seen := map[[3]int]bool{}
		for i := 0; i < len(kinds[k].Pix); i += 4 {
			if q := kinds[k].Pix[i : i+4]; q[3] > 0.999 {
				seen[[3]int{int(q[0]*8 + 0.5), int(q[1]*8 + 0.5), int(q[2]*8 + 0.5)}] = true
			}
		}
		if len(seen) > 30 { // four colors and where they mix
			t.Errorf("kind %d has %d colors", k, len(seen))
		}
	}
	const x, y = 20, 28 // within a shield, outside a disc
	if alpha(kinds[shieldLogo], x, y) < 0.5 || alpha(kinds[roundLogo], x, y) > 0.5 || alpha(kinds[bareLogo], 64, 6) > 0.5 {
		t.Error("containers do not have their shapes")
	}
}

func TestALogosNameStandsBelowItsMark(t *testing.T) {
	p := sample.Portrait(128)
	name := p.Pieces[0]
	name.Name = true
	p.Pieces = append(p.Pieces, name)
	d := LogoDrawing(p)
	last := d.Pieces[len(d.Pieces)-1]
	if r := p.Bounds(last.Nodes, last.Matrix); r.Min.Y < 128*7/10 {
		t.Errorf("the name begins at %d of 128", r.Min.Y)
	}
}

func TestWhoStandsAloneIsHeadAndShouldersInALogo(t *testing.T) {
	body := scene.NewPath().Rect(40, 60, 40, 180).Fill(color.Hex(0x2255aa).Paint()).Node()
	head := scene.Node{Group: &scene.Group{Opacity: 1, Part: "head", Children: []scene.Node{scene.NewPath().Ellipse(60, 40, 20, 24).Fill(color.Hex(0xd0a080).Paint()).Node()}}}
	p := &picture.Picture{Size: 128, Accent: color.Hex(0x2255aa), Pieces: []picture.Piece{{Nodes: []scene.Node{body, head}, Matrix: scene.ScaleBy(0.5, 0.5), Person: true}}}
	high := func() float32 {
		for _, q := range LogoDrawing(p).Pieces {
			for _, n := range picture.Named(q.Nodes, "head") {
				_, y0, _, y1 := raster.Bounds([]scene.Node{n}, q.Matrix)
				return y1 - y0
			}
		}
		return 0
	}
	if h := high(); h < 40 {
		t.Errorf("the head is %.0f of 128 high", h)
	}
	p.Variation = bareLogo
	if h := high(); h > 40 {
		t.Errorf("a bare mark is a whole figure, but its head is %.0f high", h)
	}
}

func TestClothesInALogoTakeOneHueAndSkinKeepsItsOwn(t *testing.T) {
	dress, trousers, skin := color.Hex(0x22aa55), color.Hex(0x3355cc), color.Hex(0x8a5a3c)
	part := func(name string, y float32, c color.RGB) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: []scene.Node{scene.NewPath().Rect(40, y, 40, 50).Fill(c.Paint()).Node()}}}
	}
	accent := color.Hex(0xcc3344)
	p := &picture.Picture{Size: 128, Accent: accent, Variation: bareLogo, Pieces: []picture.Piece{{Nodes: []scene.Node{part("head", 0, skin), part("torso", 50, dress), part("leg-near", 100, trousers)}, Matrix: scene.ScaleBy(0.5, 0.5), Person: true}}}
	want := map[string]color.RGB{"head": skin, "torso": accent, "leg-near": accent}
	for name, c := range want {
		for _, n := range picture.Named(LogoDrawing(p).Pieces[0].Nodes, name) {
			scene.Walk(n.Group.Children, func(path *scene.Path) {
				if got := color.ToLCH(picture.MeanPaint(path.Fill)).H; got-color.ToLCH(c).H > 0.1 || color.ToLCH(c).H-got > 0.1 {
					t.Errorf("%s: the hue is %.2f", name, got)
				}
			})
		}
	}
}

func TestRaisedArmsBelongToTheMarkOfALogo(t *testing.T) {
	limb := func(y float32) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: "arm-near", Children: []scene.Node{scene.NewPath().Rect(80, y, 8, 60).Fill(color.Hex(0xd0a080).Paint()).Node()}}}
	}
	body := scene.NewPath().Rect(40, 60, 40, 180).Fill(color.Hex(0x2255aa).Paint()).Node()
	head := scene.Node{Group: &scene.Group{Opacity: 1, Part: "head", Children: []scene.Node{scene.NewPath().Ellipse(60, 40, 20, 24).Fill(color.Hex(0xd0a080).Paint()).Node()}}}
	for y, want := range map[float32]bool{20: false, 80: true} {
		p := &picture.Picture{Size: 128, Pieces: []picture.Piece{{Nodes: []scene.Node{body, head, limb(y)}, Matrix: scene.ScaleBy(0.5, 0.5), Person: true}}}
		if _, bust := soleHead(p); bust != want {
			t.Errorf("arms from %.0f: head and shoulders is %v", y, bust)
		}
	}
}

func TestPetalsOfOneColorAreToldApartInALogo(t *testing.T) {
	petal := func(x float32) scene.Node {
		return scene.NewPath().Ellipse(x, 60, 30, 40).Fill(color.Hex(0xd03040).Paint()).Node()
	}
	for group, want := range map[string]int{"plants": 2, "kitchen": 0} {
		p := &picture.Picture{Size: 128, Accent: color.Hex(0xd03040), Pieces: []picture.Piece{{Group: group, Nodes: []scene.Node{petal(40), petal(120)}, Matrix: scene.Identity}}}
		lines := 0
		for _, q := range LogoDrawing(p).Pieces {
			if q.Title != "container" {
				scene.Walk(q.Nodes, func(path *scene.Path) {
					if path.Stroke != nil && path.Fill.Kind != scene.NoPaint {
						lines++
					}
				})
			}
		}
		if lines != want {
			t.Errorf("%s: %d lines around the petals", group, lines)
		}
	}
}

func TestATileBehindSomebodyHasAnotherHueThanTheyHave(t *testing.T) {
	skin := color.Hex(0xe0a078)
	p := &picture.Picture{Size: 64, Accent: skin, Pieces: []picture.Piece{{Person: true, Matrix: scene.Identity}}}
	for v := range 2 {
		p.Variation = v
		a, b := color.ToLab(tileTone(p, p)), color.ToLab(skin)
		if d := (a.A-b.A)*(a.A-b.A) + (a.B-b.B)*(a.B-b.B); d < 0.01 {
			t.Errorf("variation %d: the tile is %v", v, tileTone(p, p))
		}
	}
}

func TestOfTwoThingsAlikeThatOverlapTheOneBehindIsDarker(t *testing.T) {
	heart := func(x float32) picture.Piece {
		return picture.Piece{Title: "heart", Nodes: []scene.Node{scene.NewPath().Rect(0, 20, 60, 60).Fill(color.Hex(0xee3044).Paint()).Node()}, Matrix: scene.Translate(x, 0)}
	}
	q := alternated(&picture.Picture{Size: 256, Pieces: []picture.Piece{heart(10), heart(50), heart(180), heart(180)}})
	light := func(i int) float32 { return plane.Luma(picture.MeanPaint(q.Pieces[i].Nodes[0].Path.Fill)) }
	if light(0) >= light(1)-.02 || light(1) != light(2) || light(2) != light(3) {
		t.Errorf("%.2f, %.2f and %.2f", light(0), light(1), light(2))
	}
}

// A mark in lines was moved to the middle of the canvas, onto the name below it.
func TestAMarkInLinesKeepsItsPlaceByTheName(t *testing.T) {
	p := sample.Portrait(128)
	p.Set, p.Lines = true, true
	p = p.Moved(scene.Translate(0, -20))
	before, after := plane.InkBounds(small(p)), plane.InkBounds(small(inLines(p)))
	if d := before.Min.Y - after.Min.Y; d > 4 || d < -4 {
		t.Errorf("the mark began at %d and begins at %d", before.Min.Y, after.Min.Y)
	}
}

func TestAThingInALogoHasOneColorBesideWhite(t *testing.T) {
	tones := []color.Lab{color.ToLab(color.Hex(0xd03030)), color.ToLab(color.Hex(0xb08050)), color.ToLab(color.Hex(0x404858)), {L: 0.22}, {L: 0.97}}
	p := &picture.Picture{Size: 200, Accent: color.Hex(0xd03030)}
	ground := color.Hex(0x16305a)
	inks := inkedOnDeep(p, tones, ground)
	if c := color.ToLCH(inks[0]); c.C < 0.13 || c.L < 0.6 {
		t.Errorf("what is red has the chroma %.2f and the lightness %.2f", c.C, c.L)
	}
	if a, b := color.ToLCH(inks[0]), color.ToLCH(inks[1]); b.L < a.L+0.05 || b.C > a.C {
		t.Errorf("what is brown is no tint of red: %v", b)
	}
	if c := color.ToLCH(inks[2]); c.L < 0.9 || c.C > 0.03 {
		t.Errorf("tires are not white but %v", c)
	}
	if inks[3] != ground {
		t.Error("dark details do not leave the ground free")
	}
}

func TestWhatIsWideAtItsFootIsNotHungInTheUpperHalfOfADisc(t *testing.T) {
	foot := scene.NewPath().Move(20, 60).Line(180, 60).Line(150, 20).Line(50, 20).Close().Fill(color.Hex(0xd03030).Paint()).Node()
	p := &picture.Picture{Size: 200, Pieces: []picture.Piece{{Nodes: []scene.Node{foot}, Matrix: scene.Identity}}}
	q := inCircle(p, picture.Box{X0: 0.1, Y0: 0.1, X1: 0.9, Y1: 0.9}).Pieces[0]
	if _, y0, _, y1 := raster.Bounds(q.Nodes, q.Matrix); (y0+y1)/2 < 84 {
		t.Errorf("its middle is %.0f of 200 from the top", (y0+y1)/2)
	}
}
