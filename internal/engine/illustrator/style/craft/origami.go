package craft

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Origami folds every shape from paper of its own: its outline becomes a polygon, creased along its length or from its middle to its corners, and each plane
// is as light as it is turned and bends a little. What is too small to be folded, and lines that are drawn on things, are left out; eyes are dots,
// words are cut from paper.
func Origami(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Eyed(paperEye).Mapped(func(q picture.Piece) []scene.Node { return picture.Without(q.Nodes, "lashes", "blush") })
	p = polygonal(p.Glazed())
	for _, q := range p.Bare(false).Flattened(picture.Second{}).Pieces {
		f := folder{p: p, m: q.Matrix, unit: 1 / max(q.Matrix.Scale(), 1e-6), whole: true}
		nodes := f.nodes(q.Nodes)
		if len(nodes) == 0 {
			nodes = q.Nodes
		}
		raster.Draw(out, nodes, q.Matrix)
	}
	fibers := plane.Cloud{Size: p.Size, Waves: 90, Octaves: 2, Seed: p.Seed + 21}.Plane(plane.Bounds(out))
	for i := range fibers.V {
		if d := plane.Pixel(out, i); d[3] > 0 {
			plane.Atop(d, color.RGB{R: 1, G: 1, B: 1}, .07*fibers.V[i])
		}
	}
	if prints := angular(p).Prints(false); prints != nil {
		raster.Over(out, prints, 1)
	}
	foldLetters(p, out)
	return out
}

// paperEye is a dot with a paper rim.
func paperEye(e picture.Eye) []scene.Node {
	dot := func(r float32, c color.RGB) scene.Node {
		b := scene.NewPath().Move(0, -r)
		for _, q := range [7][2]float32{{.71, -.71}, {1, 0}, {.71, .71}, {0, 1}, {-.71, .71}, {-1, 0}, {-.71, -.71}} {
			b.Line(r*q[0], r*q[1])
		}
		return b.Close().Fill(c.Paint()).Node()
	}
	if e.Person {
		return []scene.Node{dot(.70, color.Hex(0xfbf6ec)), dot(.56, color.Hex(0x211a22))}
	}
	return []scene.Node{dot(.84, color.Hex(0xfbf6ec)), dot(.68, color.Hex(0x211a22))}
}

// folder folds the shapes of one piece; unit is the length of a pixel in its scene.
type folder struct {
	p    *picture.Picture
	m    scene.Matrix
	unit float32
	fine bool // of faces and words: more corners are kept
	in   bool // on a sheet: light that lies there is left out

	whole bool // shapes that overlap have one outline
}

func (f folder) nodes(nodes []scene.Node) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if f.tooSmall(n) {
			continue
		}
		if n.Group != nil && cutWords[n.Group.Part] {
			out = append(out, n)
			continue
		}
		if n.Group != nil {
			h, inner := *n.Group, f
			inner.in = f.in || len(h.Clip) > 0
			h.Clip, h.Children = f.straight(h.Clip), inner.nodes(h.Children)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		contours := f.corners(n.Path)
		sheet := *n.Path
		sheet.Segments = lines(contours)
		if n.Path.Fill.Kind == scene.NoPaint && !closed(n.Path) {
			sheet.Segments = f.bent(n.Path)
		}
		if sheet.Stroke != nil {
			s := *sheet.Stroke
			s.Join, s.Cap, s.MiterLimit = scene.MiterJoin, scene.ButtCap, 3
			sheet.Stroke = &s
		}
		solid := n.Path.Fill.Kind == scene.Solid && n.Path.Fill.Color.A > .9
		if solid && len(contours) == 1 {
			out = append(out, f.below(&sheet)...)
		}
		out = append(out, scene.Node{Path: &sheet})
		if solid {
			out = append(out, f.planes(&sheet, contours)...)
		}
	}
	return out
}

// cutWords are the parts that are cut from paper, not folded: letters of few corners are not read.
var cutWords = map[string]bool{"letters": true, "outline": true, "text": true}

// Shares of the side below which shapes and lines are left out.
const leastFold, leastStrip = .028, .009

// tooSmall tells what no one could fold: small shapes, and thin lines.
func (f folder) tooSmall(n scene.Node) bool {
	if n.Group != nil {
		return n.Group.Opacity < .5
	}
	if c := n.Path.Fill.Color; f.in && n.Path.Fill.Kind == scene.Solid && c.A < .7 && plane.Luma(color.RGB{R: c.R, G: c.G, B: c.B}) > .75 {
		return true
	}
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, f.m)
	side := f.p.Length(1)
	if n.Path.Fill.Kind == scene.NoPaint {
		return n.Path.Stroke != nil && f.printed(n.Path, max(x1-x0, y1-y0) < .4*side)
	}
	return max(x1-x0, y1-y0) < leastFold*side || f.in && min(x1-x0, y1-y0) < leastStrip*side
}

// printed tells a line that is drawn on a thing: planks, shingles, seams.
func (f folder) printed(p *scene.Path, short bool) bool {
	least := leastStrip * f.p.Length(1) * f.unit
	if len(p.Stroke.Dash) > 0 || f.in && p.Stroke.Width < 1.6*least {
		return true
	}
	many := 0
	for _, s := range p.Segments {
		if s.Op == scene.Move {
			many++
		}
	}
	return p.Stroke.Width < least && (short || many > 1)
}

// below is what a sheet throws on the ones below it, soft toward its end, and the edge of the paper, which is pale.
func (f folder) below(sheet *scene.Path) []scene.Node {
	moved := func(by float32, fill scene.Paint) []scene.Node {
		h := *sheet
		h.Fill, h.Stroke = fill, nil
		d := f.p.Length(by) * f.unit
		x, y := float32(.62), float32(1)
		if f.m[0] < 0 {
			x = -x
		}
		return scene.Transform([]scene.Node{{Path: &h}}, scene.Translate(x*d, y*d))
	}
	dark := color.RGB{R: .12, G: .06, B: .20}.Paint()
	dark.Color.A = .11
	var cast []scene.Node
	for _, by := range [3]float32{.0045, .0085, .0130} {
		cast = append(cast, moved(by, dark)...)
	}
	c := color.ToLCH(color.RGB{R: sheet.Fill.Color.R, G: sheet.Fill.Color.G, B: sheet.Fill.Color.B})
	edge := color.FromLCH(color.LCH{L: c.L + .45*(.98-c.L), C: c.C * .6, H: c.H}).Paint()
	return []scene.Node{{Group: &scene.Group{Opacity: 1, Blend: scene.Atop, Children: append(cast, moved(.0016, edge)...)}}}
}
