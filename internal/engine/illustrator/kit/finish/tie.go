package finish

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
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
	s := silhouetteOf(&d)
	whole := .4 * math.Sqrt(max(d.Box.W()*d.Box.H(), 1e-9))
	if t, ok := s.handle(whole); ok {
		return t, true
	}
	if t, ok := s.waist(); ok {
		return t, true
	}
	_, long := axis(&d)
	return s.middle(whole), long > slim
}

// TiedCorner is the place of a bow on the upper right of a drawing, which most things without a neck have it on.
func TiedCorner(d kit.Drawing) Tie { return tiedOver(d, .74, .16, 14) }

// TiedHead is the place of a bow on the right side of the head of a drawing, which may be narrower than the rest.
func TiedHead(d kit.Drawing) Tie {
	s := silhouetteOf(&d)
	from, to := -1, -1
	for x := range sampleSide {
		if s.alpha[int(headRow*d.Box.H()*s.scale)*sampleSide+x] > .6 {
			if from < 0 {
				from = x
			}
			to = x
		}
	}
	if from < 0 {
		return TiedCorner(d)
	}
	wide := float64(to-from) / s.scale
	t := tiedOver(d, (float64(from)/s.scale+.82*wide)/d.Box.W(), .16, 14)
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
	if y, ok := topside(&d)(at); ok {
		t.Y = y + under*wide
	}
	return t
}

// runs are the painted stretches of the middle column of a silhouette, from the top.
func (s silhouette) runs() (out [][2]float64) {
	x := min(sampleSide-1, int(s.box.W()/2*s.scale))
	was := false
	for y := range sampleSide {
		on := s.alpha[y*sampleSide+x] > glassy
		at := s.box.Y0 + float64(y)/s.scale
		if on && !was {
			out = append(out, [2]float64{at, at})
		}
		if on {
			out[len(out)-1][1] = at + 1/s.scale
		}
		was = on
	}
	return out
}

// handle finds the handle above a basket, or the lower side of a ring.
func (s silhouette) handle(whole float64) (Tie, bool) {
	runs := s.runs()
	if len(runs) == 0 {
		return Tie{}, false
	}
	x, mid := s.box.X0+s.box.W()/2, s.box.Y0+s.box.H()/2
	first, last := runs[0], runs[len(runs)-1]
	if !s.painted(point{x, mid}) && last[1]-last[0] < .4*s.box.H() && last[0] > mid {
		return Tie{X: x, Y: (last[0] + last[1]) / 2, W: whole}, true
	}
	if len(runs) > 1 && first[1]-first[0] < handleThin*s.box.H() && runs[1][0]-first[1] > .04*s.box.H() && first[0] < s.box.Y0+.1*s.box.H() {
		return Tie{X: x, Y: (first[0] + first[1]) / 2, W: .8 * whole}, true
	}
	return Tie{}, false
}

// middle is the middle of what is painted.
func (s silhouette) middle(whole float64) Tie {
	var n, x, y float64
	for i, a := range s.alpha {
		if a > .6 {
			n, x, y = n+1, x+float64(i%sampleSide), y+float64(i/sampleSide)
		}
	}
	n = max(n, 1)
	return Tie{X: s.box.X0 + x/n/s.scale, Y: s.box.Y0 + y/n/s.scale, W: whole}
}

// waist finds the neck of a bottle: rows that are narrow and in one piece, with wider ones below them.
func (s silhouette) waist() (Tie, bool) {
	high := min(sampleSide, int(s.box.H()*s.scale))
	wide, left := make([]float64, high), make([]float64, high)
	most := 0.0
	for y := range high {
		from, to, n := -1, -1, 0
		for x := range sampleSide {
			if s.alpha[y*sampleSide+x] > glassy {
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
		if w := wide[y]; w < neckThin*most || w > neckWide*most || math.Abs(left[y]+w/2-s.box.W()*s.scale/2) > .08*most {
			continue
		}
		if best < 0 || wide[y] <= 1.12*wide[best] {
			best = y
		}
	}
	if best < 0 || wide[high/20] == 0 {
		return Tie{}, false
	}
	w := wide[best] / s.scale
	return Tie{X: s.box.X0 + (left[best]+wide[best]/2)/s.scale, Y: s.box.Y0 + float64(best)/s.scale, W: min(max(2.2*w, .36*s.box.W()), .96*s.box.W())}, true
}
