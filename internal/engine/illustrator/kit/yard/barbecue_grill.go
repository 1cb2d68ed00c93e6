package yard

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lighting"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var barbecueGrill = kit.Piece{
	Name: "barbecue-grill", Cm: 105,
	Palette: "lid #d8383f red; bowl #d8383f <lid kettle; grate #b9c2cc metal; legs #4b505e; flames #ff7a1f fire; handle #9a5f34 wood; wheels #4b505e <legs",
	Draw: func(c *kit.Canvas) {
		l, o, g, s, f, h, w := c.Tones("lid"), c.Tones("bowl"), c.Tones("grate"), c.Tones("legs"), c.Tones("flames"), c.Tones("handle"), c.Tones("wheels")
		c.Part("legs", sheen.Tube(c, "M128 184V226", 7, s), sheen.Tube(c, "M84 176L52 240", 9, s), sheen.Tube(c, "M172 176L204 244", 9, s), sheen.Tube(c, "M66 214H190", 5, s))
		ring := kit.Oval(52, 236, 17, 17)
		c.Part("wheels", sheen.Body(c, ring, w, 9), c.Circle(52, 236, 8, g.DDD), c.Circle(51.600, 235.600, 6.800, g.L), c.Circle(52, 236, 2.400, s.DDD), sheen.Ball(c, 206, 248, 6.500, w))
		c.On(kit.Back)
		const lid = "M62 98C40 60 52 18 104 8C158 -2 200 22 206 62Q208 74 200 80L78 112Q68 112 62 98Z"
		c.Part("lid", sheen.Tube(c, "M62 96L54 122", 7, s), c.Form(lid, kit.Lin(70, 20, 180, 104, l.LL, l.L, l.M, l.D, l.DD), sheen.Edge(c, lid, l, 20)), c.Form("M66 104L204 68Q208 74 200 80L78 112Q70 112 66 104Z", kit.Lin(66, 0, 204, 0, g.M, g.LL, g.M, g.DD)), sheen.Glint(c, "M72 62C74 40 86 28 104 22C111 21 112 28 106 30C92 36 84 46 82 64C82 73 71 72 72 62Z", .55), sheen.Tube(c, "M112 12Q120 -8 148 4", 6, g), c.Line("M120 0Q128 -8 142 -2", h.DD, 10), c.Line("M120 -.500Q128 -8.500 142 -2.500", h.L, 6.500), c.Circle(184, 44, 7, g.DDD), c.Circle(183.600, 43.500, 5.800, g.L))
		c.Part("bowl", c.Ellipse(128, 126, 100, 20, o.DDD), c.Ellipse(128, 126, 94, 17, kit.Lin(34, 0, 222, 0, kit.Hex("#3a2a30"), kit.Hex("#59363a"), kit.Hex("#2e2228"))))
		c.Part("flames", c.Glow(7, c.Ellipse(128, 126, 74, 9, f.M)).Opacity(.7), lighting.Flame(c, 92, 130, 30, 40, f), lighting.Flame(c, 164, 130, 30, 42, f), lighting.Flame(c, 128, 132, 38, 58, f))
		c.On(kit.Body)
		c.Part("grate", c.Clip(kit.Oval(128, 126, 95, 17), sheen.Each(17, func(i int) kit.Node {
			x := 38 + 11.250*float64(i)
			d := sheen.D("M%g 106V146", x)
			return kit.Of(c.Line(d, g.DDD, 3.600), c.Line(d, g.L, 1.800).Move(-.4, 0))
		}), c.Line("M30 124H226", g.DDD, 3.400), c.Line("M30 123.500H226", g.L, 1.600)), c.Path(kit.Oval(128, 126, 97, 18), kit.None).Stroke(g.DDD, 5), c.Path(kit.Oval(128, 125.500, 97, 18), kit.None).Stroke(kit.Lin(30, 0, 226, 0, g.LL, g.M, g.LL, g.D), 3))
		c.On(kit.Fore)
		const bowl = "M28 126A100 20 0 0 0 228 126C228 172 192 198 128 198C64 198 28 172 28 126Z"
		c.Part("bowl", c.Form(bowl, kit.Lin(28, 0, 228, 0, kit.At(0, o.M), kit.At(.16, o.L), kit.At(.26, o.LL), kit.At(.4, o.L), kit.At(.6, o.M), kit.At(.85, o.DD), kit.At(1, o.D)), c.Blur(6, c.Path("M40 176Q128 214 216 176V204H40Z", o.DDD)).Opacity(.6), sheen.Edge(c, bowl, o, 18)), c.Path("M29.500 127A98.500 19 0 0 0 226.500 127", kit.None).Stroke(g.DDD, 6.500).Butt(), c.Path("M29.500 126A98.500 19 0 0 0 226.500 126", kit.None).Stroke(kit.Lin(28, 0, 228, 0, g.LL, g.M, g.LL, g.DD), 4.500).Butt(),
			sheen.Glint(c, "M52 148Q58 146 60 152Q66 168 80 178Q82 185 74 182Q56 170 52 148Z", .5), c.Form(kit.RoundRect(112, 166, 32, 14, 5), sheen.Steel(112, 0, 144, 0, g), sheen.Each(3, func(i int) kit.Node { return c.Circle(120+8*float64(i), 173, 2.500, s.DDD) })))
		c.Part("handle", c.Both(128, sheen.Tube(c, "M24 138H10", 5, g), c.Line("M8 128V150", h.DD, 9), c.Line("M7.600 128V149", h.L, 5.500)))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("surface", 128, 122, 170, 20, 0)
		c.AnchorBox("inside", 128, 122, 170, 30, 0)
	},
}
