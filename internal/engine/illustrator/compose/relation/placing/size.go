package placing

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

// Gap is the distance between things beside each other, as a share of the smaller one's height.
const Gap = .06

// SizeWords are what words for size do.
var SizeWords = map[string]float64{"tiny": .55, "small": .75, "big": 1.35, "giant": 2.4, "dwarfed": .4}

// softSize returns the length in a cluster of something so many centimeters long.
func softSize(cm float64) float64 { return 10 * math.Pow(max(cm, .5), soften) }

// ScaleOf is the factor from a drawing's units to softened centimeters.
func (c *Placer) ScaleOf(i int, d kit.Drawing) float64 {
	k := softSize(figure.RealSize(d)) / max(d.Box.W(), d.Box.H(), 1e-9)
	if f, ok := SizeWords[c.Subject(i).Size]; ok {
		k *= f
	}
	return k
}

// leastRatio is the smallest share of another thing's length at which something that meets it is drawn.
const leastRatio = .17

// ScaleBeside is the factor for a drawing that meets another one: power 1 keeps their real proportions, less softens them.
func (c *Placer) ScaleBeside(i int, d kit.Drawing, by layout.Instance, power float64) float64 {
	long := max(d.Box.W(), d.Box.H(), 1e-9)
	if c.Kin(i, by.Subject) {
		power = 1
	}
	ratio := math.Pow(figure.RealSize(d)/max(figure.RealSize(by.Drawing), 1e-9), power)
	k := BySize(by) * max(leastRatio, min(ratio, 1/leastRatio)) / long
	if f, ok := SizeWords[c.Subject(i).Size]; ok {
		k *= f
	}
	if f, ok := SizeWords[c.Subject(by.Subject).Size]; ok && figure.Living(c.Subject(by.Subject)) {
		k /= f // what is beside a giant is small
	}
	return k
}

// Kin reports whether two subjects are a grown one and a young one of a kind: a mother is as much larger than her child as she is.
func (c *Placer) Kin(i, j int) bool {
	a, b := c.Subject(i), c.Subject(j)
	if a.Kind == brief.Person && b.Kind == brief.Person {
		return hierarchy.LifeStage(a) != hierarchy.LifeStage(b)
	}
	return a.Kind == b.Kind && a.Kind != brief.Piece && a.Young != b.Young
}

// Contrast is how many times as long one thing is at least as another, where one is called big and the other one tiny.
const Contrast = 1.75

// SizeOf is what the word for a subject's size does to it.
func SizeOf(s brief.Subject) float64 {
	if f, ok := SizeWords[s.Size]; ok {
		return f
	}
	return 1
}

// BySize is the longer side of an instance in its cluster.
func BySize(in layout.Instance) float64 {
	return max(in.Drawing.Box.W(), in.Drawing.Box.H()) * float64(in.M.Scale())
}

// Standing puts a drawing at a scale with its ground at the origin.
func Standing(d kit.Drawing, k float64) scene.Matrix {
	g, ok := d.Anchors["ground"]
	if !ok {
		g = layout.Guess(d.Box, "ground")
	}
	return scene.ScaleBy(float32(k), float32(k)).Mul(layout.Translate(-g.X, -g.Y))
}

// OddContrast is how many times as long one of several copies is at least as the others, where it is called big or small.
const OddContrast = 1.6

// OddSize is how many times as long a copy of a subject is as the others: "two apples, one big and one small".
func (c *Placer) OddSize(i, k int) float64 {
	s := c.Subject(i)
	if s.Odd == nil || k < s.Odd.At || k >= s.Odd.At+max(s.Odd.Few, 1) {
		return 1
	}
	switch f := SizeOf(s.Odd.Subject) / SizeOf(s); {
	case f > 1:
		return max(f, OddContrast)
	case f < 1:
		return min(f, 1/OddContrast)
	}
	return 1
}

// summits are what somebody stands on who would not be seen there in real proportions, leastOnTop the share of it that they measure then.
var summits = figure.Words("mountain mountains volcano hill cliff planet earth moon globe pier bridge stage")

const leastOnTop = .34

// LeastOnTop is what somebody measures at least on the top of a mountain or a building.
func (c *Placer) LeastOnTop(on, who layout.Instance) float64 {
	group := library.GroupOf(c.Subject(on.Subject).ID)
	switch {
	case summits[c.Subject(on.Subject).ID]:
		return leastOnTop * BySize(on)
	case (group == "buildings" || group == "landmarks") && c.Creature(who.Subject) && c.Subject(who.Subject).Size == "big":
		return leastOnTop * BySize(on)
	case (group == "buildings" || group == "landmarks") && c.Creature(who.Subject):
		return leastOnRoof * BySize(on)
	}
	return 0
}

// leastOnRoof is the same of who is on a building.
const leastOnRoof = .24
