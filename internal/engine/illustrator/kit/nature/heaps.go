package nature

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// loose is a heap of what is loose, with grains or clods on it.
func loose(name, palette string, grain float64) kit.Piece {
	return kit.Piece{Name: name, Cm: 60, Palette: palette, Draw: func(c *kit.Canvas) {
		h := c.Tones("heap")
		d := "M4 232C10 208 40 196 58 168C76 138 92 92 128 88C160 86 176 130 196 160C214 188 246 206 252 232Q128 252 4 232Z"
		c.Part("heap", c.Path(d, h.DDD).Move(0, 2), sheen.Body(c, d, h, 24,
			c.Blur(10, c.Path("M128 92C166 96 170 150 214 190L244 234H120C150 190 150 140 128 92Z", h.DD)).Opacity(.5),
			c.Blur(7, c.Path("M112 104C84 130 78 178 40 214C80 206 104 160 112 104Z", h.LL)).Opacity(.6),
			c.Line("M96 140Q112 150 108 170M150 150Q166 164 190 166M70 186Q96 190 104 214M150 196Q170 206 204 204", h.D, 3).Opacity(.5),
			sheen.Each(60, func(i int) kit.Node {
				x, y := c.Rand().Float64()*240+8, 100+c.Rand().Float64()*136
				r := grain * (.5 + c.Rand().Float64())
				return kit.Of(c.Ellipse(x+r*.3, y+r*.4, r, r*.8, h.DDD).Opacity(.5), c.Ellipse(x, y, r, r*.8, []kit.Color{h.M, h.L, h.D}[i%3]))
			})))
		c.Part("heap", sheen.Each(7, func(i int) kit.Node {
			x, r := []float64{10, 34, 222, 246, 60, 196, 128}[i], grain*[]float64{1.2, 1.7, 1.8, 1.2, 1, 1.1, .8}[i]
			return kit.Of(c.Ellipse(x+1, 237, r, r*.7, h.DDD), c.Ellipse(x, 235, r, r*.7, h.M))
		}))
		c.Anchor("ground", 128, 238)
	}}
}

var (
	sandPile = loose("sand-pile", "heap #e8c88a sand", 2)
	dirtPile = loose("dirt-pile", "heap #7a4f30 soil", 5)
	snowPile = loose("snow-pile", "heap #e9f2fa snow", 3)
)
