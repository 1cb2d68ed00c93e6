package signs

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var manholeCover = kit.Piece{
	Name: "manhole-cover", Cm: 65,
	Palette: "iron #737b87 metal; rim #565d68",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("iron"), c.Tones("rim")
		c.Part("rim", c.Circle(128, 128, 122, kit.Lin(40, 40, 216, 216, r.LL, r.M, r.DDD)), c.Circle(128, 128, 112, kit.Lin(40, 40, 216, 216, r.DDD, r.D)))
		c.Part("iron", c.Circle(128, 128, 107, kit.Lin(50, 50, 206, 206, t.L, t.M, t.DD)), c.Circle(128, 128, 96, kit.None).Stroke(t.DDD, 5), c.Circle(127, 127, 96, kit.None).Stroke(t.LL, 1.6))
		var bumps []kit.Node
		for row := range 11 {
			for col := range 11 {
				x, y := 128+float64(col-5)*17, 128+float64(row-5)*17
				if d := (x-128)*(x-128) + (y-128)*(y-128); d > 86*86 || d < 34*34 {
					continue
				}
				turn := 45.0
				if (row+col)%2 == 1 {
					turn = -45
				}
				bumps = append(bumps, kit.Of(c.Rect(x-8, y-3, 16, 6, 3, t.DDD), c.Rect(x-7.5, y-3.5, 15, 5, 2.5, kit.Lin(x, y-4, x, y+2, t.LL, t.L, t.M))).Rotate(turn, x, y))
			}
		}
		c.Part("iron", bumps...)
		c.Part("iron", c.Circle(128, 128, 30, t.DDD), c.Circle(127, 127, 28, kit.Lin(100, 100, 156, 156, t.LL, t.M, t.D)), c.Around(8, 128, 128, c.Path("M128 104l4 12h-8z", t.DD)), c.Circle(128, 128, 9, kit.Lin(120, 120, 136, 136, t.D, t.L)))
		for _, x := range []float64{52, 204} {
			c.Part("iron", c.Rect(x-11, 122, 22, 12, 6, t.DDD), c.Path(fmt.Sprintf("M%g 133h14", x-7), kit.None).Stroke(t.LL, 1.5).Opacity(.7))
		}
		c.Part("iron", c.Path("M50 74A100 100 0 0 1 120 28Q70 44 50 74Z", kit.White).Opacity(.4))
	},
}
