package model

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// two is a picture of two things; the second stands so far to the right and so far up.
func two(right, up float32) *picture.Picture {
	thing := func(title string, x, y float32, c uint32) picture.Piece {
		return picture.Piece{Title: title, Furry: true, Matrix: scene.Identity, Nodes: []scene.Node{scene.NewPath().Rect(x, y, 60, 80).Fill(color.Hex(c).Paint()).Node()}}
	}
	return &picture.Picture{Size: 256, Loose: true, Accent: color.Hex(0x2255aa), Pieces: []picture.Piece{thing("a cat", 40, 120, 0xd04030), thing("a dog", 40+right, 120-up, 0x2f9a50)}}
}

func TestWhatIsBesideSomethingElseStandsOnTheSameSlab(t *testing.T) {
	for name, k := range map[string]struct {
		right, up float32
		loose     bool
		want      bool
	}{
		"beside it": {70, 0, true, true}, "a little behind it": {40, 20, true, true}, "before it": {5, 0, true, false}, "flying": {70, 90, true, false}, "held by it": {70, 0, false, false},
	} {
		p := two(k.right, k.up)
		p.Loose = k.loose
		if got := besides(p) != nil; got != k.want {
			t.Errorf("%s: %v", name, got)
		}
	}
	l := Isometric(context.Background(), two(40, 20))
	_, cat := inkOf(l, color.Hex(0xd04030), 0.02)
	_, dog := inkOf(l, color.Hex(0x2f9a50), 0.02)
	if dog.Min.X < cat.Max.X-6 || dog.Max.Y <= cat.Max.Y {
		t.Errorf("the cat is at %v, the dog at %v: not along an axis of the slab", cat, dog)
	}
}

func TestTheHeadOfAnAnimalIsDeeperThanABodyThatIsAsWide(t *testing.T) {
	deep := func(part string) float32 {
		n := scene.NewPath().Ellipse(128, 128, 60, 60).Fill(color.Hex(0x888890).Paint()).Node()
		p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Furry: true, Matrix: scene.Identity, Nodes: []scene.Node{{Group: &scene.Group{Opacity: 1, Part: part, Children: []scene.Node{n}}}}}}}
		return newRoundedBody(p, p.Drawn(), leanOfFace).deep
	}
	if head, body := deep("head"), deep("body"); head < 1.8*body {
		t.Errorf("a head is %.0f deep, a body %.0f", head, body)
	}
}
