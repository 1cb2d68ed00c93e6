package picture

import (
	"image"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Eye is an open eye that a style draws in its own way: around the origin, half as wide as 1.
type Eye struct {
	High   float32 // half its height
	Side   float32 // where the outer corner is: -1 left, 1 right, 0 of one alone
	Iris   color.RGB
	Person bool

	at   scene.Point
	wide float32
	turn float64
}

// OfLife reports whether it is between two lids, as those of people in the proportions of life are.
func (e Eye) OfLife() bool { return e.Person && e.High < 0.66 }

// Eyed replaces open eyes by those that a style draws; closed ones, hearts and stars stay.
func (p *Picture) Eyed(draw func(Eye) []scene.Node) *Picture {
	return p.Mapped(func(q Piece) []scene.Node { return eyed(q.Nodes, q.Person, false, draw) })
}

// AllEyed also replaces eyes that a lid hangs over, by one or two within their box.
func (p *Picture) AllEyed(draw func(Eye) []scene.Node) *Picture {
	return p.Mapped(func(q Piece) []scene.Node { return eyed(q.Nodes, q.Person, true, draw) })
}

// SeenEyes draws eyes of any size, small brows and mouths, and words in another tone, as far as they are seen.
func (p *Picture) SeenEyes(tone func(color.RGB) color.RGB) *raster.Layer {
	return p.seen(tone, true, func(n scene.Node, r image.Rectangle) bool {
		return n.Group.Part == "eyes" || markedParts[n.Group.Part] && float32(r.Dy()) < p.Length(markedFeature)
	})
}

func eyed(nodes []scene.Node, person, lidded bool, draw func(Eye) []scene.Node) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		if n.Group == nil {
			continue
		}
		h := *n.Group
		if h.Part == "eyes" && len(partsOf(h.Children, func(n scene.Node) bool { return n.Group.Part == celPart })) > 0 {
			if draw(Eye{}) == nil { // a picture without eyes is asked for
				h.Children = nil
				out[i] = scene.Node{Group: &h}
			}
			continue
		}
		if h.Part == "eyes" {
			h.Children = redrawn(h.Children, person, lidded, draw)
		} else {
			h.Children = eyed(h.Children, person, lidded, draw)
		}
		out[i] = scene.Node{Group: &h}
	}
	return out
}

func redrawn(nodes []scene.Node, person, lidded bool, draw func(Eye) []scene.Node) []scene.Node {
	eyes := openEyes(nodes)
	if lidded && len(eyes) == 0 && white(nodes) {
		eyes, nodes = boxedEyes(nodes), nil
	}
	var out []scene.Node
	for _, n := range nodes {
		at, _, _ := boxOf(n)
		kept := true
		for _, e := range eyes {
			kept = kept && max(at.X-e.at.X, e.at.X-at.X, (at.Y-e.at.Y)*0.8, (e.at.Y-at.Y)*0.8) > e.wide
		}
		if kept {
			out = append(out, n)
		}
	}
	middle := float32(0)
	for _, e := range eyes {
		middle += e.at.X / float32(len(eyes))
	}
	for _, e := range eyes {
		e.Side, e.Person = plane.Clamp2((e.at.X-middle)*1e3), person
		out = append(out, scene.Transform(draw(e), scene.Translate(e.at.X, e.at.Y).Mul(scene.Rotate(e.turn)).Mul(scene.ScaleBy(e.wide, e.wide)))...)
	}
	return out
}

// white reports whether there is the white of an eye.
func white(nodes []scene.Node) (found bool) {
	scene.Walk(nodes, func(q *scene.Path) {
		found = found || q.Fill.Kind != scene.NoPaint && plane.Luma(MeanPaint(q.Fill)) > 0.8
	})
	return found
}

// boxedEyes are the eyes that a box of nodes has room for: two where it is long.
func boxedEyes(nodes []scene.Node) []Eye {
	x0, y0, x1, y1 := raster.Bounds(nodes, scene.Identity)
	wide, y := (x1-x0)/2, (y0+y1)/2
	if 2*wide < 1.6*(y1-y0) {
		return []Eye{{High: 1, at: scene.Point{X: x0 + wide, Y: y}, wide: wide}}
	}
	wide = min(0.34*wide, (y1-y0)/2)
	return []Eye{{High: 1, at: scene.Point{X: x0 + wide, Y: y}, wide: wide}, {High: 1, at: scene.Point{X: x1 - wide, Y: y}, wide: wide}}
}

// openEyes are those with a pupil and a highlight; none where a lid hangs over one.
func openEyes(nodes []scene.Node) []Eye {
	var out []Eye
	var dark, light []bool
	for i, n := range nodes {
		at, rx, ry := boxOf(n)
		if n.Group != nil && len(n.Group.Clip) > 0 && (i == 0 || nodes[i-1].Path == nil || !clippedBy(n, nodes[i-1].Path)) {
			return nil
		}
		k := -1
		for j, e := range out {
			if max(at.X-e.at.X, e.at.X-at.X, at.Y-e.at.Y, e.at.Y-at.Y) < e.wide {
				k = j
			}
		}
		if k < 0 {
			if n.Path == nil || n.Path.Fill.Kind == scene.NoPaint || rx <= 0 || ry > 2*rx {
				continue
			}
			k = len(out)
			out, dark, light = append(out, Eye{at: at, wide: rx, High: ry / rx, turn: turnOf(n.Path, at)}), append(dark, false), append(light, false)
		}
		scene.Walk([]scene.Node{n}, func(path *scene.Path) {
			if path.Fill.Kind == scene.NoPaint {
				return
			}
			c := MeanPaint(path.Fill)
			dark[k], light[k] = dark[k] || plane.Luma(c) < 0.14, light[k] || plane.Luma(c) > 0.9
			if color.ToLCH(c).C > color.ToLCH(out[k].Iris).C {
				out[k].Iris = c
			}
		})
	}
	for k := range out {
		if !dark[k] || !light[k] {
			return nil
		}
	}
	return out
}

func boxOf(n scene.Node) (middle scene.Point, rx, ry float32) {
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, scene.Identity)
	return scene.Point{X: (x0 + x1) / 2, Y: (y0 + y1) / 2}, (x1 - x0) / 2, (y1 - y0) / 2
}

// turnOf is how far an ellipse is turned, by the end of an axis where it starts.
func turnOf(p *scene.Path, middle scene.Point) float64 {
	if len(p.Segments) == 0 {
		return 0
	}
	start := p.Segments[0].Points[0]
	a := math.Atan2(float64(start.Y-middle.Y), float64(start.X-middle.X))
	return a - math.Round(a/(math.Pi/2))*math.Pi/2
}
