package follow

import (
	"cmp"
	"image"
	"math"
	"math/bits"
	"slices"

	"pellucid/internal/alpha"
	"pellucid/internal/engine/illustrator/plan"
)

// Distance tells how many of the 64 cells of a preview's outline differ from the lead's.
func (l *Lead) Distance(preview *image.NRGBA) int {
	return bits.OnesCount64(l.Silhouette ^ alpha.Silhouette(preview))
}

// least is the side below which a thing is too small to be told.
const least = 0.14

// edge is what stays free along the frame, as a share of the side.
const edge = 0.03

// Place moves and scales a plan's items to where the lead's subject stands; preview is the plan as it is. Several of one
// kind gather where the lead has mass. Everything is smaller by size, 1 being the lead's own. It says whether anything was
// taken.
func (l *Lead) Place(p plan.Plan, preview *image.NRGBA, size float64) (plan.Plan, bool) {
	at, _ := extent(preview, 40)
	if l.Box == nil || at == nil {
		return p, false
	}
	p.Items = slices.Clone(p.Items)
	if alike(p) && len(l.Mass) >= len(p.Items) {
		l.gather(p.Items, size)
		return p, true
	}
	k := size * l.scale(*at)
	cx, cy := inside(l.Box.centerX(), k*at.width()), inside(l.Box.centerY(), k*at.height())
	for i := range p.Items {
		item := &p.Items[i]
		item.X, item.Y = cx+k*(item.X-at.centerX()), cy+k*(item.Y-at.centerY())
		item.W, item.H = k*item.W, k*item.H
	}
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

// alike tells a plan of several separate things of one kind.
func alike(p plan.Plan) bool {
	return len(p.Items) > 1 && len(p.Relations) == 0 &&
		!slices.ContainsFunc(p.Items, func(i plan.Item) bool { return i.Subject != p.Items[0].Subject || i.Text != "" })
}

// gather puts items in the middle of equal parts of the lead's mass, each as large as its part allows.
func (l *Lead) gather(items []plan.Item, size float64) {
	centers := parts(l.Mass, len(items))
	apart := 1.0
	for i, a := range centers {
		for _, b := range centers[:i] {
			apart = min(apart, math.Hypot(a.X-b.X, a.Y-b.Y))
		}
	}
	room := math.Sqrt(float64(len(l.Mass))/(grid*grid)/float64(len(items))) * 1.3
	side := max(min(room, apart*1.05), least)
	for i := range items {
		k := size * side / max(items[i].W, items[i].H)
		items[i].W, items[i].H = k*items[i].W, k*items[i].H
		items[i].X, items[i].Y = inside(centers[i].X, items[i].W), inside(centers[i].Y, items[i].H)
	}
}

// parts divides points into n groups that lie together, and returns their middles, from the top left on.
func parts(mass []Point, n int) []Point {
	centers := farApart(mass, n)
	for range 12 {
		sums, counts := make([]Point, n), make([]float64, n)
		for _, m := range mass {
			best, _ := closest(centers, m)
			sums[best] = Point{sums[best].X + m.X, sums[best].Y + m.Y}
			counts[best]++
		}
		for i, count := range counts {
			if count > 0 {
				centers[i] = Point{sums[i].X / count, sums[i].Y / count}
			}
		}
	}
	slices.SortFunc(centers, func(a, b Point) int { return cmp.Or(cmp.Compare(a.X+a.Y, b.X+b.Y), cmp.Compare(a.X, b.X)) })
	return centers
}

// farApart picks n of the points: the first, then always the one that is farthest from all picked.
func farApart(mass []Point, n int) []Point {
	centers := []Point{mass[0]}
	for len(centers) < n {
		best, most := mass[0], -1.0
		for _, m := range mass {
			if _, d := closest(centers, m); d > most {
				best, most = m, d
			}
		}
		centers = append(centers, best)
	}
	return centers
}

// closest returns which of the centers is nearest to a point, and how far it is.
func closest(centers []Point, m Point) (index int, away float64) {
	away = math.Inf(1)
	for i, c := range centers {
		if d := math.Hypot(c.X-m.X, c.Y-m.Y); d < away {
			index, away = i, d
		}
	}
	return index, away
}
