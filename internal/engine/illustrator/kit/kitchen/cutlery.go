package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// handle is a knife's, fork's or spoon's: it widens from y = 120 to 252 around x = 128.
func handle(c *kit.Canvas, h, m kit.Tones) kit.Node {
	const d = "M121 138C119 170 111 200 110 226C109 244 117 254 128 254C139 254 147 244 146 226C145 200 137 170 135 138Z"
	return kit.Of(c.Form(d, kit.Lin(110, 0, 146, 0, kit.At(0, h.M), kit.At(.25, h.L), kit.At(.5, h.M), kit.At(1, h.DDD)), sheen.Edge(c, d, h, 12)),
		c.Path("M122 160C121 184 118 206 118 226C118 236 126 237 126 228C126 206 126 182 127 160C127 155 122 155 122 160Z", kit.White).Opacity(.45).Shade(),
		c.Circle(128, 238, 4.5, m.DD), c.Circle(127.6, 237.4, 3.6, kit.Lin(124, 234, 132, 242, m.LL, m.D)), c.Circle(128, 168, 3.4, m.DD), c.Circle(127.6, 167.5, 2.6, kit.Lin(125, 165, 131, 171, m.LL, m.D)),
		c.Form("M118 130H138L137 146Q128 150 119 146Z", steel(118, 138, m)))
}

var spoon = kit.Piece{
	Name: "spoon", Cm: 20,
	Palette: "bowl #ccd4dc metal steel; handle #d8433c <bowl",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handle"), c.Tones("bowl")
		const neck = "M121 96C122 112 119 122 119 134H137C137 122 134 112 135 96Z"
		const d = "M128 2C156 2 170 32 168 60C166 88 148 108 128 108C108 108 90 88 88 60C86 32 100 2 128 2Z"
		const in = "M128 10C150 10 162 36 160 60C158 84 144 100 128 100C112 100 98 84 96 60C94 36 106 10 128 10Z"
		c.Part("bowl", c.Form(neck, steel(118, 138, m)), c.Form(d, kit.Lin(88, 10, 168, 108, m.LL, m.L, m.M, m.DD), c.Path(d, kit.None).Stroke(kit.White, 3).Opacity(.8)),
			c.Form(in, kit.Lin(96, 10, 160, 104, kit.At(0, m.DD), kit.At(.35, m.D), kit.At(.7, m.L), kit.At(1, m.LL)), c.Blur(5, c.Ellipse(142, 74, 14, 24, kit.White).Rotate(24, 142, 74)).Opacity(.8), c.Blur(4, c.Path("M94 40C100 14 116 6 134 10C118 20 108 40 106 66Z", m.DDD)).Opacity(.45)), c.Path("M150 38C154 52 154 66 148 80", kit.None).Stroke(kit.White, 4).Opacity(.85).Shade())
		c.Part("handle", handle(c, h, m))
		c.AnchorBox("grip", 128, 206, 0, 0, 0)
		c.AnchorBox("inside", 128, 58, 60, 70, 0)
		c.Anchor("ground", 128, 254)
	},
}

var fork = kit.Piece{
	Name: "fork", Cm: 20,
	Palette: "tines #ccd4dc metal steel; handle #d8433c <tines",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handle"), c.Tones("tines")
		const d = "M92 6Q92 1 96.5 1Q101 1 101 6L103 54Q107 60 110 54L111 6Q111 1 115.5 1Q120 1 120 6L121 54Q124.5 60 128 60Q131.5 60 135 54L136 6Q136 1 140.5 1Q145 1 145 6L146 54Q149 60 153 54L155 6Q155 1 159.5 1Q164 1 164 6L166 62C166 88 150 98 138 106C134 114 137 124 137 134H119C119 124 122 114 118 106C106 98 90 88 90 62Z"
		c.Part("tines", c.Form(d, steel(90, 166, m), c.Blur(4, c.Path("M84 66H172V110H84Z", m.DD)).Opacity(.3), c.Blur(3, c.Path(d, kit.None).Stroke(m.DDD, 7).Move(-2, -2)).Opacity(.5), c.Path(d, kit.None).Stroke(kit.White, 2.4).Opacity(.85)), c.Path("M98 64C99 80 108 90 118 96", kit.None).Stroke(kit.White, 4).Opacity(.8).Shade())
		c.Part("handle", handle(c, h, m))
		c.AnchorBox("grip", 128, 206, 0, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

var knife = kit.Piece{
	Name: "knife", Cm: 23,
	Palette: "blade #ccd4dc metal steel; handle #d8433c <blade",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handle"), c.Tones("blade")
		const d = "M114 136V32C114 10 120 -4 130 -4C150 -2 158 36 156 72C155 98 150 112 142 122V136Z"
		c.Part("blade", c.Form(d, kit.Lin(112, 0, 158, 0, kit.At(0, m.D), kit.At(.14, m.LL), kit.At(.45, m.L), kit.At(.7, m.M), kit.At(1, m.DD)),
			c.Path("M108 70L164 38V60L108 92Z", kit.White).Opacity(.45), c.Path("M108 98L164 66V73L108 105Z", kit.White).Opacity(.45), c.Blur(3, c.Line("M150 22C158 60 154 100 142 124", m.DDD, 7)).Opacity(.35),
			c.Blur(3, c.Rect(104, 122, 46, 16, 0, m.DDD)).Opacity(.45), c.Path(d, kit.None).Stroke(kit.White, 3).Opacity(.85)))
		c.Part("handle", handle(c, h, m))
		c.AnchorBox("grip", 128, 206, 0, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}
