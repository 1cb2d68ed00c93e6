package landmarks

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var kaaba = kit.Piece{
	Name: "kaaba", Cm: 1300, Palette: "cloth #33343f kiswah black cube; gold #f0bd48 band door; marble #efe8dc base floor",
	Draw: func(c *kit.Canvas) {
		k, g, m := c.Tones("cloth"), c.Tones("gold"), c.Tones("marble")
		c.Part("marble", c.Form("M8 226L164 246L250 222L236 214H20Z", kit.Lin(0, 212, 250, 248, m.LL, m.L, m.M)), c.Form("M8 226L164 244V254L8 236Z", kit.Lin(8, 226, 164, 254, m.L, m.M, m.D)), c.Form("M164 244L250 221V230L164 254Z", kit.Lin(164, 240, 250, 230, m.D, m.DD)))
		front, side := "M22 38L160 24V238L22 222Z", "M160 24L236 44V216L160 238Z"
		// a point of a face: u across, v down
		at := func(right bool, u, v float64) (float64, float64) {
			if right {
				return 160 + 76*u, (24 + 20*u) + v*(214-42*u)
			}
			return 22 + 138*u, (38 - 14*u) + v*(184+30*u)
		}
		patch := func(right bool, u0, v0, u1, v1 float64) string {
			x0, y0 := at(right, u0, v0)
			x1, y1 := at(right, u1, v0)
			x2, y2 := at(right, u1, v1)
			x3, y3 := at(right, u0, v1)
			return pd("M%g %gL%g %gL%g %gL%g %gZ", x0, y0, x1, y1, x2, y2, x3, y3)
		}
		weave := func(right bool, tone kit.Color) kit.Node {
			var nodes []kit.Node
			for i := 1; i < 12; i++ {
				x0, y0 := at(right, float64(i)/12, 0)
				x1, y1 := at(right, float64(i)/12, 1)
				nodes = append(nodes, c.Line(pd("M%g %gL%g %g", x0, y0, x1, y1), tone, 1.4).Opacity(.5))
			}
			return kit.Of(nodes...)
		}
		c.Part("cloth", c.Form(front, kit.Lin(22, 30, 160, 236, k.LL, k.L, k.M, k.D), weave(false, k.L), c.Blur(7, c.Path("M22 38L80 32L60 222H22Z", k.LL).Opacity(.5))))
		c.Part("cloth", c.Form(side, kit.Lin(160, 30, 236, 220, k.D, k.DD, k.DDD), weave(true, k.M)))
		band := func(right bool, t kit.Tones) kit.Node {
			nodes := []kit.Node{c.Path(patch(right, 0, .2, 1, .335), kit.Lin(22, 60, 236, 110, t.LL, t.M, t.D)), c.Path(patch(right, 0, .215, 1, .32), k.DD)}
			n := 9
			if right {
				n = 6
			}
			for i := range n {
				u := (float64(i) + .5) / float64(n)
				du := .36 / float64(n)
				x0, y0 := at(right, u-du, .268)
				x1, y1 := at(right, u, .225)
				x2, y2 := at(right, u+du, .268)
				x3, y3 := at(right, u, .31)
				nodes = append(nodes, c.Path(pd("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x0, y0, x1, y0, x1, y1, x1, y0, x2, y2, x3, y2, x3, y3, x3, y2, x0, y0), t.L))
				bx, by := at(right, (float64(i)+1)/float64(n), .268)
				nodes = append(nodes, c.Circle(bx, by, 2, t.M))
			}
			for _, v := range []float64{.2, .335} {
				x0, y0 := at(right, 0, v)
				x1, y1 := at(right, 1, v)
				nodes = append(nodes, c.Line(pd("M%g %gL%g %g", x0, y0, x1, y1), t.L, 1.8))
			}
			return kit.Of(nodes...)
		}
		c.Part("gold", c.Clip(front, band(false, g)), c.Clip(side, band(true, g), c.Path(side, k.DDD).Opacity(.18)))
		for _, u := range []float64{.14, .34, .54} {
			c.Part("gold", c.Clip(front, c.Path(patch(false, u, .4, u+.11, .46), g.D), c.Path(patch(false, u+.012, .41, u+.098, .45), k.DD), c.Path(patch(false, u+.03, .42, u+.08, .44), g.L)))
		}
		// the door, over the ground
		c.Part("gold", c.Path(patch(false, .7, .44, .93, .9), g.DDD), c.Form(patch(false, .715, .45, .915, .89), kit.Lin(118, 120, 150, 220, g.LL, g.M, g.DD), c.Path(patch(false, .735, .47, .805, .64), g.DD), c.Path(patch(false, .825, .47, .895, .64), g.DD), c.Path(patch(false, .735, .67, .805, .86), g.DD), c.Path(patch(false, .825, .67, .895, .86), g.DD),
			c.Path(patch(false, .745, .485, .795, .625), g.L), c.Path(patch(false, .835, .485, .885, .625), g.M), c.Path(patch(false, .745, .685, .795, .845), g.L), c.Path(patch(false, .835, .685, .885, .845), g.M), c.Line("M135 98V240", g.DDD, 1.600)))
		c.Part("cloth", c.Line("M160 24V238", k.LL, 1.600).Opacity(.7))
		c.Part("gold", c.Line("M23 36.500L160 22.500L235 42.500", g.M, 2.4).Butt())
		c.Part("marble", c.Form("M18 220L160 236V245L18 228Z", kit.Lin(18, 220, 160, 245, m.LL, m.L, m.D)), c.Form("M160 236L240 214V221L160 245Z", kit.Lin(160, 230, 240, 220, m.D, m.DD)), c.Path("M18 220L160 236L240 214L236 212L160 232L22 217Z", kit.White))
		var rings []kit.Node
		for i := range 7 {
			x, y := at(false, .08+.14*float64(i), .955)
			rings = append(rings, c.Circle(x, y, 1.8, g.L))
		}
		c.Part("gold", rings...)
		c.Anchor("ground", 132, 250)
	},
}

var templeOfHeaven = kit.Piece{
	Name: "temple-of-heaven", Cm: 6800,
	Palette: "roofs #2f5fa8 blue tiles; walls #c8352f red doors columns; gold #f2bf42 ball; trim #2f9a7a green beams; marble #e8ddcb base terraces steps; lawn #5fa84a grass",
	Draw: func(c *kit.Canvas) {
		r, w, g, t, m, p := c.Tones("roofs"), c.Tones("walls"), c.Tones("gold"), c.Tones("trim"), c.Tones("marble"), c.Tones("lawn")
		roof := func(y, top, half, h, dip float64) kit.Node {
			d := pd("M%g %gC%g %g %g %g %g %gQ128 %g %g %gC%g %g %g %g %g %gQ128 %g %g %gZ", 128-top, y-h, 128-top-half*.1, y-h*.45, 128-half*.6, y-h*.16, 128-half, y-2, y+dip*2, 128+half, y-2, 128+half*.6, y-h*.16, 128+top+half*.1, y-h*.45, 128+top, y-h, y-h+dip*.4, 128-top, y-h)
			var ribs []kit.Node
			n := int(half / 5)
			for i := -n; i <= n; i++ {
				u := math.Sin(float64(i) / float64(n) * 1.5)
				ribs = append(ribs, c.Line(pd("M%g %gQ%g %g %g %g", 128+u*top, y-h, 128+u*(top+half*.16), y-h*.35, 128+u*half, y+dip*1.3*(1-u*u)), r.DDD, 1.5).Opacity(.55), c.Line(pd("M%g %gQ%g %g %g %g", 126.6+u*top, y-h, 126.6+u*(top+half*.16), y-h*.35, 126.6+u*half, y+dip*1.3*(1-u*u)), r.LL, .9).Opacity(.5))
			}
			return kit.Of(c.Form(d, kit.Lin(128-half, 0, 128+half, 0, kit.At(0, r.M), kit.At(.28, r.L), kit.At(.6, r.D), kit.At(1, r.DDD)), ribs...),
				c.Line(pd("M%g %gQ128 %g %g %g", 128-half+1, y-1, y+dip*2+1, 128+half-1, y-1), r.DDD, 4.5), c.Line(pd("M%g %gQ128 %g %g %g", 128-half+1, y-2, y+dip*2, 128+half-1, y-2), r.L, 2), c.Line(pd("M%g %gQ128 %g %g %g", 128-half+3, y-1.5, y+dip*2+1, 128+half-3, y-1.5), g.L, 1.6).Dash(.1, 5))
		}
		wall := func(y0, y1, half, dip float64, doors bool) kit.Node {
			d := pd("M%g %gQ128 %g %g %gV%gQ128 %g %g %gZ", 128-half, y0, y0+dip, 128+half, y0, y1, y1+dip, 128-half, y1)
			var nodes []kit.Node
			beam := 9.0
			nodes = append(nodes, c.Path(pd("M%g %gQ128 %g %g %gV%gQ128 %g %g %gZ", 128-half, y0, y0+dip, 128+half, y0, y0+beam, y0+beam+dip, 128-half, y0+beam), kit.Lin(128-half, 0, 128+half, 0, t.M, t.L, t.D, t.DDD)), c.Line(pd("M%g %gQ128 %g %g %g", 128-half, y0+beam*.6, y0+beam*.6+dip, 128+half, y0+beam*.6), g.L, 2).Dash(3, 3), c.Line(pd("M%g %gQ128 %g %g %g", 128-half, y0+beam, y0+beam+dip, 128+half, y0+beam), g.D, 1.6))
			for i := -3; i <= 3; i++ {
				u := math.Sin(float64(i) / 3.5 * 1.4)
				x := 128 + u*half
				k := half * .045 * (1.3 - math.Abs(u))
				if doors {
					q := half * .11 * math.Cos(u*1.2)
					nodes = append(nodes, c.Rect(x-q, y0+beam+dip*.7, 2*q, y1-y0, 0, w.DD), c.Line(pd("M%g %gV%gM%g %gV%gM%g %gV%g", x-q*.5, y0+beam, y1+dip, x, y0+beam, y1+dip, x+q*.5, y0+beam, y1+dip), g.D, .9).Opacity(.8))
				}
				x = 128 + math.Sin((float64(i)+.5)/3.5*1.4)*half
				nodes = append(nodes, c.Rect(x-k-1.5, y0+beam, 2*k+3, y1-y0+dip, 0, kit.Lin(x-k-1.5, 0, x+k+1.5, 0, w.L, w.LL, w.D)))
			}
			nodes = append(nodes, gloss.Dim(c, 4, .5, pd("M%g %gH%gV%gQ128 %g %g %gZ", 128-half-5, y0-8, 128+half+5, y0+4, y0+4+dip, 128-half-5, y0+4), w))
			return c.Form(d, kit.Lin(128-half, 0, 128+half, 0, kit.At(0, w.D), kit.At(.25, w.L), kit.At(.6, w.D), kit.At(1, w.DDD)), nodes...)
		}
		terrace := func(y, half, h float64) kit.Node {
			d := pd("M%g %gQ128 %g %g %gV%gQ128 %g %g %gZ", 128-half, y, y+7, 128+half, y, y+h, y+h+7, 128-half, y+h)
			var posts []kit.Node
			n := int(half / 5)
			for i := -n; i <= n; i++ {
				u := math.Sin(float64(i) / float64(n) * 1.5)
				x, yy := 128+u*half, y+3.5*(1-u*u)
				posts = append(posts, c.Rect(x-1, yy-7, 2, 8, .8, m.M), c.Circle(x, yy-7.5, 1.5, m.LL))
			}
			return kit.Of(c.Form(d, kit.Lin(128-half, 0, 128+half, 0, kit.At(0, m.L), kit.At(.3, m.LL), kit.At(.65, m.M), kit.At(1, m.DD)), gloss.Dim(c, 2, .25, pd("M%g %gH%gv3H%gZ", 128-half, y+h-2, 128+half, 128-half), m)), c.Line(pd("M%g %gQ128 %g %g %g", 128-half, y-4, y+3, 128+half, y-4), m.L, 1.6), kit.Of(posts...), c.Line(pd("M%g %gQ128 %g %g %g", 128-half, y+.5, y+7.5, 128+half, y+.5), kit.White, 2))
		}
		c.Part("lawn", lawn(c, 0, 256, 238, 14, p))
		c.Part("marble", terrace(222, 122, 18), terrace(206, 104, 14), terrace(192, 88, 12))
		var steps []kit.Node
		for i := range 9 {
			y := 195 + 5.6*float64(i)
			e := 15 + 1.1*float64(i)
			steps = append(steps, c.Path(box(128-e, y, 128+e, y+5.7), kit.Lin(128-e, 0, 128+e, 0, m.LL, m.L, m.D)), c.Line(pd("M%g %gH%g", 128-e, y+5.2, 128+e), m.DDD, 1).Opacity(.5))
		}
		c.Part("marble", kit.Of(steps...), c.Form("M121 194H135L138 245H118Z", kit.Lin(118, 0, 138, 0, m.M, m.D), c.Line("M128 196q-5 6 0 12q5 6 0 12q-5 6 0 12q5 6 0 12", m.LL, 2)), c.Path("M110 194H115L108 246H101ZM141 194H146L155 246H148Z", m.LL))
		c.Part("walls", wall(150, 190, 66, 4, true))
		c.Part("roofs", roof(152, 52, 92, 34, 5))
		c.Part("walls", wall(104, 120, 50, 3, false))
		c.Part("roofs", roof(106, 38, 72, 30, 4))
		c.Part("walls", wall(64, 78, 36, 2.5, false))
		c.Part("roofs", roof(66, 7, 56, 46, 3.5))
		c.Part("gold", c.Form("M120 24Q128 28 136 24L134 14H122Z", kit.Lin(120, 0, 136, 0, g.LL, g.M, g.DD)), c.Circle(128, 9, 8, kit.Rad(125, 6, 12, g.LL, g.M, g.DD)), c.Circle(125, 6, 2, kit.White), c.Rect(120, 14, 16, 3, 1.5, g.D))
		c.Part("sign", c.Rect(118, 108, 20, 14, 1, g.D), c.Rect(120, 110, 16, 10, .5, kit.Hex("#1f3f78")), c.Line("M124 112.500V117.500M128 112.500V117.500M132 112.500V117.500", g.L, 1.400))
		c.Anchor("ground", 128, 250)
	},
}
