package plants

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

// cattail is three brown heads among long leaves.
var cattail = kit.Piece{
	Name: "cattail", Cm: 180,
	Palette: "heads #8a5430 brown; leaves #6a9f3f green; stem #9aa850",
	Draw: func(c *kit.Canvas) {
		h, l, s := c.Tones("heads"), c.Tones("leaves"), c.Tones("stem")
		reed := func(x0, x1, y1, wide, bow float64) kit.Node {
			mx, my := (x0+x1)/2+bow, (252+y1)/2
			o := fmt.Sprintf("M%g 252Q%g %g %g %gQ%g %g %g 252Z", x0-wide, mx-wide, my, x1, y1, mx+wide, my, x0+wide)
			return c.Form(o, kit.Lin(x0-wide, 0, x0+wide*2, 0, l.L, l.M, l.DD), c.Line(fmt.Sprintf("M%g 252Q%g %g %g %g", x0, mx, my, x1, y1), l.LL, 1.4).Opacity(.8), c.Path(fmt.Sprintf("M%g 252Q%g %g %g %gL%g 252Z", x0, mx, my, x1, y1, x0+40), l.DD).Opacity(.25))
		}
		c.Part("leaves", reed(112, 52, 66, 6, -10), reed(150, 214, 84, 6, 12), reed(130, 146, 44, 6, -6))
		spike := func(x0, x, top, k float64) {
			c.Part("stem", foliage.Stalk(c, s, fmt.Sprintf("M%g 252Q%g %g %g %gV%g", x0, x0+(x-x0)*.4, (top+270)/2, x, top+80*k, top), 4.6))
			o := kit.RoundRect(x-13*k, top+18*k, 26*k, 82*k, 13*k)
			c.Part("heads", c.Form(o, kit.Lin(x-13*k, 0, x+13*k, 0, kit.At(0, h.M), kit.At(.3, h.L), kit.At(.6, h.M), kit.At(1, h.DD)), kit.Of(func() (all []kit.Node) {
				for i := range 44 {
					all = append(all, c.Ellipse(x-12*k+float64(i*17%25)*k, top+(20+float64(i*29%80))*k, 1.1, 2.2, []kit.Color{h.DD, h.LL}[i%2]))
				}
				return all
			}()...).Opacity(.4), c.Blur(4, c.Rect(x+4*k, top, 20*k, 110*k, 0, h.DDD)).Opacity(.4)), c.Line(fmt.Sprintf("M%g %gv%g", x-6.500*k, top+32*k, 44*k), kit.White, 3*k).Opacity(.38).Shade())
		}
		spike(120, 84, 42, .9)
		spike(142, 178, 30, .92)
		spike(130, 130, 2, 1.080)
		c.Part("leaves", reed(104, 30, 128, 7, -4), reed(158, 232, 142, 7, 6), reed(120, 96, 96, 7, 10), reed(144, 162, 118, 7, -8))
		c.Anchor("ground", 130, 252)
		c.AnchorBox("grip", 130, 238, 0, 0, 0)
	},
}

// tumbleweed is a ball of dry twigs.
var tumbleweed = kit.Piece{
	Name: "tumbleweed", Cm: 70,
	Palette: "twigs #b98a4e brown",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("twigs"), c.Rand()
		c.Part("twigs", c.Form(foliage.Puff(128, 130, 86, 84, 17, 5), kit.Rad(92, 84, 170, t.DD, t.DDD, t.DDD)))
		layer := func(n int, wide float64, dark, light kit.Color) {
			for i := range n {
				a := float64(i)*2.399 + r.Float64()
				d := 30 + 76*r.Float64()
				x, y := 128+d*.5*math.Cos(a), 130+d*.5*math.Sin(a)
				rx, ry := 112-d*.55, (112-d*.55)*(.4+.5*r.Float64())
				from, turn := r.Float64()*360, r.Float64()*180
				x0, y0 := foliage.Polar(0, 0, 1, from)
				x1, y1 := foliage.Polar(0, 0, 1, from+120+r.Float64()*120)
				col := light
				if y > 150 || x > 160 {
					col = dark
				}
				o := fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x0*rx, y0*ry, rx, ry, x1*rx, y1*ry)
				c.Part("twigs", kit.Of(c.Line(o, t.DDD, wide+1.4).Opacity(.6), c.Line(o, col, wide).Move(-.5, -.6)).Rotate(turn, 0, 0).Move(x, y))
			}
		}
		layer(34, 3.2, t.DD, t.D)
		layer(34, 2.8, t.D, t.M)
		for i := range 46 {
			a := float64(i) * 7.83
			x, y := foliage.Polar(128, 130, 94+float64(i%4)*4, a)
			ex, ey := foliage.Polar(128, 130, 112+float64(i*5%11), a+14)
			qx, qy := foliage.Polar(128, 130, 108, a+3)
			c.Part("twigs", c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, qx, qy, ex, ey), []kit.Color{t.M, t.D, t.L}[i%3], 2))
		}
		layer(26, 2.4, t.M, t.LL)
		c.Anchor("ground", 128, 246)
	},
}
