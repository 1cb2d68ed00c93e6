package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var motorcycleHelmet = kit.Piece{
	Name: "motorcycle-helmet", Cm: 30, Facing: kit.Right,
	Palette: "shell #d8352f helmet; visor #2c3440 glass shield; stripe #fff4e2 stripes; trim #2b2d36 edge lining",
	Draw: func(c *kit.Canvas) {
		s, v, w, t := c.Tones("shell"), c.Tones("visor"), c.Tones("stripe"), c.Tones("trim")
		const shell = "M24 140C20 66 72 18 138 18C196 18 234 60 238 112L240 150C248 158 250 170 246 184L236 222C233 232 224 236 212 236H76C60 236 50 230 44 214C32 188 26 166 24 140Z"
		const rim = "M46 214C52 232 62 238 78 238H210C224 238 234 234 238 222L240 214C220 226 200 228 180 228H90C70 228 56 224 46 214Z"
		c.Part("shell", c.Path(shell, s.DDD).Move(0, 2.5), c.Form(shell, kit.Rad(104, 66, 190, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.62, s.M), kit.At(1, s.D)),
			c.Blur(14, c.Path("M10 200C60 226 180 232 250 196V250H10Z", s.DDD)).Opacity(.75)))
		c.Part("stripe", c.Clip(shell, c.Path("M30 84C58 36 112 10 176 26L186 44C128 30 78 50 48 98Z", kit.Lin(40, 90, 180, 30, w.M, w.L, w.D)), c.Path("M42 112C62 80 92 58 132 52L132 60C98 66 72 84 52 118Z", w.M).Opacity(.9)))
		const chin = "M138 164C170 176 206 176 244 162L236 222C233 232 224 236 212 236H150C138 216 134 188 138 164Z"
		c.Part("shell", c.Form(chin, kit.Lin(140, 160, 200, 240, s.L, s.M, s.DD), c.Line("M140 166C172 180 208 180 244 166", s.LL, 3).Opacity(.8)))
		for i := range 3 {
			c.Part("trim", c.Line(sheen.D("M%d 196L%d 214", 184+14*i, 180+14*i), t.M, 5.5), c.Line(sheen.D("M%d 195L%d 213", 186+14*i, 182+14*i), s.LL, 1.4).Opacity(.5))
		}
		const glass = "M116 96C150 78 196 78 233 92C239 112 242 136 240 152C208 166 172 166 134 154C122 144 112 116 116 96Z"
		c.Part("trim", c.Path(glass, t.DD).Stroke(t.DD, 12))
		c.Part("visor", c.Form(glass, kit.Lin(140, 80, 190, 166, v.LL, v.M, v.DD), c.Path("M136 90C150 84 168 82 184 82L150 158C140 156 136 154 132 152C124 138 122 112 136 90Z", kit.White).Opacity(.22), c.Path("M196 82L208 84L180 162L166 161Z", kit.White).Opacity(.16), c.Blur(6, c.Path("M116 150C160 166 210 166 244 148V170H116Z", v.DDD)).Opacity(.7)),
			c.Path(glass, kit.None).Stroke(v.LL, 1.6).Opacity(.6))
		c.Part("trim", c.Circle(116, 124, 15, t.DDD), c.Circle(115, 122.5, 13, kit.Rad(111, 118, 16, t.LL, t.M, t.D)), c.Circle(115, 122.5, 5, t.DD), c.Form(rim, kit.Lin(0, 212, 0, 238, t.L, t.M, t.DD)))
		c.Add(sheen.Streak(c, "M50 128Q56 92 84 66", 9, .55), c.Circle(98, 54, 5, kit.White).Opacity(.6))
		c.AnchorBox("fit", 130, 190, 168, 60, 0)
		c.Anchor("ground", 140, 238)
	},
}
