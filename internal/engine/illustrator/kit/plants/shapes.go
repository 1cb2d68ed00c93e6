package plants

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

func sf(format string, a ...any) string { return fmt.Sprintf(format, a...) }

// lit says how much a part that points in a direction (degrees, 0 = up, clockwise) faces the light: −1 to 1.
func lit(turn float64) float64 { return math.Cos((turn + 45) * math.Pi / 180) }

// polar returns the point at a distance from x, y in a direction (degrees, 0 = up, clockwise).
func polar(x, y, r, turn float64) (px, py float64) {
	s, k := math.Sincos(turn * math.Pi / 180)
	return x + r*s, y - r*k
}

// leafOutline is a pointed leaf that grows up from 0, 0.
func leafOutline(long, wide float64) string {
	w := wide * .66
	return sf("M0 0C%g %g %g %g 0 %gC%g %g %g %g 0 0Z", -w*1.08, -long*.18, -w*.95, -long*.68, -long, w*.95, -long*.68, w*1.08, -long*.18)
}

// toothed is a leaf with a saw edge.
func toothed(long, wide float64, teeth int) string {
	var left, right strings.Builder
	n := float64(teeth)
	edge := func(t float64) float64 { return wide / 2 * math.Pow(math.Sin(math.Pi*math.Pow(t, .75)), .8) }
	left.WriteString("M0 0")
	var back []string
	for i := 1; i <= teeth; i++ {
		t := float64(i) / (n + .4)
		x, y := edge(t), -long*t
		tip := -long * (t + .35/n)
		left.WriteString(sf("Q%g %g %g %gL%g %g", -x*1.16, y+long*.5/n, -x*1.06, tip, -x*.95, y-long*.12/n))
		back = append(back, sf("L%g %gL%g %gQ%g %g %g %g", x*.95, y-long*.12/n, x*1.06, tip, x*1.16, y+long*.5/n, edge(max(0, t-1/n))*.95, -long*max(0, t-1/n)))
	}
	left.WriteString(sf("L0 %g", -long))
	for i := len(back) - 1; i >= 0; i-- {
		right.WriteString(back[i])
	}
	return left.String() + right.String() + "Z"
}

// blade shades a leaf whose outline grows up from 0, 0, turns it and puts its stalk at x, y.
func blade(c *kit.Canvas, t kit.Tones, outline string, x, y, long, wide, turn float64) kit.Node {
	side := -1.0
	if lit(turn-90) < 0 {
		side = 1
	}
	half := func(s float64) string { return sf("M0 9H%gV%gH0Z", s*wide*2, -long*1.2) }
	inside := []kit.Node{
		c.Path(half(side), t.LL.Alpha(.3)), c.Path(half(-side), t.DD.Alpha(.34)),
		c.Blur(long*.07, c.Ellipse(0, 0, wide*.34, long*.2, t.DDD).Opacity(.45)),
		c.Clip(half(side), c.Path(outline, kit.None).Stroke(t.LL, 2.2)).Opacity(.55),
	}
	vein := max(.7, long/95)
	for i := range 6 {
		y0 := -long * (.08 + .135*float64(i))
		for _, s := range []float64{-1, 1} {
			d := sf("M0 %gQ%g %g %g %g", y0, s*wide*.24, y0-long*.05, s*wide*.52, y0-long*.2)
			inside = append(inside, c.Line(d, t.DD, vein).Opacity(.3).Move(0, vein*.9), c.Line(d, t.LL, vein).Opacity(.55))
		}
	}
	inside = append(inside, c.Path(sf("M%g 2L0 %gL%g 2Z", -vein*1.5, -long*.97, vein*1.5), t.DD).Opacity(.4).Move(vein, 0),
		c.Path(sf("M%g 2L0 %gL%g 2Z", -vein*1.5, -long*.97, vein*1.5), t.LL).Opacity(.9))
	return c.Form(outline, kit.Lin(0, 0, 0, -long, t.D, t.M, t.L), inside...).Rotate(turn, 0, 0).Move(x, y)
}

func leaf(c *kit.Canvas, t kit.Tones, x, y, long, wide, turn float64) kit.Node {
	return blade(c, t, leafOutline(long, wide), x, y, long, wide, turn)
}

// stalk is a round stem along a line.
func stalk(c *kit.Canvas, t kit.Tones, d string, width float64) kit.Node {
	return kit.Of(c.Line(d, t.DD, width), c.Line(d, t.M, width*.78).Move(-width*.06, -.2), c.Line(d, t.LL, width*.22).Opacity(.8).Move(-width*.2, -.3))
}

