package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var hauntedHouse = kit.Piece{
	Name: "haunted-house", Cm: 1400,
	Palette: "walls #6d5a94; roof #44386b; windows #ffc83d light; bats #4a3d72; moon #ffe9a8; door #7a4a3a; trim #8f7cbc; grass #4f7d55 ground; pumpkin #f58a2a",
	Draw: func(c *kit.Canvas) {
		w, r, g, b, m, d, t, l, p := c.Tones("walls"), c.Tones("roof"), c.Tones("windows"), c.Tones("bats"), c.Tones("moon"), c.Tones("door"), c.Tones("trim"), c.Tones("grass"), c.Tones("pumpkin")
		c.Part("moon", c.Circle(184, 68, 58, kit.Rad(168, 50, 80, m.LL, m.L, m.M, m.D)), c.Circle(206, 54, 9, m.D).Opacity(.4), c.Circle(168, 36, 6, m.D).Opacity(.4), c.Circle(216, 84, 6, m.D).Opacity(.4))
		c.Part("tree", c.Line("M238 244C230 210 240 190 232 160M236 190Q250 176 248 156M234 200Q222 190 220 172M232 160Q226 148 230 138M233 164Q242 150 240 140", w.DD, 6.5), c.Line("M236 240C229 210 239 190 231 162M236 188Q249 175 247 157M233 198Q221 189 219 173", w.L, 1.8).Opacity(.7))
		wall := func(d string, x0, x1, y0 float64) kit.Node {
			return c.Form(d, kit.Lin(x0, y0, x1, 244, w.L, w.M, w.D, w.DD), c.Line("M20 116H240M20 130H240M20 144H240M20 158H240M20 172H240M20 186H240M20 200H240M20 214H240M20 228H240M20 102H240M20 88H240", w.DDD, 1.3).Opacity(.4), gloss.Dim(c, 5, .55, "M"+gloss.Num(x0-6)+" "+gloss.Num(y0-6)+"H"+gloss.Num(x1+6)+"V"+gloss.Num(y0+14)+"H"+gloss.Num(x0-6)+"Z", w), gloss.Dim(c, 6, .4, "M"+gloss.Num(x1-16)+" "+gloss.Num(y0)+"H"+gloss.Num(x1+8)+"V246H"+gloss.Num(x1-8)+"Z", w))
		}
		c.Part("walls", wall("M126 150L204 146L200 242H120Z", 126, 204, 146))
		c.Part("roof", c.Form("M112 154L138 110L196 104L220 146Q222 150 216 151L118 158Q111 159 112 154Z", kit.Lin(120, 104, 210, 158, r.LL, r.M, r.DD), shingles(c, 106, 112, 226, 158, 12, 9, r)), c.Form("M172 108V80H188V112Z", kit.Lin(172, 0, 188, 0, w.L, w.D, w.DD)), c.Rect(168, 75, 24, 8, 2, kit.Lin(168, 0, 192, 0, t.L, t.DD)))
		c.Part("walls", wall("M44 108L124 102L130 242H40Z", 44, 130, 104))
		c.Part("roof", c.Form("M24 116Q62 80 78 20Q80 14 84 20Q104 74 144 104Q148 110 140 111L32 122Q22 122 24 116Z", kit.Lin(36, 30, 130, 124, r.LL, r.L, r.M, r.DD), shingles(c, 14, 34, 150, 122, 13, 10, r), gloss.Dim(c, 7, .5, "M88 20Q110 80 150 106L110 116Q96 70 88 20Z", r), gloss.Glint(c, "M32 114Q62 86 76 40Q68 90 40 116Z", .3)), c.Line("M81 18V2M75 8H87", r.D, 2.6), c.Circle(81, 2, 2.6, t.L))
		glow := func(x, y, wd, h float64) kit.Node {
			return kit.Of(c.Glow(6, c.Path(shape.Arched(x-3, y-3, wd+6, h+6), g.M).Opacity(.6)), c.Path(shape.Arched(x-4, y-4, wd+8, h+7), kit.Lin(x, y, x+wd, y+h, t.LL, t.M, t.D)), c.Path(shape.Arched(x, y, wd, h), kit.Lin(x, y, x, y+h, g.LL, g.M, g.D)), c.Line("M"+gloss.Num(x+wd/2)+" "+gloss.Num(y)+"V"+gloss.Num(y+h)+"M"+gloss.Num(x)+" "+gloss.Num(y+h*.5)+"H"+gloss.Num(x+wd), t.DD, 2.2).Butt(), c.Rect(x-6, y+h, wd+12, 5, 2, kit.Lin(0, y+h, 0, y+h+5, t.LL, t.D)))
		}
		c.Part("windows", glow(70, 68, 20, 30).Rotate(-3, 80, 80), glow(54, 128, 20, 32).Rotate(-4, 60, 140), glow(98, 126, 18, 32).Rotate(3, 106, 140), glow(164, 170, 22, 32).Rotate(3, 170, 180))
		c.Part("door", c.Path(shape.Arched(66, 182, 42, 62), w.DDD), c.Path(shape.Arched(67, 183, 40, 60), kit.Lin(67, 183, 107, 243, t.LL, t.M, t.DD)), c.Form(shape.Arched(72, 188, 30, 55), kit.Lin(72, 188, 102, 243, d.L, d.M, d.DD), c.Line("M80 186V244M87 186V244M94 186V244", d.DDD, 1.4).Opacity(.6)), c.Circle(97, 218, 2.2, g.L))
		c.Part("boards", c.Rect(158, 180, 36, 6, 1.5, kit.Lin(0, 180, 0, 186, d.LL, d.D)).Rotate(-14, 176, 183), c.Rect(158, 188, 36, 6, 1.5, kit.Lin(0, 188, 0, 194, d.LL, d.D)).Rotate(12, 176, 190))
		bat := func(x, y, k float64) kit.Node {
			n := c.Form("M0 -2C-1 -6 -3 -6 -4 -8C-5 -5 -7 -3 -8 -1C-12 -8 -20 -9 -26 -6C-22 -3 -21 1 -21 5C-18 2 -14 2 -12 5C-10 3 -7 3 -5 5C-4 8 -2 10 0 11C2 10 4 8 5 5C7 3 10 3 12 5C14 2 18 2 21 5C21 1 22 -3 26 -6C20 -9 12 -8 8 -1C7 -3 5 -5 4 -8C3 -6 1 -6 0 -2Z", kit.Lin(-20, -8, 10, 10, b.L, b.M, b.D))
			return kit.Of(n, c.Circle(-2, 1, 1.1, g.L), c.Circle(2, 1, 1.1, g.L)).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("bats", bat(222, 32, .9), bat(150, 40, .7).Rotate(-12, 150, 40), bat(30, 52, .85).Rotate(10, 30, 52))
		c.Part("ground", lawn(c, 8, 252, 240, 15, l))
		c.Part("fence", c.Line("M10 222L14 246M22 218L22 246M32 222L30 246M6 232H36M204 224L206 246M216 220L216 246M226 224L224 246M200 234H230", w.D, 4.6), c.Line("M9.5 222L13 244M21.5 218L21.5 244M31.5 222L29.5 244M203.5 224L205 244M215.5 220L215.5 244M225.5 224L223.5 244", t.LL, 1.6).Opacity(.8))
		c.Part("pumpkin", c.Line("M132 228Q131 222 135 219", l.DD, 4), c.Ellipse(124, 238, 9, 11, p.D), c.Ellipse(142, 238, 9, 11, p.DD), c.Ellipse(133, 238, 10, 12, kit.Rad(129, 232, 16, p.LL, p.M, p.D)), c.Path("M126 234L130 238H124ZM138 234L142 238H136ZM126 242Q133 248 140 242Q133 245 126 242Z", kit.Hex("#5a2a20")))
		c.Anchor("ground", 128, 255)
	},
}
