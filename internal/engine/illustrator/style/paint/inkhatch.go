package paint

import (
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Hatching of the point of the brush: strokes that bend around a form, within its middle tones.
const (
	hatchPitch = 0.0088 // from one stroke to the next, as a share of the side
	hatchBend  = 0.55   // by how much of the height of a form they bend
	hatchThin  = 0.62   // how much of a wash is left between them
)

// hatched is the tone of a wash that strokes lie over which follow the form: they are broad in the shade, thin out toward the light, and end at
// different places. Faces, slim forms and what is nearly black have none.
func (b *brush) hatched(k float32, x, y int, loose float32) float32 {
	tone := b.near.V[x]
	zone := plane.Smooth(0.16, 0.26, tone) * plane.Smooth(0.80, 0.66, b.wash.V[x]) * plane.Smooth(b.p.Length(0.010), b.p.Length(0.020), b.body.V[x]) * plane.Smooth(0.35, 0.9, loose)
	if zone < 0.02 {
		return k
	}
	stroke := b.hatchStroke(b.forms.Of(b.x0+x, b.y0+y), x, y, tone)
	return max(k*(1-(1-hatchThin)*zone), 0.90*zone*stroke)
}

// hatchStroke is how far the strokes cover a pixel of a form, where the washes around are so dark.
func (b *brush) hatchStroke(f picture.Form, x, y int, tone float32) float32 {
	cos, sin := f.Cos, f.Sin // they lie across what is long
	if f.Long < 1.35*f.Wide {
		cos, sin = 0.62, 0.78
	}
	pitch := b.p.Length(hatchPitch)
	dx, dy := float32(b.x0+x)-f.X, float32(b.y0+y)-f.Y
	u := (dx*cos+dy*sin+hatchBend*b.body.V[x])/pitch + 0.8*(b.press.V[x]-0.5)
	lane := plane.Floor(u)
	v := u - float32(lane) - 0.5
	half := 0.40 * plane.Smooth(0.16, 0.72, tone+0.22*(plane.Hash(lane, 3, 9)-0.5)+0.10*(b.hair.V[x]-0.5))
	return plane.Clamp((half-max(v, -v))*pitch+0.5) * plane.Smooth(0.03, 0.09, half)
}
