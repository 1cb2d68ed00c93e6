package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Petals, curls and feathers of one color are told apart by their gradients alone. Where those are evened, one after the other is lighter or darker.
const (
	leastOfAKind = 5    // so many in a row, one over the other
	ofOneColor   = 0.09 // how much their colors differ at most
)

// turns are the lightnesses that they take.
var turns = [...]float32{0.05, -0.06, 0.0001}

// toldApart is how much lighter each of some nodes becomes; nil where none does.
func toldApart(nodes []scene.Node) []float32 {
	if len(nodes) < leastOfAKind {
		return nil
	}
	var out []float32
	var row []int // of one color, each over the one before
	var last leaf
	end := func() {
		if len(row) >= leastOfAKind {
			if out == nil {
				out = make([]float32, len(nodes))
			}
			for k, i := range row {
				out[i] = turns[k%len(turns)]
			}
		}
		row = row[:0]
	}
	for i, n := range nodes {
		next := leafOf(n)
		if next == (leaf{}) {
			if !marginal(n) {
				end()
			}
			continue
		}
		if !next.follows(last) {
			end()
		}
		row, last = append(row, i), next
	}
	end()
	return out
}

// marginal tells shadows and lines between shapes from shapes.
func marginal(n scene.Node) bool {
	return n.Group != nil || faint(n) || n.Path.Fill.Kind == scene.NoPaint
}

// leaf is a shape with a gradient: its mean color and its box.
type leaf struct {
	color          color.Lab
	x0, y0, x1, y1 float32
}

// leafOf looks for the first shape of a node; the zero leaf stands for one without a gradient.
func leafOf(n scene.Node) leaf {
	for n.Group != nil {
		if n.Group.Shade || n.Group.Opacity < 1 || n.Group.Part != "" || len(n.Group.Children) == 0 {
			return leaf{}
		}
		n = n.Group.Children[0]
	}
	if !gradient(n.Path.Fill) || meanAlpha(n.Path.Fill) < 0.9 {
		return leaf{}
	}
	o := leaf{color: color.ToLab(MeanPaint(n.Path.Fill))}
	o.x0, o.y0, o.x1, o.y1 = raster.Bounds([]scene.Node{n}, scene.Identity)
	return o
}

// follows reports whether the leaf lies over a part of the one before it and has its color.
func (l leaf) follows(o leaf) bool {
	wide, high := min(l.x1, o.x1)-max(l.x0, o.x0), min(l.y1, o.y1)-max(l.y0, o.y0)
	if l.x1 <= l.x0 || wide <= 0 || high <= 0 {
		return false
	}
	d, e, f := l.color.L-o.color.L, l.color.A-o.color.A, l.color.B-o.color.B
	return d*d+e*e+f*f < ofOneColor*ofOneColor
}

// lighter changes the lightness of all colors of some nodes.
func lighter(nodes []scene.Node, by float32) []scene.Node {
	return color.Map(nodes, func(c color.RGB) color.RGB {
		v := color.ToLab(c)
		v.L = min(1, max(0, v.L+by))
		return color.FromLab(v)
	})
}
