package fantasy

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var angelWings = kit.Piece{
	Name: "angel-wings", Cm: 140,
	Palette: "feathers #fbfaff; tips #cfdcf7",
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
		arm := p.NewTube(p.J{X: 140, Y: 168, R: 9}, p.J{X: 142, Y: 100, R: 16}, p.J{X: 168, Y: 42, R: 19}, p.J{X: 210, Y: 14, R: 15}, p.J{X: 248, Y: 22, R: 8})
		on := func(u float64) (x, y float64) { j, _ := arm.At(u); return j.X, j.Y }
		layer := func(n int, k, w, turn, from, to float64) kit.Node {
			return row(n, func(u float64) (x, y, deg, l, width float64) {
				x, y = on(from + (to-from)*u)
				return x, y, 60 + turn + 38*math.Pow(u, .8), k * (58 + 116*math.Sin(math.Pi*(.36+.56*u))), w
			})
		}
		wing := kit.Of(kit.Of(layer(10, 1, 20, 0, 1, .08), layer(9, .68, 17, 0, 1, .1), layer(9, .44, 14, -4, .98, .1), layer(9, .25, 11.5, -10, .96, .1),
			c.Path(arm.Outline(), shade).Move(.6, 2).Opacity(.25), p.Limb(c, arm, kit.Tones{M: f.M, L: kit.White, LL: kit.White, D: t.M, DD: t.D, DDD: t.DD}, 9),
			p.Each(9, func(i int) kit.Node {
				j, deg := arm.At(.08 + float64(i)*.1)
				return c.Line("M-5 -2q5 6 10 0", t.DD, 1.4).Rotate(deg-90, 0, 0).Move(j.X, j.Y).Opacity(.6)
			})).Scale(.78, .84, 130, 130))
		c.Part("feathers", wing, wing.Mirror(130))
		c.AnchorBox("fit", 130, 140, 40, 60, 0)
		c.Anchor("ground", 130, 250)
	},
}
