package design

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

var animeLash = color.Hex(0x1d1220)

// animeEye is tall: a heavy upper lid that ends in a wing, a large iris that is dark above and clear below, and two highlights.
func animeEye(e picture.Eye) []scene.Node {
	w, h, y := float32(1.12), float32(1.70), float32(0.10)
	if !e.Person {
		w, h = 1.16, max(1.36, e.High)
	}
	iris := color.ToLCH(e.Iris)
	deep := color.FromLCH(color.LCH{L: 0.30, C: iris.C*0.9 + 0.02, H: iris.H - 0.2})
	base := color.FromLCH(color.LCH{L: max(0.46, min(0.60, iris.L+0.06)), C: iris.C*1.2 + 0.03, H: iris.H})
	clear := color.FromLCH(color.LCH{L: 0.76, C: iris.C + 0.02, H: iris.H + 0.15})
	white := color.RGB{R: 1, G: 1, B: 1}
	oval := func(x, y, rx, ry float32, c color.RGB) scene.Node {
		return scene.NewPath().Ellipse(x, y, rx, ry).Fill(c.Paint()).Node()
	}
	ball := scene.NewPath().Ellipse(0, y, w, h).Fill(white.Paint()).Path()
	ir := w * 0.86
	inner := []scene.Node{
		oval(0, y-h*0.72, w*1.3, h*0.42, color.Hex(0xc9c3da)),
		oval(0, y+h*0.06, ir, h*0.94, animeLash), oval(0, y+h*0.06, ir-0.13, h*0.94-0.15, base),
		oval(0, y-h*0.32, ir-0.10, h*0.50, deep), oval(0, y+h*0.56, ir*0.62, h*0.27, clear), oval(0, y+h*0.02, ir*0.42, h*0.42, animeLash),
		oval(-ir*0.38, y-h*0.36, ir*0.40, h*0.25, white), oval(ir*0.42, y+h*0.40, ir*0.20, h*0.12, white),
	}
	s := e.Side
	if s == 0 {
		s = 1
	}
	lid := scene.NewPath().Move(-s*w*1.02, y-h*0.46).Quad(-s*w*0.5, y-h*1.22, s*w*0.35, y-h*1.10).Quad(s*w*1.0, y-h*0.98, s*w*1.52, y-h*0.34).
		Quad(s*w*1.08, y-h*0.50, s*w*1.04, y-h*0.24).Quad(s*w*0.75, y-h*0.82, s*w*0.2, y-h*0.84).Quad(-s*w*0.55, y-h*0.90, -s*w*1.02, y-h*0.46).Close().Fill(animeLash.Paint()).Node()
	lower := scene.NewPath().Move(-s*w*0.30, y+h*1.00).Quad(s*w*0.5, y+h*1.02, s*w*0.92, y+h*0.46).Stroke(scene.Stroke{Paint: animeLash.Paint(), Width: 0.17, Cap: scene.RoundCap}).Node()
	return []scene.Node{{Path: ball}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: ball}}, Children: inner}}, lower, lid}
}

// animeMuzzle is an animal with a small thin mouth, without teeth; its whiskers are drawn over its lines.
func animeMuzzle(q picture.Piece) []scene.Node {
	if !q.Furry {
		return q.Nodes
	}
	return thinned(picture.Without(q.Nodes, "teeth", "whiskers"), "mouth", 0.62)
}

// thinned is nodes with thinner strokes in the parts of a name.
func thinned(nodes []scene.Node, part string, k float32) []scene.Node {
	return thin(nodes, part, k, false)
}

func thin(nodes []scene.Node, part string, k float32, within bool) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		switch {
		case n.Group != nil:
			h := *n.Group
			h.Children = thin(h.Children, part, k, within || h.Part == part)
			out[i] = scene.Node{Group: &h}
		case within && n.Path.Stroke != nil:
			q, s := *n.Path, *n.Path.Stroke
			s.Width *= k
			s.Paint = animeLash.Paint()
			q.Stroke = &s
			out[i] = scene.Node{Path: &q}
		}
	}
	return out
}
