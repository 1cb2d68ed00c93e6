package model

import (
	"context"
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestPaintAndChromeReflectWhatIsAroundThemAndClothDoesNot(t *testing.T) {
	vary := func(group, part string, paint uint32) float64 {
		body := scene.NewPath().Rect(40, 100, 220, 100).Fill(color.Hex(paint).Paint()).Node()
		named := scene.Node{Group: &scene.Group{Opacity: 1, Part: part, Children: []scene.Node{body}}}
		p := &picture.Picture{Size: 300, Seed: 7, Pieces: []picture.Piece{{Group: group, Nodes: []scene.Node{named}, Matrix: scene.Identity}}}
		return rowsApart(Realistic(context.Background(), p))
	}
	cloth := vary("clothing", "body", 0xb03030)
	if paint := vary("vehicles", "body", 0xb03030); paint < 1.05*cloth {
		t.Errorf("paint varies by %.4f, cloth by %.4f", paint, cloth)
	}
	if chrome := vary("vehicles", "chrome", 0xb8bcc4); chrome < 1.5*cloth {
		t.Errorf("chrome varies by %.4f, cloth by %.4f", chrome, cloth)
	}
}

// rowsApart is how much the mean brightness of a row differs from that of the next one: light and reflections, but no texture.
func rowsApart(l *raster.Layer) float64 {
	last, sum := float32(-1), float32(0)
	for y := range l.H {
		mean, n := float32(0), 0
		for x := range l.W {
			if d := plane.Pixel(l, y*l.W+x); d[3] > 0.99 {
				mean, n = mean+plane.Luma(plane.Straight(d)), n+1
			}
		}
		if n == 0 {
			continue
		}
		mean /= float32(n)
		if last >= 0 {
			sum += max(mean-last, last-mean)
		}
		last = mean
	}
	return float64(sum)
}

func TestABodyHasTheFinishOfItsPart(t *testing.T) {
	red, sky, gray := tint{mean: color.Hex(0xc03030)}, tint{mean: color.Hex(0xa6dcf2)}, tint{mean: color.Hex(0xb8bcc4)}
	for _, c := range []struct {
		group, part string
		own         tint
		want        func(finish) bool
	}{
		{"vehicles", "body", red, func(f finish) bool { return f.gloss > 0.8 && !f.metal && !f.pane }},
		{"vehicles", "windows", sky, func(f finish) bool { return f.pane }},
		{"vehicles", "body", gray, func(f finish) bool { return f.metal }},
		{"landmarks", "water", sky, func(f finish) bool { return f.rough < 0 }},
		{"landmarks", "rocks", gray, func(f finish) bool { return f.rough == 1 && f.gloss == 0 }},
		{"clothing", "body", red, func(f finish) bool { return f.gloss == 0 && f.rough == 0 }},
	} {
		if f := finishOf(picture.Region{Piece: picture.Piece{Group: c.group}, Part: c.part}, c.own); !c.want(f) {
			t.Errorf("%s of %s: %+v", c.part, c.group, f)
		}
	}
}

func TestASleeveWithAPatternGoesOnIntoTheShirt(t *testing.T) {
	l := raster.Square(40)
	for i := range 40 * 40 {
		c := color.RGB{R: 0.9, G: 0.9, B: 0.9}
		if i/40/5%2 == 0 {
			c = color.RGB{R: 0.8, G: 0.2, B: 0.1}
		}
		plane.Set(plane.Pixel(l, i), c, 1)
	}
	stripes := tintOf(l)
	if k := stripes.near(color.RGB{R: 0.8, G: 0.2, B: 0.1}); k < 0.8 {
		t.Errorf("a stripe of it is near with %.2f", k)
	}
	for i := range 40 * 40 {
		plane.Set(plane.Pixel(l, i), color.RGB{R: 0.1, G: 0.2, B: 0.6}, 1)
	}
	plain := tintOf(l)
	if k := plain.near(color.RGB{R: 0.8, G: 0.2, B: 0.1}); k > 0.2 {
		t.Errorf("red is near plain blue with %.2f", k)
	}
}

func TestTheSkyIsBrightTheGroundIsDarkAndAWindowIsBrightest(t *testing.T) {
	sky, _ := surroundings(0, 0.4)
	ground, _ := surroundings(0, -0.2)
	if _, window := surroundings(-0.65, 0.4); sky < 2*ground || window < 0.9 {
		t.Errorf("sky %.2f, ground %.2f, window %.2f", sky, ground, window)
	}
	for y := float32(-0.12); y < 0.12; y += 0.01 { // no seam where the horizon ends
		a, _ := surroundings(0.1, y)
		if b, _ := surroundings(0.1, y+0.01); b-a > 0.25 || a-b > 0.05 {
			t.Errorf("from %.2f to %.2f at %.2f", a, b, y)
		}
	}
}

func TestLettersAndBouquetsSwellLessThanToys(t *testing.T) {
	round := func(group, part string) float32 {
		return plastic.finishOf(picture.Region{Piece: picture.Piece{Group: group}, Part: part}).round
	}
	if toy := round("vehicles", "body"); round("plants", "text") >= toy || round("symbols", "outline") != 0 {
		t.Errorf("a toy %.2f, a word %.2f, an outline %.2f", toy, round("plants", "text"), round("symbols", "outline"))
	}
}

func TestTheRimOfALetterStaysWhiteInARealisticPicture(t *testing.T) {
	part := func(name string, by float32, paint uint32) scene.Node {
		n := scene.NewPath().Rect(100-by, 60-by, 60+2*by, 180+2*by).Fill(color.Hex(paint).Paint()).Node()
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: []scene.Node{n}}}
	}
	p := &picture.Picture{Size: 300, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{part("outline", 8, 0xffffff), part("letters", 0, 0xd0283c)}, Matrix: scene.Identity}}}
	l := Realistic(context.Background(), p)
	for _, x := range []int{95, 165} {
		if v := plane.Luma(plane.Straight(plane.Pixel(l, 150*l.W+x))); v < 0.72 {
			t.Errorf("the rim has the brightness %.2f at %d", v, x)
		}
	}
}

