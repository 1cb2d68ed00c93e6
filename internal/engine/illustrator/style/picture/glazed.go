package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Flat marks have no translucent paint: a bowl, a bulb and a wine glass would vanish and leave what is in them.
const (
	glazedShare = 0.45  // of the piece that a translucent body is at least long to be more than a light
	glazedLine  = 0.016 // the width of its outline as a share of the side
	liquid      = 0.70  // how dense paint is that stands for a liquid and becomes solid
	clearShare  = 0.10  // of its box through which the ground is seen in a body of glass
)

// Glazed draws large translucent bodies through which the ground is seen as outlines, and what fills them as solid.
func (p *Picture) Glazed() *Picture { return p.Mapped(p.glazed) }

func (p *Picture) glazed(q Piece) []scene.Node {
	if q.Person || q.Furry || q.Glyph || q.Name || Leafy[q.Group] {
		return q.Nodes
	}
	x0, y0, x1, y1 := raster.Bounds(q.Nodes, q.Matrix)
	q.Nodes = solidGlass(q.Nodes, q.Matrix, wholeGlass*max(x1-x0, y1-y0))
	g := glazier{matrix: q.Matrix, least: glazedShare * max(x1-x0, y1-y0), width: p.Length(glazedLine) / max(q.Matrix.Scale(), 1e-9)}
	if k := 96 / max(x1-x0, y1-y0, 1); hasGlass(q.Nodes) {
		g.small = scene.ScaleBy(k, k).Mul(scene.Translate(-x0, -y0)).Mul(q.Matrix)
		g.seen = raster.Square(96)
		raster.Draw(g.seen, q.Nodes, g.small)
		if out := g.nodes(q.Nodes); g.found {
			return out
		}
	}
	return q.Nodes
}

// hasGlass reports whether any body is filled with translucent paint.
func hasGlass(nodes []scene.Node) (yes bool) {
	scene.Walk(nodes, func(path *scene.Path) {
		yes = yes || path.Fill.Kind != scene.NoPaint && meanPaintAlpha(path.Fill) < 0.95
	})
	return yes
}

type glazier struct {
	matrix, small scene.Matrix
	least, width  float32       // in pixels of the picture, and in units of the piece
	found         bool          // a body of glass
	seen          *raster.Layer // the whole piece, small
}

func (g *glazier) nodes(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Path != nil:
			out[i] = g.body(n)
		case i > 0 && nodes[i-1].Path != nil && clippedBy(n, nodes[i-1].Path): // light and shade on a form
			out[i] = n
		case n.Group.Shade || n.Group.Opacity < 0.95 || n.Group.Blend != 0 || blurs(n.Group):
			out[i] = n
		default:
			h := *n.Group
			h.Children = g.nodes(h.Children)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

// body is one body: solid if it is dense, else its outline if the ground is seen through it.
func (g *glazier) body(n scene.Node) scene.Node {
	f := n.Path.Fill
	if f.Kind == scene.NoPaint {
		return n
	}
	a := meanPaintAlpha(f)
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, g.matrix)
	if a >= 0.95 || max(x1-x0, y1-y0) < g.least {
		return n
	}
	h := *n.Path
	tone := MeanPaint(f)
	if leastAlpha(f) >= liquid {
		h.Fill = tone.Paint()
		return scene.Node{Path: &h}
	}
	if fades(f) || !g.clear(n) {
		return n
	}
	g.found = true
	c := color.ToLCH(tone)
	c.L = min(c.L, 0.66) // seen on white too
	h.Fill = scene.Paint{}
	h.Stroke = &scene.Stroke{Paint: color.FromLCH(c).Paint(), Width: g.width, Cap: scene.RoundCap, Join: scene.RoundJoin}
	return scene.Node{Path: &h}
}

// clear reports whether the ground is seen through a body.
func (g *glazier) clear(n scene.Node) bool {
	whole := *n.Path
	whole.Fill, whole.Stroke = color.RGB{}.Paint(), nil
	l := raster.Square(g.seen.W)
	raster.Draw(l, []scene.Node{{Path: &whole}}, g.small)
	all, thin := 0, 0
	for i := range l.W * l.H {
		if plane.Pixel(l, i)[3] > 0.9 {
			all++
			if plane.Pixel(g.seen, i)[3] < 0.85 {
				thin++
			}
		}
	}
	return float32(thin) > clearShare*float32(all)
}

// fades tells the paint of a beam or a glow, which ends in nothing.
func fades(p scene.Paint) bool { return leastAlpha(p) < 0.03 }

// leastAlpha is how dense paint is where it is thinnest: shade fades, a liquid does not.
func leastAlpha(p scene.Paint) float32 {
	if !gradient(p) {
		return meanPaintAlpha(p)
	}
	least := float32(1)
	for _, s := range p.Stops {
		least = min(least, s.Color.A*p.Opacity)
	}
	return least
}