// with draws nodes as long as the part that carries them is drawn.
func with(c *kit.Canvas, part string, nodes ...kit.Node) kit.Node {
	if !c.Has(part) {
		return kit.Node{}
	}
	return kit.Of(nodes...)
}

// The ends that a petal can have.
const (
	round = iota
	pointed
	notched
	ruffled
)

func petalOutline(long, wide float64, end int) string {
	w := wide / 2
	switch end {
	case pointed:
		return sf("M0 0C%g %g %g %g 0 %gC%g %g %g %g 0 0Z", -w*1.2, -long*.3, -w*1.2, -long*.7, -long, w*1.2, -long*.7, w*1.2, -long*.3)
	case notched:
		return sf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -long*.2, -w*1.15, -long*.5, -w, -long*.78,
			-w*.86, -long*1.03, -w*.26, -long*1.08, -long*.9, w*.26, -long*1.08, w*.86, -long*1.03, w, -long*.78, w*1.15, -long*.5, w*.5, -long*.2)
	case ruffled:
		return sf("M0 0C%g %g %g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -long*.15, -w*1.2, -long*.4, -w*1.02, -long*.72,
			-w*.95, -long*.98, -w*.5, -long*.9, -w*.3, -long*1.07, w*.06, -long*.95, w*.4, -long*1.07, w*.62, -long*.88, w*.98, -long*.96, w, -long*.7, w*1.2, -long*.4, w*.5, -long*.15)
	}
	return sf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -long*.2, -w*1.15, -long*.45, -w, -long*.72,
		-w*.9, -long*.93, -w*.45, -long, -long, w*.45, -long, w*.9, -long*.93, w, -long*.72, w*1.15, -long*.45, w*.5, -long*.2)
}

// petal grows from x, y; its base is shaded, its rim is light and fine streaks run along it.
func petal(c *kit.Canvas, color kit.Color, x, y, long, wide, turn float64, end int) kit.Node {
	deep := 2.0
	if color.Lch().L > .93 {
		deep = .8
		color = color.Shade(.25*lit(turn) - .12)
	} else {
		color = color.Shade(.55 * lit(turn))
	}
	o := petalOutline(long, wide, end)
	side := 1.0
	if lit(turn+90) > lit(turn-90) {
		side = -1
	}
	inside := []kit.Node{c.Path(sf("M0 0Q%g %g 0 %gH%gV0Z", side*wide*.22, -long*.6, -long*1.1, side*wide), color.Shade(-1.3).Alpha(.34))}
	for _, k := range []float64{-.3, -.15, 0, .15, .3} {
		inside = append(inside, c.Line(sf("M0 0Q%g %g %g %g", k*wide*.5, -long*.4, k*wide*1.5, -long*(.86-math.Abs(k)*.35)), color.Shade(-1.6), max(.7, long/75)).Opacity(.3))
	}
	inside = append(inside, c.Path(o, kit.None).Stroke(color.Shade(1.8), max(1.2, long/28)).Opacity(.55))
	return c.Form(o, kit.Lin(0, 0, 0, -long, kit.At(0, color.Shade(-deep)), kit.At(.35, color.Shade(-.35)), kit.At(.75, color.Shade(.5)), kit.At(1, color.Shade(1.1))), inside...).Rotate(turn, 0, 0).Move(x, y)
}

// whorl is a ring of petals around x, y.
func whorl(c *kit.Canvas, color kit.Color, x, y, long, wide float64, n int, start float64, end int) kit.Node {
	var all []kit.Node
	for i := range n {
		all = append(all, petal(c, color, x, y, long, wide, start+360*float64(i)/float64(n), end))
	}
	return kit.Of(all...)
}

// florets fills a disk with dots in the order of a sunflower's seeds.
func florets(c *kit.Canvas, x, y, r float64, n int, size float64, dark, light kit.Color) kit.Node {
	var all []kit.Node
	for i := range n {
		d := r * math.Sqrt((float64(i)+.5)/float64(n))
		px, py := polar(x, y, d, float64(i)*137.508)
		all = append(all, c.Circle(px+size*.18, py+size*.25, size, dark), c.Circle(px-size*.1, py-size*.15, size*.72, light))
	}
	return kit.Of(all...)
}

