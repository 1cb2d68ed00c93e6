package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var angelWings = kit.Piece{
	Name: "angel-wings", Cm: 140,
	Palette: "feathers #f6f7fd; tips #b4c3ec <feathers",
	Draw: func(c *kit.Canvas) {
		f, t := c.Tones("feathers"), c.Tones("tips")
		shade := kit.Hex("#5d6c9e")
		quill := func(l, w float64) kit.Node {
			d := p.D("M0 0C%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", l*.22, -w*1.05, l*.72, -w*1.1, l*.94, -w*.5, l*1.02, -w*.2, l*1.02, w*.32, l*.93, w*.52, l*.7, w*1.02, l*.22, w*.9)
			return kit.Of(c.Path(d, shade).Stroke(shade, 1).Move(.4, 1.6).Opacity(.42),
				c.Form(d, kit.Lin(0, 0, l, 0, kit.At(0, t.L), kit.At(.4, f.M), kit.At(.78, f.L), kit.At(1, t.L)),
					c.Path(p.D("M0 2Q%g %g %g %gL%g %gQ%g %g 0 8Z", l*.5, w*.45, l, w*.2, l, w*1.2, l*.5, w*1.2), t.D).Opacity(.34)),
				c.Line(p.D("M%g 0Q%g %g %g %g", l*.3, l*.6, -w*.2, l*.93, -w*.02), t.D, 1.2).Opacity(.75),
				c.Line(p.D("M%g %gQ%g %g %g %g", l*.36, -w*.72, l*.66, -w*.9, l*.88, -w*.5), kit.White, 1.8).Opacity(.9))
		}
		arm := p.NewTube(p.J{X: 136, Y: 150, R: 4}, p.J{X: 132, Y: 120, R: 13}, p.J{X: 142, Y: 66, R: 16}, p.J{X: 172, Y: 30, R: 13}, p.J{X: 206, Y: 14, R: 9}, p.J{X: 240, Y: 38, R: 2})
		// tier lays n feathers along the arm from its end to its root: size is their length as a share of the longest.
		tier := func(n int, size, width, to, turn float64) kit.Node {
			return p.Each(n, func(i int) kit.Node {
				u := 1 - float64(i)/float64(n-1)
				j, _ := arm.At(.2 + (to-.2)*u)
				return quill(size*(74+58*u*(1.9-.9*u)), width*(.85+.15*u)).Rotate(100-64*u+turn, 0, 0).Move(j.X, j.Y)
			})
		}
		lead := arm.Outline()
		wing := kit.Of(tier(10, 1.05, 18, 1, 0), tier(9, .76, 17, .98, 0), tier(9, .5, 16, .95, 2), tier(9, .3, 14, .92, 4),
			c.Path(lead, shade).Stroke(shade, 1).Move(1.2, 2.4).Opacity(.38),
			c.Form(lead, kit.Lin(124, 20, 190, 140, kit.White, f.L, f.M, t.L), p.Each(15, func(i int) kit.Node {
				u := .12 + .85*float64(i)/14
				j, turn := arm.At(u)
				return c.Line("M-9 -3C-8 9 8 9 9 -3", t.D, 1.4).Opacity(.55).Rotate(turn+90, 0, 0).Move(j.X-3, j.Y)
			}), c.Blur(2, c.Path(arm.Side(-.5, .25).Outline(), kit.White)).Opacity(.8))).Scale(.8, 1.16, 128, 16)
		c.Part("feathers", wing, wing.Mirror(128))
		c.AnchorBox("fit", 128, 130, 40, 60, 0)
		c.Anchor("ground", 128, 190)
	},
}
