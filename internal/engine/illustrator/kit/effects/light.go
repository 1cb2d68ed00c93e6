package effects

import (
	"fmt"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var lightRay = kit.Piece{
	Name: "light-ray", Cm: 400,
	Palette: "rays #ffdf8a light sunbeams",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("rays")
		r := c.Rand()
		if c.State("all around") {
			c.Soft()
			c.Part("rays", raysAround(c, r, t))
			return
		}
		c.Bleed()
		x, y, from, to := 26.0, -14.0, 22.0, 82.0
		switch c.Variant(3) {
		case 1:
			x, y, from, to = 128, -30, 52, 128
		case 2: // a spotlight
			cone := "M116 0H140L226 240Q128 262 30 240Z"
			fade := kit.Lin(128, 0, 128, 250, kit.At(0, t.LL.Alpha(.95)), kit.At(.5, t.M.Alpha(.5)), kit.At(1, t.M.Alpha(.06)))
			c.Part("rays", c.Glow(9, c.Path(cone, fade)).Opacity(.8), c.Glow(4, c.Path("M120 0H136L180 244Q128 254 76 244Z", fade)).Opacity(.7), c.Glow(5, c.Ellipse(128, 238, 84, 13, t.L)).Opacity(.55), shape.Puff(c, 128, 4, 26, kit.White, .9))
			return
		}
		n := 15
		var soft, sharp []kit.Node
		for i := range n {
			a := from + (to-from)*(float64(i)+shape.Between(r, .2, .8))/float64(n)
			w := shape.Between(r, .5, 3.4)
			l := shape.Between(r, 200, 330)
			p, q := shape.Polar(x, y, l, a-w), shape.Polar(x, y, l, a+w)
			k := shape.Between(r, .2, .6)
			d := fmt.Sprintf("M%g %gL%.1f %.1fL%.1f %.1fZ", x, y, p.X, p.Y, q.X, q.Y)
			fill := kit.Rad(x, y, l, kit.At(0, t.LL.Alpha(k)), kit.At(.4, t.L.Alpha(k*.8)), kit.At(1, t.M.Alpha(.001)))
			soft = append(soft, c.Path(d, fill))
			if i%2 == 0 {
				sharp = append(sharp, c.Path(d, fill))
			}
		}
		c.Part("rays", c.Clip("M0 0H256V256H0Z", c.Glow(5, soft...), c.Glow(1.6, sharp...).Opacity(.7), shape.Puff(c, x, y, 130, t.LL, .7), shape.Puff(c, x, y, 60, kit.White, .9)))
	},
}

// raysAround is a soft light with rays of different lengths on all sides.
func raysAround(c *kit.Canvas, r *rand.Rand, t kit.Tones) kit.Node {
	const n = 26
	var wide, thin []kit.Node
	for i := range n {
		a := 360 * (float64(i) + shape.Between(r, -.3, .3)) / n
		w, l, k := shape.Between(r, 2, 5), shape.Between(r, 84, 126), shape.Between(r, .45, .8)
		p, q := shape.Polar(128, 128, l, a-w), shape.Polar(128, 128, l, a+w)
		d := fmt.Sprintf("M128 128L%.1f %.1fL%.1f %.1fZ", p.X, p.Y, q.X, q.Y)
		ray := c.Path(d, kit.Rad(128, 128, l, kit.At(0, t.LL.Alpha(k)), kit.At(.55, t.L.Alpha(k*.8)), kit.At(1, t.M.Alpha(.001))))
		wide = append(wide, ray)
		if i%3 == 0 {
			thin = append(thin, ray)
		}
	}
	return kit.Of(shape.Puff(c, 128, 128, 110, t.L, .7), c.Glow(3, wide...), c.Glow(1, thin...).Opacity(.8), shape.Puff(c, 128, 128, 60, kit.White, .7))
}

