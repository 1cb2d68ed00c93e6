package footwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var cowboyBoot = kit.Piece{
	Name: "cowboy-boot", Cm: 36, Facing: kit.Right,
	Palette: "leather #b3672e shaft; stitching #ffe2a0 thread; vamp #8a4a24 toe <leather; sole #5d3a28 heel",
	Draw: func(c *kit.Canvas) {
		l, t, v, s := c.Tones("leather"), c.Tones("stitching"), c.Tones("vamp"), c.Tones("sole")
		c.On(kit.Back)
		c.Part("shaft", c.Path("M54 46Q102 30 152 44V60H54Z", l.DDD))
		c.On(kit.Fore)
		c.Part("heel", c.Form("M52 196H104L96 242Q95 247 90 247H64Q60 247 59 243Z", kit.Lin(52, 0, 104, 0, s.L, s.M, s.DD), c.Blur(3, c.Rect(50, 196, 56, 9, 0, s.DDD).Opacity(.7)),
			c.Line("M56 214H102M58 226H100", s.DDD, 1.4).Opacity(.5), c.Path("M60 206H67L70 242H65Z", kit.White).Opacity(.22), c.Rect(56, 239, 42, 10, 0, s.DDD).Opacity(.5)))
		c.Part("sole", c.Form("M52 186Q90 180 120 190L246 200Q256 212 248 222Q240 231 216 233Q160 236 128 224Q112 213 104 205Q76 207 54 202Z", kit.Lin(0, 196, 0, 236, s.L, s.M, s.DD),
			c.Line("M110 205Q146 226 192 227Q232 228 247 214", t.D, 1.2).Dash(3, 3).Opacity(.8)))
		const shape = "M50 50Q56 30 66 34Q84 12 106 12Q128 14 144 34Q152 30 156 48L150 118Q150 142 172 154Q206 166 230 184Q248 196 246 208Q236 224 190 220Q146 216 122 202Q112 198 100 198Q76 202 52 194Q46 176 56 140Z"
		c.Part("shaft", c.Form(shape, kit.Lin(50, 20, 168, 100, kit.At(0, l.L), kit.At(.2, l.LL), kit.At(.5, l.M), kit.At(1, l.DD)),
			c.Blur(8, c.Path("M134 20Q142 90 130 130Q126 160 150 176L180 150L166 20Z", l.DDD).Opacity(.5)),
			c.Blur(5, c.Path("M46 160Q90 172 120 150L150 170H40Z", l.DDD).Opacity(.25)),
			c.Path("M62 48Q74 26 90 20Q76 38 74 70L68 140H60Z", kit.White).Opacity(.3)))
		c.Part("vamp", c.Form(shape, kit.None, c.Named("heel-counter", c.Path("M40 158Q74 144 96 172Q102 186 100 204H36Z", kit.Lin(50, 150, 100, 204, v.L, v.M, v.DD)), fabric.Stitches(c, t.M, "M48 162Q74 150 92 175Q97 186 96 200")),
			c.Path("M104 206Q98 168 126 150Q134 144 142 118L164 120Q168 152 260 180V230H104Z", kit.Lin(120, 130, 200, 226, kit.At(0, v.LL), kit.At(.4, v.M), kit.At(1, v.DD))),
			c.Blur(5, c.Path("M110 204Q150 220 200 216Q240 214 250 196V230H110Z", v.DDD).Opacity(.6)),
			fabric.Stitches(c, t.M, "M108 196Q106 168 129 155Q138 148 145 124"),
			c.Path("M164 160Q206 172 232 196Q200 180 160 174Q148 168 150 156Q156 158 164 160Z", kit.White).Opacity(.34),
			fabric.Stitches(c, t.M, "M196 174Q184 196 200 216"), fabric.Stitches(c, t.M, "M204 178Q193 196 208 216"),
			fabric.Stitches(c, t.M, "M146 184Q158 172 170 186Q160 196 146 184M170 186Q182 178 186 196Q176 202 170 186")))
		c.Part("stitching", c.Form(shape, kit.None, fabric.Stitches(c, t.M, "M54 52Q62 38 70 42Q86 20 106 20Q126 22 140 42Q148 38 151 50"),
			c.Line("M104 46Q80 60 84 88Q104 78 104 46Q128 60 124 88Q104 78 104 46M104 84Q84 96 88 120Q102 112 104 84Q124 96 120 120Q106 112 104 84M104 116Q94 126 104 142Q114 126 104 116", l.DDD, 2.6).Move(.4, 1).Opacity(.45),
			c.Line("M104 46Q80 60 84 88Q104 78 104 46Q128 60 124 88Q104 78 104 46M104 84Q84 96 88 120Q102 112 104 84Q124 96 120 120Q106 112 104 84M104 116Q94 126 104 142Q114 126 104 116", t.M, 2)))
		c.Part("straps", c.Form("M92 8Q92 2 98 2H112Q118 2 118 8L120 36Q106 42 90 36Z", kit.Lin(90, 0, 120, 40, v.L, v.M, v.DD), fabric.Stitches(c, t.M, "M96 34V9Q96 6 99 6H111Q114 6 114 9L115 34")))
		c.AnchorBox("inside", 104, 46, 84, 16, 0)
		c.AnchorBox("fit", 100, 150, 84, 0, 0)
		c.Anchor("ground", 140, 246)
	},
}
