package holiday

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

func sf(format string, a ...any) string { return fmt.Sprintf(format, a...) }

// polar returns the point at a distance from x, y in a direction (degrees, 0 = up, clockwise).
func polar(x, y, r, turn float64) (px, py float64) {
	s, k := math.Sincos(turn * math.Pi / 180)
	return x + r*s, y - r*k
}

// lit says how much a part that points in a direction (degrees, 0 = up, clockwise) faces the light: −1 to 1.
func lit(turn float64) float64 { return math.Cos((turn + 45) * math.Pi / 180) }

// across is the shading of an upright cylinder between two edges.
func across(t kit.Tones, x1, x2 float64) kit.Gradient {
	return kit.Lin(x1, 0, x2, 0, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.3, t.LL), kit.At(.5, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// sphere is a glossy ball.
func sphere(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	return kit.Of(c.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.35, y-r*.4, r*1.55, kit.At(0, t.LL), kit.At(.25, t.L), kit.At(.5, t.M), kit.At(.85, t.DD), kit.At(1, t.D)),
		c.Path(sf("M%g %gA%g %g 0 0 0 %g %g", x-r*.1, y+r*.88, r*.88, r*.88, x+r*.88, y+r*.05), kit.None).Stroke(t.LL, r*.1).Opacity(.45)),
		c.Ellipse(x-r*.38, y-r*.42, r*.25, r*.15, kit.White).Opacity(.8).Rotate(-40, x-r*.38, y-r*.42))
}

// starPath is a star with n points around x, y.
func starPath(x, y, r, inner float64, n int) string {
	var b strings.Builder
	for i := range 2 * n {
		d := r
		if i%2 == 1 {
			d = r * inner
		}
		px, py := polar(x, y, d, float64(i)*180/float64(n))
		b.WriteString(sf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], px, py))
	}
	return b.String() + "Z"
}

// star is a faceted five-pointed star.
func star(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	var all []kit.Node
	for i := range 10 {
		d, e := r, r*.46
		if i%2 == 1 {
			d, e = e, d
		}
		ax, ay := polar(x, y, d, float64(i)*36)
		bx, by := polar(x, y, e, float64(i+1)*36)
		tone := t.M.Shade(.3 + 1.3*lit(float64(i)*36+18+map[bool]float64{true: 40, false: -40}[i%2 == 0]))
		all = append(all, c.Path(sf("M%g %gL%g %gL%g %gZ", x, y, ax, ay, bx, by), tone).Stroke(tone, .4))
	}
	return kit.Of(c.Path(starPath(x, y, r, .46, 5), t.M).Stroke(t.D, r*.1), kit.Of(all...))
}

// flame burns from a wick's tip at x, y; it is about 30 k high and glows.
func flame(c *kit.Canvas, x, y, k float64) kit.Node {
	drop := func(w, h float64) string {
		return sf("M0 0C%g 0 %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g 0 0 0Z", -w, -w*1.2, -h*.25, -w*.95, -h*.42, -w*.7, -h*.62, -w*.1, -h*.75, w*.12, -h, w*.3, -h*.76, w*.8, -h*.62, w*.95, -h*.4, w*1.2, -h*.2, w*.95)
	}
	return kit.Of(c.Glow(7, c.Ellipse(0, -14, 13, 17, kit.Hex("#ffb43a")).Opacity(.5)),
		c.Path(drop(9, 31), kit.Lin(0, -31, 0, 0, kit.Hex("#ffb02e"), kit.Hex("#ff8a1f"), kit.Hex("#f2581c"))),
		c.Path(drop(6.4, 22), kit.Lin(0, -22, 0, 0, kit.Hex("#ffe26a"), kit.Hex("#ffc02e"))).Move(0, -1),
		c.Path(drop(3.4, 12), kit.Lin(0, -12, 0, 0, kit.Hex("#fffbe2"), kit.Hex("#fff0a0"))).Move(0, -1.6)).Scale(k, k, 0, 0).Move(x, y)
}

