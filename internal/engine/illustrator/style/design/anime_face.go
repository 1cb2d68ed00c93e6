package design

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
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

// animeHead gives somebody's hair strands that end in points and a ring of light with a jagged edge, and a small mouth.
func animeHead(q picture.Piece) []scene.Node {
	marks := picture.Marked(q.Nodes)
	if !q.Person || len(marks) == 0 {
		return q.Nodes
	}
	x0, top, x1, _ := raster.Bounds(marks, scene.Identity)
	return animeParts(q.Nodes, (x0+x1)/2, top, x1-x0)
}

func animeParts(nodes []scene.Node, x, top, w float32) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group == nil {
			out = append(out, n)
			continue
		}
		h := *n.Group
		switch h.Part {
		case "hair":
			h.Children = strands(h.Children, x, top, w)
		case "mouth":
			x0, y0, x1, y1 := raster.Bounds(h.Children, scene.Identity)
			cx, cy := (x0+x1)/2, (y0+y1)/2
			h.Children = scene.Transform(h.Children, scene.Translate(cx, cy).Mul(scene.ScaleBy(0.74, 0.80)).Mul(scene.Translate(-cx, -cy)))
		default:
			h.Children = animeParts(h.Children, x, top, w)
		}
		out = append(out, scene.Node{Group: &h})
	}
	return out
}

// strands cuts the largest shape of hair into pointed locks under a ring of light, in place of the soft light on it.
func strands(nodes []scene.Node, x, top, w float32) []scene.Node {
	var largest *scene.Path
	most := float32(0.25) * w * w
	for _, n := range nodes {
		if n.Path == nil || n.Path.Fill.Kind == scene.NoPaint {
			continue
		}
		if x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, scene.Identity); (x1-x0)*(y1-y0) > most {
			largest, most = n.Path, (x1-x0)*(y1-y0)
		}
	}
	if largest == nil {
		return nodes
	}
	base := color.ToLCH(picture.MeanPaint(largest.Fill))
	deep := color.FromLCH(color.LCH{L: base.L * 0.66, C: base.C, H: base.H - 0.25})
	bright := color.FromLCH(color.LCH{L: base.L + (1-base.L)*0.30, C: base.C + 0.01, H: base.H})
	ring := scene.NewPath().Move(x-0.85*w, top-0.10*w)
	const points = 22
	edge := func(i int) (float32, float32) {
		u := (float32(i)/points - 0.5) * 1.7
		return x + u*w, top - 0.46*w + 0.50*u*u*w
	}
	for i := range points + 1 {
		px, py := edge(i)
		ring.Line(px, py-0.06*w*float32(i%2))
	}
	for i := points; i >= 0; i-- {
		px, py := edge(i)
		ring.Line(px, py+(0.02+0.11*float32(i%2)+0.04*float32(i%3))*w)
	}
	locks := scene.NewPath()
	for i := range 9 {
		u := (float32(i) - 4) / 4
		long := (0.50 + 0.16*float32(i*5%3) + 1.5*u*u*u*u) * w
		locks.Move(x+0.62*u*w, top-0.30*w-0.12*w*float32(i%2)).Line(x+0.86*u*w-0.030*w, top-0.34*w+long).Line(x+0.86*u*w+0.030*w, top-0.34*w+long).Close()
	}
	lit := scene.Node{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: largest}}, Children: []scene.Node{
		locks.Fill(deep.Paint()).Node(), ring.Close().Fill(bright.Paint()).Node(),
	}}}
	var out []scene.Node
	for i, n := range nodes {
		if n.Path == nil || n.Path == largest || !picture.Glint(n) {
			out = append(out, n)
		}
		if n.Path == largest && (i+1 == len(nodes) || nodes[i+1].Group == nil) || i > 0 && n.Group != nil && nodes[i-1].Path == largest {
			out = append(out, lit)
		}
	}
	return out
}
