package balls

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var golfBall = kit.Piece{
	Name: "golf-ball", Cm: 4.3,
	Palette: "ball #f1f3f4; tee #e8483f",
	Draw: func(c *kit.Canvas) {
		b, t := c.Tones("ball"), c.Tones("tee")
		c.Part("tee", c.Form("M86 158Q128 190 170 158Q172 178 154 188Q142 194 139 206L132 250Q128 258 124 250L117 206Q114 194 102 188Q84 178 86 158Z", sheen.Round(92, 0, 164, 0, t)))
		var dimples []kit.Node
		for row := range 9 {
			v := -1 + 2*(float64(row)+.5)/9
			n := int(math.Round(11 * math.Sqrt(1-v*v)))
			for i := range n {
				u := -1 + 2*(float64(i)+.5)/float64(n)
				a := u * math.Pi / 2
				x, y := 128+100*math.Sqrt(1-v*v)*math.Sin(a), 104+100*math.Sin(v*math.Pi/2)
				rx, ry := 8.5*math.Cos(a)*.95+.6, 8.5*math.Cos(v*math.Pi/2)+.6
				dimples = append(dimples, c.Ellipse(x, y, rx, ry, kit.Lin(x-rx, y-ry, x+rx, y+ry, b.DDD, b.D, b.LL)).Opacity(.75))
			}
		}
		c.Part("ball", kit.Of(sheen.Ball(c, 128, 104, 100, b, dimples...), sheen.Gloss(c, 128, 104, 80, 80, 205, 255, 9)).Scale(.86, .86, 128, 4))
		c.Anchor("ground", 128, 254)
	},
}
