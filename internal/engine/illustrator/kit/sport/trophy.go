package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var trophy = kit.Piece{
	Name: "trophy", Cm: 40,
	Palette: "cup #f4b52e gold; handles #f4b52e <cup; star #fff0b8; base #6d4534 wood; plate #f4b52e <cup",
	Draw: func(c *kit.Canvas) {
		u, h, s, b, p := c.Tones("cup"), c.Tones("handles"), c.Tones("star"), c.Tones("base"), c.Tones("plate")
		c.On(kit.Back)
		const ear = "M72 48C30 38 12 58 22 86C32 114 62 128 88 130"
		handle := kit.Of(c.Line(ear, h.DDD, 17), sheen.Tube(c, ear, 14.500, h), c.Line("M26 64C28 54 42 50 58 52", kit.White, 3).Opacity(.6))
		c.Part("handles", handle, kit.Of(c.Line(ear, h.DDD, 17), sheen.Tube(c, ear, 14.500, h)).Mirror(128))
		c.Part("cup", c.Ellipse(128, 30, 70, 18, kit.Lin(60, 20, 196, 40, u.L, u.M, u.D)), c.Ellipse(128, 31, 62, 13.500, kit.Lin(66, 0, 190, 0, u.DDD, u.DD, u.M, u.L)))
		c.On(kit.Fore)
		stem := "M112 150C114 172 112 178 96 190H160C144 178 142 172 144 150Z"
		c.Part("cup", c.Form(stem, sheen.Steel(100, 0, 156, 0, u), sheen.Dim(c, 4, .6, "M100 146H156V160H100Z", u)),
			c.Form(kit.RoundRect(103, 158, 50, 13, 6.5), sheen.Steel(103, 0, 153, 0, u), c.Line("M104 161H152", kit.White, 2).Opacity(.6), c.Line("M104 170H152", u.DDD, 2).Opacity(.4)))
		const d = "M58 30A70 18 0 0 0 198 30C200 70 194 112 166 138C154 149 142 154 128 154C114 154 102 149 90 138C62 112 56 70 58 30Z"
		c.Part("cup", c.Form(d, kit.Lin(58, 0, 198, 0, kit.At(0, u.M), kit.At(.16, u.LL), kit.At(.3, u.L), kit.At(.52, u.M), kit.At(.74, u.D), kit.At(.9, u.DD), kit.At(1, u.D)),
			sheen.Dim(c, 7, .5, "M80 130Q128 160 176 126L190 160H70Z", u), c.Blur(2, c.Path("M182 44C184 80 176 110 158 130", kit.None).Stroke(u.LL, 5)).Opacity(.6), sheen.Edge(c, d, u, 22)),
			c.Path("M61.500 31a66.500 16.500 0 0 0 133 0", kit.None).Stroke(kit.Lin(58, 0, 198, 0, u.LL, kit.White, u.L, u.M), 7).Butt(),
			c.Path("M58.500 36a70 18 0 0 0 139 0", kit.None).Stroke(u.DD, 1.6).Butt().Opacity(.6),
			sheen.Glint(c, "M72 58C72 52 82 55 82 60C83 88 90 110 104 128C108 134 101 137 96 131C78 112 72 88 72 58Z", .6))
		star := shape.Star(130, 92, 5, 35, 16, 4)
		c.Part("star", c.Clip(d, sheen.Dim(c, 3, .6, shape.Star(132, 95, 5, 36, 17, 4), u)), c.Path(shape.Star(130, 92, 5, 37, 17.500, 4), u.DD), c.Form(star, kit.Lin(104, 62, 150, 122, s.L, s.M, s.D), sheen.Edge(c, star, s, 8),
			sheen.Each(5, func(i int) kit.Node {
				return c.Path("M130 57L138 81L130 92Z", s.DD).Opacity(.35).Rotate(72*float64(i), 130, 92)
			})))
		foot := "M92 188Q128 180 164 188L168 200H88Z"
		c.Part("base", c.Form("M78 198H178L190 246Q191 253 184 253H72Q65 253 66 246Z", kit.Lin(70, 198, 186, 253, b.L, b.M, b.DD), sheen.Dim(c, 5, .6, "M66 192H190V206H66Z", b), sheen.Grain(c, kit.Box{X0: 70, Y0: 200, X1: 186, Y1: 252}, 7, b), sheen.Dim(c, 6, .5, "M160 196L200 256H170Z", b), c.Line("M79 200L68 248", b.LL, 3).Opacity(.7)),
			c.Form("M70 240H186L190 246Q191 253 184 253H72Q65 253 66 246Z", kit.Lin(66, 240, 190, 253, b.L, b.M, b.DDD), c.Line("M70 242H186", b.LL, 2).Opacity(.7)))
		c.Part("cup", c.Form(foot, sheen.Steel(88, 0, 168, 0, u), c.Line("M93 189Q128 181 163 189", kit.White, 2).Opacity(.6)))
		c.Part("plate", c.Path(kit.RoundRect(97, 212, 64, 22, 4), b.DDD).Opacity(.6), c.Form(kit.RoundRect(96, 210, 64, 22, 4), kit.Lin(96, 210, 160, 232, p.LL, p.L, p.M, p.D), c.Path(kit.RoundRect(99, 213, 58, 16, 2.5), kit.None).Stroke(p.D, 1.4), c.Line("M98 212H158", kit.White, 1.6).Opacity(.7)), c.Circle(101.5, 221, 1.6, p.DD), c.Circle(154.500, 221, 1.6, p.DD))
		c.Anchor("ground", 128, 253)
		c.AnchorBox("inside", 128, 30, 120, 24, 0)
		c.AnchorBox("print", 128, 221, 56, 16, 0)
		c.AnchorBox("surface", 128, 14, 130, 0, 0)
		c.AnchorBox("grip", 128, 168, 0, 0, 0)
		c.Anchor("handNear", 26, 84)
		c.Anchor("handFar", 230, 84)
	},
}
