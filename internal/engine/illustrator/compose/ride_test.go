package compose

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
)

// The feet of animals, whose legs are short, hung in the air above the pedals.
func TestEveryRiderReachesThePedalsAndTheGrips(t *testing.T) {
	var riders []brief.Subject
	for _, id := range animal.Species() {
		riders = append(riders, brief.Subject{Kind: brief.Animal, ID: id, Count: 1})
	}
	for _, id := range bird.Species() {
		riders = append(riders, brief.Subject{Kind: brief.Bird, ID: id, Count: 1})
	}
	for _, age := range []string{"toddler", "child", "teen", "adult", "elderly"} {
		riders = append(riders, brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: age}})
	}
	for _, mount := range []string{"bicycle", "motorcycle", "tricycle", "unicycle"} {
		for i, rider := range riders {
			if mount != "bicycle" && i%17 != 0 {
				continue
			}
			c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: mount, Count: 1}, rider}, Relations: []brief.Relation{{From: 1, Kind: "riding", To: 0}}}})
			k := c.place(0, c.draw(0, how{facing: kit.Right}), standing(c.draw(0, how{facing: kit.Right}), 1))
			who := c.astride(k, 1, how{}, 0).root
			for _, name := range []string{"seat", "handNear", "handFar", "footNear", "footFar"} {
				if !k.root.has(name) {
					continue
				}
				want, at := k.root.anchor(name), who.anchor(name)
				if off := math.Hypot(want.X-at.X, want.Y-at.Y); off > .03*bySize(k.root) {
					t.Errorf("%s%s on a %s: %s is %.0f from where it belongs on a mount of %.0f", rider.ID, ageOf(rider), mount, name, off, bySize(k.root))
				}
			}
		}
	}
}

func ageOf(s brief.Subject) string {
	if s.Person == nil {
		return ""
	}
	return s.Person.Age
}
