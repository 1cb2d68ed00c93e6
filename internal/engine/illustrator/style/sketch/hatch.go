package sketch

import (
	"math"

	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// hatch is one direction of pencil lines: it begins where the tone is darker than from and is full at to.
type hatch struct {
	angle, pitch float32 // radians; share of the side
	from, to     float32 // darkness
	seed         uint64
	sin, cos     float32 // of the angle
	scale        float32 // lines in a pixel

	lane, leg    int // of the last pixel: its neighbors are often on the same stroke
	start        float32
	force, after float32 // of the pen at this leg of the lane and at the next
}

// on finds the stroke in a lane, and how hard the hand presses at a place along it.
func (h *hatch) on(lane int, along float32) (press float32) {
	if lane != h.lane {
		h.lane, h.start, h.leg = lane, 7*plane.Hash(lane, 3, h.seed), math.MinInt
	}
	start := along + h.start
	leg := plane.Floor(start)
	if leg != h.leg {
		h.leg, h.force, h.after = leg, plane.Hash(lane, leg, h.seed), plane.Hash(lane, leg+1, h.seed)
	}
	return plane.Mix(h.force, h.after, plane.Ease(start-float32(leg)))
}

// firstHatch is the direction of the first hatching where no form has one of its own.
const firstHatch = -0.80

// alongForm is by how much hatching turns to run along a form that is long; on small ones it goes on over their edges.
func (w *sheet) alongForm(f picture.Form) float64 {
	by := math.Remainder(math.Atan2(float64(f.Sin), float64(f.Cos))-firstHatch, math.Pi)
	return by * float64(plane.Smooth(1.2, 1.9, f.Long/f.Wide)*plane.Smooth(w.p.Length(0.03), w.p.Length(0.06), f.Long))
}

// stroke is how far the lines of one direction cover a pixel: they bend around the form.
func (w *sheet) stroke(h *hatch, i, x, y int, dark, tooth float32, turn [2]float32) float32 {
	k := plane.Smooth(h.from, h.to, dark)
	if k <= 0 {
		return 0
	}
	cos, sin := h.cos*turn[0]-h.sin*turn[1], h.sin*turn[0]+h.cos*turn[1]
	across := (float32(y)*cos - float32(x)*sin + w.bend*w.body.V[i]) * h.scale
	across += (w.sway.V[i] - 0.5) * w.waver
	lane := plane.Floor(across)
	f := across - float32(lane) - 0.5
	press := 0.30 + 0.75*h.on(lane, (float32(x)*cos+float32(y)*sin)*w.along)
	wide := 0.20 + 0.28*k
	v := plane.Smooth(wide+0.16, wide-0.10, max(f, -f)) * k * press * (0.6 + 0.7*w.press.V[i])
	v *= plane.Smooth(0.78, 0.40, tooth-0.30*k)
	return plane.Clamp(v * 0.80)
}
