// Package edible has what drawings of food and drinks share: shading, steam, leaves, crumbs, glass and tableware.
package edible

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Shade goes last inside a form: a core shadow along its lower right edge, light bounced into it, and a lit upper left edge.
// s is how wide the shadow is.
func Shade(c *kit.Canvas, d string, t kit.Tones, s float64) kit.Node {
	edge := c.Path(d, kit.None)
	return kit.Of(
		c.Blur(s*.3, edge.Stroke(t.DDD, s*.8).Move(-.26*s, -.3*s)).Opacity(.5),
		c.Blur(s*.08, edge.Stroke(t.L, s*.16).Move(-s*.13, -s*.13)).Opacity(.5),
		c.Blur(s*.06, edge.Stroke(t.LL, s*.2).Move(s*.1, s*.12)).Opacity(.6),
	)
}

// Glint is a crisp highlight along a round form: an arc from one angle to another (degrees, 0 = right, 270 = top) and a dot after it.
func Glint(c *kit.Canvas, x, y, rx, ry, from, to, w float64) kit.Node {
	at := func(deg float64) (float64, float64) {
		s, k := math.Sincos(deg * math.Pi / 180)
		return x + rx*k, y + ry*s
	}
	x0, y0 := at(from)
	x1, y1 := at(to)
	gap := math.Copysign(w*1.7/max(rx, ry)*180/math.Pi, to-from)
	dx, dy := at(to + gap)
	sweep := 1
	if to < from {
		sweep = 0
	}
	return kit.Of(c.Line(sheen.D("M%.2f %.2fA%g %g 0 0 %d %.2f %.2f", x0, y0, rx, ry, sweep, x1, y1), kit.White, w),
		c.Circle(dx, dy, w*.48, kit.White)).Opacity(.5).Shade()
}

// Ball is a glossy sphere.
func Ball(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(
		c.Form(kit.Oval(x, y, r, r), kit.Rad(x-.35*r, y-.4*r, 1.5*r, kit.At(0, t.LL), kit.At(.22, t.L), kit.At(.55, t.M), kit.At(.85, t.D), kit.At(1, t.DD)),
			c.Blur(r*.12, c.Circle(x, y, r*.94, kit.None).Stroke(t.L, r*.1).Move(-r*.03, -r*.05)).Opacity(.4)),
		c.Ellipse(x-.36*r, y-.42*r, r*.24, r*.15, kit.White).Rotate(-40, x-.36*r, y-.42*r).Opacity(.7).Shade(),
	)
}

// Leaf grows from x, y toward an angle (0 = right).
func Leaf(c *kit.Canvas, t kit.Tones, x, y, length, angle float64) kit.Node {
	k := length / 100
	d := "M0 0C14 -34 62 -44 100 -6C76 28 26 34 0 0Z"
	n := c.Form(d, kit.Lin(20, -32, 60, 26, t.LL, t.L, t.M, t.D),
		c.Path("M0 0Q50 -14 100 -6L100 40H0Z", kit.Lin(0, -6, 0, 26, t.M, t.DD)).Opacity(.75),
		c.Line("M28 -6Q34 -18 46 -26M50 -10Q58 -20 70 -25M24 -5Q36 4 50 15M46 -9Q60 -1 74 8", t.D, 1.8).Opacity(.6),
		c.Line("M0 0Q50 -14 98 -6", t.LL, 2.6).Opacity(.8),
		c.Line("M8 -8C22 -30 58 -36 88 -11", kit.White, 3).Opacity(.3))
	return n.Scale(k, k, 0, 0).Rotate(angle, 0, 0).Move(x, y)
}

// Stalk is a round twig along a path.
func Stalk(c *kit.Canvas, d string, w float64, t kit.Tones) kit.Node {
	return kit.Of(c.Line(d, t.DD, w), c.Line(d, t.M, w*.7).Move(-w*.08, 0), c.Line(d, t.LL, w*.25).Move(-w*.18, -w*.05).Opacity(.8))
}

// Sprinkle is a sugar strand at x, y.
func Sprinkle(c *kit.Canvas, x, y, length, angle float64, t kit.Tones) kit.Node {
	w := length * .38
	body := func(p kit.Paint, w float64) kit.Node {
		return c.Line(sheen.D("M%.1f %.1fh%.1f", x-length/2+w/2, y, length-w), p, w).Rotate(angle, x, y)
	}
	return kit.Of(body(kit.Hex("#5a2434").Alpha(.3), w).Move(w*.22, w*.4), body(t.D, w), body(t.M, w*.8).Move(-w*.06, -w*.08),
		c.Line(sheen.D("M%.1f %.1fh%.1f", x-length*.26, y-w*.18, length*.4), t.LL, w*.22).Rotate(angle, x, y))
}

