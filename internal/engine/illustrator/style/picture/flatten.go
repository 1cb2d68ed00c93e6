package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Flattened art has one color where there was a gradient and no blurred light. Bodies that are large enough get a second
// tone with a crisp edge instead, on the side away from the light.

// Second is the second tone of flattened bodies.
type Second struct {
	Depth float32 // how far it reaches in, as a share of the body's smaller side; 0 means none
	Least float32 // bodies smaller than this share of the picture stay even
	Tone  func(base color.LCH) color.LCH
	Alpha float32
	Airy  bool // steam, smoke and glows stay as they are
}

// celPart is the name of what a rig has drawn in two hard tones, eyes of anime among it: styles keep it.
const celPart = "cel"

// Flattened replaces every piece's gradients and shading.
func (p *Picture) Flattened(s Second) *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		f := flattener{Second: s, least: s.Least * float32(p.Size) / max(q.Matrix.Scale(), 1e-9), glints: solidIn(q.Nodes)}
		return f.nodes(q.Nodes)
	})
}

// Shaded is Flattened with even people: a second tone on a face is taken for a beard.
func (p *Picture) Shaded(s Second) *Picture {
	even := p.Flattened(Second{})
	out := p.Flattened(s)
	for i, q := range p.Pieces {
		if q.Person {
			out.Pieces[i] = even.Pieces[i]
		}
	}
	return out
}

type flattener struct {
	Second
	least  float32 // in scene units
	glints bool

	over, cast float32 // how large a body is that casts a shadow, and how far, in scene units; 0 for none
	whole      bool    // what is clipped to a body has no shade of its own
	flipped    bool    // the piece is seen in a mirror: light comes from its right
}

func (f flattener) nodes(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	apart := toldApart(nodes)
	for i := 0; i < len(nodes); i++ {
		n := nodes[i]
		if apart != nil && apart[i] != 0 {
			end := i + 1
			if n.Path != nil && end < len(nodes) && clippedBy(nodes[end], n.Path) {
				end++ // details stay within their form
			}
			out = append(out, lighter(f.nodes(nodes[i:end]), apart[i])...)
			i = end - 1
			continue
		}
		if g := n.Group; g != nil {
			if f.Airy && airy[g.Part] {
				out = append(out, n)
				continue
			}
			if g.Shade || f.glints && blurs(g) {
				continue // light; a picture of nothing but light keeps it
			}
			h := *g
			if !blurs(g) {
				h.Effects = nil
			}
			h.Blend = plainBlend(g.Blend)
			inner := f
			if g.Part == wordsPart || g.Part == "letters" || g.Part == celPart {
				inner.Depth, inner.cast = 0, 0 // letters stay even, and what has a second tone of its own gets no other one
			}
			if len(g.Clip) > 0 || g.Part == "eyes" || g.Part == "outline" {
				inner.cast = 0 // paint on a body
				if f.whole {
					inner.Depth = 0
				}
			}
			if h.Children = inner.nodes(g.Children); len(h.Children) > 0 {
				out = append(out, scene.Node{Group: &h})
			}
			continue
		}
		if f.glints && gradient(n.Path.Fill) && meanAlpha(n.Path.Fill) < 0.5 {
			continue
		}
		if cast, ok := f.shadow(n.Path); ok {
			out = append(out, cast)
		}
		out = append(out, scene.Node{Path: evenPath(n.Path)})
		if i+1 < len(nodes) && clippedBy(nodes[i+1], n.Path) {
			i++
			out = append(out, f.nodes(nodes[i:i+1])...)
		}
		if shade, ok := f.crescent(n.Path); ok {
			out = append(out, shade)
		}
	}
	return out
}

// airy are the parts of drawings that are no bodies.
var airy = map[string]bool{"steam": true, "smoke": true, "glow": true, "beam": true, "beams": true, "rays": true, "light": true, "flame": true}

// plainBlend keeps painting atop, which flat art needs too, and turns light effects into paint.
func plainBlend(mode uint8) uint8 {
	if mode == scene.Atop {
		return mode
	}
	return 0
}

func blurs(g *scene.Group) bool {
	for _, e := range g.Effects {
		if e.Kind == scene.Blur {
			return true
		}
	}
	return false
}

// clippedBy tells the details of a form: a group clipped by the outline of the path before it.
func clippedBy(n scene.Node, p *scene.Path) bool {
	return n.Group != nil && len(n.Group.Clip) == 1 && n.Group.Clip[0].Path != nil && sameOutline(n.Group.Clip[0].Path, p)
}

// Within reports whether a node lies within the outline of the node before it, which is a form or lies within the same one.
func Within(n, before scene.Node) bool {
	switch {
	case before.Path != nil:
		return clippedBy(n, before.Path)
	case len(before.Group.Clip) == 1 && before.Group.Clip[0].Path != nil:
		return clippedBy(n, before.Group.Clip[0].Path)
	}
	return false
}

func sameOutline(a, b *scene.Path) bool {
	if len(a.Segments) != len(b.Segments) || len(a.Segments) == 0 {
		return false
	}
	for _, i := range [3]int{0, len(a.Segments) / 2, len(a.Segments) - 1} {
		if a.Segments[i] != b.Segments[i] {
			return false
		}
	}
	return true
}

// crescent is the part of a body that a copy of its outline, moved toward the light, leaves bare.
func (f flattener) crescent(p *scene.Path) (scene.Node, bool) {
	if f.Depth <= 0 || p.Fill.Kind == scene.NoPaint || meanPaintAlpha(p.Fill) < 0.9 {
		return scene.Node{}, false
	}
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: &scene.Path{Segments: p.Segments}}}, scene.Identity)
	small := min(x1-x0, y1-y0)
	if small < f.least {
		return scene.Node{}, false
	}
	d := f.Depth * small
	turn := float32(-0.75)
	if f.flipped {
		turn = -turn
	}
	moved := scene.Transform([]scene.Node{{Path: &scene.Path{Segments: p.Segments}}}, scene.Translate(turn*d, -d))[0].Path
	away := scene.NewPath().EvenOdd().Rect(x0-3*d, y0-3*d, x1-x0+6*d, y1-y0+6*d).Path()
	away.Segments = append(away.Segments, moved.Segments...)
	shade := color.FromLCH(f.Tone(color.ToLCH(MeanPaint(p.Fill)))).Paint()
	shade.Color.A = f.Alpha
	away.Fill = shade
	var mask []scene.Node
	if outlines(p) > 1 && !p.EvenOdd { // outlines that overlap, such as a limb's, would alternate
		sheet := *away
		sheet.Segments, sheet.EvenOdd = away.Segments[:len(away.Segments)-len(moved.Segments)], false
		white, black := sheet, *moved
		white.Fill, black.Fill = color.RGB{R: 1, G: 1, B: 1}.Paint(), color.RGB{}.Paint()
		mask, away = []scene.Node{{Path: &white}, {Path: &black}}, &sheet
	}
	return scene.Node{Group: &scene.Group{
		Opacity: 1, Mask: mask, Clip: []scene.Node{{Path: &scene.Path{Segments: p.Segments, EvenOdd: p.EvenOdd, Fill: color.RGB{}.Paint()}}},
		Children: []scene.Node{{Path: away}},
	}}, true
}

func meanPaintAlpha(p scene.Paint) float32 {
	if gradient(p) {
		return meanAlpha(p)
	}
	return p.Color.A
}

// EvenNodes flattens nodes without a second tone.
func EvenNodes(nodes []scene.Node) []scene.Node {
	return flattener{glints: solidIn(nodes)}.nodes(nodes)
}
