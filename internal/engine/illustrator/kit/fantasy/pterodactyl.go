package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var pterodactyl = kit.Piece{
	Name: "pterodactyl", Cm: 300, Facing: kit.Right,
	Palette: "body #8d6fc9 skin; wings #f0955a; crest #e8503f; beak #f5c95a; eyes #f4c22f; belly #e4d6f4; claws #43384a",
	Draw: func(c *kit.Canvas) {
		b, w, r, k, e, y, n := c.Tones("body"), c.Tones("wings"), c.Tones("crest"), c.Tones("beak"), c.Tones("eyes"), c.Tones("belly"), c.Tones("claws")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		web := "M140 138C152 116 170 96 196 84C216 78 236 82 258 98C248 110 238 124 234 144C220 140 208 146 198 162C186 158 170 164 160 180C152 186 142 180 138 172Z"
		bones := p.NewTube(j(140, 138, 10), j(162, 104, 9), j(196, 80, 8), j(230, 80, 5), j(260, 98, 1.8))
		wing := kit.Of(c.Form(web, kit.Lin(140, 90, 236, 176, w.D, w.M, w.L), c.Line("M192 84Q196 124 198 164M212 80Q228 112 236 146M172 100Q162 140 158 182", w.DD, 3).Opacity(.55), c.Line("M190 84Q194 124 196 164M210 80Q226 112 234 146M170 100Q160 140 156 182", w.LL, 1.4).Opacity(.7), c.Blur(5, c.Path(bones.Outline(), w.DDD).Move(2, 8)).Opacity(.45), p.Edge(c, web, w, 9)),
			p.Plain(c, p.NewTube(j(194, 82, 4), j(200, 68, 3.4), j(208, 62, .8)).Outline(), n), p.Plain(c, p.NewTube(j(200, 80, 4), j(210, 70, 3.4), j(218, 68, .8)).Outline(), n), p.Limb(c, bones, b, 7))
		c.Part("wings", wing.Move(-4, 6), wing.Mirror(128).Move(4, 6))
		leg := kit.Of(p.Limb(c, p.NewTube(j(140, 196, 9), j(150, 218, 6), j(146, 236, 5)), b, 6), p.Each(3, func(i int) kit.Node {
			return p.Plain(c, p.NewTube(j(0, 0, 3), j(2, 8, 2.6), j(0, 14, .7)).Outline(), n).Rotate(-34+float64(i)*34, 0, 0).Move(146, 238)
		}))
		c.Part("legs", c.Both(128, leg))
		c.Part("tail", p.Limb(c, p.NewTube(j(128, 200, 10), j(124, 226, 6), j(130, 246, 1.6)), b, 6))
		torso := p.Sym("128,116 148,128 156,160 148,194 128,212", 128)
		c.Part("body", p.Body(c, torso, b, 16), p.Limb(c, p.NewTube(j(128, 140, 17), j(128, 112, 14), j(134, 88, 15)), b, 9))
		c.Part("belly", c.Clip(torso, c.Form(kit.Oval(128, 176, 19, 34), kit.Lin(110, 140, 148, 210, y.LL, y.M, y.D), c.Line("M104 156Q128 166 152 156M104 168Q128 178 152 168M104 180Q128 190 152 180M106 192Q128 202 150 192", y.DD, 2).Opacity(.6))))
		crest := "M136 56C118 48 88 36 62 12C58 8 62 4 68 8C94 24 128 28 150 38Z"
		c.Part("crest", p.Flat(c, crest, r, 8, c.Line("M72 14Q106 36 140 48", r.DD, 2).Opacity(.6)))
		c.Part("beak", p.Flat(c, "M158 82C190 86 222 86 246 80Q250 82 246 86C222 98 188 100 158 96Z", k, 6), p.Flat(c, "M156 50C188 54 226 66 252 76C256 80 252 84 246 84C214 88 182 88 156 84Z", k, 9), p.Glint(c, "M168 60Q206 66 232 76Q200 72 170 70Q164 62 168 60Z", .5), c.Ellipse(178, 64, 4, 2, k.DDD).Rotate(14, 178, 64), c.Line("M158 85Q206 90 250 82", k.DDD, 2.4).Opacity(.8))
		const head = "M116 74C114 50 134 36 154 40C172 44 180 58 178 74C176 94 160 104 142 102C126 100 118 90 116 74Z"
		c.Part("head", p.Body(c, head, b, 15), p.Glint(c, "M124 64C128 52 138 46 148 48C152 50 150 54 144 55C137 56 133 61 131 68C128 72 122 70 124 64Z", .45))
		c.Part("eyes", p.Eyeball(c, 152, 68, 12.5, .74, 2, 0, e), c.Path("M138 60Q152 50 166 62Q152 56 138 64Z", b.DD))
		c.AnchorBox("headTop", 148, 40, 50, 12, 0)
		c.AnchorBox("eyes", 150, 68, 60, 24, 0)
		c.Anchor("mouth", 210, 88)
		c.AnchorBox("neck", 130, 112, 34, 14, 0)
		c.Anchor("seat", 128, 128)
		c.Anchor("paw", 146, 244)
		c.Anchor("ground", 128, 252)
	},
}
