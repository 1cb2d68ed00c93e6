package chassis

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// Tire is a rubber tire with a rim's well in it.
func Tire(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.DD),
		c.Circle(x-.02*r, y-.03*r, r*.95, kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.DD)),
		c.Circle(x, y, r*.78, kit.None).Stroke(t.DD, r*.035),
		c.Line(gloss.Arc(x, y, r*.88, 195, 285), t.LL, r*.07).Opacity(.75),
		c.Circle(x, y, r*.63, t.DDD))
}

// Wheel is a tire on a rim with spokes.
func Wheel(c *kit.Canvas, x, y, r float64, rubber, rim kit.Tones, spokes int) kit.Node {
	h := r * .6
	spoke := c.Path(fmt.Sprintf("M%g %gL%g %gH%gL%g %gZ", x-h*.13, y, x-h*.2, y-h*.9, x+h*.2, x+h*.13, y), kit.Lin(x-h, y-h, x+h, y, rim.LL, rim.D))
	return kit.Of(Tire(c, x, y, r, rubber),
		c.Circle(x, y, h*.92, kit.Lin(x-h, y-h, x+h, y+h, rim.DDD, rim.DD)),
		c.Around(spokes, x, y, spoke),
		c.Circle(x, y, h*.92, kit.None).Stroke(kit.Lin(x-h, y-h, x+h, y+h, rim.LL, rim.M, rim.DD), h*.17),
		c.Circle(x, y+h*.04, h*.34, rim.DDD).Opacity(.5),
		c.Circle(x, y, h*.31, kit.Lin(x-h*.3, y-h*.3, x+h*.3, y+h*.3, rim.LL, rim.M, rim.DD)),
		c.Line(gloss.Arc(x, y, h*.92, 200, 265), kit.White, h*.06).Opacity(.8))
}

// Disc is a tire on a closed hubcap with round holes.
func Disc(c *kit.Canvas, x, y, r float64, rubber, rim kit.Tones, holes int) kit.Node {
	h := r * .6
	return kit.Of(Tire(c, x, y, r, rubber),
		c.Circle(x, y, h, kit.Lin(x-h, y-h, x+h, y+h, rim.LL, rim.M, rim.DD)),
		c.Circle(x, y, h*.78, kit.Lin(x-h, y-h, x+h, y+h, rim.DD, rim.M, rim.L)),
		c.Around(holes, x, y, kit.Of(c.Circle(x, y-h*.58, h*.13, rim.DDD))),
		c.Circle(x, y, h*.38, kit.Lin(x-h*.3, y-h*.3, x+h*.3, y+h*.3, rim.LL, rim.M, rim.DD)),
		c.Circle(x, y, h*.17, rim.DD),
		c.Line(gloss.Arc(x, y, h*.9, 200, 265), kit.White, h*.08).Opacity(.8))
}
