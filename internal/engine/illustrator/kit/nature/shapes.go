package nature

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

// mix blends two colors.
func mix(a, b kit.Color, t float64) kit.Color {
	return a.Toward(b, t)
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

// twinkle is a four-pointed glint.
func twinkle(c *kit.Canvas, x, y, r float64, color kit.Color) kit.Node {
	return c.Path(sf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-r, x, y, x+r*.7, y, x, y, x, y+r, x, y, x-r*.7, y, x, y, x, y-r), color)
}

// sphere is a glossy ball.
func sphere(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	return kit.Of(c.Circle(x, y, r, kit.Rad(x-r*.35, y-r*.4, r*1.55, t.LL, t.L, t.M, t.DD, t.D)), c.Ellipse(x-r*.38, y-r*.42, r*.25, r*.15, kit.White).Opacity(.8).Rotate(-40, x-r*.38, y-r*.42))
}

// facet is one face of a stone: a polygon whose color runs between two tones.
func facet(c *kit.Canvas, color kit.Color, from, to float64, xy ...float64) kit.Node {
	d, cx, cy := "", 0.0, 0.0
	x0, y0, x1, y1 := xy[0], xy[1], xy[0], xy[1]
	for i := 0; i < len(xy); i += 2 {
		d += sf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], xy[i], xy[i+1])
		cx, cy = cx+xy[i], cy+xy[i+1]
		x0, y0, x1, y1 = min(x0, xy[i]), min(y0, xy[i+1]), max(x1, xy[i]), max(y1, xy[i+1])
	}
	fill := kit.Lin(x0, y0, x1, y1, color.Shade(from), color.Shade(to))
	return c.Path(d+"Z", fill).Stroke(fill, .6)
}

// puff is one round part of a cloud.
type puff struct{ x, y, r float64 }

// puffs is a cloud of round parts, given back to front; its underside is colored below.
func puffs(c *kit.Canvas, t kit.Tones, below kit.Color, base float64, parts ...puff) kit.Node {
	// The outermost parts stand on the base line, and the base between them is flat.
	first, last := 0, 0
	for i, p := range parts {
		if p.x < parts[first].x {
			first = i
		}
		if p.x > parts[last].x {
			last = i
		}
	}
	parts[first].y, parts[last].y = base-parts[first].r, base-parts[last].r
	outline := ""
	x0, x1, y0 := parts[0].x, parts[0].x, parts[0].y
	for _, p := range parts {
		outline += kit.Oval(p.x, p.y, p.r, p.r)
		x0, x1, y0 = min(x0, p.x-p.r), max(x1, p.x+p.r), min(y0, p.y-p.r)
	}
	outline += sf("M%g %gH%gV%gH%gZ", parts[first].x, base-parts[first].r, parts[last].x, base, parts[first].x)
	flat := sf("M%g %gH%gV%gH%gZ", x0-20, y0-20, x1+20, base, x0-20)
	var inside []kit.Node
	for _, p := range parts {
		inside = append(inside, c.Blur(p.r*.13, c.Circle(p.x+p.r*.04, p.y+p.r*.02, p.r*1.02, below.Shade(-.3)).Opacity(.42)),
			c.Circle(p.x, p.y, p.r, kit.Rad(p.x-p.r*.38, p.y-p.r*.5, p.r*1.7, kit.At(0, t.LL), kit.At(.35, t.L), kit.At(.62, t.M), kit.At(1, mix(t.M, below, .6)))))
	}
	inside = append(inside, c.Path(sf("M%g %gH%gV%gH%gZ", x0-9, y0, x1+9, base+40, x0-9), kit.Lin(0, base-(base-y0)*.42, 0, base, kit.At(0, below.Alpha(0)), kit.At(.6, below.Alpha(.62)), kit.At(1, below.Alpha(.95)))),
		c.Blur(7, c.Ellipse((x0+x1)/2, base+3, (x1-x0)*.4, 9, below.Shade(-1)).Opacity(.55)),
		c.Blur(5, c.Ellipse(parts[first].x+parts[first].r*.1, base-parts[first].r*.5, parts[first].r*.6, parts[first].r*.2, t.LL).Opacity(.3)))
	return c.Clip(flat, c.Form(outline, t.M, inside...))
}

// rain is a falling drop whose tip is at the top.
func rain(c *kit.Canvas, t kit.Tones, x, y, r, turn float64) kit.Node {
	o := sf("M0 %gC%g %g %g %g 0 %gC%g %g %g %g 0 %gZ", r, -r*1.35, r, -r*1.1, -r*.3, -r*2, r*1.1, -r*.3, r*1.35, r, r)
	return kit.Of(c.Form(o, kit.Rad(-r*.4, -r*.3, r*2, t.LL, t.L, t.M, t.DD), c.Path(sf("M%g %gA%g %g 0 0 0 %g %g", 0., r*.78, r*.8, r*.8, r*.75, -r*.1), kit.None).Stroke(t.LL, r*.16).Opacity(.7)),
		c.Ellipse(-r*.36, -r*.1, r*.17, r*.34, kit.White).Opacity(.85).Rotate(16, -r*.36, -r*.1)).Rotate(turn, 0, 0).Move(x, y)
}

