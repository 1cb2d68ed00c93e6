package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var bubbleTea = kit.Piece{
	Name: "bubble-tea", Cm: 18,
	Palette: "tea #d9a06c drink milk_tea; pearls #4a3434 boba; straw #f0668f; lid #e8f4f8; cup #bcdde8 glass",
	Draw: func(c *kit.Canvas) {
		t, p, s, l, g := c.Tones("tea"), c.Tones("pearls"), c.Tones("straw"), c.Tones("lid"), c.Tones("cup")
		const cup = "M58 84H198L180 238Q178 252 164 252H92Q78 252 76 238Z"
		const tea = "M63 100Q128 112 193 100L177 236Q175 248 163 248H93Q81 248 79 236Z"
		c.On(kit.Back)
		c.Part("cup", c.Path(cup, g.M.Alpha(.12)))
		c.On(kit.Body)
		c.Part("tea", c.Form(tea, kit.Lin(0, 100, 0, 248, kit.At(0, t.LL), kit.At(.3, t.L), kit.At(.7, t.M), kit.At(1, t.D)),
			c.Blur(8, c.Path("M60 96H110Q90 150 130 180Q90 210 84 160Z", kit.Hex("#fff6e6"))).Opacity(.6), c.Blur(8, c.Path("M150 96H196L186 150Q160 140 150 96Z", kit.Hex("#fff6e6"))).Opacity(.4),
			c.Named("straw", c.Blur(2, c.Line("M140 96L126 216", s.D, 17)).Opacity(.4)),
			edible.Shade(c, tea, t, 18)), c.Ellipse(128, 101, 65, 8.5, kit.Lin(63, 0, 193, 0, t.LL, t.L, t.M)), c.Ellipse(128, 101, 62, 7, kit.None).Stroke(kit.White, 1.5).Opacity(.5))
		var pearls []kit.Node
		for _, v := range [][2]float64{{92, 236}, {114, 238}, {136, 239}, {158, 236}, {172, 230}, {84, 218}, {103, 220}, {125, 221}, {147, 221}, {167, 214}, {92, 201}, {114, 203}, {136, 204}, {158, 200}, {84, 184}, {104, 186}, {126, 187}, {170, 186}, {148, 180}, {94, 166}, {134, 166}, {166, 158}} {
			pearls = append(pearls, c.Blur(1.4, c.Circle(v[0]+1, v[1]+2, 11, t.DDD)).Opacity(.45), edible.Ball(c, v[0], v[1], 10.5, p))
		}
		c.Part("pearls", c.Clip(tea, pearls...))
		c.On(kit.Fore)
		c.Part("cup", edible.Pane(c, cup, 58, 198, g), c.Path("M72 112L86 226C88 236 98 236 97 226L88 112C87 104 71 104 72 112Z", kit.White).Opacity(.55).Shade(), c.Line("M182 120L174 190", kit.White, 4).Opacity(.45).Shade())
		c.Part("straw", c.Line("M156 -8L143 72", s.DD, 17).Butt(), c.Line("M155.5 -8L142.5 72", s.M, 14.5).Butt(), c.Line("M152 -8L139 72", s.LL, 4).Butt(), c.Line("M160 2l-13 -4M157 24l-14 -4M153 46l-13 -4", kit.White, 4.5).Butt().Opacity(.75), c.Ellipse(155.8, -8, 8.5, 3, s.DDD))
		const dome = "M66 76C66 46 92 34 128 34C164 34 190 46 190 76Z"
		c.Part("lid", edible.Pane(c, dome, 66, 190, g), c.Ellipse(144, 58, 18, 6, g.DDD).Opacity(.25), c.Path("M78 68C80 52 96 44 114 42C122 42 122 48 115 49C100 52 91 58 88 70C86 78 76 77 78 68Z", kit.White).Opacity(.7).Shade(),
			c.Form(kit.RoundRect(50, 72, 156, 18, 8), kit.Lin(50, 0, 206, 0, kit.At(0, l.D), kit.At(.15, l.LL), kit.At(.5, l.M), kit.At(1, l.DD)), c.Rect(54, 74, 148, 4, 2, kit.White).Opacity(.8), c.Rect(50, 84, 156, 6, 0, l.DDD).Opacity(.3)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 142, 90, 50, 0)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
		c.AnchorBox("inside", 128, 170, 110, 140, 0)
	},
}
