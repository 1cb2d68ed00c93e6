package alter

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/scene"
)

// partBoxes collects the boxes of a part in painter's order.
func partBoxes(nodes []scene.Node, part string) []kit.Box {
	var out []kit.Box
	for _, n := range nodes {
		switch {
		case n.Group == nil:
		case n.Group.Part == part:
			out = append(out, apartFrom(n.Group.Children)...)
		default:
			out = append(out, partBoxes(n.Group.Children, part)...)
		}
	}
	return out
}

func TestBigEyesGrowInPlaceAndNoneIsLost(t *testing.T) {
	// The first version took one of two for missing: an owl with big eyes had one.
	draw := func(parts ...brief.PartColor) []kit.Box {
		owl := bird.Draw(bird.Spec{Species: "owl", Pose: "perched", Facing: kit.Right})
		return partBoxes(Resized(owl, brief.Subject{Kind: brief.Bird, ID: "owl", Parts: parts}).Nodes(), "eyes")
	}
	usual, large := draw(), draw(brief.PartColor{Part: "eyes", State: "big"})
	if len(usual) < 2 || len(large) != len(usual) {
		t.Fatalf("%d eyes became %d", len(usual), len(large))
	}
	for i, b := range large {
		if b.W() < 1.2*usual[i].W() {
			t.Errorf("eye %d is %.1f wide, it was %.1f", i, b.W(), usual[i].W())
		}
		if d := (b.X0+b.X1)/2 - (usual[i].X0+usual[i].X1)/2; d > 2 || d < -2 {
			t.Errorf("eye %d moved by %.1f", i, d)
		}
	}
}
