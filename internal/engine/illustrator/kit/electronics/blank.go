package electronics

import "pellucid/internal/engine/illustrator/kit"

// blankScreen covers what a screen shows where an empty one is asked for, as for mockups: it is white unless its color was told.
func blankScreen(c *kit.Canvas, glass string, s kit.Tones, own string) kit.Node {
	if !c.State("blank") {
		return kit.Of()
	}
	b := c.Path(glass, kit.Black).Bounds()
	if s.M.String() != kit.Hex(own).String() {
		return c.Path(glass, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, s.L, s.M, s.D))
	}
	return c.Path(glass, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, kit.White, kit.Hex("#f7f9fb"), kit.Hex("#e4e9ef")))
}

// homeBar is the color of the bar at the foot of a phone's screen: dark on an empty one.
func homeBar(c *kit.Canvas) kit.Color {
	if c.State("blank") {
		return kit.Hex("#3a4150")
	}
	return kit.White
}
