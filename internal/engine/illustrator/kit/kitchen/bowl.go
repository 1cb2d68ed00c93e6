package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bowl = kit.Piece{
	Name: "bowl", Cm: 26,
	States:  "empty",
	Palette: "bowl #f2b134; inside #fff6e6; rim #f2b134 <bowl; stripes #fff6e6",
	Draw: func(c *kit.Canvas) {
		b, n, r, s := c.Tones("bowl"), c.Tones("inside"), c.Tones("rim"), c.Tones("stripes")
		c.On(kit.Back)
		c.Part("bowl", c.Form(kit.Oval(128, 80, 122, 40), kit.Lin(6, 40, 250, 120, r.LL, r.L, r.M)), c.Form(kit.Oval(128, 81, 112, 33), kit.Lin(16, 0, 240, 0, kit.At(0, n.DDD), kit.At(.3, n.DD), kit.At(.7, n.M), kit.At(1, n.LL)), c.Blur(10, c.Ellipse(120, 62, 100, 22, n.DDD)).Opacity(.35), c.Blur(7, c.Ellipse(160, 104, 70, 12, kit.White)).Opacity(.9)))
		c.On(kit.Fore)
		const d = "M6 80A122 40 0 0 0 250 80C252 150 214 204 172 218C168 224 168 230 166 236H90C88 230 88 224 84 218C42 204 4 150 6 80Z"
		c.Part("bowl", c.Form(d, across(6, 250, b), c.Named("stripes", c.Line("M4 116Q44 160 128 162Q212 160 252 116", s.M, 12), c.Line("M10 142Q50 184 128 186Q206 184 246 142", s.M, 5)), c.Blur(9, c.Path("M190 90H256V240H150Q210 190 190 90Z", b.DDD)).Opacity(.35), c.Blur(3, c.Rect(80, 215, 100, 7, 0, b.DDD)).Opacity(.6), sheen.Edge(c, d, b, 30)))
		c.Part("rim", c.Path("M11 80a117 37.5 0 0 0 234 0", kit.None).Stroke(r.DD, 11).Butt(), c.Path("M11 78.5a117 37.5 0 0 0 234 0", kit.None).Stroke(kit.Lin(6, 0, 250, 0, r.LL, r.L, r.M, r.D), 8.5).Butt(), c.Path("M22 96Q50 112 92 116", kit.None).Stroke(kit.White, 3.5).Opacity(.7).Shade())
		c.Part("bowl", c.Path("M28 134C36 158 50 178 72 192C80 198 73 205 65 200C42 186 26 164 19 140C17 130 25 126 28 134Z", kit.White).Opacity(.5).Shade())
		c.Anchor("ground", 128, 236)
		c.AnchorBox("inside", 128, 82, 216, 62, 0)
		c.AnchorBox("print", 128, 165, 120, 50, 0)
	},
}
