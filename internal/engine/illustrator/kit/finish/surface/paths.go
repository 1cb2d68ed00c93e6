package surface

import (
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

func RecolorPaint(p *scene.Paint, f func(scene.RGBA) scene.RGBA) {
	p.Color = f(p.Color)
	stops := make([]scene.Stop, len(p.Stops))
	for i, s := range p.Stops {
		stops[i] = scene.Stop{Offset: s.Offset, Color: f(s.Color)}
	}
	p.Stops = stops
}

// LineOf strokes every large path of a drawing.
func LineOf(d *kit.Drawing, c kit.Color, width float64) kit.Node { return EdgesOf(d, c, width, .16, 0) }

// EdgesOf strokes the paths of a drawing whose sides are at least so long, as shares of the drawing's longer side.
func EdgesOf(d *kit.Drawing, c kit.Color, width, long, short float64) kit.Node {
	size := max(d.Box.W(), d.Box.H())
	var all []scene.Node
	for _, path := range Forms(d.Nodes()) {
		q := scene.Node{Path: &scene.Path{Segments: path.Segments}}
		if b := kit.FromScene([]scene.Node{{Path: path}}).Bounds(); max(b.W(), b.H()) > long*size && min(b.W(), b.H()) >= short*size {
			all = append(all, q)
		}
	}
	return kit.FromScene(all).Stroke(c, width)
}

// Forms are the filled shapes that make up a drawing: neither the details within them, nor shading, nor what only cuts.
func Forms(nodes []scene.Node) []*scene.Path {
	var all []*scene.Path
	for _, n := range nodes {
		switch {
		case n.Path != nil:
			if _, opaque := FormOf(n.Path); opaque && n.Path.Fill.Kind != scene.NoPaint {
				all = append(all, n.Path)
			}
		case n.Group != nil:
			if g := n.Group; !g.Shade && g.Opacity > .85 && len(g.Clip) == 0 && len(g.Mask) == 0 && !Blurred(g) {
				all = append(all, Forms(g.Children)...)
			}
		}
	}
	return all
}

func MeanColor(c kit.Color) color.RGB {
	r, g, b, _ := c.RGBA()
	return color.RGB{R: float32(r), G: float32(g), B: float32(b)}
}

// PathColor is a path's color, or the middle one of its gradient.
func PathColor(path *scene.Path) color.RGB { return PaintColor(path.Fill) }

func PaintColor(f scene.Paint) color.RGB {
	c := f.Color
	if n := len(f.Stops); n > 0 && f.Kind != scene.Solid {
		c = f.Stops[n/2].Color
	}
	return color.RGB{R: c.R, G: c.G, B: c.B}
}

func Blurred(g *scene.Group) bool {
	return slices.ContainsFunc(g.Effects, func(e scene.Effect) bool { return e.Kind == scene.Blur })
}

// FormOf is the opaque shape of a path. Faint and open ones have none.
func FormOf(p *scene.Path) (scene.Path, bool) {
	paint := MainPaint(p)
	opaque := paint.Kind != scene.NoPaint && (paint.Kind != scene.Solid || paint.Color.A > .85)
	if paint.Kind == scene.Linear || paint.Kind == scene.Radial {
		opaque = !slices.ContainsFunc(paint.Stops, func(s scene.Stop) bool { return s.Color.A*paint.Opacity < .85 })
	}
	black := scene.SolidPaint(scene.RGBA{A: 1})
	out := scene.Path{Segments: p.Segments, EvenOdd: p.EvenOdd, Fill: black}
	if p.Fill.Kind == scene.NoPaint && p.Stroke != nil {
		line := *p.Stroke
		line.Paint = black
		out.Fill, out.Stroke = scene.Paint{}, &line
	}
	return out, opaque
}

// SpreadOn grows the set pixels of a square by a disc of radius n, or the unset ones where set is false.
func SpreadOn(full []bool, side, n int, set bool) []bool {
	out := make([]bool, len(full))
	copy(out, full)
	for i := range full {
		x, y := i%side, i/side
		if full[i] != set {
			continue
		}
		inner := x > 0 && y > 0 && x < side-1 && y < side-1 && full[i-1] == set && full[i+1] == set && full[i-side] == set && full[i+side] == set
		if inner {
			continue
		}
		for dy := max(-n, -y); dy <= min(n, side-1-y); dy++ {
			for dx := max(-n, -x); dx <= min(n, side-1-x); dx++ {
				if dx*dx+dy*dy <= n*n {
					out[(y+dy)*side+x+dx] = set
				}
			}
		}
	}
	if !set { // beyond the square nothing is set
		for i := range out {
			if x, y := i%side, i/side; x < n || y < n || x >= side-n || y >= side-n {
				out[i] = false
			}
		}
	}
	return out
}

// MainPaint is what paints a path: its fill, or the line of one without.
func MainPaint(p *scene.Path) scene.Paint {
	if p.Fill.Kind == scene.NoPaint && p.Stroke != nil {
		return p.Stroke.Paint
	}
	return p.Fill
}
