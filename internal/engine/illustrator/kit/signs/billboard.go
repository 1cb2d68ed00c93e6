package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var billboard = kit.Piece{
	Name: "billboard", Cm: 900,
	Palette: "board #fffaf0 panel sign; frame #e2513f border; post #7c8794 posts steel; lamps #ffd766 lights",
	Draw: func(c *kit.Canvas) {
		b, f, p, l := c.Tones("board"), c.Tones("frame"), c.Tones("post"), c.Tones("lamps")
		post := func(x float64) kit.Node {
			return kit.Of(c.Form(sheen.D("M%g 140H%gV246H%gZ", x-10, x+10, x-10), kit.Lin(x-10, 0, x+10, 0, p.M, p.LL, p.M, p.DD), c.Blur(5, c.Rect(x-14, 150, 28, 26, 0, p.DDD)).Opacity(.8)), c.Form(kit.RoundRect(x-18, 240, 36, 11, 3), kit.Lin(0, 240, 0, 251, p.L, p.D)))
		}
		c.On(kit.Back)
		c.Part("post", c.Line("M66 182L190 238M190 182L66 238", p.DD, 6), c.Line("M66 181L190 237M190 181L66 237", p.M, 3), post(66), post(190))
		c.On(kit.Body)
		outer, inner := kit.RoundRect(4, 36, 248, 130, 7), kit.RoundRect(14, 46, 228, 110, 3)
		c.Part("frame", c.Form(outer, kit.Lin(4, 36, 252, 166, f.LL, f.M, f.D, f.DD), sheen.Edge(c, outer, f, 6)))
		c.Part("board", c.Path(inner, f.DDD).Stroke(f.DDD, 3), c.Form(inner, kit.Lin(14, 46, 242, 156, b.LL, b.M, b.M, b.D), sheen.Each(4, func(i int) kit.Node {
			x := 40 + float64(i)*58.6
			return c.Path(sheen.D("M%g 44L%g 160H%gZ", x, x-34, x+34), kit.Lin(0, 46, 0, 130, l.LL.Alpha(.6), l.L.Alpha(0)))
		}), c.Line("M90 46V156M166 46V156", b.D, 1.2), c.Blur(7, c.Path("M14 146H242V160H14Z", b.DDD)).Opacity(.35), sheen.Edge(c, inner, b, 4)))
		c.Part("post", c.Form("M0 168H256V177H0Z", kit.Lin(0, 168, 0, 177, p.LL, p.M, p.DD)), c.Line("M8 178V184M40 178V184M96 178V184M128 178V184M160 178V184M216 178V184M248 178V184", p.DD, 3))
		c.Part("lamps", sheen.Each(4, func(i int) kit.Node {
			x := 40 + float64(i)*58.6
			return kit.Of(c.Line(sheen.D("M%g 38V20Q%g 12 %g 12", x+13, x+13, x+4), p.D, 4), c.Form(sheen.D("M%g 14Q%g 4 %g 4Q%g 4 %g 14L%g 24H%gZ", x-8, x-8, x, x+8, x+8, x+13, x-13), kit.Lin(x-13, 4, x+13, 24, p.LL, p.M, p.DD)), c.Ellipse(x, 24.5, 12, 4, l.LL).Stroke(l.M, 1.6))
		}))
		c.AnchorBox("print", 128, 101, 208, 94, 0)
		c.Anchor("ground", 128, 251)
	},
}
