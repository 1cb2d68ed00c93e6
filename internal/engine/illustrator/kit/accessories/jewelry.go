package accessories

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bracelet = kit.Piece{
	Name: "bracelet", Cm: 8,
	Palette: "beads #8f6fe0 stones; gold #e6b740 metal; charm #f0567e heart",
	Draw: func(c *kit.Canvas) {
		b, g, h := c.Tones("beads"), c.Tones("gold"), c.Tones("charm")
		place := func(i int) (float64, float64) {
			sin, cos := math.Sincos(float64(i) / 11 * math.Pi)
			return 128 + 112*sin, 108 - 83*cos
		}
		c.Part("gold", c.Ellipse(128, 108, 112, 83, kit.None).Stroke(g.DD, 3))
		for i := range 22 {
			x, y := place(i)
			switch {
			case i == 11:
			case i%4 == 0:
				c.Part("gold", sheen.Ball(c, x, y, 12, g), c.Circle(x-4, y-5, 2.6, kit.White).Opacity(.8))
			default:
				c.Part("beads", sheen.Ball(c, x, y, 15, b), c.Ellipse(x-5, y-6, 4, 2.6, kit.White).Rotate(-35, x-5, y-6).Opacity(.8))
			}
		}
		c.Part("gold", c.Circle(128, 192, 9, kit.None).Stroke(g.DDD, 6), c.Circle(127.6, 191.5, 9, kit.None).Stroke(g.L, 3.6))
		const d = "M128 252C100 236 90 212 104 204C116 198 126 206 128 214C130 206 140 198 152 204C166 212 156 236 128 252Z"
		c.Part("charm", c.Circle(128, 204, 5, g.D), sheen.Body(c, d, h, 9), c.Ellipse(110, 213, 5, 3, kit.White).Rotate(-35, 110, 213).Opacity(.85))
		c.AnchorBox("fit", 128, 108, 200, 0, 0)
	},
}

var earring = kit.Piece{
	Name: "earring", Cm: 5,
	Palette: "gold #e6b740 metal hook; gem #2fb3a0 stone drop; pearl #f6efe6",
	Draw: func(c *kit.Canvas) {
		g, s, p := c.Tones("gold"), c.Tones("gem"), c.Tones("pearl")
		one := func(x, y float64) {
			hook := fmt.Sprintf("M%g %gC%g %g %g %g %g %gV%g", x-20, y+34, x-34, y-6, x+18, y-18, x, y+30, y+58)
			c.Part("gold", c.Line(hook, g.DDD, 6.5), c.Line(hook, g.M, 4.6).Move(-.4, -.4), c.Line(hook, g.LL, 1.6).Move(-1, -.8))
			c.Part("pearl", sheen.Ball(c, x, y+72, 15, p), c.Ellipse(x-5, y+66, 4.5, 3, kit.White).Opacity(.9))
			drop := fmt.Sprintf("M%g %gC%g %g %g %g %g %gA38 38 0 0 1 %g %gC%g %g %g %g %g %gZ", x, y+92, x+8, y+120, x+38, y+138, x+38, y+170, x-38, y+170, x-38, y+138, x-8, y+120, x, y+92)
			c.Part("gold", c.Path(drop, g.DDD).Stroke(g.DDD, 9), c.Path(drop, kit.Lin(x-38, y+92, x+38, y+208, g.LL, g.M, g.DD)).Stroke(kit.Lin(x-38, y+92, x+38, y+208, g.LL, g.M, g.DD), 6))
			c.Part("gem", c.Form(drop, kit.Lin(x-30, y+110, x+30, y+206, s.L, s.M, s.DDD), c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", x, y+96, x-20, y+160, x, y+206, x+18, y+160), s.L).Opacity(.55), c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", x, y+96, x-20, y+160, x-40, y+180), s.LL).Opacity(.6), c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", x-20, y+160, x+18, y+160, x, y+206), s.LL).Opacity(.35)), c.Ellipse(x-14, y+146, 5, 12, kit.White).Rotate(16, x-14, y+146).Opacity(.8))
		}
		one(72, 20)
		one(184, 36)
		c.AnchorBox("fit", 128, 30, 110, 0, 0)
	},
}

