package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// mostBridges are the shapes that are tried between the parts of a piece.
const mostBridges = 300

// Reconnected is the picture with those shapes of a fuller drawing of it without which its parts would stand apart.
func (p *Picture) Reconnected(whole *Picture) *Picture {
	k := -1
	return p.Mapped(func(q Piece) []scene.Node {
		if k++; q.Person || Leafy[q.Group] {
			return q.Nodes
		}
		return p.reconnected(q, whole.Pieces[k].Nodes, q.Nodes)
	})
}

// reconnected are the kept shapes of a piece and those without which its parts would stand apart: the stem below a handlebar.
func (p *Picture) reconnected(q Piece, whole, kept []scene.Node) []scene.Node {
	ids := ledger{m: scene.ScaleBy(bareSide/p.Length(1), bareSide/p.Length(1)).Mul(q.Matrix)}
	is := map[*scene.Path]bool{}
	scene.Walk(kept, func(path *scene.Path) { is[path] = true })
	core := ids.drawn(kept)
	parts := areasOf(func(i int) bool { return core.Pix[4*i+3] > 0.4 })
	if parts.n < 2 {
		return kept
	}
	joined := parts.roots()
	var keep []bool
	ids.each(whole, func(n scene.Node, _ int) (scene.Node, bool) {
		keep = append(keep, is[n.Path] || len(keep) < mostBridges && ids.bridges(n, parts, joined))
		return n, true
	})
	return ids.kept(whole, keep)
}

// bridges reports whether a firm shape touches parts that are not joined yet, and joins them.
func (l *ledger) bridges(n scene.Node, parts areas, joined []int) (yes bool) {
	if faint(n) || n.Path.Stroke != nil && len(n.Path.Stroke.Dash) > 0 {
		return false
	}
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, l.m)
	r := image.Rect(int(x0)-1, int(y0)-1, int(x1)+2, int(y1)+2).Intersect(image.Rect(0, 0, bareSide, bareSide))
	if r.Empty() {
		return false
	}
	alone, first := raster.NewLayer(r.Min.X, r.Min.Y, r.Dx(), r.Dy()), 0
	raster.Draw(alone, []scene.Node{n}, l.m)
	for i := range r.Dx() * r.Dy() {
		if alone.Pix[4*i+3] < 0.4 {
			continue
		}
		for _, j := range beside((r.Min.Y+i/r.Dx())*bareSide + r.Min.X + i%r.Dx()) {
			k := joined[parts.label[j]]
			switch {
			case k == 0 || k == first:
			case first == 0:
				first = k
			default:
				for at, v := range joined {
					if v == k {
						joined[at] = first
					}
				}
				yes = true
			}
		}
	}
	return yes
}

// areas are the connected areas of a drawing, numbered from 1.
type areas struct {
	label []int
	n     int
}

// roots gives each area its own number.
func (a areas) roots() []int {
	out := make([]int, a.n+1)
	for i := range out {
		out[i] = i
	}
	return out
}

func areasOf(in func(i int) bool) areas {
	a := areas{label: make([]int, bareSide*bareSide)}
	for i := range a.label {
		if a.label[i] > 0 || !in(i) {
			continue
		}
		a.n++
		a.label[i] = a.n
		for stack := []int{i}; len(stack) > 0; {
			at := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, j := range beside(at) {
				if a.label[j] == 0 && in(j) {
					a.label[j] = a.n
					stack = append(stack, j)
				}
			}
		}
	}
	return a
}

// beside are the pixels around one.
func beside(i int) (out []int) {
	x, y := i%bareSide, i/bareSide
	for v := max(0, y-1); v <= min(bareSide-1, y+1); v++ {
		for u := max(0, x-1); u <= min(bareSide-1, x+1); u++ {
			if v != y || u != x {
				out = append(out, v*bareSide+u)
			}
		}
	}
	return out
}
