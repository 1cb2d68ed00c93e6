package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// mojito is a tall clear glass with ice, mint and slices of lime, and more of both on its rim.
var mojito = kit.Piece{
	Name: "mojito", Cm: 18,
	Palette: "drink #dff2c8 cocktail; lime #8fcf3c; mint #3f9f4a leaves leaf; straw #2f8f5a; glass #cfe6ee",
	Draw: func(c *kit.Canvas) {
		t, l, m, s, g := c.Tones("drink"), c.Tones("lime"), c.Tones("mint"), c.Tones("straw"), c.Tones("glass")
		const glass, in = "M58 70H198L186 240Q184 252 172 252H84Q72 252 70 240Z", "M64 96H192L182 234Q180 244 172 244H86Q78 244 76 234Z"
		slice := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, l.L, l.M, l.DD)), c.Circle(x, y, r*.86, kit.Hex("#f6fbe2")), c.Around(8, x, y, c.Path(sheen.D("M%g %gL%g %gQ%g %g %g %gZ", x+r*.1, y, x+r*.72, y-r*.24, x+r*.88, y, x+r*.72, y+r*.24), kit.Lin(x, y, x+r, y, l.LL, l.L, l.M))), c.Circle(x, y, r*.08, kit.White))
		}
		leaf := func(x, y, k, turn float64) kit.Node {
			return c.Form("M0 0C-20 -10 -24 -34 -4 -54C20 -38 20 -12 0 0Z", kit.Lin(-20, -50, 16, 0, m.LL, m.M, m.D), c.Line("M0 -2Q-3 -26 -4 -46M-1 -18L-10 -26M-2 -28L8 -36M-1 -14L9 -20M-3 -36L-10 -42", m.DD, 1.6).Opacity(.6)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.On(kit.Back)
		c.Part("straw", c.Form("M100 4L114 2L134 220H122Z", sheen.Round(100, 0, 116, 2, s), c.Line("M98 24L118 16M100 50L121 42M103 76L124 68", kit.White, 6).Opacity(.8)))
		c.Part("glass", c.Path(glass, g.L.Alpha(.3)))
		c.On(kit.Body)
		c.Part("drink", c.Form(in, kit.Lin(0, 90, 0, 246, t.LL.Alpha(.75), t.M.Alpha(.8), t.D.Alpha(.9))))
		c.Part("lime", c.Clip(in, slice(98, 214, 30), slice(164, 166, 31), slice(102, 130, 24)))
		c.Part("mint", c.Clip(in, leaf(150, 236, .72, 50), leaf(150, 236, .62, -30), leaf(86, 182, .66, 72), leaf(172, 128, .6, -60)))
		ice := kit.Of()
		for i, p := range [][3]float64{{70, 92, -12}, {112, 88, 14}, {150, 94, -20}, {118, 150, 24}, {74, 146, 8}, {132, 192, -14}} {
			x, y := p[0], p[1]
			ice = kit.Of(ice, c.Form(kit.RoundRect(x, y, 38, 36, 8), kit.Lin(x, y, x+38, y+36, kit.White.Alpha(.8), kit.White.Alpha(.22), kit.White.Alpha(.4)), c.Path(kit.RoundRect(x+1, y+1, 36, 34, 8), kit.None).Stroke(kit.White.Alpha(.75), 2.2)).Rotate(p[2], x+19, y+18).Opacity([]float64{.9, .8}[i%2]))
		}
		c.Part("ice", c.Clip(glass, ice), c.Clip(in, edible.Scatter(c, 70, 110, 186, 240, 16, 12, edible.Everywhere, func(_ int, x, y float64) kit.Node {
			return c.Circle(x, y, 2.4, kit.White).Opacity(.7)
		})))
		c.Part("mint", leaf(146, 84, .95, -34), leaf(150, 84, .95, 40), leaf(148, 86, 1.15, 4), leaf(140, 88, .7, -64))
		c.Part("lime", slice(196, 66, 38))
		c.On(kit.Fore)
		c.Part("glass", c.Path(glass, kit.Lin(58, 0, 198, 0, kit.White.Alpha(.38), kit.White.Alpha(.04), g.DD.Alpha(.22))), c.Path(glass, kit.None).Stroke(g.D.Alpha(.6), 2.4), c.Path("M71 232H185L184 242Q183 251 172 251H84Q73 251 72 242Z", kit.White.Alpha(.4)), sheen.Glint(c, "M72 106L81 106L88 222Q82 227 79 218Z", .6))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}
