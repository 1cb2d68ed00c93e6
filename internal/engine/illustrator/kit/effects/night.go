package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var spotlight = kit.Piece{
	Name: "spotlight", Cm: 60, Palette: "lamp #5a6275 housing black gray; beam #ffd94f light yellow; lens #fff3c4 glass; clamp #b9c3cd metal", States: "on; off -beam",
	Draw: func(c *kit.Canvas) {
		l, b, g, m := c.Tones("lamp"), c.Tones("beam"), c.Tones("lens"), c.Tones("clamp")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-36, 66, 62) }
		c.Part("beam", turn(c.Glow(2.500, c.Path("M34 104L98 104L158 282H-26Z", kit.Lin(0, 104, 0, 282, kit.At(0, b.M.Alpha(.95)), kit.At(.5, b.M.Alpha(.7)), kit.At(1, b.L.Alpha(.3))))), c.Glow(2, c.Path("M48 104L84 104L112 282H20Z", kit.Lin(0, 104, 0, 282, kit.At(0, b.LL), kit.At(.6, b.LL.Alpha(.75)), kit.At(1, b.LL.Alpha(.3)))))), c.Glow(1.500, c.Ellipse(194, 244, 84, 20, kit.Rad(194, 244, 84, b.LL, b.L.Alpha(.95), b.M.Alpha(.85)))))
		c.Part("clamp", sheen.Tube(c, "M66 -30V10", 9, m), sheen.Body(c, kit.RoundRect(46, -38, 40, 16, 5), m, 4))
		c.Part("lamp", turn(sheen.Body(c, "M40 18Q40 2 66 2Q92 2 92 18L104 84H28Z", l, 11, c.Line("M44 30H88M42 42H90M40 54H92", l.DDD, 3).Opacity(.7)), sheen.Body(c, "M24 82H108L112 100Q112 106 106 106H26Q20 106 20 100Z", l, 6), sheen.Body(c, "M26 104L4 150L-2 146L14 96Z", l, 4), sheen.Body(c, "M106 104L128 150L134 146L118 96Z", l, 4)))
		c.Part("lens", turn(c.Ellipse(66, 106, 42, 9, l.DDD), c.Ellipse(66, 106, 38, 7, kit.Lin(28, 100, 104, 112, kit.White, g.L, b.M))))
		c.Part("clamp", c.Path("M22 44Q16 2 66 2Q116 2 112 44", kit.None).Stroke(m.DDD, 9), c.Path("M22 44Q16 2 66 2Q116 2 112 44", kit.None).Stroke(m.M, 6), c.Path("M22 42Q18 4 64 2", kit.None).Stroke(m.LL, 2), sheen.Ball(c, 22, 48, 9, m), sheen.Ball(c, 112, 48, 9, m))
	},
}

var fireflies = kit.Piece{
	Name: "fireflies", Cm: 40, Palette: "glow #ffe45e light yellow; bodies #4a3a2f bugs; wings #dff1f5",
	Draw: func(c *kit.Canvas) {
		g, b, w := c.Tones("glow"), c.Tones("bodies"), c.Tones("wings")
		r := c.Rand()
		for range 16 {
			x, y, s := shape.Between(r, 14, 242), shape.Between(r, 14, 242), shape.Between(r, 3, 6)
			c.Part("glow", c.Circle(x, y, s*3, kit.Rad(x, y, s*3, kit.At(0, g.L.Alpha(.8)), kit.At(.35, g.M.Alpha(.4)), kit.At(1, g.M.Alpha(.001)))), c.Circle(x, y, s*.5, g.LL))
		}
		places := [][4]float64{{66, 66, 1.150, -24}, {184, 96, 1, 30}, {92, 184, 1.250, 18}, {204, 204, .8, -40}, {150, 26, .7, -10}}
		for _, p := range places {
			fly := kit.Of(
				c.Named("glow", c.Circle(0, 20, 44, kit.Rad(0, 20, 44, kit.At(0, g.LL.Alpha(.95)), kit.At(.25, g.L.Alpha(.65)), kit.At(.6, g.M.Alpha(.22)), kit.At(1, g.M.Alpha(.001))))),
				c.Named("wings", c.Form("M-3 -4C-26 -22 -40 -8 -34 4C-26 14 -10 8 -3 2Z", kit.Lin(-36, -14, 0, 8, w.LL.Alpha(.9), w.M.Alpha(.7)), c.Line("M-4 0L-30 -4M-4 1L-26 6", w.D, 1)), c.Form("M3 -4C26 -22 40 -8 34 4C26 14 10 8 3 2Z", kit.Lin(0, -14, 36, 8, w.LL.Alpha(.9), w.M.Alpha(.7)), c.Line("M4 0L30 -4M4 1L26 6", w.D, 1))),
				c.Named("bodies", c.Line("M-3 -20Q-8 -30 -14 -30M3 -20Q8 -30 14 -30", b.M, 1.800), c.Form("M-8 -2Q-10 14 -6 16H6Q10 14 8 -2Z", kit.Lin(-8, 0, 8, 0, b.M, b.LL, b.D))),
				c.Named("glow", c.Form("M-7 13Q0 17 7 13Q9 28 0 34Q-9 28 -7 13Z", kit.Lin(0, 12, 0, 34, g.LL, g.L, g.M), c.Line("M-8 19Q0 23 8 19M-7 25Q0 29 7 25", g.D, 1.200)), c.Ellipse(-2, 20, 2, 4, kit.White).Opacity(.9)),
				c.Named("bodies", c.Form(kit.Oval(0, -6, 8, 8), kit.Rad(-3, -9, 12, kit.Hex("#ff9a6a"), kit.Hex("#d8533a"), kit.Hex("#8a2f28"))), c.Form(kit.Oval(0, -16, 6, 5.500), kit.Rad(-2, -18, 9, b.LL, b.M, b.DD)), c.Circle(-3, -17, 1.600, kit.White), c.Circle(3, -17, 1.600, kit.White)),
			).Scale(p[2], p[2], 0, 0).Rotate(p[3], 0, 0).Move(p[0], p[1])
			c.Add(fly)
		}
	},
}

