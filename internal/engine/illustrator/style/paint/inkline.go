package paint

import (
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// fineness is 1 for one or two figures, and less for a crowd of small ones: there broad lines run together.
func fineness(p *picture.Picture) float32 {
	if len(p.Faces()) > 2 {
		return 0.65
	}
	return 1
}

// partLines are the lines between parts, softened so that pressure makes them thin or broad. Words and small
// faces have none: a brush sets them in one stroke.
func (b *brush) partLines(even *picture.Picture, r plane.Rectangle) *plane.Plane {
	bare, _ := even.Unmarked().Unlettered()
	pen := picture.Pen{Width: b.fine * b.p.Length(0.0046), Detail: b.p.Length(0.016), Line: picture.WhiteLine, Own: b.p.Length(0.07), Hull: true}
	return picture.CoverageOf(bare.Outlined(pen), r).Blurred(b.p.Length(0.0023))
}

// dry is where the hairs of the brush part, toward the end of a stroke and in the light.
func (b *brush) dry(x, y int) float32 {
	broad := plane.Smooth(b.p.Length(0.014), b.p.Length(0.030), b.body.V[x])
	if broad == 0 {
		return 0
	}
	f := b.forms.Of(b.x0+x, b.y0+y)
	cos, sin := f.Cos, f.Sin
	if sin+0.4*cos > 0 { // strokes begin below, away from the light
		cos, sin = -cos, -sin
	}
	dx, dy := float32(b.x0+x)-f.X, float32(b.y0+y)-f.Y
	t := plane.Clamp(0.5 + 0.5*(dx*cos+dy*sin)/f.Long)
	across := (dy*cos-dx*sin+0.10*(dx*cos+dy*sin))/b.p.Length(0.0034) + 5*(b.press.V[x]-0.5)
	n := plane.Floor(across)
	if n != b.lane {
		b.lane, b.left, b.right = n, plane.Hash(n, 1, 5), plane.Hash(n+1, 1, 5)
	}
	streak := 0.75*plane.Mix(b.left, b.right, plane.Ease(across-float32(n))) + 0.25*b.hair.V[x]
	return broad * plane.Smooth(0.66, 0.82, streak+0.42*(t-0.58))
}

// line is the contour and the lines of the parts, of which so much is drawn, at a pixel: single strokes that swell away from the light, thin out
// and end open toward it, and skip over the paper where the hand hardly pressed.
func (b *brush) line(x, y int, d, parts float32) float32 {
	i, press := y*b.shape.W+x, b.press.V[x]
	skip := 0.55 * (b.hair.V[x] - 0.5)
	slim := 0.45 + 0.55*plane.Smooth(b.p.Length(0.002), b.p.Length(0.014), b.around.V[x])
	force := liftedOver(press, b.lean.V[x]*plane.Smooth(-2.2*b.swell, 0, d), slim)
	inner := plane.Smooth(force, force+0.16, b.lines.V[i]-0.12*skip) * plane.Smooth(0.03, 0.12, b.gate.V[x]) * parts
	if d > b.swell || d < -b.swell {
		return 0.94 * inner
	}
	k := 0.10 + 0.52*b.lean.V[x] + 3.0*(press-0.5)
	width := slim * b.swell * plane.Clamp(k)
	dry := 1 - 0.4*plane.Smooth(0.10, 0.22, skip)*plane.Smooth(0.55, 0.15, k)
	outer := plane.Clamp(d+0.6*width+0.5) * plane.Clamp(0.4*width-d+0.5) * plane.Smooth(0, b.p.Length(0.0026), width) * dry
	return max(outer, 0.94*inner)
}

// liftedOver is how far the brush is lifted on a line between parts, 0.1 for the broadest stroke and 1 for none: less away from the light, and more where
// the parts are slim, because a wall of small stones in broad strokes is black.
func liftedOver(press, lean, slim float32) float32 {
	force := 0.36 - 1.15*(press-0.5) - 0.42*lean
	return min(0.80, max(0.10, force)+0.48*(1-slim))
}

// leaning is how far the contour looks away from the light, found on a blurred shape: the pixels of an edge would make the line tremble.
func (b *brush) leaning() *plane.Plane {
	soft := b.shape.Reduced(1).Blurred(b.p.Length(0.005))
	o := plane.NewPlane(soft.Rect())
	for i := range o.V {
		gx, gy := soft.Slope(i)
		o.V[i] = (0.6*gx + 0.8*gy) / (0.004 + plane.Root(gx*gx+gy*gy))
	}
	return o
}
