package design

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestEachLineOfAnAnimeTitleIsLightAboveAndDeepBelow(t *testing.T) {
	line := func(y float32) scene.Node {
		return scene.NewPath().Rect(40, y, 220, 70).Fill(color.Hex(0xe0407a).Paint()).Node()
	}
	letters := scene.Node{Group: &scene.Group{Part: "letters", Opacity: 1, Children: []scene.Node{line(50), line(170)}}}
	p := &picture.Picture{Size: 300, Seed: 5, Pieces: []picture.Piece{{Nodes: []scene.Node{letters}, Matrix: scene.Identity}}}
	l := Anime(context.Background(), p)
	row := func(y int) (v float32) {
		for x := 60; x < 240; x++ {
			v += color.ToLCH(plane.Straight(plane.Pixel(l, y*p.Size+x))).L / 180
		}
		return v
	}
	for _, top := range []int{50, 170} {
		if above, below := row(top+16), row(top+60); above < below+0.08 {
			t.Errorf("the line at %d is %.2f above and %.2f below", top, above, below)
		}
	}
}
