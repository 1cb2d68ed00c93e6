package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var monocle = kit.Piece{
	Name: "monocle", Cm: 6, Palette: "frame #d9a83a gold ring; lens #bfe3f2 glass; chain #d9a83a <frame",
	Draw: func(c *kit.Canvas) {
		f, l, k := c.Tones("frame"), c.Tones("lens"), c.Tones("chain")
		c.Part("lens", c.Form(kit.Oval(106, 100, 76, 76), kit.Lin(50, 40, 160, 170, l.LL.Alpha(.75), l.L.Alpha(.4), l.M.Alpha(.55)), c.Path("M40 150L110 20H140L70 180Z", kit.White).Opacity(.4), c.Path("M96 190L166 60L176 66L106 196Z", kit.White).Opacity(.3), c.Blur(6, c.Circle(106, 100, 78, kit.None).Stroke(l.DD, 10)).Opacity(.45)))
		c.Part("frame", c.Circle(106, 101, 82, kit.None).Stroke(f.DDD, 21), c.Circle(106, 100, 82, kit.None).Stroke(kit.Lin(40, 30, 170, 170, kit.At(0, f.LL), kit.At(.3, f.M), kit.At(.5, f.LL), kit.At(.75, f.D), kit.At(1, f.DD)), 18), c.Circle(106, 100, 90, kit.None).Stroke(f.LL, 2).Opacity(.8), c.Circle(106, 100, 74, kit.None).Stroke(f.DD, 2), sheen.Each(40, func(i int) kit.Node {
			return c.Line("M106 12V17", f.DD, 2).Rotate(9*float64(i), 106, 100)
		}), c.Line("M34 84A76 76 0 0 1 66 34", kit.White, 5).Opacity(.75))
		c.Part("frame", c.Circle(176, 150, 9, kit.None).Stroke(f.DDD, 8), c.Circle(175.500, 149.500, 9, kit.None).Stroke(f.L, 5))
		path := "M182 156C222 176 246 150 240 190C234 232 176 210 150 232C134 246 110 250 92 244"
		c.Part("chain", c.Line(path, k.DDD, 9), c.Line(path, k.M, 7), c.Line(path, k.LL, 4.500).Dash(5, 4), c.Line(path, k.DDD, 2).Dash(1.500, 7.500), sheen.Ball(c, 88, 243, 10, f))
		c.AnchorBox("fit", 106, 100, 150, 0, 0)
	},
}