func TestAThickBodyThrowsALongerShadowThanAThinOne(t *testing.T) {
	s := studio{p: &picture.Picture{Size: 400}, life: true}
	f := finish{stands: 1}
	if thin, thick := s.castBy(f, 4), s.castBy(f, 30); thick.dy < 2*thin.dy || thick.sigma <= thin.sigma {
		t.Errorf("thin %+v, thick %+v", thin, thick)
	}
}

func TestBodiesAreMadeOfWhatTheirPartAndColorSay(t *testing.T) {
	brown, red := tint{mean: color.Hex(0xa0683c)}, tint{mean: color.Hex(0xc03030)}
	for _, c := range []struct {
		group, part string
		own         tint
		want        matter
	}{{"home", "legs", brown, woodAcross}, {"home", "seat", red, cloth}, {"home", "seat", brown, leather}, {"vehicles", "body", red, smooth}, {"clothing", "body", red, cloth}, {"food", "body", red, plain}} {
		r := picture.Region{Piece: picture.Piece{Group: c.group}, Part: c.part}
		if got := matterOf(r, finishOf(r, c.own), c.own, false); got != c.want {
			t.Errorf("%s of %s is %d, not %d", c.part, c.group, got, c.want)
		}
	}
}

func TestGoldIsBrownInTheShadeAndALampOnMetalIsWhite(t *testing.T) {
	gold := color.Hex(0xf2b632)
	if dark := polished(gold, 0.1, 0); dark.R < 1.25*dark.G || dark.G < dark.B {
		t.Errorf("in the shade gold is %v", dark)
	}
	if bright := polished(gold, 0.9, 1); bright.B < 0.5 {
		t.Errorf("where a window is seen gold is %v", bright)
	}
}

