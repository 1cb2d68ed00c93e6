package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var cactus = kit.Piece{
	Name: "cactus", Cm: 30,
	Palette: "body #4fa35a; spines #fdf3d6; flower #f2568e; pot #d9733f; soil #6b4630",
	Draw: func(c *kit.Canvas) {
		b, s, w, p, d := c.Tones("body"), c.Tones("spines"), c.Tones("flower"), c.Tones("pot"), c.Tones("soil")
		limb := func(path string, width float64) kit.Node {
			return kit.Of(c.Line(path, b.DD, width), c.Line(path, b.D, width*.92).Move(-width*.02, -.5), c.Line(path, b.M, width*.66).Move(-width*.1, -1), c.Line(path, b.L, width*.34).Move(-width*.2, -1.5).Opacity(.8),
				c.Line(path, b.DDD, 1.6).Opacity(.45), c.Line(path, b.DDD, 1.4).Opacity(.35).Move(width*.27, 0), c.Line(path, b.DDD, 1.4).Opacity(.35).Move(-width*.27, 0))
		}
		needle := func(x, y float64) kit.Node {
			return kit.Of(c.Line(fmt.Sprintf("M%g %gl-5 -4M%g %gl5 -4M%g %gv-6", x, y, x, y, x, y), s.M, 1.5), c.Circle(x, y, 1.6, s.D))
		}
		bloom := func(x, y, r, turn float64) kit.Node {
			var all []kit.Node
			for _, a := range []float64{-78, 78, -50, 50, -24, 24, 0} {
				all = append(all, foliage.Petal(c, w.M, x, y, r, r*.62, a, foliage.Pointed))
			}
			return kit.Of(kit.Of(all...), c.Circle(x, y-r*.22, r*.2, kit.Hex("#ffd75a"))).Rotate(turn, x, y)
		}
		c.Part("soil", c.Form(kit.Oval(128, 186, 54, 10), kit.Lin(74, 0, 182, 0, d.L, d.M, d.DD)))
		c.Part("body", limb("M128 140H176Q190 140 190 126V92", 28), limb("M128 158H84Q66 158 66 140V112", 28))
		c.Part("spines", needle(190, 100), needle(198, 118), needle(182, 126), needle(160, 141), needle(66, 120), needle(58, 136), needle(74, 146), needle(92, 159))
		const trunk = "M128 18C152 18 160 36 160 58V188H96V58C96 36 104 18 128 18Z"
		c.Part("body", c.Form(trunk, kit.Lin(96, 0, 160, 0, kit.At(0, b.D), kit.At(.2, b.L), kit.At(.4, b.M), kit.At(.75, b.D), kit.At(1, b.DD)),
			c.Line("M128 16V190M112 22Q106 40 107 70V190M144 22Q150 40 149 70V190", b.DDD, 2).Opacity(.5), c.Line("M125.500 20V190M109.500 26Q103.500 44 104.5 70V190M141.500 26Q147 44 146.5 70V190", b.LL, 1.6).Opacity(.5),
			c.Blur(7, c.Path("M150 20V190H170V20Z", b.DDD).Opacity(.45)), c.Blur(5, c.Rect(90, 172, 76, 20, 0, b.DDD).Opacity(.6)), c.Blur(3, c.Ellipse(109, 64, 6, 26, kit.White).Opacity(.4)),
			c.Blur(3, c.Path("M96 150q16 8 16 24H92Z", b.DDD).Opacity(.3))))
		var dots []kit.Node
		for i := range 7 {
			y := 48 + float64(i)*20
			dots = append(dots, needle(128, y-10), needle(108, y), needle(148, y))
		}
		c.Part("spines", dots...)
		c.Part("flower", bloom(128, 24, 26, 0), bloom(66, 99, 17, -14), bloom(191, 80, 15, 10))
		c.Part("pot", c.Form("M80 196H176L168 240Q166 250 154 250H102Q90 250 88 240Z", kit.Lin(80, 0, 176, 0, kit.At(0, p.D), kit.At(.2, p.L), kit.At(.45, p.M), kit.At(1, p.DD)),
			c.Blur(5, c.Rect(70, 194, 116, 16, 0, p.DDD).Opacity(.6)), c.Path("M88 226H170L168 236H90Z", p.LL).Opacity(.55), c.Line("M92 231l7 -4l7 4l7 -4l7 4l7 -4l7 4l7 -4l7 4l7 -4l7 4l7 -4", p.DD, 1.6).Opacity(.7),
			c.Blur(5, c.Path("M150 200H190V252H140Z", p.DDD).Opacity(.4)), c.Path("M92 208L96 240Q97 244 101 245L97 208Z", kit.White).Opacity(.3)),
			c.Form(kit.RoundRect(70, 180, 116, 22, 7), kit.Lin(70, 0, 186, 0, kit.At(0, p.M), kit.At(.2, p.LL), kit.At(.45, p.M), kit.At(1, p.DD)), c.Rect(76, 183, 96, 3.4, 1.7, kit.White).Opacity(.4), c.Rect(70, 196, 116, 8, 0, p.DD).Opacity(.3)))
		c.Part("soil", c.Path("M78 182Q90 174 104 180Q128 172 150 180Q166 174 178 182Z", kit.Lin(0, 174, 0, 183, d.L, d.D)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 222, 60, 26, 0)
	},
}
