package hands

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// heartHands are two hands whose fingers and thumbs have the shape of a heart between them.
var heartHands = kit.Piece{
	Name: "heart-hands", Cm: 24,
	Palette: "skin #f2bc94; nails #f7a3a8; sleeves #e0506a cuffs; heart #ec2d4c",
	Draw: func(c *kit.Canvas) {
		s, n, v, h := c.Tones("skin"), c.Tones("nails"), c.Tones("sleeves"), c.Tones("heart")
		if c.State("with heart") {
			const d = "M128 186C106 168 84 148 84 128C84 112 94 104 106 104C116 104 124 110 128 120C132 110 140 104 150 104C162 104 172 112 172 128C172 148 150 168 128 186Z"
			c.Part("heart", p.Body(c, d, h, 14), p.Glint(c, "M92 130C91 118 98 112 107 112C113 113 112 118 107 119C101 120 99 124 99 131C98 137 92 137 92 130Z", .7))
		}
		finger := func(js ...p.J) p.Tube { return p.NewTube(js...) }
		fingers := []p.Tube{
			finger(p.J{X: 234, Y: 100, R: 17}, p.J{X: 216, Y: 36, R: 16}, p.J{X: 180, Y: 14, R: 14}, p.J{X: 150, Y: 30, R: 12}),
			finger(p.J{X: 228, Y: 112, R: 19}, p.J{X: 212, Y: 54, R: 17}, p.J{X: 172, Y: 32, R: 15.5}, p.J{X: 143, Y: 58, R: 13.5}),
			finger(p.J{X: 220, Y: 128, R: 21}, p.J{X: 202, Y: 80, R: 17.5}, p.J{X: 166, Y: 62, R: 15.5}, p.J{X: 142, Y: 92, R: 13.5}),
		}
		thumb := finger(p.J{X: 214, Y: 152, R: 26}, p.J{X: 184, Y: 182, R: 18}, p.J{X: 142, Y: 216, R: 13.5})
		const palm = "M204 118C208 84 250 76 251 100C254 140 248 176 242 200L238 246H180C184 232 190 214 190 196C186 170 192 140 204 118Z"
		side := func() kit.Node {
			nail := func(x, y, turn, k float64) kit.Node {
				return c.Form(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-7*k, y-8*k, x-8*k, y+6*k, x-4*k, y+9*k, x, y+9*k, x+4*k, y+9*k, x+8*k, y+6*k, x+7*k, y-8*k), kit.Lin(x-8, y-8, x+8, y+8, n.LL, n.M, n.D)).Rotate(turn, x, y)
			}
			one := func(t p.Tube, more ...kit.Node) kit.Node { return c.Named("skin", p.Limb(c, t, s, 9, more...)) }
			crease := func(x, y, turn float64) kit.Node {
				return c.Line("M0 -11q4 11 0 22", s.DDD, 2.2).Opacity(.4).Rotate(turn, 0, 0).Move(x, y)
			}
			return kit.Of(
				c.Named("skin", p.Body(c, palm, s, 16, c.Blur(7, c.Ellipse(212, 210, 16, 34, s.L)).Opacity(.7))),
				one(fingers[0], crease(206, 22, -50)),
				c.Named("skin", p.Cast(c, fingers[0].Outline(), fingers[1].Outline(), s, 0, -4, 4, .45)), one(fingers[1], crease(200, 42, -50)), c.Named("nails", nail(141, 62, 42, .85)),
				c.Named("skin", p.Cast(c, fingers[1].Outline(), fingers[2].Outline(), s, 0, -4, 4, .45)),
				one(fingers[2], crease(192, 70, -48)), c.Named("nails", nail(140, 96, 38, .9)),
				c.Named("skin", c.Clip(palm, c.Blur(5, c.Path("M206 112Q226 104 256 100V196Q226 196 212 168Q200 140 206 112Z", s.M)))),
				c.Named("skin", p.Cast(c, palm, thumb.Outline(), s, 3, 6, 5, .4)), one(thumb, crease(176, 188, -38)),
				c.Named("nails", nail(146, 210, 58, .9)),
				c.Named("skin", p.Glint(c, "M176 58Q188 60 196 72Q196 78 190 74Q182 66 174 64Q170 60 176 58ZM182 28Q196 30 205 42Q204 47 199 43Q190 36 181 34Q177 31 182 28Z", .35)),
				c.Named("sleeves", p.Flat(c, "M172 232Q208 222 246 232L252 254Q210 268 166 254Z", v, 12, c.Line("M171 240Q208 230 248 240", v.LL, 2.2).Dash(6, 4).Opacity(.85))))
		}
		c.Part("hands", side().Mirror(128), side())
		c.Anchor("ground", 128, 258)
	},
}
