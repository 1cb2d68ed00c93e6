package science

import "pellucid/internal/engine/illustrator/kit"

// stethoscopeHeart is a stethoscope whose tube is laid in the shape of a heart, as on shirts of nurses.
var stethoscopeHeart = kit.Piece{
	Name: "stethoscope-heart", Cm: 50,
	Palette: "tube #d8384c tubing heart; earpieces #4b5060 tips; chest-piece #c5ced6 metal bell",
	Draw: func(c *kit.Canvas) {
		t, e, m := c.Tones("tube"), c.Tones("earpieces"), c.Tones("chest-piece")
		c.Part("tube", tube(c, "M128 92C122 60 94 34 62 38C26 42 8 74 18 112C30 156 84 196 128 236", 13, t))
		c.Part("tube", tube(c, "M128 236C172 198 228 156 238 112C246 74 228 42 194 38C162 34 134 60 128 92", 13, t))
		c.Part("binaurals", tube(c, "M128 92C120 108 108 116 92 120", 8, m), tube(c, "M128 92C136 108 148 116 164 120", 8, m))
		c.Part("tube", c.Rect(118, 80, 20, 26, 8, across(118, 138, t)), c.Rect(122, 84, 4, 17, 2, kit.White).Opacity(.4))
		tip := func(x, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x, 122, 13, 10, e.DDD), c.Ellipse(x-.5, 121, 12.4, 9.4, kit.Rad(x-5, 116, 17, e.LL, e.L, e.M, e.DD)), c.Ellipse(x-4, 117, 4, 2.2, kit.White).Opacity(.7)).Rotate(turn, x, 122)
		}
		c.Part("earpieces", tip(86, -24), tip(170, 24))
		c.Part("chest-piece", c.Circle(196, 196, 34, m.DDD), c.Circle(195.5, 195.3, 33, kit.Lin(170, 170, 222, 222, kit.At(0, m.LL), kit.At(.35, m.M), kit.At(.6, m.D), kit.At(.8, m.L), kit.At(1, m.DD))), c.Circle(196, 196, 25, kit.Lin(176, 176, 216, 216, m.DDD, m.L)), c.Circle(196, 196.5, 23, kit.Lin(176, 176, 216, 216, kit.At(0, t.LL), kit.At(.4, t.M), kit.At(1, t.DD))), c.Circle(196, 196.5, 17, kit.None).Stroke(t.LL, 1.4).Opacity(.6),
			c.Line("M168 188A29 29 0 0 1 187 168", kit.White, 3).Opacity(.85), c.Path("M180 194A16 16 0 0 1 195 180Q186 187 185 198Q181 199 180 194Z", kit.White).Opacity(.5))
		c.AnchorBox("grip", 196, 196, 0, 0, 0)
	},
}
