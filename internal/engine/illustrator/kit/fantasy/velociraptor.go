package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var velociraptor = kit.Piece{
	Name: "velociraptor", Cm: 180, Facing: kit.Right,
	Palette: "skin #4ba58e body; belly #f4e6b8; stripes #25675f <skin; feathers #f07a3a crest; claws #43384a; eyes #f4c22f; teeth #fffaf0; mouth #9c2f3c",
	Draw: func(c *kit.Canvas) {
		s, b, k, f, w, e, t, m := c.Tones("skin"), c.Tones("belly"), c.Tones("stripes"), c.Tones("feathers"), c.Tones("claws"), c.Tones("eyes"), c.Tones("teeth"), c.Tones("mouth")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		plume := func(x, y, l, w, turn float64) kit.Node {
			d := p.D("M0 %gC%g %g %g %g %g 0C%g %g %g %g 0 %gZ", -w*.5, l*.4, -w*1.2, l*.8, -w*.6, l, l*.8, w*.8, l*.3, w, w*.5)
			return kit.Of(p.Plain(c, d, f), c.Line(p.D("M2 0L%g 0", l*.85), f.DD, 1.2).Opacity(.7)).Rotate(turn, 0, 0).Move(x, y)
		}
		leg := func(dx float64, t kit.Tones) kit.Node {
			foot := kit.Of(p.Limb(c, p.NewTube(j(112+dx, 236, 7), j(140+dx, 240, 6)), t, 5), c.Named("claws", p.Plain(c, p.NewTube(j(140+dx, 240, 4), j(150+dx, 241, 3), j(154+dx, 246, 1)).Outline(), w)), c.Named("claws", p.Plain(c, p.NewTube(j(120+dx, 234, 5), j(128+dx, 224, 4.5), j(142+dx, 222, 3.5), j(148+dx, 230, .8)).Outline(), w)))
			return kit.Of(p.Limb(c, p.NewTube(j(108+dx, 164, 22), j(126+dx, 190, 12), j(104+dx, 214, 8.5), j(112+dx, 236, 7.5)), t, 9), foot)
		}
		c.Part("legs", leg(38, kit.TonesOf(s.D)))
		c.Part("feathers", plume(14, 92, 40, 7, 196), plume(16, 96, 44, 7, 178), plume(20, 98, 36, 6, 160))
		body := p.NewTube(j(8, 92, 4), j(50, 116, 10), j(88, 134, 24), j(128, 136, 30), j(158, 116, 22), j(168, 84, 16), j(178, 60, 16))
		arm := p.NewTube(j(160, 138, 9), j(176, 158, 7), j(196, 156, 5.5))
		c.Part("arms", p.Limb(c, arm, kit.TonesOf(s.D), 6).Move(10, -4))
		bars := p.Each(11, func(i int) kit.Node {
			u := .04 + float64(i)*.072
			q, deg := body.At(u)
			return c.Path(p.D("M-4 %gQ2 %g 0 %gQ5 %g 5 %gZ", -q.R*1.1, -q.R*.3, q.R*.35, -q.R*.3, -q.R*1.1), k.D).Rotate(deg, 0, 0).Move(q.X, q.Y).Opacity(.8)
		})
		d := body.Outline()
		c.Part("skin", p.Flat(c, d, s, 20, c.Named("belly", c.Path(body.Side(.85, .55).Outline(), kit.Lin(90, 110, 170, 170, b.L, b.M, b.D)), c.Blur(3, c.Path(body.Side(.3, .08).Outline(), s.DD)).Opacity(.5)), c.Named("stripes", bars)))
		thigh := "M82 138C96 122 130 126 136 152C140 176 128 194 110 194C90 194 76 176 76 158C76 150 78 144 82 138Z"
		c.Part("legs", leg(-4, s), p.Cast(c, d, thigh, s, 4, 4, 5, .5), p.Body(c, thigh, s, 16, c.Named("stripes", c.Path("M76 152Q92 148 104 158Q90 158 76 164ZM78 172Q92 168 102 178Q90 180 82 184Z", k.D).Opacity(.75))))
		c.Part("jaw", p.Flat(c, "M176 74C194 84 220 86 244 80Q252 80 248 88C230 100 196 102 178 92Q170 84 176 74Z", s, 7, c.Path("M176 84Q210 98 252 84V100H180Z", b.M).Opacity(.9)))
		c.Part("mouth", c.Form("M178 70H246L242 82Q208 90 182 80Z", kit.Lin(180, 70, 230, 88, m.DD, m.M), c.Ellipse(218, 85, 22, 5, kit.Hex("#f08088"))))
		c.Part("teeth", p.Each(6, func(i int) kit.Node {
			x := 196 + float64(i)*8
			return c.Path(p.D("M%g 70l3.400 8.500l3.400 -8.500z", x), t.M)
		}))
		c.Part("feathers", plume(170, 50, 40, 7, 206), plume(170, 46, 46, 7.5, 188+38), plume(174, 40, 42, 7, 246), plume(180, 36, 30, 5.5, 268))
		const head = "M160 68C156 46 172 30 194 32C206 34 214 40 220 46C236 48 252 54 256 64C256 72 250 76 242 76C220 78 200 74 186 80C172 84 162 80 160 68Z"
		c.Part("head", p.Body(c, head, s, 13, c.Path("M158 76Q190 66 216 70Q240 74 258 68V84H160Z", b.M).Opacity(.75), c.Named("stripes", c.Path("M212 42Q206 52 196 56Q200 46 204 38ZM228 46Q222 56 214 60Q216 52 220 46Z", k.D).Opacity(.7)), c.Ellipse(247, 62, 2.6, 2, s.DDD)),
			p.Glint(c, "M172 50C178 40 188 37 196 39C200 41 197 46 192 46C184 47 180 52 178 57C174 61 169 56 172 50Z", .45))
		c.Part("eyes", p.SlitEye(c, 196, 55, 9.5, e), c.Path("M182 48Q196 40 210 52Q196 47 182 52Z", s.DD))
		c.Part("feathers", plume(166, 148, 32, 6, 130), plume(172, 154, 30, 6, 116), plume(178, 158, 26, 5, 102))
		c.Part("arms", p.Limb(c, arm, s, 6), p.Each(3, func(i int) kit.Node {
			return c.Named("claws", p.Plain(c, p.NewTube(j(0, 0, 3), j(10, 1, 2.6), j(15, 6, .7)).Outline(), w)).Rotate(-20+float64(i)*36, 0, 0).Move(198, 156)
		}))
		c.AnchorBox("headTop", 186, 33, 50, 12, 8)
		c.AnchorBox("eyes", 196, 54, 70, 20, 6)
		c.Anchor("mouth", 222, 80)
		c.AnchorBox("neck", 170, 90, 40, 14, -20)
		c.Anchor("seat", 108, 110)
		c.Anchor("paw", 200, 158)
		c.Anchor("ground", 126, 248)
	},
}
