package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var friedEgg = kit.Piece{
	Name: "fried-egg", Cm: 13,
	Palette: "yolk #ffae18; white #fffaf0",
	Draw: func(c *kit.Canvas) {
		y, w := c.Tones("yolk"), c.Tones("white")
		const d = "60,34 104,18 150,28 184,22 222,44 232,84 250,122 238,166 208,184 192,222 150,232 112,222 70,238 34,212 30,172 8,140 14,98 36,76"
		brown := kit.TonesOf(kit.Hex("#d99a4a"))
		c.Part("white", c.Path(d, kit.Lin(40, 40, 220, 240, brown.M, brown.DD)).Move(1, 5), c.Form(d, kit.Rad(110, 110, 150, kit.White, w.M, w.M, w.D),
			c.Blur(3, c.Path(d, kit.None).Stroke(brown.M, 7)).Opacity(.75), c.Blur(8, c.Path(d, kit.None).Stroke(w.DD, 22).Move(-7, -8)).Opacity(.55), c.Blur(3, c.Path(d, kit.None).Stroke(kit.White, 7).Move(5, 6)).Opacity(.9),
			c.Blur(4, c.Path("M60 80Q44 110 60 136M196 176Q170 206 130 204M190 60Q206 76 206 104", kit.None).Stroke(w.DD, 6)).Opacity(.55), c.Blur(2, c.Path("M56 84Q42 110 56 134M190 182Q166 208 130 208M194 56Q212 74 212 104", kit.None).Stroke(kit.White, 4)).Opacity(.9),
			edible.Scatter(c, 20, 30, 240, 230, 22, 16, func(px, py float64) bool { return !edible.InOval(px, py, 122, 124, 84, 82) }, func(i int, px, py float64) kit.Node {
				return kit.Of(c.Circle(px, py, 2+float64(i%3), w.DD).Opacity(.4), c.Circle(px-.7, py-.8, 1.6+float64(i%3)*.8, kit.White))
			})))
		yd := kit.Oval(124, 122, 62, 60)
		c.Part("yolk", c.Blur(6, c.Ellipse(132, 136, 62, 58, kit.Hex("#c9862a"))).Opacity(.55), c.Form(yd, kit.Rad(102, 96, 96, kit.At(0, y.LL), kit.At(.3, y.L), kit.At(.62, y.M), kit.At(1, y.DD)), c.Blur(6, c.Ellipse(146, 152, 24, 14, y.LL)).Opacity(.45), edible.Shade(c, yd, y, 22)),
			c.Path("M78 118C78 96 94 80 114 77C124 76 124 86 116 88C102 91 92 102 91 118C90 128 78 128 78 118Z", kit.White).Opacity(.8).Shade(), c.Ellipse(84, 138, 5, 6.5, kit.White).Opacity(.75).Shade())
		c.Anchor("ground", 128, 238)
	},
}
