package design

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestAThingInAnimeIsDarkerWhereItTurnsFromTheLight(t *testing.T) {
	disc := scene.NewPath().Ellipse(100, 100, 80, 80).Fill(color.Hex(0x3070d0).Paint()).Node()
	at := func(person bool, x, y int) float32 {
		l := Anime(context.Background(), &picture.Picture{Size: 200, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{disc}, Matrix: scene.Identity, Person: person}}})
		return plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x)))
	}
	if thing, somebody := at(false, 150, 150), at(true, 150, 150); thing > somebody-0.02 {
		t.Errorf("at its lower right a thing is %.2f bright, somebody %.2f", thing, somebody)
	}
}

func TestAThingInAnimeGleamsAlongItsLitEdgeAndItsShadeIsCool(t *testing.T) {
	disc := scene.NewPath().Ellipse(100, 100, 80, 80).Fill(color.Hex(0xd03020).Paint()).Node()
	l := Anime(context.Background(), &picture.Picture{Size: 200, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{disc}, Matrix: scene.Identity}}})
	white := 0
	for x := 30; x < 100; x++ {
		for y := 30; y < 60; y++ {
			if plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) > 0.75 {
				white++
			}
		}
	}
	if white < 30 {
		t.Errorf("%d pixels gleam", white)
	}
	lit, shade := color.ToLCH(plane.Straight(plane.Pixel(l, 100*l.W+90))), color.ToLCH(plane.Straight(plane.Pixel(l, 152*l.W+152)))
	if shade.H > lit.H-0.1 {
		t.Errorf("the hue is %.2f in the light and %.2f in the shade", lit.H, shade.H)
	}
}
