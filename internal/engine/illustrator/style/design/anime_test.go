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
