package edible

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Crumbs covers an outline's box with short strokes of several tones, such as rice or crumbs.
func Crumbs(c *kit.Canvas, x0, y0, x1, y1 float64, n int, w, h float64, tones ...kit.Color) kit.Node {
	return Scatter(c, x0, y0, x1, y1, n, h*1.4, Everywhere, func(i int, x, y float64) kit.Node {
		return c.Ellipse(x, y, w, h, tones[i%len(tones)]).Rotate(float64(i*53%180), x, y)
	})
}

// Block is a slice of a layered dish in three-quarter view: a top face and two sides, with a stripe of a tone for each layer.
func Block(c *kit.Canvas, top kit.Tones, layers ...kit.Tones) kit.Node {
	const left, right = "M14 112L118 152V242L14 196Z", "M118 152L242 108V192L118 242Z"
	n := float64(len(layers))
	band := func(i float64, x0, y0, h0, x1, y1, h1 float64, wave float64) string {
		a, b := i/n, (i+1)/n
		mx, my, mh := (x0+x1)/2, (y0+y1)/2, (h0+h1)/2
		return sheen.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x0, y0+h0*a, mx, my+mh*a+wave, x1, y1+h1*a, x1, y1+h1*b+1, mx, my+mh*b+1+wave, x0, y0+h0*b+1)
	}
	var l, r []kit.Node
	for i, t := range layers {
		wave := 5 * math.Sin(float64(i)*2.4)
		if i == 0 {
			wave = 0
		}
		l = append(l, c.Path(band(float64(i), 10, 112, 86, 120, 152, 92, wave), kit.Lin(14, 0, 118, 0, t.M, t.L)))
		r = append(r, c.Path(band(float64(i), 116, 152, 92, 246, 106, 88, wave), kit.Lin(118, 0, 242, 0, t.M, t.DD)))
	}
	return kit.Of(c.Form(left, layers[0].M, l...), c.Form(right, layers[0].D, r...), c.Form("M14 112L136 74L242 108L118 152Z", kit.Lin(40, 80, 200, 150, top.LL, top.M, top.D)),
		c.Line("M14 112L118 152L242 108", top.LL, 3).Opacity(.7), c.Line("M118 153V240", kit.White, 2.4).Opacity(.35))
}

// Sesame is a seed that lies on a bun.
func Sesame(c *kit.Canvas, x, y, angle float64) kit.Node {
	t := kit.TonesOf(kit.Hex("#fff0c9"))
	d := sheen.D("M%.1f %.1fc5 -4 12 -3 13 0c0 3 -8 4.5 -13 0z", x-6, y)
	return kit.Of(c.Path(d, kit.Hex("#7a3d12").Alpha(.45)).Move(1, 1.8), c.Path(d, kit.Lin(x, y-3, x, y+3, t.LL, t.M, t.DD)), c.Ellipse(x+1, y-1, 3, .9, kit.White)).Rotate(angle, x, y)
}

// Swirl is piped frosting in tiers around x, from y upward.
func Swirl(c *kit.Canvas, x, y, rx, h float64, n int, t kit.Tones) kit.Node {
	var all []kit.Node
	for i := range n {
		k := 1 - float64(i)*.9/float64(n)
		r, th := rx*k, h/float64(n)*1.55
		yy := y - h/float64(n)*float64(i)
		if i == n-1 {
			r *= 1.05
			d := sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
				x-r, yy-th*.3, x-r*1.05, yy-th*.8, x-r*.3, yy-th*.8, x+r*.1, yy-th*1.45, x+r*.25, yy-th*.9, x+r*1.1, yy-th*.8, x+r, yy-th*.3, x+r, yy+th*.1, x+r*.4, yy+th*.1, x, yy+th*.1, x-r*.4, yy+th*.1, x-r, yy+th*.1, x-r, yy-th*.3)
			all = append(all, c.Form(d, kit.Lin(x-r, yy-th, x+r, yy, t.LL, t.L, t.M, t.D), Shade(c, d, t, r*.4)))
			continue
		}
		d := sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
			x-r, yy-th*.25, x-r*1.08, yy-th*.75, x-r*.8, yy-th*.85, x-r*.2, yy-th*.95, x+r*.5, yy-th*1.1, x+r*1.1, yy-th*.95, x+r, yy-th*.4, x+r*.95, yy+th*.1, x+r*.4, yy+th*.12, x, yy+th*.16, x-r*.5, yy+th*.2, x-r, yy+th*.14, x-r, yy-th*.25)
		var grooves []kit.Node
		for j := range 5 {
			gx := x - r + 2*r*(float64(j)+.7)/5
			grooves = append(grooves, c.Blur(1.5, c.Line(sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", gx+r*.16, yy-th, gx+r*.05, yy-th*.3, gx-r*.12, yy+th*.25), t.DD, 4)).Opacity(.5),
				c.Blur(1, c.Line(sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", gx+r*.24, yy-th*.9, gx+r*.13, yy-th*.3, gx-r*.02, yy+th*.1), t.LL, 4)).Opacity(.6))
		}
		all = append(all, c.Form(d, kit.Lin(x-r, yy-th, x+r*.9, yy+th*.2, t.LL, t.L, t.M, t.D), kit.Of(grooves...),
			c.Blur(5, c.Ellipse(x+3, yy-th*.85, r*.82, th*.32, t.DDD)).Opacity(.45), Shade(c, d, t, th*.42)))
	}
	return kit.Of(all...)
}

// BreadSlice is the outline of a slice of bread around x, y; k is how far inside its edge.
func BreadSlice(x, y, w, h, k float64) string {
	a, b := w/2-k, h/2-k
	return sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gV%gQ%g %g %g %gH%gQ%g %g %g %gZ", x-a, y-b*.3, x-a*1.34, y-b*.92, x-a*.7, y-b, x, y-b, x+a*.7, y-b, x+a*1.34, y-b*.92, x+a, y-b*.3, y+b*.86, x+a, y+b, x+a*.86, y+b, x-a*.86, x-a, y+b, x-a, y+b*.86)
}
