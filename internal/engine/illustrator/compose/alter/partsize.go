package alter

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/scene"
)

// sizeable are the parts that can be larger or smaller than usual, and how far they grow. What grows in place has its middle for a
// center; other parts are held where they join the body.
var sizeable = map[string]struct {
	grow    float64
	inPlace bool
}{
	"eyes": {1.3, true}, "eye": {1.3, true}, "nose": {1.4, true}, "ears": {1.34, false}, "ear": {1.34, false}, "tail": {1.35, false}, "horns": {1.4, false}, "horn": {1.4, false},
	"antlers": {1.3, false}, "wings": {1.3, false}, "wing": {1.3, false}, "beak": {1.35, false}, "bill": {1.35, false}, "wheels": {1.25, true}, "tusks": {1.4, false},
	"feet": {1.35, true}, "tires": {1.25, true}, "paws": {1.35, true}, "claws": {1.4, false}, "teeth": {1.4, true}, "fangs": {1.5, false}, "fins": {1.4, false}, "fin": {1.4, false}, "trunk": {1.3, false}, "spikes": {1.35, false},
	"bow": {1.4, true}, "leaves": {1.25, false}, "leaf": {1.3, false}, "mane": {1.2, true}, "headlights": {1.35, true}, "buttons": {1.35, true}, "buckle": {1.3, true},
}

// growth says from where a part grows: its own middle, or the place that is nearest to the middle of what it belongs to.
type growth struct {
	inPlace, hangs bool
	middle         scene.Point
}

// PartGrows reports whether a part of a piece, an animal or a bird can be drawn larger or smaller.
func PartGrows(id, part string) bool {
	if _, ok := sizeable[part]; !ok {
		return false
	}
	d, ok := SampleOf(id)
	return ok && GroupOf(d, part) != ""
}

// GroupOf returns what a drawing calls a part, by its own name or by that of the rig: antlers are horns. It is empty if it has none.
func GroupOf(d kit.Drawing, part string) string {
	for _, name := range []string{part, animal.PartNamed(part), bird.PartNamed(part)} {
		if slices.ContainsFunc(d.Layers[:], func(nodes []scene.Node) bool { return hasPart(nodes, name) }) {
			return name
		}
	}
	return ""
}

// Sizeable reports whether a word names a part that can be larger or smaller than usual.
func Sizeable(part string) bool {
	_, ok := sizeable[part]
	return ok
}

func hasPart(nodes []scene.Node, part string) bool {
	return slices.ContainsFunc(nodes, func(n scene.Node) bool {
		return n.Group != nil && (n.Group.Part == part || hasPart(n.Group.Children, part))
	})
}

// Resized draws the parts larger or smaller that a subject has so.
func Resized(d kit.Drawing, s brief.Subject) kit.Drawing {
	for _, p := range s.Parts {
		how, ok := sizeable[p.Part]
		k := how.grow
		switch {
		case !ok || p.State != "big" && p.State != "small":
			continue
		case p.State == "small":
			k = 1 / k
		}
		middle := scene.Point{X: float32(d.Box.X0+d.Box.X1) / 2, Y: float32(d.Box.Y0+d.Box.Y1) / 2}
		head, onHead := d.Anchors["head"]
		if onHead = onHead && strings.HasPrefix(p.Part, "ear"); onHead {
			middle = scene.Point{X: float32(head.X), Y: float32(head.Y)}
		}
		part := GroupOf(d, p.Part)
		box := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
		for i, nodes := range d.Layers {
			if hasPart(nodes, part) {
				d.Layers[i] = sizedIn(nodes, part, k, growth{how.inPlace, onHead, middle})
			}
			if len(d.Layers[i]) > 0 {
				box = box.Union(kit.FromScene(d.Layers[i]).Bounds())
			}
		}
		d.Box = box
	}
	return d
}

// sizedIn scales every group that is a part, and leaves the rest as it is. What a part is drawn with in several groups, such as an ear
// and its tip, is scaled together.
func sizedIn(nodes []scene.Node, part string, k float64, how growth) []scene.Node {
	out := slices.Clone(nodes)
	var all []scene.Node
	for _, n := range out {
		if n.Group != nil && n.Group.Part == part {
			all = append(all, n.Group.Children...)
		}
	}
	runs := apartFrom(all)
	for i, n := range out {
		if n.Group == nil {
			continue
		}
		g := *n.Group
		if g.Part == part {
			g.Children = scaledApart(g.Children, runs, k, how)
		} else {
			g.Children = sizedIn(g.Children, part, k, how)
		}
		out[i].Group = &g
	}
	return out
}

// apartFrom returns the boxes of what lies apart from left to right, such as the left and the right eye.
func apartFrom(nodes []scene.Node) []kit.Box {
	var runs []kit.Box
	for _, n := range nodes {
		b := kit.FromScene([]scene.Node{n}).Bounds()
		if !painted(b) {
			continue
		}
		rest := runs[:0:0]
		for _, r := range runs {
			if r.X0 < b.X1 && b.X0 < r.X1 {
				b = b.Union(r)
			} else {
				rest = append(rest, r)
			}
		}
		runs = append(rest, b)
	}
	return runs
}

// scaledApart scales each node around the point of the run that it lies in.
func scaledApart(nodes []scene.Node, runs []kit.Box, k float64, how growth) []scene.Node {
	out := slices.Clone(nodes)
	for i, n := range out {
		at := kit.FromScene([]scene.Node{n}).Bounds()
		if !painted(at) {
			continue
		}
		for _, b := range runs {
			if at.X0 < b.X0 || at.X1 > b.X1 {
				continue
			}
			x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
			if !how.inPlace { // the place that is nearest to the body's middle
				x = max(b.X0, min(b.X1, float64(how.middle.X)))
				y = max(b.Y0, min(b.Y1, float64(how.middle.Y)))
				if how.hangs && b.Y1 > float64(how.middle.Y) {
					x, y = (x+b.X0+b.X1)/3, b.Y0 // a dog's ear hangs from its upper end
				}
			}
			m := scene.Translate(float32(x), float32(y)).Mul(scene.ScaleBy(float32(k), float32(k))).Mul(scene.Translate(float32(-x), float32(-y)))
			out[i] = scene.Transform([]scene.Node{n}, m)[0]
			break
		}
	}
	return out
}

// painted reports whether a box has an area: what is empty has bounds without end.
func painted(b kit.Box) bool { return b.W() > 0 && b.H() > 0 && !math.IsInf(b.W(), 0) }
