package party

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var giftBox = kit.Piece{
	Name: "gift-box", Cm: 30,
	States:  "closed; open",
	Palette: "box #e2404f present paper wrapping; ribbon #ffc93c; bow #ffc93c <ribbon; lid #e8505c <box",
	Draw: func(c *kit.Canvas) {
		b, r, w, l := c.Tones("box"), c.Tones("ribbon"), c.Tones("bow"), c.Tones("lid")
		var dots []kit.Node
		for i := range 5 {
			for j := range 11 {
				x, y := 22+float64(j)*22, 134+float64(i)*25
				if i%2 == 1 {
					x += 11
				}
				dots = append(dots, c.Circle(x, y, 5, b.LL).Opacity(.55))
			}
		}
		switch c.Variant(3) {
		case 1: // stripes
			dots = nil
			for i := range 9 {
				dots = append(dots, c.Rect(26+24*float64(i), 100, 11, 160, 0, b.LL).Opacity(.45))
			}
		case 2: // hearts
			dots = nil
			for i := range 30 {
				x, y := 34+float64(i%6)*38+float64(i/6%2)*19, 132+float64(i/6)*27
				dots = append(dots, c.Path("M0 9C-9 3 -11 -4 -6 -7C-3 -8 -1 -6 0 -4C1 -6 3 -8 6 -7C11 -4 9 3 0 9Z", b.LL).Move(x, y).Opacity(.6))
			}
		}
		band := func(x, y, w, h float64) kit.Node {
			return c.Rect(x, y, w, h, 0, kit.Lin(x, 0, x+w, 0, kit.At(0, r.D), kit.At(.15, r.M), kit.At(.35, r.LL), kit.At(.6, r.M), kit.At(1, r.DD)))
		}
		open := c.State("open")
		lift := func(n ...kit.Node) kit.Node { // the lid and what is on it, when the box is open
			if open {
				return kit.Of(n...).Scale(.92, .92, 128, 84).Rotate(19, 128, 84).Move(22, -44)
			}
			return kit.Of(n...)
		}
		c.On(kit.Back)
		c.Part("box", c.Path("M30 104H226V130H30Z", b.DDD))
		if open {
			tissue := kit.TonesOf(kit.Hex("#fff1dc"))
			c.Part("box", c.Form("M28 112L40 92H216L228 112V130H28Z", kit.Lin(28, 92, 228, 130, b.DD, b.DDD)), c.Form("M34 122L44 88L62 104L76 80L96 102L114 76L130 100L150 78L166 102L188 84L198 106L216 90L224 122Z", kit.Lin(34, 80, 224, 122, tissue.LL, tissue.L, tissue.D), c.Line("M62 104L58 122M96 102L98 122M130 100L128 122M166 102L168 122M198 106L200 122", tissue.DD, 2.4).Opacity(.7)))
		}
		c.On(kit.Fore)
		c.Part("box", c.Form("M28 112H228L224 242Q223 252 212 252H44Q33 252 32 242Z", kit.Lin(28, 110, 228, 250, b.L, b.M, b.M, b.DD), kit.Of(dots...),
			c.Blur(6, c.Rect(20, 108, 216, 22, 0, b.DDD).Opacity(.6)), c.Blur(10, c.Path("M200 110H240V260H150Z", b.DDD).Opacity(.35)), c.Blur(6, c.Rect(20, 240, 216, 20, 0, b.DDD).Opacity(.4)), c.Path("M36 128H44L48 240H41Z", kit.White).Opacity(.28)))
		c.Part("ribbon", c.Clip("M28 112H228L224 242Q223 252 212 252H44Q33 252 32 242Z", c.Blur(4, c.Rect(108, 110, 48, 150, 0, b.DDD).Opacity(.5)), band(107, 110, 42, 150), c.Line("M112 112V252M144 112V252", r.LL, 1.4).Opacity(.6), c.Blur(5, c.Rect(100, 108, 60, 20, 0, r.DDD).Opacity(.6))))
		c.Part("lid", lift(c.Form(kit.RoundRect(18, 84, 220, 36, 6), kit.Lin(18, 84, 238, 124, l.LL, l.L, l.M, l.D), c.Blur(6, c.Path("M200 80H244V124H190Z", l.DDD).Opacity(.3)), c.Rect(18, 112, 220, 8, 0, l.DD).Opacity(.35), c.Rect(26, 87, 204, 3.4, 1.7, kit.White).Opacity(.45))))
		c.Part("lid", lift(c.Clip(kit.RoundRect(18, 84, 220, 36, 6), c.Blur(3, c.Rect(108, 80, 44, 44, 0, l.DDD).Opacity(.5)), band(104, 84, 48, 36), c.Line("M109 84V120M147 84V120", r.LL, 1.4).Opacity(.6), c.Rect(104, 113, 48, 7, 0, r.DD).Opacity(.35))))
		c.Part("bow", lift(c.Clip("M18 84H238V120H18Z", c.Blur(5, c.Ellipse(130, 92, 60, 12, l.DDD).Opacity(.5))), festoon.Bow(c, w, 128, 68, 1.68).Scale(1, .86, 128, 68)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("inside", 128, 110, 180, 20, 0)
		c.AnchorBox("surface", 128, 84, 200, 0, 0)
	},
}
