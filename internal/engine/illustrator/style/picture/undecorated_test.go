package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

func TestPhotographsHaveNoPinkCheeksOfFishAndNoStarsOfLight(t *testing.T) {
	star := scene.NewPath().Move(0, -9).Line(1, -1).Line(9, 0).Line(1, 1).Line(0, 9).Line(-1, 1).Line(-9, 0).Line(-1, -1).Close().Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()
	spot := func(c uint32) scene.Node {
		n := scene.NewPath().Ellipse(20, 20, 5, 3).Fill(color.Hex(c).Paint()).Node()
		return scene.Node{Group: &scene.Group{Opacity: 0.55, Effects: []scene.Effect{{Kind: scene.Blur, Sigma: 2}}, Children: []scene.Node{n}}}
	}
	named := scene.Node{Group: &scene.Group{Opacity: 1, Part: "sparkle", Children: []scene.Node{star}}}
	for _, c := range []struct {
		name string
		q    Piece
		want int
	}{
		{"a shark", Piece{Group: "sea", Nodes: []scene.Node{spot(0xf58f9a), spot(0x2f4258)}}, 1},
		{"an octopus", Piece{Title: "purple octopus", Group: "sea", Nodes: []scene.Node{spot(0x2f4258), {Group: &scene.Group{Part: "mouth"}}}}, 1},
		{"a goldfish", Piece{Title: "goldfish", Group: "sea", Nodes: []scene.Node{spot(0x2f4258), {Group: &scene.Group{Part: "mouth"}}}}, 2},
		{"a pink cushion", Piece{Group: "home", Nodes: []scene.Node{spot(0xf58f9a)}}, 1},
		{"a ring", Piece{Group: "clothing", Nodes: []scene.Node{star, named, spot(0x2f4258)}}, 1},
		{"a sparkle", Piece{Title: "sparkle", Nodes: []scene.Node{star}}, 1},
	} {
		p := &Picture{Size: 64, Pieces: []Piece{c.q}}
		if left := len(p.Undecorated().Pieces[0].Nodes); left != c.want {
			t.Errorf("%s keeps %d shapes, not %d", c.name, left, c.want)
		}
	}
}
