package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Pen draws outlines instead of fills.
type Pen struct {
	Width  float32                        // pixels
	Detail float32                        // shapes smaller than this many pixels are left out
	Line   func(fill color.RGB) color.RGB // color of a shape's outline; its brightest component must be 1
	Solid  float32                        // dark shapes smaller than this many pixels are filled with the line's color
	Words  bool                           // words are filled with the line's color: outlines of small letters run together
	Own    float32                        // dark shapes smaller than this many pixels have no outline: they are ink themselves
	Hull   bool                           // lines lie around shapes, not on their edges: thin shapes keep their color
}

// Outlined draws every shape as an outline that hides the outlines below it: fills are painted black and lines bright, so
// that the painter's order removes hidden lines. The brightest component of a pixel is the coverage of its line.
func (p *Picture) Outlined(k Pen) *raster.Layer {
	l := raster.Square(p.Size)
	for _, q := range p.Pieces {
		raster.Draw(l, k.Nodes(p, q.Nodes, q.Matrix), q.Matrix)
	}
	return l
}

// Glint tells light that lies on a shape from the shape.
func Glint(n scene.Node) bool {
	switch {
	case n.Group != nil:
		return n.Group.Opacity < 0.5 || n.Group.Shade || blurs(n.Group)
	case gradient(n.Path.Fill):
		return meanAlpha(n.Path.Fill) < 0.5
	}
	return n.Path.Fill.Kind == scene.Solid && n.Path.Fill.Color.A < 0.5
}

func (k Pen) Nodes(p *Picture, nodes []scene.Node, m scene.Matrix) []scene.Node {
	return k.within(p, nodes, m, solidIn(nodes))
}

