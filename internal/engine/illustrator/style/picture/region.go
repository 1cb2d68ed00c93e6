package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Region is a run of neighboring nodes that a relief style treats as one body.
type Region struct {
	Nodes  []scene.Node
	matrix scene.Matrix
	Rect   image.Rectangle
	shaded bool
	Piece  Piece  // that it belongs to
	Part   string // the innermost part of the drawing that it belongs to
}

// Bounds of the work that relief styles do for one picture.
const (
	MaxRegions    = 72
	smallestShare = 0.0009 // of the canvas: what is smaller is paint on the body below
	CanvasBudget  = 5      // sum of the bodies' boxes, in canvases
)

// Regions splits every piece into bodies in painter's order. Small details join the body before them, and so does
// everything once the budget is spent: an intricate piece costs what a simple one does.
func (p *Picture) Regions() []Region {
	var out []Region
	canvas := p.Size * p.Size
	spent := 0
	for _, q := range p.Pieces {
		first := len(out)
		for _, body := range Bodies(q.Nodes) {
			n := body.Nodes[0]
			r := p.Bounds(body.Nodes, q.Matrix)
			if r.Empty() {
				continue
			}
			area := r.Dx() * r.Dy()
			small := float32(area) < smallestShare*float32(canvas) || isLine(n, q.Matrix, p.Length(0.012))
			full := len(out) >= MaxRegions || spent+area > CanvasBudget*canvas
			if len(out) > first && (small || full || faint(n)) {
				last := &out[len(out)-1]
				last.Nodes, last.Rect = append(last.Nodes, body.Nodes...), last.Rect.Union(r)
				continue
			}
			spent += area
			out = append(out, Region{body.Nodes, q.Matrix, r, q.Shaded, q, body.Part})
		}
	}
	return out
}

// Body is a form with its details, and the part of a drawing that it belongs to.
type Body struct {
	Nodes []scene.Node
	Part  string
}

// Bodies opens plain groups; groups that clip, fade or blur stay whole, and a form's details stay with the form.
func Bodies(nodes []scene.Node) []Body { return bodiesOf(nodes, "") }

func bodiesOf(nodes []scene.Node, part string) []Body {
	var out []Body
	var form *scene.Path
	for _, n := range nodes {
		if form != nil && clippedBy(n, form) {
			last := &out[len(out)-1]
			last.Nodes = append(last.Nodes, n)
			continue
		}
		form = n.Path
		named := part
		if n.Group != nil && n.Group.Part != "" {
			named = n.Group.Part
		}
		if g := n.Group; g != nil && g.Opacity >= 1 && g.Blend == 0 && len(g.Clip)+len(g.Mask)+len(g.Effects) == 0 {
			out = append(out, bodiesOf(g.Children, named)...)
			continue
		}
		out = append(out, Body{[]scene.Node{n}, named})
	}
	return out
}

// isLine tells a stroke without fill that is thinner than width pixels.
func isLine(n scene.Node, m scene.Matrix, width float32) bool {
	return n.Path != nil && n.Path.Fill.Kind == scene.NoPaint && n.Path.Stroke != nil && n.Path.Stroke.Width*m.Scale() < width
}

// faint tells paint that lets what is below shine through, such as a highlight.
func faint(n scene.Node) bool {
	if n.Group != nil {
		return n.Group.Opacity < 0.95 || n.Group.Blend != 0 || n.Group.Shade
	}
	f := n.Path.Fill
	if f.Kind == scene.NoPaint && n.Path.Stroke != nil {
		f = n.Path.Stroke.Paint
	}
	switch f.Kind {
	case scene.Solid:
		return f.Color.A < 0.95
	case scene.Linear, scene.Radial:
		for _, s := range f.Stops {
			if s.Color.A*f.Opacity < 0.95 {
				return true
			}
		}
	}
	return false
}

// Layer draws the region alone, in its own box grown by margin pixels.
func (r Region) Layer(frame image.Rectangle, margin int) *raster.Layer {
	box := r.Rect.Inset(-margin).Intersect(frame)
	l := raster.NewLayer(box.Min.X, box.Min.Y, box.Dx(), box.Dy())
	raster.Draw(l, r.Nodes, r.matrix)
	return l
}
