// Package detail draws the small marks of highly detailed pictures on the forms of a drawing before it is lit: courses of stone, shingles, grain
// and nails, stitches and threads, rivets, veins, scales, stippling, ornament on letters and porcelain, and the hatching of engravers in the shade.
package detail

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Bounds of the work on one picture.
const (
	mostBodies = 160
	smallest   = 0.018 // of the side: bodies that are slimmer have no marks
)

// Worked is a picture with the marks of what its bodies are made of.
func Worked(p *picture.Picture) *picture.Picture { return worked(p, false) }

func worked(p *picture.Picture, natural bool) *picture.Picture {
	w := worker{p: p, skin: p.SkinTones(), natural: natural}
	return p.Mapped(func(q picture.Piece) []scene.Node {
		w.q = q
		return w.nodes(q.Nodes, "")
	})
}

// worker draws the marks on the bodies of one picture.
type worker struct {
	p      *picture.Picture
	q      picture.Piece
	skin   []color.Lab
	bodies int

	natural bool // only what a photograph shows
}

// plainParts are the parts of drawings that have no marks: faces, what is seen through, what has no surface, what carries a picture.
var plainParts = map[string]bool{
	"eyes": true, "eye": true, "brows": true, "mouth": true, "nose": true, "lashes": true, "teeth": true, "tongue": true, "face": true, "cheeks": true, "hair": true, "beard": true, "hands": true,
	"steam": true, "smoke": true, "foam": true, "flame": true, "fire": true, "light": true, "glow": true, "shadow": true, "water": true, "juice": true, "liquid": true, "clouds": true, "cloud": true, "outline": true, "strings": true, "glasses": true,
}

func (w *worker) nodes(nodes []scene.Node, part string) []scene.Node {
	if w.q.Glyph {
		return nodes
	}
	out := make([]scene.Node, 0, len(nodes)+8)
	var marks []scene.Node // of the form before
	for i, n := range nodes {
		if len(marks) > 0 && !picture.Within(n, nodes[i-1]) {
			out, marks = append(out, marks...), nil
		}
		if g := n.Group; g != nil {
			named := part
			if g.Part != "" {
				named = g.Part
			}
			if g.Opacity < 1 || g.Blend != 0 || len(g.Clip)+len(g.Mask)+len(g.Effects) > 0 || plainParts[named] {
				out = append(out, n)
				continue
			}
			h := *g
			h.Children = w.nodes(g.Children, named)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		out = append(out, n)
		marks = w.clipped(n.Path, part)
	}
	return append(out, marks...)
}

// clipped are the marks on a form, within its outline: they lie over the light and the pattern that it has.
func (w *worker) clipped(p *scene.Path, part string) []scene.Node {
	back := w.q.Matrix.Inverse()
	if p.Fill.Kind == scene.NoPaint && p.Stroke != nil {
		return scene.Transform(w.onLine(p, part), back)
	}
	marks := w.marks(p, part)
	if len(marks) == 0 {
		return nil
	}
	return []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: bare(p)}}, Children: scene.Transform(marks, back)}}}
}

// bare is a path without its stroke.
func bare(p *scene.Path) *scene.Path {
	c := *p
	c.Stroke, c.Fill = nil, color.RGB{}.Paint()
	return &c
}

// marks are those on a form, in pixels.
func (w *worker) marks(p *scene.Path, part string) []scene.Node {
	fill := p.Fill
	if fill.Kind == scene.NoPaint || picture.Glint(scene.Node{Path: p}) || fill.Kind == scene.Solid && fill.Color.A < 0.95 || w.bodies >= mostBodies {
		return nil
	}
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: bare(p)}}, w.q.Matrix)
	if min(x1-x0, y1-y0) < w.p.Length(smallest) {
		return nil
	}
	o, ok := outlineOf(p, w.q.Matrix, max(1.2, w.p.Length(0.0030)))
	if !ok || 2*o.wide < w.p.Length(smallest) {
		return nil
	}
	w.bodies++
	c := picture.MeanPaint(fill)
	b := &body{outline: o, tones: tonesOf(c), chance: chance{seed: w.p.Seed + uint64(w.bodies)}, unit: w.p.Length(1)}
	made := model.SurfaceOf(w.q, part, image.Rect(plane.Floor(x0), plane.Floor(y0), plane.Floor(x1)+1, plane.Floor(y1)+1), c, w.skin)
	return w.on(b, made, part)
}
