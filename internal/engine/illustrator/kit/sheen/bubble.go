package sheen

import "pellucid/internal/engine/illustrator/kit"

// Bubble is a soap bubble.
func Bubble(c *kit.Canvas, x, y, r float64) kit.Node {
	return kit.Of(c.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.3, y-r*.35, r*1.5, kit.White.Alpha(.95), kit.Hex("#dff1fb").Alpha(.75), kit.Hex("#8cc4ea").Alpha(.8)),
		c.Circle(x, y, r*.94, kit.None).Stroke(kit.Hex("#d4a6ea").Alpha(.55), r*.14), c.Circle(x, y, r, kit.None).Stroke(kit.Hex("#7fb4dc"), r*.1)),
		c.Ellipse(x-r*.36, y-r*.42, r*.26, r*.16, kit.White).Rotate(-38, x-r*.36, y-r*.42), c.Circle(x+r*.4, y+r*.42, r*.1, kit.White))
}
