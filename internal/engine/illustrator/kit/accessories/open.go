package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// openBackpack draws the unzipped mouth of the backpack with school things in it, and its flap folded to the front.
func openBackpack(c *kit.Canvas) {
	b, s, z := c.Tones("body"), c.Tones("straps"), c.Tones("zipper")
	const mouth = "M54 104C56 66 84 42 128 42C172 42 200 66 202 104Q128 130 54 104Z"
	c.Part("inside", c.Path(mouth, b.DDD), c.Form("M60 102C62 70 88 48 128 48C168 48 194 70 196 102Q128 124 60 102Z", kit.Lin(0, 48, 0, 120, s.DDD, s.D)))
	if !c.State("empty") {
		tone := func(hex string) kit.Tones { return kit.TonesOf(kit.Hex(hex)) }
		book := func(x, y, w, deg float64, t kit.Tones) kit.Node {
			return kit.Of(c.Rect(x+4, y+3, w, 110, 3, kit.Hex("#fff7e6")), sheen.Body(c, kit.RoundRect(x, y, w, 112, 4), t, 7, c.Rect(x+8, y+14, w-16, 10, 2, t.LL))).Rotate(deg, x+w/2, y+110)
		}
		pencil := kit.Of(c.Form("M164 40L171 18L178 40V120H164Z", kit.Lin(164, 0, 178, 0, kit.Hex("#ffe27a"), kit.Hex("#f2b53c"), kit.Hex("#c98a1f"))), c.Path("M164 40L171 18L178 40Z", kit.Hex("#f3d6a8")), c.Path("M168.500 26L171 18L173.500 26Z", kit.Hex("#3a3440"))).Rotate(12, 171, 110)
		c.Part("contents", c.Clip("M0 -60H256V104L198 104Q128 126 58 104H0Z", book(70, 22, 44, -7, tone("#4f86d8")), book(112, 12, 48, 3, tone("#5fae7a")), pencil, c.Form("M152 46H164V120H152Z", kit.Lin(152, 0, 164, 0, kit.Hex("#ffd873"), kit.Hex("#e0a030"))), c.Line("M152 56h5M152 64h7M152 72h5M152 80h7", kit.Hex("#7a4a14"), 1.500)))
	}
	c.On(kit.Fore)
	const flap = "M52 103Q128 134 204 103Q212 108 208 122Q196 142 128 146Q60 142 48 122Q44 108 52 103Z"
	c.Part("flap", c.Blur(3, c.Path(flap, b.DDD).Move(0, 5)).Opacity(.5), c.Form(flap, kit.Lin(50, 100, 200, 146, b.LL, b.L, b.M, b.D), c.Line("M50 116Q128 146 206 116", z.M, 4).Dash(2, 2).Butt()), c.Line("M54 105Q128 134 202 105", b.LL, 2.400))
	c.AnchorBox("inside", 128, 88, 130, 40, 0)
}

// openHandbag draws the mouth of the handbag between its two sides, with a phone, a lipstick and sunglasses in it.
func openHandbag(c *kit.Canvas) {
	b, g := c.Tones("bag"), c.Tones("clasp")
	in := kit.TonesOf(kit.Hex("#7a4a52"))
	c.Part("inside", c.Form("M50 106Q56 70 128 68Q200 70 206 106Q128 140 50 106Z", kit.Lin(0, 68, 0, 130, b.D, b.M)), c.Form("M60 104Q66 80 128 78Q190 80 196 104Q128 130 60 104Z", kit.Lin(0, 78, 0, 126, in.DDD, in.D)))
	if !c.State("empty") {
		phone, rouge, dark := kit.TonesOf(kit.Hex("#4a5568")), kit.TonesOf(kit.Hex("#d83a5a")), kit.TonesOf(kit.Hex("#2f2a38"))
		c.Part("contents", c.Clip("M0 0H256V104H196Q128 130 60 104H0Z", sheen.Body(c, kit.RoundRect(136, 60, 38, 80, 7), phone, 5, c.Rect(140, 66, 30, 60, 3, kit.Hex("#9fdcf7"))).Rotate(10, 155, 110), sheen.Body(c, kit.RoundRect(106, 82, 20, 50, 3), dark, 4), c.Rect(108, 76, 16, 10, 2, g.M), c.Form("M109 78V62L123 54V78Z", kit.Lin(109, 54, 123, 78, rouge.L, rouge.D)),
			c.Path("M64 92Q64 76 80 76Q96 76 96 92Q96 106 80 106Q64 106 64 92Z", dark.D), c.Path("M70 84Q78 78 86 82L74 98Z", kit.White).Opacity(.4)))
	}
	c.Part("body", c.Form("M48 106Q128 142 208 106L212 118Q128 154 44 118Z", kit.Lin(48, 100, 208, 140, b.LL, b.M, b.D)), fabric.Stitches(c, b.LL, "M50 116Q128 150 206 116"), c.Circle(128, 136, 9, g.DD), c.Circle(127.500, 135, 7.500, kit.Rad(125, 132, 11, g.LL, g.M, g.D)))
	c.AnchorBox("inside", 128, 100, 130, 24, 0)
}
