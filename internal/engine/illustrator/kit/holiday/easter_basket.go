package holiday

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var easterBasket = kit.Piece{
	Name: "easter-basket", Cm: 35,
	States:  "full; empty -eggs",
	Palette: "basket #c98f4e wicker; eggs #f590b5; bow #9a7fe0 ribbon; grass #79c04a; handle #c98f4e <basket",
	Draw: func(c *kit.Canvas) {
		b, e, w, g, h := c.Tones("basket"), c.Tones("eggs"), c.Tones("bow"), c.Tones("grass"), c.Tones("handle")
		c.On(kit.Back)
		arch := "M50 156C44 30 90 10 128 10C166 10 212 30 206 156"
		var twist []kit.Node
		for i := range 30 {
			twist = append(twist, c.Line("M-8 5Q0 4 8 -5", h.DDD, 2.2).Opacity(.5).Rotate(float64(i)*6.9-100, 0, 0).Move(archAt(float64(i)/29)))
		}
		c.Part("handle", c.Line(arch, h.DDD, 17), c.Line(arch, h.D, 14.5), c.Line(arch, h.M, 10).Move(-1, -1.5), c.Line(arch, h.LL, 3.6).Opacity(.7).Move(-3, -3), kit.Of(twist...))
		c.Part("basket", c.Path("M28 150Q128 120 228 150V176H28Z", b.DDD))
		blade := func(n int, y, tall, tone float64) kit.Node {
			var all []kit.Node
			for i := range n {
				x := 34 + 188*(float64(i)+c.Rand().Float64()*.6)/float64(n)
				lean, up := (c.Rand().Float64()-.5)*34, tall*(.6+.4*c.Rand().Float64())
				m := g.M.Shade(tone + c.Rand().Float64()*.7)
				all = append(all, c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x-4, y, x-3, y-up*.6, x+lean, y-up, x+5, y-up*.5, x+4, y), kit.Lin(0, y-up, 0, y, m.Shade(.8), m.Shade(-1))))
			}
			return kit.Of(all...)
		}
		egg := func(x, y, r, turn float64, t kit.Tones, kind int) kit.Node {
			p := t.LL
			var deco []kit.Node
			switch kind {
			case 0:
				for i := range 3 {
					yy := -r*.5 + float64(i)*r*.55
					deco = append(deco, c.Line(fmt.Sprintf("M%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %g", -r, yy, r*.25, r*.2, r*.25, -r*.2, r*.25, r*.2, r*.25, -r*.2, r*.25, r*.2, r*.25, -r*.2, r*.25, r*.2, r*.25, -r*.2), kit.White, r*.1))
				}
			case 1:
				for i := range 14 {
					deco = append(deco, c.Circle((float64(i%4)-1.5+.5*float64(i/4%2))*r*.5, (float64(i/4)-1.3)*r*.55, r*.13, kit.White))
				}
			default:
				deco = append(deco, c.Rect(-r*1.2, -r*.3, r*2.4, r*.24, 0, kit.White), c.Rect(-r*1.2, r*.12, r*2.4, r*.36, 0, p), c.Rect(-r*1.2, r*.66, r*2.4, r*.14, 0, kit.White), c.Rect(-r*1.2, -r*.72, r*2.4, r*.14, 0, p))
			}
			return kit.Of(c.Form(EggPath(0, 0, r, r*1.28), t.M, kit.Of(deco...).Opacity(.9), eggShade(c, 0, 0, r, r*1.28))).Rotate(turn, 0, 0).Move(x, y)
		}
		c.On(kit.Body)
		c.Part("grass", blade(26, 160, 44, -.8))
		hex := func(s string) kit.Tones { return kit.TonesOf(kit.Hex(s)) }
		c.Part("eggs", egg(92, 116, 27, -14, hex("#6fc4ea"), 1), egg(166, 114, 27, 12, hex("#ffd24a"), 0), egg(128, 104, 29, 0, e, 2), egg(62, 138, 25, -24, hex("#b18be8"), 0), egg(196, 138, 25, 22, hex("#7fd08a"), 2), egg(110, 140, 26, -8, hex("#ff9d5c"), 0), egg(152, 141, 26, 9, e, 1))
		c.Part("grass", blade(30, 166, 26, .1))
		c.On(kit.Fore)
		const wall = "M22 152Q128 184 234 152L212 232Q208 250 190 252Q128 260 66 252Q48 250 44 232Z"
		var weave []kit.Node
		for r := range 7 {
			for i := range 17 {
				x := 20 + float64(i)*14 - float64(r%2)*7
				u := (x + 7 - 128) / 106
				y := 166 + float64(r)*14 + 14*(1-u*u)
				weave = append(weave, c.Path(kit.RoundRect(x, y-6.5, 14.5, 12.6, 5), kit.Lin(0, y-7, 0, y+6, b.LL, b.M, b.DD)).Stroke(b.DDD.Alpha(.55), 1))
			}
		}
		c.Part("basket", c.Form(wall, b.DD, kit.Of(weave...), c.Path(wall, kit.Lin(22, 0, 234, 0, kit.At(0, b.DD.Alpha(.5)), kit.At(.2, b.LL.Alpha(.25)), kit.At(.5, b.M.Alpha(0)), kit.At(1, b.DDD.Alpha(.75)))), c.Blur(6, c.Path("M22 152Q128 184 234 152V172Q128 206 22 172Z", b.DDD).Opacity(.55)), c.Blur(6, c.Path("M30 236Q128 268 226 236V262H30Z", b.DDD).Opacity(.5))))
		rim := "M22 152Q128 186 234 152"
		var knots []kit.Node
		for i := range 21 {
			u := float64(i)/10 - 1
			x, y := 128+u*104, 152+17*(1-u*u)
			knots = append(knots, c.Line(fmt.Sprintf("M%g %gl8 -9", x-5, y+5), b.DDD, 2.4).Opacity(.5))
		}
		c.Part("basket", c.Line(rim, b.DDD, 18), c.Line(rim, b.D, 15.5), c.Line(rim, b.M, 11).Move(0, -1.5), c.Line(rim, b.LL, 4).Opacity(.75).Move(0, -4), kit.Of(knots...))
		c.Part("bow", c.Clip(wall, c.Blur(5, c.Ellipse(130, 190, 50, 22, b.DDD).Opacity(.6))), festoon.Bow(c, w, 128, 178, 1.12))
		c.On(kit.Body)
		c.Anchor("ground", 128, 255)
		c.AnchorBox("inside", 128, 140, 180, 60, 0)
		c.AnchorBox("grip", 128, 14, 0, 0, 90)
	},
}

// archAt is the point at t on the basket's handle.
func archAt(t float64) (x, y float64) {
	p := [4][2]float64{{50, 156}, {44, 30}, {90, 10}, {128, 10}}
	if t > .5 {
		p = [4][2]float64{{206, 156}, {212, 30}, {166, 10}, {128, 10}}
		t = 1 - t
	}
	t *= 2
	u := 1 - t
	f := func(i int) float64 { return u*u*u*p[0][i] + 3*u*u*t*p[1][i] + 3*u*t*t*p[2][i] + t*t*t*p[3][i] }
	return f(0), f(1)
}
