package cars

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var steeringWheel = kit.Piece{
	Name: "steering-wheel", Cm: 38, Palette: "rim #3c404d leather grip; spokes #c6ced8 metal; hub #2f3340 <rim; stitching #ef4a4f red; badge #d9a83a gold",
	Draw: func(c *kit.Canvas) {
		r, s, h, k, b := c.Tones("rim"), c.Tones("spokes"), c.Tones("hub"), c.Tones("stitching"), c.Tones("badge")
		c.Part("spokes", sheen.Body(c, "M28 118H228L224 150Q190 142 164 160Q150 174 148 232H108Q106 174 92 160Q66 142 32 150Z", s, 10, sheen.Each(3, func(i int) kit.Node {
			x, y := []float64{58, 198, 128}[i], []float64{134, 134, 206}[i]
			return kit.Of(c.Circle(x, y, 6.500, s.DDD), c.Circle(x+.6, y+.8, 5, r.DD))
		})))
		c.Part("rim", c.Circle(128, 128, 104, kit.None).Stroke(r.DDD, 37), c.Circle(128, 128, 104, kit.None).Stroke(kit.Lin(40, 30, 216, 226, r.L, r.M, r.D, r.DD), 33), c.Circle(128, 128, 110, kit.None).Stroke(kit.Lin(40, 30, 200, 200, r.LL, r.L, r.D), 5).Opacity(.8), c.Circle(128, 128, 90, kit.None).Stroke(r.DDD, 3).Opacity(.6),
			c.Line(gloss.Arc(128, 128, 113, 200, 262), kit.White, 3.500).Opacity(.45))
		c.Part("stitching", c.Circle(128, 128, 93, kit.None).Stroke(k.M, 2.600).Dash(5, 4.200))
		for _, deg := range []float64{-28, 28, 152, 208} {
			a := (deg) * math.Pi / 180
			x0, y0, x1, y1 := 128+88*math.Cos(a), 128+88*math.Sin(a), 128+120*math.Cos(a), 128+120*math.Sin(a)
			c.Part("rim", c.Line(sheen.D("M%.1f %.1fL%.1f %.1f", x0, y0, x1, y1), r.DDD, 3.400))
		}
		hub := "M86 112Q88 92 128 92Q168 92 170 112L164 146Q156 166 128 166Q100 166 92 146Z"
		c.Part("hub", c.Path(hub, h.DDD).Stroke(h.DDD, 4).Move(0, 2), sheen.Body(c, hub, h, 12, c.Path("M94 114Q96 100 128 100Q160 100 162 114L157 143Q150 158 128 158Q106 158 99 143Z", kit.None).Stroke(h.LL, 1.800)), c.Circle(128, 128, 17, b.DDD), c.Circle(127.500, 127.500, 15.500, kit.Lin(116, 114, 140, 142, b.LL, b.M, b.DD)), c.Circle(127.500, 127.500, 11, kit.Lin(118, 118, 138, 138, h.L, h.D)), c.Path(chassis.Star(127.500, 127.500, 9), b.L))
		c.Anchor("grip", 24, 128)
	},
}
