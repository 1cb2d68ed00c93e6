package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var teaCup = kit.Piece{
	Name: "tea-cup", Cm: 15,
	States:  "full; empty -tea -steam; above",
	Palette: "cup #fff7ec; tea #c4702a; flowers #ef7f9c pattern; saucer #fff7ec <cup; gold #e0b04a rim",
	Draw: func(c *kit.Canvas) {
		u, t, f, s, g := c.Tones("cup"), c.Tones("tea"), c.Tones("flowers"), c.Tones("saucer"), c.Tones("gold")
		green := kit.TonesOf(kit.Hex("#7fb56a"))
		flower := func(x, y, r float64) kit.Node {
			return kit.Of(c.Around(5, x, y, c.Ellipse(x, y-r*.6, r*.42, r*.5, kit.Lin(x, y-r, x, y, f.L, f.M, f.D))), c.Circle(x, y, r*.28, g.L))
		}
		if c.State("above") {
			sheen.CupAbove(c, "cup", "tea", u, u, t, &s, false)
			c.Part("flowers", flower(40, 66, 10), flower(206, 190, 10), edible.Leaf(c, green, 52, 56, 16, -60), edible.Leaf(c, green, 194, 200, 16, 120))
			c.Part("gold", c.Circle(122, 128, 115, kit.None).Stroke(g.M, 3), c.Circle(122, 128, 79, kit.None).Stroke(g.M, 3))
			return
		}
		c.On(kit.Back)
		c.Part("saucer", edible.Saucer(c, 122, 212, 120, s), c.Ellipse(122, 212, 117, 22.5, kit.None).Stroke(g.M, 2.5), c.Blur(6, c.Ellipse(128, 216, 56, 11, s.DDD)).Opacity(.8))
		c.Part("flowers", flower(34, 216, 7), flower(206, 220, 7), edible.Leaf(c, green, 44, 220, 14, 20), edible.Leaf(c, green, 196, 223, 14, 165))
		handle := "M196 124C226 104 252 128 240 150C230 170 204 176 164 176"
		c.Part("handle", c.Line(handle, u.DD, 13), c.Line(handle, u.M, 10.5).Move(-.4, -.8), c.Line(handle, u.LL, 3).Move(-.8, -3), c.Line("M222 112q12 -8 16 -14", u.DD, 8), c.Line("M222 112q12 -8 16 -14", u.M, 5.5))
		ry := 24.0
		c.Part("cup", c.Ellipse(116, 104, 98, ry, kit.Lin(18, 80, 214, 128, u.LL, u.L, u.M)), c.Ellipse(116, 105, 92, ry*.88, kit.Lin(24, 0, 208, 0, u.DDD, u.D, u.M)))
		c.On(kit.Body)
		c.Part("tea", c.Clip(kit.Oval(116, 105, 92, ry*.88), c.Form(kit.Oval(116, 111, 86, 18.5), kit.Lin(30, 94, 200, 130, t.M.Alpha(.95), t.L.Alpha(.9), t.M.Alpha(.92), t.DD), c.Ellipse(116, 111, 84, 17.5, kit.None).Stroke(t.LL, 3).Opacity(.9), c.Blur(4, c.Ellipse(80, 116, 34, 6, kit.Hex("#ffdf9a"))).Opacity(.8), c.Blur(4, c.Ellipse(116, 96, 84, 7, t.DDD)).Opacity(.5)), c.Line("M64 112q10 -7 26 -8", kit.White, 2.5).Opacity(.7)))
		c.On(kit.Fore)
		const d = "M18 104A98 24 0 0 0 214 104C210 140 186 160 170 178C160 190 158 196 156 206H76C74 196 72 190 62 178C46 160 22 140 18 104Z"
		c.Part("cup", c.Form("M80 200H152L160 216H72Z", kit.Lin(72, 0, 160, 0, u.M, u.LL, u.D, u.DD)), c.Form(d, kit.Lin(18, 0, 214, 0, kit.At(0, u.M), kit.At(.2, u.LL), kit.At(.45, u.M), kit.At(.8, u.D), kit.At(1, u.DD)),
			c.Named("flowers", edible.Leaf(c, green, 92, 158, 26, -160), edible.Leaf(c, green, 104, 164, 26, 130), edible.Leaf(c, green, 128, 158, 28, -14), edible.Leaf(c, green, 120, 166, 24, 50), flower(110, 154, 17), flower(142, 146, 10), flower(76, 146, 10), flower(174, 138, 7), flower(46, 136, 7), c.Line("M152 148q10 -8 18 -8M66 144q-8 -8 -16 -6", green.M, 2)), edible.Shade(c, d, u, 22)),
			c.Ellipse(116, 104, 96, 22.5, kit.None).Stroke(kit.Lin(18, 0, 214, 0, g.L, g.LL, g.M, g.D), 3.6), c.Line("M80 206H152", g.M, 3),
			c.Clip(d, c.Path("M34 134C42 150 54 162 66 174C70 180 64 185 58 180C44 168 32 154 28 138C27 131 32 129 34 134Z", kit.White).Opacity(.8)).Shade())
		c.Part("steam", edible.Steam(c, 78, 94, 17, 84), edible.Steam(c, 116, 96, 20, 106), edible.Steam(c, 154, 94, 17, 84))
		c.Anchor("ground", 122, 252)
		c.AnchorBox("inside", 116, 105, 170, 36, 0)
		c.AnchorBox("print", 116, 152, 90, 44, 0)
		c.AnchorBox("grip", 236, 142, 0, 0, 0)
	},
}