// ringGlyphs are strokes in a box of 10 units around the origin: signs for the rim of a magic circle.
var ringGlyphs = []string{
	"M-3 5V-5L3 0L-3 2", "M-3 5L0 -5L3 5M-2 1H2", "M0 5V-5M-3 -2L0 -5L3 -2M-3 3H3", "M-3 -5V5M3 -5V5M-3 -2L3 2", "M-3 -4H3L-3 4H3", "M0 -5L3 0L0 5L-3 0Z", "M-3 5V-3Q0 -7 3 -3V5M-3 1H3", "M-3 -5L3 5M3 -5L-3 5M0 -5V5",
}

var magicCircle = kit.Piece{
	Name: "magic-circle", Cm: 200, Palette: "lines #8f6bff purple light; runes #ffd76a gold; core #5fd8ff blue",
	Draw: func(c *kit.Canvas) {
		l, r, k := c.Tones("lines"), c.Tones("runes"), c.Tones("core")
		ring := func(rad, w float64) kit.Node { return c.Circle(128, 128, rad, kit.None).Stroke(l.M, w) }
		polygon := func(n, skip int, rad, turn float64) string {
			d := "M"
			for i := range n {
				a := (turn + 360*float64(i*skip%n)/float64(n)) * math.Pi / 180
				d += fmt.Sprintf("%.2f %.2fL", 128+rad*math.Sin(a), 128-rad*math.Cos(a))
			}
			return d[:len(d)-1] + "Z"
		}
		marks := kit.Of(ring(122, 3), ring(115, 1.600), ring(92, 2.600), ring(44, 2.400), ring(38, 1.400))
		for i := range 2 {
			marks = kit.Of(marks, c.Path(polygon(3, 1, 92, 60*float64(i)), kit.None).Stroke(l.M, 2.600))
		}
		marks = kit.Of(marks, c.Path(polygon(6, 1, 53.100, 30), kit.None).Stroke(l.L, 1.400), c.Around(36, 128, 128, c.Line("M128 13V17", l.M, 1.800)), c.Around(6, 128, 128, c.Line("M128 84V75", l.M, 2)))
		for i := range 6 {
			a := float64(i) * math.Pi / 3
			x, y := 128+92*math.Sin(a), 128-92*math.Cos(a)
			marks = kit.Of(marks, c.Circle(x, y, 12, l.DDD.Alpha(.55)), c.Circle(x, y, 12, kit.None).Stroke(l.M, 2.200), c.Circle(x, y, 8.500, kit.None).Stroke(l.L, 1.200))
		}
		runes := kit.Of()
		for i := range 24 {
			runes = kit.Of(runes, c.Line(ringGlyphs[(i*5)%len(ringGlyphs)], r.L, 1.800).Move(128, 24.500).Rotate(15*float64(i)+7.500, 128, 128))
		}
		for i := range 6 {
			a := float64(i) * math.Pi / 3
			runes = kit.Of(runes, c.Line(ringGlyphs[(i*3+1)%len(ringGlyphs)], r.L, 1.800).Move(128+92*math.Sin(a), 128-92*math.Cos(a)))
		}
		star := kit.Of(c.Path(shape.Star(128, 128, 8, 32, 12, 0), k.L), c.Path(shape.Star(128, 128, 8, 32, 12, 0), kit.None).Stroke(k.LL, 1.400), c.Circle(128, 128, 9, l.DDD.Alpha(.8)), c.Circle(128, 128, 5, kit.White))
		c.Part("lines", c.Circle(128, 128, 122, kit.Rad(128, 128, 122, kit.At(0, l.M.Alpha(.28)), kit.At(.7, l.M.Alpha(.08)), kit.At(1, l.M.Alpha(.22)))), c.Glow(6, marks).Opacity(.9), c.Glow(2, marks).Opacity(.8), marks)
		c.Part("core", c.Circle(128, 128, 50, kit.Rad(128, 128, 50, kit.At(0, k.L.Alpha(.7)), kit.At(1, k.M.Alpha(.001)))), c.Glow(4, star).Opacity(.8), star)
		c.Part("runes", c.Glow(2.500, runes).Opacity(.9), runes)
	},
}
