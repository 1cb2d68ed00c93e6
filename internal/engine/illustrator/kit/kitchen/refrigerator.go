package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var refrigerator = kit.Piece{
	Name: "refrigerator", Cm: 175, States: "open; closed; empty",
	Palette: "doors #7cc8bd fridge body; handles #c9d1d9 metal; magnets #e8483f; note #fff2a8 paper",
	Draw: func(c *kit.Canvas) {
		if c.State("open") {
			openRefrigerator(c)
			return
		}
		b, m, g, n := c.Tones("doors"), c.Tones("handles"), c.Tones("magnets"), c.Tones("note")
		for _, x := range []float64{70, 168} {
			c.Part("feet", c.Form(kit.RoundRect(x, 240, 20, 15, 4), kit.Lin(0, 240, 0, 255, m.DD, m.DDD)))
		}
		const d = "M48 30Q48 4 76 4H180Q208 4 208 30V236Q208 248 196 248H60Q48 248 48 236Z"
		c.Part("body", c.Form(d, kit.Lin(48, 0, 208, 0, b.D, b.DD, b.DDD)))
		door := func(y, h float64, top bool) kit.Node {
			r := 9.0
			p := kit.RoundRect(53, y, 150, h, r)
			if top {
				p = pf("M53 %gQ53 %g 78 %gH178Q203 %g 203 %gV%gQ203 %g 195 %gH61Q53 %g 53 %gZ", y+24, y, y, y, y+24, y+h-8, y+h, y+h, y+h, y+h-8)
			}
			return kit.Of(c.Form(p, kit.Lin(53, y, 203, y+h, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.6, b.M), kit.At(1, b.D)), c.Path(pf("M60 %gL110 %gL70 %gH60Z", y+h*.9, y-10, y+h+10), kit.White).Opacity(.16), c.Path(pf("M122 %gH150L98 %gH70Z", y-4, y+h+4), kit.White).Opacity(.14), sheen.Edge(c, p, b, 16)))
		}
		c.Part("doors", door(9, 76, true), door(91, 151, false), c.Rect(53, 85, 150, 6, 0, b.DDD).Opacity(.65))
		bar := func(y, h float64) kit.Node {
			p := kit.RoundRect(66, y, 11, h, 5.5)
			return kit.Of(c.Blur(2.5, c.Path(p, b.DDD).Move(5, 4)).Opacity(.55), c.Rect(64, y+5, 15, 8, 3, m.DD), c.Rect(64, y+h-13, 15, 8, 3, m.DD), c.Form(p, steel(66, 77, m)), c.Line(pf("M69.5 %gV%g", y+6, y+h-6), kit.White, 2).Opacity(.9))
		}
		c.Part("handles", bar(36, 38), bar(106, 60))
		paper := kit.Of(c.Blur(2.5, c.Rect(122, 116, 58, 64, 2, b.DDD).Move(3, 4)).Opacity(.45), c.Form("M120 112H180V166L168 178H120Z", kit.Lin(120, 112, 180, 178, n.LL, n.M, n.D), c.Line("M128 130H172M128 140H166M128 150H172M128 160H156", n.DDD, 2.2).Opacity(.55)), c.Path("M180 166L168 178V169Q168 166 171 166Z", n.DD)).Rotate(3, 150, 146)
		c.Part("note", paper)
		heart := "M150 122C140 115 137 109 140 105C143 102 148 104 150 108C152 104 157 102 160 105C163 109 160 115 150 122Z"
		c.Part("magnets", c.Blur(1.5, c.Path(heart, b.DDD).Move(1.5, 2.5)).Opacity(.5), c.Form(heart, kit.Lin(140, 103, 160, 122, g.LL, g.M, g.DD)), c.Ellipse(144.5, 107.5, 2.2, 1.6, kit.White).Opacity(.8),
			c.Blur(1.5, c.Circle(112, 206, 9, b.DDD)).Opacity(.5), c.Circle(110.5, 204, 9, kit.Rad(107, 200, 15, kit.Hex("#fff0a0"), kit.Hex("#f8c63a"), kit.Hex("#c98a1e"))), c.Blur(1.5, c.Rect(163, 34, 20, 20, 4, b.DDD)).Opacity(.45), c.Rect(161, 32, 20, 20, 4, kit.Lin(161, 32, 181, 52, kit.Hex("#8ab8f5"), kit.Hex("#3f7fd8"), kit.Hex("#2a56a8"))), c.Path("M171 35L173.5 40.5L179 41L175 45L176 50.5L171 47.5L166 50.5L167 45L163 41L168.5 40.5Z", kit.White).Opacity(.95),
			c.Blur(1.5, c.Circle(153, 216, 8, b.DDD)).Opacity(.45), c.Circle(151.5, 214, 8, kit.Rad(148, 210, 13, g.LL, g.M, g.DD)), c.Line("M151 207q1 -5 5 -6", kit.Hex("#5a8a30"), 2), c.Ellipse(148.5, 211, 2.2, 1.5, kit.White).Opacity(.8))
		c.Add(c.Path("M58 34Q58 14 78 13.5H130Q92 18 76 28Q66 34 66 54H58Z", kit.White).Opacity(.35).Shade())
		c.Anchor("ground", 128, 255)
		c.AnchorBox("surface", 128, 4, 130, 0, 0)
		c.AnchorBox("print", 140, 190, 100, 80, 0)
	},
}
