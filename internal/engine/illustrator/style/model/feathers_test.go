package model

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestAWingHasRowsOfFeathers(t *testing.T) {
	form := func(part string, x, y, rx, ry float32) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: part, Children: []scene.Node{scene.NewPath().Ellipse(x, y, rx, ry).Fill(color.Hex(0x7a5a3c).Paint()).Node()}}}
	}
	wing := func(plumed bool) float32 { // how often lightness changes firmly within a few pixels
		p := &picture.Picture{Size: 512, Pieces: []picture.Piece{{Plumed: plumed, Matrix: scene.Identity, Nodes: []scene.Node{form("body", 256, 300, 150, 150), form("head", 360, 130, 70, 70), form("wing", 200, 320, 150, 70)}}}}
		l, n := Realistic(context.Background(), p), 0
		for y := 290; y < 350; y++ {
			for x := 130; x < 270; x++ {
				a, b := plane.Luma(plane.Straight(plane.Pixel(l, y*512+x))), plane.Luma(plane.Straight(plane.Pixel(l, y*512+x+3)))
				if max(a-b, b-a) > 0.045 {
					n++
				}
			}
		}
		return float32(n) / (140 * 60)
	}
	if with, without := wing(true), wing(false); with < 0.06 || with < 3*without {
		t.Errorf("on a wing %.3f of the pixels are edges, on what has no feathers %.3f", with, without)
	}
}
