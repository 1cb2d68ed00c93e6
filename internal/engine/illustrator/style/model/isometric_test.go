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

// rows counts the rows of a column whose color is nearly one.
func rows(l *raster.Layer, x int, c color.RGB) int {
	n := 0
	for y := range l.H {
		d := plane.Pixel(l, y*l.W+x)
		if d[3] < 0.9 {
			continue
		}
		if g := plane.Straight(d); max(g.R-c.R, c.R-g.R, g.G-c.G, c.G-g.G, g.B-c.B, c.B-g.B) < 0.2 {
			n++
		}
	}
	return n
}

func pictured(group string, nodes ...scene.Node) *picture.Picture {
	return &picture.Picture{Size: 256, Accent: color.Hex(0x2255aa), Pieces: []picture.Piece{{Title: "thing", Group: group, Nodes: nodes, Matrix: scene.Identity}}}
}

func TestTheMouthOfAVesselIsRounderFromAbove(t *testing.T) {
	rim := color.Hex(0xd02020)
	wall := scene.NewPath().Rect(78, 90, 100, 110).Fill(color.Hex(0x2040d0).Paint()).Node()
	mouth := scene.NewPath().Ellipse(128, 90, 50, 9).Fill(rim.Paint()).Node()
	l := Isometric(context.Background(), pictured("kitchen", wall, mouth))
	if n := rows(l, 128, rim); n < 45 {
		t.Errorf("the mouth is %d rows high", n)
	}
}

func TestAHouseHasASideInTheShade(t *testing.T) {
	front := scene.NewPath().Rect(70, 90, 110, 110).Fill(color.Hex(0xe0d0b0).Paint()).Node()
	darker := func(group string) int {
		l, n := Isometric(context.Background(), pictured(group, front)), 0
		for i := range l.W * l.H {
			if d := plane.Pixel(l, i); d[3] > 0.9 && d[0] > d[2]+0.04 && color.ToLab(plane.Straight(d)).L < 0.68 {
				n++
			}
		}
		return n
	}
	if n := darker("buildings"); n < 1500 {
		t.Errorf("the side of a house covers %d pixels", n)
	}
}
