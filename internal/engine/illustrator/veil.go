package illustrator

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

const (
	veilSide  = 128 // pixels: enough to tell a jar from a jug
	veilShare = .02 // of the visible pixels
	scattered = 4   // separate bits from which they are meant
)

// translucency draws a scene small and reports whether its art is translucent by itself (a jar, a beam of light, a candle's
// glow), and whether it has scattered bits (sparkles, crumbs, drops).
func translucency(s layout.Scene) (veils, particles bool) {
	layer := raster.Square(veilSide)
	for _, o := range s.Sprites {
		raster.Draw(layer, o.Nodes, scene.ScaleBy(veilSide, veilSide).Mul(o.Matrix))
	}
	opacity := layer.Alpha()
	return veiled(opacity), components(opacity) >= scattered
}

// veiled counts the pixels that are partly clear although all their neighbors are visible; an outline's own soft pixels always
// have a clear one beside them.
func veiled(opacity []float32) bool {
	visible, veil := 0, 0
	for y := 1; y < veilSide-1; y++ {
		for x := 1; x < veilSide-1; x++ {
			i := y*veilSide + x
			if opacity[i] < .05 {
				continue
			}
			visible++
			if opacity[i] < .95 && min(opacity[i-1], opacity[i+1], opacity[i-veilSide], opacity[i+veilSide]) >= .05 {
				veil++
			}
		}
	}
	return float32(veil) > veilShare*float32(visible)
}

// components counts the separate visible areas.
func components(opacity []float32) int {
	seen := make([]bool, len(opacity))
	count := 0
	var stack []int
	for start, a := range opacity {
		if a < .1 || seen[start] {
			continue
		}
		count++
		for stack = append(stack[:0], start); len(stack) > 0; {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if i < 0 || i >= len(opacity) || seen[i] || opacity[i] < .1 {
				continue
			}
			seen[i] = true
			stack = append(stack, i-1, i+1, i-veilSide, i+veilSide)
		}
	}
	return count
}
