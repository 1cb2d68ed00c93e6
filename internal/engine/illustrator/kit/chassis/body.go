// Package chassis draws what vehicles are built of: painted bodies, wheels, windows, lamps and the place of who drives.
package chassis

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// Arch is the dark well that a wheel turns in, with a lit flare around it; draw it inside the body's form.
func Arch(c *kit.Canvas, x, y, r float64, body kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r*1.17+5.5, kit.Lin(x-r, y-r, x+r, y, body.LL, body.M, body.DD)).Opacity(.75), c.Circle(x, y, r*1.17+2.4, body.DD).Opacity(.7), c.Circle(x, y, r*1.17, kit.Hex("#33333f")))
}

// Bodywork is a painted body: lit from above, with a crease along its side at y, and shaded toward the sill and the nose.
func Bodywork(c *kit.Canvas, d string, t kit.Tones, y float64, inside ...kit.Node) kit.Node {
	b := c.Path(d, kit.White).Bounds()
	fill := kit.Lin(120, b.Y0, 134, b.Y1+8, kit.At(0, t.LL), kit.At(.2, t.L), kit.At(.5, t.M), kit.At(.85, t.D), kit.At(1, t.DD))
	crease := func(tone kit.Color, dy float64) kit.Node {
		return c.Path(fmt.Sprintf("M0 %gQ120 %g 256 %gV%gQ120 %g 0 %gZ", y, y-10, y+6, y+10, y-5, y+4), tone).Move(0, dy)
	}
	return c.Form(d, fill, append(inside, crease(t.LL, 0).Opacity(.5), crease(t.DD, 4.5).Opacity(.25), gloss.Dim(c, 7, .5, fmt.Sprintf("M0 %gH256V%gH0Z", b.Y1-16, b.Y1+14), t),
		gloss.Dim(c, 8, .4, fmt.Sprintf("M%g %gH270V%gH%gZ", b.X1-22, b.Y0+b.H()*.4, b.Y1+14, b.X1-32), t))...)
}
