package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

func lineArt(_ context.Context, p *Picture) *raster.Layer { return p.lineDrawing().settled() }

// lineInk is a blue black, linePaper the white inside the lines.
var lineInk, linePaper = color.Hex(0x20222e), color.Hex(0xfffefb)

// lineDrawing draws contours with a pen: heavy around the figure, finer inside. Shapes are white, so that the drawing reads on
// dark grounds too; every other variation is of lines alone.
func (p *Picture) lineDrawing() *Picture {
	width, contour := 0.0046, 0.0088
	if p.Detailed {
		width, contour = 0.0036, 0.0070
	}
	k := pen{width: p.length(float32(width)), detail: p.length(0.008), solid: p.length(0.085), line: whiteLine, hull: true}
	if p.Minimal {
		k.detail = p.length(0.05)
	}
	fill, line := linePaper, lineInk
	alone := p.Variation%2 == 1
	if alone {
		fill, line = color.RGB{}, color.RGB{R: 1, G: 1, B: 1}
	}
	out := *p
	out.Pieces = nil
	for _, q := range p.flattened(second{}).Pieces {
		m := q.Matrix
		nodes := contours(q.Nodes, p.length(float32(contour))/m.Scale(), line)
		inner := color.Map(k.nodes(p, q.Nodes, m), func(c color.RGB) color.RGB {
			if c == (color.RGB{}) {
				return fill
			}
			return line
		})
		q.Nodes = append([]scene.Node{{Group: &scene.Group{Opacity: 1, Part: "contour", Children: nodes}}}, inner...)
		if q.Glyph {
			q.Nodes = color.Map(p.Pieces[len(out.Pieces)].Nodes, inkedWith(line, fill))
		}
		out.Pieces = append(out.Pieces, q)
	}
	if alone {
		return out.cutFrom(lineInk)
	}
	return &out
}

// inkedWith keeps the paper of what is in lines already.
func inkedWith(line, paper color.RGB) func(color.RGB) color.RGB {
	return func(c color.RGB) color.RGB {
		if color.ToLab(c).L > .8 {
			return paper
		}
		return line
	}
}

// contours are the outlines of bodies as wide lines, to lie below them.
func contours(nodes []scene.Node, width float32, line color.RGB) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Group != nil && len(n.Group.Clip) == 0 && !glint(n):
			out = append(out, contours(n.Group.Children, width, line)...)
		case n.Path != nil && !glint(n):
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
func (p *Picture) cutFrom(c color.RGB) *Picture {
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
	out.Pieces = []Piece{{Title: title, Matrix: scene.Identity, Nodes: []scene.Node{{Group: &scene.Group{Opacity: 1, Mask: mask, Children: []scene.Node{sheet}}}}}}
	return &out
}
