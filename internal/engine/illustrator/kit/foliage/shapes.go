package foliage

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Lit says how much a part that points in a direction (degrees, 0 = up, clockwise) faces the light: −1 to 1.
func Lit(turn float64) float64 { return math.Cos((turn + 45) * math.Pi / 180) }

// Polar returns the point at a distance from x, y in a direction (degrees, 0 = up, clockwise).
func Polar(x, y, r, turn float64) (px, py float64) {
	s, k := math.Sincos(turn * math.Pi / 180)
	return x + r*s, y - r*k
}

// LeafOutline is a pointed leaf that grows up from 0, 0.
func LeafOutline(long, wide float64) string {
	w := wide * .66
	return fmt.Sprintf("M0 0C%g %g %g %g 0 %gC%g %g %g %g 0 0Z", -w*1.08, -long*.18, -w*.95, -long*.68, -long, w*.95, -long*.68, w*1.08, -long*.18)
}

// Toothed is a leaf with a saw edge.
func Toothed(long, wide float64, teeth int) string {
	var left, right strings.Builder
	n := float64(teeth)
	edge := func(t float64) float64 { return wide / 2 * math.Pow(math.Sin(math.Pi*math.Pow(t, .75)), .8) }
	left.WriteString("M0 0")
	var back []string
	for i := 1; i <= teeth; i++ {
		t := float64(i) / (n + .4)
		x, y := edge(t), -long*t
		tip := -long * (t + .35/n)
		left.WriteString(fmt.Sprintf("Q%g %g %g %gL%g %g", -x*1.16, y+long*.5/n, -x*1.06, tip, -x*.95, y-long*.12/n))
		back = append(back, fmt.Sprintf("L%g %gL%g %gQ%g %g %g %g", x*.95, y-long*.12/n, x*1.06, tip, x*1.16, y+long*.5/n, edge(max(0, t-1/n))*.95, -long*max(0, t-1/n)))
	}
	left.WriteString(fmt.Sprintf("L0 %g", -long))
	for i := len(back) - 1; i >= 0; i-- {
		right.WriteString(back[i])
	}
	return left.String() + right.String() + "Z"
}

// Blade shades a leaf whose outline grows up from 0, 0, turns it and puts its stalk at x, y.
func Blade(c *kit.Canvas, t kit.Tones, outline string, x, y, long, wide, turn float64) kit.Node {
	side := -1.0
	if Lit(turn-90) < 0 {
		side = 1
	}
	half := func(s float64) string { return fmt.Sprintf("M0 9H%gV%gH0Z", s*wide*2, -long*1.2) }
	inside := []kit.Node{
		c.Path(half(side), t.LL.Alpha(.3)), c.Path(half(-side), t.DD.Alpha(.34)),
		c.Blur(long*.07, c.Ellipse(0, 0, wide*.34, long*.2, t.DDD).Opacity(.45)),
		c.Clip(half(side), c.Path(outline, kit.None).Stroke(t.LL, 2.2)).Opacity(.55),
	}
	vein := max(.7, long/95)
	for i := range 6 {
		y0 := -long * (.08 + .135*float64(i))
		for _, s := range []float64{-1, 1} {
			d := fmt.Sprintf("M0 %gQ%g %g %g %g", y0, s*wide*.24, y0-long*.05, s*wide*.52, y0-long*.2)
			inside = append(inside, c.Line(d, t.DD, vein).Opacity(.3).Move(0, vein*.9), c.Line(d, t.LL, vein).Opacity(.55))
		}
	}
	inside = append(inside, c.Path(fmt.Sprintf("M%g 2L0 %gL%g 2Z", -vein*1.5, -long*.97, vein*1.5), t.DD).Opacity(.4).Move(vein, 0),
		c.Path(fmt.Sprintf("M%g 2L0 %gL%g 2Z", -vein*1.5, -long*.97, vein*1.5), t.LL).Opacity(.9))
	return c.Form(outline, kit.Lin(0, 0, 0, -long, t.D, t.M, t.L), inside...).Rotate(turn, 0, 0).Move(x, y)
}

// Leaf is a pointed leaf whose stem ends at x, y, turned by degrees from upright.
func Leaf(c *kit.Canvas, t kit.Tones, x, y, long, wide, turn float64) kit.Node {
	return Blade(c, t, LeafOutline(long, wide), x, y, long, wide, turn)
}

// Stalk is a round stem along a line.
func Stalk(c *kit.Canvas, t kit.Tones, d string, width float64) kit.Node {
	return kit.Of(c.Line(d, t.DD, width), c.Line(d, t.M, width*.78).Move(-width*.06, -.2), c.Line(d, t.LL, width*.22).Opacity(.8).Move(-width*.2, -.3))
}

// With draws nodes as long as the part that carries them is drawn.
func With(c *kit.Canvas, part string, nodes ...kit.Node) kit.Node {
	if !c.Has(part) {
		return kit.Node{}
	}
	return kit.Of(nodes...)
}

// The ends that a petal can have.
const (
	Round = iota
	Pointed
	Notched
	Ruffled
)

