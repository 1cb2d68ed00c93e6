package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// markedParts are the parts of faces that a style in few tones draws again over its own lines, so that whites stay white.
var markedParts = map[string]bool{"eyes": true, "eye": true, "brows": true, "mouth": true}

// redrawnFeature is the height of eyes, brows and mouths up to which styles draw them again, as a share of the side: in portraits the lines around the
// whites are so broad that they fill them.
const redrawnFeature = 0.16

// SeenFeatures draws small eyes, brows, mouths and words in another tone, as far as they are seen: hair, glasses and hands that lie over them
// hide them. Large ones are drawn as the rest is. The layer is nil where the picture shows no small face and no words.
func (p *Picture) SeenFeatures(tone func(color.RGB) color.RGB) *raster.Layer {
	return p.seen(tone, true, func(n scene.Node, r image.Rectangle) bool {
		return markedParts[n.Group.Part] && float32(r.Dy()) < p.Length(redrawnFeature)
	})
}

// Unmarked is the picture without the eyes, brows and mouths that SeenFeatures draws again.
func (p *Picture) Unmarked() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		return without(q.Nodes, func(n scene.Node) bool {
			return markedParts[n.Group.Part] && float32(p.Bounds([]scene.Node{n}, q.Matrix).Dy()) < p.Length(redrawnFeature)
		})
	})
}

// Seen draws the parts of one name as far as nothing lies over them; nil where there are none.
func (p *Picture) Seen(part string) *raster.Layer {
	return p.seen(Own, false, func(n scene.Node, _ image.Rectangle) bool { return n.Group.Part == part })
}

// SeenParts draws the parts whose names a condition holds for, as far as nothing lies over them; nil where there are none.
func (p *Picture) SeenParts(is func(part string) bool) *raster.Layer {
	return p.seen(Own, false, func(n scene.Node, _ image.Rectangle) bool { return is(n.Group.Part) })
}

// seen draws the parts that a condition holds for, and words if they are wanted, as far as nothing lies over them.
func (p *Picture) seen(tone func(color.RGB) color.RGB, words bool, is func(scene.Node, image.Rectangle) bool) *raster.Layer {
	flat := p.Flattened(Second{})
	var r image.Rectangle
	taken := make([]func(scene.Node) bool, len(flat.Pieces))
	for i, q := range flat.Pieces {
		taken[i] = func(n scene.Node) bool {
			if n.Group.Part == "" {
				return false
			}
			box := p.Bounds([]scene.Node{n}, q.Matrix)
			return words && isWords(n) && float32(box.Dy()) < p.Length(wordsShare) || is(n, box)
		}
		for _, n := range partsOf(q.Nodes, taken[i]) {
			r = r.Union(p.Bounds([]scene.Node{n}, q.Matrix))
		}
	}
	if r.Empty() {
		return nil
	}
	onBlack, onWhite := raster.NewLayer(r.Min.X, r.Min.Y, r.Dx(), r.Dy()), raster.NewLayer(r.Min.X, r.Min.Y, r.Dx(), r.Dy())
	for i, q := range flat.Pieces {
		raster.Draw(onBlack, keyed(q.Nodes, color.RGB{}, tone, taken[i]), q.Matrix)
		raster.Draw(onWhite, keyed(q.Nodes, color.RGB{R: 1, G: 1, B: 1}, tone, taken[i]), q.Matrix)
	}
	for i := range onBlack.W * onBlack.H {
		d, w := plane.Pixel(onBlack, i), plane.Pixel(onWhite, i)
		d[3] = plane.Clamp(d[3] - (w[0]-d[0]+w[1]-d[1]+w[2]-d[2])/3)
	}
	return onBlack
}

// LayOver draws a layer over another one, beyond its edges too.
func LayOver(out, l *raster.Layer) {
	if l == nil {
		return
	}
	r := plane.Bounds(l).Intersect(plane.Bounds(out))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			s, d := plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0), plane.Pixel(out, (y-out.Y0)*out.W+x-out.X0)
			for k, rest := 0, 1-s[3]; k < 4; k++ {
				d[k] = s[k] + d[k]*rest
			}
		}
	}
}

// LayAtop draws a layer over another one, where that is painted.
func LayAtop(out, l *raster.Layer) {
	if l == nil {
		return
	}
	r := plane.Bounds(l).Intersect(plane.Bounds(out))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			s, d := plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0), plane.Pixel(out, (y-out.Y0)*out.W+x-out.X0)
			if s[3] > 0.004 {
				plane.Atop(d, plane.Straight(s), s[3])
			}
		}
	}
}

// Faces are the boxes of eyes, brows and mouths.
func (p *Picture) Faces() []image.Rectangle {
	var out []image.Rectangle
	for _, q := range p.Pieces {
		var face image.Rectangle
		for _, n := range Marked(q.Nodes) {
			face = face.Union(p.Bounds([]scene.Node{n}, q.Matrix))
		}
		if !face.Empty() {
			out = append(out, face)
		}
	}
	return out
}

// Marked are the groups of eyes, brows and mouths.
func Marked(nodes []scene.Node) []scene.Node {
	return partsOf(nodes, func(n scene.Node) bool { return markedParts[n.Group.Part] })
}

// keyed paints everything but some parts in one color.
func keyed(nodes []scene.Node, key color.RGB, tone func(color.RGB) color.RGB, taken func(scene.Node) bool) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Group == nil:
			out[i] = color.Map(nodes[i:i+1], func(color.RGB) color.RGB { return key })[0]
		case taken(n):
			out[i] = color.Map(nodes[i:i+1], tone)[0]
		default:
			h := *n.Group
			h.Children = keyed(n.Group.Children, key, tone, taken)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

func Own(c color.RGB) color.RGB { return c }

// InkTone is black for dark parts of a face and paper for light ones.
func InkTone(dark, light color.RGB) func(color.RGB) color.RGB {
	return func(c color.RGB) color.RGB {
		if plane.Luma(c) < 0.5 {
			return dark
		}
		return light
	}
}
