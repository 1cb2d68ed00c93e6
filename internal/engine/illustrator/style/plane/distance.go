package plane

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
)

// Far stands for no contour in reach.
const Far = 1e10

// SignedDistance returns the Euclidean distance in pixels to the contour of coverage ½, positive outside and negative
// inside: the transform of Felzenszwalb and Huttenlocher ("Distance Transforms of Sampled Functions", 2012), started
// from the coverage of soft pixels so that the field is good to a fraction of a pixel.
func (p *Plane) SignedDistance() *Plane {
	out := NewPlane(p.Rect())
	copy(out.V, p.V)
	out.BecomeDistance()
	return out
}

// OutlineOf is the signed distance to the outline of a layer.
func OutlineOf(l *raster.Layer, r Rectangle) *Plane {
	p := AlphaOf(l, r)
	p.BecomeDistance()
	return p
}

// BecomeDistance turns a coverage that nobody needs any more into its signed distance. A pixel holds the square of its distance to the other
// side, and in the sign, even of zero, which side is its own.
func (p *Plane) BecomeDistance() {
	before := make([]float32, p.W) // the coverage of the row above, which holds seeds already
	here := make([]float32, p.W)
	for y := range p.H {
		row := p.V[y*p.W : (y+1)*p.W]
		copy(here, row)
		for x, a := range row {
			seed := float32(Far)
			if a > 0.004 && a < 0.996 && p.onContour(here, before, x, y) {
				seed = (0.5 - a) * (0.5 - a)
			}
			if a >= 0.5 {
				seed = -seed
			}
			row[x] = seed
		}
		before, here = here, before
	}
	p.transform()
	for i, v := range p.V {
		if isInside(v) {
			p.V[i] = 0 - Root(-v)
		} else {
			p.V[i] = Root(v)
		}
	}
}

func isInside(v float32) bool { return math.Float32bits(v)>>31 != 0 }

// onContour tells whether a neighbor lies on the other side of coverage ½. Only there partly covered pixels tell how far the contour is:
// elsewhere they belong to a glow.
func (p *Plane) onContour(here, before []float32, x, y int) bool {
	covered := here[x] >= 0.5
	return x > 0 && (here[x-1] >= 0.5) != covered || x+1 < p.W && (here[x+1] >= 0.5) != covered ||
		y > 0 && (before[x] >= 0.5) != covered || y+1 < p.H && (p.V[(y+1)*p.W+x] >= 0.5) != covered
}

func Root(v float32) float32 { return float32(math.Sqrt(float64(min(v, Far)))) }

// transform replaces squared seeds by squared distances, columns first.
func (p *Plane) transform() {
	e := envelope{make([]parabola, max(p.W, p.H)+2)}
	lines := make([]float32, columnsAtOnce*p.H)
	for x := 0; x < p.W; x += columnsAtOnce {
		wide := min(columnsAtOnce, p.W-x)
		for y := range p.H {
			for i, v := range p.V[y*p.W+x : y*p.W+x+wide] {
				lines[i*p.H+y] = v
			}
		}
		for i := range wide {
			e.lower(lines[i*p.H : (i+1)*p.H])
		}
		for y := range p.H {
			row := p.V[y*p.W+x : y*p.W+x+wide]
			for i := range row {
				row[i] = lines[i*p.H+y]
			}
		}
	}
	for y := range p.H {
		e.lower(p.V[y*p.W : (y+1)*p.W])
	}
}

// columnsAtOnce is how many columns are read together: as many as one line of the processor's cache holds.
const columnsAtOnce = 16

// envelope is the scratch of one line: the parabolas that form the lower envelope.
type envelope struct{ parabolas []parabola }

// parabola has its vertex at a pixel, and lies below the others from some place on.
type parabola struct {
	vertex       int
	height, from float32
}

// lower replaces the seeds of a line by the lower envelope of the parabolas above them: in each run of pixels of one side, that of the run and of
// the pixels of the other side next to it, behind which nothing can be nearer.
func (e *envelope) lower(line []float32) {
	for start := 0; start < len(line); {
		inside := isInside(line[start])
		end := start + 1
		for end < len(line) && isInside(line[end]) == inside {
			end++
		}
		e.lowerRun(line, start, end, inside)
		start = end
	}
}

func (e *envelope) lowerRun(line []float32, start, end int, inside bool) {
	sign := float32(1)
	if inside {
		sign = -1
	}
	k := -1
	if start > 0 {
		k = e.add(k, start-1, 0)
	}
	for q := start; q < end; q++ {
		if v := sign * line[q]; v < Far { // else it is below no other one
			k = e.add(k, q, v)
		}
	}
	if end < len(line) {
		k = e.add(k, end, 0)
	}
	if k < 0 {
		return // nothing is in reach
	}
	e.parabolas[k+1].from = Far
	rest := e.parabolas
	for q := start; q < end; q++ {
		for rest[1].from < float32(q) {
			rest = rest[1:]
		}
		d := float32(q - rest[0].vertex)
		line[q] = sign * (d*d + rest[0].height)
	}
}

// add puts a parabola after the k-th of those on its left, takes away those that it lies below, and returns its place.
func (e *envelope) add(k, q int, height float32) int {
	from := float32(-Far)
	for k >= 0 {
		last := e.parabolas[k]
		if from = last.crossing(q, height); from > last.from {
			break
		}
		k--
		from = -Far
	}
	k++
	e.parabolas[k] = parabola{q, height, from}
	return k
}

// crossing returns where the parabola at q starts to lie below one on its left.
func (p parabola) crossing(q int, height float32) float32 {
	above := height - p.height + float32(q*q-p.vertex*p.vertex)
	if q-p.vertex == 1 {
		return above * 0.5
	}
	return above / float32(2*(q-p.vertex))
}
