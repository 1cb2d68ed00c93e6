package model

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// studioLight lights the form as a whole: a large lamp above left, a warm reflection from below right.
func studioLight(p *picture.Picture, l *raster.Layer, r plane.Rectangle, s lays) {
	a := plane.AlphaOf(l, r)
	height := a.Reduced(2).Inflated(p.Length(0.16) / 4).Softened(3)
	lamp := height.Lit(0.75, 5)
	lit := lamp.Diffuse.Enlarged(a)
	form := height.Enlarged(a)
	t := lifeTone()
	bounce, edge := color.Hex(0xffd9b0), color.Hex(0xc4d2ee)
	span := float32(max(r.Dy(), 1))
	plane.EachIn(l, lit, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		gain := float32(0.54)
		if s.of(x, y) == lettering { // letters are no form
			gain = 0.16
		}
		fall := 0.06 - 0.14*float32(y-r.Min.Y)/span // less light toward the ground
		plane.Atop(d, t.At(plane.Straight(d), plane.Clamp2(gain*v+fall)), 1)
		i := (y-r.Min.Y)*form.W + x - r.Min.X
		gx, gy := form.Slope(i)
		if k := plane.Clamp(0.55*gx+0.7*gy) * 0.30; k > 0.004 { // downhill to the lower right
			plane.Atop(d, plane.Straight(d).Mix(bounce, 0.5), k)
		}
		if k := plane.Smooth(0.30, 0.85, plane.Root(gx*gx+gy*gy)); k > 0 { // a lamp behind parts what is dark from a dark ground
			c := plane.Straight(d)
			plane.Atop(d, c.Mix(edge, 0.30), k*plane.Smooth(0.34, 0.12, plane.Luma(c)))
		}
	})
}
