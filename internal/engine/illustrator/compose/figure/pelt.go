package figure

import (
	"fmt"
	"math"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/person"
)

// PeltOf returns the body of an animal that stands upright: what of it no clothes cover is its own coat.
func (c *Drawer) PeltOf(i int, h layout.How) *person.Pelt {
	s := c.Subject(i)
	if IsCreature(s) {
		return c.creaturePelt(s)
	}
	p := &person.Pelt{Girth: .9}
	if s.Kind == brief.Bird {
		b := bird.CoatOf(c.birdSpec(i, h))
		p.Fur, p.Belly, p.Limbs, p.Feet, p.Foot = b.Feathers, b.Belly, b.Wings, b.Legs, "wing"
	} else {
		spec := c.animalSpec(i, h)
		a := animal.CoatOf(spec, strings.HasPrefix(PersonPoseOf(h.Pose), "sitting") || h.Pose == "riding")
		p.Fur, p.Belly, p.Limbs, p.Feet, p.Foot, p.Girth = a.Fur, a.Belly, a.Limbs, a.Feet, a.Foot, a.Girth
		p.Tail, p.Rump, p.Shell = a.Tail, a.Rump, a.Shell
		p.Fill, _ = FillOf(a.Pattern)
		if s.Young {
			p.Girth *= 1.1
		}
	}
	if f, ok := FillOf(s.Fill); ok {
		p.Fill = f
	}
	p.Cm = uprightSize(ownLength(s))
	return p
}

// lengths are those of animals on their own legs in centimeters, by species and age.
var lengths sync.Map

// ownLength is the length of an animal on its own legs in centimeters.
func ownLength(s brief.Subject) float64 {
	key := fmt.Sprint(s.Kind, s.ID, s.Young)
	if cm, ok := lengths.Load(key); ok {
		return cm.(float64)
	}
	var d kit.Drawing
	if s.Kind == brief.Bird {
		d = bird.Draw(bird.Spec{Species: s.ID, Young: s.Young})
	} else {
		d = animal.Draw(animal.Spec{Species: s.ID, Young: s.Young})
	}
	cm := RealSize(d)
	lengths.Store(key, cm)
	return cm
}

// uprightSize is the height of an animal that stands upright, by its length on its own legs in centimeters: between its own and a
// person's, because it handles the things that people do.
func uprightSize(cm float64) float64 { return min(max(math.Sqrt(cm*130), 45), 210) }