// dome is the raised center of a flower.
func dome(c *kit.Canvas, t kit.Tones, x, y, r float64, n int) kit.Node {
	return kit.Of(c.Blur(r*.16, c.Circle(x+r*.08, y+r*.14, r*1.12, t.DDD).Opacity(.5)),
		c.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.35, y-r*.4, r*1.5, t.LL, t.L, t.M, t.DD),
			florets(c, x, y, r*.98, n, r*1.1/math.Sqrt(float64(n)), t.DD, t.L),
			c.Path(kit.Oval(x, y, r, r), kit.Rad(x-r*.3, y-r*.35, r*1.45, kit.At(0, t.LL.Alpha(.5)), kit.At(.45, t.M.Alpha(0)), kit.At(1, t.DDD.Alpha(.75))))))
}

// puff is an outline of round bumps around an ellipse.
func puff(x, y, rx, ry float64, n int, turn float64) string {
	var b strings.Builder
	at := func(i int) (float64, float64) {
		s, k := math.Sincos(2*math.Pi*float64(i)/float64(n) + turn*math.Pi/180)
		return x + rx*k, y + ry*s
	}
	px, py := at(0)
	b.WriteString(sf("M%g %g", px, py))
	for i := 1; i <= n; i++ {
		qx, qy := at(i)
		r := math.Hypot(qx-px, qy-py) * .58
		b.WriteString(sf("A%g %g 0 0 1 %g %g", r, r, qx, qy))
		px, py = qx, qy
	}
	return b.String() + "Z"
}

// quad is the point at t on a quadratic curve and the direction there, of length 1.
func quad(x0, y0, cx, cy, x1, y1, t float64) (x, y, dx, dy float64) {
	u := 1 - t
	x, y = u*u*x0+2*u*t*cx+t*t*x1, u*u*y0+2*u*t*cy+t*t*y1
	dx, dy = 2*u*(cx-x0)+2*t*(x1-cx), 2*u*(cy-y0)+2*t*(y1-cy)
	h := math.Hypot(dx, dy)
	return x, y, dx / h, dy / h
}

// roseHead is an open rose seen from above.
func roseHead(c *kit.Canvas, color kit.Color, x, y, r float64) kit.Node {
	all := []kit.Node{}
	rings := []struct {
		r     float64
		n     int
		shade float64
	}{{1, 5, .1}, {.84, 5, 0}, {.66, 4, -.1}, {.48, 4, -.35}, {.31, 3, -.6}}
	for k, ring := range rings {
		for i := range ring.n {
			turn := 360*float64(i)/float64(ring.n) + float64(k)*41 + 12
			long := r * ring.r
			tone := color.Shade(ring.shade + .5*lit(turn))
			o := petalOutline(long, long*1.36, round)
			all = append(all, c.Form(o, kit.Lin(0, -long*.25, 0, -long, kit.At(0, tone.Shade(-2.4)), kit.At(.6, tone.Shade(-.4)), kit.At(1, tone.Shade(.7))),
				c.Path(sf("M0 0Q%g %g 0 %gH%gV0Z", long*.2, -long*.6, -long*1.1, long), tone.Shade(-1.6).Alpha(.22)),
				c.Path(o, kit.None).Stroke(tone.Shade(1.6), max(.8, r*.045)).Opacity(.6)).Rotate(turn, 0, 0).Move(x, y))
		}
	}
	q := r * .2
	all = append(all, c.Circle(x, y, q, kit.Rad(x-q*.3, y-q*.4, q*1.5, color, color.Shade(-1.2), color.Shade(-2.6))),
		c.Line(sf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x-q*.8, y+q*.1, x-q*.7, y-q, x+q*.9, y-q*.9, x+q*.75, y+q*.15, x+q*.6, y+q*.8, x-q*.4, y+q*.7, x-q*.2, y-q*.1), color.Shade(1.2), max(.9, r*.045)).Opacity(.8))
	return kit.Of(all...)
}

// mirrored is a closed curve, the same on both sides of x = 0: points of the right half from the tip down, in shares of
// long.
func mirrored(half string, long float64) string {
	var right, left []string
	for field := range strings.FieldsSeq(half) {
		var x, y float64
		point, corner := strings.CutSuffix(field, "!")
		if _, err := fmt.Sscanf(point, "%g,%g", &x, &y); err != nil {
			panic(err)
		}
		mark := ""
		if corner {
			mark = "!"
		}
		right = append(right, sf("%g,%g%s", x*long, y*long, mark))
		if x != 0 {
			left = append([]string{sf("%g,%g%s", -x*long, y*long, mark)}, left...)
		}
	}
	return strings.Join(append(right, left...), " ")
}