// PetalOutline is a petal that grows up from 0, 0; end says what its tip is like.
func PetalOutline(long, wide float64, end int) string {
	w := wide / 2
	switch end {
	case Pointed:
		return fmt.Sprintf("M0 0C%g %g %g %g 0 %gC%g %g %g %g 0 0Z", -w*1.2, -long*.3, -w*1.2, -long*.7, -long, w*1.2, -long*.7, w*1.2, -long*.3)
	case Notched:
		return fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -long*.2, -w*1.15, -long*.5, -w, -long*.78,
			-w*.86, -long*1.03, -w*.26, -long*1.08, -long*.9, w*.26, -long*1.08, w*.86, -long*1.03, w, -long*.78, w*1.15, -long*.5, w*.5, -long*.2)
	case Ruffled:
		return fmt.Sprintf("M0 0C%g %g %g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -long*.15, -w*1.2, -long*.4, -w*1.02, -long*.72,
			-w*.95, -long*.98, -w*.5, -long*.9, -w*.3, -long*1.07, w*.06, -long*.95, w*.4, -long*1.07, w*.62, -long*.88, w*.98, -long*.96, w, -long*.7, w*1.2, -long*.4, w*.5, -long*.15)
	}
	return fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -long*.2, -w*1.15, -long*.45, -w, -long*.72,
		-w*.9, -long*.93, -w*.45, -long, -long, w*.45, -long, w*.9, -long*.93, w, -long*.72, w*1.15, -long*.45, w*.5, -long*.2)
}

// Petal grows from x, y; its base is shaded, its rim is light and fine streaks run along it.
func Petal(c *kit.Canvas, color kit.Color, x, y, long, wide, turn float64, end int) kit.Node {
	deep := 2.0
	if color.Lch().L > .93 {
		deep = .8
		color = color.Shade(.25*Lit(turn) - .12)
	} else {
		color = color.Shade(.55 * Lit(turn))
	}
	o := PetalOutline(long, wide, end)
	side := 1.0
	if Lit(turn+90) > Lit(turn-90) {
		side = -1
	}
	inside := []kit.Node{c.Path(fmt.Sprintf("M0 0Q%g %g 0 %gH%gV0Z", side*wide*.22, -long*.6, -long*1.1, side*wide), color.Shade(-1.3).Alpha(.34))}
	for _, k := range []float64{-.3, -.15, 0, .15, .3} {
		inside = append(inside, c.Line(fmt.Sprintf("M0 0Q%g %g %g %g", k*wide*.5, -long*.4, k*wide*1.5, -long*(.86-math.Abs(k)*.35)), color.Shade(-1.6), max(.7, long/75)).Opacity(.3))
	}
	inside = append(inside, c.Path(o, kit.None).Stroke(color.Shade(1.8), max(1.2, long/28)).Opacity(.55))
	return c.Form(o, kit.Lin(0, 0, 0, -long, kit.At(0, color.Shade(-deep)), kit.At(.35, color.Shade(-.35)), kit.At(.75, color.Shade(.5)), kit.At(1, color.Shade(1.1))), inside...).Rotate(turn, 0, 0).Move(x, y)
}

// Florets fills a disk with dots in the order of a sunflower's seeds.
func Florets(c *kit.Canvas, x, y, r float64, n int, size float64, dark, light kit.Color) kit.Node {
	var all []kit.Node
	for i := range n {
		d := r * math.Sqrt((float64(i)+.5)/float64(n))
		px, py := Polar(x, y, d, float64(i)*137.508)
		all = append(all, c.Circle(px+size*.18, py+size*.25, size, dark), c.Circle(px-size*.1, py-size*.15, size*.72, light))
	}
	return kit.Of(all...)
}

// Puff is an outline of round bumps around an ellipse.
func Puff(x, y, rx, ry float64, n int, turn float64) string {
	var b strings.Builder
	at := func(i int) (float64, float64) {
		s, k := math.Sincos(2*math.Pi*float64(i)/float64(n) + turn*math.Pi/180)
		return x + rx*k, y + ry*s
	}
	px, py := at(0)
	b.WriteString(fmt.Sprintf("M%g %g", px, py))
	for i := 1; i <= n; i++ {
		qx, qy := at(i)
		r := math.Hypot(qx-px, qy-py) * .58
		b.WriteString(fmt.Sprintf("A%g %g 0 0 1 %g %g", r, r, qx, qy))
		px, py = qx, qy
	}
	return b.String() + "Z"
}

// Quad is the point at t on a quadratic curve and the direction there, of length 1.
func Quad(x0, y0, cx, cy, x1, y1, t float64) (x, y, dx, dy float64) {
	u := 1 - t
	x, y = u*u*x0+2*u*t*cx+t*t*x1, u*u*y0+2*u*t*cy+t*t*y1
	dx, dy = 2*u*(cx-x0)+2*t*(x1-cx), 2*u*(cy-y0)+2*t*(y1-cy)
	h := math.Hypot(dx, dy)
	return x, y, dx / h, dy / h
}