var pearlNecklace = kit.Piece{
	Name: "pearl-necklace", Cm: 22,
	Palette: "pearls #f6efe9 beads; clasp #e0b24a gold",
	Draw: func(c *kit.Canvas) {
		p, g := c.Tones("pearls"), c.Tones("clasp")
		pearl := func(x, y, r float64) kit.Node {
			return kit.Of(c.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.35, y-r*.4, r*1.6, kit.White, p.LL, p.M, kit.Hex("#d3bfd0"), p.DDD), c.Blur(r*.2, c.Ellipse(x+r*.3, y+r*.6, r*.5, r*.2, kit.Hex("#cfe4ee"))).Opacity(.9)), c.Ellipse(x-r*.36, y-r*.42, r*.26, r*.18, kit.White).Rotate(-40, x-r*.36, y-r*.42).Shade())
		}
		var big []kit.Node
		n := 37
		for i := range n {
			u := float64(i)/float64(n-1)*2 - 1
			a := u * 2.62
			x, y := 128+104*math.Sin(a)*(1-.06*math.Cos(a)), 118+112*math.Cos(a)
			r := 7 + 6.4*math.Pow((1+math.Cos(a))/2, 1.4)
			big = append(big, c.Circle(x+1.4, y+2, r, p.DDD).Opacity(.4), pearl(x, y, r))
		}
		c.Part("clasp", sheen.Tube(c, "M76 21Q128 -6 180 21", 3, g), c.Circle(128, 8, 8, kit.None).Stroke(g.DD, 5), c.Circle(127, 7, 8, kit.None).Stroke(g.L, 2.6))
		c.Part("pearls", big...)
		c.AnchorBox("fit", 128, 14, 130, 0, 0)
	},
}

var goldChain = kit.Piece{
	Name: "gold-chain", Cm: 26,
	Palette: "chain #e9b53a gold links",
	Draw: func(c *kit.Canvas) {
		g := c.Tones("chain")
		n := 30
		link := func(i int) kit.Node {
			u := float64(i)/float64(n)*2 - 1
			a := u * 2.72
			x, y := 128+100*math.Sin(a), 112+120*math.Cos(a)
			turn := math.Atan2(-120*math.Sin(a), 100*math.Cos(a)) * 180 / math.Pi
			w, h := 13.0, 9.0
			if i%2 == 1 {
				w, h = 12, 4.4
			}
			ring := func(col kit.Paint, sw float64) kit.Node {
				return c.Path(kit.RoundRect(-w, -h, 2*w, 2*h, h), kit.None).Stroke(col, sw)
			}
			return kit.Of(ring(g.DDD, 8.6), ring(g.D, 7), ring(g.M, 5.6).Move(-.4, -.5), ring(g.L, 3).Move(-.8, -1), ring(g.LL, 1.2).Move(-1.2, -1.6)).Rotate(turn, 0, 0).Move(x, y)
		}
		for k := range 2 {
			for i := range n + 1 {
				if i%2 == k {
					c.Part("chain", link(i))
				}
			}
		}
		c.Part("chain", sheen.Tube(c, "M88 4Q128 -8 168 4", 8, g), sheen.Body(c, kit.RoundRect(112, -10, 32, 14, 6), g, 4), c.Path("M188 176L191 184L199 187L191 190L188 198L185 190L177 187L185 184Z", kit.White), c.Path("M62 196L64 202L70 204L64 206L62 212L60 206L54 204L60 202Z", kit.White))
		c.AnchorBox("fit", 128, 14, 130, 0, 0)
	},
}

var hoopEarring = kit.Piece{
	Name: "hoop-earring", Cm: 5,
	Palette: "hoops #e9b53a gold",
	Draw: func(c *kit.Canvas) {
		g := c.Tones("hoops")
		one := func(x, k float64) kit.Node {
			ring := func(col kit.Paint, w, dx, dy float64) kit.Node {
				return c.Ellipse(x+dx, 150+dy, 58*k, 90, kit.None).Stroke(col, w)
			}
			return kit.Of(sheen.Tube(c, sheen.D("M%g 58C%g 30 %g 22 %g 34", x-2, x-4, x+22, x+20), 4, g), ring(g.DDD, 16, 1, 1), ring(g.D, 14, 0, 0), ring(g.M, 11, -.8, -1), ring(g.L, 6.4, -1.8, -2.4), ring(g.LL, 2.4, -2.6, -3.6), c.Line(sheen.D("M%g 128Q%g 96 %g 82", x-58*k-2, x-54*k, x-40*k), kit.White, 4).Opacity(.9).Shade(), c.Line(sheen.D("M%g 190Q%g 212 %g 222", x+55*k, x+48*k, x+36*k), g.LL, 4).Opacity(.8).Shade(), c.Circle(x-2, 60, 6, g.M), c.Circle(x-3, 58.6, 2.4, g.LL))
		}
		c.Part("hoops", one(72, .8), one(184, .8))
		c.AnchorBox("fit", 128, 40, 110, 40, 0)
	},
}
