package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var boxingGlove = kit.Piece{
	Name: "boxing-glove", Cm: 30,
	Palette: "leather #e0303a glove red; cuff #fdf6ec; laces #fff8ee; trim #3f4450 band",
	Draw: func(c *kit.Canvas) {
		l, u, w, t := c.Tones("leather"), c.Tones("cuff"), c.Tones("laces"), c.Tones("trim")
		const cuff = "M84 180Q132 196 188 174L196 238Q198 246 190 248Q140 260 92 250Q84 248 84 240Z"
		c.Part("cuff", c.Form(cuff, kit.Lin(84, 0, 196, 0, kit.At(0, u.M), kit.At(.2, u.LL), kit.At(.5, u.M), kit.At(1, u.DDD)), sheen.Dim(c, 6, .6, "M76 170H200V196Q140 214 76 200Z", u),
			c.Path("M84 232Q140 250 198 228V250L140 262L80 252Z", kit.Lin(84, 0, 196, 0, t.M, t.LL, t.M, t.DD)), sheen.Edge(c, cuff, u, 14)))
		for i := range 3 {
			y := 196 + 12*float64(i)
			d := sheen.D("M126 %gL154 %gM126 %gL154 %g", y, y+9, y+9, y-1)
			c.Part("laces", c.Line(d, u.DDD, 5).Move(.6, 1.6).Opacity(.5), c.Line(d, l.M, 3.8), c.Line(d, l.LL, 1.2).Move(-.3, -.9), c.Circle(126, y+4, 2.6, w.DDD), c.Circle(154, y+4, 2.6, w.DDD))
		}
		const d = "M88 192C74 178 60 164 52 140C40 104 46 62 76 34C104 8 152 2 190 22C226 42 240 82 230 122C222 154 206 170 194 186C160 202 118 204 88 192Z"
		c.Part("leather", c.Form(d, kit.Rad(112, 52, 190, kit.At(0, l.LL), kit.At(.18, l.L), kit.At(.42, l.M), kit.At(.75, l.D), kit.At(1, l.DD)),
			c.Line("M66 52C110 30 180 34 222 76M84 178C130 194 176 188 210 160", l.DDD, 2.4).Opacity(.5), c.Line("M66 54C110 32 180 36 222 78", l.LL, 1.5).Opacity(.6),
			c.Line("M90 184C130 198 170 194 206 170", l.LL, 1.4).Dash(5, 4).Opacity(.7), sheen.Dim(c, 10, .4, "M110 200C180 180 226 140 236 70L250 200Z", l), sheen.Edge(c, d, l, 28)),
			sheen.Glint(c, "M84 66C100 42 134 30 162 36C170 38 169 46 161 46C136 44 112 54 98 74C91 82 79 76 84 66Z", .5), c.Ellipse(182, 46, 6, 4.5, kit.White).Rotate(24, 182, 46).Opacity(.45).Shade())
		const thumb = "M40 140C12 116 14 74 42 68C66 62 76 84 88 104C102 126 126 130 124 152C122 180 70 172 40 140Z"
		c.Part("leather", c.Clip(d, sheen.Dim(c, 6, .6, "M36 140C20 110 30 74 50 70C76 66 90 90 100 106C116 126 136 134 132 160C122 186 70 180 36 140Z", l)), c.Form(thumb, kit.Rad(48, 92, 110, kit.At(0, l.LL), kit.At(.25, l.L), kit.At(.55, l.M), kit.At(1, l.DD)), c.Line("M38 74C60 96 84 140 120 160", l.DDD, 2).Opacity(.4), sheen.Edge(c, thumb, l, 18)),
			sheen.Glint(c, "M32 94C32 80 42 76 50 80C54 83 52 88 47 88C40 88 40 96 42 104C42 111 33 106 32 94Z", .55))
		c.AnchorBox("inside", 138, 250, 90, 16, 0)
		c.AnchorBox("fit", 138, 246, 100, 0, 0)
		c.AnchorBox("print", 150, 108, 100, 60, 0)
	},
}
