package illustrator

import (
	"pellucid/internal/engine/illustrator/compose"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

const (
	veilSide  = 96  // pixels: enough to tell a jar from a jug
	veilShare = .02 // of the visible pixels
)

// veiled reports whether the art of a scene is translucent by itself: a jar, a beam of light, a candle's glow. It draws the
// scene small and counts the pixels that are partly clear although all their neighbors are visible; an outline's own soft
// pixels always have a clear one beside them.
func veiled(s compose.Scene) bool {
	layer := raster.Square(veilSide)
	for _, o := range s.Sprites {
		raster.Draw(layer, o.Nodes, scene.ScaleBy(veilSide, veilSide).Mul(o.Matrix))
	}
	opacity := layer.Alpha()
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
