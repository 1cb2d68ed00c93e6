package surface

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Silhouette is a coarse map of what a drawing paints, in which places are looked up.
type Silhouette struct {
	Alpha []float32
	Box   kit.Box
	Scale float64 // pixels per unit
}

func SilhouetteOf(d *kit.Drawing) Silhouette {
	l, m := Small(d)
	return Silhouette{l.Alpha(), d.Box, float64(m.Scale())}
}

// Painted reports whether a place is on the drawing.
func (s Silhouette) Painted(q Point) bool {
	x, y := int((q.X-s.Box.X0)*s.Scale), int((q.Y-s.Box.Y0)*s.Scale)
	return x >= 0 && y >= 0 && x < SampleSide && y < SampleSide && s.Alpha[y*SampleSide+x] > .6
}

// Ledges shorter than ledgeShort of the longer side carry nothing, and what is steeper than ledgeSteep pixels per column starts a new one.
const (
	ledgeShort = .07
	ledgeSteep = 5
)

// Ledges are the upper edges of everything in a silhouette, from left to right: the top of a bench's back, and each of its slats.
func (s Silhouette) Ledges() [][]Point {
	var open, done [][]Point
	wide := min(SampleSide, int(s.Box.W()*s.Scale)+1)
	for x := range wide {
		var next [][]Point
		for y := range SampleSide {
			if s.Alpha[y*SampleSide+x] <= .6 || y > 0 && s.Alpha[(y-1)*SampleSide+x] > .6 {
				continue
			}
			q := Point{s.Box.X0 + (float64(x)+.5)/s.Scale, s.Box.Y0 + float64(y)/s.Scale}
			i := slices.IndexFunc(open, func(l []Point) bool { return math.Abs(l[len(l)-1].Y-q.Y)*s.Scale <= ledgeSteep })
			if i < 0 {
				next = append(next, []Point{q})
				continue
			}
			next = append(next, append(open[i], q))
			open = slices.Delete(open, i, i+1)
		}
		done, open = append(done, open...), next
	}
	done = append(done, open...)
	long := ledgeShort * max(s.Box.W(), s.Box.H())
	return slices.DeleteFunc(done, func(l []Point) bool { return l[len(l)-1].X-l[0].X < long })
}

// Cap is an outline around a ledge: so much above it, and a scalloped lower edge between thin and thick below it.
func (p *Pen) Cap(ledge []Point, above, thin, thick float64) string {
	var top, under []string
	step := max(1, int(.035*p.Size/max(ledge[1].X-ledge[0].X, 1e-9)))
	for i := 0; i < len(ledge); i += step {
		q := ledge[i]
		ends := math.Sin(math.Pi * (.12 + .76*float64(i)/float64(len(ledge))))
		top = append(top, fmt.Sprintf("%.2f,%.2f", q.X, q.Y-above*ends*p.Between(.75, 1.2)))
		deep := thin
		if (i/step)%2 == 1 {
			deep = thick * p.Between(.7, 1.15)
		}
		under = append(under, fmt.Sprintf("%.2f,%.2f", q.X, q.Y+deep*ends))
	}
	first, last := ledge[0], ledge[len(ledge)-1]
	slices.Reverse(under)
	all := append([]string{fmt.Sprintf("%.2f,%.2f", first.X-p.Size*.008, first.Y+thin*.3)}, top...)
	all = append(all, fmt.Sprintf("%.2f,%.2f", last.X+p.Size*.008, last.Y+thin*.3))
	return strings.Join(append(all, under...), " ")
}
