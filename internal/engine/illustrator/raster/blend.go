package raster

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// Blend modes by their place in the CSS mix-blend-mode list.
const (
	normal = iota
	multiply
	screen
	overlay
	darken
	lighten
	colorDodge
	colorBurn
	hardLight
	softLight
	difference
	exclusion
)

// rowBlender returns what puts a row of pixels over another in a mode.
func rowBlender(mode uint8) func(dst, src []float32, opacity float32) {
	if mode == scene.Atop {
		return atop
	}
	mix := mixer(mode)
	if mix == nil {
		return over
	}
	return func(dst, src []float32, opacity float32) {
		for i := 0; i+3 < len(dst) && i+3 < len(src); i += 4 {
			if src[i+3]*opacity > minAlpha {
				mixPixel(dst[i:i+4:i+4], src[i:i+4:i+4], opacity, mix)
			}
		}
	}
}

// mixPixel is the general formula of W3C Compositing level 1, section 5, on premultiplied colors:
// co = cs·(1 − αb) + cb·(1 − αs) + αs·αb·B(Cb, Cs).
func mixPixel(d, s []float32, opacity float32, mix func(backdrop, source float32) float32) {
	as, ab := s[3]*opacity, d[3]
	for k := range 3 {
		cs, cb := s[k]*opacity, d[k]
		both := float32(0)
		if ab > 0 {
			both = as * ab * mix(min(cb/ab, 1), min(cs/as, 1))
		}
		d[k] = cs*(1-ab) + cb*(1-as) + both
	}
	d[3] = ab + as*(1-ab)
}

// mixer returns B(Cb, Cs) of a separable mode on straight components in 0–1, or nil for normal and unknown modes.
func mixer(mode uint8) func(b, s float32) float32 {
	switch mode {
	case multiply:
		return func(b, s float32) float32 { return b * s }
	case screen:
		return mixScreen
	case overlay:
		return func(b, s float32) float32 { return mixHard(s, b) }
	case darken:
		return func(b, s float32) float32 { return min(b, s) }
	case lighten:
		return func(b, s float32) float32 { return max(b, s) }
	case colorDodge:
		return mixDodge
	case colorBurn:
		return func(b, s float32) float32 { return 1 - mixDodge(1-b, 1-s) }
	case hardLight:
		return mixHard
	case softLight:
		return mixSoft
	case difference:
		return func(b, s float32) float32 { return abs(b - s) }
	case exclusion:
		return func(b, s float32) float32 { return b + s - 2*b*s }
	}
	return nil
}

func mixScreen(b, s float32) float32 { return b + s - b*s }

func mixHard(b, s float32) float32 {
	if s <= 0.5 {
		return b * 2 * s
	}
	return mixScreen(b, 2*s-1)
}

func mixDodge(b, s float32) float32 {
	if b <= 0 {
		return 0
	}
	if s >= 1 {
		return 1
	}
	return min(1, b/(1-s))
}

func mixSoft(b, s float32) float32 {
	if s <= 0.5 {
		return b - (1-2*s)*b*(1-b)
	}
	d := float32(math.Sqrt(float64(b)))
	if b <= 0.25 {
		d = ((16*b-12)*b + 4) * b
	}
	return b + (2*s-1)*(d-b)
}
