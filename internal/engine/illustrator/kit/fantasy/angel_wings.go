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
			return kit.Of(c.Path(d, shade).Move(.4, 2.6).Opacity(.34),
				c.Form(d, kit.Lin(0, 0, l, 0, kit.At(0, t.L), kit.At(.4, f.M), kit.At(.78, f.L), kit.At(1, t.L)),
					c.Path(p.D("M0 2Q%g %g %g %gL%g %gQ%g %g 0 8Z", l*.5, w*.45, l, w*.2, l, w*1.2, l*.5, w*1.2), t.D).Opacity(.34)),
				c.Line(p.D("M%g 0Q%g %g %g %g", l*.3, l*.6, -w*.2, l*.93, -w*.02), t.D, 1.2).Opacity(.75),
				c.Line(p.D("M%g %gQ%g %g %g %g", l*.36, -w*.72, l*.66, -w*.9, l*.88, -w*.5), kit.White, 1.8).Opacity(.9))
		}
		arm := p.NewTube(p.J{X: 139, Y: 168, R: 8}, p.J{X: 136, Y: 108, R: 13}, p.J{X: 150, Y: 58, R: 15}, p.J{X: 180, Y: 30, R: 12}, p.J{X: 210, Y: 22, R: 7})
		// tier lays n feathers along the arm from its end to its root: size is their length as a share of the longest.
		tier := func(n int, size, width, to, turn float64) kit.Node {
			return p.Each(n, func(i int) kit.Node {
				u := 1 - float64(i)/float64(n-1)
				j, _ := arm.At(.3 + (to-.3)*u)
				return quill(size*(60+104*u*(1.3-.3*u)), width*(.78+.22*u)).Rotate(98-35*u*u+turn, 0, 0).Move(j.X, j.Y)
			})
		}
		const lead = "M142 152C130 128 122 98 136 66C152 32 184 10 220 16C226 24 216 32 204 35C184 42 168 62 160 92C156 112 153 134 142 152Z"
		wing := kit.Of(tier(12, 1, 14, 1, 0), tier(11, .7, 13, .98, 2), tier(10, .45, 12, .95, 4), tier(10, .25, 10.500, .92, 6),
			c.Path(lead, shade).Move(1.4, 2.6).Opacity(.3),
			c.Form(lead, kit.Lin(124, 20, 190, 140, kit.White, f.L, f.M, t.L), c.Blur(3, c.Path("M142 152C153 134 156 112 160 92C168 62 184 42 204 35L224 20L206 14C176 30 154 58 147 92C143 112 144 134 138 148Z", t.D)).Opacity(.4),
				p.Each(13, func(i int) kit.Node {
					u := .2 + .75*float64(i)/12
					j, _ := arm.At(u)
					d := "M-8 -3C-7 9 7 9 8 -3"
					return c.Line(d, t.D, 1.3).Opacity(.6).Rotate(24-56*u, 0, 0).Move(j.X-3, j.Y)
				}))).Move(3, 10).Scale(.98, 1.08, 128, 16)
		c.Part("feathers", wing, wing.Mirror(128))
		c.AnchorBox("fit", 128, 130, 40, 60, 0)
		c.Anchor("ground", 128, 190)
	},
}
