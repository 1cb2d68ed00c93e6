package placing

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Rope is a band through some places with a light on its upper edge.
func (c *Placer) Rope(i int, through []kit.Anchor, width float64, hex string) layout.Cluster {
	canvas, err := kit.NewCanvas("rope", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	t, line := kit.TonesOf(kit.Hex(hex)), ""
	for n, a := range through {
		line += fmt.Sprintf("%c%g %g", "ML"[min(n, 1)], a.X, a.Y)
	}
	canvas.Part("rope", canvas.Line(line, t.DDD, width*1.3), canvas.Line(line, t.M, width), canvas.Line(line, t.LL, width*.3).Move(0, -.22*width).Opacity(.7))
	return c.Place(i, canvas.Drawing(), scene.Identity)
}

// Cord is a leash or a rope from one place to another that hangs down by sag.
func (c *Placer) Cord(i int, from, to kit.Anchor, sag float64) layout.Cluster {
	canvas, err := kit.NewCanvas("cord", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	width := .016 * math.Hypot(to.X-from.X, to.Y-from.Y)
	canvas.Part("cord", canvas.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", from.X, from.Y, (from.X+to.X)/2, (from.Y+to.Y)/2+sag, to.X, to.Y), kit.Hex("#b8432f"), width))
	return c.Place(i, canvas.Drawing(), scene.Identity)
}

// String is a thin straight cord.
func (c *Placer) String(i int, x0, y0, x1, y1, width float64, hex string) layout.Cluster {
	canvas, err := kit.NewCanvas("string", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	t := kit.TonesOf(kit.Hex(hex))
	d := fmt.Sprintf("M%g %gL%g %g", x0, y0, x1, y1)
	canvas.Part("string", canvas.Line(d, t.DD, 1.5*width), canvas.Line(d, t.M, width))
	return c.Place(i, canvas.Drawing(), scene.Identity)
}