// Steam is a soft wisp that rises from x, y and fades at both ends; w is how far it sways.
func Steam(c *kit.Canvas, x, y, w, h float64) kit.Node {
	const n = 14
	ribbon := func(shift, width float64) []kit.Point {
		p := make([]kit.Point, 0, 2*n+2)
		for i := range 2*n + 2 {
			t, side := float64(i)/n, -1.0
			if i > n {
				t, side = float64(2*n+1-i)/n, 1
			}
			sway := math.Sin(t*2*math.Pi*1.05+2.7) * w * (.3 + .45*t)
			half := width * math.Pow(math.Sin(math.Pi*min(1, .06+t*.94)), .8) * (.75 + .45*t)
			p = append(p, kit.Point{X: x + sway + side*half + shift, Y: y - h*t})
		}
		return p
	}
	if c.State("solid") { // in a logo: one even wisp
		return c.Curve(ribbon(0, w*.3), kit.Hex("#b3a69c"))
	}
	fade := func(col kit.Color, a float64) kit.Gradient {
		return kit.Lin(0, y, 0, y-h, kit.At(0, col.Alpha(0)), kit.At(.2, col.Alpha(a)), kit.At(.62, col.Alpha(a*.9)), kit.At(1, col.Alpha(0)))
	}
	return kit.Of(c.Glow(w*.07, c.Curve(ribbon(0, w*.33), fade(kit.Hex("#bcc8d8"), .8))),
		c.Glow(w*.05, c.Curve(ribbon(-w*.05, w*.19), fade(kit.White, 1))))
}

// Drop is a bead of water.
func Drop(c *kit.Canvas, x, y, r float64) kit.Node {
	return kit.Of(c.Ellipse(x, y, r, r*1.15, kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#27506b").Alpha(.4), kit.White.Alpha(.25), kit.White.Alpha(.6))),
		c.Ellipse(x-r*.3, y-r*.4, r*.3, r*.36, kit.White).Opacity(.9))
}

// RingOval is an oval drawn the other way round: appended to an outline, it is a hole.
func RingOval(x, y, rx, ry float64) string {
	return sheen.D("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-rx, y, rx, ry, 2*rx, rx, ry, -2*rx)
}

// Wavy is a closed smooth outline around x, y: radius gives the share of rx and ry at a turn of 0–1.
func Wavy(x, y, rx, ry float64, n int, radius func(turn float64) float64) string {
	var b strings.Builder
	for i := range n {
		turn := float64(i) / float64(n)
		s, k := math.Sincos(turn * 2 * math.Pi)
		r := radius(turn)
		fmt.Fprintf(&b, "%.2f,%.2f ", x+rx*r*k, y+ry*r*s)
	}
	return b.String()
}

// Scatter calls draw at up to n places in a box that keep a distance from each other and pass inside.
func Scatter(c *kit.Canvas, x0, y0, x1, y1 float64, n int, gap float64, inside func(x, y float64) bool, draw func(i int, x, y float64) kit.Node) kit.Node {
	var xs, ys []float64
	var all []kit.Node
	for range n * 40 {
		x, y := x0+c.Rand().Float64()*(x1-x0), y0+c.Rand().Float64()*(y1-y0)
		ok := inside(x, y)
		for i := range xs {
			ok = ok && math.Hypot(xs[i]-x, ys[i]-y) >= gap
		}
		if ok {
			all = append(all, draw(len(xs), x, y))
			xs, ys = append(xs, x), append(ys, y)
		}
		if len(xs) == n {
			break
		}
	}
	return kit.Of(all...)
}

// InOval reports whether x, y lies in an oval.
func InOval(x, y, cx, cy, rx, ry float64) bool {
	return (x-cx)*(x-cx)/(rx*rx)+(y-cy)*(y-cy)/(ry*ry) < 1
}

// Everywhere lets scatter use the whole box.
func Everywhere(_, _ float64) bool { return true }

// Wave is the cosine of a share of a full turn.
func Wave(turn float64) float64 { return math.Cos(2 * math.Pi * turn) }
