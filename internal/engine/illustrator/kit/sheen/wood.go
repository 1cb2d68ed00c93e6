package sheen

import "pellucid/internal/engine/illustrator/kit"

// Board is a wooden board in light from the top left.
func Board(c *kit.Canvas, d string, t kit.Tones, lines int, inside ...kit.Node) kit.Node {
	b := c.Path(d, kit.Black).Bounds()
	return Body(c, d, t, min(b.W(), b.H())*.22, append([]kit.Node{Grain(c, b, lines, t)}, inside...)...)
}
