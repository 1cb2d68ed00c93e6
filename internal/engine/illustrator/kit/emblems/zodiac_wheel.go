package emblems

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// zodiacWheel is a night disc with a sun in its middle and the twelve signs around it.
var zodiacWheel = kit.Piece{
	Name: "zodiac-wheel", Cm: 40,
	Palette: "wheel #262a63 night blue; signs #f1c75b gold",
	Draw: func(c *kit.Canvas) {
		w, g := c.Tones("wheel"), c.Tones("signs")
		order := []string{"aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"}
		c.Part("wheel", c.Circle(128, 128, 124, g.DD), c.Path(shape.Ring(128, 128, 123, 115), shape.Metal(30, 20, 226, 236, g)), c.Form(kit.Oval(128, 128, 115, 115), kit.Rad(104, 92, 170, w.L, w.M, w.DD)))
		c.Part("wheel", c.Path(shape.Ring(128, 128, 70, 67), g.M), c.Path(kit.Oval(128, 128, 66, 66), kit.Rad(110, 106, 100, w.M, w.D, w.DDD)))
		for i, name := range order {
			a := float64(i)*30 - 90
			p, q := shape.Polar(128, 128, 70, a+15), shape.Polar(128, 128, 115, a+15)
			c.Part("wheel", c.Line(fmt.Sprintf("M%.1f %.1fL%.1f %.1f", p.X, p.Y, q.X, q.Y), g.D, 1.6))
			at := shape.Polar(128, 128, 92.5, a)
			for _, z := range zodiac {
				if z.name == name {
					c.Part("signs", c.Line(z.lines, g.L, 9).Move(-50, -50).Scale(.29, .29, 0, 0).Move(at.X, at.Y))
				}
			}
			s := shape.Polar(128, 128, 56, a+15)
			c.Part("signs", c.Path(shape.Glint(s.X, s.Y, 5, .22), g.LL))
		}
		c.Part("signs", c.Around(12, 128, 128, c.Path("M128 84L133 104H123Z", g.M)), c.Around(12, 128, 128, c.Line("M128 90V104", g.L, 1.6)).Rotate(15, 128, 128), c.Circle(128, 128, 25, kit.Rad(120, 118, 34, g.LL, g.L, g.M, g.D)),
			c.Circle(119, 125, 2.4, g.DDD), c.Circle(137, 125, 2.4, g.DDD), c.Line("M118 134C123 141 133 141 138 134", g.DDD, 2.2))
	},
}
