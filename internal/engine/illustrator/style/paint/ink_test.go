package paint

import (
	"context"
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Paper that faded out glowed on a dark page.
func TestInkLiesOnANarrowPaperWithACrispEdge(t *testing.T) {
	box := scene.NewPath().Rect(64, 64, 128, 128).Fill(color.Hex(0x202020).Paint()).Node()
	l := InkWash(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{box}, Matrix: scene.Identity}}})
	rim, soft := 0, 0
	for i := range l.W * l.H {
		x, y := i%l.W, i/l.W
		d := plane.Pixel(l, i)
		out := max(63-x, 63-y, x-192, y-192)
		if out >= 9 && d[3] > 0.02 {
			t.Fatalf("at %d, %d paper reaches %d pixels beyond the drawing", x, y, out)
		}
		if out < 1 || d[3] < 0.02 || plane.Luma(plane.Straight(d)) < 0.5 {
			continue
		}
		if rim++; d[3] < 0.98 {
			soft++
		}
	}
	if rim < 400 {
		t.Errorf("only %d pixels of paper are around it: it is lost on a dark page", rim)
	}
	if 2*soft > rim {
		t.Errorf("%d of %d pixels of the paper around it can be seen through: it glows", soft, rim)
	}
}

// Everything was a gray between paper and ink, and a bicycle a gray shape.
func TestInkLeavesPaperInTheLightAndSetsThinThingsInOneTouch(t *testing.T) {
	ball := scene.NewPath().Ellipse(100, 128, 70, 70).Fill(color.Hex(0xe0913c).Paint()).Node()
	spoke := scene.NewPath().Rect(200, 40, 5, 180).Fill(color.Hex(0x8a8f99).Paint()).Node()
	l := InkWash(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{ball, spoke}, Matrix: scene.Identity}}})
	luma := func(x, y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) }
	if v := luma(70, 95); v < 0.93 {
		t.Errorf("toward the light the ball has a luma of %.2f", v)
	}
	if v := luma(125, 165); v > 0.80 {
		t.Errorf("away from the light the ball has a luma of %.2f", v)
	}
	if v := luma(202, 130); v > 0.25 {
		t.Errorf("a thin gray bar has a luma of %.2f", v)
	}
}

// A contour around everything was that of a comic.
func TestTheContourOfInkIsOpenTowardTheLight(t *testing.T) {
	ball := scene.NewPath().Ellipse(128, 128, 90, 90).Fill(color.Hex(0xf2e6d0).Paint()).Node()
	l := InkWash(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{ball}, Matrix: scene.Identity}}})
	lit, drawn, far, heavy := 0, 0, 0, 0
	for deg := range 360 {
		sin, cos := math.Sincos(float64(deg) * math.Pi / 180)
		dark := false
		for out := -3.0; out <= 3; out++ {
			x, y := int(128+(90+out)*cos), int(128+(90+out)*sin)
			dark = dark || plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) < 0.4
		}
		switch side := 0.6*cos + 0.8*sin; {
		case side < -0.5:
			if lit++; dark {
				drawn++
			}
		case side > 0.5:
			if far++; dark {
				heavy++
			}
		}
	}
	if 2*drawn > lit || 10*heavy < 9*far {
		t.Errorf("a line is on %d of %d degrees toward the light and on %d of %d away from it", drawn, lit, heavy, far)
	}
}

// On a dark page see-through paint beside the art was gray smoke.
func TestWatercolorThatRanOutIsPalePaintOnPaper(t *testing.T) {
	box := scene.NewPath().Rect(128, 128, 256, 256).Fill(color.Hex(0x2060c0).Paint()).Node()
	l := Watercolor(context.Background(), &picture.Picture{Size: 512, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{box}, Matrix: scene.Identity}}})
	paper, veil, blue := 0, 0, plane.Luma(color.Hex(0x2060c0))
	for i := range l.W * l.H {
		x, y := i%l.W, i/l.W
		d := plane.Pixel(l, i)
		if max(123-x, 123-y, x-388, y-388) <= 0 || d[3] < 0.15 {
			continue
		}
		if d[3] < 0.6 {
			veil++
		} else if plane.Luma(plane.Straight(d)) > blue+0.1 {
			paper++
		}
	}
	if paper < 100 || veil > paper {
		t.Errorf("beside it %d pixels are pale paint and %d can be seen through", paper, veil)
	}
}

