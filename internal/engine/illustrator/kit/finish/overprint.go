package finish

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Overprint lays a pattern over all that takes the main color of a drawing. one and other are the same drawing in two other main colors:
// the paths that differ between them take it, and those that are much darker than the first color only shade. It reports false where
// nothing takes the color.
func Overprint(d, one, other kit.Drawing, pattern kit.Fill, base kit.Color, seed uint64) (kit.Drawing, bool) {
	canvas, err := kit.NewCanvas("pattern", nil, kit.Options{Seed: seed})
	if err != nil || d.Box.W() <= 0 {
		return d, false
	}
	o := overprint{least: .09 * max(d.Box.W(), d.Box.H()), clip: surface.Frame(d.Box)}
	for l := range d.Layers {
		o.find(d.Layers[l], one.Layers[l], other.Layers[l])
	}
	if len(o.paths) == 0 {
		return d, false
	}
	o.print = pattern(canvas, o.box, kit.TonesOf(base)).Scene()
	out := d
	for l := range d.Layers {
		out.Layers[l] = o.over(d.Layers[l])
	}
	return out, true
}

type overprint struct {
	least float64 // the size of the smallest form that takes the pattern
	paths map[*scene.Path]bool
	box   kit.Box
	print []scene.Node
	clip  []scene.Node // the drawing's box, so that the pattern does not count as a part of its size
}

// find notes the paths that take the pattern. A drawing may have more in one color than in another, such as lights on what is dark: what
// has no counterpart takes none.
func (o *overprint) find(nodes, one, other []scene.Node) {
	for i := range min(len(nodes), len(one), len(other)) {
		n, a, b := nodes[i], one[i], other[i]
		switch {
		case n.Path != nil && a.Path != nil && b.Path != nil:
			o.path(n.Path, a.Path, b.Path)
		case n.Group != nil && a.Group != nil && b.Group != nil:
			if g := n.Group; !g.Shade && g.Opacity > .85 && g.Blend == 0 && !surface.Blurred(g) {
				o.find(g.Children, a.Group.Children, b.Group.Children)
			}
		}
	}
}

// The main colors of the two drawings that are compared: both of a middle lightness, since art adds lights to what is dark. What is darker
// than shadeTone in the first is the shadow or the edge of a form.
const (
	OneColor, OtherColor = "silver", "orange"
	shadeTone            = .62
)

func (o *overprint) path(p, one, other *scene.Path) {
	form, ok := surface.FormOf(p)
	if !ok {
		return
	}
	a, b := surface.PaintColor(surface.MainPaint(one)), surface.PaintColor(surface.MainPaint(other))
	box := kit.FromScene([]scene.Node{{Path: &form}}).Bounds()
	if !apart(a, b) || surface.Tone(a) < shadeTone || min(box.W(), box.H()) < o.least && form.Stroke == nil || max(box.W(), box.H()) < 2*o.least {
		return
	}
	if o.paths == nil {
		o.paths, o.box = map[*scene.Path]bool{}, box
	}
	o.paths[p], o.box = true, o.box.Union(box)
}

// apart reports whether two colors differ clearly.
func apart(a, b color.RGB) bool {
	return max(surface.Abs(float64(a.R-b.R)), surface.Abs(float64(a.G-b.G)), surface.Abs(float64(a.B-b.B))) > .12
}

// over paints the pattern on the paths that take it, under what is painted on them.
func (o *overprint) over(nodes []scene.Node) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Path != nil && o.paths[n.Path]:
			form, _ := surface.FormOf(n.Path)
			inside := append([]scene.Node{}, o.print...)
			if shade, ok := relief(n.Path); ok {
				inside = append(inside, scene.Node{Group: &scene.Group{Opacity: 1, Shade: true, Children: []scene.Node{{Path: &shade}}}})
			}
			n = scene.Node{Group: &scene.Group{Opacity: 1, Children: []scene.Node{n, {Group: o.within(&form, inside)}}}}
		case n.Group != nil:
			g := *n.Group
			g.Children = o.over(g.Children)
			n.Group = &g
		}
		out = append(out, n)
	}
	return out
}

// within keeps what lies in a form: a shape clips, the line of an open path masks.
func (o *overprint) within(form *scene.Path, inside []scene.Node) *scene.Group {
	if form.Stroke == nil {
		return &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: form}}, Children: inside}
	}
	return &scene.Group{Opacity: 1, Clip: o.clip, Mask: []scene.Node{{Path: form}}, MaskAlpha: true, Children: inside}
}

// relief is the light of a form's gradient, to be laid over its pattern: white where it is lighter than its middle, black where it is darker.
func relief(p *scene.Path) (scene.Path, bool) {
	if len(p.Fill.Stops) < 2 || p.Fill.Kind == scene.NoPaint {
		return scene.Path{}, false
	}
	out := scene.Path{Segments: p.Segments, EvenOdd: p.EvenOdd, Fill: p.Fill}
	middle := color.ToLCH(surface.PathColor(p)).L
	out.Fill.Stops = make([]scene.Stop, len(p.Fill.Stops))
	for i, s := range p.Fill.Stops {
		depth := color.ToLCH(color.RGB{R: s.Color.R, G: s.Color.G, B: s.Color.B}).L - middle
		light := scene.RGBA{R: 1, G: 1, B: 1, A: min(.45, max(0, depth))}
		if depth < 0 {
			light = scene.RGBA{A: min(.45, -depth)}
		}
		out.Fill.Stops[i] = scene.Stop{Offset: s.Offset, Color: light}
	}
	return out, true
}

// Differing is the share of what differs between one and other that is covered in probed, which is one with a pattern all over: how much of
// what takes a color takes a pattern.
func Differing(one, other, probed kit.Drawing) float64 {
	l := make([]*raster.Layer, 3)
	for i, d := range []kit.Drawing{one, other, probed} {
		d.Box = one.Box
		l[i], _ = surface.Small(&d)
	}
	at := func(l *raster.Layer, i int) color.RGB { return color.RGB{R: l.Pix[i], G: l.Pix[i+1], B: l.Pix[i+2]} }
	both, all := 0, 0
	for i := 0; i < len(l[0].Pix); i += 4 {
		if apart(at(l[0], i), at(l[1], i)) {
			all++
			if apart(at(l[0], i), at(l[2], i)) {
				both++
			}
		}
	}
	return float64(both) / float64(max(all, 1))
}
