package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var dress = kit.Piece{
	Name: "dress", Cm: 105,
	Palette: "dress #ef4f7f bodice skirt; sleeves #ef4f7f <dress; belt #fff0d8 sash; trim #fff0d8 lace hem <belt",
	Draw: func(c *kit.Canvas) {
		d, s, b, t := c.Tones("dress"), c.Tones("sleeves"), c.Tones("belt"), c.Tones("trim")
		c.On(kit.Back)
		c.Part("bodice", c.Form("M96 22Q128 34 160 22V60H96Z", kit.Lin(0, 20, 0, 60, d.DD, d.DDD)))
		c.On(kit.Body)
		sleeve := kit.Of(c.Form("M88 18Q62 18 54 40Q48 58 56 70Q74 78 86 64Q94 44 92 24Z", kit.Lin(54, 20, 92, 70, kit.At(0, s.LL), kit.At(.45, s.M), kit.At(1, s.DD)),
			fabric.Crease(c, s, 4, "M78 24Q64 42 64 66"), fabric.Crease(c, s, 4, "M88 34Q76 48 75 66")),
			c.Line("M55 70Q72 79 86 65", t.D, 6), c.Line("M55 69Q72 77.5 85.5 64", t.L, 4))
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		c.Part("skirt", c.Form("M88 112Q128 120 168 112Q184 150 222 214Q228 224 220 230Q206 224 196 238Q178 230 164 244Q146 234 128 246Q110 234 92 244Q78 230 60 238Q50 224 36 230Q28 224 34 214Q72 150 88 112Z",
			kit.Lin(50, 110, 210, 240, kit.At(0, d.LL), kit.At(.25, d.L), kit.At(.55, d.M), kit.At(1, d.DD)),
			c.Blur(3, c.Path("M104 114Q88 180 60 240L76 236Q98 180 108 114Z", d.DDD).Opacity(.45)),
			c.Blur(3, c.Path("M124 114Q116 190 92 246L112 240Q126 180 130 114Z", d.DDD).Opacity(.45)),
			c.Blur(3, c.Path("M142 114Q150 190 164 246L150 240Q138 180 136 114Z", d.DDD).Opacity(.5)),
			c.Blur(3, c.Path("M154 114Q170 180 200 240L184 236Q160 180 150 114Z", d.DDD).Opacity(.5)),
			c.Blur(8, c.Path("M170 110Q200 170 230 230L190 240Q180 170 160 110Z", d.DDD).Opacity(.3)),
			c.Blur(2, c.Path("M92 124Q76 170 46 222L56 226Q82 176 98 124Z", kit.White).Opacity(.35)), c.Blur(2, c.Path("M116 124Q106 180 84 234L90 236Q112 186 121 124Z", kit.White).Opacity(.28)),
			c.Blur(4, c.Rect(80, 108, 96, 14, 0, d.DDD).Opacity(.6)),
			c.Named("trim", c.Line("M30 224Q50 214 60 228Q78 220 92 234Q110 224 128 236Q146 224 164 234Q178 220 196 228Q206 214 226 224", t.DD, 4).Opacity(.5), c.Line("M30 222Q50 212 60 226Q78 218 92 232Q110 222 128 234Q146 222 164 232Q178 218 196 226Q206 212 226 222", t.L, 4),
				c.Line("M30 214Q50 204 60 218Q78 210 92 224Q110 214 128 226Q146 214 164 224Q178 210 196 218Q206 204 226 214", t.L, 1.8))))
		c.Part("bodice", c.Form("M92 16Q86 16 84 22Q88 50 84 66Q88 94 88 116Q128 124 168 116Q168 94 172 66Q168 50 172 22Q170 16 164 16Q158 46 128 58Q98 46 92 16Z",
			kit.Lin(84, 30, 174, 116, kit.At(0, d.LL), kit.At(.3, d.L), kit.At(.6, d.M), kit.At(1, d.DD)),
			c.Blur(6, c.Path("M154 40Q166 80 156 124H184V30Z", d.DDD).Opacity(.45)), c.Blur(4, c.Rect(80, 98, 96, 10, 0, d.DDD).Opacity(.4)),
			c.Line("M106 116Q100 90 108 66M150 116Q156 90 148 66", d.DD, 1.6).Opacity(.6), c.Path("M92 68Q98 60 96 40Q104 54 116 60Q102 70 98 102Q90 84 92 68Z", kit.White).Opacity(.28)),
			c.Line("M92 18Q98 47 128 58.5Q158 47 164 18", t.DD, 6.5).Butt(), c.Line("M92 18Q98 46 128 57.5Q158 46 164 18", t.L, 4.5).Butt())
		c.Part("buttons", fabric.Ball(c, 128, 72, 3.2, b), fabric.Ball(c, 128, 86, 3.2, b))
		c.Part("belt", c.Form("M86 104Q128 112 170 104L171 119Q128 128 85 119Z", kit.Lin(86, 0, 170, 0, b.L, b.LL, b.M, b.DD), c.Line("M86 106Q128 114 170 106", kit.White, 1.6).Opacity(.8)),
			c.Form("M124 118Q112 140 116 162L124 156L130 164Q134 140 130 118Z", kit.Lin(114, 118, 132, 164, b.L, b.M, b.DD)), c.Form("M130 118Q146 136 146 156L138 154L132 160Q128 138 126 118Z", kit.Lin(128, 118, 146, 160, b.L, b.M, b.DD)),
			c.Form("M128 114Q112 98 100 102Q94 114 100 127Q112 130 128 116Z", kit.Lin(98, 100, 128, 128, b.LL, b.M, b.D), fabric.Crease(c, b, 3, "M126 115Q114 110 108 112")), c.Form("M128 114Q144 98 156 102Q162 114 156 127Q144 130 128 116Z", kit.Lin(130, 100, 158, 128, b.L, b.M, b.DD), fabric.Crease(c, b, 3, "M130 115Q142 110 148 112")),
			c.Rect(121, 107, 14, 16, 6, kit.Lin(121, 107, 135, 123, b.LL, b.M, b.DD)))
		c.AnchorBox("fit", 128, 28, 92, 0, 0)
		c.AnchorBox("print", 128, 86, 44, 40, 0)
		c.Anchor("ground", 128, 245)
	},
}
