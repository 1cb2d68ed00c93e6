package style

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// board is a square of a deep blue with a margin of a quarter on all sides.
func board(size int) *picture.Picture {
	s := float32(size)
	n := scene.NewPath().Rect(s/4, s/4, s/2, s/2).Fill(color.Hex(0x24407a).Paint()).Node()
	return &picture.Picture{Size: size, Seed: 5, Pieces: []picture.Piece{{Nodes: []scene.Node{n}, Matrix: scene.Identity}}}
}

// reach is how far the paint goes beyond the upper edge of the board, in shares of the side, least and most.
func reach(l *raster.Layer) (least, most float32) {
	least = 1
	for x := l.W * 3 / 8; x < l.W*5/8; x++ {
		y := l.H / 4
		for y > 0 && plane.Pixel(l, y*l.W+x)[3] > 0.5 {
			y--
		}
		for y < l.H/2 && plane.Pixel(l, y*l.W+x)[3] <= 0.5 {
			y++
		}
		d := (float32(l.H)/4 - float32(y)) / float32(l.H)
		least, most = min(least, d), max(most, d)
	}
	return least, most
}

// Outlines as crisp as the art's made every painting look like a filter over it.
func TestPaintDoesNotEndOnTheOutline(t *testing.T) {
	for _, name := range []string{"oil", "watercolor", "crayon", "ink"} {
		s, _ := Find(name)
		if least, most := reach(s.Draw(context.Background(), board(320))); most-least < 0.004 {
			t.Errorf("the edge in %s lies within %.4f–%.4f of the outline", name, least, most)
		}
	}
}

func TestAMarkerDrawingHasNoWhiteRim(t *testing.T) {
	s, _ := Find("marker")
	l := s.Draw(context.Background(), board(320))
	white := 0
	for i := range l.W * l.H {
		x, y := i%l.W, i/l.W
		if d := plane.Pixel(l, i); (x < 76 || y < 76 || x > 244 || y > 244) && d[3] > 0.5 && plane.Luma(plane.Straight(d)) > 0.85 {
			white++
		}
	}
	if white > 20 {
		t.Errorf("%d white pixels lie around a dark board", white)
	}
}

// The spokes of a bicycle fell into specks where strokes end beside the outline.
func TestAThinLineStaysWholeInOil(t *testing.T) {
	n := scene.NewPath().Move(60, 150).Line(260, 162).Stroke(scene.Stroke{Paint: color.Hex(0x24407a).Paint(), Width: 1.6})
	p := board(320)
	p.Pieces[0].Nodes = append(p.Pieces[0].Nodes, scene.Transform([]scene.Node{n.Node()}, scene.Translate(0, 110))...)
	s, _ := Find("oil")
	l := s.Draw(context.Background(), p)
	missing := 0
	for x := 70; x < 250; x++ {
		most := float32(0)
		for y := 255; y < 278; y++ {
			most = max(most, plane.Pixel(l, y*l.W+x)[3])
		}
		if most < 0.3 {
			missing++
		}
	}
	if missing > 4 {
		t.Errorf("the line is broken in %d of 180 columns", missing)
	}
}
