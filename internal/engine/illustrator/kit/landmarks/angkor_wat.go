package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var angkorWat = kit.Piece{
	Name: "angkor-wat", Cm: 20000,
	Palette: "stone #b7a184 temple; towers #a8917a <stone; palms #5a9e4c trees; water #7cb8c9 moat; path #d6c4a2 <stone",
	Draw: func(c *kit.Canvas) {
		s, t, p, w, k := c.Tones("stone"), c.Tones("towers"), c.Tones("palms"), c.Tones("water"), c.Tones("path")
		tower := func(x, y, r, h float64) kit.Node {
			d := pd("M%g %gV%gC%g %g %g %g %g %gC%g %g %g %g %g %gV%gZ", x-r, y, y-h*.32, x-r*1.05, y-h*.62, x-r*.5, y-h*.86, x, y-h, x+r*.5, y-h*.86, x+r*1.05, y-h*.62, x+r, y-h*.32, y)
			var rings []kit.Node
			for i := range 8 {
				yy := y - h*.3 - h*.085*float64(i)
				half := r * (1.08 - .018*float64(i*i))
				rings = append(rings, c.Path(pd("M%g %gQ%g %g %g %gV%gQ%g %g %g %gZ", x-half*1.2, yy, x, yy+4, x+half*1.2, yy, yy+h*.025, x, yy+h*.025+5, x-half*1.2, yy+h*.025), t.DDD).Opacity(.4), c.Line(pd("M%g %gQ%g %g %g %g", x-half*1.2, yy-1.2, x, yy+2.8, x+half*1.2, yy-1.2), t.LL, 1.2).Opacity(.6))
			}
			n := kit.Of(c.Line(pd("M%g %gv%g", x, y-h, -h*.05), t.DD, 2.2), c.Form(d, kit.Lin(x-r, 0, x+r, 0, kit.At(0, t.M), kit.At(.25, t.LL), kit.At(.5, t.M), kit.At(.85, t.D), kit.At(1, t.DDD)), kit.Of(rings...)))
			for i := range 6 {
				yy := y - h*.32 - h*.09*float64(i)
				half := r * (1.06 - .02*float64(i*i))
				n = kit.Of(n, c.Path(pd("M%g %gl%g %gl%g %gZ", x-half-r*.06, yy, r*.1, -h*.07, r*.12, h*.07), t.L), c.Path(pd("M%g %gl%g %gl%g %gZ", x+half+r*.06, yy, -r*.1, -h*.07, -r*.12, h*.07), t.DD), c.Path(pd("M%g %gl%g %gl%g %gZ", x-r*.14, yy+2, r*.14, -h*.07, r*.14, h*.07), t.L).Opacity(.7))
			}
			return n
		}
		palm := func(x, y, h, k float64) kit.Node {
			var fronds []kit.Node
			for i := range 9 {
				fronds = append(fronds, c.Form("M0 0C8 -6 18 -6 24 2C18 0 12 1 8 3C4 3 2 2 0 0Z", kit.Lin(0, -5, 22, 4, p.LL, p.M, p.D)).Rotate(-200+float64(i)*28, 0, 0))
			}
			return kit.Of(c.Line(pd("M%g %gL%g %g", x, y, x+1, y-h), s.DDD, 4*k), c.Line(pd("M%g %gL%g %g", x-.5, y, x+.5, y-h), s.L, 1.8*k), kit.Of(fronds...).Scale(k*.75, k*.75, 0, 0).Move(x+1, y-h))
		}
		c.Part("palms", palm(14, 206, 66, 1), palm(242, 206, 70, 1), palm(30, 206, 44, .85), palm(226, 206, 48, .85))
		c.Part("towers", tower(84, 152, 17, 84), tower(172, 152, 17, 84), tower(128, 146, 24, 118))
		c.Part("stone", c.Form("M58 162L66 146H190L198 162Z", kit.Lin(0, 146, 0, 162, s.LL, s.M, s.DD)), c.Form(box(62, 160, 194, 184), kit.Lin(62, 160, 194, 184, s.L, s.M, s.DD), gloss.Dim(c, 3, .4, box(58, 158, 198, 166), s)))
		for i := range 12 {
			c.Part("stone", opening(c, box(68+10.6*float64(i), 167, 73+10.6*float64(i), 181), s))
		}
		c.Part("towers", tower(40, 186, 15, 66), tower(216, 186, 15, 66))
		c.Part("stone", c.Form("M18 190L26 178H230L238 190Z", kit.Lin(0, 178, 0, 190, s.LL, s.M, s.DD), c.Line("M28 184H228", s.DDD, 1.4).Opacity(.4)), c.Form(box(22, 189, 234, 214), kit.Lin(22, 189, 234, 214, s.LL, s.L, s.M, s.D), gloss.Dim(c, 3, .45, box(18, 187, 238, 195), s)))
		for i := range 18 {
			x := 28 + 11.6*float64(i)
			c.Part("columns", c.Rect(x-1, 196, 7.5, 17, 1, s.DDD), c.Rect(x+6.2, 194, 3.4, 20, .8, kit.Lin(x+6, 0, x+10, 0, s.LL, s.D)))
		}
		c.Part("gate", c.Form("M104 216V180L128 160L152 180V216Z", kit.Lin(104, 160, 152, 216, s.LL, s.L, s.M, s.D), gloss.Dim(c, 3, .4, "M100 184L128 160L156 184V190L128 168L100 190Z", s)), c.Line("M100 184Q110 176 116 168Q122 158 128 156Q134 158 140 168Q146 176 156 184", s.DD, 5), c.Line("M100 183Q110 175 116 167Q122 157 128 155Q134 157 140 167Q146 175 156 183", s.LL, 2.6), opening(c, box(119, 188, 137, 216), s), c.Rect(110, 186, 5, 30, 1, gloss.Column(s, 110, 115)), c.Rect(141, 186, 5, 30, 1, gloss.Column(s, 141, 146)), c.Circle(128, 176, 4, s.DD))
		c.Part("base", c.Rect(8, 212, 240, 8, 1.5, kit.Lin(0, 212, 0, 220, s.LL, s.M, s.DDD)))
		c.Part("water", c.Form("M0 218H256V236Q256 246 246 246H10Q0 246 0 236Z", kit.Lin(0, 218, 0, 246, w.L, w.M, w.DD), c.Path("M68 220L84 238L100 220ZM156 220L172 238L188 220Z", t.D).Opacity(.45), c.Line("M14 230H44M190 236H226M60 240H86M214 226H240M168 228H186", kit.White, 2).Opacity(.5)), c.Form("M112 217H144L160 246H96Z", kit.Lin(0, 217, 0, 246, k.LL, k.M, k.D), c.Line("M109 224H147M106 230H150M102 237H154", k.DDD, 1.2).Opacity(.4)))
		c.Anchor("ground", 128, 246)
	},
}
