package sketch

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// faceParts are drawn apart from the route, whose way cannot keep to what is hardly larger than its pen.
var faceParts = [...]string{"eyes", "eye", "brows", "mouth"}

// faceless is the picture without the eyes, brows and mouths that layFaces draws.
func faceless(p *picture.Picture) *picture.Picture {
	return p.Mapped(func(q picture.Piece) []scene.Node {
		return picture.Unpatterned(picture.Without(q.Nodes, faceParts[:]...))
	})
}

// layFaces draws closed eyes and mouths as single strokes of a pen, as far as they are seen.
func layFaces(p *picture.Picture, out *raster.Layer, ink color.RGB, width float32) {
	bare, _ := p.Unlettered()
	l := bare.AllEyed(closedEye).Mapped(func(q picture.Piece) []scene.Node {
		return penned(smiling(q.Nodes), width/max(q.Matrix.Scale(), 1e-6), false)
	}).SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1}))
	if l == nil {
		return
	}
	for i := range l.W * l.H {
		if d := plane.Pixel(l, i); d[3]-d[0] > 0.004 {
			x, y := l.X0+i%l.W, l.Y0+i/l.W
			plane.Over(plane.Pixel(out, y*out.W+x), ink, plane.Clamp(d[3]-d[0]))
		}
	}
}

// penned gives the lines of eyes and mouths one width, and large shapes an outline of it.
func penned(nodes []scene.Node, width float32, within bool) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Group != nil:
			h := *n.Group
			h.Children = penned(h.Children, width, within || h.Part == "eyes" || h.Part == "mouth")
			n = scene.Node{Group: &h}
		case within && n.Path.Stroke != nil && n.Path.Fill.Kind == scene.NoPaint:
			q, s := *n.Path, *n.Path.Stroke
			s.Width, q.Stroke = width, &s
			n = scene.Node{Path: &q}
		case within && n.Path.Fill.Kind != scene.NoPaint:
			if x0, y0, x1, y1 := raster.Bounds(nodes[i:i+1], scene.Identity); min(x1-x0, y1-y0) > 3*width { // a patch around an eye, an open mouth
				q := *n.Path
				q.Fill, q.Stroke = scene.Paint{}, &scene.Stroke{Paint: picture.LineInk.Paint(), Width: width, Join: scene.RoundJoin}
				n = scene.Node{Path: &q}
			}
		}
		out[i] = n
	}
	return out
}