func TestGrayWatercolorStaysWithinItsOutline(t *testing.T) {
	box := scene.NewPath().Rect(64, 64, 128, 128).Fill(color.Hex(0x50545c).Paint()).Node()
	l := Watercolor(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{box}, Matrix: scene.Identity}}})
	for i := range l.W * l.H {
		if x, y := i%l.W, i/l.W; max(58-x, 58-y, x-197, y-197) > 0 && plane.Pixel(l, i)[3] > 0.1 {
			t.Fatalf("gray paint ran out to %d, %d", x, y)
		}
	}
}

func TestALightOnWatercolorIsLeftBareAndItsShadeIsGlazed(t *testing.T) {
	ball := scene.NewPath().Ellipse(128, 128, 90, 90).Fill(color.Hex(0x3f8f4a).Paint()).Node()
	l := Watercolor(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{ball}, Matrix: scene.Identity}}})
	mean := func(cx, cy int) (sum float32) {
		for dy := -8; dy <= 8; dy++ {
			for dx := -8; dx <= 8; dx++ {
				sum += plane.Luma(plane.Straight(plane.Pixel(l, (cy+dy)*l.W+cx+dx))) / (17 * 17)
			}
		}
		return sum
	}
	if light, shade := mean(88, 78), mean(165, 180); light < shade+0.2 {
		t.Errorf("the light has a luma of %.2f and the shade one of %.2f", light, shade)
	}
}

// Where the brush had been dry, the tooth of the paper ate the edge into crumbs.
func TestWatercolorKeepsItsOutlineWhole(t *testing.T) {
	box := scene.NewPath().Rect(128, 128, 256, 256).Fill(color.Hex(0x2a2c30).Paint()).Node()
	l := Watercolor(context.Background(), &picture.Picture{Size: 512, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{box}, Matrix: scene.Identity}}})
	for i := range l.W * l.H {
		x, y := i%l.W, i/l.W
		if min(x-133, y-133, 378-x, 378-y) >= 0 && plane.Pixel(l, i)[3] < 0.99 {
			t.Fatalf("at %d, %d it is seen through", x, y)
		}
	}
}

// Lumps of paint hung from rods and from the frames of glasses.
func TestWatercolorDoesNotRunOutBesideThinThings(t *testing.T) {
	rod := scene.NewPath().Rect(60, 250, 392, 9).Fill(color.Hex(0xd03020).Paint()).Node()
	l := Watercolor(context.Background(), &picture.Picture{Size: 512, Seed: 3, Minimal: true, Pieces: []picture.Piece{{Nodes: []scene.Node{rod}, Matrix: scene.Identity}}})
	for i := range l.W * l.H {
		if y := i / l.W; max(244-y, y-265) > 0 && plane.Pixel(l, i)[3] > 0.1 {
			t.Fatalf("paint ran out to %d, %d", i%l.W, y)
		}
	}
}

func inkedWord(letters, ground color.RGB) func(x, y int) float32 {
	plate := scene.NewPath().Rect(40, 60, 176, 130).Fill(ground.Paint()).Node()
	stem := scene.NewPath().Rect(100, 90, 14, 70).Rect(140, 90, 14, 70).Fill(letters.Paint()).Node()
	word := scene.Node{Group: &scene.Group{Part: "letters", Opacity: 1, Children: []scene.Node{stem}}}
	l := InkWash(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: []scene.Node{plate, word}, Matrix: scene.Identity}}})
	return func(x, y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) }
}

// White words on a ribbon were paper on paper where the light fell.
func TestPaleWordsInInkAreReservedInAWash(t *testing.T) {
	luma := inkedWord(color.Hex(0xffffff), color.Hex(0xf0d080))
	for y := 100; y < 150; y += 5 {
		if stem, beside := luma(107, y), min(luma(97, y), luma(98, y)); stem < 0.75 || beside > 0.62 {
			t.Errorf("at %d a stem has a luma of %.2f and what is beside it one of %.2f", y, stem, beside)
		}
	}
}
