package finish

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// silhouette is a coarse map of what a drawing paints, in which places are looked up.
type silhouette struct {
	alpha []float32
	box   kit.Box
	scale float64 // pixels per unit
}

func silhouetteOf(d *kit.Drawing) silhouette {
	l, m := small(d)
	return silhouette{l.Alpha(), d.Box, float64(m.Scale())}
}

// painted reports whether a place is on the drawing.
func (s silhouette) painted(q point) bool {
	x, y := int((q.x-s.box.X0)*s.scale), int((q.y-s.box.Y0)*s.scale)
	return x >= 0 && y >= 0 && x < sampleSide && y < sampleSide && s.alpha[y*sampleSide+x] > .6
}

// Ledges shorter than ledgeShort of the longer side carry nothing, and what is steeper than ledgeSteep pixels per column starts a new one.
const (
	ledgeShort = .07
	ledgeSteep = 5
)

// ledges are the upper edges of everything in a silhouette, from left to right: the top of a bench's back, and each of its slats.
func (s silhouette) ledges() [][]point {
	var open, done [][]point
	wide := min(sampleSide, int(s.box.W()*s.scale)+1)
	for x := range wide {
		var next [][]point
		for y := range sampleSide {
			if s.alpha[y*sampleSide+x] <= .6 || y > 0 && s.alpha[(y-1)*sampleSide+x] > .6 {
				continue
			}
			q := point{s.box.X0 + (float64(x)+.5)/s.scale, s.box.Y0 + float64(y)/s.scale}
			i := slices.IndexFunc(open, func(l []point) bool { return math.Abs(l[len(l)-1].y-q.y)*s.scale <= ledgeSteep })
			if i < 0 {
				next = append(next, []point{q})
				continue
			}
			next = append(next, append(open[i], q))
			open = slices.Delete(open, i, i+1)
		}
		done, open = append(done, open...), next
	}
	done = append(done, open...)
	long := ledgeShort * max(s.box.W(), s.box.H())
	return slices.DeleteFunc(done, func(l []point) bool { return l[len(l)-1].x-l[0].x < long })
}

// cap is an outline around a ledge: so much above it, and a scalloped lower edge between thin and thick below it.
func (p *pen) cap(ledge []point, above, thin, thick float64) string {
	var top, under []string
	step := max(1, int(.035*p.size/max(ledge[1].x-ledge[0].x, 1e-9)))
	for i := 0; i < len(ledge); i += step {
		q := ledge[i]
		ends := math.Sin(math.Pi * (.12 + .76*float64(i)/float64(len(ledge))))
		top = append(top, fmt.Sprintf("%.2f,%.2f", q.x, q.y-above*ends*p.between(.75, 1.2)))
		deep := thin
		if (i/step)%2 == 1 {
			deep = thick * p.between(.7, 1.15)
		}
		under = append(under, fmt.Sprintf("%.2f,%.2f", q.x, q.y+deep*ends))
	}
	first, last := ledge[0], ledge[len(ledge)-1]
	slices.Reverse(under)
	all := append([]string{fmt.Sprintf("%.2f,%.2f", first.x-p.size*.008, first.y+thin*.3)}, top...)
	all = append(all, fmt.Sprintf("%.2f,%.2f", last.x+p.size*.008, last.y+thin*.3))
	return strings.Join(append(all, under...), " ")
}
