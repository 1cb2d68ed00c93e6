package science

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var beaker = kit.Piece{
	Name: "beaker", Cm: 12,
	Palette: "glass #cfe6f2; liquid #4fc38a green chemical; bubbles #c9f5dc <liquid",
	States:  "full; empty -liquid -bubbles",
	Draw: func(c *kit.Canvas) {
		g, l, b := c.Tones("glass"), c.Tones("liquid"), c.Tones("bubbles")
		c.On(kit.Back)
		c.Part("glass", c.Ellipse(132, 26, 92, 17, g.M.Alpha(.45)).Stroke(g.DD, 3))
		c.On(kit.Body)
		c.Part("liquid", c.Form("M46 116A86 15 0 0 0 218 116V226Q218 244 200 244H64Q46 244 46 226Z", kit.Lin(46, 0, 218, 0, l.D, l.L, l.M, l.M, l.DD), c.Blur(10, c.Ellipse(104, 200, 34, 36, l.LL)).Opacity(.6)), c.Ellipse(132, 116, 86, 15, kit.Lin(46, 104, 218, 130, l.LL, l.L, l.M)))
		c.Part("bubbles", sheen.Each(12, func(i int) kit.Node {
			x, y, r := []float64{84, 110, 150, 176, 96, 134, 166, 190, 122, 74, 154, 112}[i], []float64{212, 180, 204, 170, 150, 150, 142, 214, 222, 176, 116, 114}[i], []float64{8, 6, 9, 5, 5, 7, 4, 6, 5, 4, 8, 5}[i]
			return kit.Of(c.Circle(x, y, r, b.L.Alpha(.5)).Stroke(b.LL, 1.6), c.Circle(x-r*.3, y-r*.35, r*.28, kit.White).Opacity(.9))
		}))
		c.On(kit.Fore)
		d := "M30 20C26 34 40 40 40 56V228Q40 252 64 252H200Q224 252 224 228V56C224 42 232 36 228 26A96 17 0 0 1 30 20Z"
		c.Part("glass", c.Form(d, kit.Lin(38, 0, 226, 0, g.D.Alpha(.75), kit.White.Alpha(.35), g.L.Alpha(.12), g.L.Alpha(.15), g.DD.Alpha(.7)), c.Blur(4, c.Path(d, kit.None).Stroke(g.DD, 9)).Opacity(.5)), c.Path(d, kit.None).Stroke(g.DD, 2.4).Opacity(.8), c.Path("M228 26A96 17 0 0 1 30 20", kit.None).Stroke(kit.White, 3).Opacity(.9), sheen.Each(8, func(i int) kit.Node {
			y := 222 - float64(i)*18
			w := []float64{34, 20}[i%2]
			return c.Line(sheen.D("M150 %gh%g", y, w), kit.White, 3.4).Opacity(.95)
		}), c.Path("M58 70L58 214C58 224 69 224 70 214L70 70C70 60 58 60 58 70Z", kit.White).Opacity(.65).Shade(), c.Line("M208 80V196", kit.White, 4).Opacity(.5).Shade())
		c.AnchorBox("inside", 132, 116, 168, 40, 0)
		c.AnchorBox("grip", 132, 180, 0, 0, 0)
		c.Anchor("ground", 132, 252)
	},
}