// bow is a tied ribbon around x, y: 84 k wide, from −20 k to 46 k high.
func bow(c *kit.Canvas, t kit.Tones, x, y, k float64) kit.Node {
	tail := c.Form("M-5 3C-12 18 -22 30 -26 46L-16 41L-8 48C-4 32 3 18 5 5Z", kit.Lin(-22, 4, 0, 46, t.M, t.D, t.DD), c.Path("M-5 5C-12 20 -20 31 -23 44L-18 42C-13 29 -5 18 0 7Z", t.LL).Opacity(.4), c.Blur(3, c.Ellipse(0, 4, 14, 10, t.DDD).Opacity(.5)))
	loop := c.Form("M0 0C-7 -18 -30 -29 -40 -17C-47 -6 -44 13 -33 16C-20 18 -8 9 0 0Z", kit.Lin(-42, -20, -4, 18, t.LL, t.M, t.M, t.DD),
		c.Form("M-3 0C-12 -10 -26 -15 -32 -8C-35 -1 -32 8 -25 9C-17 9 -9 5 -3 0Z", kit.Lin(-34, -12, -4, 8, t.DD, t.D, t.DDD)), c.Blur(3, c.Ellipse(-2, 0, 12, 12, t.DDD).Opacity(.5)),
		c.Line("M-8 -4Q-18 -14 -28 -14M-8 5Q-16 13 -26 13", t.DD, 1.2).Opacity(.5), c.Line("M-39 -11C-34 -23 -20 -20 -11 -13", t.LL, 2.6).Opacity(.75))
	return kit.Of(tail, tail.Mirror(0), loop, loop.Mirror(0),
		c.Form("M-9 -10Q0 -13 9 -10Q12 0 9 10Q0 13 -9 10Q-12 0 -9 -10Z", kit.Lin(-10, -10, 10, 10, t.LL, t.M, t.DD), c.Line("M-4 -9Q-6 0 -4 9M3 -9Q5 0 3 9", t.DD, 1.4).Opacity(.5), c.Ellipse(-3, -5, 3.4, 2.2, kit.White).Opacity(.45))).Scale(k, k, 0, 0).Move(x, y)
}

// leaf grows from x, y.
func leaf(c *kit.Canvas, t kit.Tones, x, y, long, wide, turn float64) kit.Node {
	w := wide * .66
	o := sf("M0 0C%g %g %g %g 0 %gC%g %g %g %g 0 0Z", -w*1.08, -long*.18, -w*.95, -long*.68, -long, w*.95, -long*.68, w*1.08, -long*.18)
	return leafBlade(c, t, o, x, y, long, wide, turn)
}

func leafBlade(c *kit.Canvas, t kit.Tones, o string, x, y, long, wide, turn float64) kit.Node {
	side := 1.0
	if lit(turn+90) > lit(turn-90) {
		side = -1
	}
	inside := []kit.Node{c.Path(sf("M0 5H%gV%gH0Z", side*wide, -long*1.2), t.DD.Alpha(.34)), c.Path(sf("M0 5H%gV%gH0Z", -side*wide, -long*1.2), t.LL.Alpha(.22))}
	for i := range 4 {
		y0 := -long * (.1 + .19*float64(i))
		for _, k := range []float64{-1, 1} {
			inside = append(inside, c.Line(sf("M0 %gQ%g %g %g %g", y0, k*wide*.24, y0-long*.06, k*wide*.5, y0-long*.2), t.LL, max(.7, long/70)).Opacity(.45))
		}
	}
	inside = append(inside, c.Line(sf("M0 2V%g", -long*.95), t.LL, max(.9, long/40)).Opacity(.85), c.Path(o, kit.None).Stroke(t.LL, 1.6).Opacity(.4))
	return c.Form(o, kit.Lin(0, 0, 0, -long, t.D, t.M, t.L), inside...).Rotate(turn, 0, 0).Move(x, y)
}

