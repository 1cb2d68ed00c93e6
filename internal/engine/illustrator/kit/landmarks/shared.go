package landmarks

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// pd is path data with numbers filled in.
func pd(format string, numbers ...any) string { return fmt.Sprintf(format, numbers...) }

// box is the path data of an upright rectangle.
func box(x0, y0, x1, y1 float64) string { return pd("M%g %gH%gV%gH%gZ", x0, y0, x1, y1, x0) }

// pointed is the outline of an opening with a pointed top.
func pointed(x, y, w, h float64) string {
	return pd("M%g %gV%gQ%g %g %g %gQ%g %g %g %gV%gZ", x, y+h, y+w*.7, x, y+w*.25, x+w/2, y, x+w, y+w*.25, x+w, y+w*.7, y+h)
}

// stones are a few blocks of other tones, scattered over a box.
func stones(c *kit.Canvas, x0, y0, x1, y1, w, h, share float64, t kit.Tones) kit.Node {
	var all []kit.Node
	for row, y := 0, y0; y < y1; row, y = row+1, y+h {
		for x := x0 - float64(row%2)*w/2; x < x1; x += w {
			if c.Rand().Float64() > share {
				continue
			}
			tone := t.DD
			if c.Rand().Float64() < .45 {
				tone = t.LL
			}
			all = append(all, c.Rect(x+1, y+1, w-2, h-2, 1.2, tone).Opacity(.4))
		}
	}
	return kit.Of(all...)
}

// courses are level joints between rows of stone.
func courses(c *kit.Canvas, x0, x1, y0, y1, step float64, t kit.Tones) kit.Node {
	var d strings.Builder
	for y := y0; y < y1; y += step {
		fmt.Fprintf(&d, "M%g %.1fH%g", x0, y, x1)
	}
	return c.Line(d.String(), t.DDD, 1).Opacity(.3)
}

// opening is a dark window or gate with a lit lower right edge.
func opening(c *kit.Canvas, outline string, t kit.Tones) kit.Node {
	b := c.Path(outline, kit.White).Bounds()
	return kit.Of(c.Path(outline, t.LL).Move(.9, .9).Opacity(.6), c.Form(outline, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, t.DDD, t.DDD.Shade(-.8), t.DDD)))
}

// lawn is a strip of grass, its top at y.
func lawn(c *kit.Canvas, x0, x1, y, h float64, t kit.Tones) kit.Node {
	var blades strings.Builder
	for x := x0 + 8; x < x1-8; x += 7 {
		up := 3 + 4*c.Rand().Float64()
		fmt.Fprintf(&blades, "M%.1f %.1fq-1 %.1f -3 %.1fq4 %.1f 5 %.1fq2 %.1f 5 %.1fq-4 %.1f -4 %.1fZ", x, y+4, -up*.5, -up, up*.3, up*.6, -up*.6, -up*.8, up*.4, up)
	}
	return kit.Of(c.Path(blades.String(), t.M), c.Form(pd("M%g %gQ%g %g %g %gH%gQ%g %g %g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x0, y+h*.6, x0+2, y, x0+14, y, x1-14, x1-2, y, x1, y+h*.6, x1, y+h, x1-12, y+h, x0+12, x0, y+h, x0, y+h*.6),
		kit.Lin(0, y, 0, y+h, t.L, t.M, t.D)))
}

// tree is a round bush or tree crown standing at x, y.
func tree(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	d := pd("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*1.3, y, x-r*1.7, y-r*.9, x-r*.9, y-r*1.3, x-r*.6, y-r*1.1, x-r*.4, y-r*1.8, x+r*.6, y-r*1.8, x+r*.6, y-r*1.1, x+r*1.1, y-r*1.3, x+r*1.7, y-r*.8, x+r*1.3, y)
	return c.Form(d, kit.Lin(x-r, y-r*1.6, x+r*.6, y, t.LL, t.L, t.M, t.DD))
}

// onion is an onion dome whose foot's middle is at x, y; r is about half its width.
func onion(c *kit.Canvas, x, y, r float64, fill kit.Paint, inside ...kit.Node) kit.Node {
	return c.Form(onionShape(x, y, r), fill, inside...)
}

func onionShape(x, y, r float64) string {
	p := func(dx, dy float64) string { return pd("%g %g", x+dx*r, y+dy*r) }
	return "M" + p(-.8, 0) + "C" + p(-1.3, -.5) + " " + p(-.95, -1.1) + " " + p(-.4, -1.35) + "C" + p(-.15, -1.48) + " " + p(-.04, -1.62) + " " + p(0, -1.8) + "C" + p(.04, -1.62) + " " + p(.15, -1.48) + " " + p(.4, -1.35) + "C" + p(.95, -1.1) + " " + p(1.3, -.5) + " " + p(.8, 0) + "Z"
}
