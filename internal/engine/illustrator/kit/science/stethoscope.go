package science

import "pellucid/internal/engine/illustrator/kit"

var stethoscope = kit.Piece{
	Name: "stethoscope", Cm: 50,
	Palette: "tube #2f9fa8 tubing; earpieces #4b5060 tips; chest-piece #c5ced6 metal bell",
	Draw: func(c *kit.Canvas) {
		t, e, m := c.Tones("tube"), c.Tones("earpieces"), c.Tones("chest-piece")
		c.Part("tube", tube(c, "M98 124V172C98 262 214 262 214 178V150", 15, t))
		c.Part("binaurals", tube(c, "M60 30C24 46 26 112 92 122", 8.5, m), tube(c, "M136 30C172 46 170 112 104 122", 8.5, m))
		c.Part("tube", tube(c, "M38 84C44 112 66 128 98 134", 14, t), tube(c, "M158 84C152 112 130 128 98 134", 14, t), c.Rect(88, 124, 20, 32, 8, across(88, 108, t)), c.Rect(92, 128, 4, 22, 2, kit.White).Opacity(.4),
			c.Rect(30, 76, 17, 10, 3, m.DD).Rotate(-12, 38, 81), c.Rect(30, 75, 16, 9, 3, kit.Lin(30, 75, 46, 84, m.LL, m.M, m.DD)).Rotate(-12, 38, 80), c.Rect(150, 76, 17, 10, 3, m.DD).Rotate(12, 158, 81), c.Rect(150, 75, 16, 9, 3, kit.Lin(150, 75, 166, 84, m.L, m.M, m.DD)).Rotate(12, 158, 80))
		tip := func(x, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x, 26, 14, 11, e.DDD), c.Ellipse(x-.5, 25, 13.3, 10.3, kit.Rad(x-5, 20, 19, e.LL, e.L, e.M, e.DD)), c.Ellipse(x-4, 20.5, 4.5, 2.5, kit.White).Opacity(.7)).Rotate(turn, x, 26)
		}
		c.Part("earpieces", tip(70, 24), tip(126, -24))
		c.Part("chest-piece", c.Rect(206, 132, 16, 26, 5, across(206, 222, m)), c.Rect(204, 148, 20, 9, 3, across(204, 224, t)), c.Line("M206 138H222M206 143H222", m.DDD, 1.3).Opacity(.5),
			c.Circle(214, 106, 36, m.DDD), c.Circle(213.5, 105.3, 35, kit.Lin(186, 78, 242, 134, kit.At(0, m.LL), kit.At(.35, m.M), kit.At(.6, m.D), kit.At(.8, m.L), kit.At(1, m.DD))), c.Circle(214, 106, 27, kit.Lin(194, 86, 234, 126, m.DDD, m.L)), c.Circle(214, 106.5, 25, kit.Lin(194, 86, 234, 126, kit.At(0, t.LL), kit.At(.4, t.M), kit.At(1, t.DD))), c.Circle(214, 106.5, 19, kit.None).Stroke(t.LL, 1.4).Opacity(.6), c.Line("M184 98A31 31 0 0 1 204 76", kit.White, 3).Opacity(.85), c.Path("M197 104A17.5 17.5 0 0 1 213 89Q203 96 202 108Q198 109 197 104Z", kit.White).Opacity(.5))
		c.AnchorBox("fit", 98, 100, 120, 0, 0)
		c.AnchorBox("grip", 214, 106, 0, 0, 0)
	},
}
