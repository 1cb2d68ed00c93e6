package yard

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var beehive = kit.Piece{
	Name: "beehive", Cm: 40,
	Palette: "hive #f0b53a honey body; hole #5a3a1e door; branch #8a5a34 wood; bees #ffd23d",
	Draw: func(c *kit.Canvas) {
		h, o, b, z := c.Tones("hive"), c.Tones("hole"), c.Tones("branch"), c.Tones("bees")
		c.Part("branch", sheen.Tube(c, "M8 26C80 14 170 34 248 16", 15, b), sheen.Tube(c, "M190 24C204 34 214 44 220 58", 7, b), c.Form("M214 52C206 66 214 84 230 88C238 72 232 56 214 52Z", kit.Lin(208, 52, 236, 88, kit.Hex("#8fd06a"), kit.Hex("#4f9a3a"))))
		ring := func(y, half, high float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", 128-half+14, y, 128-half-6, y, 128-half-6, y+high, 128-half+14, y+high, 128+half-14, 128+half+6, y+high, 128+half+6, y, 128+half-14, y, 128+half*.5, y-5, 128-half*.5, y-5, 128-half+14, y, 128-half+14, 128-half+14, y, 128-half+14, y, 128-half+14, y)
			return kit.Of(sheen.Body(c, d, h, 13, c.Line(sheen.D("M%g %gQ128 %g %g %g", 128-half, y+high*.5, y+high*.5+6, 128+half, y+high*.5), h.DD, 1.8).Opacity(.5), c.Line(sheen.D("M%g %gQ128 %g %g %g", 128-half, y+high*.3, y+high*.3+6, 128+half, y+high*.3), h.LL, 2.4).Opacity(.5)))
		}
		for _, v := range [][3]float64{{30, 38, 34}, {208, 56, 34}, {58, 66, 38}, {178, 82, 38}, {90, 88, 38}, {148, 94, 38}, {120, 98, 38}} {
			c.Part("hive", ring(v[0], v[1], v[2]))
		}
		c.Part("hole", c.Ellipse(128, 166, 27, 24, h.DDD), c.Form(kit.Oval(128, 167, 24, 21), kit.Rad(128, 178, 30, o.L, o.D, o.DDD)))
		bee := func(x, y, k, turn float64) kit.Node {
			return kit.Of(c.Ellipse(-3, -12, 8, 12, kit.Hex("#dff1fb").Alpha(.9)).Rotate(-24, -3, -12), c.Ellipse(8, -12, 8, 12, kit.Hex("#dff1fb").Alpha(.9)).Rotate(24, 8, -12), c.Form(kit.Oval(0, 0, 19, 13), kit.Lin(-10, -12, 10, 12, z.LL, z.M, z.D), c.Line("M-6 -14V14M4 -14V14M14 -14V14", kit.Hex("#33281f"), 5)), c.Circle(-13, -2, 2.4, kit.Hex("#33281f"))).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("bees", bee(30, 106, 1.1, -10), bee(238, 128, 1, 14).Mirror(236), bee(128, 164, .8, 0), bee(40, 216, .9, 16))
		c.Anchor("tie", 128, 20)
	},
}

var ferrisWheel = kit.Piece{
	Name: "ferris-wheel", Cm: 4000,
	Palette: "wheel #e8517a rim spokes; stand #6f86d6 legs frame; cabins #ffc93d gondolas; cabins2 #3fb3d6 <cabins; lights #fff3b0 bulbs",
	Draw: func(c *kit.Canvas) {
		w, s, l := c.Tones("wheel"), c.Tones("stand"), c.Tones("lights")
		cab := []kit.Tones{c.Tones("cabins"), c.Tones("cabins2")}
		c.Part("stand", sheen.Tube(c, "M128 112L70 246", 11, kit.TonesOf(s.D)), sheen.Tube(c, "M128 112L186 246", 11, kit.TonesOf(s.D)))
		c.Part("wheel", c.Circle(128, 112, 92, kit.None).Stroke(w.DD, 9), c.Circle(127.4, 111.2, 92, kit.None).Stroke(w.L, 5), c.Circle(128, 112, 68, kit.None).Stroke(w.D, 5), c.Circle(127.5, 111.5, 68, kit.None).Stroke(w.LL, 2))
		for i := range 10 {
			sn, cs := math.Sincos(float64(i) * math.Pi / 5)
			c.Part("wheel", c.Line(sheen.D("M128 112L%g %g", 128+92*cs, 112+92*sn), w.D, 4), c.Line(sheen.D("M128 112L%g %g", 128+92*cs-.6, 112+92*sn-.6), w.LL, 1.6))
		}
		for i := range 20 {
			sn, cs := math.Sincos(float64(i)*math.Pi/10 + .157)
			c.Part("lights", c.Circle(128+92*cs, 112+92*sn, 3, l.M))
		}
		for i := range 10 {
			sn, cs := math.Sincos(float64(i) * math.Pi / 5)
			x, y, t := 128+92*cs, 112+92*sn, cab[i%2]
			c.Part("cabins", c.Line(sheen.D("M%g %gV%g", x, y, y+9), s.DD, 3), sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x-15, y+18, x, y+1, x+15, y+18, x+14, y+26, x+12, y+36, x+4, y+36, x-4, x-12, y+36, x-14, y+26), t, 5), c.Rect(x-10, y+15, 20, 8, 3, kit.Hex("#e9f7fd")), c.Line(sheen.D("M%g %gH%g", x-13, y+26, x+13), t.LL, 2), c.Circle(x, y, 4.5, s.M))
		}
		c.Part("stand", sheen.Tube(c, "M128 112L52 248", 10, s), sheen.Tube(c, "M128 112L204 248", 10, s), sheen.Tube(c, "M76 206H180", 6, s), sheen.Ball(c, 128, 112, 17, s), c.Path("M128 101L131 109L140 109L133 115L135 123L128 118L121 123L123 115L116 109L125 109Z", l.L), sheen.Panel(c, 30, 244, 196, 12, 5, s, 5))
		c.Anchor("ground", 128, 256)
	},
}
