// Package festoon draws the bows, leaves, stars and balls that decorations share.
package festoon

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Polar returns the point at a distance from x, y in a direction (degrees, 0 = up, clockwise).
func Polar(x, y, r, turn float64) (px, py float64) {
	s, k := math.Sincos(turn * math.Pi / 180)
	return x + r*s, y - r*k
}

// Lit says how much a part that points in a direction (degrees, 0 = up, clockwise) faces the light: −1 to 1.
func Lit(turn float64) float64 { return math.Cos((turn + 45) * math.Pi / 180) }

// Across is the shading of an upright cylinder between two edges.
func Across(t kit.Tones, x1, x2 float64) kit.Gradient {
	return kit.Lin(x1, 0, x2, 0, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.3, t.LL), kit.At(.5, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// Sphere is a glossy ball.
func Sphere(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	return kit.Of(c.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.35, y-r*.4, r*1.55, kit.At(0, t.LL), kit.At(.25, t.L), kit.At(.5, t.M), kit.At(.85, t.DD), kit.At(1, t.D)),
		c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 0 %g %g", x-r*.1, y+r*.88, r*.88, r*.88, x+r*.88, y+r*.05), kit.None).Stroke(t.LL, r*.1).Opacity(.45)),
		c.Ellipse(x-r*.38, y-r*.42, r*.25, r*.15, kit.White).Opacity(.8).Rotate(-40, x-r*.38, y-r*.42))
}

// StarPath is a star with n points around x, y.
func StarPath(x, y, r, inner float64, n int) string {
	var b strings.Builder
	for i := range 2 * n {
		d := r
		if i%2 == 1 {
			d = r * inner
		}
		px, py := Polar(x, y, d, float64(i)*180/float64(n))
		b.WriteString(fmt.Sprintf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], px, py))
	}
	return b.String() + "Z"
}

// Bow is a tied ribbon around x, y: 84 k wide, from −20 k to 46 k high.
func Bow(c *kit.Canvas, t kit.Tones, x, y, k float64) kit.Node {
	tail := c.Form("M-5 3C-12 18 -22 30 -26 46L-16 41L-8 48C-4 32 3 18 5 5Z", kit.Lin(-22, 4, 0, 46, t.M, t.D, t.DD), c.Path("M-5 5C-12 20 -20 31 -23 44L-18 42C-13 29 -5 18 0 7Z", t.LL).Opacity(.4), c.Blur(3, c.Ellipse(0, 4, 14, 10, t.DDD).Opacity(.5)))
	loop := c.Form("M0 0C-7 -18 -30 -29 -40 -17C-47 -6 -44 13 -33 16C-20 18 -8 9 0 0Z", kit.Lin(-42, -20, -4, 18, t.LL, t.M, t.M, t.DD),
		c.Form("M-3 0C-12 -10 -26 -15 -32 -8C-35 -1 -32 8 -25 9C-17 9 -9 5 -3 0Z", kit.Lin(-34, -12, -4, 8, t.DD, t.D, t.DDD)), c.Blur(3, c.Ellipse(-2, 0, 12, 12, t.DDD).Opacity(.5)),
		c.Line("M-8 -4Q-18 -14 -28 -14M-8 5Q-16 13 -26 13", t.DD, 1.2).Opacity(.5), c.Line("M-39 -11C-34 -23 -20 -20 -11 -13", t.LL, 2.6).Opacity(.75))
	return kit.Of(tail, tail.Mirror(0), loop, loop.Mirror(0),
		c.Form("M-9 -10Q0 -13 9 -10Q12 0 9 10Q0 13 -9 10Q-12 0 -9 -10Z", kit.Lin(-10, -10, 10, 10, t.LL, t.M, t.DD), c.Line("M-4 -9Q-6 0 -4 9M3 -9Q5 0 3 9", t.DD, 1.4).Opacity(.5), c.Ellipse(-3, -5, 3.4, 2.2, kit.White).Opacity(.45))).Scale(k, k, 0, 0).Move(x, y)
}

// LeafBlade is a leaf with the outline o and veins that grows from x, y, turned by degrees from upright.
func LeafBlade(c *kit.Canvas, t kit.Tones, o string, x, y, long, wide, turn float64) kit.Node {
	side := 1.0
	if Lit(turn+90) > Lit(turn-90) {
		side = -1
	}
	inside := []kit.Node{c.Path(fmt.Sprintf("M0 5H%gV%gH0Z", side*wide, -long*1.2), t.DD.Alpha(.34)), c.Path(fmt.Sprintf("M0 5H%gV%gH0Z", -side*wide, -long*1.2), t.LL.Alpha(.22))}
	for i := range 4 {
		y0 := -long * (.1 + .19*float64(i))
		for _, k := range []float64{-1, 1} {
			inside = append(inside, c.Line(fmt.Sprintf("M0 %gQ%g %g %g %g", y0, k*wide*.24, y0-long*.06, k*wide*.5, y0-long*.2), t.LL, max(.7, long/70)).Opacity(.45))
		}
	}
	inside = append(inside, c.Line(fmt.Sprintf("M0 2V%g", -long*.95), t.LL, max(.9, long/40)).Opacity(.85), c.Path(o, kit.None).Stroke(t.LL, 1.6).Opacity(.4))
	return c.Form(o, kit.Lin(0, 0, 0, -long, t.D, t.M, t.L), inside...).Rotate(turn, 0, 0).Move(x, y)
}

// Puff is an outline of round bumps around an ellipse.
func Puff(x, y, rx, ry float64, n int, turn float64) string {
	var b strings.Builder
	px, py := 0.0, 0.0
	for i := range n + 1 {
		s, k := math.Sincos(2*math.Pi*float64(i)/float64(n) + turn*math.Pi/180)
		qx, qy := x+rx*k, y+ry*s
		if i == 0 {
			b.WriteString(fmt.Sprintf("M%.2f %.2f", qx, qy))
		} else {
			r := math.Hypot(qx-px, qy-py) * .58
			b.WriteString(fmt.Sprintf("A%.2f %.2f 0 0 1 %.2f %.2f", r, r, qx, qy))
		}
		px, py = qx, qy
	}
	return b.String() + "Z"
}
