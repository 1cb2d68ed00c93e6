package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var egg = kit.Piece{
	Name: "egg", Cm: 9,
	States:  "whole; broken-open",
	Palette: "shell #f2c9a0; yolk #ffb21e",
	Draw: func(c *kit.Canvas) {
		s, y := c.Tones("shell"), c.Tones("yolk")
		if c.State("broken-open") || c.State("with yolk") {
			brokenEgg(c, s, y)
			return
		}
		const d = "M98 6C142 6 178 74 178 130C178 180 142 212 98 212C54 212 18 180 18 130C18 74 54 6 98 6Z"
		specks := func(x0, y0, x1, y1 float64, n int) kit.Node {
			return edible.Scatter(c, x0, y0, x1, y1, n, 12, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Circle(x, y, .8+float64(i%4)*.5, s.DDD).Opacity(.45)
			})
		}
		c.Part("shell", c.Form(d, kit.Rad(74, 80, 160, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.DD)), specks(30, 20, 170, 206, 46), edible.Shade(c, d, s, 34)),
			c.Path("M46 100C48 68 68 40 86 32C95 29 97 36 91 41C74 56 64 76 62 102C61 114 45 113 46 100Z", kit.White).Opacity(.65).Shade())
		c.Anchor("ground", 98, 212)
	},
}

// brokenEgg draws an egg that was broken: the yolk runs out between the two halves of its shell into the white.
func brokenEgg(c *kit.Canvas, s, y kit.Tones) {
	w := kit.TonesOf(kit.Hex("#f4f6ee"))
	const white = "M30 214C20 196 52 188 74 186C84 172 112 170 128 176C150 168 176 176 186 188C214 188 240 200 228 216C236 232 196 236 178 234C160 246 120 246 104 238C76 244 28 236 30 214Z"
	const half = "M0 -36C34 -36 62 -8 62 26L50 14L40 28L26 12L13 28L0 13L-13 28L-26 12L-40 28L-50 14L-62 26C-62 -8 -34 -36 0 -36Z"
	c.Part("white", c.Form(white, kit.Lin(40, 170, 220, 246, kit.White, w.M, w.D), c.Blur(5, c.Path("M30 218C60 240 200 240 232 214V250H30Z", w.DD)).Opacity(.55), c.Path("M52 204C60 196 80 192 92 194C80 198 66 206 60 212C54 214 48 210 52 204Z", kit.White)))
	const run = "M106 120C108 138 98 150 88 164C74 182 84 206 108 214C124 220 148 218 160 208C176 194 172 176 160 162C150 150 146 138 150 120C150 102 138 98 128 98C118 98 106 104 106 120Z"
	c.Part("yolk", c.Form(run, kit.Lin(90, 100, 170, 220, y.LL, y.L, y.M, y.DD), c.Blur(5, c.Path("M150 110C150 150 190 180 158 212C140 222 110 220 96 208C140 214 160 190 140 160Z", y.DD)).Opacity(.6), edible.Glint(c, 116, 186, 30, 22, 200, 262, 7), c.Path("M114 118C114 108 122 104 128 106C122 112 120 124 118 134C116 138 112 130 114 118Z", kit.White).Opacity(.6)))
	shell := func(turn, x float64) kit.Node {
		return kit.Of(c.Form(half, kit.Rad(-18, -18, 96, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.7, s.M), kit.At(1, s.DD)), edible.Scatter(c, -50, -30, 50, 20, 18, 10, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Circle(x, y, .8+float64(i%3)*.5, s.DDD).Opacity(.45)
		}), edible.Shade(c, half, s, 16)), c.Line("M62 26L50 14L40 28L26 12L13 28L0 13L-13 28L-26 12L-40 28L-50 14L-62 26", kit.Hex("#fffaf0"), 3.2)).Rotate(turn, 0, 0).Move(x, 88)
	}
	c.Part("shell", shell(-62, 66), shell(62, 190))
	c.Anchor("ground", 128, 240)
}
