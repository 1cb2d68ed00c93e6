package sketch

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/scene"
)

// route is a graph of pixels, of which one line visits every edge: it goes over as few as possible twice.
type route struct {
	side int
	ways map[int][]int // the edges of each pixel
	ends [][2]int      // the pixels of each edge
	used []bool
}

// newRoute joins the pixels of thin lines that touch.
func newRoute(m *mask) *route {
	g := &route{side: m.side, ways: map[int][]int{}}
	w := m.side
	for i, on := range m.on {
		if !on {
			continue
		}
		for _, d := range [4]int{1, w, w + 1, w - 1} {
			if !m.on[i+d] || d == w+1 && (m.on[i+1] || m.on[i+w]) || d == w-1 && (m.on[i-1] || m.on[i+w]) {
				continue // a diagonal beside a corner would be a triangle
			}
			g.link(i, i+d)
		}
	}
	return g
}

func (g *route) link(a, b int) {
	g.ways[a], g.ways[b] = append(g.ways[a], len(g.ends)), append(g.ways[b], len(g.ends))
	g.ends = append(g.ends, [2]int{a, b})
	g.used = append(g.used, false)
}

func (g *route) other(edge, at int) int { return g.ends[edge][0] + g.ends[edge][1] - at }

func (g *route) unlink(edge int) {
	for _, at := range g.ends[edge] {
		i := slices.Index(g.ways[at], edge)
		g.ways[at] = slices.Delete(g.ways[at], i, i+1)
		if len(g.ways[at]) == 0 {
			delete(g.ways, at)
		}
	}
}

// pixels are those of the graph, in order.
func (g *route) pixels() []int {
	out := make([]int, 0, len(g.ways))
	for i := range g.ways {
		out = append(out, i)
	}
	slices.Sort(out)
	return out
}

// prune removes the ends that thinning leaves at corners, up to a length that depends on where they end.
func (g *route) prune(length func(pixel int) int) {
	for _, i := range g.pixels() {
		if len(g.ways[i]) != 1 {
			continue
		}
		least := length(i)
		var trail []int
		at := i
		for len(g.ways[at]) == 1 || len(g.ways[at]) == 2 && len(trail) > 0 {
			edge := g.ways[at][0]
			if len(trail) > 0 && edge == trail[len(trail)-1] {
				if len(g.ways[at]) == 1 {
					break
				}
				edge = g.ways[at][1]
			}
			trail, at = append(trail, edge), g.other(edge, at)
			if len(trail) > least {
				break
			}
		}
		if len(trail) <= least && len(g.ways[at]) > 2 {
			for _, edge := range trail {
				g.unlink(edge)
			}
		}
	}
}

// parts numbers the parts of the graph that hang together, and drops those of fewer pixels.
func (g *route) parts(least int) map[int]int {
	part := map[int]int{}
	for _, i := range g.pixels() {
		if _, seen := part[i]; seen {
			continue
		}
		queue := []int{i}
		part[i] = i
		for k := 0; k < len(queue); k++ {
			for _, edge := range g.ways[queue[k]] {
				to := g.other(edge, queue[k])
				if _, seen := part[to]; !seen {
					part[to] = i
					queue = append(queue, to)
				}
			}
		}
		if len(queue) < least {
			for _, at := range queue {
				delete(g.ways, at)
				delete(part, at)
			}
		}
	}
	return part
}

// apart is the parts of the graph, in order, as graphs of their own.
func (g *route) apart() []*route {
	part := g.parts(2)
	own := map[int]*route{}
	var out []*route
	for _, i := range g.pixels() {
		if own[part[i]] == nil {
			own[part[i]] = &route{side: g.side, ways: map[int][]int{}}
			out = append(out, own[part[i]])
		}
		for _, edge := range g.ways[i] {
			if to := g.other(edge, i); to > i {
				own[part[i]].link(i, to)
			}
		}
	}
	return out
}

// gap is the shortest way between two parts.
type gap struct{ from, to, length int }

// join connects all parts by the shortest lines between them; parts of fewer pixels are left out.
func (g *route) join(least int) {
	part := g.parts(least)
	gaps := g.gaps(part)
	slices.SortFunc(gaps, func(a, b gap) int {
		return cmp.Or(cmp.Compare(a.length, b.length), cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to))
	})
	leader := map[int]int{}
	var head func(int) int
	head = func(i int) int {
		if up, ok := leader[i]; ok && up != i {
			return head(up)
		}
		return i
	}
	for _, q := range gaps {
		if a, b := head(part[q.from]), head(part[q.to]); a != b {
			leader[a] = b
			g.link(q.from, q.to)
		}
	}
}

// gaps spreads all parts evenly until they meet.
func (g *route) gaps(part map[int]int) []gap {
	origin := make([]int32, g.side*g.side) // 1 + the pixel of the part that is nearest
	far := make([]int32, g.side*g.side)
	queue := g.pixels()
	for _, i := range queue {
		origin[i] = int32(i) + 1
	}
	var out []gap
	for k := 0; k < len(queue); k++ {
		i := queue[k]
		x, y := i%g.side, i/g.side
		for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			u, v := x+d[0], y+d[1]
			if u < 0 || v < 0 || u >= g.side || v >= g.side {
				continue
			}
			j := v*g.side + u
			switch {
			case origin[j] == 0:
				origin[j], far[j] = origin[i], far[i]+1
				queue = append(queue, j)
			case part[int(origin[j])-1] != part[int(origin[i])-1]:
				out = append(out, gap{int(origin[i]) - 1, int(origin[j]) - 1, int(far[i] + far[j])})
			}
		}
	}
	return out
}

