package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// smokeTail is the wisp that a genie has in place of legs: it narrows and winds down to the spout of the lamp.
func smokeTail(f *figure.Figure, t kit.Tones) kit.Node {
	k, h := f.Body.Thick, f.Bones.Trunk
	tip := SmokeTip(f)
	s := tip.Y - h.Y
	at := func(x, u float64) [3]float64 { return [3]float64{h.X + x*k + (tip.X-h.X)*u, h.Y + u*s, 0} }
	w1, w2 := h.Out(-f.Bones.Hip-4*k, -16*k), h.Out(f.Bones.Hip+4*k, -16*k)
	out := f.Smooth([3]float64{w1.X, w1.Y, 1}, at(-46, .1), at(-44, .26), at(-14, .42), at(-26, .56), at(-42, .68), at(-30, .82), at(-6, .94), [3]float64{tip.X - 3*k, tip.Y, 1},
		[3]float64{tip.X + 3*k, tip.Y, 1}, at(2, .92), at(-12, .8), at(-10, .7), at(16, .58), at(26, .44), at(46, .3), at(46, .1), [3]float64{w2.X, w2.Y, 1})
	line := func(points ...[3]float64) string {
		return figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", points[0][0], points[0][1], points[1][0], points[1][1], points[2][0], points[2][1], points[3][0], points[3][1])
	}
	puff := func(x, u, r float64) kit.Node {
		p := at(x, u)
		return f.Circle(p[0], p[1], r*k, kit.Rad(p[0]-r*.3*k, p[1]-r*.4*k, r*1.3*k, t.LL, t.M, t.D))
	}
	return kit.Of(puff(40, .5, 10), puff(-48, .5, 8), puff(24, .74, 8), puff(-46, .86, 6),
		f.Form(out, f.Fade(figure.World, h.X, h.Y+.3*s, .8*s, t.LL, kit.At(.4, t.M), t.D),
			f.Line(line(at(-24, .08), at(-10, .3), at(22, .4), at(-4, .6)), t.LL, 4*k).Opacity(.75), f.Line(line(at(24, .1), at(20, .3), at(34, .4), at(-10, .66)), t.DD, 4*k).Opacity(.35),
			f.Line(line(at(-14, .58), at(-30, .7), at(-22, .8), at(-4, .92)), t.LL, 3*k).Opacity(.7)))
}

// SmokeTip is where that wisp ends.
func SmokeTip(f *figure.Figure) limb.Point {
	e := f.Bones.LegNear[2].Mix(f.Bones.LegFar[2], .5)
	return e.Add(-16*f.Body.Thick, 0)
}
