package maps

import (
	"math"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

const (
	// spotCells is along how many columns and rows of its box a shape is searched for room.
	spotCells = 28
	// longestSearched is the length in bytes of the longest outline that is searched: the world is not.
	longestSearched = 20000
	// spotCount is how many places a map has at most for what is printed on it.
	spotCount = 7
	// leastSpot is the radius of the smallest place, as a share of the largest one.
	leastSpot = .38
)

// spot is a circle within a shape.
type spot struct{ x, y, r float64 }

// spots are circles within an outline of straight lines ("M1 2L3 4Z"), the largest first, none over another; nothing for outlines that are too long.
func spots(path string, box kit.Box) []spot {
	if len(path) > longestSearched {
		return nil
	}
	rings := ringsOf(path)
	var cells []spot
	for i := range spotCells * spotCells {
		x := box.X0 + (float64(i%spotCells)+.5)*box.W()/spotCells
		y := box.Y0 + (float64(i/spotCells)+.5)*box.H()/spotCells
		if r := depthIn(rings, x, y); r > 0 {
			cells = append(cells, spot{x, y, r})
		}
	}
	var out []spot
	for len(out) < spotCount {
		best := spot{}
		for _, c := range cells {
			for _, o := range out {
				c.r = min(c.r, math.Hypot(c.x-o.x, c.y-o.y)-o.r)
			}
			if c.r > best.r {
				best = c
			}
		}
		if best.r <= 0 || len(out) > 0 && best.r < leastSpot*out[0].r {
			break
		}
		out = append(out, best)
	}
	return out
}

// ringsOf are the closed lines of an outline, as x and y in turn.
func ringsOf(path string) [][]float64 {
	var out [][]float64
	for ring := range strings.SplitSeq(path, "Z") {
		words := strings.FieldsFunc(ring, func(r rune) bool { return r == 'M' || r == 'L' || r == ' ' || r == ',' })
		var points []float64
		for _, w := range words {
			v, err := strconv.ParseFloat(w, 64)
			if err != nil {
				return nil
			}
			points = append(points, v)
		}
		if n := len(points); n >= 6 && n%2 == 0 {
			out = append(out, points)
		}
	}
	return out
}

// depthIn is how far a point within closed lines is from the nearest of them, or 0 for a point outside.
func depthIn(rings [][]float64, x, y float64) float64 {
	in, near := false, math.Inf(1)
	for _, p := range rings {
		for i, j := 0, len(p)-2; i < len(p); j, i = i, i+2 {
			ax, ay, bx, by := p[j], p[j+1], p[i], p[i+1]
			if (ay > y) != (by > y) && x < ax+(y-ay)*(bx-ax)/(by-ay) {
				in = !in
			}
			dx, dy := bx-ax, by-ay
			t := max(0, min(1, ((x-ax)*dx+(y-ay)*dy)/max(dx*dx+dy*dy, 1e-9)))
			near = min(near, math.Hypot(x-ax-t*dx, y-ay-t*dy))
		}
	}
	if !in {
		return 0
	}
	return near
}

// SpotName is the name of the anchor of the nth place, from 0, for what is printed on a map.
func SpotName(n int) string {
	if n == 0 {
		return "print"
	}
	return "print " + strconv.Itoa(n+1)
}
