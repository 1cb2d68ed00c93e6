package design

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestThingsOfOneColorHaveALineBetweenThemAndWhiteAroundThemInClearLines(t *testing.T) {
	box := func(title string, x float32) picture.Piece {
		return picture.Piece{Title: title, Nodes: []scene.Node{scene.NewPath().Rect(x, 64, 80, 120).Fill(color.Hex(0xe03040).Paint()).Node()}, Matrix: scene.Identity}
	}
	l := Cartoon(context.Background(), &picture.Picture{Size: 256, Pieces: []picture.Piece{box("heart", 40), box("box", 100)}})
	at := func(x int) color.Lab { return color.ToLab(plane.Straight(plane.Pixel(l, 120*256+x))) }
	dark, pale := float32(1), float32(0)
	for x := 94; x < 104; x++ {
		dark = min(dark, at(x).L)
	}
	for x := 180; x < 186; x++ {
		pale = max(pale, at(x).L*plane.Pixel(l, 120*256+x)[3])
	}
	if dark > 0.5 || pale < 0.6 {
		t.Errorf("the line between them has the lightness %.2f, what is around them %.2f", dark, pale)
	}
}
