package model

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

var (
	testGrass = color.Hex(0x4fb54a)
	testWood  = color.Hex(0x2040d0)
)

// inPlace is a hut on a patch of ground, with what belongs there.
func inPlace(more ...picture.Piece) *picture.Picture {
	oval := scene.NewPath().Ellipse(128, 200, 110, 32).Fill(testGrass.Paint()).Node()
	ground := picture.Piece{Title: "decoration", Far: true, Kept: true, Prop: "ground", Matrix: scene.Identity, Nodes: []scene.Node{{Group: &scene.Group{Opacity: 1, Part: "ground", Children: []scene.Node{oval}}}}}
	hut := pictured("buildings", scene.NewPath().Rect(88, 120, 80, 80).Fill(color.Hex(0xe0d0b0).Paint()).Node())
	hut.Pieces = append([]picture.Piece{ground}, append(hut.Pieces, more...)...)
	return hut
}

func inkOf(l *raster.Layer, c color.RGB, apart float32) (n int, box plane.Rectangle) {
	for i := range l.W * l.H {
		d := plane.Pixel(l, i)
		if d[3] > 0.9 && plane.Gap(color.ToLab(plane.Straight(d)), color.ToLab(c)) < apart {
			x, y := i%l.W, i/l.W
			if n++; n == 1 {
				box.Min.X, box.Min.Y, box.Max.X, box.Max.Y = x, y, x, y
			}
			box.Min.X, box.Min.Y, box.Max.X, box.Max.Y = min(box.Min.X, x), min(box.Min.Y, y), max(box.Max.X, x), max(box.Max.Y, y)
		}
	}
	return n, box
}

func TestAPlaceIsASquareOfItsGround(t *testing.T) {
	l := Isometric(context.Background(), inPlace())
	n, box := inkOf(l, testGrass, 0.02)
	if n < 6000 || box.Dx() < 200 {
		t.Fatalf("the ground covers %d pixels of %v", n, box)
	}
	left, right := 0, 0 // a rhombus is as high at its middle as it is wide by half, and has tips
	for y := range l.H {
		if l.Pix[4*(y*l.W+box.Min.X+4)+3] > 0.9 {
			left++
		}
		if l.Pix[4*(y*l.W+box.Max.X-4)+3] > 0.9 {
			right++
		}
	}
	if most := box.Dy() / 2; left > most || right > most {
		t.Errorf("its ends are %d and %d high, not tips", left, right)
	}
	if box.Min.X < 4 || box.Max.X > l.W-5 {
		t.Errorf("it is cut at the frame: %v", box)
	}
}

func TestWhatBelongsToAPlaceStandsUprightOnIt(t *testing.T) {
	tree := picture.Piece{Title: "decoration", Far: true, Prop: "birch", Matrix: scene.Identity, Nodes: []scene.Node{scene.NewPath().Rect(40, 130, 12, 60).Fill(testWood.Paint()).Node()}}
	l := Isometric(context.Background(), inPlace(tree))
	n, box := inkOf(l, testWood, 0.03)
	if n == 0 || box.Dy() < 3*box.Dx() {
		t.Errorf("a trunk covers %d pixels of %v", n, box)
	}
}

func TestWhatSwimsIsCutByTheWater(t *testing.T) {
	hull := inPlace()
	dry := Isometric(context.Background(), hull)
	water := hull.Pieces[0]
	water.Prop = "waterline"
	hull.Pieces = append(hull.Pieces, water)
	wet := Isometric(context.Background(), hull)
	foam := func(l *raster.Layer) int { n, _ := inkOf(l, color.Hex(0xe9f8ff), 0.001); return n }
	if foam(dry) > 0 || foam(wet) == 0 {
		t.Errorf("foam covers %d pixels on land and %d in water", foam(dry), foam(wet))
	}
}
