package blossoms

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var lotus = kit.Piece{
	Name: "lotus", Cm: 25,
	Palette: "petals #ee6fa6; center #f5c63a; leaves #4f9f5c pads",
	Draw: func(c *kit.Canvas) {
		p, k, l := c.Tones("petals"), c.Tones("center"), c.Tones("leaves")
		one := func(turn, long, wide, tone float64) kit.Node {
			m := p.M.Shade(tone + .4*foliage.Lit(turn))
			w := wide / 2
			o := fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.7, -long*.08, -w*1.1, -long*.3, -w, -long*.52, -w*.9, -long*.78, -w*.2, -long*.86, -long, w*.2, -long*.86, w*.9, -long*.78, w, -long*.52, w*1.1, -long*.3, w*.7, -long*.08)
			inside := []kit.Node{c.Path(fmt.Sprintf("M0 0V%gH%gV0Z", -long*1.1, w*1.3*foliage.SideOf(turn)), m.Shade(-1.5).Alpha(.22))}
			for _, a := range []float64{-.5, 0, .5} {
				inside = append(inside, c.Line(fmt.Sprintf("M0 0Q%g %g %g %g", a*w*1.25, -long*.45, a*w*.5, -long*.93), m.Shade(-1.3), 1).Opacity(.35))
			}
			inside = append(inside, c.Path(o, kit.None).Stroke(m.Shade(1.7), 2.6).Opacity(.8))
			return c.Form(o, kit.Lin(0, 0, 0, -long, kit.At(0, m.Shade(-.4)), kit.At(.2, m.Shade(2.5)), kit.At(.5, m.Shade(1.7)), kit.At(.8, m.Shade(.3)), kit.At(1, m.Shade(-.9))), inside...).Rotate(turn, 0, 0).Move(128, 196)
		}
		pad := func(x, y, rx, ry float64) kit.Node {
			var v []kit.Node
			for i := range 14 {
				px, py := foliage.Polar(0, 0, 1, float64(i)*360/14+8)
				v = append(v, c.Line(fmt.Sprintf("M%g %gL%g %g", x, y, x+px*rx, y+py*ry), l.LL, 1.4).Opacity(.45))
			}
			return kit.Of(c.Ellipse(x, y+5, rx, ry, l.DDD), c.Form(kit.Oval(x, y, rx, ry), kit.Lin(x-rx, y-ry, x+rx, y+ry, l.LL, l.M, l.D, l.DD), append(v, c.Path(kit.Oval(x, y, rx, ry), kit.None).Stroke(l.LL, 3).Opacity(.5))...))
		}
		c.Part("leaves", pad(64, 200, 58, 20), pad(192, 200, 58, 20), pad(128, 212, 84, 26), c.Clip(kit.Oval(128, 212, 84, 26), c.Blur(5, c.Ellipse(130, 206, 76, 18, l.DDD).Opacity(.65))))
		c.Part("petals", one(-70, 122, 52, -.6), one(70, 122, 52, -.6), one(-46, 142, 56, -.45), one(46, 142, 56, -.45), one(-22, 164, 56, -.35), one(22, 164, 56, -.35), one(0, 176, 58, -.3))
		var st []kit.Node
		for i := range 17 {
			a := float64(i)*8 - 64
			x, y := foliage.Polar(128, 146, 40+float64(i%2)*7, a)
			st = append(st, c.Line(fmt.Sprintf("M128 160L%g %g", x, y), k.D, 2), c.Ellipse(x, y, 2.6, 4.4, kit.Lin(x-3, y-4, x+3, y+4, k.LL, k.M, k.D)).Rotate(a, x, y))
		}
		c.Part("center", kit.Of(st...), c.Form("M102 128Q128 140 154 128L144 176H112Z", kit.Lin(104, 0, 152, 0, k.L, k.M, k.DD)), c.Form(kit.Oval(128, 128, 26, 10), kit.Lin(104, 130, 152, 148, k.LL, k.M, k.D),
			c.Circle(115, 127, 2.6, k.DD), c.Circle(128, 123, 2.6, k.DD), c.Circle(141, 127, 2.6, k.DD), c.Circle(121, 132, 2.6, k.DD), c.Circle(135, 132, 2.6, k.DD)))
		c.Part("petals", one(-84, 112, 46, -.1), one(84, 112, 46, -.2), one(-58, 116, 56, .1), one(58, 116, 56, -.1), one(-33, 112, 58, .3), one(33, 112, 58, .1), one(-98, 84, 34, 0), one(98, 84, 34, -.2), c.Clip("M60 90H196V196H60Z", c.Blur(5, c.Ellipse(130, 186, 44, 40, p.DDD).Opacity(.35))), one(-13, 84, 50, .35), one(13, 84, 50, .2), one(0, 64, 48, .5))
		c.Anchor("ground", 128, 228)
	},
}
