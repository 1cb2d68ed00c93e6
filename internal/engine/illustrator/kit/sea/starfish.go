package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var starfish = kit.Piece{
	Name: "starfish", Cm: 14,
	Palette: "body #f98b3c; spots #ffd49a dots",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("body"), c.Tones("spots")
		d := ""
		for i := range 5 {
			polar := func(deg, r float64) (float64, float64) {
				q, w := math.Sincos((deg + float64(i)*72 - 86) * math.Pi / 180)
				return 128 + r*w, 134 + r*q
			}
			ax, ay := polar(-36, 54)
			bx, by := polar(-13, 84)
			cx, cy := polar(-11, 124)
			tx, ty := polar(0, 128)
			ex, ey := polar(11, 124)
			fx, fy := polar(13, 84)
			gx, gy := polar(36, 54)
			if i == 0 {
				d = p.D("M%.1f %.1f", ax, ay)
			}
			d += p.D("C%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", bx, by, cx, cy, tx, ty, ex, ey, fx, fy, gx, gy)
		}
		d += "Z"
		dot := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x+.8, y+1.2, r*1.08, b.DDD).Opacity(.45), c.Circle(x, y, r, kit.Rad(x-r*.4, y-r*.4, r*1.5, s.LL, s.M, s.D)))
		}
		var dots, folds []kit.Node
		dots = append(dots, dot(128, 134, 6))
		for i := range 5 {
			a := float64(i)*72 - 86
			q, w := math.Sincos(a * math.Pi / 180)
			for v := range 7 {
				r := 18 + float64(v)*15
				dots = append(dots, dot(128+r*w, 134+r*q, 5.6-float64(v)*.45))
				if v > 0 && v < 6 {
					for _, side := range []float64{-1, 1} {
						off := side * (20 - float64(v)*1.9)
						dots = append(dots, dot(128+(r-6)*w-off*q, 134+(r-6)*q+off*w, 3.3-float64(v)*.2))
					}
				}
			}
			folds = append(folds, c.Line(p.D("M128 134L%.1f %.1f", 128+112*w, 134+112*q), b.LL, 15))
			hq, hw := math.Sincos((a + 36) * math.Pi / 180)
			folds = append(folds, c.Line(p.D("M%.1f %.1fL%.1f %.1f", 128+18*hw, 134+18*hq, 128+60*hw, 134+60*hq), b.DD, 10))
		}
		c.Part("body", p.Body(c, d, b, 22, c.Blur(6, folds...).Opacity(.55)))
		c.Part("spots", c.Clip(d, dots...))
		c.Add(c.Clip(d, p.Glint(c, "M100 92C104 70 110 44 120 28Q126 22 126 30C118 48 112 72 110 94C108 102 99 100 100 92ZM30 110Q50 104 76 106Q56 110 36 116Q26 116 30 110Z", .4)))
		c.AnchorBox("eyes", 128, 124, 90, 24, 0)
		c.Anchor("mouth", 128, 150)
		c.Anchor("ground", 128, 240)
	},
}
