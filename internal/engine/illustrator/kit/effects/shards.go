package effects

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// glassShard is a sharp piece of broken glass.
var glassShard = kit.Piece{
	Name: "glass-shard", Cm: 10,
	Palette: "glass #a9d8ea blue",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("glass")
		d := []string{"M40 236L74 58L150 10L216 122L168 210Z", "M28 190L96 20L232 84L196 228L110 244Z", "M60 246L20 110L128 8L236 60L150 150Z", "M92 248L46 96L120 8L206 70L180 190Z"}[c.Variant(4)]
		in := []string{"M74 58L150 10L138 104Z", "M96 20L232 84L122 96Z", "M20 110L128 8L110 96Z", "M46 96L120 8L116 92Z"}[c.Variant(4)]
		c.Part("glass", c.Path(d, kit.Lin(40, 20, 210, 240, t.LL.Alpha(.9), t.L.Alpha(.55), t.M.Alpha(.75), t.D.Alpha(.85))).Stroke(t.DD, 2.4), c.Path(in, kit.White).Opacity(.6),
			c.Path(d, kit.None).Stroke(kit.White, 1.4).Scale(.9, .9, 128, 128).Opacity(.85), c.Line("M96 190L150 74M118 196L166 96", kit.White, 3).Opacity(.6))
	},
}

// cornerWeb is a spider's web that hangs in the upper left corner, with a spider on a thread where one is asked for.
var cornerWeb = kit.Piece{
	Name: "corner-web", Cm: 60,
	Palette: "threads #8f98aa web; spider #3a3542",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("threads"), c.Tones("spider")
		angles := []float64{0, 15, 31, 47, 62, 77, 90}
		long := []float64{250, 216, 222, 206, 220, 214, 246}
		thread := func(d string, w float64) kit.Node {
			return kit.Of(c.Line(d, t.DD.Alpha(.45), w+.6).Move(.6, .9), c.Line(d, t.M, w), c.Line(d, t.LL, w*.36))
		}
		for i, a := range angles {
			p := shape.Polar(4, 4, long[i], a)
			c.Part("threads", thread(fmt.Sprintf("M4 4L%.1f %.1f", p.X, p.Y), 2.3))
		}
		for ring := 1; ring <= 6; ring++ {
			u := float64(ring) / 6.7
			d := ""
			for i := 1; i < len(angles); i++ {
				p, q := shape.Polar(4, 4, long[i-1]*u, angles[i-1]), shape.Polar(4, 4, long[i]*u, angles[i])
				m := shape.Pt{X: (p.X + q.X) / 2, Y: (p.Y + q.Y) / 2}
				d += fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X, p.Y, m.X-(m.X-4)*.14, m.Y-(m.Y-4)*.14, q.X, q.Y)
			}
			c.Part("threads", thread(d, 1.7))
		}
		if !c.State("with spider") {
			return
		}
		x, y := 150.0, 196.0
		c.Part("spider", c.Line(fmt.Sprintf("M%g 118V%g", x, y-16), t.D, 1.8))
		for _, side := range []float64{-1, 1} {
			for i := range 4 {
				a := -52 + 34*float64(i)
				k, e := shape.Polar(0, 0, 22, a), shape.Polar(0, 0, 36, a+28)
				c.Part("spider", c.Line(fmt.Sprintf("M%g %gL%.1f %.1fL%.1f %.1f", x, y, x+side*k.X, y+k.Y-5, x+side*e.X, y+e.Y), s.D, 3.4))
			}
		}
		c.Part("spider", shape.Plump(c, kit.Oval(x, y+14, 19, 20), s), shape.Plump(c, kit.Oval(x, y-8, 12, 11), s))
		for _, d := range []float64{-4.5, 4.5} {
			c.Part("spider", c.Circle(x+d, y-10, 3.6, kit.White), c.Circle(x+d*.9, y-9.4, 1.8, s.DDD))
		}
	},
}
