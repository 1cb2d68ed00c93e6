package fabric

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Crease is a soft fold in cloth: a shadow with light on its upper left side.
func Crease(c *kit.Canvas, t kit.Tones, width float64, d string) kit.Node {
	return kit.Of(c.Blur(width*.45, c.Line(d, t.DDD, width).Opacity(.42)),
		c.Blur(width*.3, c.Line(d, t.LL, width*.45).Move(-width*.7, -width*.3).Opacity(.55)))
}

// Stitches is a seam of visible thread.
func Stitches(c *kit.Canvas, color kit.Color, d string) kit.Node {
	return kit.Of(c.Line(d, kit.Black, 1.8).Dash(3.6, 3.2).Move(.4, .9).Opacity(.25), c.Line(d, color, 1.6).Dash(3.6, 3.2))
}

// Across is the gradient of something round that stands upright between x1 and x2.
func Across(x1, x2 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x1, 0, x2, 0, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.3, t.LL), kit.At(.48, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// Gem is an oval stone in a metal setting.
func Gem(c *kit.Canvas, x, y, rx, ry float64, stone, metal kit.Tones) kit.Node {
	return kit.Of(c.Ellipse(x+.6, y+1.8, rx+3, ry+3, metal.DDD).Opacity(.45),
		c.Ellipse(x, y, rx+2.6, ry+2.6, kit.Lin(x-rx, y-ry, x+rx, y+ry, metal.LL, metal.M, metal.DD)),
		c.Form(kit.Oval(x, y, rx, ry), kit.Lin(x-rx, y-ry, x+rx*.8, y+ry, stone.L, stone.M, stone.DD),
			c.Ellipse(x+rx*.25, y+ry*.55, rx*.7, ry*.45, stone.LL).Opacity(.45),
			c.Ellipse(x, y-ry*.1, rx*.62, ry*.6, stone.M).Opacity(.6),
			c.Ellipse(x-rx*.3, y-ry*.42, rx*.42, ry*.26, kit.White).Opacity(.85).Rotate(-25, x-rx*.3, y-ry*.42)))
}

// Ball is a small sphere.
func Ball(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.DD), c.Circle(x-r*.05, y-r*.07, r*.93, kit.Rad(x-r*.35, y-r*.4, r*1.5, t.LL, t.M, t.D, t.DD)),
		c.Ellipse(x-r*.35, y-r*.45, r*.3, r*.2, kit.White).Opacity(.75).Rotate(-30, x-r*.35, y-r*.45))
}

// Fluff is the outline of a fluffy band or ball: n tufts around a rounded box, bent downward in the middle by bend.
func Fluff(x, y, rx, ry, bend float64, n int) string {
	power := 1.0
	if rx > 1.8*ry {
		power = .5
	}
	round := func(v float64) float64 { return math.Copysign(math.Pow(math.Abs(v), power), v) }
	at := func(a float64) (float64, float64) {
		px, py := round(math.Cos(a)), round(math.Sin(a))
		return x + rx*px, y + ry*py + bend*(1-px*px)
	}
	const fine = 720
	length := make([]float64, fine+1)
	lx, ly := at(0)
	for i := 1; i <= fine; i++ {
		qx, qy := at(2 * math.Pi * float64(i) / fine)
		length[i] = length[i-1] + math.Hypot(qx-lx, qy-ly)
		lx, ly = qx, qy
	}
	var d strings.Builder
	step := length[fine] / float64(n)
	lx, ly = at(0)
	fmt.Fprintf(&d, "M%.1f %.1f", lx, ly)
	for i, k := 1, 0; i <= n; i++ {
		for k < fine && length[k] < step*(float64(i)+.2*math.Sin(float64(i%n)*2.4)) {
			k++
		}
		if i == n {
			k = fine
		}
		qx, qy := at(2 * math.Pi * float64(k) / fine)
		r := math.Hypot(qx-lx, qy-ly) * .56
		fmt.Fprintf(&d, "A%.1f %.1f 0 0 1 %.1f %.1f", r, r, qx, qy)
		lx, ly = qx, qy
	}
	return d.String() + "Z"
}

// Tufts are short curved hairs scattered over a fluffy box.
func Tufts(c *kit.Canvas, x, y, rx, ry, bend float64, n int, color kit.Color) kit.Node {
	var all []kit.Node
	for range n {
		u, v := c.Rand().Float64()*2-1, c.Rand().Float64()*2-1
		px, py := x+u*rx*.88, y+v*ry*.8+bend*(1-u*u)
		all = append(all, c.Line(fmt.Sprintf("M%.1f %.1fq%.1f -3 6 -1", px-3, py, 1+u), color, 1.6))
	}
	return kit.Of(all...)
}

// Rose is a round flower seen from above.
func Rose(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	petals := func(n int, k, turn float64) kit.Node {
		cy := y - r*k*.55
		one := kit.Of(c.Ellipse(x, cy, r*k*.56, r*k*.5, t.DD), c.Ellipse(x, cy-r*.02, r*k*.54, r*k*.47, kit.Lin(x, y, x, y-r*k, t.DD, t.D, t.M, t.L)),
			c.Path(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", x-r*k*.36, cy-r*k*.2, x, cy-r*k*.72, x+r*k*.36, cy-r*k*.2, x, cy-r*k*.5, x-r*k*.36, cy-r*k*.2), t.LL))
		var all []kit.Node
		for i := range n {
			all = append(all, one.Rotate(360*float64(i)/float64(n)+turn, x, y))
		}
		return kit.Of(all...)
	}
	var spiral strings.Builder
	for i := range 23 {
		a := float64(i) * .62
		q := r * (.03 + .3*float64(i)/22)
		fmt.Fprintf(&spiral, "%.2f,%.2f ", x+q*math.Cos(a), y+q*math.Sin(a))
	}
	return kit.Of(petals(6, 1, 12), petals(5, .72, 40), c.Circle(x, y, r*.38, t.DD), c.Circle(x-r*.02, y-r*.03, r*.35, kit.Lin(x-r*.3, y-r*.3, x+r*.3, y+r*.3, t.L, t.M, t.D)), c.Line(spiral.String(), t.DD, r*.06), c.Line(spiral.String(), t.LL, r*.04).Move(-r*.02, -r*.03))
}

// Leaf is a pointed leaf from x, y, l long, turned by degrees.
func Leaf(c *kit.Canvas, x, y, l, degrees float64, t kit.Tones) kit.Node {
	return kit.Of(c.Form(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-l*.36, y-l*.3, x-l*.26, y-l*.8, x, y-l, x+l*.26, y-l*.8, x+l*.36, y-l*.3, x, y), kit.Lin(x-l*.25, y-l*.5, x+l*.25, y-l*.4, t.L, t.M, t.D, t.DD)),
		c.Line(fmt.Sprintf("M%g %gV%g", x, y-l*.05, y-l*.88), t.LL, l*.045).Opacity(.8)).Rotate(degrees, x, y)
}