// hollyLeaf is a leaf with spines that grows from x, y.
func hollyLeaf(c *kit.Canvas, t kit.Tones, x, y, long, wide, turn float64) kit.Node {
	d, right := "M0 0", ""
	px, py := 0.0, 0.0
	for i := range 4 {
		u := float64(i+1) / 4.6
		qx, qy := wide/2*math.Pow(math.Sin(math.Pi*(u*.9+.02)), .7), -long*(u+.04)
		d += sf("Q%g %g %g %g", -(px+qx)*.36, (py+qy)/2, -qx, qy)
		right = sf("Q%g %g %g %g", (px+qx)*.36, (py+qy)/2, px, py) + right
		px, py = qx, qy
	}
	return leafBlade(c, t, d+sf("Q%g %g 0 %gQ%g %g %g %g", -px*.4, -long*.9, -long, px*.4, -long*.9, px, py)+right+"Z", x, y, long, wide, turn)
}

// puff is an outline of round bumps around an ellipse.
func puff(x, y, rx, ry float64, n int, turn float64) string {
	var b strings.Builder
	px, py := 0.0, 0.0
	for i := range n + 1 {
		s, k := math.Sincos(2*math.Pi*float64(i)/float64(n) + turn*math.Pi/180)
		qx, qy := x+rx*k, y+ry*s
		if i == 0 {
			b.WriteString(sf("M%.2f %.2f", qx, qy))
		} else {
			r := math.Hypot(qx-px, qy-py) * .58
			b.WriteString(sf("A%.2f %.2f 0 0 1 %.2f %.2f", r, r, qx, qy))
		}
		px, py = qx, qy
	}
	return b.String() + "Z"
}

// drips is icing that runs down from a round top: its upper edge is the far rim, its lower edge hangs by the lengths.
func drips(x1, x2, top, ry float64, lengths ...float64) string {
	var b strings.Builder
	rx := (x2 - x1) / 2
	b.WriteString(sf("M%g %gA%g %g 0 0 1 %g %g", x1, top, rx, ry, x2, top))
	w := (x2 - x1) / float64(len(lengths))
	edge := func(x float64) float64 {
		u := (x - (x1+x2)/2) / rx
		return top + ry*math.Sqrt(max(0, 1-u*u))
	}
	for i, long := range lengths {
		r := x2 - w*float64(i)
		m, l := r-w/2, r-w
		y := edge(m) + long
		b.WriteString(sf("C%g %g %g %g %g %gC%g %g %g %g %g %g", r-w*.04, y, r-w*.1, y+w*.34, m, y+w*.34, l+w*.1, y+w*.34, l+w*.04, y, l+w*.02, edge(l)+w*.28))
		if i < len(lengths)-1 {
			b.WriteString(sf("L%g %g", l, edge(l)+w*.24))
		}
	}
	return b.String() + sf("L%g %gZ", x1, top)
}

// rose is an open rose seen from above.
func rose(c *kit.Canvas, color kit.Color, x, y, r float64) kit.Node {
	var all []kit.Node
	for k, ring := range []struct {
		r float64
		n int
	}{{1, 5}, {.78, 5}, {.56, 4}, {.36, 3}} {
		for i := range ring.n {
			turn := 360*float64(i)/float64(ring.n) + float64(k)*41 + 12
			h := r * ring.r
			w := h * .68
			m := color.Shade(.5*lit(turn) - .2*float64(k))
			o := sf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -h*.2, -w*1.15, -h*.45, -w, -h*.72, -w*.9, -h*.93, -w*.45, -h, -h, w*.45, -h, w*.9, -h*.93, w, -h*.72, w*1.15, -h*.45, w*.5, -h*.2)
			all = append(all, c.Form(o, kit.Lin(0, -h*.25, 0, -h, m.Shade(-2), m.Shade(-.3), m.Shade(.7)), c.Path(o, kit.None).Stroke(m.Shade(1.6), max(.8, r*.06)).Opacity(.7)).Rotate(turn, 0, 0).Move(x, y))
		}
	}
	return kit.Of(kit.Of(all...), c.Circle(x, y, r*.17, color.Shade(-1.6)), c.Line(sf("M%g %ga%g %g 0 1 1 %g %g", x-r*.1, y+r*.05, r*.1, r*.1, r*.12, r*.06), color.Shade(1.2), max(.8, r*.05)))
}
