package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var witchHat = kit.Piece{
	Name: "witch-hat", Cm: 48,
	Palette: "hat #6a4aa8 cone brim; band #f08a2c ribbon; buckle #f7cf4f metal",
	Draw: func(c *kit.Canvas) {
		h, b, g := c.Tones("hat"), c.Tones("band"), c.Tones("buckle")
		c.On(kit.Back)
		c.Part("brim", c.Ellipse(128, 190, 116, 32, kit.Lin(0, 160, 0, 222, h.D, h.DDD)))
		c.On(kit.Body)
		c.Part("brim", c.Form("M6 196C6 176 40 166 70 164L186 164C216 166 250 176 250 196C250 222 190 238 128 238C66 238 6 222 6 196Z",
			kit.Lin(20, 160, 230, 240, kit.At(0, h.LL), kit.At(.3, h.L), kit.At(.6, h.M), kit.At(1, h.DD)),
			c.Blur(8, c.Ellipse(132, 188, 88, 22, h.DDD).Opacity(.7)), c.Blur(6, c.Path("M40 226Q128 244 250 200V250H40Z", h.DDD).Opacity(.5)),
			c.Path("M14 194C16 182 40 174 62 171Q46 184 52 204C32 204 16 202 14 194Z", kit.White).Opacity(.22)),
			c.Line("M7 198C10 222 70 236.5 128 236.5C186 236.5 246 222 249 198", h.L, 2.2).Opacity(.75), fabric.Stitches(c, b.L, "M20 204C36 220 84 228 128 228C172 228 220 220 236 204"))
		c.Part("cone", c.Form("M60 190C72 150 84 100 104 66C116 42 140 16 176 14C196 14 204 26 214 44Q220 54 212 58C200 56 190 46 174 52C166 60 166 70 170 84C180 120 188 154 196 190Q128 222 60 190Z",
			kit.Lin(80, 40, 200, 190, kit.At(0, h.LL), kit.At(.25, h.L), kit.At(.55, h.M), kit.At(1, h.DD)),
			c.Blur(8, c.Path("M150 80Q176 150 166 210H210L180 70Z", h.DDD).Opacity(.55)), c.Blur(5, c.Path("M214 60C196 60 184 44 168 52L160 78L184 90L220 64Z", h.DDD).Opacity(.5)),
			fabric.Crease(c, h, 6, "M106 76Q134 84 164 68"), fabric.Crease(c, h, 5, "M96 100Q120 116 142 110"), fabric.Crease(c, h, 5, "M174 102Q160 116 144 118"), fabric.Crease(c, h, 4, "M128 42Q150 48 168 52"),
			c.Path("M76 170C86 128 96 98 112 70C122 50 136 34 152 26C136 48 122 76 114 104C106 130 100 152 98 176Z", kit.White).Opacity(.22)))
		c.Part("band", c.Form("M68 162Q128 190 189 162L197 190Q128 224 59 190Z", kit.Lin(60, 0, 196, 0, b.M, b.LL, b.M, b.DD), c.Blur(3, c.Path("M56 192Q128 226 200 192V178Q128 212 56 178Z", b.DDD).Opacity(.45)), c.Line("M68 165Q128 193 189 165", b.LL, 2).Opacity(.8)))
		c.Part("buckle", c.Rect(109, 177, 42, 34, 6, b.DDD).Opacity(.5), c.Path(kit.RoundRect(107, 173, 42, 34, 6)+kit.RoundRect(115, 181, 26, 18, 3), kit.Lin(107, 173, 149, 207, g.LL, g.M, g.DD)).EvenOdd(), c.Rect(126, 187, 21, 6, 3, kit.Lin(126, 187, 147, 193, g.LL, g.M, g.D)), c.Line("M110 178Q111 176 114 176H142", kit.White, 2).Opacity(.75))
		c.AnchorBox("fit", 128, 196, 132, 34, 0)
		c.Anchor("ground", 128, 236)
	},
}
