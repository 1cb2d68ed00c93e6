package finish

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// Ajar is the state of the door of a building that stands open.
const Ajar = "ajar"

// doorAjar opens the door of a building: its frame stays, a warm light is in the doorway, and the leaf is turned inward on its right edge.
func doorAjar(d kit.Drawing, part string) kit.Drawing {
	c, err := kit.NewCanvas("doorway", nil, kit.Options{})
	if err != nil {
		return d
	}
	opened := func(children []scene.Node) []scene.Node {
		b := kit.FromScene(children).Bounds()
		cx, foot := (b.X0+b.X1)/2, b.Y1-.07*b.H()
		hole := kit.FromScene(children).Scale(.76, .86, cx, foot).Scene()
		dark, light := kit.Hex("#5a3320"), kit.Hex("#ffd98a")
		room := kit.Of(c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, kit.Hex("#3a2230"), dark, light)), c.Path(floorBehind(b, foot), kit.Hex("#c98b55")).Opacity(.7))
		inside := scene.Node{Group: &scene.Group{Opacity: 1, Mask: hole, MaskAlpha: true, Children: room.Scene()}}
		leaf := kit.FromScene(hole).Scale(.4, 1, cx+.38*b.W(), foot).Scene()
		return append(slices.Clone(children), append([]scene.Node{inside}, leaf...)...)
	}
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = surface.ChangePart(d.Layers[l], part, opened)
		}
	}
	return d
}

// floorBehind is the lit floor behind a door whose foot is at y.
func floorBehind(b kit.Box, y float64) string {
	return fmt.Sprintf("M%g %gL%g %gH%gV%gZ", b.X0, y, b.X0+.3*b.W(), y-.16*b.H(), b.X1, y)
}