// within is nodes of a part of a piece; bodied says that the piece has a solid body, beside which steam and the like have no outlines.
func (k Pen) within(p *Picture, nodes []scene.Node, m scene.Matrix, bodied bool) []scene.Node {
	var out []scene.Node
	solid := solidIn(nodes)
	for _, n := range nodes {
		r := p.Bounds([]scene.Node{n}, m)
		if k.smallFeature(p, n, r) {
			h := *n.Group
			h.Effects, h.Children = nil, k.marks(n.Group.Children)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		if k.Words && n.Group != nil && isWords(n) && float32(r.Dy()) < p.Length(wordsShare) {
			out = append(out, color.Map([]scene.Node{n}, k.Line)...)
			continue
		}
		if solid && Glint(n) || k.tiny(r) || bodied && n.Group != nil && blurs(n.Group) {
			continue
		}
		if g := n.Group; g != nil {
			h := *g
			h.Effects, h.Children = nil, k.within(p, g.Children, m, bodied)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		if k.Hull && n.Path.Fill.Kind == scene.NoPaint && n.Path.Stroke != nil {
			out = append(out, k.around(n.Path, m)...)
			continue
		}
		path := k.path(n.Path, m)
		if float32(min(r.Dx(), r.Dy())) < k.Own && n.Path.Fill.Kind != scene.NoPaint && color.ToLab(MeanPaint(n.Path.Fill)).L < inkAlready {
			path.Stroke = nil
		}
		if k.dark(n.Path, r) {
			path.Fill = k.linePaint(MeanPaint(n.Path.Fill))
		}
		out = append(out, scene.Node{Path: path})
	}
	return out
}

// inkAlready is the lightness up to which a shape is as dark as a line around it.
const inkAlready = 0.48

// smallFeature reports whether a node is a part of a face that is too small to be drawn as outlines.
func (k Pen) smallFeature(p *Picture, n scene.Node, r image.Rectangle) bool {
	if n.Group == nil || n.Group.Part != "eyes" && n.Group.Part != "brows" && n.Group.Part != "mouth" {
		return false
	}
	if n.Group.Part == "mouth" {
		return float32(r.Dy()) < 1.6*k.Detail
	}
	return float32(r.Dy()) < max(p.Length(markedFeature), 3*k.Detail)
}

// markedFeature is the height up to which a pen draws eyes and brows by their dark shapes alone, as a share of the side: outlines
// around whites, irises and pupils of this size run together.
const markedFeature = 0.1

// marks are the lines and the dark shapes of a small part of a face, in the line's color, and its light shapes without one.
func (k Pen) marks(nodes []scene.Node) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if Glint(n) {
			continue
		}
		if g := n.Group; g != nil {
			h := *g
			h.Effects, h.Children = nil, k.marks(g.Children)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		q := *n.Path
		switch {
		case q.Fill.Kind == scene.NoPaint && q.Stroke != nil:
			stroke := *q.Stroke
			stroke.Paint = k.linePaint(MeanPaint(q.Stroke.Paint))
			q.Stroke = &stroke
		case q.Fill.Kind != scene.NoPaint && plane.Luma(MeanPaint(q.Fill)) < 0.3:
			q.Fill, q.Stroke = k.linePaint(MeanPaint(q.Fill)), nil
		case q.Fill.Kind != scene.NoPaint:
			q.Fill, q.Stroke = color.RGB{}.Paint(), nil
		default:
			continue
		}
		out = append(out, scene.Node{Path: &q})
	}
	return out
}

// dark tells pupils, nostrils and the like, which a pen fills.
func (k Pen) dark(p *scene.Path, r image.Rectangle) bool {
	if p.Fill.Kind == scene.NoPaint || float32(max(r.Dx(), r.Dy())) >= k.Solid {
		return false
	}
	v := color.ToLCH(MeanPaint(p.Fill))
	return v.L < 0.30 || v.L < 0.45 && v.C < 0.035 // the nose of dark skin is brown: a black one would be an animal's
}

func (k Pen) tiny(r image.Rectangle) bool {
	return float32(max(r.Dx(), r.Dy())) < k.Detail
}

func (k Pen) path(p *scene.Path, m scene.Matrix) *scene.Path {
	q := *p
	q.StrokeFirst = false
	width := k.Width / m.Scale()
	body := MeanPaint(p.Fill)
	if p.Fill.Kind != scene.NoPaint {
		q.Fill = color.RGB{}.Paint()
	} else if p.Stroke != nil {
		body, width = MeanPaint(p.Stroke.Paint), max(width, p.Stroke.Width*0.8)
	}
	paint := k.linePaint(body)
	if p.Fill.Kind != scene.NoPaint && (k.Hull || outlines(p) > 1) {
		q.StrokeFirst, width = true, width*2 // outlines that cross inside one shape are covered by its fill
	}
	q.Stroke = &scene.Stroke{Paint: paint, Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin, MiterLimit: 4}
	return &q
}

// around draws the outline of a line: a wider line under a dark copy of it. Lines around thin lines are thin; a thin dark line is
// itself a line of the pen.
func (k Pen) around(p *scene.Path, m scene.Matrix) []scene.Node {
	wide, dark := *p, *p
	if p.Stroke.Width*m.Scale() < 2*k.Width && plane.Luma(MeanPaint(p.Stroke.Paint)) < 0.5 {
		s := *p.Stroke
		s.Paint = k.linePaint(MeanPaint(p.Stroke.Paint))
		wide.Stroke = &s
		return []scene.Node{{Path: &wide}}
	}
	rim := min(k.Width/m.Scale(), 0.45*p.Stroke.Width)
	s, t := *p.Stroke, *p.Stroke
	s.Width += 2 * rim
	s.Paint, t.Paint = k.linePaint(MeanPaint(p.Stroke.Paint)), color.RGB{}.Paint()
	wide.Stroke, dark.Stroke = &s, &t
	return []scene.Node{{Path: &wide}, {Path: &dark}}
}

func outlines(p *scene.Path) int {
	n := 0
	for _, s := range p.Segments {
		if s.Op == scene.Move {
			n++
		}
	}
	return n
}

func (k Pen) linePaint(body color.RGB) scene.Paint {
	return k.Line(body).Paint()
}

// MeanPaint is the color of a paint seen from afar: the stops of a gradient count by the stretch that they rule.
func MeanPaint(p scene.Paint) color.RGB {
	if p.Kind != scene.Linear && p.Kind != scene.Radial || len(p.Stops) == 0 {
		return color.RGB{R: p.Color.R, G: p.Color.G, B: p.Color.B}
	}
	var sum color.Lab
	total := float32(0)
	for i, s := range p.Stops {
		w := stretch(p.Stops, i)
		c := color.ToLab(color.RGB{R: s.Color.R, G: s.Color.G, B: s.Color.B})
		sum.L, sum.A, sum.B, total = sum.L+c.L*w, sum.A+c.A*w, sum.B+c.B*w, total+w
	}
	return color.FromLab(color.Lab{L: sum.L / total, A: sum.A / total, B: sum.B / total})
}

// CoverageOf reads the lines of a layer made by lines.
func CoverageOf(l *raster.Layer, r image.Rectangle) *plane.Plane {
	p := plane.NewPlane(r)
	p.ReadLines(l)
	return p
}

// LinesIn is CoverageOf of all lines, drawn band by band where the picture is large.
func (p *Picture) LinesIn(r image.Rectangle, k Pen) *plane.Plane {
	o := plane.NewPlane(r)
	p.bands(r, func(q Piece) []scene.Node { return k.Nodes(p, q.Nodes, q.Matrix) }, o.ReadLines)
	return o
}

// Contrast tells per pixel how much the colors around it differ, from 0 (even) to 1: lines between equal fields fade by it.
func Contrast(l *raster.Layer, r image.Rectangle) *plane.Plane {
	return ContrastOf(plane.HalfOf(l, r)).Enlarged(&plane.Plane{X0: r.Min.X, Y0: r.Min.Y, W: r.Dx(), H: r.Dy()})
}

// ContrastOver is Contrast, of which one row is known at a time.
func ContrastOver(l *raster.Layer, r image.Rectangle) plane.Enlarging {
	return ContrastOf(plane.HalfOf(l, r)).Over(r.Dx(), r.Dy())
}

// ShadedContrast is the contrast of the pieces, drawn at half the size. That of shaded art tells the petals of a rose apart, which all have one color.
func (p *Picture) ShadedContrast(r image.Rectangle) *plane.Plane {
	half := raster.NewLayer(0, 0, (r.Dx()+1)/2, (r.Dy()+1)/2)
	toHalf := scene.ScaleBy(.5, .5).Mul(scene.Translate(-float32(r.Min.X), -float32(r.Min.Y)))
	for _, q := range p.Pieces {
		raster.Draw(half, q.Nodes, toHalf.Mul(q.Matrix))
	}
	return ContrastOf(half).Enlarged(&plane.Plane{X0: r.Min.X, Y0: r.Min.Y, W: r.Dx(), H: r.Dy()})
}

// ContrastOf is the contrast of a layer that is half the size.
func ContrastOf(half *raster.Layer) *plane.Plane {
	e := &plane.Plane{X0: 0, Y0: 0, W: half.W, H: half.H, V: make([]float32, half.W*half.H)}
	const reach = 2
	w := 4 * half.W
	for y := range half.H {
		row, out := half.Pix[y*w:(y+1)*w], e.V[y*half.W:(y+1)*half.W]
		above, below := half.Pix[max(0, y-reach)*w:], half.Pix[min(half.H-1, y+reach)*w:]
		for x := range out {
			i, j, k := 4*x, 4*max(0, x-reach), 4*min(half.W-1, x+reach)
			a, b, c, d := row[j:j+4:j+4], row[k:k+4:k+4], above[i:i+4:i+4], below[i:i+4:i+4]
			if a[3] != 0 || b[3] != 0 || c[3] != 0 || d[3] != 0 {
				out[x] = min(1, plane.Apart(a, b)+plane.Apart(c, d))
			}
		}
	}
	raster.BlurPlane(e.V, e.W, e.H, 1.2)
	return e
}
