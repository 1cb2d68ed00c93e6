package follow

import (
	"image"
	"math"
	"math/bits"

	"pellucid/internal/alpha/features"
	"pellucid/internal/engine/illustrator/plan"
)

// Distance tells how many of the 64 cells of a preview's outline differ from the lead's.
func (l *Lead) Distance(preview *image.NRGBA) int {
	return bits.OnesCount64(l.Silhouette ^ features.Silhouette(preview))
}

// edge is what stays free along the frame, as a share of the side.
const edge = 0.03

// Place moves and scales a plan's composition to where the lead's subject stands; preview is the plan as it is. Everything
// is smaller by size, 1 being the lead's own. It reports whether anything was taken.
func (l *Lead) Place(p plan.Plan, preview *image.NRGBA, size float64) (plan.Plan, bool) {
	at, _ := extent(preview, 40)
	if l.Box == nil || at == nil {
		return p, false
	}
	k := size * l.scale(*at)
	p.Frame = plan.Frame{X: inside(l.Box.centerX(), k*at.width()), Y: inside(l.Box.centerY(), k*at.height()), K: k}
	return p, true
}

// scale is by how much a composition grows: as large as fits into the lead's box, and towards the same area when the two
// have other proportions.
func (l *Lead) scale(at Box) float64 {
	fits := min(l.Box.width()/at.width(), l.Box.height()/at.height())
	same := math.Sqrt(l.Box.width() * l.Box.height() / (at.width() * at.height()))
	most := (1 - 2*edge) / max(at.width(), at.height())
	return min(same, 1.3*fits, most)
}

// inside keeps a span of that length within the frame; it returns the middle.
func inside(middle, length float64) float64 {
	half := min(length/2, .5-edge)
	return min(max(middle, edge+half), 1-edge-half)
}
