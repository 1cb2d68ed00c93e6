package fittings

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// Tie is where a bow is tied on a drawing, in its units: the middle of the knot, how wide the bow is, and how far it leans in degrees.
type Tie struct{ X, Y, W, Angle float64 }

// Shares of a silhouette that tell where a bow goes.
const (
	slim       = 2.1 // how many times as long as wide is what a bow is tied around the middle of
	handleThin = .13 // how thick a handle is at most, as a share of the height
	glassy     = .15 // how opaque glass is at least
	neckThin   = .15 // how wide a neck is at least, as a share of the widest row: steam is none
	neckWide   = .5  // how wide a neck is at most, as a share of the widest row
	neckDeep   = .5  // where a neck ends at the latest, as a share of the height
)

// Tied finds where a bow is tied on a drawing: on its handle, on the lower side of a ring, around a neck, around what is slim. It
// reports false for what has none of these.
func Tied(d kit.Drawing) (Tie, bool) {
	s := surface.SilhouetteOf(&d)
	whole := .4 * math.Sqrt(max(d.Box.W()*d.Box.H(), 1e-9))
	if t, ok := handle(s, whole); ok {
		return t, true
	}
	if t, ok := waist(s); ok {
		return t, true
	}
	_, long := surface.Axis(&d)
	return middle(s, whole), long > slim
}

// TiedCorner is the place of a bow on the upper right of a drawing, which most things without a neck have it on.
func TiedCorner(d kit.Drawing) Tie { return tiedOver(d, .74, .16, 14) }

// TiedHead is the place of a bow on the right side of the head of a drawing, which may be narrower than the rest.
func TiedHead(d kit.Drawing) Tie {
	s := surface.SilhouetteOf(&d)
	from, to := -1, -1
	for x := range surface.SampleSide {
		if s.Alpha[int(headRow*d.Box.H()*s.Scale)*surface.SampleSide+x] > .6 {
			if from < 0 {
				from = x
			}
			to = x
		}
	}
	if from < 0 {
		return TiedCorner(d)
	}
	wide := float64(to-from) / s.Scale
	t := tiedOver(d, (float64(from)/s.Scale+.82*wide)/d.Box.W(), .16, 14)
	t.W = min(t.W, .62*wide)
	return t
}

// headRow is where a head is measured, as a share of the height.
const headRow = .16

// TiedTop is the place of a bow on the top of a drawing.
func TiedTop(d kit.Drawing) Tie { return tiedOver(d, .5, .1, 0) }

func tiedOver(d kit.Drawing, at, under, angle float64) Tie {
	wide := .42 * min(d.Box.W(), d.Box.H())
	t := Tie{d.Box.X0 + at*d.Box.W(), d.Box.Y0 + .15*d.Box.H(), wide, angle}
	if y, ok := surface.Topside(&d)(at); ok {
		t.Y = y + under*wide
	}
	return t
}

// runs are the painted stretches of the middle column of a silhouette, from the top.
func runs(s surface.Silhouette) (out [][2]float64) {
	x := min(surface.SampleSide-1, int(s.Box.W()/2*s.Scale))
	was := false
	for y := range surface.SampleSide {
		on := s.Alpha[y*surface.SampleSide+x] > glassy
		at := s.Box.Y0 + float64(y)/s.Scale
		if on && !was {
			out = append(out, [2]float64{at, at})
		}
		if on {
			out[len(out)-1][1] = at + 1/s.Scale
		}
		was = on
	}
	return out
}

// handle finds the handle above a basket, or the lower side of a ring.
func handle(s surface.Silhouette, whole float64) (Tie, bool) {
	runs := runs(s)
	if len(runs) == 0 {
		return Tie{}, false
	}
	x, mid := s.Box.X0+s.Box.W()/2, s.Box.Y0+s.Box.H()/2
	first, last := runs[0], runs[len(runs)-1]
	if !s.Painted(surface.Point{X: x, Y: mid}) && last[1]-last[0] < .4*s.Box.H() && last[0] > mid {
		return Tie{X: x, Y: (last[0] + last[1]) / 2, W: whole}, true
	}
	if len(runs) > 1 && first[1]-first[0] < handleThin*s.Box.H() && runs[1][0]-first[1] > .04*s.Box.H() && first[0] < s.Box.Y0+.1*s.Box.H() {
		return Tie{X: x, Y: (first[0] + first[1]) / 2, W: .8 * whole}, true
	}
	return Tie{}, false
}

// middle is the middle of what is painted.
func middle(s surface.Silhouette, whole float64) Tie {
	var n, x, y float64
	for i, a := range s.Alpha {
		if a > .6 {
			n, x, y = n+1, x+float64(i%surface.SampleSide), y+float64(i/surface.SampleSide)
		}
	}
	n = max(n, 1)
	return Tie{X: s.Box.X0 + x/n/s.Scale, Y: s.Box.Y0 + y/n/s.Scale, W: whole}
}

// waist finds the neck of a bottle: rows that are narrow and in one piece, with wider ones below them.
func waist(s surface.Silhouette) (Tie, bool) {
	high := min(surface.SampleSide, int(s.Box.H()*s.Scale))
	wide, left := make([]float64, high), make([]float64, high)
	most := 0.0
	for y := range high {
		from, to, n := -1, -1, 0
		for x := range surface.SampleSide {
			if s.Alpha[y*surface.SampleSide+x] > glassy {
				if from < 0 {
					from = x
				}
				to, n = x, n+1
			}
		}
		if n > 0 && n >= to-from {
			wide[y], left[y] = float64(n), float64(from)
		}
		most = max(most, float64(n))
	}
	best := -1
	for y := high / 12; y < int(neckDeep*float64(high)); y++ {
		if w := wide[y]; w < neckThin*most || w > neckWide*most || math.Abs(left[y]+w/2-s.Box.W()*s.Scale/2) > .08*most {
			continue
		}
		if best < 0 || wide[y] <= 1.12*wide[best] {
			best = y
		}
	}
	if best < 0 || wide[high/20] == 0 {
		return Tie{}, false
	}
	w := wide[best] / s.Scale
	return Tie{X: s.Box.X0 + (left[best]+wide[best]/2)/s.Scale, Y: s.Box.Y0 + float64(best)/s.Scale, W: min(max(2.2*w, .36*s.Box.W()), .96*s.Box.W())}, true
}
