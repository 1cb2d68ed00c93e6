package material

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// A brick house had bricks on its door and its roof.
func TestOnlyTheWallsOfABuildingAreOfItsMaterial(t *testing.T) {
	c, err := kit.NewCanvas("house", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Part("walls", c.Rect(20, 20, 200, 200, 0, kit.Hex("#fbe6c2")))
	c.Part("door", c.Rect(100, 120, 40, 100, 0, kit.Hex("#2f8f8a")))
	same := func(d kit.Drawing) kit.Drawing { return d }
	for _, name := range []string{"masonry", "stone", "wood"} {
		d, ok := Built(c.Drawing(), name, same, 1)
		if !ok {
			t.Fatalf("%s: no walls", name)
		}
		door := kit.Drawing{Box: d.Box}
		door.Layers[kit.Body] = surface.PartOf(d.Nodes(), "door")
		if got := surface.RulingColor(door).String(); got != surface.RulingColor(doorOf(c)).String() {
			t.Errorf("%s: the door is %s", name, got)
		}
		if got := surface.RulingColor(d).String(); got == surface.RulingColor(c.Drawing()).String() {
			t.Errorf("%s: the walls are as they were", name)
		}
	}
	if _, ok := Built(doorOf(c), "masonry", same, 1); ok {
		t.Error("a door alone has walls")
	}
}

// doorOf is a drawing of the door alone.
func doorOf(c *kit.Canvas) kit.Drawing {
	d := c.Drawing()
	door := kit.Drawing{Box: d.Box}
	door.Layers[kit.Body] = surface.PartOf(d.Nodes(), "door")
	return door
}
