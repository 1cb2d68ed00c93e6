package raster

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// The bounds of one call of Draw. What is over them is left out, never an error: a hostile scene costs a second or
// two, and every piece of the art packs stays far below (the greatest uses 12% of any).
const (
	maxDepth  = 24        // groups within groups
	maxVisits = 200_000   // nodes looked at, for drawing or for measuring
	maxPaths  = 20_000    // paths drawn, clip and mask paths counted
	maxPoints = 1_000_000 // points of flattened outlines and strokes
	maxLayers = 128       // group layers, masks and effects, counted in areas of the target layer
	maxFills  = 512       // covered boxes, counted in areas of the target layer
	maxSteps  = 256       // lines for one curve
)

// maxCoordinate bounds pixel coordinates, so that no arithmetic on them overflows.
const maxCoordinate = 1 << 20

// budget counts down what one Draw may still spend.
type budget struct {
	visits, paths, points int
	layerArea, fillArea   int // pixels
}

func newBudget(l *Layer) budget {
	area := max(l.W*l.H, 1<<12)
	return budget{
		visits: maxVisits, paths: maxPaths, points: maxPoints,
		layerArea: maxLayers * area, fillArea: maxFills * area,
	}
}

// spend takes n from a counter and reports whether there was enough.
func spend(counter *int, n int) bool {
	if *counter < n {
		return false
	}
	*counter -= n
	return true
}

// clampCoordinate keeps v within ±maxCoordinate; NaN becomes 0.
func clampCoordinate(v float32) float32 {
	if v != v {
		return 0
	}
	return min(max(v, -maxCoordinate), maxCoordinate)
}

func clampPoint(p scene.Point) scene.Point {
	return scene.Point{X: clampCoordinate(p.X), Y: clampCoordinate(p.Y)}
}

func abs(v float32) float32 {
	if v < 0 {
		return -v
	}
	return v
}

// root is the square root; of a negative number it is 0.
func root(v float32) float32 { return float32(math.Sqrt(float64(max(v, 0)))) }
