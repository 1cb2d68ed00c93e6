package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// vessel is a jar with a lid on top, or a house with a door.
func vessel(t *testing.T) kit.Drawing {
	t.Helper()
	p := kit.Piece{Name: "jar", Cm: 20, Palette: "jar #88aacc; lid #cc3333; door #774422", Draw: func(c *kit.Canvas) {
		c.Part("jar", c.Rect(60, 50, 130, 200, 10, c.Tones("jar").M))
		c.Part("lid", c.Rect(70, 20, 110, 40, 4, c.Tones("lid").M))
		c.Part("door", c.Rect(100, 150, 50, 100, 2, c.Tones("door").M))
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestALidThatIsOffLiesBesideItsVessel(t *testing.T) {
	d := vessel(t)
	out := Damage(d, "lid", Off, 1)
	if len(surface.PartOf(out.Nodes(), "lid")) > 0 && !kit.FromScene(surface.PartOf(out.Nodes(), "lid")).Empty() {
		if b := kit.FromScene(surface.PartOf(out.Nodes(), "lid")).Bounds(); b.X0 < 150 {
			t.Errorf("the lid is still on: %v", b)
		}
	}
	if out.Box.X1 < d.Box.X1+40 || out.Box.Y1 > d.Box.Y1+1 {
		t.Errorf("no lid lies beside the jar on its ground: %v, was %v", out.Box, d.Box)
	}
}

func TestADoorAjarKeepsTheHouseAsLargeAsItWas(t *testing.T) {
	d := vessel(t)
	out := Damage(d, "door", Ajar, 1)
	if out.Box != d.Box || len(surface.PartOf(out.Nodes(), "door")) == 0 {
		t.Errorf("box %v, was %v", out.Box, d.Box)
	}
	if a, b := len(out.Nodes()), len(d.Nodes()); a != b {
		t.Errorf("%d nodes, were %d: the doorway belongs to the door", a, b)
	}
}