func TestWhatIsToldToBeOfMetalIsPolishedAndJewelsAreNoCloth(t *testing.T) {
	box := image.Rect(0, 0, 100, 100)
	for _, c := range []struct {
		name, group, part, made string
		paint                   uint32
		want                    Surface
	}{
		{"a kettle", "kitchen", "body", "", 0xcf7042, Glossy}, {"a copper kettle", "kitchen", "body", "copper", 0xcf7042, Metal}, {"the words on it", "kitchen", "text", "copper", 0xcf7042, Letters},
		{"its windows", "vehicles", "windows", "chrome", 0x9fc4e0, Pane}, {"an animal of bronze", "", "body", "bronze", 0xb0703a, Metal}, {"one of porcelain", "", "body", "ceramic", 0xb0b0c0, Glossy},
		{"a diamond", "clothing", "stone", "", 0xbfe6fa, Glossy}, {"a gold clasp", "clothing", "clasp", "", 0xf6bd45, Metal}, {"a red clasp", "clothing", "clasp", "", 0xc03040, Cloth}, {"a shirt", "clothing", "body", "", 0xbfe6fa, Cloth},
	} {
		if got := SurfaceOf(picture.Piece{Group: c.group, Made: c.made}, c.part, box, color.Hex(c.paint), nil); got != c.want {
			t.Errorf("%s is of surface %d, not %d", c.name, got, c.want)
		}
	}
}

// The dress of a bride had black folds.
func TestTheShadeOfWhiteAndOfClothIsNotBlack(t *testing.T) {
	white, gray := lifeTone().Dark.At(color.Hex(0xf4f2f0)), lifeTone().Dark.At(color.Hex(0x808080))
	if l := color.ToLab(white).L; l < 0.5 {
		t.Errorf("the core shade of white has the lightness %.2f", l)
	}
	if l := color.ToLab(gray).L; l > 0.3 {
		t.Errorf("the core shade of gray has the lightness %.2f", l)
	}
	if inCloth(-1) < -0.6 || inCloth(0.3) != 0.3 || inCloth(-0.5) <= inCloth(-0.7) {
		t.Errorf("cloth is lit by %.2f in the deepest fold", inCloth(-1))
	}
}

func TestFrogsAndFishHaveMoistSkinWithPoresAndTheirEyesNone(t *testing.T) {
	made := func(group, part string) matter {
		r := picture.Region{Piece: picture.Piece{Group: group}, Part: part, Rect: image.Rect(0, 0, 100, 100)}
		own := tint{mean: color.Hex(0x58a83a)}
		return finishOf(r, own).inLife(r, own, false).matter
	}
	if made("sea", "body") != moist || made("sea", "eyes") == moist || made("tools", "body") == moist {
		t.Error("what is moist is not the skin of animals of the sea alone")
	}
}

func TestTheSkinOfAFrogIsMottledAndThatOfADolphinIsSmooth(t *testing.T) {
	rough := func(title string) float64 {
		body := scene.NewPath().Rect(40, 40, 220, 220).Fill(color.Hex(0x6f8a38).Paint()).Node()
		named := scene.Node{Group: &scene.Group{Opacity: 1, Part: "skin", Children: []scene.Node{body}}}
		l := Realistic(context.Background(), &picture.Picture{Size: 300, Seed: 7, Pieces: []picture.Piece{{Group: "sea", Title: title, Nodes: []scene.Node{named}, Matrix: scene.Identity}}})
		sum := 0.0
		for y := 80; y < 220; y++ {
			for x := 80; x < 214; x++ {
				d := plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) - plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x+6)))
				sum += float64(max(d, -d))
			}
		}
		return sum
	}
	if frog, dolphin := rough("frog"), rough("dolphin"); frog < 1.3*dolphin {
		t.Errorf("frog %.1f, dolphin %.1f", frog, dolphin)
	}
}

func TestThingsToldToBeOfGlassAreDarkAtTheirEdgeAndClearInTheMiddle(t *testing.T) {
	ball := scene.NewPath().Ellipse(150, 150, 110, 110).Fill(color.Hex(0xbcdde8).Paint()).Node()
	veil := scene.Node{Group: &scene.Group{Opacity: 0.42, Part: "body", Children: []scene.Node{ball}}}
	l := Realistic(context.Background(), &picture.Picture{Size: 300, Seed: 7, Pieces: []picture.Piece{{Group: "home", Made: "glass", Nodes: []scene.Node{veil}, Matrix: scene.Identity}}})
	luma := func(x, y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) }
	if edge, middle := luma(250, 150), luma(150, 150); edge > middle-0.15 {
		t.Errorf("the edge has a luma of %.2f, the middle one of %.2f", edge, middle)
	}
}
