package chassis

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Glass is a window pane with what is seen through it.
func Glass(c *kit.Canvas, outline string, t kit.Tones, inside ...kit.Node) kit.Node {
	b := c.Path(outline, kit.White).Bounds()
	w, h := b.W(), b.H()
	streak := func(at, width float64) kit.Node {
		x := b.X0 + at*w
		return c.Path(fmt.Sprintf("M%g %gH%gL%g %gH%gZ", x, b.Y1, x+width, x+width+h*.55, b.Y0, x+h*.55), kit.White).Opacity(.34)
	}
	details := append(append([]kit.Node{}, inside...),
		streak(.1, max(5, w*.16)), streak(.1+.24*min(1, 40/w), max(2, w*.05)),
		c.Path(outline, kit.None).Stroke(t.DDD, 2.6).Opacity(.55))
	return c.Form(outline, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, t.LL, t.L, t.M, t.D), details...)
}

// Lamp is a round light in a metal ring.
func Lamp(c *kit.Canvas, x, y, rx, ry float64, light, metal kit.Tones) kit.Node {
	return kit.Of(c.Ellipse(x, y, rx, ry, kit.Lin(x-rx, y-ry, x+rx, y+ry, metal.LL, metal.M, metal.DD)),
		c.Ellipse(x, y, rx*.76, ry*.76, kit.Rad(x-rx*.25, y-ry*.3, max(rx, ry), kit.White, light.L, light.M, light.D)),
		c.Ellipse(x-rx*.22, y-ry*.32, rx*.2, ry*.18, kit.White).Opacity(.9))
}

// PortRow is a row of n windows, step apart, from x, y.
func PortRow(c *kit.Canvas, t kit.Tones, x, y float64, n int, step float64) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		return c.Form(kit.RoundRect(x+step*float64(i), y, step-4, 9, 1.500), kit.Lin(x, y, x+30, y+9, t.DD, t.M, t.L))
	})
}
