package fantasy

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var angelWings = kit.Piece{
	Name: "angel-wings", Cm: 140,
	Palette: "feathers #f3f4fd; tips #a3b8ec <feathers",
	Draw: func(c *kit.Canvas) {
		f, t := c.Tones("feathers"), c.Tones("tips")
		shade := kit.Hex("#6a78a8")
		quill := func(l, w float64) kit.Node {
			d := p.D("M0 0C%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", l*.3, -w*1.2, l*.8, -w*1.1, l*.97, -w*.5, l*1.03, -w*.1, l, w*.4, l*.92, w*.5, l*.7, w*.95, l*.2, w*.9)
			return kit.Of(c.Path(d, shade).Move(.6, 2.4).Opacity(.4), c.Form(d, kit.Lin(0, 0, l, 0, kit.At(0, f.M), kit.At(.55, f.M), kit.At(1, t.M)),
				c.Path(p.D("M0 4Q%g %g %g %gL%g %gQ%g %g 0 10Z", l*.5, w*.5, l, w*.3, l, w*1.2, l*.5, w*1.2), t.DD).Opacity(.3),
				p.Each(5, func(i int) kit.Node {
					x := l * (.5 + float64(i)*.09)
					return c.Line(p.D("M%g 0q%g %g %g %g", x, l*.07, w*.2, l*.12, w*.9), t.DD, 1).Opacity(.4)
				}), c.Line(p.D("M0 0Q%g %g %g %g", l*.5, -w*.25, l*.94, -w*.05), t.D, 1.4), c.Line(p.D("M%g %gQ%g %g %g %g", l*.2, -w*.5, l*.6, -w*.85, l*.9, -w*.55), kit.White, 2).Opacity(.9)))
		}
		// row lays n feathers along the wing's arm; the outermost is drawn first.
		row := func(n int, at func(u float64) (x, y, deg, l, w float64)) kit.Node {
			var all []kit.Node
			for i := range n {
				x, y, deg, l, w := at(float64(i) / float64(n-1))
				all = append(all, quill(l, w).Rotate(deg, 0, 0).Move(x, y))
			}
			return kit.Of(all...)
		}
		arm := p.NewTube(p.J{X: 142, Y: 184, R: 9}, p.J{X: 140, Y: 120, R: 14}, p.J{X: 158, Y: 64, R: 17}, p.J{X: 196, Y: 28, R: 14}, p.J{X: 240, Y: 18, R: 8})
		layer := func(n int, k, w, turn, from, to float64) kit.Node {
			return row(n, func(u float64) (x, y, deg, l, width float64) {
				j, _ := arm.At(from + (to-from)*u)
				return j.X, j.Y, 42 + turn + 42*math.Pow(u, .8), k * (76 + 104*math.Sin(math.Pi*(.38+.56*u))), w
			})
		}
		const shoulder = "M140 194C122 150 122 100 144 62C166 26 206 6 246 14C232 26 222 40 210 54C190 76 172 104 162 146C158 170 150 188 140 194Z"
		scales := p.Each(24, func(i int) kit.Node {
			j, deg := arm.Side(.7-.7*float64(i%3), 1).At(.06 + float64(i)*.038)
			u := c.Path("M-9 -6C-7 8 7 8 9 -6Q0 -2 -9 -6Z", kit.Lin(-6, -6, 6, 8, f.LL, t.M))
			return kit.Of(c.Path("M-9 -5C-7 9 7 9 9 -5Z", shade).Move(.6, 1.6).Opacity(.35), u).Rotate(deg-14, 0, 0).Move(j.X, j.Y)
		})
		wing := kit.Of(layer(10, 1, 21, 0, 1, .06), layer(9, .66, 18, 2, 1, .08), layer(9, .4, 14.5, 2, .98, .08),
			c.Path(shoulder, shade).Move(1, 3).Opacity(.3), p.Flat(c, shoulder, kit.Tones{Ramp: &kit.Ramp{M: f.M, L: f.L, LL: f.LL, D: t.M, DD: t.D, DDD: t.DD}}, 10, scales)).Scale(.74, .98, 130, 130)
		c.Part("feathers", wing, wing.Mirror(130))
		c.AnchorBox("fit", 130, 140, 40, 60, 0)
		c.Anchor("ground", 130, 250)
	},
}