var glow = kit.Piece{
	Name: "glow", Cm: 60,
	Palette: "glow #ffc94a light aura",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t := c.Tones("glow")
		switch c.Variant(3) {
		case 1: // a ring
			for i, w := range []float64{26, 14, 6} {
				c.Part("glow", c.Glow([]float64{13, 6, 2}[i], c.Circle(128, 128, 84, kit.None).Stroke([]kit.Color{t.M, t.L, kit.White}[i], w)).Opacity([]float64{.75, .85, .95}[i]))
			}
		case 2: // with soft rays
			for i := range 18 {
				a := 20 * float64(i)
				l := 122 - 28*float64(i%2)
				p, q := shape.Polar(128, 128, l, a-2.4), shape.Polar(128, 128, l, a+2.4)
				c.Part("glow", c.Path(fmt.Sprintf("M128 128L%.1f %.1fL%.1f %.1fZ", p.X, p.Y, q.X, q.Y), kit.Rad(128, 128, l, t.L.Alpha(.9), t.M.Alpha(.4), t.M.Alpha(.001))))
			}
			c.Part("glow", shape.Puff(c, 128, 128, 100, t.M, .8), shape.Puff(c, 128, 128, 46, kit.White, 1))
		default:
			c.Part("glow", c.Circle(128, 128, 126, kit.Rad(128, 128, 126, kit.At(0, kit.White), kit.At(.1, t.LL.Alpha(.98)), kit.At(.28, t.L.Alpha(.8)), kit.At(.5, t.M.Alpha(.42)), kit.At(.75, t.M.Alpha(.14)), kit.At(1, t.M.Alpha(.001)))))
		}
	},
}

var lensFlare = kit.Piece{
	Name: "lens-flare", Cm: 100,
	Palette: "flare #ffb347; halo #6fb6ff",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, h := c.Tones("flare"), c.Tones("halo")
		x, y := 82.0, 84.0
		if c.Variant(2) == 1 { // a long streak
			x, y = 128, 128
			c.Part("flare", shape.Puff(c, 0, 0, 126, t.M, .7).Scale(1, .16, 0, 0).Move(x, y), shape.Puff(c, 0, 0, 126, kit.White, .9).Scale(1, .035, 0, 0).Move(x, y), shape.Puff(c, 0, 0, 90, h.M, .6).Scale(.05, 1, 0, 0).Move(x, y))
			c.Part("halo", c.Circle(x, y, 60, kit.Rad(x, y, 60, kit.At(.8, h.L.Alpha(.001)), kit.At(.93, h.M.Alpha(.5)), kit.At(1, h.M.Alpha(.001)))))
			c.Part("flare", shape.Puff(c, x, y, 44, t.L, .9), shape.Puff(c, x, y, 20, kit.White, 1))
			return
		}
		c.Part("halo", c.Circle(x, y, 72, kit.Rad(x, y, 72, kit.At(.72, h.L.Alpha(.001)), kit.At(.86, h.M.Alpha(.34)), kit.At(.93, t.M.Alpha(.4)), kit.At(1, t.M.Alpha(.001)))))
		c.Part("flare", shape.Puff(c, x, y, 78, t.M, .85))
		for i := range 10 {
			a := 18*float64(i) + 7
			l := []float64{80, 44}[i%2]
			c.Part("flare", c.Path(shape.Glint(x, y, l, .018), kit.Rad(x, y, l, kit.White, t.L, t.L.Alpha(.01))).Rotate(a, x, y))
		}
		c.Part("flare", shape.Puff(c, 0, 0, 92, t.LL, .8).Scale(1, .05, 0, 0).Move(x, y), shape.Puff(c, x, y, 30, kit.White, 1))
		for i, g := range []struct{ u, r, a float64 }{{.42, 8, .5}, {.6, 15, .3}, {.82, 5, .6}, {1.02, 26, .26}, {1.3, 12, .42}, {1.55, 34, .22}} {
			px, py := x+104*g.u, y+104*g.u
			q := []kit.Tones{h, t, h}[i%3]
			c.Part("halo", c.Circle(px, py, g.r, kit.Rad(px, py, g.r, kit.At(0, q.L.Alpha(g.a*.4)), kit.At(.8, q.M.Alpha(g.a)), kit.At(.94, q.L.Alpha(g.a*1.3)), kit.At(1, q.M.Alpha(.001)))))
		}
	},
}

