package relation

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// soften is the power that brings real sizes nearer to each other: an elephant is 33 times as long as a mouse, and is drawn 7
// times as long.
const soften = .55

// gap is the distance between things beside each other, as a share of the smaller one's height.
const gap = .06

// sizeWords are what words for size do.
var sizeWords = map[string]float64{"tiny": .55, "small": .75, "big": 1.35, "giant": 2.4, "dwarfed": .4}

// softSize returns the length in a cluster of something so many centimeters long.
func softSize(cm float64) float64 { return 10 * math.Pow(max(cm, .5), soften) }

// scaleOf is the factor from a drawing's units to softened centimeters.
func (c *Placer) scaleOf(i int, d kit.Drawing) float64 {
	k := softSize(figure.RealSize(d)) / max(d.Box.W(), d.Box.H(), 1e-9)
	if f, ok := sizeWords[c.Subject(i).Size]; ok {
		k *= f
	}
	return k
}

// leastRatio is the smallest share of another thing's length at which something that meets it is drawn.
const leastRatio = .17

// scaleBeside is the factor for a drawing that meets another one: power 1 keeps their real proportions, less softens them.
func (c *Placer) scaleBeside(i int, d kit.Drawing, by layout.Instance, power float64) float64 {
	long := max(d.Box.W(), d.Box.H(), 1e-9)
	if c.kin(i, by.Subject) {
		power = 1
	}
	ratio := math.Pow(figure.RealSize(d)/max(figure.RealSize(by.Drawing), 1e-9), power)
	k := bySize(by) * max(leastRatio, min(ratio, 1/leastRatio)) / long
	if f, ok := sizeWords[c.Subject(i).Size]; ok {
		k *= f
	}
	if f, ok := sizeWords[c.Subject(by.Subject).Size]; ok && figure.Living(c.Subject(by.Subject)) {
		k /= f // what is beside a giant is small
	}
	return k
}

// kin reports whether two subjects are a grown one and a young one of a kind: a mother is as much larger than her child as she is.
func (c *Placer) kin(i, j int) bool {
	a, b := c.Subject(i), c.Subject(j)
	if a.Kind == brief.Person && b.Kind == brief.Person {
		return hierarchy.LifeStage(a) != hierarchy.LifeStage(b)
	}
	return a.Kind == b.Kind && a.Kind != brief.Piece && a.Young != b.Young
}

// contrast is how many times as long one thing is at least as another, where one is called big and the other one tiny.
const contrast = 1.75

// sizeOf is what the word for a subject's size does to it.
func sizeOf(s brief.Subject) float64 {
	if f, ok := sizeWords[s.Size]; ok {
		return f
	}
	return 1
}

// bySize is the longer side of an instance in its cluster.
func bySize(in layout.Instance) float64 {
	return max(in.Drawing.Box.W(), in.Drawing.Box.H()) * float64(in.M.Scale())
}

// standing puts a drawing at a scale with its ground at the origin.
func standing(d kit.Drawing, k float64) scene.Matrix {
	g, ok := d.Anchors["ground"]
	if !ok {
		g = layout.Guess(d.Box, "ground")
	}
	return scene.ScaleBy(float32(k), float32(k)).Mul(layout.Translate(-g.X, -g.Y))
}

// oddContrast is how many times as long one of several copies is at least as the others, where it is called big or small.
const oddContrast = 1.6

// oddSize is how many times as long a copy of a subject is as the others: "two apples, one big and one small".
func (c *Placer) oddSize(i, k int) float64 {
	s := c.Subject(i)
	if s.Odd == nil || k < s.Odd.At || k >= s.Odd.At+max(s.Odd.Few, 1) {
		return 1
	}
	switch f := sizeOf(s.Odd.Subject) / sizeOf(s); {
	case f > 1:
		return max(f, oddContrast)
	case f < 1:
		return min(f, 1/oddContrast)
	}
	return 1
}

// summits are what somebody stands on who would not be seen there in real proportions, leastOnTop the share of it that they measure then.
var summits = figure.Words("mountain mountains volcano hill cliff planet earth moon globe pier bridge stage")

const leastOnTop = .34

// leastOnTop is what somebody measures at least on the top of a mountain or a building.
func (c *Placer) leastOnTop(on, who layout.Instance) float64 {
	group := library.GroupOf(c.Subject(on.Subject).ID)
	switch {
	case summits[c.Subject(on.Subject).ID]:
		return leastOnTop * bySize(on)
	case (group == "buildings" || group == "landmarks") && c.Creature(who.Subject) && c.Subject(who.Subject).Size == "big":
		return leastOnTop * bySize(on)
	case (group == "buildings" || group == "landmarks") && c.Creature(who.Subject):
		return leastOnRoof * bySize(on)
	}
	return 0
}

// leastOnRoof is the same of who is on a building.
const leastOnRoof = .24
