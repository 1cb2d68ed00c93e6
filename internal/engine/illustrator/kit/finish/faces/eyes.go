package faces

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/eyemark"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// markEyes puts the marks of an expression in the place of eyes.
func markEyes(p *surface.Pen, d *kit.Drawing, expression string, ink kit.Color) {
	eyes := surface.PartOf(d.Nodes(), "eyes")
	boxes := eyeBoxes(eyes)
	for l := range d.Layers {
		if d.Layers[l] != nil && kit.FromScene(eyes).Bounds().H() < 1.8*boxes[0].H() { // else they are on stalks, which stay
			d.Layers[l] = surface.WithoutPart(d.Layers[l], "eyes")
		}
	}
	most := math.Inf(1)
	if len(boxes) == 2 {
		most = .42 * math.Abs(boxes[0].X0+boxes[0].X1-boxes[1].X0-boxes[1].X1) / 2
	}
	for _, b := range boxes {
		x, y, r := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, min(most, .5*min(b.W(), b.H()))
		surface.Before(d, eyemark.Draw(p.Canvas, expression, x, y, r, ink))
		if expression == "tears of joy" {
			surface.Before(d, p.Drop(x, b.Y1+r*.3, r*.5))
		}
	}
}

// eyeBoxes returns the boxes of the eyes among the paths of a part: of the largest round form that has a like one beside it, and of that one; of a
// head that is seen from the side, of its one eye.
func eyeBoxes(nodes []scene.Node) []kit.Box {
	var round []kit.Box
	scene.Walk(nodes, func(path *scene.Path) {
		if b := kit.FromScene([]scene.Node{{Path: path}}).Bounds(); b.W() > .6*b.H() && b.H() > .6*b.W() {
			round = append(round, b)
		}
	})
	slices.SortStableFunc(round, func(a, b kit.Box) int { return cmp.Compare(b.W()*b.H(), a.W()*a.H()) })
	for i, a := range round {
		for _, b := range round[i+1:] {
			if b.W() > .6*a.W() && max(a.X0, b.X0) > min(a.X0+.75*a.W(), b.X0+.75*b.W()) {
				return []kit.Box{a, b}
			}
		}
	}
	if len(round) > 0 {
		return round[:1]
	}
	return []kit.Box{kit.FromScene(nodes).Bounds()}
}
