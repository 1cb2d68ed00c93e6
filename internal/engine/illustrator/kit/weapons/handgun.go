package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// handgun is a plain pistol seen from its side.
var handgun = kit.Piece{
	Name: "handgun", Cm: 20, Facing: kit.Right,
	Palette: "body #4b505d gray frame gun; slide #5f6674 barrel; grip #6a4634 handle brown; trigger #2f323b",
	Draw: func(c *kit.Canvas) {
		b, s, g, t := c.Tones("body"), c.Tones("slide"), c.Tones("grip"), c.Tones("trigger")
		const guard = "M104 124H166Q176 124 174 136Q168 164 148 166H104"
		c.Part("trigger", c.Path(guard, kit.None).Stroke(b.DDD, 11), c.Path(guard, kit.None).Stroke(b.M, 8).Move(-.4, -.6), c.Path("M132 124Q132 144 122 154Q134 152 140 140Q142 132 142 124Z", kit.Lin(122, 124, 142, 154, t.LL, t.M, t.D)))
		const frame = "M20 88H236V112Q236 122 226 122H178Q168 122 164 126H106L100 132L84 236Q82 244 74 244H22Q12 244 14 234L38 128Q40 118 34 112L20 108Z"
		c.Part("body", c.Path(frame, b.DDD).Move(1, 3), sheen.Body(c, frame, b, 12, c.Line("M180 110H226", b.DDD, 3).Opacity(.6), c.Line("M180 112H226", b.LL, 1.4).Opacity(.6)))
		const handle = "M46 136H92L78 228Q77 234 70 234H32Q26 234 27 228Z"
		c.Part("grip", sheen.Body(c, handle, g, 9, sheen.Each(14, func(i int) kit.Node {
			y := 130 + 9*float64(i)
			return kit.Of(c.Line(sheen.D("M20 %gL104 %g", y, y+30), g.DD, 1.6).Opacity(.5), c.Line(sheen.D("M20 %gL104 %g", y+30, y), g.DD, 1.6).Opacity(.5))
		})), sheen.Screw(c, 68, 150, 5, b), sheen.Screw(c, 50, 222, 5, b))
		const slide = "M14 48Q14 42 20 42H238Q248 42 248 52V86Q248 92 242 92H20Q8 92 10 80Z"
		c.Part("slide", c.Path(slide, s.DDD).Move(1, 3), c.Form(slide, kit.Lin(0, 42, 0, 92, kit.At(0, s.L), kit.At(.16, s.LL), kit.At(.34, s.M), kit.At(.75, s.D), kit.At(1, s.DD)),
			sheen.Each(7, func(i int) kit.Node {
				x := 24 + 8*float64(i)
				return kit.Of(c.Line(sheen.D("M%g 52L%g 86", x, x-4), s.DDD, 3.4), c.Line(sheen.D("M%g 52L%g 86", x+2.4, x-1.6), s.LL, 1.2).Opacity(.7))
			}), c.Form(kit.RoundRect(116, 50, 58, 20, 4), kit.Lin(0, 50, 0, 70, s.DDD, s.DD)), c.Rect(118, 58, 54, 8, 3, s.LL).Opacity(.55), c.Line("M90 80H246", s.DDD, 1.6).Opacity(.5), c.Rect(240, 54, 10, 18, 3, s.DDD)),
			c.Path("M22 42V33H38L40 42ZM224 42L228 33H238V42Z", s.DD), sheen.Streak(c, "M84 47H226", 2.4, .4))
		c.Part("body", c.Path("M10 56L2 52Q-2 60 4 68L12 72Z", b.D), sheen.Ball(c, 108, 106, 5, b), c.Line("M72 104H96", b.DDD, 7), c.Line("M72 103H95", b.L, 4))
		c.AnchorBox("grip", 62, 176, 0, 0, 10)
		c.Anchor("tip", 248, 63)
	},
}
