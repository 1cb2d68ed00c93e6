package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// groceries are a bottle, a jar, a cheese, an apple and a carton on a shelf at y, from x on.
func groceries(c *kit.Canvas, x, y float64, which int) kit.Node {
	tone := func(hex string) kit.Tones { return kit.TonesOf(kit.Hex(hex)) }
	bottle := func(x float64, t kit.Tones) kit.Node {
		return kit.Of(c.Form(pf("M%g %gv-30q0 -5 4 -8v-10h8v10q4 3 4 8v30z", x, y), kit.Lin(x, 0, x+16, 0, t.L, t.M, t.DD)), c.Rect(x+3, y-51, 10, 5, 1.5, t.DDD), c.Rect(x, y-24, 16, 11, 0, kit.White).Opacity(.8))
	}
	switch which {
	case 0:
		return kit.Of(bottle(x, tone("#e2463c")), bottle(x+21, tone("#f2b840")), sheen.Body(c, pf("M%g %gV%gl12 -10l12 10V%gZ", x+44, y, y-32, y), tone("#f4f7fa"), 4), c.Rect(x+44, y-22, 24, 10, 0, kit.Hex("#4f9be0")), sheen.Ball(c, x+86, y-11, 11, tone("#e8453c")), c.Line(pf("M%g %gq1 -5 4 -6", x+86, y-22), kit.Hex("#4f8a30"), 2.4))
	case 1:
		return kit.Of(c.Form(pf("M%g %gV%gL%g %gV%gZ", x, y, y-20, x+44, y-30, y), kit.Lin(x, y-30, x+44, y, kit.Hex("#ffe27a"), kit.Hex("#f2b53c"))), c.Circle(x+14, y-8, 3, kit.Hex("#d8932a")), c.Circle(x+30, y-16, 3.6, kit.Hex("#d8932a")), sheen.Ball(c, x+62, y-12, 12, tone("#f28a2e")), sheen.Ball(c, x+84, y-12, 12, tone("#f28a2e")))
	}
	return kit.Of(sheen.Each(4, func(i int) kit.Node {
		return sheen.Ball(c, x+12+15*float64(i), y-8-6*float64(i%2), 10, tone("#d8413a"))
	}), sheen.Ball(c, x+78, y-13, 15, tone("#6fae4a")), c.Line(pf("M%g %gq4 -10 12 -8M%g %gq-2 -10 -8 -10", x+70, y-16, x+82, y-14), kit.Hex("#b9dc8a"), 2.4))
}

// openRefrigerator draws the refrigerator with its door open and food on its shelves.
func openRefrigerator(c *kit.Canvas) {
	b, m := c.Tones("doors"), c.Tones("handles")
	white := kit.TonesOf(kit.Hex("#e9f3f6"))
	for _, x := range []float64{26, 134} {
		c.Part("feet", c.Form(kit.RoundRect(x, 240, 20, 15, 4), kit.Lin(0, 240, 0, 255, m.DD, m.DDD)))
	}
	c.On(kit.Back)
	c.Part("body", sheen.Body(c, "M8 30Q8 4 36 4H152Q172 4 172 24V248H20Q8 248 8 236Z", b, 14), sheen.Cave(c, 20, 18, 142, 52, 7, white, c.Rect(78, 30, 26, 4, 2, kit.Hex("#fff7d0"))), sheen.Cave(c, 20, 80, 142, 158, 7, white, c.Rect(78, 88, 26, 5, 2, kit.Hex("#fff7d0"))))
	c.On(kit.Body)
	if !c.State("empty") {
		ice := kit.TonesOf(kit.Hex("#a9d8f2"))
		c.Part("food", sheen.Body(c, kit.RoundRect(32, 44, 40, 26, 4), kit.TonesOf(kit.Hex("#e8604f")), 5), c.Circle(52, 57, 7, kit.White), sheen.Body(c, kit.RoundRect(80, 40, 22, 30, 4), ice, 5), sheen.Body(c, kit.RoundRect(106, 48, 44, 22, 4), kit.TonesOf(kit.Hex("#8fc45a")), 5), groceries(c, 38, 134, 0), groceries(c, 36, 184, 1), groceries(c, 34, 226, 2))
	}
	shelf := func(y float64) kit.Node {
		return kit.Of(c.Rect(20, y, 142, 5, 1, kit.Lin(0, y, 0, y+5, kit.White, kit.Hex("#a9c9d6"))), c.Rect(20, y+5, 142, 5, 0, white.DD).Opacity(.35))
	}
	c.Part("shelves", shelf(134), shelf(184), sheen.Body(c, kit.RoundRect(24, 214, 134, 22, 5), kit.TonesOf(kit.Hex("#cfe6ee")), 5).Opacity(.75), c.Line("M76 221H106", kit.White, 4))
	c.Part("doors", sheen.Leaf(c, 170, 8, 72, 240, 6, 7, b, white), sheen.Leaf(c, 170, 78, 246, 240, 8, 7, b, white, c.Path("M174 120L240 116V128L174 130Z", white.LL), c.Path("M174 172L240 172V184L174 182Z", white.LL), c.Path("M174 224L240 230V242L174 234Z", white.LL)))
	if !c.State("empty") {
		c.Part("food", groceries(c, 184, 124, 0).Scale(.5, .75, 184, 124), c.Form("M186 178V150H204V178ZM210 178V142H226V178Z", kit.Lin(186, 142, 226, 178, kit.Hex("#ffffff"), kit.Hex("#bcd7e6"))), c.Rect(186, 158, 18, 10, 0, kit.Hex("#4f9be0")), c.Rect(210, 154, 16, 10, 0, kit.Hex("#e8604f")))
	}
	c.Anchor("ground", 128, 255)
	c.AnchorBox("surface", 90, 4, 130, 0, 0)
	c.AnchorBox("inside", 91, 160, 120, 148, 0)
}

