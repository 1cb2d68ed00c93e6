package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/condition"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func TestAMissingPartIsOneOfSeveral(t *testing.T) {
	p := kit.Piece{Name: "stool", Cm: 50, Palette: "legs #a06030", Draw: func(c *kit.Canvas) {
		l := c.Tones("legs").M
		c.Part("seat", c.Rect(10, 90, 230, 20, 4, l))
		c.Part("legs", c.Rect(20, 110, 20, 100, 0, l), c.Rect(110, 110, 20, 100, 0, l), c.Rect(200, 110, 20, 100, 0, l))
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	right := func(d kit.Drawing) float64 { return kit.FromScene(surface.PartOf(d.Nodes(), "legs")).Bounds().X1 }
	if got := right(Damage(d, "legs", "missing", 1)); got >= 200 || got < 125 {
		t.Errorf("with one leg missing, the legs end at %.0f, want between the second and the third", got)
	}
	if got := right(Damage(d, "legs", "broken", 1)); got < 195 {
		t.Errorf("with one leg broken, the legs end at %.0f, want what is left of the third", got)
	}
	if b := Damage(d, "wheels", "missing", 1).Box; b != d.Box {
		t.Errorf("a part that a drawing lacks changed it to %+v", b)
	}
}

// Rust lay over the eyes of a robot and the windows of a car.
func TestRustLeavesWindowsClean(t *testing.T) {
	p := kit.Piece{Name: "van", Cm: 200, Palette: "body #3060a0; windows #e0f0ff", Draw: func(c *kit.Canvas) {
		c.Part("body", c.Rect(10, 10, 236, 236, 0, c.Tones("body").M))
		c.Part("windows", c.Rect(60, 60, 120, 120, 0, c.Tones("windows").M))
		c.Part("flowers", c.Rect(70, 150, 60, 20, 0, kit.Hex("#ff0000")))
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	nodes := condition.Of(d, "rusty", 1).Nodes()
	if last := nodes[len(nodes)-1].Group; last == nil || last.Part != "flowers" {
		t.Error("the flowers before the windows are not painted last")
	}
	if last := nodes[len(nodes)-2].Group; last == nil || last.Part != "windows" {
		t.Error("the windows are not painted above the rust")
	}
}