// quad is the point at t on a quadratic curve and the direction there, of length 1.
func quad(x0, y0, cx, cy, x1, y1, t float64) (x, y, dx, dy float64) {
	u := 1 - t
	x, y = u*u*x0+2*u*t*cx+t*t*x1, u*u*y0+2*u*t*cy+t*t*y1
	dx, dy = 2*u*(cx-x0)+2*t*(x1-cx), 2*u*(cy-y0)+2*t*(y1-cy)
	h := math.Hypot(dx, dy)
	return x, y, dx / h, dy / h
}

// frond is a palm's feather leaf along a curve; its leaflets hang below.
func frond(c *kit.Canvas, t kit.Tones, x0, y0, cx, cy, x1, y1, deep float64) kit.Node {
	top, low, lines := "", "", ""
	const n = 11
	for i := range n + 1 {
		k := float64(i) / n
		x, y, dx, dy := quad(x0, y0, cx, cy, x1, y1, k)
		nx, ny := -dy, dx
		if x1 < x0 {
			nx, ny = dy, -dx
		}
		w := deep * (.25 + .75*math.Pow(math.Sin(math.Pi*min(1, k*.86+.1)), .7))
		if i == n {
			w = 2
		}
		top += sf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], x-nx*w*.28, y-ny*w*.28)
		tx, ty := x+nx*w+dx*w*.7, y+ny*w+dy*w*.7
		low = sf("L%g %gQ%g %g %g %g", x+nx*w*.3+dx*3, y+ny*w*.3+dy*3, x+nx*w*.8+dx*w*.2, y+ny*w*.8+dy*w*.2, tx, ty) + low
		lines += sf("M%g %gL%g %g", x, y, tx, ty)
	}
	spine := sf("M%g %gQ%g %g %g %g", x0, y0, cx, cy, x1, y1)
	return kit.Of(c.Form(top+low+"Z", kit.Lin(min(x0, x1), min(y0, y1)-8, max(x0, x1), max(y0, y1)+16, t.LL, t.M, t.DD), c.Line(lines, t.DD, 1.1).Opacity(.5), c.Blur(deep*.2, c.Circle(x0, y0, deep, t.DDD).Opacity(.45))), c.Line(spine, t.DD, 2.4), c.Line(spine, t.LL, 1.2).Move(-.3, -.5))
}

// palm is a palm tree from its foot at x, y; it is about 150 k high and leans.
func palm(c *kit.Canvas, leaves, trunk kit.Tones, x, y, k, lean float64) (wood, crown kit.Node) {
	tx, ty := lean, -118.0
	d := sf("M-9 0C%g -40 %g -80 %g %gL%g %gC%g -80 %g -40 10 0Q0 5 -9 0Z", -6., tx*.3-6, tx-5, ty, tx+6, ty, tx*.3+7, 8.)
	var rings []kit.Node
	for i := range 10 {
		v := float64(i) / 10
		rx := tx * v * v * .96
		ry := -6 - 112*v
		rings = append(rings, c.Line(sf("M%g %gq9 5 22 -1", rx-11, ry), trunk.DDD, 1.7).Opacity(.5), c.Line(sf("M%g %gq9 5 22 -1", rx-11, ry+1.4), trunk.LL, 1.1).Opacity(.5))
	}
	wood = kit.Of(c.Form(d, kit.Lin(-8, 0, 12, 6, trunk.L, trunk.M, trunk.DD), kit.Of(rings...), c.Blur(4, c.Circle(tx+2, ty, 16, trunk.DDD).Opacity(.6)))).Scale(k, k, 0, 0).Move(x, y)
	nut := kit.TonesOf(kit.Hex("#7a4a2b"))
	far := kit.TonesOf(leaves.D)
	crown = kit.Of(frond(c, far, tx, ty, tx+12, ty-38, tx+44, ty-36, 15), frond(c, far, tx, ty, tx-14, ty-38, tx-44, ty-34, 15), sphere(c, nut, tx-7, ty+8, 6.5), sphere(c, nut, tx+8, ty+8, 6.5),
		frond(c, leaves, tx, ty, tx-36, ty-24, tx-66, ty+22, 18), frond(c, leaves, tx, ty, tx+36, ty-24, tx+66, ty+24, 18), frond(c, leaves, tx, ty, tx-40, ty-38, tx-74, ty-8, 17), frond(c, leaves, tx, ty, tx+40, ty-38, tx+74, ty-6, 17),
		frond(c, leaves, tx, ty, tx-26, ty+2, tx-38, ty+36, 15), frond(c, leaves, tx, ty, tx+26, ty+2, tx+38, ty+38, 15)).Scale(k, k, 0, 0).Move(x, y)
	return wood, crown
}
