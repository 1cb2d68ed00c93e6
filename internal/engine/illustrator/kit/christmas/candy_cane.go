package christmas

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var candyCane = kit.Piece{
	Name: "candy-cane", Cm: 15,
	Palette: "stripes #e0293a; cane #fffaf5 candy; bow #3a9a52 ribbon",
	Draw: func(c *kit.Canvas) {
		s, k, b := c.Tones("stripes"), c.Tones("cane"), c.Tones("bow")
		const w, straight, bend = 17.0, 152.0, 50.0
		// The middle line: up, then around the bend.
		at := func(d float64) (x, y, nx, ny float64) {
			if d < straight {
				return 84, 246 - d, -1, 0
			}
			a := (d - straight) / bend
			sin, cos := math.Sincos(a)
			return 84 + bend - bend*cos, 246 - straight - bend*sin, -cos, -sin
		}
		long := straight + bend*3.35
		outer, inner := "", ""
		for i := range 41 {
			x, y, nx, ny := at(long * float64(i) / 40)
			outer += fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], x+nx*w, y+ny*w)
			inner = fmt.Sprintf("L%g %g", x-nx*w, y-ny*w) + inner
		}
		ex, ey, enx, eny := at(long)
		o := outer + fmt.Sprintf("A%g %g 0 0 1 %g %g", w, w, ex-enx*w, ey-eny*w) + inner + fmt.Sprintf("A%g %g 0 0 1 %g %g", w, w, 84-w, 246.)
		var bands []kit.Node
		strip := func(d, thick float64, t kit.Color) kit.Node {
			p := ""
			for i := range 5 {
				u := float64(i)/2 - 1
				x, y, nx, ny := at(d + u*13 + 6*(1-u*u))
				p += fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], x-nx*(w+1)*u, y-ny*(w+1)*u)
			}
			for i := range 5 {
				u := 1 - float64(i)/2
				x, y, nx, ny := at(d + thick + u*13 + 6*(1-u*u))
				p += fmt.Sprintf("L%g %g", x-nx*(w+1)*u, y-ny*(w+1)*u)
			}
			return c.Path(p+"Z", t)
		}
		for d := -56.0; d < long+20; d += 36 {
			bands = append(bands, strip(d, 18, s.M), strip(d+23, 3.4, s.M))
		}
		mid := "M84 250V94A50 50 0 0 1 184 94V106"
		c.Part("cane", c.Form(o+"Z", kit.Lin(60, 40, 200, 240, k.LL, k.M, k.M), c.Named("stripes", bands...),
			c.Blur(4, c.Line(mid, s.DDD, 13).Move(13, 5)).Opacity(.5), c.Blur(3, c.Line(mid, s.DDD, 5).Move(18, 2)).Opacity(.35), c.Blur(2.5, c.Line(mid, kit.White, 6).Move(-9, -4)).Opacity(.75), c.Path(o+"Z", kit.None).Stroke(s.DDD, 2.4).Opacity(.22)),
			c.Line("M77 232V96A57 57 0 0 1 124 39", kit.White, 3.6).Opacity(.85))
		c.Part("bow", c.Clip(o+"Z", c.Blur(4, c.Ellipse(88, 164, 26, 20, s.DDD).Opacity(.5))), c.Form(kit.RoundRect(63, 146, 42, 17, 5), kit.Lin(63, 0, 105, 0, b.M, b.LL, b.M, b.DD)),
			hollyLeaf(c, kit.TonesOf(b.D), 84, 150, 46, 28, -52), hollyLeaf(c, kit.TonesOf(b.D), 84, 150, 46, 28, 52), festoon.Bow(c, b, 84, 154, 1.1), festoon.Sphere(c, s, 84, 155, 8))
		c.AnchorBox("grip", 84, 214, 0, 0, 0)
	},
}

// hollyLeaf is a leaf with spines that grows from x, y.
func hollyLeaf(c *kit.Canvas, t kit.Tones, x, y, long, wide, turn float64) kit.Node {
	d, right := "M0 0", ""
	px, py := 0.0, 0.0
	for i := range 4 {
		u := float64(i+1) / 4.6
		qx, qy := wide/2*math.Pow(math.Sin(math.Pi*(u*.9+.02)), .7), -long*(u+.04)
		d += fmt.Sprintf("Q%g %g %g %g", -(px+qx)*.36, (py+qy)/2, -qx, qy)
		right = fmt.Sprintf("Q%g %g %g %g", (px+qx)*.36, (py+qy)/2, px, py) + right
		px, py = qx, qy
	}
	return festoon.LeafBlade(c, t, d+fmt.Sprintf("Q%g %g 0 %gQ%g %g %g %g", -px*.4, -long*.9, -long, px*.4, -long*.9, px, py)+right+"Z", x, y, long, wide, turn)
}
