package style

import "math"

// far stands for no contour in reach.
const far = 1e10

// signedDistance returns the Euclidean distance in pixels to the contour of coverage ½, positive outside and negative
// inside: two transforms of Felzenszwalb and Huttenlocher ("Distance Transforms of Sampled Functions", 2012), started
// from the coverage of soft pixels so that the field is good to a fraction of a pixel.
func (p *plane) signedDistance() *plane {
	out := newPlane(p.rect())
	copy(out.v, p.v)
	out.becomeDistance()
	return out
}

// becomeDistance turns a coverage that nobody needs any more into its signed distance, with one plane beside it.
func (p *plane) becomeDistance() {
	in := newPlane(p.rect())
	for y := range p.h {
		for x := range p.w {
			outside, inside := p.seed(x, y)
			seed := outside
			if p.v[y*p.w+x] >= 0.5 {
				seed = float32(math.Copysign(float64(inside), -1)) // the sign tells the sides apart until all seeds are known
			}
			in.v[y*p.w+x] = seed
		}
	}
	for i, seed := range in.v {
		if math.Signbit(float64(seed)) {
			p.v[i], in.v[i] = 0, -seed
		} else {
			p.v[i], in.v[i] = seed, 0
		}
	}
	p.transform()
	in.transform()
	for i := range p.v {
		p.v[i] = root(p.v[i]) - root(in.v[i])
	}
}

// seed returns the squared distances from a pixel's center to what is covered and to what is not, as far as its own
// coverage tells. Partly covered pixels tell only beside the contour: elsewhere they belong to a glow.
func (p *plane) seed(x, y int) (out, in float32) {
	a := p.v[y*p.w+x]
	beside := float32(far)
	if a > 0.004 && a < 0.996 && p.onContour(x, y, a >= 0.5) {
		beside = (0.5 - a) * (0.5 - a)
	}
	if a >= 0.5 {
		return 0, beside
	}
	return beside, 0
}

// onContour tells whether a neighbor lies on the other side of coverage ½.
func (p *plane) onContour(x, y int, covered bool) bool {
	i := y*p.w + x
	return x > 0 && (p.v[i-1] >= 0.5) != covered || x+1 < p.w && (p.v[i+1] >= 0.5) != covered ||
		y > 0 && (p.v[i-p.w] >= 0.5) != covered || y+1 < p.h && (p.v[i+p.w] >= 0.5) != covered
}

func root(v float32) float32 { return float32(math.Sqrt(float64(min(v, far)))) }

// transform replaces squared seeds by squared distances, columns first.
func (p *plane) transform() {
	n := max(p.w, p.h)
	e := envelope{make([]float32, n), make([]int, n), make([]float32, n+1)}
	lines := make([]float32, columnsAtOnce*p.h)
	for x := 0; x < p.w; x += columnsAtOnce {
		wide := min(columnsAtOnce, p.w-x)
		for y := range p.h {
			for i, v := range p.v[y*p.w+x : y*p.w+x+wide] {
				lines[i*p.h+y] = v
			}
		}
		for i := range wide {
			e.lower(lines[i*p.h : (i+1)*p.h])
		}
		for y := range p.h {
			row := p.v[y*p.w+x : y*p.w+x+wide]
			for i := range row {
				row[i] = lines[i*p.h+y]
			}
		}
	}
	for y := range p.h {
		e.lower(p.v[y*p.w : (y+1)*p.w])
	}
}

// columnsAtOnce is how many columns are read together: as many as one line of the processor's cache holds.
const columnsAtOnce = 16

// envelope is the scratch of one line: the parabolas that form the lower envelope, and where each takes over.
type envelope struct {
	source []float32
	vertex []int
	from   []float32
}

func (e *envelope) lower(line []float32) {
	first := 0
	for first < len(line) && line[first] >= far {
		first++
	}
	if first == len(line) {
		return // nothing is in reach
	}
	copy(e.source, line)
	k := 0
	e.vertex[0], e.from[0], e.from[1] = first, -far, far
	for q := first + 1; q < len(line); q++ {
		if line[q] >= far {
			continue // it is below no other one
		}
		s := e.crossing(q, e.vertex[k])
		for k > 0 && s <= e.from[k] {
			k--
			s = e.crossing(q, e.vertex[k])
		}
		if s > e.from[k] {
			k++
		}
		e.vertex[k], e.from[k], e.from[k+1] = q, max(s, e.from[0]), far
		if k == 0 {
			e.from[0] = -far
		}
	}
	k = 0
	for q := range line {
		for e.from[k+1] < float32(q) {
			k++
		}
		d := float32(q - e.vertex[k])
		line[q] = d*d + e.source[e.vertex[k]]
	}
}

// crossing returns where the parabola at q starts to lie below the one at p < q.
func (e *envelope) crossing(q, p int) float32 {
	return ((e.source[q] - e.source[p]) + float32(q*q-p*p)) / float32(2*(q-p))
}
