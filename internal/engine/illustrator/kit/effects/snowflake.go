package effects

import (
	"fmt"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var snowflake = kit.Piece{
	Name: "snowflake", Cm: 8,
	Palette: "arms #5fb8f0 crystal flake; crystals #a9dcfb <arms",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, k := c.Tones("arms"), c.Tones("crystals")
		r := c.Rand()
		c.Part("glow", shape.Puff(c, 128, 128, 124, t.L, .16))
		arm, gems := flakeArm(c, r, c.Variant(4), t, k)
		c.Part("arms", c.Around(6, 128, 128, arm))
		c.Part("crystals", c.Around(6, 128, 128, gems))
		hexagon := hexa(128, 128, 17)
		c.Part("crystals", c.Form(hexagon, kit.Lin(112, 112, 146, 146, kit.White, k.M, t.M)), c.Path(hexagon, kit.None).Stroke(t.D, 1.6).Opacity(.7))
	},
}

func hexa(x, y, r float64) string {
	pts := make([]shape.Pt, 6)
	for i := range pts {
		pts[i] = shape.Polar(x, y, r, 60*float64(i)+30)
	}
	return shape.Poly(1.5, pts...)
}

// flakeArm draws the arm that points up, and its crystals.
func flakeArm(c *kit.Canvas, r *rand.Rand, idea int, t, k kit.Tones) (arm, gems kit.Node) {
	stick := func(x1, y1, x2, y2, w float64) kit.Node {
		d := fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x1, y1, x2, y2)
		return kit.Of(c.Line(d, t.DD, w), c.Line(d, kit.Lin(x1-w, y1, x1+w, y1, t.L, t.M), w-2), c.Line(d, kit.White, w*.28).Opacity(.8).Move(-w*.12, 0))
	}
	var under, over, ice []kit.Node
	twig := func(at, length, w, angle float64) {
		y := 128 - at
		for _, side := range []float64{-1, 1} {
			p := shape.Polar(128, y, length, -90+side*angle)
			under = append(under, stick(128, y, p.X, p.Y, w))
			if idea%2 == 0 {
				ice = append(ice, c.Circle(p.X, p.Y, w*.72, kit.Rad(p.X-w*.2, p.Y-w*.3, w, kit.White, k.M, t.D)))
			}
		}
	}
	angle := []float64{60, 60, 45, 52}[idea]
	first := shape.Between(r, 24, 34)
	twig(first, shape.Between(r, 18, 26), 6, angle)
	twig(first+26, shape.Between(r, 26, 40), 7, angle)
	twig(first+50, shape.Between(r, 16, 30), 6.5, angle)
	if idea != 1 {
		twig(first+68, shape.Between(r, 9, 15), 5, angle)
	}
	over = append(over, stick(128, 128, 128, 16, 8.5))
	switch idea {
	case 1:
		tip := "M128 4L142 22L128 44L114 22Z"
		ice = append(ice, c.Form(tip, kit.Lin(114, 4, 142, 40, kit.White, k.M, t.D)), c.Path(tip, kit.None).Stroke(t.DD, 1.6).Opacity(.6))
	case 2:
		ice = append(ice, c.Circle(128, 14, 9, kit.Rad(125, 11, 11, kit.White, k.M, t.D)))
	case 3:
		ice = append(ice, c.Form(hexa(128, 15, 12), kit.Lin(118, 4, 138, 26, kit.White, k.M, t.D)), c.Form(hexa(128, 62, 9), kit.Lin(120, 54, 136, 70, kit.White, k.M, t.D)))
	default:
		tip := shape.Drop(128, 2, 13, 30, 90)
		ice = append(ice, c.Form(tip, kit.Lin(120, 4, 138, 30, kit.White, k.M, t.D)))
	}
	return kit.Of(kit.Of(under...), kit.Of(over...)), kit.Of(ice...)
}

var snow = kit.Piece{
	Name: "snow", Cm: 200,
	Palette: "flakes #ffffff; shade #6ea6e4 <flakes",
	Draw: func(c *kit.Canvas) {
		f, s := c.Tones("flakes"), c.Tones("shade")
		c.Bleed()
		r := c.Rand()
		w, h := frameSize(c.Aspect(1))
		box := kit.Box{X0: 128 - w/2, Y0: 128 - h/2, X1: 128 + w/2, Y1: 128 + h/2}
		for i, p := range shape.Scatter(r, 70, box) {
			k := shape.Between(r, 2, 4.4)
			if i < 9 {
				k = shape.Between(r, 6, 9.5)
				c.Part("flakes", c.Glow(1.6, c.Circle(p.X, p.Y, k, f.M), c.Circle(p.X, p.Y, k, kit.None).Stroke(s.M.Alpha(.75), 2.2)).Opacity(.9))
				continue
			}
			if i < 19 {
				flake := c.Around(3, p.X, p.Y, kit.Of(c.Line(fmt.Sprintf("M%.1f %.1fv%.1fm-2.5 1.5l2.5 2.5l2.5 -2.5m-5 9l2.5 -2.5l2.5 2.5", p.X, p.Y-7, 14.0), s.M, 1.5)))
				c.Part("flakes", c.Around(6, p.X, p.Y, c.Line(fmt.Sprintf("M%.1f %.1fv-8m-2.4 1.4l2.4 2.4l2.4 -2.4", p.X, p.Y), s.M, 3.2)), flake.Opacity(0.001), c.Around(6, p.X, p.Y, c.Line(fmt.Sprintf("M%.1f %.1fv-8m-2.4 1.4l2.4 2.4l2.4 -2.4", p.X, p.Y), f.M, 1.4)))
				continue
			}
			c.Part("flakes", c.Circle(p.X, p.Y, k, kit.Rad(p.X-k*.3, p.Y-k*.3, k*1.2, kit.At(0, f.M), kit.At(.5, f.M), kit.At(1, s.M))))
		}
	},
}
