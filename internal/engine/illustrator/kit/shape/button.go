package shape

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// Raised is a plump body with its darker side showing below.
func Raised(c *kit.Canvas, d string, t kit.Tones, depth float64, inside ...kit.Node) kit.Node {
	return kit.Of(c.Path(d, t.DD).Move(0, depth), c.Path(d, t.DD).Move(0, depth/2), Plump(c, d, t, inside...))
}

// Disc is a glossy round button.
func Disc(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	d := kit.Oval(x, y, r, r)
	return kit.Of(Plump(c, d, t),
		c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %gA%g %g 0 0 0 %g %gZ", x-r*.8, y-r*.12, r*.84, r*.84, x+r*.3, y-r*.78, r*1.15, r*1.15, x-r*.8, y-r*.12), kit.White).Opacity(.32))
}
