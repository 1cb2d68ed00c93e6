package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var kraken = kit.Piece{
	Name: "kraken", Cm: 900, States: "angry",
	Palette: "head #7a3a5a body skin; tentacles #7a3a5a <head arms; suckers #f2bfae; eyes #f2c22f; spots #4f2440 <head; water #3f97c9 sea waves",
	Draw: func(c *kit.Canvas) {
		h, t, s, e, o, w := c.Tones("head"), c.Tones("tentacles"), c.Tones("suckers"), c.Tones("eyes"), c.Tones("spots"), c.Tones("water")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		arm := func(far bool, side float64, js ...p.J) kit.Node {
			tube := p.NewTube(js...)
			tones := t
			if far {
				tones = kit.TonesOf(t.D)
			}
			cups := p.Each(13, func(i int) kit.Node {
				k, _ := tube.Side(side*.6, 1).At(.1 + .066*float64(i))
				r := k.R * .36
				return kit.Of(c.Circle(k.X, k.Y, r, s.DD), c.Circle(k.X-.3, k.Y-.4, r*.84, s.M), c.Circle(k.X, k.Y+.2, r*.4, s.DD).Opacity(.7))
			})
			return p.Limb(c, tube, tones, 12, c.Path(tube.Side(side*.75, .4).Outline(), s.D).Opacity(.35), c.Named("suckers", cups))
		}
		back := kit.Of(arm(true, 1, j(168, 214, 16), j(196, 168, 14), j(206, 110, 11), j(192, 62, 8), j(206, 28, 6), j(228, 26, 4), j(230, 44, 2.4)))
		c.Part("tentacles", back, back.Mirror(128))
		head := p.Sym("128,26 156,30 184,58 194,104 184,148 176,196 170,222 128,228", 128)
		c.Part("head", p.Body(c, head, h, 30, c.Named("spots", p.Each(8, func(i int) kit.Node {
			v := [][3]float64{{162, 54, 7}, {174, 78, 5}, {90, 52, 6}, {80, 76, 4.600}, {146, 42, 4}, {108, 40, 4}, {180, 104, 4}, {128, 62, 5}}[i]
			return c.Ellipse(v[0], v[1], v[2], v[2]*.85, o.D).Opacity(.6)
		}))), p.Glint(c, "M78 82C80 58 96 42 116 38C124 37 124 45 117 47C102 52 92 66 90 86C87 96 76 92 78 82Z", .4))
		eye := kit.Of(c.Ellipse(154, 132, 17, 15, h.DDD).Opacity(.6), c.Ellipse(154, 132, 14.500, 12.500, kit.Rad(150, 127, 18, e.LL, e.M, e.DD)), c.Ellipse(153, 133, 3.600, 10.500, kit.Hex("#1d1420")), c.Circle(149, 127, 3, kit.White), c.Path("M134 122L172 106L178 116Q156 120 140 134Z", kit.Lin(140, 106, 160, 134, h.M, h.D)), c.Line("M137 128Q154 120 175 114", h.DDD, 3))
		c.Part("eyes", c.Both(128, eye))
		c.Part("mouth", c.Line("M108 176Q128 162 148 176", h.DDD, 5), c.Line("M112 172Q128 162 144 172", h.L, 1.800).Opacity(.5))
		front := kit.Of(arm(false, -1, j(158, 226, 19), j(200, 206, 17), j(234, 166, 13), j(240, 118, 10), j(220, 88, 7.500), j(204, 98, 5), j(208, 114, 2.600)))
		c.Part("tentacles", front, front.Mirror(128))
		sea := "M0 216C14 204 26 204 40 214C54 226 66 226 80 214C94 202 108 202 122 214C136 226 150 226 164 214C178 202 192 202 206 214C220 226 236 222 256 208C258 232 240 252 196 254H58C18 252 -2 236 0 216Z"
		c.Part("water", c.Form(sea, kit.Lin(0, 204, 0, 254, w.L, w.M, w.D), c.Line("M10 230Q24 220 40 230T72 230M150 236Q166 226 182 236T214 234", w.LL, 4).Opacity(.8)), c.Line("M0 216C14 204 26 204 40 214C54 226 66 226 80 214C94 202 108 202 122 214C136 226 150 226 164 214C178 202 192 202 206 214C220 226 236 222 256 208", kit.White, 4.500).Opacity(.85))
		c.AnchorBox("headTop", 128, 28, 80, 14, 0)
		c.AnchorBox("eyes", 128, 132, 90, 30, 0)
		c.Anchor("mouth", 128, 170)
		c.AnchorBox("neck", 128, 200, 90, 14, 0)
		c.Anchor("paw", 206, 104)
		c.Anchor("paw2", 50, 104)
		c.Anchor("ground", 128, 250)
	},
}
