package illustrator

import (
	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

const (
	veilSide  = 64  // pixels: enough to tell a jar from a jug
	veilShare = .03 // of a piece's visible pixels
)

// veiled tells whether any piece of art in the plan is translucent by itself: a jar, a beam of light, a candle's glow.
func veiled(p plan.Plan) bool {
	seen := map[plan.Art]bool{}
	for _, item := range p.Items {
		if seen[item.Art] {
			continue
		}
		seen[item.Art] = true
		if piece, ok := art.Find(item.Art.Set, item.Art.Name); ok && translucent(piece) {
			return true
		}
	}
	return false
}

// translucent draws a piece small, and counts the pixels that are partly clear although all their neighbours are visible;
// an outline's own soft pixels always have a clear one beside them.
func translucent(piece art.Piece) bool {
	nodes, err := piece.Nodes()
	if err != nil {
		return false // the drawing itself will say what is wrong
	}
	layer := raster.Square(veilSide)
	raster.Draw(layer, nodes, scene.ScaleBy(veilSide/float32(scene.Units), veilSide/float32(scene.Units)))
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
