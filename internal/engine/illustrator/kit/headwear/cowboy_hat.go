package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var cowboyHat = kit.Piece{
	Name: "cowboy-hat", Cm: 40,
	Palette: "hat #b9783f felt brim crown; band #5a2f22 ribbon; buckle #f3c14b metal",
	Draw: func(c *kit.Canvas) {
		h, b, g := c.Tones("hat"), c.Tones("band"), c.Tones("buckle")
		c.On(kit.Back)
		c.Part("brim", c.Form("M8 112C4 96 22 92 34 104C70 134 186 134 222 104C234 92 252 96 248 112Q220 176 128 180Q36 176 8 112Z", kit.Lin(0, 96, 0, 180, h.D, h.DDD)))
		c.On(kit.Body)
		c.Part("brim", c.Form("M6 108C4 92 22 88 32 102C48 130 84 156 128 156C172 156 208 130 224 102C234 88 252 92 250 108C242 156 192 204 128 206C64 204 14 156 6 108Z",
			kit.Lin(10, 96, 240, 200, kit.At(0, h.LL), kit.At(.3, h.L), kit.At(.6, h.M), kit.At(1, h.DD)),
			c.Blur(8, c.Path("M30 180Q128 222 226 170L250 120V220H20Z", h.DDD).Opacity(.45)),
			c.Blur(6, c.Ellipse(130, 160, 74, 20, h.DDD).Opacity(.55)),
			c.Path("M14 106C14 98 22 98 28 108C40 128 54 142 72 150C48 146 26 134 14 106Z", kit.White).Opacity(.32),
			c.Line("M8 112C18 158 68 200 128 202C188 200 238 158 248 112", h.LL, 1.6).Opacity(.55), fabric.Stitches(c, h.LL, "M16 122C34 162 78 194 128 195C178 194 222 162 240 122")))
		c.Part("crown", c.Form("M64 156C62 112 70 58 92 42C106 32 116 50 128 50C140 50 150 32 164 42C186 58 194 112 192 156Q128 190 64 156Z",
			kit.Lin(66, 40, 196, 160, kit.At(0, h.L), kit.At(.2, h.LL), kit.At(.5, h.M), kit.At(1, h.DD)),
			c.Blur(7, c.Path("M160 40Q178 100 172 180H210V40Z", h.DDD).Opacity(.5)),
			c.Blur(5, c.Path("M128 48C120 70 122 92 128 108C136 92 138 70 128 48Z", h.DDD).Opacity(.6)),
			c.Blur(4, c.Path("M92 58C84 76 86 92 96 104C98 88 98 72 92 58Z", h.DDD).Opacity(.4)), c.Blur(4, c.Path("M164 58C172 76 170 92 160 104C158 88 158 72 164 58Z", h.DDD).Opacity(.5)),
			c.Blur(2, c.Path("M76 122C76 92 80 64 94 50C88 72 88 96 90 124Z", kit.White).Opacity(.4)), c.Path("M106 46Q116 50 122 58Q114 70 112 84Q104 60 106 46Z", kit.White).Opacity(.25)))
		c.Part("band", c.Form("M63.5 134Q128 166 192.5 134L192 156Q128 191 64 156Z", kit.Lin(64, 0, 192, 0, b.M, b.L, b.M, b.DD), c.Line("M63 138Q128 170 193 138", b.LL, 1.6).Opacity(.7), c.Blur(3, c.Path("M60 156Q128 190 196 156V176H60Z", b.DDD).Opacity(.7)),
			fabric.Stitches(c, g.L, "M64 143Q128 175 192 143"), fabric.Stitches(c, g.L, "M65 152Q128 185 191 152")))
		c.Part("buckle", c.Rect(150, 144, 26, 23, 5, b.DDD).Rotate(-14, 163, 155).Opacity(.6), c.Rect(149, 142, 26, 23, 5, kit.Lin(149, 142, 175, 165, g.LL, g.M, g.DD)).Rotate(-14, 162, 154),
			c.Rect(154, 147, 16, 13, 3, b.D).Rotate(-14, 162, 154), c.Path("M162 146.5L164.2 151.3L169.3 151.8L165.4 155.2L166.7 160.3L162 157.6L157.3 160.3L158.6 155.2L154.7 151.8L159.8 151.3Z", kit.Lin(154, 146, 170, 160, g.LL, g.M)).Rotate(-14, 162, 154))
		c.AnchorBox("fit", 128, 174, 120, 24, 0)
		c.Anchor("ground", 128, 206)
	},
}
