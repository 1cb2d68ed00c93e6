package tools

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// compassRose is the star of sixteen points that is printed on maps, with the letters of the four winds.
var compassRose = kit.Piece{
	Name: "compass-rose", Cm: 20,
	Palette: "points #2a5f8f star rose; accents #d9a441 gold; ring #2a5f8f <points; letters #2a5f8f <points",
	Draw: func(c *kit.Canvas) {
		p, a, r, l := c.Tones("points"), c.Tones("accents"), c.Tones("ring"), c.Tones("letters")
		c.Part("ring", c.Circle(128, 128, 74, kit.None).Stroke(r.M, 3.4), c.Circle(128, 128, 66, kit.None).Stroke(a.M, 1.8))
		var ticks []kit.Node
		for i := range 72 {
			if i%9 != 0 {
				ticks = append(ticks, c.Line("M128 55V61", r.M, 1.3).Rotate(float64(i)*5, 128, 128))
			}
		}
		c.Part("ring", ticks...)
		point := func(long, wide float64, t kit.Tones) kit.Node {
			return kit.Of(c.Path(fmt.Sprintf("M128 %gL%g %gL128 128Z", 128-long, 128-wide, 128-wide), kit.Lin(128-wide, 0, 128, 0, t.LL, t.L)), c.Path(fmt.Sprintf("M128 %gL%g %gL128 128Z", 128-long, 128+wide, 128-wide), kit.Lin(128, 0, 128+wide, 0, t.D, t.DD)))
		}
		c.Part("accents", c.Around(8, 128, 128, point(60, 9, a)).Rotate(22.5, 128, 128))
		c.Part("points", c.Around(4, 128, 128, point(74, 15, p)).Rotate(45, 128, 128), c.Around(4, 128, 128, point(98, 19, p)))
		c.Part("accents", c.Circle(128, 128, 9, a.DD), c.Circle(127.5, 127.5, 7.4, kit.Rad(124, 123, 11, a.LL, a.M, a.D)))
		c.Part("letters", c.Line("M121 24V4L135 24V4", l.M, 4.4), c.Line("M135 236.500Q131 231.500 126 232.500Q120.500 235 125 239.500Q135 242 136 246.500Q134 252.500 127.500 251.500Q122.500 251 120.500 246.500", l.M, 4.4), c.Line("M252 118H240V138H252M240 128H250", l.M, 4.4), c.Line("M2 118L7.500 138L13 121L18.500 138L24 118", l.M, 4.4))
	},
}
