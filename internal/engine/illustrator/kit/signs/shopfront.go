package signs

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var retroSign = kit.Piece{
	Name: "retro-sign", Cm: 220,
	States:  "on; off; lit",
	Palette: "board #14868c panel sign; arrow #e0402e; bulbs #ffe9a3 lights lamps; star #f5bd34 starburst; border #fff1d6 edge; post #8b95a3 posts pole poles",
	Draw: func(c *kit.Canvas) {
		b, a, l, s, e, p := c.Tones("board"), c.Tones("arrow"), c.Tones("bulbs"), c.Tones("star"), c.Tones("border"), c.Tones("post")
		for _, x := range []float64{62, 146} {
			c.Part("post", sheen.Pole(c, x, 60, 250, 13, p))
		}
		const back = "M22 36H196Q248 36 248 88V172H256L231 216L206 172H214V88Q214 70 196 70H22L34 53Z"
		c.Part("arrow", c.Path(back, a.DDD).Stroke(a.DDD, 5).Move(1.5, 4), c.Path(back, e.M).Stroke(e.M, 5),
			c.Form(back, kit.Lin(120, 36, 150, 216, a.L, a.M, a.D), c.Blur(5, c.Path("M22 62H196Q222 64 222 88V172H212V88Q212 70 196 72H22Z", a.DD)).Opacity(.7)))
		bulb := func(x, y, r float64) kit.Node {
			if c.State("off") {
				return kit.Of(c.Circle(x, y, r, l.DD), c.Circle(x-.3*r, y-.35*r, .35*r, kit.White).Opacity(.6))
			}
			return kit.Of(c.Circle(x, y, r*1.75, l.M).Opacity(.32), c.Circle(x, y, r, kit.Rad(x-.3*r, y-.3*r, 1.3*r, kit.White, l.L, l.D)))
		}
		for i := range 10 {
			c.Part("bulbs", bulb(70+14*float64(i), 53, 4))
		}
		for _, q := range [][2]float64{{210, 55.5}, {222, 63}, {229, 75}, {231, 89}, {231, 103}, {231, 117}, {231, 131}, {231, 145}, {231, 159}, {231, 173}, {222, 183}, {240, 183}, {231, 196}} {
			c.Part("bulbs", bulb(q[0], q[1], 4))
		}
		outer, inner := kit.RoundRect(6, 82, 196, 112, 18), kit.RoundRect(15, 91, 178, 94, 11)
		c.Part("border", c.Path(outer, e.DDD).Move(2, 5), c.Form(outer, kit.Lin(0, 82, 0, 194, e.L, e.M, e.D)))
		c.Part("board", c.Form(inner, kit.Lin(60, 91, 90, 185, b.L, b.M, b.D), c.Blur(5, c.Path("M10 86H200V98H26V190H10Z", b.DDD)).Opacity(.55)), c.Path(inner, kit.None).Stroke(b.DDD, 1.6))
		for i := range 13 {
			x := 20 + 14*float64(i)
			c.Part("bulbs", bulb(x, 86.5, 2.6), bulb(x, 189.5, 2.6))
		}
		for i := range 6 {
			y := 103 + 14*float64(i)
			c.Part("bulbs", bulb(10.5, y, 2.6), bulb(197.5, y, 2.6))
		}
		burst := ""
		for i := range 16 {
			r := []float64{38, 11, 25, 11}[i%4]
			t := float64(i) * math.Pi / 8
			burst += sheen.D("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == 0], 40+r*math.Sin(t), 54-r*math.Cos(t))
		}
		c.Part("star", c.Path(burst+"Z", s.DDD).Move(1.5, 3), c.Form(burst+"Z", kit.Rad(36, 48, 40, s.LL, s.M, s.D)), bulb(40, 54, 5))
		c.AnchorBox("print", 104, 138, 160, 76, 0)
		c.Anchor("ground", 104, 250)
	},
}

var barberPole = kit.Piece{
	Name: "barber-pole", Cm: 80,
	Palette: "stripes #d93636 stripe; second #2f5fb3 blue; glass #fbfaf5 white; caps #c4ccd6 metal chrome cap",
	Draw: func(c *kit.Canvas) {
		r, u, g, m := c.Tones("stripes"), c.Tones("second"), c.Tones("glass"), c.Tones("caps")
		tube := kit.RoundRect(92, 66, 72, 126, 2)
		var bands []kit.Node
		for i := range 7 {
			y := 40 + 30*float64(i)
			col := r.M
			if i%2 == 1 {
				col = u.M
			}
			bands = append(bands, c.Path(sheen.D("M88 %gQ130 %g 168 %gV%gQ130 %g 88 %gZ", y+28, y+22, y-10, y+5, y+37, y+43), col))
		}
		c.Part("glass", c.Form(tube, g.M, kit.Of(bands...),
			c.Path(tube, kit.Lin(92, 0, 164, 0, kit.At(0, kit.Black.Alpha(.34)), kit.At(.2, kit.Black.Alpha(.04)), kit.At(.62, kit.Black.Alpha(.05)), kit.At(1, kit.Black.Alpha(.42)))),
			c.Rect(103, 66, 9, 126, 4, kit.White).Opacity(.6), c.Blur(4, c.Rect(88, 62, 80, 12, 0, kit.Black)).Opacity(.35)))
		cap := func(y, h, x, w, rad float64) kit.Node {
			d := kit.RoundRect(x, y, w, h, rad)
			return kit.Of(c.Path(d, m.DDD).Move(0, 2.5).Opacity(.7), c.Form(d, sheen.Steel(x, 0, x+w, 0, m)), c.Line(sheen.D("M%g %gH%g", x+4, y+2, x+w-4), kit.White, 1.6).Opacity(.7))
		}
		c.Part("caps", sheen.Ball(c, 128, 20, 14, m), cap(32, 8, 112, 32, 4),
			c.Form("M88 58Q90 36 128 36Q166 36 168 58Z", sheen.Steel(88, 0, 168, 0, m), c.Blur(3, c.Path("M96 54Q100 42 118 40", kit.None).Stroke(kit.White, 4)).Opacity(.8)), cap(55, 14, 82, 92, 5),
			cap(189, 14, 82, 92, 5), c.Form("M88 203H168Q164 226 128 228Q92 226 88 203Z", sheen.Steel(88, 0, 168, 0, m), c.Blur(4, c.Path("M88 200H168V210H88Z", m.DDD)).Opacity(.5)), cap(223, 8, 112, 32, 4), sheen.Ball(c, 128, 240, 10, m))
		c.Anchor("ground", 128, 250)
	},
}

var sandwichBoard = kit.Piece{
	Name: "sandwich-board", Cm: 110,
	Palette: "frame #b9773c wood; board #2e3a3d slate; chalk #fdf6ea; hinge #8b95a3 hinges",
	Draw: func(c *kit.Canvas) {
		f, b, k, h := c.Tones("frame"), c.Tones("board"), c.Tones("chalk"), c.Tones("hinge")
		c.Part("frame", c.Path("M74 30L42 236H58L88 40ZM182 30L214 236H198L168 40Z", f.DDD))
		const outer = "M66 22Q66 14 74 14H100Q128 -2 156 14H182Q190 14 191 22L206 242Q206 248 200 248H190Q186 248 185 243L184 222H72L71 243Q70 248 66 248H56Q50 248 50 242Z"
		c.Part("frame", c.Path(outer, f.DDD).Move(2, 3), c.Form(outer, kit.Lin(60, 10, 110, 250, f.LL, f.M, f.D), sheen.Grain(c, kit.Box{X0: 50, Y0: 4, X1: 206, Y1: 248}, 9, f), sheen.Edge(c, outer, f, 4)))
		const inner = "M79 34Q79 30 83 30H173Q177 30 177 34L186 204Q186 208 182 208H74Q70 208 70 204Z"
		c.Part("board", c.Path(inner, f.DDD).Stroke(f.DDD, 3), c.Form(inner, kit.Lin(90, 30, 140, 210, b.L, b.M, b.DD), c.Blur(9, c.Ellipse(112, 80, 50, 22, kit.White)).Opacity(.13), c.Blur(9, c.Ellipse(140, 160, 46, 18, kit.White)).Opacity(.1), c.Blur(3, c.Path("M70 26H186V38H84L78 210H66Z", kit.Black)).Opacity(.45)))
		curl := c.Line("M88 48Q100 38 110 46Q114 54 106 55Q101 53 105 49M88 48Q83 58 88 66Q94 70 96 63", k.M, 2.2)
		c.Part("chalk", curl.Opacity(.85), curl.Mirror(128).Opacity(.85), c.Line("M96 192H118M138 192H160", k.M, 2).Opacity(.85), c.Path("M128 186L133 192L128 198L123 192Z", k.M).Opacity(.9))
		for _, x := range []float64{92, 164} {
			c.Part("hinge", c.Form(kit.RoundRect(x-9, 10, 18, 9, 2), sheen.Steel(x-9, 10, x+9, 19, h)), c.Circle(x-4, 14.5, 1.5, h.DDD), c.Circle(x+4, 14.5, 1.5, h.DDD))
		}
		c.AnchorBox("print", 128, 124, 95, 116, 0)
		c.Anchor("ground", 128, 248)
	},
}
