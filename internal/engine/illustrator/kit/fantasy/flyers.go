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
			foot := kit.Of(p.Limb(c, p.NewTube(j(112+dx, 236, 7), j(140+dx, 240, 6)), t, 5), p.Plain(c, p.NewTube(j(140+dx, 240, 4), j(150+dx, 241, 3), j(154+dx, 246, 1)).Outline(), w), p.Plain(c, p.NewTube(j(120+dx, 234, 5), j(128+dx, 224, 4.500), j(142+dx, 222, 3.500), j(148+dx, 230, .8)).Outline(), w))
			return kit.Of(p.Limb(c, p.NewTube(j(108+dx, 164, 22), j(126+dx, 190, 12), j(104+dx, 214, 8.500), j(112+dx, 236, 7.500)), t, 9), foot)
		}
		c.Part("legs", leg(38, kit.TonesOf(s.D)))
		c.Part("feathers", plume(14, 92, 40, 7, 196), plume(16, 96, 44, 7, 178), plume(20, 98, 36, 6, 160))
		body := p.NewTube(j(8, 92, 4), j(50, 116, 10), j(88, 134, 24), j(128, 136, 30), j(158, 116, 22), j(168, 84, 16), j(178, 60, 16))
		arm := p.NewTube(j(160, 138, 9), j(176, 158, 7), j(196, 156, 5.500))
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
		c.Part("feathers", plume(170, 50, 40, 7, 206), plume(170, 46, 46, 7.500, 188+38), plume(174, 40, 42, 7, 246), plume(180, 36, 30, 5.500, 268))
		const head = "M160 68C156 46 172 30 194 32C206 34 214 40 220 46C236 48 252 54 256 64C256 72 250 76 242 76C220 78 200 74 186 80C172 84 162 80 160 68Z"
		c.Part("head", p.Body(c, head, s, 13, c.Path("M158 76Q190 66 216 70Q240 74 258 68V84H160Z", b.M).Opacity(.75), c.Named("stripes", c.Path("M212 42Q206 52 196 56Q200 46 204 38ZM228 46Q222 56 214 60Q216 52 220 46Z", k.D).Opacity(.7)), c.Ellipse(247, 62, 2.600, 2, s.DDD)),
			p.Glint(c, "M172 50C178 40 188 37 196 39C200 41 197 46 192 46C184 47 180 52 178 57C174 61 169 56 172 50Z", .45))
		c.Part("eyes", p.Eyeball(c, 196, 54, 10.500, .86, 1, 0, e), c.Ellipse(197, 54, 3, 8, p.Ink), c.Circle(193, 50, 3, kit.White), c.Path("M182 48Q196 40 210 52Q196 47 182 52Z", s.DD))
		c.Part("feathers", plume(166, 148, 32, 6, 130), plume(172, 154, 30, 6, 116), plume(178, 158, 26, 5, 102))
		c.Part("arms", p.Limb(c, arm, s, 6), p.Each(3, func(i int) kit.Node {
			return p.Plain(c, p.NewTube(j(0, 0, 3), j(10, 1, 2.600), j(15, 6, .7)).Outline(), w).Rotate(-20+float64(i)*36, 0, 0).Move(198, 156)
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

var pterodactyl = kit.Piece{
	Name: "pterodactyl", Cm: 300, Facing: kit.Right,
	Palette: "body #8d6fc9 skin; wings #f0955a; crest #e8503f; beak #f5c95a; eyes #f4c22f; belly #e4d6f4; claws #43384a",
	Draw: func(c *kit.Canvas) {
		b, w, r, k, e, y, n := c.Tones("body"), c.Tones("wings"), c.Tones("crest"), c.Tones("beak"), c.Tones("eyes"), c.Tones("belly"), c.Tones("claws")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		web := "M140 138C152 116 170 96 196 84C216 78 236 82 258 98C248 110 238 124 234 144C220 140 208 146 198 162C186 158 170 164 160 180C152 186 142 180 138 172Z"
		bones := p.NewTube(j(140, 138, 10), j(162, 104, 9), j(196, 80, 8), j(230, 80, 5), j(260, 98, 1.800))
		wing := kit.Of(c.Form(web, kit.Lin(140, 90, 236, 176, w.D, w.M, w.L), c.Line("M192 84Q196 124 198 164M212 80Q228 112 236 146M172 100Q162 140 158 182", w.DD, 3).Opacity(.55), c.Line("M190 84Q194 124 196 164M210 80Q226 112 234 146M170 100Q160 140 156 182", w.LL, 1.400).Opacity(.7), c.Blur(5, c.Path(bones.Outline(), w.DDD).Move(2, 8)).Opacity(.45), p.Edge(c, web, w, 9)),
			p.Plain(c, p.NewTube(j(194, 82, 4), j(200, 68, 3.400), j(208, 62, .8)).Outline(), n), p.Plain(c, p.NewTube(j(200, 80, 4), j(210, 70, 3.400), j(218, 68, .8)).Outline(), n), p.Limb(c, bones, b, 7))
		c.Part("wings", wing.Move(-4, 6), wing.Mirror(128).Move(4, 6))
		leg := kit.Of(p.Limb(c, p.NewTube(j(140, 196, 9), j(150, 218, 6), j(146, 236, 5)), b, 6), p.Each(3, func(i int) kit.Node {
			return p.Plain(c, p.NewTube(j(0, 0, 3), j(2, 8, 2.600), j(0, 14, .7)).Outline(), n).Rotate(-34+float64(i)*34, 0, 0).Move(146, 238)
		}))
		c.Part("legs", c.Both(128, leg))
		c.Part("tail", p.Limb(c, p.NewTube(j(128, 200, 10), j(124, 226, 6), j(130, 246, 1.600)), b, 6))
		torso := p.Sym("128,116 148,128 156,160 148,194 128,212", 128)
		c.Part("body", p.Body(c, torso, b, 16), p.Limb(c, p.NewTube(j(128, 140, 17), j(128, 112, 14), j(134, 88, 15)), b, 9))
		c.Part("belly", c.Clip(torso, c.Form(kit.Oval(128, 176, 19, 34), kit.Lin(110, 140, 148, 210, y.LL, y.M, y.D), c.Line("M104 156Q128 166 152 156M104 168Q128 178 152 168M104 180Q128 190 152 180M106 192Q128 202 150 192", y.DD, 2).Opacity(.6))))
		crest := "M136 56C118 48 88 36 62 12C58 8 62 4 68 8C94 24 128 28 150 38Z"
		c.Part("crest", p.Flat(c, crest, r, 8, c.Line("M72 14Q106 36 140 48", r.DD, 2).Opacity(.6)))
		c.Part("beak", p.Flat(c, "M158 82C190 86 222 86 246 80Q250 82 246 86C222 98 188 100 158 96Z", k, 6), p.Flat(c, "M156 50C188 54 226 66 252 76C256 80 252 84 246 84C214 88 182 88 156 84Z", k, 9), p.Glint(c, "M168 60Q206 66 232 76Q200 72 170 70Q164 62 168 60Z", .5), c.Ellipse(178, 64, 4, 2, k.DDD).Rotate(14, 178, 64), c.Line("M158 85Q206 90 250 82", k.DDD, 2.400).Opacity(.8))
		const head = "M116 74C114 50 134 36 154 40C172 44 180 58 178 74C176 94 160 104 142 102C126 100 118 90 116 74Z"
		c.Part("head", p.Body(c, head, b, 15), p.Glint(c, "M124 64C128 52 138 46 148 48C152 50 150 54 144 55C137 56 133 61 131 68C128 72 122 70 124 64Z", .45))
		c.Part("eyes", p.Eyeball(c, 152, 68, 12.500, .74, 2, 0, e), c.Path("M138 60Q152 50 166 62Q152 56 138 64Z", b.DD))
		c.AnchorBox("headTop", 148, 40, 50, 12, 0)
		c.AnchorBox("eyes", 150, 68, 60, 24, 0)
		c.Anchor("mouth", 210, 88)
		c.AnchorBox("neck", 130, 112, 34, 14, 0)
		c.Anchor("seat", 128, 128)
		c.Anchor("paw", 146, 244)
		c.Anchor("ground", 128, 252)
	},
}
