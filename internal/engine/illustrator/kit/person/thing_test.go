package person

import (
	"maps"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/scene"
)

// crate is a thing of 100 × 100 units whose face is in its middle.
func crate() *figure.Thing {
	c, err := kit.NewCanvas("crate", nil, kit.Options{})
	if err != nil {
		panic(err)
	}
	c.Part("crate", c.Rect(0, 0, 100, 100, 4, kit.Hex("#c08040")))
	return &figure.Thing{Drawing: c.Drawing(), Shoulders: [2]limb.Point{{X: 4, Y: 58}, {X: 96, Y: 58}}, Hips: [2]limb.Point{{X: 25, Y: 98}, {X: 75, Y: 98}}, Face: kit.Anchor{X: 50, Y: 45, W: 55}, Cm: 60, Shoes: kit.Hex("#e5433c")}
}

func TestThingsDoWhatPeopleDo(t *testing.T) {
	for _, name := range append(pose.Names(), slices.Sorted(maps.Keys(pose.OfThings()))...) {
		d := Draw(figure.Spec{Pose: name, Thing: crate()})
		for _, at := range []string{"handNear", "handFar", "mouth", "eyes", "headTop", "ground"} {
			if _, ok := d.Anchors[at]; !ok {
				t.Errorf("%s: a thing has no %s", name, at)
			}
		}
		if d.Box.H() < 150 || d.Box.H() > 900 {
			t.Errorf("%s: %v", name, d.Box)
		}
	}
}

func TestHandsThatHoldBeforeAThingStayBelowItsFace(t *testing.T) {
	for _, name := range []string{"reading", "holding two", "hands together", "praying", "hugging", "carrying", "playing an instrument"} {
		d := Draw(figure.Spec{Pose: name, Thing: crate()})
		mouth := d.Anchors["mouth"]
		for _, hand := range []string{"handNear", "handFar"} {
			if a := d.Anchors[hand]; a.Y < mouth.Y && a.X > mouth.X-.6*mouth.W && a.X < mouth.X+.6*mouth.W {
				t.Errorf("%s: %s is at %.0f %.0f, over the mouth at %.0f %.0f", name, hand, a.X, a.Y, mouth.X, mouth.Y)
			}
		}
	}
}

// partOf returns the groups of a part.
func partOf(nodes []scene.Node, name string) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if g := n.Group; g != nil && g.Part == name {
			out = append(out, n)
		} else if g != nil {
			out = append(out, partOf(g.Children, name)...)
		}
	}
	return out
}

// A carton of milk that looked to the left had its word in mirror writing.
func TestAThingThatLooksLeftIsNotMirrored(t *testing.T) {
	th := crate()
	c, _ := kit.NewCanvas("carton", nil, kit.Options{})
	c.Part("carton", c.Rect(0, 0, 100, 100, 4, kit.Hex("#c08040")))
	c.Part("mark", c.Rect(5, 10, 10, 10, 1, kit.Hex("#2040c0")))
	th.Drawing = c.Drawing()
	for _, facing := range []kit.Facing{kit.Left, kit.Right} {
		d := Draw(figure.Spec{Pose: "waving", Facing: facing, Thing: th})
		body, mark := kit.FromScene(partOf(d.Nodes(), "body")).Bounds(), kit.FromScene(partOf(d.Nodes(), "mark")).Bounds()
		if (mark.X0+mark.X1)/2 > (body.X0+body.X1)/2 {
			t.Errorf("facing %v: the mark is on the right", facing)
		}
	}
}
