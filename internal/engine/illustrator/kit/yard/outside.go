package yard

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dumpster = kit.Piece{
	Name: "dumpster", Cm: 180, States: "closed; open -lid; empty -lid; full",
	Palette: "body #2f8f5b container green; lid #3b4250 black; wheels #4a5160; bags #4b5468 trash",
	Draw: func(c *kit.Canvas) {
		b, l, w, g := c.Tones("body"), c.Tones("lid"), c.Tones("wheels"), c.Tones("bags")
		wheel := func(x float64) kit.Node {
			return kit.Of(c.Path(sheen.D("M%g 214h24l-4 16h-16Z", x-12), w.DD), sheen.Ball(c, x, 234, 14, w), c.Circle(x, 234, 5.500, w.LL))
		}
		c.Part("wheels", wheel(54), wheel(202))
		c.On(kit.Back)
		c.Part("body", c.Path("M36 62H220L244 104H12Z", b.DDD), c.Path("M46 66H210L230 104H26Z", kit.Lin(0, 62, 0, 104, b.DD, b.DDD)))
		if c.State("full") {
			bag := func(x, y, s float64) kit.Node {
				d := "M0 -34C10 -30 40 -20 42 12C42 30 -42 30 -42 12C-40 -20 -10 -30 0 -34Z"
				return kit.Of(c.Path("M-3 -34L-14 -50L0 -44L14 -50L3 -34Z", g.L), sheen.Body(c, d, g, 9, c.Line("M-4 -28Q-22 -10 -26 8M4 -28Q16 -8 18 10", g.DD, 2.400).Opacity(.7), c.Path("M-26 -6Q-18 -20 -8 -24Q-16 -10 -20 2Z", kit.White).Opacity(.4))).Scale(s, s, 0, 0).Move(x, y)
			}
			c.Part("bags", bag(66, 76, .9), bag(190, 76, .9), bag(128, 66, 1.100), bag(94, 92, .9), bag(166, 92, .9))
		}
		c.On(kit.Fore)
		const d = "M10 100H246L234 214Q233 222 225 222H31Q23 222 22 214Z"
		c.Part("body", c.Form(d, kit.Lin(20, 100, 236, 222, b.L, b.M, b.D), sheen.Each(5, func(i int) kit.Node {
			x := 52 + 38*float64(i)
			e := x + (128-x)*.08
			return kit.Of(c.Path(sheen.D("M%g 118h12L%g 208h-11Z", x-6, e+5), b.DD).Opacity(.5), c.Line(sheen.D("M%g 118L%g 208", x-6, e-6), b.LL, 2).Opacity(.8), c.Line(sheen.D("M%g 118L%g 208", x+6.500, e+6), b.DDD, 2).Opacity(.7))
		}), sheen.Dim(c, 6, .5, "M8 200H248V226H8Z", b), sheen.Edge(c, d, b, 12)), sheen.Body(c, kit.RoundRect(6, 96, 244, 16, 5), b, 5))
		arm := sheen.Body(c, "M2 130H30Q34 130 34 134V160Q34 164 30 164H6Q2 164 2 160Z", b, 5, c.Rect(8, 138, 20, 18, 3, b.DDD))
		c.Part("body", sheen.Dim(c, 3, .5, "M4 136H38V170H8Z", b), arm, arm.Mirror(128))
		if !c.State("full") {
			half := "M40 52Q42 48 48 48H122Q126 48 126 52V98Q126 104 120 104H14Q6 104 10 97Z"
			flap := sheen.Body(c, half, l, 8, sheen.Each(3, func(i int) kit.Node {
				x := 62 + 22*float64(i)
				e := x - (128-x)*.34
				return kit.Of(c.Line(sheen.D("M%g 56L%g 94", x, e), l.DDD, 6), c.Line(sheen.D("M%g 56L%g 94", x-2.500, e-3), l.LL, 1.800))
			}), c.Line("M46 52H122", l.LL, 2.400).Opacity(.7))
			c.Part("lid", flap, flap.Mirror(128), c.Line("M14 103H120M136 103H242", l.LL, 2).Opacity(.6), sheen.Body(c, kit.RoundRect(92, 94, 24, 8, 3), w, 2), sheen.Body(c, kit.RoundRect(140, 94, 24, 8, 3), w, 2))
		}
		c.AnchorBox("inside", 128, 84, 190, 34, 0)
		c.AnchorBox("print", 128, 164, 130, 64, 0)
		c.Anchor("ground", 128, 248)
	},
}
