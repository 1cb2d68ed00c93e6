package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var table = kit.Piece{
	Name: "table", Cm: 150,
	States:  "above; round; oval; triangle; hexagon; diamond",
	Palette: "top #c07a3f wood; legs #c07a3f <top",
	Draw: func(c *kit.Canvas) {
		t, l := c.Tones("top"), c.Tones("legs")
		if c.State("above") {
			topAbove(c, "top", t, c.State("round"))
			return
		}
		if c.State("round") {
			roundTable(c, t, l)
			return
		}
		if formedTable(c, t, l) {
			return
		}
		const turned = "M-13 0H13V30Q13 34 9 35Q13 38 10 42C17 56 13 74 8 92Q6 97 9 99Q12 102 8 105L6 114Q4 119 0 119Q-4 119 -6 114L-8 105Q-12 102 -9 99Q-6 97 -8 92C-13 74 -17 56 -10 42Q-13 38 -9 35Q-13 34 -13 30Z"
		leg := func(t kit.Tones) kit.Node {
			return c.Form(turned, sheen.Round(-15, 0, 15, 0, t), c.Line("M-12 35H12M-12 42H12M-10 98H10M-10 105H10", t.DDD, 1.6).Opacity(.55), c.Line("M-12 37H12M-10 100H10", t.LL, 1.2).Opacity(.6), sheen.Dim(c, 5, .7, "M-20 -8H20V14H-20Z", t))
		}
		c.On(kit.Back)
		far := leg(kit.TonesOf(l.D)).Scale(.8, .84, 0, 0)
		c.Part("legs", far.Move(62, 116), far.Move(194, 116))
		c.On(kit.Body)
		c.Part("legs", c.Form("M26 112H230V138Q128 146 26 138Z", kit.Lin(0, 112, 0, 144, l.D, l.M, l.D), sheen.Grain(c, kit.Box{X0: 26, Y0: 120, X1: 230, Y1: 140}, 3, l), c.Blur(4, c.Rect(16, 108, 224, 16, 0, l.DDD)).Opacity(.7)), leg(l).Move(34, 114), leg(l).Move(222, 114))
		planks := kit.Of(c.Line("M20 79H240M0 92H256", t.DD, 1.6).Opacity(.6), c.Line("M20 80.4H240M0 93.600H256", t.LL, 1.2).Opacity(.7))
		if c.State(kit.Grainless) {
			planks = kit.Node{}
		}
		const top = "M47 68H209Q215 68 219 72L250 101Q256 108 248 108H8Q0 108 6 101L37 72Q41 68 47 68Z"
		c.Part("top", c.Form("M3 104H253V110Q253 120 243 120H13Q3 120 3 110Z", kit.Lin(0, 106, 0, 120, t.M, t.D, t.DD)), c.Form(top, kit.Lin(60, 66, 200, 112, t.LL, t.L, t.M, t.M), sheen.Grain(c, kit.Box{X0: 4, Y0: 68, X1: 252, Y1: 110}, 10, t),
			planks,
			c.Path("M70 66H126L84 110H24ZM140 66H152L114 110H100Z", kit.White).Opacity(.16).Shade(), sheen.Edge(c, top, t, 5)), c.Line("M8 107.500H247", t.LL, 1.8).Opacity(.8))
		c.Anchor("ground", 128, 234)
		c.AnchorBox("surface", 128, 90, 200, 0, 0)
	},
}
