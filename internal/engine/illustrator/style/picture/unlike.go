package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// unlike are how much darker pieces are than others of their color that they lie over.
var unlike = [...]float32{0, 0.075, 0.035}

// Unlike darkens flat pieces that lie over others of their color: hearts over hearts would be one shape.
func (p *Picture) Unlike() *Picture {
	o := *p
	o.Pieces = append([]Piece(nil), p.Pieces...)
	rules, levels := make([]color.Lab, len(p.Pieces)), make([]int, len(p.Pieces))
	for i, q := range p.Pieces {
		if q.Person || q.Furry || q.Plumed || q.Name {
			continue
		}
		alone := Picture{Size: p.Size, Pieces: p.Pieces[i : i+1]}
		rules[i] = alone.Ruling(1)[0]
		var taken [len(unlike)]bool
		box := p.Bounds(q.Nodes, q.Matrix)
		for j, before := range p.Pieces[:i] {
			if before.Group == q.Group && alike(rules[i], rules[j]) && box.Overlaps(p.Bounds(before.Nodes, before.Matrix)) {
				taken[levels[j]] = true
			}
		}
		for levels[i] < len(unlike)-1 && taken[levels[i]] {
			levels[i]++
		}
		if by := unlike[levels[i]]; by > 0 {
			o.Pieces[i].Nodes = color.Map(q.Nodes, func(c color.RGB) color.RGB {
				v := color.ToLCH(c)
				if v.C > 0.08 && v.H > 1.35 && v.H < 2.0 { // yellow darkens to orange, not to olive
					return color.FromLCH(color.LCH{L: v.L - 0.5*by, C: v.C, H: v.H - 1.4*by})
				}
				if v.L > 0.88 { // white stays white
					return color.FromLCH(color.LCH{L: v.L - 0.4*by, C: v.C, H: v.H})
				}
				v.L = max(0.12, v.L-by)
				return color.FromLCH(v)
			})
		}
	}
	return &o
}

func alike(a, b color.Lab) bool {
	l, u, v := a.L-b.L, a.A-b.A, a.B-b.B
	return l*l+u*u+v*v < 0.006
}

// unglinted drops the white lines that stand for light on a form.
func unglinted(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		switch {
		case n.Group != nil && !isWords(n) && !markedParts[n.Group.Part]:
			h := *n.Group
			h.Children = unglinted(h.Children)
			n = scene.Node{Group: &h}
		case n.Path != nil && n.Path.Fill.Kind == scene.NoPaint && n.Path.Stroke != nil && plane.Luma(MeanPaint(n.Path.Stroke.Paint)) > 0.95:
			continue
		}
		out = append(out, n)
	}
	return out
}