// openOven draws the oven with its door let down: the cavity has a rack with bread on it.
func openOven(c *kit.Canvas) {
	b, m, g, k := c.Tones("body"), c.Tones("metal"), c.Tones("glass"), c.Tones("burners")
	dark := kit.TonesOf(kit.Hex("#54423c"))
	c.Part("body", panel(c, 18, 106, 220, 136, 6, b, 14))
	c.Part("glass", sheen.Cave(c, 34, 112, 188, 96, 7, dark, c.Path("M34 112L62 126V194L34 208Z", dark.DD).Opacity(.7), c.Path("M222 112L194 126V194L222 208Z", dark.D).Opacity(.5), c.Blur(14, c.Ellipse(128, 136, 62, 26, g.M.Alpha(.6)))))
	c.Part("rack", sheen.Each(13, func(i int) kit.Node {
		return c.Line(pf("M%g 176L%g 190", 66+10.3*float64(i), 48+13.300*float64(i)), m.D, 2)
	}), c.Line("M62 176H194M46 190H210", m.L, 3))
	if !c.State("empty") {
		c.Part("bread", c.Ellipse(128, 182, 60, 8, m.D), c.Ellipse(128, 180, 56, 6, m.L), c.Form("M82 180C72 136 184 136 174 180Q128 190 82 180Z", kit.Lin(82, 146, 172, 184, kit.Hex("#ffdc8f"), kit.Hex("#e09a3e"), kit.Hex("#9a5518"))), c.Line("M104 162L116 150M124 160L136 148M144 162L156 150", kit.Hex("#8a4612"), 4).Opacity(.8))
	}
	c.On(kit.Fore)
	const flap = "M30 208H226L250 240Q252 248 244 248H12Q4 248 6 240Z"
	c.Part("door", sheen.Body(c, flap, kit.TonesOf(kit.Hex("#8d949e")), 10), c.Form("M52 214H204L220 236H36Z", kit.Lin(36, 214, 220, 236, k.D, k.M, kit.Hex("#6b6f7c")), c.Path("M70 210H110L90 240H44Z", kit.White).Opacity(.16)), c.Form("M6 240L4 250Q4 256 12 256H244Q252 256 252 250L250 240Z", kit.Lin(0, 240, 0, 256, b.L, b.M, b.DD)))
	c.Anchor("ground", 128, 256)
	c.AnchorBox("inside", 128, 160, 150, 60, 0)
}

// openMicrowave draws the cavity of the microwave and its door, swung to the left.
func openMicrowave(c *kit.Canvas) {
	d, l, h := c.Tones("door"), c.Tones("light"), c.Tones("handle")
	white := kit.TonesOf(kit.Hex("#dfe3e6"))
	c.Part("light", sheen.Cave(c, 16, 64, 164, 126, 9, white, c.Path("M16 64L40 80V176L16 190ZM180 64L156 80V176L180 190Z", white.DD).Opacity(.5), c.Path("M40 176H156L180 190H16Z", white.D).Opacity(.7), c.Blur(14, c.Ellipse(98, 116, 62, 40, l.L.Alpha(.8)))))
	c.Part("plate", c.Ellipse(98, 174, 62, 12, kit.Hex("#b9ccd6")), c.Ellipse(98, 171, 62, 11, kit.Lin(40, 160, 156, 182, kit.White, kit.Hex("#cfe0e8"))))
	if !c.State("empty") {
		c.Part("food", c.Ellipse(98, 168, 44, 8, kit.Hex("#f4f7fa")), c.Form("M64 164C60 134 136 134 132 164Q98 178 64 164Z", kit.Lin(64, 140, 132, 170, kit.Hex("#ffd27a"), kit.Hex("#d98a35"), kit.Hex("#8f4a1c"))), c.Line("M82 136Q78 126 84 118M98 132Q94 120 100 112M114 136Q110 126 116 118", kit.White, 4).Opacity(.75))
	}
	c.On(kit.Fore)
	c.Part("door", sheen.Leaf(c, 18, 62, 192, -46, 16, 13, d, kit.TonesOf(kit.Hex("#4b5563")), c.Path("M18 62H-10L-46 150V110Z", kit.White).Opacity(.12)))
	c.Part("handle", c.Line("M-49 84V172", h.DDD, 8), c.Line("M-50 84V170", h.LL, 4))
}