// outer is the pixel that lies lowest and farthest to a side.
func (g *route) outer(side int) int {
	best, most := -1, 0
	for _, i := range g.pixels() {
		if v := 3*(i/g.side) + side*2*(i%g.side); best < 0 || v > most {
			best, most = i, v
		}
	}
	return best
}

// walk returns the points of one line over all edges, from the lower left to the lower right.
func (g *route) walk() []scene.Point {
	start, end := g.outer(-1), g.outer(1)
	if start == end { // an upright line
		end = slices.MinFunc(append(g.pixels(), start), cmp.Compare[int])
	}
	if start < 0 || start == end {
		return nil
	}
	g.even(start, end)
	stack, arrived := []int{start}, []int{start}
	var order []int
	for len(stack) > 0 {
		at := stack[len(stack)-1]
		edge := g.ahead(at, arrived[len(arrived)-1])
		if edge < 0 {
			order = append(order, at)
			stack, arrived = stack[:len(stack)-1], arrived[:len(arrived)-1]
			continue
		}
		g.used[edge] = true
		stack, arrived = append(stack, g.other(edge, at)), append(arrived, g.back(stack, 6))
	}
	slices.Reverse(order)
	return g.drawn(order)
}

// back is where the line was some steps ago.
func (g *route) back(stack []int, steps int) int { return stack[max(0, len(stack)-steps)] }

// ahead is the edge that goes on straightest from where the line came; −1 if none is left.
func (g *route) ahead(at, from int) int {
	best, most := -1, float32(-2)
	for _, edge := range g.ways[at] {
		if g.used[edge] {
			continue
		}
		if v := g.straight(from, at, g.beyond(edge, at, 6)); v > most {
			best, most = edge, v
		}
	}
	return best
}

// beyond is where an edge leads to after some steps, up to the next junction.
func (g *route) beyond(edge, at, steps int) int {
	to := g.other(edge, at)
	for range steps {
		if len(g.ways[to]) != 2 {
			return to
		}
		next := g.ways[to][0]
		if next == edge {
			next = g.ways[to][1]
		}
		edge, to = next, g.other(next, to)
	}
	return to
}

// straight is the cosine of the turn at a pixel.
func (g *route) straight(from, at, to int) float32 {
	a, b := g.point(at), g.point(from)
	c := g.point(to)
	ux, uy, vx, vy := a.X-b.X, a.Y-b.Y, c.X-a.X, c.Y-a.Y
	n := (ux*ux + uy*uy) * (vx*vx + vy*vy)
	if n == 0 {
		return 0
	}
	return (ux*vx + uy*vy) / root(n)
}

func (g *route) point(i int) scene.Point {
	return scene.Point{X: float32(i%g.side) + 0.5, Y: float32(i/g.side) + 0.5}
}

// drawn are the points of a way, one a pixel, also where it leaps between parts.
func (g *route) drawn(order []int) []scene.Point {
	var out []scene.Point
	for k, i := range order {
		p := g.point(i)
		if k > 0 {
			q := g.point(order[k-1])
			n := int(root((p.X-q.X)*(p.X-q.X) + (p.Y-q.Y)*(p.Y-q.Y)))
			for s := 1; s < n; s++ {
				t := float32(s) / float32(n)
				out = append(out, scene.Point{X: q.X + t*(p.X-q.X), Y: q.Y + t*(p.Y-q.Y)})
			}
		}
		out = append(out, p)
	}
	return out
}

// even doubles the ways between junctions with an odd number of edges, so that one line can visit all.
func (g *route) even(start, end int) {
	odd := map[int]bool{}
	for i, edges := range g.ways {
		if len(edges)%2 == 1 {
			odd[i] = true
		}
	}
	for _, i := range [2]int{start, end} {
		if odd[i] = !odd[i]; !odd[i] {
			delete(odd, i)
		}
	}
	for _, i := range g.pixels() {
		if odd[i] {
			delete(odd, i)
			g.double(i, odd)
		}
	}
}

// double goes over the shortest way from a pixel to the nearest odd one again.
func (g *route) double(from int, odd map[int]bool) {
	came := map[int]int{from: -1}
	queue := []int{from}
	for k := 0; k < len(queue); k++ {
		at := queue[k]
		if odd[at] {
			delete(odd, at)
			for at != from {
				edge := came[at]
				to := g.other(edge, at)
				g.link(at, to)
				at = to
			}
			return
		}
		for _, edge := range g.ways[at] {
			to := g.other(edge, at)
			if _, seen := came[to]; !seen {
				came[to] = edge
				queue = append(queue, to)
			}
		}
	}
}

func root(v float32) float32 { return float32(math.Sqrt(float64(v))) }
