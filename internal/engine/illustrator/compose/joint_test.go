package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// boxesOf are the boxes of the subjects of a scene.
func boxesOf(s Scene) map[int]kit.Box {
	out := map[int]kit.Box{}
	for _, sp := range s.Sprites {
		if b, ok := out[sp.Subject]; ok {
			out[sp.Subject] = b.Union(sp.Box)
		} else {
			out[sp.Subject] = sp.Box
		}
	}
	return out
}

func TestTheTwoElementsOfAMarkAreOneShape(t *testing.T) {
	for _, ids := range [][2]string{{"paw-print", "scissors"}, {"mustache", "scissors"}, {"book", "light-bulb"}, {"tooth", "heart"}} {
		b := brief.Brief{Prompt: "logo", Style: brief.Style{Name: "logo"}, Subjects: []brief.Subject{{Words: "a", Kind: brief.Piece, ID: ids[0], Count: 1}, {Words: "b", Kind: brief.Piece, ID: ids[1], Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "and", To: 1}}}
		at := boxesOf(Compose(Request{Brief: b, Seed: 1}))
		p, q := at[0], at[1]
		apartX := max(p.X0, q.X0) - min(p.X1, q.X1)
		apartY := max(p.Y0, q.Y0) - min(p.Y1, q.Y1)
		if apartX > 0 || apartY > .06 {
			t.Errorf("%v stand apart by %.2f and %.2f", ids, apartX, apartY)
		}
		if same := min(p.Y1, q.Y1) - max(p.Y0, q.Y0); apartX > -.02 && same > .5*p.H() {
			t.Errorf("%v stand side by side", ids)
		}
	}
}

func TestAnElementAskedForInsideAnotherStandsInIt(t *testing.T) {
	b := brief.Brief{Prompt: "logo", Style: brief.Style{Name: "logo"}, Subjects: []brief.Subject{{Words: "mountain", Kind: brief.Piece, ID: "mountain", Count: 1}, {Words: "coffee cup", Kind: brief.Piece, ID: "coffee-cup", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "inside", To: 1}}}
	at := boxesOf(Compose(Request{Brief: b, Seed: 1}))
	if in, out := at[0], at[1]; in.X0 < out.X0 || in.X1 > out.X1 || in.Y0 < out.Y0 || in.Y1 > out.Y1 {
		t.Errorf("the mountain %v is not in the cup %v", in, out)
	}
}
