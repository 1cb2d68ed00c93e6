package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var pizzaSlice = kit.Piece{
	Name: "pizza-slice", Cm: 22,
	Palette: "cheese #fcc94c; crust #d68c42; toppings #d2402f pepperoni; basil #4fa23c; sauce #cf3a26 <toppings",
	Draw: func(c *kit.Canvas) {
		k, r, p, b, s := c.Tones("cheese"), c.Tones("crust"), c.Tones("toppings"), c.Tones("basil"), c.Tones("sauce")
		const under = "M30 66L226 66L140 250Q128 264 117 250Z"
		c.Part("crust", c.Form(under, kit.Lin(40, 60, 200, 250, r.M, r.D, r.DD)))
		c.Part("sauce", c.Path("M34 60H222L138 240Q128 252 119 240Z", kit.Lin(40, 60, 200, 240, s.M, s.DD)))
		const cheese = "M36 54H220L206 92V112C206 122 192 122 191 112L190 122L176 152V176C176 187 161 187 160 176V166L134 232Q128 242 121 231L104 190V202C104 211 90 211 90 201V160L66 108V128C66 138 52 138 51 128L50 78Z"
		c.Part("cheese", c.Clip(under, c.Blur(2, c.Path(cheese, s.DDD).Move(1, 3)).Opacity(.6)), cheeseTop(c, cheese, k, 128, 130, 92), c.Clip(cheese, c.Blur(7, c.Path("M206 80L130 246L240 240Z", k.DD)).Opacity(.55), edible.Shade(c, cheese, k, 10)),
			c.Line("M57 112V126M96 186V198M168 160V172", kit.White, 3).Opacity(.55).Shade())
		c.Part("toppings", pepperoni(c, 90, 96, 23, p), pepperoni(c, 160, 104, 23, p), pepperoni(c, 124, 166, 20, p), olive(c, 124, 112, 9), olive(c, 112, 138, 8), olive(c, 150, 144, 8.5))
		c.Part("basil", c.Blur(1.5, edible.Leaf(c, kit.TonesOf(s.DDD), 124, 84, 36, -14).Move(1, 3)).Opacity(.4), edible.Leaf(c, b, 122, 84, 36, -18), edible.Leaf(c, b, 122, 204, 26, 100))
		const rim = "M14 62C2 44 14 20 38 18C96 6 160 6 218 18C242 20 254 44 242 62C234 76 216 74 202 70C152 62 104 62 54 70C40 74 22 76 14 62Z"
		c.Part("crust", c.Clip("M36 54H220L128 244Z", c.Blur(5, c.Path(rim, s.DDD).Move(0, 8)).Opacity(.55)), c.Form(rim, kit.Lin(0, 10, 0, 76, r.LL, r.L, r.M, r.DD),
			edible.Scatter(c, 14, 16, 244, 66, 12, 24, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Blur(2.5, c.Ellipse(x, y, 8+float64(i%3)*3, 5, r.DDD)).Opacity(.35)
			}), edible.Shade(c, rim, r, 18)), c.Path("M32 38C60 28 90 25 120 25C128 25 128 33 120 33C90 34 64 38 38 47C28 50 23 42 32 38Z", kit.White).Opacity(.4).Shade())
		c.AnchorBox("grip", 128, 44, 0, 0, 118)
		c.Anchor("ground", 128, 256)
	},
}
