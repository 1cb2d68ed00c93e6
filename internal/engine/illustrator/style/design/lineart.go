package design

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

func LineArt(_ context.Context, p *picture.Picture) *raster.Layer { return LineDrawing(p).Settled() }

// LineDrawing draws contours with a pen: heavy around the figure, finer inside. Shapes are white, so that the drawing reads on
// dark grounds too; every other variation is of lines alone.
func LineDrawing(p *picture.Picture) *picture.Picture {
	if !p.Set {
		p = p.Centered()
	}
	width, contour := 0.0046, 0.0088
	if p.Detailed {
		width, contour = 0.0036, 0.0070
	}
	k := picture.Pen{Width: p.Length(float32(width)), Detail: p.Length(0.008), Solid: p.Length(0.085), Line: picture.WhiteLine, Hull: true}
	if p.Minimal {
		k.Detail = p.Length(0.05)
	}
	fill, line := picture.LinePaper, picture.LineInk
	alone := p.Variation%2 == 1
	if alone {
		fill, line = color.RGB{}, color.RGB{R: 1, G: 1, B: 1}
	}
	out := *p
	out.Pieces = nil
	for _, q := range p.Flattened(picture.Second{}).Pieces {
		m := q.Matrix
		nodes := contours(q.Nodes, p.Length(float32(contour))/m.Scale(), line)
		inner := color.Map(k.Nodes(p, q.Nodes, m), func(c color.RGB) color.RGB {
			if c == (color.RGB{}) {
				return fill
			}
			return line
		})
		q.Nodes = append([]scene.Node{{Group: &scene.Group{Opacity: 1, Part: "contour", Children: nodes}}}, inner...)
		if q.Glyph {
			q.Nodes = color.Map(p.Pieces[len(out.Pieces)].Nodes, picture.InkedWith(line, fill))
		}
		out.Pieces = append(out.Pieces, q)
	}
	if alone {
		return cutFrom(&out, picture.LineInk)
	}
	return &out
}

// contours are the outlines of bodies as wide lines, to lie below them.
func contours(nodes []scene.Node, width float32, line color.RGB) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Group != nil && len(n.Group.Clip) == 0 && !picture.Glint(n):
			out = append(out, contours(n.Group.Children, width, line)...)
		case n.Path != nil && !picture.Glint(n):
			q := *n.Path
			w := 2 * width
			if q.Fill.Kind == scene.NoPaint && q.Stroke != nil {
				w = q.Stroke.Width + 2*min(width, 0.6*q.Stroke.Width)
			}
			q.Fill = scene.Paint{}
			q.Stroke = &scene.Stroke{Paint: line.Paint(), Width: w, Cap: scene.RoundCap, Join: scene.RoundJoin}
			out = append(out, scene.Node{Path: &q})
		}
	}
	return out
}

// cutFrom paints one color where the picture is white: its pieces become the mask of a single one.
func cutFrom(p *picture.Picture, c color.RGB) *picture.Picture {
	out := *p
	var mask []scene.Node
	title := ""
	for _, q := range p.Pieces {
		mask = append(mask, scene.Transform(q.Nodes, q.Matrix)...)
		if title == "" {
			title = q.Title
		}
	}
	s := float32(p.Size)
	sheet := scene.NewPath().Rect(0, 0, s, s).Fill(c.Paint()).Node()
	out.Pieces = []picture.Piece{{Title: title, Matrix: scene.Identity, Nodes: []scene.Node{{Group: &scene.Group{Opacity: 1, Mask: mask, Children: []scene.Node{sheet}}}}}}
	return &out
}