var sunburst = kit.Piece{
	Name: "sunburst", Cm: 300,
	Palette: "rays #f9b233 sun; second #fde3a5 <rays",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("rays"), c.Tones("second")
		v := c.Variant(3)
		b := shape.Sheet(c.Aspect(1))
		cx, cy := 128.0, 128.0
		n := []int{16, 24, 36}[v]
		r := math.Hypot(b.W(), b.H()) / 2
		wedge := func(i int, part float64, fill kit.Paint) kit.Node {
			step := 360 / float64(n)
			a := step * float64(i)
			p, q := shape.Polar(cx, cy, r*1.5, a-step*part/2), shape.Polar(cx, cy, r*1.5, a+step*part/2)
			return c.Path(fmt.Sprintf("M%g %gL%.2f %.2fL%.2f %.2fZ", cx, cy, p.X, p.Y, q.X, q.Y), fill)
		}
		var all []kit.Node
		switch v {
		case 1: // rays with empty gaps that fade out
			for i := range n {
				all = append(all, wedge(i, .5, kit.Rad(cx, cy, 128, kit.At(0, t.L), kit.At(.5, t.M), kit.At(1, t.M.Alpha(.02)))))
			}
			c.Part("rays", c.Clip(kit.Oval(cx, cy, 127, 127), all...), shape.Puff(c, cx, cy, 50, s.L, 1))
			return
		case 2: // thin lines of two lengths
			for i := range n {
				a := 360 * float64(i) / float64(n)
				l := []float64{124, 96, 112, 96}[i%4]
				p, q := shape.Polar(cx, cy, 58, a), shape.Polar(cx, cy, l, a)
				c.Part("rays", c.Path(shape.Ribbon(shape.Sample([]shape.Pt{p, q}, 4), func(u float64) float64 { return 4.5 - 3.4*u }), []kit.Color{t.M, t.D}[i%2]))
			}
			c.Part("second", shape.Plump(c, kit.Oval(cx, cy, 44, 44), t), c.Circle(cx, cy, 50, kit.None).Stroke(s.D, 2))
			return
		}
		c.Bleed()
		for i := range n {
			all = append(all, wedge(i, 1.01, []kit.Color{t.M, s.M}[i%2]))
		}
		c.Part("rays", c.Clip(shape.Rect(b, 0), append(all, c.Circle(cx, cy, r, kit.Rad(cx, cy, r, kit.At(0, kit.White.Alpha(.75)), kit.At(.4, kit.White.Alpha(.12)), kit.At(.7, t.DD.Alpha(.001)), kit.At(1, t.DD.Alpha(.28)))))...))
	},
}

var neonLight = kit.Piece{
	Name: "neon-light", Cm: 60,
	Palette: "tube #ff3d9a neon pink; glow #ff3d9a <tube; second #2fd6ff",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, g, s := c.Tones("tube"), c.Tones("glow"), c.Tones("second")
		tube := func(part, d string, t, g kit.Tones, k float64) {
			line := func(p kit.Color, w float64) kit.Node { return c.Path(d, kit.None).Stroke(p, w*k) }
			c.Part("glow", c.Glow(13*k, line(g.M, 18)).Opacity(.7), c.Glow(5*k, line(g.M, 11)).Opacity(.85))
			c.Part(part, line(t.D, 8), line(t.L, 6), line(kit.White, 2.4).Opacity(.95))
		}
		if text := c.Text(); text != "" {
			tube("second", kit.RoundRect(14, 62, 228, 132, 34), s, s, .8)
			d := kit.LettersPath(text, kit.Box{X0: 40, Y0: 86, X1: 216, Y1: 170}, "monoline")
			c.Part("glow", c.Glow(10, c.Path(d, g.M).Stroke(g.M, 9)).Opacity(.75), c.Glow(4, c.Path(d, g.M).Stroke(g.M, 5)).Opacity(.9))
			c.Part("tube", c.Path(d, t.D).Stroke(t.D, 4.6), c.Path(d, t.L).Stroke(t.L, 3), c.Path(d, kit.White).Stroke(kit.White, .9))
			c.AnchorBox("print", 128, 128, 176, 84, 0)
			return
		}
		switch c.Variant(4) {
		case 1:
			tube("tube", kit.Oval(128, 128, 100, 100), t, g, 1)
			tube("second", kit.Oval(128, 128, 82, 82), s, s, .8)
			c.AnchorBox("inside", 128, 128, 110, 110, 0)
		case 2:
			tube("tube", shape.Poly(8, shape.Pt{X: 146, Y: 24}, shape.Pt{X: 70, Y: 140}, shape.Pt{X: 122, Y: 140}, shape.Pt{X: 104, Y: 232}, shape.Pt{X: 186, Y: 108}, shape.Pt{X: 134, Y: 108}), t, g, 1)
		case 3:
			tube("tube", kit.RoundRect(26, 52, 204, 152, 30), t, g, 1)
			tube("second", kit.RoundRect(42, 68, 172, 120, 20), s, s, .8)
			c.AnchorBox("inside", 128, 128, 150, 96, 0)
		default:
			tube("tube", shape.Heart(128, 132, 196), t, g, 1.1)
			tube("second", shape.Heart(128, 124, 130), s, s, .9)
		}
	},
}
