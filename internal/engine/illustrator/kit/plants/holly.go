package plants

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

// hollyOutline is a leaf with spines and hollows between them.
func hollyOutline(long, wide float64) string {
	d := "M0 0"
	const n = 4
	var right string
	px, py := 0.0, 0.0
	for i := 1; i <= n; i++ {
		t := float64(i) / (n + .6)
		x, y := wide/2*math.Pow(math.Sin(math.Pi*(t*.9+.02)), .7), -long*t
		d += fmt.Sprintf("Q%g %g %g %g", -(px+x)*.36, (py+y)/2, -x, y-long*.04)
		right = fmt.Sprintf("Q%g %g %g %g", (px+x)*.36, (py+y)/2, px, py) + right
		px, py = x, y-long*.04
	}
	return d + fmt.Sprintf("Q%g %g 0 %gQ%g %g %g %g", -px*.4, -long*.9, -long, px*.4, -long*.9, px, py) + right + "Z"
}

// berry is a glossy round fruit.
func berry(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	return kit.Of(c.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.35, y-r*.4, r*1.55, kit.At(0, t.L), kit.At(.4, t.M), kit.At(.8, t.DD), kit.At(1, t.D)),
		c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 0 %g %g", x+r*.2, y+r*.82, r*.85, r*.85, x+r*.84, y+r*.1), kit.None).Stroke(t.LL, r*.12).Opacity(.5)),
		c.Ellipse(x-r*.36, y-r*.42, r*.26, r*.17, kit.White).Opacity(.85).Rotate(-38, x-r*.36, y-r*.42), c.Circle(x+r*.12, y+r*.2, r*.1, t.DDD).Opacity(.6))
}

var holly = kit.Piece{
	Name: "holly", Cm: 15,
	Palette: "leaves #2f8a4a; berries #de2a33",
	Draw: func(c *kit.Canvas) {
		l, b := c.Tones("leaves"), c.Tones("berries")
		spiny := func(x, y, long, wide, turn float64) kit.Node {
			shine := kit.Of(c.Blur(2, c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", -wide*.3, -long*.26, -wide*.4, -long*.55, -wide*.14, -long*.8, -wide*.26, -long*.52, -wide*.3, -long*.26), kit.White)).Opacity(.42),
				c.Blur(2.5, c.Ellipse(wide*.16, -long*.62, wide*.06, long*.1, kit.White)).Opacity(.3))
			if foliage.Lit(turn-90) < 0 {
				shine = shine.Mirror(0)
			}
			return kit.Of(foliage.Blade(c, l, hollyOutline(long, wide), x, y, long, wide, turn), shine.Rotate(turn, 0, 0).Move(x, y))
		}
		c.Part("leaves", spiny(128, 148, 118, 76, 0), spiny(120, 152, 136, 84, -68), spiny(136, 152, 136, 84, 68))
		c.Part("berries", foliage.With(c, "leaves", c.Clip("M0 156L20 90L90 110L100 30H156L166 110L236 90L256 156L180 174L128 158L76 174Z", c.Blur(5, c.Circle(130, 158, 48, l.DDD).Opacity(.55)))), berry(c, b, 128, 138, 25), berry(c, b, 103, 170, 26), berry(c, b, 152, 172, 27))
	},
}
