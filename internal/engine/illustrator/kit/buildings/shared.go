package buildings

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// shingles are rows of round roof tiles over a box; clip them to the roof.
func shingles(c *kit.Canvas, x0, y0, x1, y1, w, h float64, t kit.Tones) kit.Node {
	var dark, light strings.Builder
	for row, y := 0, y0; y < y1; row, y = row+1, y+h {
		x := x0
		if row%2 == 1 {
			x -= w / 2
		}
		for ; x < x1; x += w {
			fmt.Fprintf(&dark, "M%.1f %.1fq%.1f %.1f %.1f 0", x, y, w/2, h*.9, w)
			fmt.Fprintf(&light, "M%.1f %.1fq%.1f %.1f %.1f 0", x+1.2, y+1.2, w/2-1.2, h*.9, w-2.4)
		}
	}
	return kit.Of(c.Line(light.String(), t.LL, 1.3).Opacity(.45), c.Line(dark.String(), t.DDD, 1.5).Opacity(.5))
}

// bricks are a few bricks of other tones, scattered over a box.
func bricks(c *kit.Canvas, x0, y0, x1, y1, w, h float64, share float64, t kit.Tones) kit.Node {
	var all []kit.Node
	for row, y := 0, y0; y < y1; row, y = row+1, y+h {
		for x := x0 - float64(row%2)*w/2; x < x1; x += w {
			if c.Rand().Float64() > share {
				continue
			}
			tone := t.DD
			if c.Rand().Float64() < .4 {
				tone = t.LL
			}
			all = append(all, c.Rect(x+1, y+1, w-2, h-2, 1.5, tone).Opacity(.45))
		}
	}
	return kit.Of(all...)
}

// pane is a window with a frame, a cross bar and a sill; h is its height without the sill.
func pane(c *kit.Canvas, x, y, w, h float64, glass, frame kit.Tones) kit.Node {
	d := kit.RoundRect(x, y, w, h, 2)
	return kit.Of(c.Rect(x-3, y-2, w+8, h+8, 3, frame.DDD).Opacity(.3), c.Rect(x-4, y-4, w+8, h+8, 3, kit.Lin(x, y-4, x, y+h+4, frame.LL, frame.M, frame.D)),
		c.Form(d, kit.Lin(x, y, x+w, y+h, glass.DD, glass.M, glass.L), c.Path(fmt.Sprintf("M%g %gL%g %gH%gL%g %gZ", x+w*.1, y+h, x+w*.7, y, x+w, x+w*.4, y+h), kit.White).Opacity(.3), c.Rect(x, y, w, 3, 0, glass.DDD).Opacity(.5)),
		c.Line(fmt.Sprintf("M%g %gV%gM%g %gH%g", x+w/2, y, y+h, x, y+h/2, x+w), frame.M, 2.6).Butt(),
		c.Rect(x-7, y+h+2, w+14, 6, 2.5, kit.Lin(0, y+h+2, 0, y+h+8, frame.LL, frame.D)))
}

// archedPane is a window with a round top in a frame.
func archedPane(c *kit.Canvas, x, y, w, h float64, glass, frame kit.Tones) kit.Node {
	return kit.Of(c.Path(shape.Arched(x-3.5, y-3.5, w+7, h+5.5), frame.DDD).Opacity(.35).Move(1, 1.5), c.Path(shape.Arched(x-3.5, y-3.5, w+7, h+5.5), kit.Lin(x, y, x+w, y+h, frame.LL, frame.M, frame.D)),
		c.Form(shape.Arched(x, y, w, h), kit.Lin(x, y, x+w, y+h, glass.DD, glass.M, glass.L), c.Path(fmt.Sprintf("M%g %gL%g %gH%gL%g %gZ", x+w*.1, y+h, x+w*.7, y, x+w, x+w*.4, y+h), kit.White).Opacity(.28)),
		c.Line(fmt.Sprintf("M%g %gV%gM%g %gH%g", x+w/2, y, y+h, x, y+h*.52, x+w), frame.M, 1.8).Butt())
}

// bush is a round shrub standing at x, y.
func bush(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	d := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*1.3, y, x-r*1.7, y-r*.9, x-r*.9, y-r*1.3, x-r*.6, y-r*1.1, x-r*.4, y-r*1.8, x+r*.6, y-r*1.8, x+r*.6, y-r*1.1, x+r*1.1, y-r*1.3, x+r*1.7, y-r*.8, x+r*1.3, y)
	return c.Form(d, kit.Lin(x-r, y-r*1.6, x+r*.6, y, t.LL, t.L, t.M, t.DD), c.Line(fmt.Sprintf("M%g %gq%g %g %g 0M%g %gq%g %g %g 0", x-r*.7, y-r*.6, r*.25, -r*.3, r*.5, x+r*.1, y-r*.8, r*.25, -r*.3, r*.5), t.LL, r*.12).Opacity(.7))
}

// lawn is a strip of ground with blades of grass along its top at y.
func lawn(c *kit.Canvas, x0, x1, y, h float64, t kit.Tones) kit.Node {
	var blades strings.Builder
	for x := x0 + 8; x < x1-8; x += 7 {
		up := 4 + 5*c.Rand().Float64()
		fmt.Fprintf(&blades, "M%.1f %.1fq-1 %.1f -3 %.1fq4 %.1f 5 %.1fq2 %.1f 5 %.1fq-4 %.1f -4 %.1fZ", x, y+4, -up*.5, -up, up*.3, up*.6, -up*.6, -up*.8, up*.4, up)
	}
	return kit.Of(c.Path(blades.String(), t.M), c.Form(fmt.Sprintf("M%g %gQ%g %g %g %gH%gQ%g %g %g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x0, y+h*.6, x0+2, y, x0+14, y, x1-14, x1-2, y, x1, y+h*.6, x1, y+h, x1-12, y+h, x0+12, x0, y+h, x0, y+h*.6),
		kit.Lin(0, y, 0, y+h, t.L, t.M, t.D)))
}

// banner is a pennant flying to the right from a pole at x whose top is at y.
func banner(c *kit.Canvas, x, y, h float64, flag, pole kit.Tones) kit.Node {
	return kit.Of(c.Form(fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x, y+2, x+10, y-3, x+18, y+3, x+26, y+8, x+12, y+8, x, y+15), kit.Lin(x, y, x+24, y+12, flag.L, flag.M, flag.D)),
		c.Line(fmt.Sprintf("M%g %gV%g", x, y, y+h), pole.DD, 3), c.Line(fmt.Sprintf("M%g %gV%g", x-.5, y, y+h), pole.LL, 1.2), c.Circle(x, y-1, 2.8, kit.Rad(x-1, y-2, 4, pole.LL, pole.M)))
}

// bead is a small ball without blurred edges, for what there is much of.
func bead(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.DD), c.Circle(x-r*.05, y-r*.08, r*.9, kit.Rad(x-r*.36, y-r*.4, r*1.5, t.LL, t.L, t.M, t.D)), c.Circle(x-r*.32, y-r*.4, r*.22, kit.White).Opacity(.7))
}
