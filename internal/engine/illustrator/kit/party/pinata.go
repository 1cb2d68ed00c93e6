package party

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var pinata = kit.Piece{
	Name: "pinata", Cm: 60, Facing: kit.Right,
	Palette: "body #f0508a fringe; yellow #ffc93a colors; teal #2fb5b0; purple #8f63d8; orange #ff8a3d; rope #b08a5a",
	Draw: func(c *kit.Canvas) {
		p, y, t, v, o, r := c.Tones("body"), c.Tones("yellow"), c.Tones("teal"), c.Tones("purple"), c.Tones("orange"), c.Tones("rope")
		hues := []kit.Tones{p, y, t, o, v}
		fringed := func(outline string, x1, x2, y1, y2, step float64, first int, dark float64) kit.Node {
			var rows []kit.Node
			n := int((y2-y1)/step) + 1
			for i := n; i >= 0; i-- {
				k := hues[(i+first)%5]
				yy := y1 + step*float64(i)
				d := fmt.Sprintf("M%g %gH%g", x1, yy-4, x2)
				w, j := 6.5, 0
				cuts := ""
				for x := x2; x > x1; x -= w {
					tip := yy + step + 3 + float64((j*7+i*3)%5)*.9
					d += fmt.Sprintf("L%g %gQ%g %g %g %gL%g %g", x, tip-3, x-w*.5, tip+1.5, x-w*.88, tip-3, x-w*.94, yy+step*.55)
					cuts += fmt.Sprintf("M%g %gV%g", x-w*.94, yy+3, tip-2)
					j++
				}
				rows = append(rows, c.Path(d+"Z", k.DDD).Opacity(.4).Move(0, 2.5), c.Path(d+"Z", kit.Lin(0, yy-2, 0, yy+step+5, k.M.Shade(-1-dark), k.M.Shade(-dark), k.M.Shade(.7-dark))), c.Line(cuts, k.DD, .9).Opacity(.6))
			}
			return c.Form(outline, p.M, kit.Of(rows...))
		}
		c.Part("rope", c.Line("M112 96C110 60 118 30 116 4", r.DD, 5.5), c.Line("M111.500 96C109.500 60 117.5 30 115.5 4", r.L, 3.2), c.Line("M111.500 96C109.500 60 117.5 30 115.5 4", r.D, 3.2).Dash(1.5, 4))
		dark := kit.Hex("#3a1040")
		leg := func(x float64, first int, d float64) kit.Node {
			q := fmt.Sprintf("M%g 160H%gV236Q%g 250 %g 250H%gQ%g 250 %g 238Z", x, x+36, x+37, x+28, x+7, x-2, x-1)
			return kit.Of(fringed(q, x-4, x+42, 160, 250, 15, first, d), c.Clip(q, c.Blur(4, c.Rect(x+24, 150, 20, 110, 0, dark).Opacity(.35)), c.Rect(x-4, 238, 46, 14, 0, v.D).Opacity(.9), c.Rect(x-4, 237, 46, 2, 0, v.LL).Opacity(.5)))
		}
		c.Part("body", c.Form("M34 122C14 128 6 150 10 176L16 198L24 190L32 198C36 170 34 150 44 140Z", kit.Lin(8, 120, 44, 190, y.L, y.M, y.D), c.Line("M18 150V190M27 146V192", y.DD, 1.4).Opacity(.6)),
			leg(66, 2, .7), leg(142, 3, .7), leg(38, 0, 0), leg(166, 1, 0))
		const torso = "M30 124Q30 98 58 98H176Q206 98 208 124V166Q206 190 180 190H60Q30 190 30 164Z"
		c.Part("body", fringed(torso, 24, 216, 98, 190, 15.5, 0, 0), c.Clip(torso, c.Blur(8, c.Path("M212 100V196H40Q180 190 196 96Z", dark).Opacity(.35)), c.Blur(6, c.Path("M34 104H170V112H40Z", kit.White).Opacity(.45))))
		const head = "M150 118C156 90 160 66 176 50Q186 40 204 44L240 72Q256 86 250 100Q244 114 228 110L204 100C202 120 198 136 186 150Z"
		c.Part("ears", c.Form("M170 56C154 40 150 18 158 2C172 12 186 30 188 50Z", kit.Lin(154, 10, 186, 50, t.L, t.M, t.DD)), c.Path("M171 50C162 38 159 24 161 12C170 20 178 34 180 48Z", p.L))
		c.Part("body", c.Clip(torso, c.Blur(5, c.Path(head, dark).Opacity(.5).Move(-3, 6))), fringed(head, 140, 262, 42, 150, 13, 1, 0), c.Clip(head, c.Blur(6, c.Path("M260 90Q240 120 206 104Q204 130 184 154L270 160Z", dark).Opacity(.4)), c.Blur(4, c.Path("M166 80Q176 52 200 48L194 56Q176 62 172 90Z", kit.White).Opacity(.5)),
			c.Form("M234 62L262 84L250 118L218 108Q216 84 234 62Z", kit.Lin(220, 66, 252, 112, y.LL, y.M, y.D))))
		c.Part("ears", c.Form("M186 52C178 32 182 12 196 0C206 14 210 34 204 52Z", kit.Lin(182, 4, 206, 52, t.LL, t.M, t.D)), c.Path("M190 48C186 34 188 20 196 10C201 20 203 34 200 48Z", p.M), mane(c, hues))
		c.Part("face", c.Ellipse(206, 70, 9, 10, kit.White), c.Ellipse(208, 71, 6, 7.5, kit.Hex("#35243c")), c.Circle(206, 68, 2.6, kit.White), c.Ellipse(242, 88, 2.6, 3.6, y.DDD).Rotate(20, 242, 88), c.Line("M226 106Q238 110 246 102", y.DDD, 2.6), c.Line("M196 58Q204 52 214 57", v.DD, 3))
		c.Anchor("ground", 122, 250)
		c.Anchor("tie", 116, 4)
		c.Anchor("seat", 116, 98)
	},
}

// mane is a row of crepe tufts down the back of the neck, and a forelock.
func mane(c *kit.Canvas, hues []kit.Tones) kit.Node {
	var all []kit.Node
	tuft := func(x, y, turn, k float64, t kit.Tones) kit.Node {
		const o = "M-9 -4C-10 8 -13 20 -18 30L-10 27L-7 35L-1 28L4 35L7 27L14 29C10 18 9 8 9 -4Z"
		return kit.Of(c.Blur(2, c.Path(o, t.DDD).Move(2, 4)).Opacity(.4), c.Form(o, kit.Lin(-8, -4, 8, 32, t.LL, t.M, t.D), c.Line("M-5 2Q-6 16 -10 26M1 2Q1 16 0 28M6 2Q6 16 8 26", t.DD, 1.1).Opacity(.5))).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
	}
	for i := 6; i >= 0; i-- {
		u := float64(i) / 6
		all = append(all, tuft(176-29*u, 60+54*u+6*u*u, 38-22*u, .98, hues[(i*2+4)%5]))
	}
	return kit.Of(append(all, tuft(190, 44, -16, .8, hues[4]), tuft(182, 46, 16, .8, hues[1]))...)
}
