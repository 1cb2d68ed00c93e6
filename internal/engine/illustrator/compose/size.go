package compose

import (
	"cmp"
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// soften is the power that brings real sizes nearer to each other: an elephant is 33 times as long as a mouse, and is drawn 7
// times as long.
const soften = .55

// gap is the distance between things beside each other, as a share of the smaller one's height.
const gap = .06

// sizeWords are what words for size do.
var sizeWords = map[string]float64{"tiny": .55, "small": .75, "big": 1.35}

// softSize returns the length in a cluster of something so many centimeters long.
func softSize(cm float64) float64 { return 10 * math.Pow(max(cm, .5), soften) }

// realSize is the longer side of a drawing in centimeters.
func realSize(d kit.Drawing) float64 { return d.Unit * max(d.Box.W(), d.Box.H()) }

// scaleOf is the factor from a drawing's units to softened centimeters.
func (c *composer) scaleOf(i int, d kit.Drawing) float64 {
	k := softSize(realSize(d)) / max(d.Box.W(), d.Box.H(), 1e-9)
	if f, ok := sizeWords[c.subject(i).Size]; ok {
		k *= f
	}
	return k
}

// leastRatio is the smallest share of another thing's length at which something that meets it is drawn.
const leastRatio = .17

// scaleBeside is the factor for a drawing that meets another one: power 1 keeps their real proportions, less softens them.
func (c *composer) scaleBeside(i int, d kit.Drawing, by instance, power float64) float64 {
	long := max(d.Box.W(), d.Box.H(), 1e-9)
	if c.kin(i, by.subject) {
		power = 1
	}
	ratio := math.Pow(realSize(d)/max(realSize(by.drawing), 1e-9), power)
	k := bySize(by) * max(leastRatio, min(ratio, 1/leastRatio)) / long
	if f, ok := sizeWords[c.subject(i).Size]; ok {
		k *= f
	}
	if f, ok := sizeWords[c.subject(by.subject).Size]; ok && living(c.subject(by.subject)) {
		k /= f // what is beside a giant is small
	}
	return k
}

// kin reports whether two subjects are a grown one and a young one of a kind: a mother is as much larger than her child as she is.
func (c *composer) kin(i, j int) bool {
	a, b := c.subject(i), c.subject(j)
	if a.Kind == brief.Person && b.Kind == brief.Person {
		return lifeStage(a) != lifeStage(b)
	}
	return a.Kind == b.Kind && a.Kind != brief.Piece && a.Young != b.Young
}

// lifeStage is what was said of somebody's age, with all who are grown alike.
func lifeStage(s brief.Subject) string {
	if s.Person == nil || s.Person.Age == "elder" || s.Person.Age == "young" {
		return "adult"
	}
	return cmp.Or(s.Person.Age, "adult")
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
func bySize(in instance) float64 {
	return max(in.drawing.Box.W(), in.drawing.Box.H()) * float64(in.m.Scale())
}

// standing puts a drawing at a scale with its ground at the origin.
func standing(d kit.Drawing, k float64) scene.Matrix {
	g, ok := d.Anchors["ground"]
	if !ok {
		g = guess(d.Box, "ground")
	}
	return scene.ScaleBy(float32(k), float32(k)).Mul(translate(-g.X, -g.Y))
}
